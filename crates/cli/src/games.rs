//! `civitas games`.

use anyhow::Result;
use catalog::Kind;
use engine::{Language, Message};
use serde_json::{Value, json};
use texts::Speaker;

use crate::{args, output};

pub fn run(args: &args::Games) -> Result<()> {
    let language = args.language.get();
    let games = catalog::games();
    if args.json {
        return output::json(&games.iter().map(|game| describe(*game, language)).collect::<Vec<_>>());
    }
    let row = |game: &&'static dyn Kind| {
        let info = game.info();
        let options: Vec<String> = info
            .options
            .iter()
            .map(|option| format!("{}={}", option.key, option.kind.values().join("|")))
            .collect();
        vec![
            info.id.to_owned(),
            title(*game, language),
            format!("{}-{}", info.min_players, info.max_players),
            info.rules_version.to_string(),
            options.join(" "),
        ]
    };
    output::table(&["id", "game", "players", "rules", "options"], &games.iter().map(row).collect::<Vec<_>>())
}

fn describe(game: &'static dyn Kind, language: Language) -> Value {
    let mut about = serde_json::to_value(game.info()).expect("the facts of a game are plain");
    about["title"] = json!(title(game, language));
    about["bots"] = json!(game.bots());
    about
}

fn title(game: &'static dyn Kind, language: Language) -> String {
    game.texts().say(Speaker { language, ..Speaker::default() }, &Message::new("game-title"))
}
