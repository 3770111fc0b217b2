//! Barter, a game to try the testkit on: everybody holds ships and swords, and offers some of them to
//! another. It can be broken in two ways, which random play of listed actions never shows.

use serde::{Deserialize, Serialize};

use super::refusals::Asked;
use super::{Composed, Fuzz, General, Probe, Refusals, assert_fuzzed};
use crate::{
    BySeat, CardFacts, Choice, Corrupt, DataName, Field, FieldKind, Form, Game, GameInfo, Label, Language,
    List, Log, Message, Outcome, Present, Rejection, Rng, ScoreLine, ScoreSheet, Seat, Sheet, Status, Tried,
    Viewer, msg, rule,
};

/// Nothing is wrong.
const SOUND: u8 = 0;
/// The parcels of an offer are held against the stock one by one, and not together.
const ONE_BY_ONE: u8 = 1;
/// A sale divides by the stock, which `validate` does not ask for.
const LAST_PIECE: u8 = 2;
/// One answer to everything.
const VAGUE: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Barter<const FAULT: u8> {
    turn: Seat,
    left: u8,
    stock: BySeat<[u8; 2]>,
    offer: Option<Offer>,
    rng: Rng,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Offer {
    to: Seat,
    parcels: List<Parcel, 3>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Parcel {
    kind: u8,
    count: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Sell,
    Offer(Offer),
    Accept,
    Decline,
}

impl<const FAULT: u8> Barter<FAULT> {
    fn check_offer(&self, seat: Seat, offer: &Offer) -> Result<(), Rejection> {
        rule("BT-1").require(self.offer.is_none(), || msg!("offer-open"))?;
        let other = offer.to != seat && offer.to.0 < self.stock.count();
        rule("BT-2").require(other && !offer.parcels.is_empty(), || msg!("offer-to-other"))?;
        let held = |parcel: &Parcel| {
            let alike = offer.parcels.iter().filter(|other| other.kind == parcel.kind);
            let sum: u32 = alike.map(|parcel| u32::from(parcel.count)).sum();
            let named = if FAULT == ONE_BY_ONE { u32::from(parcel.count) } else { sum };
            parcel.count > 0
                && parcel.kind < 2
                && named <= u32::from(self.stock[seat][usize::from(parcel.kind)])
        };
        rule("BT-3").require(offer.parcels.iter().all(held), || msg!("offer-not-held"))
    }

    fn next(&mut self) {
        self.turn = self.turn.next(self.stock.count());
        self.left -= 1;
    }
}

impl<const FAULT: u8> Game for Barter<FAULT> {
    const INFO: GameInfo = GameInfo {
        id: "barter",
        code: "BT",
        rules_version: 1,
        format: 1,
        min_players: 2,
        max_players: 3,
        options: &[],
        open_actions: &["offer"],
        minutes: 1,
        weight: 1,
    };
    type Options = NoOptions;
    type Action = Action;
    type Event = ();
    type View = Self;

    fn setup(_: &NoOptions, seats: u8, rng: Rng) -> Result<Self, Rejection> {
        let stock = BySeat::from_fn(seats, |_| [2, 3]);
        Ok(Self { turn: Seat(0), left: 40, stock, offer: None, rng })
    }

    fn seats(&self) -> u8 {
        self.stock.count()
    }

    fn status(&self) -> Status {
        match self.offer {
            _ if self.left == 0 => Status::Over(Outcome::by_points(self.seats(), |_| 0, |_| 0)),
            Some(offer) => Status::turn(offer.to),
            None => Status::turn(self.turn),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let all = [Action::Sell, Action::Accept, Action::Decline];
        out.extend(all.iter().filter(|action| self.check(seat, action).is_ok()));
        let parcels: List<Parcel, 3> = std::iter::once(Parcel { kind: 1, count: 1 }).collect();
        let offer = Action::Offer(Offer { to: seat.next(self.seats()), parcels });
        out.extend(self.check(seat, &offer).is_ok().then_some(offer));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Rejection> {
        if FAULT == VAGUE {
            let fits = match action {
                Action::Sell => self.offer.is_none(),
                Action::Offer(offer) => self.check_offer(seat, offer).is_ok(),
                Action::Accept | Action::Decline => self.offer.is_some(),
            };
            return rule("BT-9").require(fits && self.status().deciding().contains(seat), || msg!("no"));
        }
        rule("BT-0").require(self.status().deciding().contains(seat), || msg!("not-your-turn"))?;
        match action {
            Action::Sell => rule("BT-1").require(self.offer.is_none(), || msg!("answer-first")),
            Action::Offer(offer) => self.check_offer(seat, offer),
            Action::Accept => rule("BT-4").require(self.offer.is_some(), || msg!("nothing-to-accept")),
            Action::Decline => rule("BT-4").require(self.offer.is_some(), || msg!("nothing-to-decline")),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, _: &mut impl Log<()>) {
        match action {
            Action::Sell => {
                if FAULT == LAST_PIECE {
                    let [ships, swords] = self.stock[seat];
                    assert!(ships + swords > 0, "somebody who sells has something");
                }
                self.next();
            }
            Action::Offer(offer) => self.offer = Some(*offer),
            Action::Accept => {
                let offer = self.offer.take().expect("there is an offer");
                for Parcel { kind, count } in &offer.parcels {
                    let kind = usize::from(*kind);
                    let left = self.stock[self.turn][kind].checked_sub(*count);
                    self.stock[self.turn][kind] = left.expect("only what is there is taken");
                    self.stock[seat][kind] += count;
                }
                self.next();
            }
            Action::Decline => {
                self.offer = None;
                self.next();
            }
        }
    }

    fn view(&self, _: Viewer) -> Self {
        Self { rng: Rng::from_number(0), ..*self }
    }

    fn disclose((): &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn reveals((): &()) -> bool {
        false
    }

    fn imagine(view: &Self, _: Seat, rng: Rng) -> Self {
        Self { rng, ..*view }
    }

    fn validate(&self) -> Result<(), Corrupt> {
        let fits = (2..=3).contains(&self.seats()) && self.turn.0 < self.seats() && self.left <= 40;
        Corrupt::unless(fits, || "the table".into())?;
        let sum: u32 = self.stock.iter().flatten().map(|held| u32::from(*held)).sum();
        Corrupt::unless(sum == 5 * u32::from(self.seats()), || "the stock".into())?;
        let kept = self.offer.is_none_or(|offer| {
            Self { offer: None, ..*self }.check_offer(self.turn, &offer).is_ok() || FAULT == VAGUE
        });
        Corrupt::unless(kept, || "the offer".into())
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct NoOptions {}

impl<const FAULT: u8> Present for Barter<FAULT> {
    fn sentences(_: Language) -> &'static str {
        ""
    }

    fn names() -> Vec<DataName> {
        Vec::new()
    }

    fn rulebook(_language: Language) -> &'static str {
        "BT-0 BT-1 BT-2 BT-3 BT-4 BT-9"
    }

    fn tested() -> &'static [&'static str] {
        &[]
    }

    fn sheet(_: &Self) -> Sheet {
        Sheet::default()
    }

    fn question(view: &Self) -> Message {
        Message::new(if view.offer.is_some() { "answer" } else { "decide" })
    }

    fn label(_: &Self, _: Seat, _: &Action, _: Option<&Tried<Self>>) -> Label {
        Label::plain(msg!("do"))
    }

    fn tell((): &(), _: Viewer) -> Vec<Message> {
        Vec::new()
    }

    fn ideas(_: &Self, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Sell, Action::Accept, Action::Decline]);
    }

    fn scores(view: &Self) -> Vec<ScoreSheet> {
        let lines: Vec<ScoreLine> = Vec::new();
        let sheet = |seat| ScoreSheet { seat, lines: lines.clone(), total: 0, tie_breaks: Vec::new() };
        Seat::all(view.seats()).map(sheet).collect()
    }

    fn form(view: &Self, seat: Seat) -> Option<Form> {
        let choice = |value: String| Choice { label: msg!("choice"), value };
        let others =
            Seat::all(view.seats()).filter(|other| *other != seat).map(|other| choice(other.to_string()));
        let field = |name: &str, kind| Field { name: name.into(), label: msg!("field"), kind };
        let kinds = ["", "0", "1"].map(|kind| choice(kind.to_owned())).to_vec();
        let fields = vec![
            field("to", FieldKind::Choice(others.collect())),
            field("kind-1", FieldKind::Choice(kinds.clone())),
            field("count-1", FieldKind::Number { min: 1, max: 9 }),
            field("kind-2", FieldKind::Choice(kinds)),
            field("count-2", FieldKind::Number { min: 1, max: 9 }),
        ];
        Some(Form { title: msg!("offer"), submit: msg!("send"), fields })
    }

    fn compose(_: &Self, _: Seat, fields: &[(String, String)]) -> Result<Action, Rejection> {
        let value = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        let number = |name: &str| value(name).and_then(|value| value.parse().ok());
        let to = number("to").ok_or_else(|| rule("BT-2").refuse(msg!("offer-to-other")))?;
        let parcel = |slot: u8| {
            let kind = number(&format!("kind-{slot}"))?;
            Some(Parcel { kind, count: number(&format!("count-{slot}")).unwrap_or(1) })
        };
        Ok(Action::Offer(Offer { to: Seat(to), parcels: [1, 2].into_iter().filter_map(parcel).collect() }))
    }

    fn cards() -> Vec<CardFacts> {
        Vec::new()
    }
}

#[test]
fn a_sound_game_stands() {
    let figures = assert_fuzzed(
        &Fuzz::<Barter<SOUND>> { compose_every: 2, edit_every: 20, look_every: 20, ..Fuzz::default() },
        4,
        400,
    );
    let Composed { accepted, refused, .. } = figures.composed["offer"];
    assert!(accepted > 50 && refused > 50 && figures.edited[1] > 20, "{figures:?}");
}

#[test]
fn the_same_numbers_play_the_same() {
    let fuzz = Fuzz::<Barter<SOUND>>::default();
    assert_eq!(fuzz.run(7, 3, 500).0, fuzz.run(7, 3, 500).0);
    assert_ne!(fuzz.run(7, 3, 500).0, fuzz.run(8, 3, 500).0);
}

/// Two parcels of one kind that are there one by one and not together: nobody lists such an offer.
#[test]
fn what_is_promised_twice_is_found_and_made_small() {
    let fuzz = Fuzz::<Barter<ONE_BY_ONE>> { compose_every: 2, edit_every: u64::MAX, ..Fuzz::default() };
    let case = (0..20).find_map(|number| fuzz.run(1, number, 2_000).1.pop()).expect("it is found");
    let case = fuzz.shrunk(case);
    assert_eq!(case.fault.what, "panic: only what is there is taken");
    let offered = matches!(case.steps[..], [.., (_, Action::Offer(_))]) && case.steps.len() < 8;
    assert!(offered && matches!(case.probe, Probe::Act(_, Action::Accept)), "{case}");
    assert!(fuzz.again(&case).is_some() && case.was_reached());
}

/// Play from the first position keeps everybody's last piece for long; an edited position does not.
#[test]
fn a_position_at_its_limits_is_found_and_made_small() {
    let fuzz = Fuzz::<Barter<LAST_PIECE>> { compose_every: u32::MAX, edit_every: 10, ..Fuzz::default() };
    let case =
        (0..200).find_map(|number| fuzz.run(1, number, 400).1.into_iter().find(|case| !case.was_reached()));
    let case = fuzz.shrunk(case.expect("it is found"));
    assert_eq!(case.fault.what, "panic: somebody who sells has something");
    assert!(case.steps.len() < 8 && case.edits().count() > 0, "{case}");
}

#[test]
fn an_answer_to_everything_is_vague() {
    let general = General { out_of_place: &["not-*"], shared: &[] };
    let specific = Refusals::walk::<Barter<SOUND>>(10, 1, 1);
    assert_eq!(specific.vague::<Barter<SOUND>>(general), [] as [String; 0], "{specific}");
    // The only answer it knows, given to an offer where another offer is right.
    let vague = Refusals::walk::<Barter<VAGUE>>(10, 1, 1);
    let declared = General { out_of_place: &["no"], shared: &[] };
    let found = vague.vague::<Barter<VAGUE>>(declared);
    assert!(found.len() == 1 && found[0].contains("offer under decide"), "{found:?}\n{vague}");
    // A rule that is not in the rulebook, and answers five kinds.
    let asked = ["a", "b", "c", "d", "e"].map(|kind| (kind.to_owned(), Asked::default()));
    let mut foreign = Refusals::default();
    foreign.answers.insert(("BT-7", "no"), asked.into_iter().collect());
    let found = foreign.vague::<Barter<SOUND>>(General::default());
    assert_eq!(found.len(), 3, "no rule, one message, one rule: {found:?}");
    let shared = General { out_of_place: &[], shared: &[("BT-7", "no")] };
    assert_eq!(foreign.vague::<Barter<SOUND>>(shared).len(), 1);
}
