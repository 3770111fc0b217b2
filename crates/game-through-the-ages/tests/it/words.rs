//! The game in words: complete, distinguishable and without secrets, in every language.

use std::sync::LazyLock;

use engine::testkit::RandomMatch;
use engine::{Game, Language, Present, Rejection, Rng, Seat, Viewer, rule};
use game_through_the_ages::cards::{Age, Card, Category, Kind};
use game_through_the_ages::event::{Bonus, What};
use game_through_the_ages::options::{BonusCards, Level, Options};
use game_through_the_ages::refusal::{Asked, Why};
use game_through_the_ages::task::Side;
use game_through_the_ages::{Action, Event, State, View};
use texts::testkit::{Often, Words, assert_complete};

use crate::scene::{scene_with, tech};

static WORDS: LazyLock<Words<State>> = LazyLock::new(Words::new);

/// Whole random matches of all levels.
fn matches() -> Vec<RandomMatch<State>> {
    let full = Options::default();
    let tables = [
        (1, 2, Options { level: Level::Simple, ..full }),
        (2, 3, Options { level: Level::Advanced, alternative_corruption: true, ..full }),
        (3, 4, full),
        (4, 3, Options { bonus_cards: BonusCards::Private, less_mean: true, ..full }),
    ];
    let table = |(seed, seats, options)| RandomMatch { options, seats, seed, max_actions: usize::MAX };
    tables.map(table).into()
}

#[test]
fn every_sentence_is_there_in_every_language() {
    assert_complete::<State>(env!("CARGO_MANIFEST_DIR"), &[]);
}

#[test]
fn every_position_has_words_in_every_language() {
    let told = WORDS.assert_told(&matches(), Often { look_every: 3, read_every: 60 });
    assert!(told.log.len() > 45 && told.ideas.0 > 300 && told.ideas.1 > 1000, "{told:?}");
    assert!(told.repeated.is_empty(), "{:?}", told.repeated);
}

/// What random play hardly ever meets.
#[test]
fn rare_events_have_words_too() {
    let (seat, other) = (Seat(0), Seat(2));
    let rare = [
        Event::Reshuffled { age: Age::I },
        Event::WarDropped { card: Card::HolyWarIii },
        Event::TechnologyTaken { victor: seat, loser: other, card: Card::Strategy },
        Event::Traded { seat, gives: What::Food },
        Event::Traded { seat, gives: What::Resources },
        Event::Left { seat },
        Event::LeftIt { seat },
        Event::Stayed { seat },
        Event::Helped { seat, partner: other, science: 1 },
        Event::Missing { seat, actions: 2 },
        Event::WorkerLost { seat, from: Some(tech(Card::Iron)) },
        Event::WorkerLost { seat, from: None },
        Event::TokensMoved { from: seat, to: other, tokens: 1 },
        Event::Overpaid { seat, what: What::Food, amount: 1 },
        Event::Paid { seat, tech: tech(Card::Iron), paid: 2 },
        Event::PaysByHand { seat, what: What::Resources, due: 1 },
        Event::ByHand { seat, on: true },
        Event::ByHand { seat, on: false },
        Event::Returned { seat, workers: 2 },
        Event::WarComes { attacker: seat, defender: other, card: Card::HolyWarIii },
        Event::Destroyed { seat, tech: tech(Card::Iron), own: true },
        Event::Built { seat, tech: tech(Card::Religion), cost: 0 },
        Event::BonusLaid { cards: [Card::ImpactOfScience].into_iter().collect() },
        Event::BonusPicked { seat, card: Card::ImpactOfScience },
        Event::BonusShown { card: Card::ImpactOfScience },
        Event::FinalBonus { seat, what: Bonus::Production, culture: 3 },
        Event::FinalEvent { seat, card: Card::ImpactOfHappiness, culture: -2 },
        Event::ColonyLost { seat, card: Card::FertileTerritoryI, taker: Some(other) },
        Event::Fought { attacker: seat, defender: other, card: Card::HolyWarIii, attack: 3, defense: 3 },
        Event::Fought { attacker: seat, defender: other, card: Card::HolyWarIii, attack: 3, defense: 5 },
        Event::PactOffered { from: seat, to: other, card: Card::PeaceTreaty, side: Side::A },
    ];
    for event in rare {
        for sentence in State::tell(&event, Viewer::Public) {
            for reader in [None, Some(seat), Some(other)] {
                for language in Language::ALL {
                    assert!(WORDS.say(language, reader, &sentence).ends_with('.'));
                }
            }
        }
    }
}

/// TTA-5.1, TTA-5.2: with the first decision it is told who begins, and the row as it lay then; later nothing of it.
#[test]
fn the_beginning_is_told_once() {
    let table = RandomMatch::<State> { options: Options::default(), seats: 3, seed: 5, max_actions: 20 };
    let first = State::setup(&table.options, table.seats, Rng::from_number(table.seed)).unwrap();
    let row = first.table.row.iter().flatten().map(|card| WORDS.name(Language::En, card.name()));
    let row = row.collect::<Vec<_>>().join(", ");
    let starts = WORDS.player(first.table.start);
    let mut told = Vec::new();
    table.play(|_, _, events| {
        let lines = events.iter().flat_map(|event| State::tell(event, Viewer::Public));
        told.extend(lines.map(|line| WORDS.english(None, &line)));
    });
    let begins = format!("for 3 players; {starts} is the start player.");
    assert!(told[0].ends_with(&begins), "{told:?}");
    assert_eq!(told.iter().filter(|line| line.ends_with(&begins)).count(), 1, "{told:?}");
    for name in row.split(", ") {
        assert!(told[1].starts_with("The card row: ") && told[1].contains(name), "{name}: {told:?}");
    }
}

#[test]
fn the_log_is_told_like_by_a_player() {
    let (anna, zheng) = (Seat(0), Seat(2));
    let tell =
        |event: &Event, language, you| WORDS.say(language, you, &State::tell(event, Viewer::Public)[0]);
    let took = Event::Took { seat: anna, card: Card::Iron, price: 2 };
    assert_eq!(tell(&took, Language::En, Some(anna)), "You take Iron for 2 civil actions.");
    assert_eq!(tell(&took, Language::En, None), "Anna takes Iron for 2 civil actions.");
    assert_eq!(tell(&took, Language::De, None), "Anna nimmt Eisen für 2 Zivilaktionen.");
    assert_eq!(tell(&took, Language::Nl, Some(anna)), "Je neemt IJzer voor 2 civiele acties.");
    let attack = Event::Attack { attacker: zheng, defender: anna, card: Card::SpyIi, cost: 1 };
    assert_eq!(
        tell(&attack, Language::De, Some(anna)),
        "Zheng He spielt Spion gegen dich für 1 Militäraktion."
    );
    let fought =
        Event::Fought { attacker: zheng, defender: anna, card: Card::SpyIi, attack: 17, defense: 10 };
    assert_eq!(tell(&fought, Language::En, Some(anna)), "Spy: Zheng He wins against you, 17 to 10.");
    let stages = Event::Stages { seat: anna, card: Card::Pyramids, stages: 1, cost: 1 };
    assert_eq!(tell(&stages, Language::En, None), "Anna builds a stage of Pyramids for 1 resource.");
    assert_eq!(
        tell(&stages, Language::De, None),
        "Anna baut einen Teil des Wunders Pyramiden für 1 Rohstoff."
    );
    let bronze = tech(Card::Bronze);
    let built = Event::Built { seat: anna, tech: bronze, cost: 2 };
    assert_eq!(tell(&built, Language::En, None), "Anna builds a mine (Bronze) for 2 resources.");
    let [own, lost] = [true, false].map(|own| Event::Destroyed { seat: anna, tech: bronze, own });
    assert_eq!(tell(&own, Language::En, None), "Anna destroys a mine (Bronze).");
    assert_eq!(tell(&lost, Language::En, None), "Anna loses a mine (Bronze).");
    let moved = Event::TokensMoved { from: anna, to: zheng, tokens: 2 };
    assert_eq!(
        tell(&moved, Language::En, Some(anna)),
        "2 yellow tokens go from your bank to that of Zheng He."
    );
}

#[test]
fn secrets_are_told_to_their_owners_only() {
    let drew = Event::Drew { seat: Seat(1), cards: [engine::Seen::Known(Card::SpyIi)].into_iter().collect() };
    let tell = |viewer| {
        let event = State::disclose(&drew, viewer).unwrap();
        WORDS.english(viewer.seat(), &State::tell(&event, viewer)[0])
    };
    assert_eq!(tell(Viewer::Seat(Seat(1))), "You draw Spy.");
    assert_eq!(tell(Viewer::Seat(Seat(0))), "Hypatia draws a military card.");
    assert_eq!(tell(Viewer::Public), "Hypatia draws a military card.");
}

/// Every reason, with something filled in.
fn reasons() -> Vec<Why> {
    let (card, seat, iron, age) = (Card::Iron, Seat(1), tech(Card::Iron), Age::Ii);
    let numbers = [
        Why::TooFewCivil { need: 1, have: 0 },
        Why::TooFewMilitary { need: 3, have: 1 },
        Why::TooLittleFood { need: 3, have: 1 },
        Why::TooFewResources { need: 1, have: 0 },
        Why::TooLittleScience { need: 9, have: 4 },
        Why::UrbanLimit { category: Category::Lab, limit: 2 },
        Why::TooManyStages { most: 1 },
        Why::EmptySpace { space: 3 },
        Why::HandFull { limit: 4 },
        Why::BidTooHigh { most: 3 },
        Why::BidTooLow { least: 3 },
        Why::TooLittleForce { need: 3, have: 1 },
        Why::LeaderTaken { age },
        Why::NotThatMix { least: 1, most: 3 },
        Why::OneKind { amount: 2 },
        Why::WorthTooMuch { worth: 5, left: 2 },
        Why::AtMost { most: 2 },
    ];
    let cards = [
        Why::NotThatKind { card },
        Why::NotInHand { card },
        Why::NotContained { card },
        Why::NothingFor { card },
        Why::NotInPlay { tech: iron },
        Why::NoWorkerOn { tech: iron },
        Why::NoTokenOn { tech: iron },
        Why::NotABuilding { tech: iron },
        Why::NotUrban { tech: iron },
        Why::NotAUnit { tech: iron },
        Why::NoUpgrade { from: iron, to: tech(Card::Irrigation) },
        Why::AlreadyHave { card },
        Why::TakenThisTurn { card },
        Why::OlderSpecial { card },
        Why::IsGovernment { card },
        Why::NoTarget { card, victim: seat },
        Why::NoSuchPact { card },
        Why::NotOffered { card },
        Why::OtherTechnology { tech: iron },
        Why::NotTheirs { card },
        Why::HaveNewer { card },
        Why::NotTurnable { card },
        Why::WrongToken { tech: iron },
    ];
    let seats = [
        Why::NotYourTurn { active: seat },
        Why::PartnerLacksScience { partner: seat },
        Why::NoSuchVictim { victim: seat },
        Why::PactForbids { partner: seat },
        Why::WarForbidden { victim: seat },
        Why::MarkerTaken { victim: seat },
    ];
    let plain = [
        Why::GameOver,
        Why::NotAsked,
        Why::PoliticsOver,
        Why::NothingToDiscard,
        Why::SimpleGame,
        Why::FirstRound,
        Why::BankEmpty,
        Why::NoUnusedWorker,
        Why::NoWonder,
        Why::NoBlueToken,
        Why::WonderBegun,
        Why::ActionsUsed,
        Why::MilitaryActionsUsed,
        Why::AfterRevolution,
        Why::NoLiner,
        Why::NoBarbarossa,
        Why::NoTrade,
        Why::NothingToTrade,
        Why::NoDrawing,
        Why::NoDeck,
        Why::NoColumbus,
        Why::AttacksForbidden,
        Why::LastRound,
        Why::NoSacrifice,
        Why::NoBonusInAttack,
        Why::NoBonusInWar,
        Why::TwoPlayers,
        Why::OneSide,
        Why::NoUnits,
        Why::NeedsUnit,
        Why::RazedEnough,
        Why::MustRaze,
        Why::MustPay,
        Why::HandAlready,
        Why::NoLeaving,
    ];
    let asked = [
        Asked::War,
        Asked::Politics,
        Asked::Discard,
        Asked::Stay,
        Asked::Bonus,
        Asked::Contained,
        Asked::Goods,
        Asked::Division,
        Asked::YesOrNo,
        Asked::FreeBuilding,
        Asked::Worker,
        Asked::Building,
        Asked::Token,
        Asked::Colony,
        Asked::RowCards,
        Asked::FaceDown,
        Asked::Raze,
        Asked::Bid,
        Asked::Force,
        Asked::Sacrifice,
        Asked::Defense,
        Asked::BonusCard,
        Asked::Spoils,
        Asked::Pact,
        Asked::Food,
        Asked::Mines,
        Asked::Payment,
        Asked::Drawing,
        Asked::Enough,
    ];
    let asked =
        asked.iter().flat_map(|asked| [Why::First { asked: *asked }, Why::NothingAsked { asked: *asked }]);
    [&numbers[..], &cards, &seats, &plain].concat().into_iter().chain(asked).collect()
}

#[test]
fn every_reason_has_words() {
    let refused = |why| Rejection::from(rule("TTA-7.5").refuse(why));
    reasons().into_iter().for_each(|why| WORDS.assert_answered(Seat(0), &refused(why)));
}

#[test]
fn every_card_has_a_text_and_the_doubtful_ones_are_marked() {
    let cards = WORDS.assert_cards();
    assert_eq!(cards.len(), Card::ALL.len());
    for (facts, card) in cards.iter().zip(Card::ALL) {
        assert_eq!(facts.id, card.id());
        assert!(facts.text.len() > 1, "{} has no text", facts.id);
        let weak = facts.provenance == "designed" || facts.provenance.contains("2015 edition");
        let war = matches!(card.kind(), Kind::War(_));
        assert!(!(weak || war) || facts.doubtful.is_some(), "{} is not marked", facts.id);
        assert!(facts.doubtful.is_none() || weak || war || *card == Card::LightCavalry, "{}", facts.id);
    }
    let text = |card: Card| {
        let facts = cards.iter().find(|facts| facts.id == card.id()).unwrap();
        facts.text.iter().map(|line| WORDS.english(None, line)).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(
        text(Card::Iron),
        "Age I; costs 5 science; each building or unit costs 5 resources; each worker gives 2 resources"
    );
    assert_eq!(
        text(Card::Colossus),
        "Age A; stages: 3 + 3 resources; +1 culture per round; +1 strength; +1 when colonizing"
    );
    assert_eq!(text(Card::MedievalArmy), "Age I; army of 1 × Infantry and 1 × Cavalry: +2 strength");
}

#[test]
fn leaving_is_offered_as_a_form() {
    let mut scene = scene_with(Options::default(), 3);
    let view = |scene: &crate::scene::Scene| -> View { scene.state.view(Viewer::Seat(Seat(1))) };
    assert!(State::form(&view(&scene), Seat(1)).is_none());
    let leave = [("what".to_owned(), "leave".to_owned())];
    assert_eq!(State::compose(&view(&scene), Seat(1), &leave).unwrap_err().rule.0, "TTA-26.4");
    scene.plays(0, Action::EndTurn);
    assert!(State::form(&view(&scene), Seat(1)).is_some());
    assert_eq!(State::compose(&view(&scene), Seat(1), &leave), Ok(Action::Leave));
}
