//! The whole position in words and tables.

use engine::{Arg, Block, Message, Seat, Section, Sheet, msg};

use super::words::{amount, category, kind, level, names, signed, with_age};
use crate::board::Board;
use crate::cards::Card;
use crate::event::What;
use crate::help::Help;
use crate::rules::production::Forecast;
use crate::task::Side;
use crate::view::{Faces, View};

type Fact = (Message, Message);

/// The position, from the general to the particular.
pub fn sheet(view: &View) -> Sheet {
    let help = &Help::of(view);
    let mut sections = vec![match_section(view), row_section(view, help)];
    if view.table.options.has_politics() {
        sections.push(events_section(view));
    }
    if let Some(viewer) = view.viewer {
        sections.push(own_section(view, help, viewer));
    }
    sections.extend(view.table.boards.seats().map(|seat| civilization(view, help, seat)));
    Sheet { sections }
}

fn section(title: Message, blocks: Vec<Block>) -> Section {
    Section { title, seat: None, blocks }
}

fn number(n: impl Into<Arg>) -> Message {
    msg!("number", n = n.into())
}

fn match_section(view: &View) -> Section {
    let table = &view.table;
    let mut facts: Vec<Fact> = vec![
        (msg!("fact-level"), level(table.level())),
        (msg!("fact-round"), number(table.round)),
        (msg!("fact-age"), msg!("age", age = table.age.numeral())),
        (msg!("fact-turn"), msg!("player", seat = table.active)),
        (msg!("fact-start"), msg!("player", seat = table.start)),
        (msg!("fact-civil-deck"), number(view.piles.civil.len())),
    ];
    if table.options.has_politics() {
        facts.push((msg!("fact-military-deck"), number(view.piles.military.count())));
        facts.push((msg!("fact-discard"), number(view.piles.discard.count())));
    }
    if let Some(round) = table.ends_after {
        facts.push((msg!("fact-ends"), number(round)));
    }
    section(msg!("sheet-match"), vec![Block::Facts(facts)])
}

fn row_section(view: &View, help: &Help) -> Section {
    let head = vec![
        msg!("column-space"),
        msg!("column-card"),
        msg!("column-kind"),
        msg!("column-price"),
        msg!("column-note"),
    ];
    let price = |space: u8| match help.offers.iter().find(|offer| offer.space == space) {
        Some(offer) => {
            (number(offer.price), offer.why.map_or_else(|| msg!("can-take"), |not| not.why.into()))
        }
        None => (number(crate::rules::row::space_price(space)), msg!("nothing")),
    };
    let line = |(space, card): (u8, &Option<Card>)| {
        let space_number = number(space + 1);
        match card {
            Some(card) => {
                let (price, note) = price(space);
                vec![space_number, with_age(*card), kind(*card), price, note]
            }
            None => vec![space_number, msg!("empty"), msg!("nothing"), msg!("nothing"), msg!("nothing")],
        }
    };
    let rows = (0..).zip(&view.table.row).map(line).collect();
    section(msg!("sheet-row"), vec![Block::Table { head, rows }])
}

/// Cards by name, or that there are none.
fn cards(list: impl IntoIterator<Item = Card>) -> Message {
    let list = names(list);
    if list.is_empty() { msg!("none") } else { msg!("cards", cards = list) }
}

fn events_section(view: &View) -> Section {
    let piles = &view.piles;
    let mut facts: Vec<Fact> = vec![
        (msg!("fact-current"), pile(&piles.current)),
        (msg!("fact-future"), pile(&piles.future)),
        (msg!("fact-past"), cards(view.table.past.iter().copied())),
    ];
    if !piles.bonus.is_empty() {
        let known = piles.bonus.iter().filter_map(|bonus| bonus.card.known().copied());
        facts.push((msg!("fact-bonus"), cards(known)));
    }
    section(msg!("sheet-events"), vec![Block::Facts(facts)])
}

/// How many cards of each age, and which of them the viewer knows.
fn pile(faces: &Faces) -> Message {
    let mut ages = faces.hidden;
    faces.cards().for_each(|card| ages[usize::from(card.level())] += 1);
    let [a, one, two, three] = ages;
    if faces.known.is_empty() {
        msg!("pile", a, one, two, three)
    } else {
        msg!("pile-known", a, one, two, three, cards = names(faces.cards()))
    }
}

/// What concerns the viewer alone: the hand, the end of the turn, attacks that could be made.
fn own_section(view: &View, help: &Help, viewer: Seat) -> Section {
    let mut lines = Vec::new();
    if view.table.options.has_politics() {
        lines.push(msg!("line-hand", cards = cards(view.hands[viewer].cards())));
    }
    lines.push(forecast_line(view, help.forecast[viewer]));
    for rival in &help.rivals {
        let lead = rival.lead.unsigned_abs();
        lines.push(match rival.lead {
            1.. => msg!("line-stronger", seat = rival.seat, lead),
            0 => msg!("line-equal", seat = rival.seat),
            _ => msg!("line-weaker", seat = rival.seat, lead),
        });
        if let Some(war) = rival.war {
            lines.push(msg!("line-war", seat = rival.seat, card = war.name()));
        }
    }
    for attack in help.attacks.iter().filter(|attack| attack.why.is_none()) {
        let (card, cost) = (attack.card.name(), amount(What::MilitaryActions, attack.cost));
        let (own, theirs) = (attack.attack, attack.defense);
        lines.push(msg!("line-attack", card, seat = attack.victim, cost, own, theirs));
    }
    Section { title: msg!("sheet-own"), seat: Some(viewer), blocks: vec![Block::Lines(lines)] }
}

fn forecast_line(view: &View, forecast: Forecast) -> Message {
    if forecast.uprising {
        return msg!("line-uprising");
    }
    let culture = amount(What::Culture, forecast.culture);
    let science = amount(What::Science, forecast.science);
    let (food, resources) = (signed(forecast.food), signed(forecast.resources));
    let (eaten, corruption) = (forecast.eaten, forecast.corruption);
    if view.table.options.has_politics() {
        msg!("line-forecast", culture, science, food, eaten, resources, corruption)
    } else {
        msg!("line-forecast-simple", culture, science, food, eaten, resources)
    }
}

fn civilization(view: &View, help: &Help, seat: Seat) -> Section {
    let title = msg!("sheet-civilization", seat);
    if !view.table.plays(seat) {
        let left = vec![Block::Lines(vec![msg!("line-left", seat)])];
        return Section { title, seat: Some(seat), blocks: left };
    }
    let board = &view.table.boards[seat];
    let blocks =
        vec![Block::Facts(values(view, help, seat)), Block::Facts(in_play(view, seat)), technologies(board)];
    Section { title, seat: Some(seat), blocks }
}

fn values(view: &View, help: &Help, seat: Seat) -> Vec<Fact> {
    let (board, values) = (&view.table.boards[seat], &help.values[seat]);
    let rate = |points: u16, rate: u8| msg!("points-and-rate", points, rate = signed(rate));
    let politics = view.table.options.has_politics();
    let (n, eaten, slack) = (board.yellow, values.consumption, values.yellow_slack);
    let yellow = match values.population_price {
        Some(food) if politics => msg!("bank-yellow", n, food, eaten, slack),
        Some(food) => msg!("bank-yellow-simple", n, food, eaten),
        None => msg!("bank-yellow-empty", eaten),
    };
    // TTA-11.4: the simple game knows neither discontent nor corruption.
    let blue = match politics {
        true => msg!("bank-blue", n = board.blue, lost = values.corruption, slack = values.blue_slack),
        false => msg!("bank-blue-simple", n = board.blue),
    };
    let happy = match politics {
        true => msg!("happy-of", happy = values.happy, needed = values.happy_needed),
        false => number(values.happy),
    };
    let stored = |n: u16, made: u16| msg!("stored", n, made = signed(made));
    let actions = |left: u8, total: u8| msg!("actions-left", left, total);
    vec![
        (msg!("fact-culture"), rate(board.culture, values.culture_rate)),
        (msg!("fact-science"), rate(board.science.into(), values.science_rate)),
        (msg!("fact-strength"), number(values.strength)),
        (msg!("fact-happy"), happy),
        (msg!("fact-civil"), actions(values.civil_left, values.civil_total)),
        (msg!("fact-military"), actions(values.military_left, values.military_total)),
        (msg!("fact-food"), stored(values.food, values.food_per_round)),
        (msg!("fact-resources"), stored(values.resources, values.resources_per_round)),
        (msg!("fact-unused"), number(board.unused)),
        (msg!("fact-yellow"), yellow),
        (msg!("fact-blue"), blue),
    ]
}

fn in_play(view: &View, seat: Seat) -> Vec<Fact> {
    let board = &view.table.boards[seat];
    let one = |card: Option<Card>| cards(card);
    let mut facts = vec![
        (msg!("fact-government"), one(Some(board.government))),
        (msg!("fact-leader"), one(board.leader)),
        (msg!("fact-specials"), cards(board.specials.iter().copied())),
        (msg!("fact-wonders"), cards(board.wonders.iter().copied())),
        (msg!("fact-hand"), cards(board.hand.iter().map(|held| held.card))),
    ];
    if let Some(site) = board.building {
        let of = site.card.stages().len();
        facts.push((msg!("fact-building"), msg!("site", card = site.card.name(), stages = site.stages, of)));
    }
    if let Some(card) = board.face_down {
        facts.push((msg!("fact-face-down"), cards([card])));
    }
    if view.table.options.has_politics() {
        facts.extend(politics(view, seat));
    }
    facts
}

fn politics(view: &View, seat: Seat) -> Vec<Fact> {
    let board = &view.table.boards[seat];
    let mut facts = vec![
        (msg!("fact-tactic"), cards(board.tactic)),
        (msg!("fact-colonies"), cards(board.colonies.iter().copied())),
        (msg!("fact-military-hand"), pile(&view.hands[seat])),
    ];
    if let Some(pact) = board.pact {
        let side = if pact.side == Side::A { "A" } else { "B" };
        facts
            .push((msg!("fact-pact"), msg!("pact-with", card = pact.card.name(), seat = pact.partner, side)));
    }
    if let Some(war) = board.war {
        facts.push((msg!("fact-war"), msg!("war-on", card = war.card.name(), seat = war.victim)));
    }
    if let Some(holder) = board.marker {
        facts.push((msg!("fact-marker"), msg!("player", seat = holder)));
    }
    facts
}

fn technologies(board: &Board) -> Block {
    let head = vec![msg!("column-card"), msg!("column-kind"), msg!("column-workers"), msg!("column-tokens")];
    let line = |tech: crate::cards::Tech| {
        let (workers, tokens) = (board.techs.workers(tech), board.techs.tokens(tech));
        vec![with_age(tech.card()), category(tech.category), number(workers), number(tokens)]
    };
    Block::Table { head, rows: board.techs.iter().map(line).collect() }
}
