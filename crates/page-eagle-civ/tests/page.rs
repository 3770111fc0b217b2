//! The page over random matches; what every page owes is said by `look::testkit`.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Language, Seat, Seats, Viewer};
use game_eagle_civ::cards::{Kind, Wonder};
use game_eagle_civ::rules::battle::Strength;
use game_eagle_civ::state::{Battle, Faces, Holder, Pick, Side};
use game_eagle_civ::{Action, Event, Frame, State};
use look::KEPT;
use look::testkit::{Moment, Pages, assert_legal, attributes};
use serde_json::{Value, json};

fn pages(options: Value) -> Pages<State> {
    // Rarer questions come up if few turns are spent on nothing.
    let dull = |action: &Action| {
        matches!(action, Action::EndMoves | Action::EndAttacks | Action::EndTrade | Action::Offer(_))
    };
    Pages::new(&page_eagle_civ::FACE).with(options).shunning(dull)
}

/// The kind of the question that a position asks.
fn question(at: &Moment<'_, State>) -> String {
    let frame = serde_json::to_value(at.state.table.frame()).expect("JSON");
    match &frame {
        Value::String(kind) => kind.clone(),
        Value::Object(kind) => kind.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// What may be looked at beside the question.
const QUERIES: [&str; 4] = ["", "look=scores", "look=map&seam=atlantic", "look=technologies"];

/// How keys of messages begin, which would be shown if their sentence were missing.
const KEYS: [&str; 9] = ["ask-", "bill-", "path-", "track-", "goal-", "spoken-", "tip-", "form-", "hint-"];

/// Plays random matches until every kind of question has come up, and holds the first of each kind, for each number of
/// players, against what the pages offer; its markup is sound, also where a rare question is asked.
fn assert_reached(options: &Value, questions: &[&str], seeds: std::ops::Range<u64>) {
    let pages = pages(options.clone());
    let mut seen: BTreeMap<(String, u8), u32> = BTreeMap::new();
    let is_asked =
        |seen: &BTreeMap<(String, u8), u32>, kind: &str| seen.keys().any(|(asked, _)| asked == kind);
    let least = seeds.start + 5;
    for seed in seeds {
        if seed >= least && questions.iter().all(|kind| is_asked(&seen, kind)) {
            break;
        }
        let players = 2 + u8::try_from(seed % 5).expect("small");
        pages.random_match(players, seed, |at| {
            let count = seen.entry((question(at), players)).or_default();
            *count += 1;
            if *count == 1 {
                assert_legal(at, &pages.reachable(at));
                pages.assert_sound_at(at, &[""], &KEYS);
            }
        });
    }
    let rare: Vec<_> = questions.iter().filter(|kind| !is_asked(&seen, kind)).collect();
    assert!(rare.is_empty(), "never asked: {rare:?} in {seen:?}");
}

/// What the standard rules ask.
const STANDARD: [&str; 12] = [
    "draft",
    "move",
    "react",
    "attack",
    "join",
    "pick",
    "trade",
    "purchase",
    "place",
    "minor_unit",
    "claim",
    "over",
];

/// What the advanced rules ask besides.
const ADVANCED: [&str; 4] = ["assign", "free_technology", "grow", "place"];

#[test]
fn every_legal_action_is_reached_in_the_standard_rules() {
    assert_reached(&json!({}), &STANDARD, 1..60);
}

#[test]
fn every_legal_action_is_reached_in_the_first_printing() {
    assert_reached(&json!({ "edition": "first" }), &["draft", "move", "trade", "purchase"], 11..30);
}

#[test]
fn every_legal_action_is_reached_in_the_advanced_rules() {
    assert_reached(&json!({ "rules": "advanced", "length": "long" }), &ADVANCED, 21..60);
}

#[test]
fn every_legal_action_is_reached_in_the_advanced_rules_of_the_first_printing() {
    let options = json!({ "rules": "advanced", "length": "medium", "edition": "first" });
    assert_reached(&options, &["assign", "free_technology"], 31..60);
}

#[test]
fn targets_carry_legal_actions_only() {
    let pages = pages(json!({}));
    pages.sample(4, 11, 40, |at| {
        let mut legal = Vec::new();
        at.state.legal_actions(at.seat, &mut legal);
        let json = |action| serde_json::to_value(action).expect("JSON").to_string();
        let legal: BTreeSet<String> = legal.iter().map(json).collect();
        let markup = pages.first_page(at);
        let links = attributes(&markup, "href")
            .into_iter()
            .filter_map(|link| Some(link.split_once('?')?.1.to_owned()));
        let mut queries: Vec<String> = links.filter(|query| query.starts_with("group=")).take(4).collect();
        queries.push(String::new());
        for query in queries {
            let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, &query);
            for action in attributes(&markup, "data-action") {
                let action: Value = serde_json::from_str(&action).expect("JSON");
                assert!(legal.contains(&action.to_string()), "{} {query}: {action}", at.number);
            }
        }
    });
}

#[test]
fn the_markup_is_sound_for_everybody_in_every_language() {
    for options in [
        json!({}),
        json!({ "edition": "first", "hidden_gold": true }),
        json!({ "rules": "advanced", "length": "short", "hidden_gold": true }),
        json!({ "rules": "advanced", "length": "short", "edition": "first" }),
    ] {
        pages(options).assert_sound(&QUERIES, &KEYS);
    }
}

#[test]
fn a_query_from_anywhere_does_no_harm() {
    pages(json!({})).assert_unharmed(&[
        "group=gallia.ancient_infantry.9.9&to=%00&way=x",
        "group=bomb&to=yukon",
        "partner=77&give-gold=99999999999&want-gold=-1&counter=9",
        "partner=1&give-card-yukon=1&want-card-yukon=2&give-pieces-yukon.settler.1.0=300",
        "look=<script>&seam=\"&many=two&unit=0.x.0&air=9",
        "list=buy.settler-buy.settler.nowhere-learn.%00-grow.yukon-sell.x-ship-improve.x---",
    ]);
}

#[test]
fn the_page_is_drawn_from_the_view_alone() {
    for options in [
        json!({}),
        json!({ "hidden_gold": true }),
        json!({ "edition": "first" }),
        json!({ "rules": "advanced", "length": "short", "hidden_gold": true }),
        json!({ "rules": "advanced", "length": "short", "edition": "first" }),
    ] {
        pages(options).assert_discreet();
    }
}

#[test]
fn a_battle_is_weighed_before_it_is_declared() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let pages = pages(json!({}));
    for seed in 40..100 {
        if seen.len() == 2 {
            break;
        }
        pages.random_match(3, seed, |at| {
            let declares = |action: &Action| matches!(action, Action::Attack { .. } | Action::Challenge);
            let mut legal = Vec::new();
            at.state.legal_actions(at.seat, &mut legal);
            let question = question(at);
            if legal.iter().any(declares) && !seen.contains(&question) {
                let markup = pages.first_page(at);
                // Who has only figures that do not fight declares in vain.
                if markup.contains("class=\"forecast\"") {
                    seen.insert(question);
                }
            }
        });
    }
    for question in ["attack", "react"] {
        assert!(
            seen.contains(question),
            "no odds before a battle that is declared by `{question}`: {seen:?}"
        );
    }
}

/// What the last production brought stands on the page, whatever was bought since: nothing of it is counted again.
#[test]
fn what_the_production_brought_is_what_was_told() {
    let pages = pages(json!({}));
    let mut seen = (0, 0);
    for seed in 60..64 {
        pages.random_match(3, seed, |at| {
            if question(at) != "purchase" {
                return;
            }
            let told = || at.told.iter().chain(at.news).rev();
            let income = told().find_map(|event| match event {
                Event::Income { seat, statement } if *seat == at.seat => Some(statement.total()),
                _ => None,
            });
            let since = told().take_while(|event| !matches!(event, Event::Critical { .. }));
            let price = |event: &Event| match *event {
                Event::Bought { seat, price, .. }
                | Event::Founded { seat, price, .. }
                | Event::Grew { seat, price, .. }
                | Event::Acquired { seat, price, .. } => (seat == at.seat).then_some(price),
                _ => None,
            };
            let paid: u16 = since.filter_map(price).sum();
            let Some(income) = income else { return };
            let markup = pages.first_page(at);
            assert!(markup.contains(&format!("the production brought {income}")), "position {}", at.number);
            assert_eq!(
                markup.contains(&format!("{paid} spent in this phase")),
                paid > 0,
                "position {}",
                at.number
            );
            seen.0 += 1;
            seen.1 += u32::from(paid > 0);
        });
    }
    assert!(seen.0 > 20 && seen.1 > 2, "seldom: {seen:?}");
}

/// The value of a hidden field of the button that buys everything on the list.
fn bought_by(markup: &str, field: &str) -> Option<String> {
    let form = markup.split_once("id=\"buy-all\"")?.1.split_once("</form>")?.0;
    let input = form.split_once(&format!("name=\"{field}\""))?.1;
    attributes(input, "value").into_iter().next()
}

/// The lists that one more thing would make.
fn longer(markup: &str) -> Vec<String> {
    let buttons = markup.split("class=\"onlist ").skip(1);
    buttons.filter_map(|button| attributes(button.split_once('>')?.0, "value").into_iter().next()).collect()
}

/// What the list says is what comes of it: every action is accepted in its turn, and as much gold is left; what cannot be
/// bought says why and stays.
#[test]
fn a_list_is_bought_in_order_and_what_cannot_be_bought_stays() {
    let mut seen = (0, 0, 0);
    for (options, seeds) in [(json!({}), 70..74), (json!({ "rules": "advanced", "length": "short" }), 74..78)]
    {
        let pages = pages(options);
        for seed in seeds {
            pages.random_match(3, seed, |at| {
                if question(at) != "purchase" || seen.0 > 60 {
                    return;
                }
                let mut list = String::new();
                for turn in 0..5 {
                    let markup =
                        pages.page(at, Viewer::Seat(at.seat), Language::En, &format!("{KEPT}={list}"));
                    let choices = longer(&markup);
                    let Some(next) = choices.get((at.number + turn * 3) % choices.len().max(1)) else {
                        break;
                    };
                    list.clone_from(next);
                }
                let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, &format!("{KEPT}={list}"));
                let Some(first) = bought_by(&markup, "action") else { return };
                let then = bought_by(&markup, "then").expect("a list follows");
                let then: Vec<Action> = serde_json::from_str(&then).expect("actions");
                let mut state = *at.state;
                for action in [serde_json::from_str(&first).expect("an action")].iter().chain(&then) {
                    state.play(at.seat, action, &mut ()).expect("it is bought in its turn");
                }
                let left = format!("gold, {} left", state.table.gold(at.seat));
                assert!(markup.contains(&left), "position {}: {left} with {list}", at.number);
                let rest = bought_by(&markup, KEPT).expect("what stays");
                let refused = markup.matches("class=\"listed__why\"").count();
                assert_eq!(
                    rest.split('-').filter(|key| !key.is_empty()).count(),
                    refused,
                    "{list} leaves {rest}"
                );
                seen = (seen.0 + 1, seen.1 + then.len(), seen.2 + refused);
            });
        }
    }
    assert!(seen.0 > 20 && seen.1 > 20 && seen.2 > 5, "seldom: {seen:?}");
}

/// The queries of all links that hold this pair.
fn queries(markup: &str, key: &str) -> Vec<String> {
    let links = attributes(markup, "href").into_iter();
    let queries = links.filter_map(|link| Some(link.split_once('?')?.1.to_owned()));
    queries.filter(|query| query.split('&').any(|pair| pair == key)).collect()
}

/// Whoever looks below a drawer, or cuts the world open elsewhere, finds everything as they left it.
#[test]
fn what_is_laid_out_stays_when_something_else_is_looked_at() {
    let pages = pages(json!({}));
    let mut seen = BTreeSet::new();
    for seed in 80..90 {
        pages.random_match(3, seed, |at| {
            let kept = match question(at).as_str() {
                "trade" => "partner=9&give-gold=1&want-gold=2",
                "purchase" => "list=buy.settler",
                _ => return,
            };
            if !seen.insert(question(at)) {
                return;
            }
            let markup = pages.page(at, Viewer::Seat(at.seat), Language::En, kept);
            let turn = markup.split_once("class=\"board__turn\"").expect("the seam").1;
            let turn = turn.split_once("</form>").expect("its end").0;
            for (key, value) in kept.split('&').filter_map(|pair| pair.split_once('=')) {
                assert!(turn.contains(&format!("name=\"{key}\" value=\"{value}\"")), "{key} is lost: {turn}");
            }
            if question(at) == "trade" {
                let map = queries(&markup, "look=map");
                assert!(map.iter().any(|query| query.contains(kept)), "{map:?}");
                let below = pages.page(at, Viewer::Seat(at.seat), Language::En, &format!("{kept}&look=map"));
                let back = queries(&below, "give-gold=1");
                assert!(back.iter().any(|query| !query.contains("look=")), "{back:?}");
            }
        });
    }
    assert_eq!(seen.len(), 2, "{seen:?}");
}

/// The decisions that a button or a target sends: the first, and what follows.
fn sent(first: &str, then: &str) -> Vec<Action> {
    let first: Action = serde_json::from_str(first).expect("an action");
    let then: Vec<Action> = serde_json::from_str(then).expect("actions");
    [first].into_iter().chain(then).collect()
}

/// Plays them in turn: nothing of it is refused.
fn played(at: &Moment<'_, State>, actions: &[Action]) -> State {
    let mut state = *at.state;
    for action in actions {
        state.play(at.seat, action, &mut ()).unwrap_or_else(|why| panic!("{actions:?}: {why:?}"));
    }
    state
}

/// EC-7.5, EC-7.9: all of a group go aboard with one click, as far as there is room, and over the sea with one more.
#[test]
fn as_many_as_a_ship_has_room_for_go_aboard_at_once() {
    let (mut aboard, mut full, mut far) = (0, 0, 0);
    let pages = pages(json!({}));
    for seed in 90..140 {
        if aboard >= 12 && full >= 1 && far >= 12 {
            break;
        }
        pages.random_match(3, seed, |at| {
            let mut legal = Vec::new();
            at.state.legal_actions(at.seat, &mut legal);
            let player = &at.state.table.players[at.seat];
            let boards = legal.iter().find_map(|action| match action {
                Action::Board { which, ship } => {
                    let group = player.group(*which).filter(|group| group.count > 1)?;
                    Some((*group, ship.area))
                }
                _ => None,
            });
            let Some((group, area)) = boards else { return };
            let which = group.which();
            let key = format!("{}.{}.{}.{}", area_id(which.area), which.kind.id(), which.points, which.ship);
            let markup = pages.page(
                at,
                Viewer::Seat(at.seat),
                Language::En,
                &format!("group={key}&to={}", area_id(area)),
            );
            let form = markup.split("data-play").find(|form| form.contains("name=\"then\""));
            let form = form.map(|form| form.split_once("</form>").expect("its end").0);
            let value = |field: &str| {
                let input = form?.split_once(&format!("name=\"{field}\""))?.1;
                attributes(input, "value").into_iter().next()
            };
            let before = at.state.table.players[at.seat].tally(|group| group.area == area && group.aboard());
            if let (Some(first), Some(then)) = (value("action"), value("then")) {
                let actions = sent(&first, &then);
                let state = played(at, &actions);
                let now = state.table.players[at.seat].tally(|group| group.area == area && group.aboard());
                assert_eq!(now - before, u32::try_from(actions.len()).expect("few"));
                // Who hears the map hears what the ship carries.
                let laden = Moment { state: &state, news: &[], ..*at };
                let markup = pages.page(&laden, Viewer::Public, Language::En, "");
                assert!(markup.contains(", aboard: "), "position {}: {actions:?}", at.number);
                aboard += 1;
                full += usize::from(actions.len() < usize::from(group.count));
            }
            for target in markup.split("target--far").skip(1) {
                let target = target.split_once('>').expect("a tag").0;
                let sends = [" data-action", " data-then"].map(|name| attributes(target, name.trim()));
                let [[first], [then]] = [&sends[0][..], &sends[1][..]] else { continue };
                played(at, &sent(first, then));
                far += 1;
            }
        });
    }
    assert!(aboard >= 12 && full >= 1 && far >= 12, "seldom: {aboard} aboard, {full} full, {far} further");
}

/// An area as it stands in an address.
fn area_id(area: game_eagle_civ::Area) -> &'static str {
    match area {
        game_eagle_civ::Area::Land(region) => region.id(),
        game_eagle_civ::Area::Sea(zone) => zone.id(),
    }
}

/// On a screen that has no room for the tray during a battle, the last round and the fallen stand in the scene.
#[test]
fn the_last_round_of_a_battle_stands_in_its_scene() {
    let pages = pages(json!({}));
    let mut seen = 0;
    for seed in 140..170 {
        if seen >= 3 {
            break;
        }
        pages.random_match(3, seed, |at| {
            let rounds = at.state.table.battle.map_or(0, |battle| battle.rounds);
            if question(at) == "pick" {
                let markup = pages.first_page(at);
                assert_eq!(markup.contains("class=\"last-round only-narrow\""), rounds > 0);
                if rounds > 0 {
                    let told = markup.split_once("class=\"last-round").expect("it is there").1;
                    let told = told.split_once("class=\"arena\"").expect("the scene").0;
                    assert!(told.contains("blk2--dead"), "nobody fell: {told}");
                    assert!(markup.contains("#ec-die-") && !markup.contains("#ec-die\""), "blank dice");
                    seen += 1;
                }
            }
        });
    }
    assert!(seen >= 3, "seldom: {seen}");
}

/// A round in which both sides send the same.
fn round(seat: Seat) -> [Event; 2] {
    let pick = Pick { owner: seat, kind: Kind::AncientInfantry, ship: 0, aircraft: None };
    let (strength, unit, dice) = (Strength { dice: 1, ..Strength::default() }, None, Faces::new());
    Side::BOTH.map(|side| Event::Fought { side, pick, strength, roll: 3, total: 3, unit, dice })
}

/// The rounds of a battle stand in the tray while battles are declared; those of another turn do not.
#[test]
fn only_the_battles_of_this_turn_are_told() {
    let (pages, mut seen) = (pages(json!({})), 0);
    pages.sample(3, 145, 20, |at| {
        let mut state = *at.state;
        state.table.battle = None;
        state.table.frames.clear();
        state.table.frames.push(Frame::Attack { seat: at.seat });
        let [attack, defense] = round(at.seat);
        let turn = Event::TurnBegan { turn: 2, first: at.seat };
        for (told, is_shown) in [([turn, attack, defense], true), ([attack, defense, turn], false)] {
            let moment = Moment { state: &state, told: &told, news: &[], ..*at };
            let markup = pages.page(&moment, Viewer::Public, Language::En, "");
            assert_eq!(markup.contains("class=\"rounds\""), is_shown, "position {}", at.number);
        }
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}

/// What a player owns can be read whole on a phone, with its rule and its source, in both kinds of rules.
#[test]
fn what_a_player_owns_can_be_read_whole() {
    let mut seen = [0; 2];
    for options in [json!({}), json!({ "rules": "advanced", "length": "long" })] {
        let pages = pages(options);
        pages.sample(3, 150, 40, |at| {
            let markup = pages.first_page(at);
            for chip in markup.split("class=\"lore").skip(1) {
                let links: Vec<String> = attributes(chip, "data-rule").into_iter().take(2).collect();
                assert!(chip.contains("class=\"reading ") && links.len() == 2, "{}: {chip}", at.number);
                assert!(links[0].contains("#card-") && links[1].contains("#EC-"), "{links:?}");
                seen[usize::from(chip.starts_with(" lore--wonder"))] += 1;
            }
        });
    }
    assert!(seen.iter().all(|seen| *seen > 20), "technologies and improvements, wonders: {seen:?}");
}

/// A battle of `seat` against the next player over one of its settlements, with an aircraft that can support its units.
fn supported(state: &State, seat: Seat) -> Option<State> {
    let mut state = *state;
    let foe = seat.clockwise(state.table.seats()).nth(1)?;
    let (region, _) = state.table.settlements_of(seat).next()?;
    let area = region.into();
    for kind in [Kind::AncientInfantry, Kind::AncientArtillery, Kind::Aircraft] {
        state.table.add(seat, area, kind, 1);
    }
    state.table.add(foe, area, Kind::AncientCavalry, 1);
    let sides = [Seats::one(foe), Seats::one(seat)];
    state.table.battle = Some(Battle { area, leaders: [foe, seat], sides, picked: [false; 2], rounds: 0 });
    state.table.frames.clear();
    state.table.frames.push(Frame::Fight { seat: foe });
    state.table.frames.push(Frame::Pick);
    Some(state)
}

/// EC-8.17: each unit is sent with or without the aircraft, and what is chosen is sent.
#[test]
fn a_unit_is_paired_with_an_aircraft() {
    let (pages, mut seen) = (pages(json!({})), 0);
    pages.sample(3, 160, 60, |at| {
        let Some(state) = supported(at.state, at.seat) else { return };
        let moment = Moment { state: &state, news: &[], ..*at };
        assert_legal(&moment, &pages.reachable(&moment));
        for kind in ["ancient_infantry", "ancient_artillery"] {
            for air in [Some(at.seat), None] {
                let value = air.map_or_else(|| "none".to_owned(), |seat| seat.0.to_string());
                let query = format!("unit={}.{kind}.0&air={value}", at.seat.0);
                let markup = pages.page(&moment, Viewer::Seat(at.seat), Language::En, &query);
                let primary = markup.split("btn--primary").next().unwrap_or_default();
                let sent = attributes(primary, "value").pop().unwrap_or_default();
                let sent: Action = serde_json::from_str(&sent).unwrap_or_else(|_| panic!("{query}: {sent}"));
                let Action::Pick(pick) = sent else { panic!("{query}: {sent:?}") };
                assert_eq!((pick.kind.id(), pick.aircraft), (kind, air), "{query}");
                seen += 1;
            }
        }
    });
    assert!(seen > 8, "{seen}");
}

/// EC-R-88: whoever holds the United Nations can declare the end while others decide; nobody else is shown how.
#[test]
fn the_end_is_declared_by_whoever_is_not_asked() {
    let (pages, mut seen) = (pages(json!({ "rules": "advanced", "length": "long" })), 0);
    let action = json!(Action::DeclareEnd(Wonder::UnitedNations)).to_string();
    pages.sample(3, 150, 20, |at| {
        let deciding = at.state.status().deciding();
        let Some(holder) = at.state.table.players.seats().find(|seat| !deciding.contains(*seat)) else {
            return;
        };
        if at.state.table.ending.is_some() {
            return; // It is declared once.
        }
        let mut state = *at.state;
        state.table.wonders[Wonder::UnitedNations.index()] = Holder::Player(holder);
        let moment = Moment { state: &state, news: &[], ..*at };
        let is_shown = |viewer| {
            let markup = pages.page(&moment, viewer, Language::En, "");
            attributes(&markup, "value").contains(&action)
        };
        assert!(is_shown(Viewer::Seat(holder)), "{}", at.number);
        assert!(!is_shown(Viewer::Seat(at.seat)) && !is_shown(Viewer::Public), "{}", at.number);
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}
