//! Numbers of players and options, one after the other.

use super::random::any_of;
use super::vary::below;
use crate::{Game, Rng, parse_options};

/// The options and the number of players of the table with this number: every number of players
/// with the default options, then with each value of each option, then with any options.
pub(super) fn table<G: Game>(number: u64, dice: &mut Rng) -> (G::Options, u8) {
    let info = G::INFO;
    let sizes = u64::from(info.max_players - info.min_players) + 1;
    let seats = info.min_players + u8::try_from(number % sizes).expect("less than the most players");
    let singles: Vec<(&str, &str)> = info
        .options
        .iter()
        .flat_map(|option| option.kind.values().iter().skip(1).map(move |value| (option.key, *value)))
        .collect();
    let pairs = match usize::try_from(number / sizes).unwrap_or(usize::MAX) {
        0 => Vec::new(),
        set if set <= singles.len() => vec![singles[set - 1]],
        _ => any_options(&singles, dice),
    };
    let chosen = parse_options(info.options, pairs).expect("the values are those that are listed");
    (serde_json::from_value(chosen).expect("options are read from their listed values"), seats)
}

/// Some of the values that are not the default, one for an option.
fn any_options<'a>(singles: &[(&'a str, &'a str)], dice: &mut Rng) -> Vec<(&'a str, &'a str)> {
    let mut chosen: Vec<(&str, &str)> = Vec::new();
    for _ in 0..=below(dice, singles.len().max(1)) {
        let value = any_of(dice, singles);
        chosen.extend(value.filter(|(key, _)| !chosen.iter().any(|(taken, _)| taken == key)));
    }
    chosen
}
