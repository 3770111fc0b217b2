//! Harbour in words.

use engine::{
    Arg, Block, CardFacts, DataName, Field, FieldKind, Form, Label, Language, Message, Name, Present,
    Rejection, ScoreLine, ScoreSheet, Seat, Section, Seen, Sheet, Tried, Viewer, msg, rule,
};

use super::{Action, Event, Harbour, View};

impl Present for Harbour {
    fn sentences(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("en.ftl"),
            Language::De => include_str!("de.ftl"),
            Language::Nl => include_str!("nl.ftl"),
        }
    }

    fn names() -> Vec<DataName> {
        vec![DataName {
            key: "card-lighthouse",
            names: ["Lighthouse", "Leuchtturm", "Vuurtoren"].map(String::from),
        }]
    }

    fn rulebook(_language: Language) -> &'static str {
        include_str!("rules.md")
    }

    fn tested() -> &'static [&'static str] {
        &[]
    }

    fn sheet(view: &View) -> Sheet {
        let facts = Block::Facts(vec![(msg!("rounds"), msg!("count", n = view.rounds_left))]);
        let table = Section { title: msg!("the-table"), seat: None, blocks: vec![facts] };
        let seats = view.fish.seats().map(|seat| section(view, seat));
        Sheet { sections: [table].into_iter().chain(seats).collect() }
    }

    fn question(view: &View) -> Message {
        let open = |seat: Seat| view.laid[seat].is_none();
        match (view.rounds_left, view.giver, view.you) {
            (0, ..) => msg!("over"),
            (_, Some(seat), Some(you)) if seat == you => msg!("ask-give"),
            (_, Some(seat), _) => msg!("wait-give", seat),
            (_, None, Some(you)) if open(you) => msg!("ask-lay"),
            _ => {
                let waited: Vec<Arg> = view.fish.seats().filter(|seat| open(*seat)).map(Arg::from).collect();
                msg!("wait-lay", seats = Arg::List(waited))
            }
        }
    }

    fn label(_view: &View, _seat: Seat, action: &Action, _tried: Option<&Tried<Self>>) -> Label {
        match *action {
            Action::Lay(card) => Label::within(msg!("lay"), msg!("lay-card", card)),
            Action::Keep => Label::plain(msg!("keep")),
            Action::Give { to, fish } => {
                Label::within(msg!("give"), msg!("give-to", seat = to)).hint(msg!("some-fish", n = fish))
            }
        }
    }

    fn tell(event: &Event, _viewer: Viewer) -> Vec<Message> {
        vec![match *event {
            Event::Laid { seat, card: Seen::Known(card) } => msg!("told-laid", seat, card),
            Event::Laid { seat, card: Seen::Hidden } => msg!("told-laid-hidden", seat),
            Event::Shown { seat, card } => msg!("told-shown", seat, card),
            Event::Caught { seat, fish } => msg!("told-caught", seat, n = fish),
            Event::Gave { seat, to, fish } => msg!("told-gave", seat, to, n = fish),
        }]
    }

    fn ideas(view: &View, _seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Keep);
        if view.giver.is_none() {
            out.extend((1..=20).map(Action::Lay));
        }
    }

    fn scores(view: &View) -> Vec<ScoreSheet> {
        let sheet = |(seat, fish): (Seat, &i32)| ScoreSheet {
            seat,
            lines: vec![ScoreLine { source: msg!("fish-caught"), points: *fish }],
            total: *fish,
            tie_breaks: Vec::new(),
        };
        view.fish.pairs().map(sheet).collect()
    }

    fn form(view: &View, seat: Seat) -> Option<Form> {
        (view.giver.is_some() && view.fish[seat] > 0).then(|| Form {
            title: msg!("form-give"),
            submit: msg!("form-send"),
            fields: vec![
                Field {
                    name: "to".into(),
                    label: msg!("form-to"),
                    kind: FieldKind::Choice(
                        view.fish
                            .seats()
                            .map(|to| engine::Choice {
                                value: to.to_string(),
                                label: msg!("player", seat = to),
                            })
                            .collect(),
                    ),
                },
                Field {
                    name: "fish".into(),
                    label: msg!("form-fish"),
                    kind: FieldKind::Number { min: 1, max: view.fish[seat].max(1) },
                },
            ],
        })
    }

    fn compose(_view: &View, _seat: Seat, fields: &[(String, String)]) -> Result<Action, Rejection> {
        let number = |name: &str| {
            let found = fields.iter().find(|(key, _)| key == name).and_then(|(_, value)| value.parse().ok());
            found.ok_or_else(|| rule("HB-3.2").refuse(msg!("form-empty")))
        };
        let to = u8::try_from(number("to")?).unwrap_or(u8::MAX);
        Ok(Action::Give { to: Seat(to), fish: number("fish")? })
    }

    fn cards() -> Vec<CardFacts> {
        let card = |id, doubtful| CardFacts {
            id,
            name: Name("card-lighthouse"),
            kind: msg!("kind-cards"),
            text: vec![msg!("count", n = 3)],
            count: 2,
            rule: "HB-2.1",
            provenance: "rulebook; public:ann/harbour (text), see harbours.net".into(),
            doubtful,
        };
        vec![card("lighthouse", None), card("lighthouse-2", Some(msg!("designed")))]
    }
}

fn section(view: &View, seat: Seat) -> Section {
    let mut facts = vec![
        (msg!("fish-caught"), msg!("count", n = view.fish[seat])),
        (msg!("hand"), msg!("count", n = view.hand_sizes[seat])),
    ];
    if let Some(hand) = view.hand.filter(|_| view.you == Some(seat)) {
        let cards = Arg::List(hand.iter().map(|card| Arg::from(*card)).collect());
        facts.push((msg!("hand"), msg!("cards", cards)));
    }
    if let Some(Some(Seen::Known(card))) = view.laid.get(seat) {
        facts.push((msg!("laid"), msg!("count", n = *card)));
    }
    Section { title: msg!("player", seat), seat: Some(seat), blocks: vec![Block::Facts(facts)] }
}

impl ai::Opinion for Harbour {
    fn value(&self, seat: Seat) -> i32 {
        self.fish[seat]
    }

    fn is_mid_action(&self, _seat: Seat) -> bool {
        false
    }
}

impl ai::Evaluate for Harbour {
    const UNIT: i32 = 1;

    fn is_harmless(action: &Action) -> bool {
        *action == Action::Keep
    }

    const AHEAD: &'static [ai::Ahead] = &[ai::Ahead::Declines];

    fn ahead(&self, action: &Action) -> Option<ai::Ahead> {
        (*action == Action::Keep).then_some(ai::Ahead::Declines)
    }

    fn phase(&self) -> usize {
        0
    }

    fn describe(&self, _observer: Seat, seat: Seat, out: &mut impl ai::network::Sink) {
        out.term("fish", self.fish[seat]);
    }
}
