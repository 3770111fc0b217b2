//! Every symbol of a page is explained: what is drawn is in the game's legend, or the picture of a card.

use std::collections::BTreeSet;

use catalog::{Kind, Showing, games};
use engine::{Language, Rng, Seat, Seed, Status, Viewer};
use look::legend::{drawn, symbols};
use look::{Narrowing, Player, Setting};
use serde_json::{Value, json};

/// After how many decisions a page is drawn.
const STEP: usize = 7;
/// Tools of every board, which bear their names.
const TOOLS: [&str; 4] = ["i-plus", "i-minus", "i-fit", "i-text"];
/// No match is followed longer.
const DECISIONS: usize = 900;

/// The symbols on a page; none where the general page is the game's page.
fn on_page(kind: &'static dyn Kind, shown: &dyn Showing, seats: u8) -> BTreeSet<String> {
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("P{seat}")).collect();
    let players = vec![Player::Bot("easy".to_owned()); names.len()];
    let setting = Setting {
        viewer: shown.viewer(),
        language: Language::En,
        texts: kind.texts(),
        names: &names,
        players: &players,
        revision: 0,
        action_id: "a",
        address: "",
        play: "/play",
        text_form: "/text",
        rules: "/rules",
        cards: "/cards",
        narrowing: &Narrowing::default(),
    };
    let Some(regions) = shown.draw(&setting, &[], &[]) else { return BTreeSet::new() };
    let parts = [regions.track, regions.board, regions.ask, regions.mat, regions.rivals, regions.open];
    parts.iter().flat_map(|part| drawn(&part.0).into_iter().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// All symbols that are drawn in a random match.
fn in_a_match(kind: &'static dyn Kind, options: &Value, seats: u8, seed: u64) -> BTreeSet<String> {
    let mut rng = Rng::from_number(seed);
    let mut position = kind.setup(options, seats, Seed::from_number(seed)).expect("offered");
    let mut found = BTreeSet::new();
    for number in 0..DECISIONS {
        let asked = match position.status() {
            Status::Deciding(seats) => seats.iter().next(),
            Status::Over(_) => None,
        };
        let shown = position.show(Viewer::Seat(asked.unwrap_or(Seat(0))));
        if number % STEP == 0 || asked.is_none() {
            found.extend(on_page(kind, &*shown, seats));
        }
        let Some(seat) = asked else { break };
        let offers = shown.offers();
        let at = rng.below(u32::try_from(offers.len()).expect("few")) as usize;
        let action = offers[at].action.clone();
        drop(shown);
        position.play(seat, &action).expect("it was offered");
    }
    found
}

/// Options as they are written in tables, as JSON.
fn options(written: &[(&str, &str)]) -> Value {
    let value = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| json!(text));
    written
        .iter()
        .map(|(name, text)| ((*name).to_owned(), value(text)))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

#[test]
fn every_symbol_of_a_page_is_in_the_legend_of_its_game() {
    let mut wrong = Vec::new();
    for kind in games() {
        let (info, pictures) = (kind.info(), (kind.cover().pictures)());
        let legend: BTreeSet<&str> =
            symbols(kind.how_to_play(Language::En)).map(|symbol| symbol.id).collect();
        let forms = kind.forms().iter().map(|form| options(form.options));
        for (seed, options) in (1..).zip(forms.chain([json!({})])) {
            let found = in_a_match(*kind, &options, info.max_players, seed);
            let unknown = found.iter().filter(|id| {
                // The color and shape of a seat are the player's own.
                let is_frame = id.starts_with("seat-") || TOOLS.contains(&id.as_str());
                !is_frame && !legend.contains(id.as_str()) && !pictures.contains(id)
            });
            wrong.extend(unknown.map(|id| format!("{}: {id}", info.id)));
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "in no legend:\n{}", wrong.join("\n"));
}

#[test]
fn a_legend_has_the_same_symbols_in_every_language() {
    for kind in games() {
        let [english, german, dutch] = Language::ALL.map(|language| {
            let legend: Vec<_> = symbols(kind.how_to_play(language)).collect();
            let is_whole =
                |symbol: &&look::legend::Symbol<'_>| symbol.name.is_empty() || symbol.text.is_empty();
            assert_eq!(legend.iter().find(is_whole), None, "{} in {}", kind.info().id, language.tag());
            legend.iter().map(|symbol| symbol.id).collect::<Vec<_>>()
        });
        assert_eq!(english, german, "{}", kind.info().id);
        assert_eq!(english, dutch, "{}", kind.info().id);
    }
}
