//! What the learned evaluation of A New Dawn looks at. Everything but the wonders to come lies open.

use engine::{BySeat, Game, Seat};
use game_new_dawn::State;
use game_new_dawn::action::Action;
use game_new_dawn::cards::{Agenda, FocusType, Leader, Wonder};
use game_new_dawn::frame::{Frame, Resolving};
use game_new_dawn::rules::{agendas, combat, economy, maturity, military};
use game_new_dawn::space::Space;
use game_new_dawn::state::{Caravan, Foe, Table};

use super::{CITY, CONTROL, ENOUGH, Judge, NATURAL, REINFORCED, RESOURCE, WONDER};
use crate::network::Sink;
use crate::search::Style;
use crate::values::DOUBLE;
use crate::{Ahead, Evaluate, Opinion};

/// All agendas met: a rival may still come even in the rest of the round.
const WON: i32 = 14 * DOUBLE;

impl Evaluate for State {
    const UNIT: i32 = 3_000;

    const STYLES: [Style; 4] =
        [Style::erring(60, 250), Style::distracted(200, 40, 120), Style::exact(3, 0), Style::ahead(3_000, 1)];

    const LEARNED: &'static [(u8, &'static [u8])] = &[
        (2, include_bytes!("../../weights/new-dawn-2.bin")),
        (3, include_bytes!("../../weights/new-dawn-3.bin")),
        (4, include_bytes!("../../weights/new-dawn-4.bin")),
    ];

    fn is_harmless(action: &Action) -> bool {
        matches!(action, Action::Done | Action::EndTurn)
    }

    /// A barbarian that is beaten for certain costs nothing and brings a trade token (ND-15.12): it comes before the end, and
    /// before an attack that is lost more often than not.
    fn is_foolish(&self, seat: Seat, action: &Action) -> bool {
        let table = &self.table;
        let Frame::Fight { card, attacks, reinforced } = table.frame() else { return false };
        let has_prey = || {
            military::attacks_left(card, attacks, reinforced) > 0
                && military::targets(table, seat, card)
                    .iter()
                    .any(|space| is_easy_prey(table, seat, card, space))
        };
        match action {
            Action::Done => has_prey(),
            Action::Attack(space) => {
                let foe = combat::foe_at(table, seat, *space);
                foe.is_some_and(|foe| lead(table, seat, card, *space, foe) < 0) && has_prey()
            }
            _ => false,
        }
    }

    const AHEAD: &'static [Ahead] = &[Ahead::Ends];

    fn ahead(&self, action: &Action) -> Option<Ahead> {
        (*action == Action::EndTurn).then_some(Ahead::Ends)
    }

    /// By how far the one is who has most agendas.
    fn phase(&self) -> usize {
        let table = &self.table;
        table.players.seats().map(|seat| table.agendas_met(seat)).max().unwrap_or(0)
    }

    /// What a card gives before its main part is taken on the way to it.
    fn goes_on(&self, seat: Seat) -> bool {
        let gains =
            matches!(self.table.frame(), Frame::GainResource { .. } | Frame::GainTrade { left: 1, .. });
        self.is_mid_action(seat) || gains && self.table.decider() == Some(seat)
    }

    /// Who has met all agendas wins when the round ends, unless others do so as well (ND-16.4).
    fn standings(&self, _observer: Seat) -> Option<BySeat<i32, 8>> {
        let table = &self.table;
        let complete = |seat| table.agendas_met(seat) == table.victory.len();
        table
            .players
            .seats()
            .any(complete)
            .then(|| BySeat::from_fn(self.seats(), |seat| if complete(seat) { WON } else { 0 }))
    }

    fn describe(&self, _observer: Seat, seat: Seat, out: &mut impl Sink) {
        let table = &self.table;
        terms(table, seat, out);
        goals(table, seat, out);
        map(table, seat, out);
        row(table, seat, out);
        time(table, seat, out);
    }
}

/// By how much an attack is stronger than its target before the dice (ND-15.11).
fn lead(table: &Table, seat: Seat, card: Resolving, space: Space, foe: Foe) -> i16 {
    let attack = combat::total(&combat::attack(table, seat, card, space, foe));
    i16::from(attack) - i16::from(combat::total(&combat::defense(table, seat, space, foe)))
}

/// Whether a barbarian there is beaten whatever the dice show: by a one against a six.
fn is_easy_prey(table: &Table, seat: Seat, card: Resolving, space: Space) -> bool {
    let is_beaten = |foe| matches!(foe, Foe::Barbarian(_)) && lead(table, seat, card, space, foe) > 5;
    combat::foe_at(table, seat, space).is_some_and(is_beaten)
}

/// The terms of the hand-written evaluation.
fn terms(table: &Table, seat: Seat, out: &mut impl Sink) {
    let judge = Judge::new(table, seat);
    let pieces = &table.board.0[seat];
    let player = &table.players[seat];
    let wonders = table.wonders(seat).count() as i32 + i32::from(judge.rising.is_some());
    let resources: i32 = player.resources.iter().map(|number| i32::from(*number).min(4)).sum();
    out.term("agendas", judge.agendas());
    out.term("cities", CITY * judge.cities.len() as i32);
    out.term(
        "control beside cities",
        CONTROL * (pieces.control & table.map.beside(judge.cities)).len() as i32,
    );
    out.term("control", CONTROL / 2 * (pieces.control.len() as i32).min(ENOUGH));
    out.term("reinforced", REINFORCED * pieces.reinforced.len() as i32);
    out.term("resources", RESOURCE * resources);
    out.term("natural wonders", NATURAL * table.naturals(seat).count() as i32);
    out.term("wonders", WONDER * wonders);
    out.term("surroundings", judge.surroundings());
    out.term("knowledge", judge.knowledge());
    out.term("row", judge.row());
    out.term("diplomacy", judge.diplomacy());
    out.term("caravans", judge.caravans());
    out.term("open question", judge.open_question());
}

/// How near the player is to the agendas on the table.
fn goals(table: &Table, seat: Seat, out: &mut impl Sink) {
    let judge = Judge::new(table, seat);
    let on_table = |agenda: Agenda| table.victory.iter().any(|card| card.agendas().contains(&agenda));
    let marked = |agenda: Agenda| table.marks[seat].iter().flatten().any(|mark| mark.agenda == agenda);
    out.set(
        "agenda on the table",
        Agenda::ALL.len(),
        Agenda::ALL.iter().filter(|one| on_table(**one)).map(|one| one.index()),
    );
    out.set(
        "agenda met",
        Agenda::ALL.len(),
        Agenda::ALL.iter().filter(|one| marked(**one)).map(|one| one.index()),
    );
    out.one_of("agendas met", 5, Some(table.agendas_met(seat).min(4)));
    out.number("agendas missing", (table.victory.len() - table.agendas_met(seat)) as i32, 1);
    for (place, name) in PROGRESS.iter().enumerate() {
        let agenda = Agenda::ALL[place];
        // An agenda whose card is done no longer matters.
        let card = table.victory.iter().position(|card| card.agendas().contains(&agenda));
        let open = card.is_some_and(|card| table.marks[seat][card].is_none());
        let [near, missing] = name;
        out.number(near, if open { judge.nearness(agenda).clamp(0, 1200) } else { 0 }, 500);
        let have = agendas::progress(table, seat, agenda) as i32;
        out.number(missing, if open { (i32::from(agenda.facts().goal) - have).clamp(0, 20) } else { 0 }, 4);
    }
    // The better half of each open card, from the nearest.
    let mut open: [i32; 4] = [0; 4];
    for (place, (card, mark)) in table.victory.iter().zip(&table.marks[seat]).enumerate() {
        if mark.is_none() {
            open[place] = card
                .agendas()
                .into_iter()
                .map(|agenda| judge.nearness(agenda).clamp(0, 1000))
                .max()
                .unwrap_or(0);
        } else {
            open[place] = 1000;
        }
    }
    open.sort_unstable();
    for (value, name) in open.iter().zip(["farthest card", "third card", "second card", "nearest card"]) {
        out.number(name, *value, 400);
    }
}

const PROGRESS: [[&str; 2]; 10] = [
    ["civilized", "civilized missing"],
    ["moneygrubber", "moneygrubber missing"],
    ["warmonger", "warmonger missing"],
    ["paranoid", "paranoid missing"],
    ["explorer", "explorer missing"],
    ["aesthetic", "aesthetic missing"],
    ["technophile", "technophile missing"],
    ["scholarly", "scholarly missing"],
    ["populous", "populous missing"],
    ["preservationist", "preservationist missing"],
];

/// Pieces on the map.
fn map(table: &Table, seat: Seat, out: &mut impl Sink) {
    let (pieces, player) = (&table.board.0[seat], &table.players[seat]);
    let around = table.map.beside(pieces.cities);
    out.number("number of cities", pieces.cities.len() as i32, 2);
    out.number("number of control tokens", pieces.control.len() as i32, 8);
    out.number("reinforced tokens", pieces.reinforced.len() as i32, 8);
    out.number("unused control tokens", player.control.into(), 8);
    out.number("mature cities", maturity::mature_cities(table, seat).len() as i32, 2);
    out.number("deposits around", (around & table.deposits).len() as i32, 2);
    out.number(
        "city-states around",
        (table.map.within(pieces.friendly(), 2) & table.free_city_states()).len() as i32,
        1,
    );
    let barbarians = table.map.within(table.barbarian_spaces(), 1);
    out.number("cities in danger", (barbarians & pieces.cities).len() as i32, 1);
    out.number("tokens in danger", (barbarians & pieces.control.without(pieces.reinforced)).len() as i32, 3);
    out.number("conquered city-states", (pieces.friendly() & table.map.state_spaces()).len() as i32, 1);
    let rivals = table.players.seats().filter(|other| *other != seat);
    let near = rivals
        .map(|other| (table.map.beside(pieces.friendly()) & table.board.0[other].friendly()).len() as i32)
        .max();
    out.number("pieces of rivals around", near.unwrap_or(0), 4);
    let resources = ["marble", "mercury", "oil", "diamond"];
    for (name, count) in resources.iter().zip(player.resources) {
        out.number(name, count.into(), 2);
    }
    out.set("wonder", Wonder::ALL.len(), table.wonders(seat).map(Wonder::index));
    let abroad = player.caravans.iter().filter(|caravan| matches!(caravan, Caravan::On(_))).count();
    out.number("caravans abroad", abroad as i32, 1);
    out.number(
        "caravans",
        player.caravans.iter().filter(|caravan| **caravan != Caravan::Unused).count() as i32,
        1,
    );
    out.number(
        "markets near",
        (economy::markets(table, seat) & table.map.within(pieces.friendly(), 3)).len() as i32,
        2,
    );
    out.one_of("leader", Leader::ALL.len(), Some(player.leader.index()));
    out.flag("beat a capital", player.beat_capital);
}

/// The focus row.
fn row(table: &Table, seat: Seat, out: &mut impl Sink) {
    let player = &table.players[seat];
    out.number("tech", player.tech.into(), 6);
    out.flag("reached 24", player.reached_24);
    let names = [
        ["culture slot", "culture level", "culture trade"],
        ["science slot", "science level", "science trade"],
        ["economy slot", "economy level", "economy trade"],
        ["industry slot", "industry level", "industry trade"],
        ["military slot", "military level", "military trade"],
    ];
    for (kind, [slot_name, level_name, trade_name]) in FocusType::ALL.iter().zip(names) {
        let slot = player.row.of_kind(*kind).iter().next();
        let held = slot.map(|slot| player.row.at(slot));
        out.one_of(slot_name, 5, slot.map(|slot| usize::from(slot.number()) - 1));
        out.one_of(level_name, 4, held.map(|held| usize::from(held.card.level()) - 1));
        let tokens = held.map_or(0, |held| i32::from(held.trade) + 2 * held.city_states.len() as i32);
        out.number(trade_name, tokens, 2);
    }
}

/// Whose turn it is, and what is asked.
fn time(table: &Table, seat: Seat, out: &mut impl Sink) {
    out.number("round", i32::try_from(table.round.min(60)).unwrap_or(60), 10);
    out.one_of("dial", 5, Some(usize::from(table.dial.clamp(1, 5)) - 1));
    let seats = table.players.count();
    let until = (seat.0 + seats - table.turn.seat.0) % seats;
    out.one_of("turns until own", 4, Some(until.into()));
    let place = (seat.0 + seats - table.first.0) % seats;
    out.one_of("place in the round", 4, Some(place.into()));
    out.one_of("question", 14, (table.decider() == Some(seat)).then(|| question(table.frame())));
    out.set("face up", Wonder::ALL.len(), table.face_up.iter().flatten().map(|wonder| wonder.index()));
}

const fn question(frame: Frame) -> usize {
    match frame {
        Frame::Turn => 0,
        Frame::Place { .. } | Frame::PlaceInGardens | Frame::Hills => 1,
        Frame::Advance { .. } => 2,
        Frame::Learn { .. } | Frame::Upgrade { .. } => 3,
        Frame::Caravans { .. } => 4,
        Frame::Build { .. } => 5,
        Frame::Pay { .. } => 6,
        Frame::Site { .. } | Frame::MoveWonder { .. } => 7,
        Frame::Fight { .. } => 8,
        Frame::AttackerSpends { .. } | Frame::DefenderSpends { .. } => 9,
        Frame::GainTrade { .. } | Frame::GainResource { .. } | Frame::Loot { .. } => 10,
        Frame::TakeEnvoy { .. } | Frame::TakePact { .. } | Frame::Gift { .. } | Frame::Envoys { .. } => 11,
        Frame::ChooseTile { .. } | Frame::TurnTile { .. } | Frame::LayTile { .. } | Frame::PlaceDirection => {
            12
        }
        _ => 13,
    }
}
