//! `civitas new`, `status`, `legal`, `view`, `play`: positions as files.

use std::io::Read;
use std::path::Path;
use std::{fs, io};

use anyhow::{Context, Result, bail, ensure};
use catalog::{Kind, Offer, Position};
use engine::{Language, Message, Seat, Seed, Viewer, parse_options};
use serde_json::{Value, json};
use texts::Speaker;

use crate::args::OptionArgs;
use crate::{args, failure, output};

pub fn new(args: &args::New) -> Result<()> {
    let game = args.game.0;
    let options = options(game, args.players, &args.options)?;
    let position = game
        .setup(&options, args.players, Seed::from_number(seed(args.seed)?))
        .map_err(|why| failure::refused(game, Language::En, why))?;
    output::line(position.store())
}

pub fn status(args: &args::Status) -> Result<()> {
    output::json(&load(&args.file)?.status())
}

pub fn legal(args: &args::Legal) -> Result<()> {
    let position = load(&args.file)?;
    let seat = seat(&*position, args.seat)?;
    let language = args.language.get();
    let offers = position.show(Viewer::Seat(seat)).offers();
    output::json(
        &offers
            .iter()
            .map(|offer| json!({"action": offer.action, "text": text(position.kind(), language, offer)}))
            .collect::<Vec<_>>(),
    )
}

pub fn view(args: &args::View) -> Result<()> {
    let position = load(&args.file)?;
    if let Viewer::Seat(Seat(number)) = args.seat.0 {
        seat(&*position, number)?;
    }
    output::json(&position.show(args.seat.0).view())
}

pub fn play(args: &args::Play) -> Result<()> {
    let mut position = load(&args.file)?;
    let (game, language) = (position.kind(), args.language.get());
    let seat = seat(&*position, args.seat)?;
    let action: Value = serde_json::from_str(&args.action).context("the action is not JSON")?;
    let played = position.play(seat, &action).map_err(|why| failure::refused(game, language, why))?;
    if !args.events {
        return output::line(position.store());
    }
    // With the events beside it, it is still a position that can be read again.
    let mut next: Value = serde_json::from_str(&position.store())?;
    next["events"] = played.events.iter().map(|event| told(game, language, seat, event)).collect();
    output::json(&next)
}

/// The event in full, with the sentences that the acting seat is told.
fn told(game: &'static dyn Kind, language: Language, seat: Seat, event: &Value) -> Value {
    let sentences = game.tell(event, Viewer::Seat(seat));
    let text: Vec<String> = sentences.iter().map(|sentence| say(game, language, sentence)).collect();
    json!({"event": event, "text": text})
}

/// What an offered action is called, from the general to the particular, with what it costs and does.
fn text(game: &'static dyn Kind, language: Language, offer: &Offer) -> String {
    let parts = offer.label.group.iter().chain([&offer.label.text]);
    let called = parts.map(|part| say(game, language, part)).collect::<Vec<_>>().join(": ");
    match &offer.label.hint {
        Some(hint) => format!("{called} ({})", say(game, language, hint)),
        None => called,
    }
}

fn say(game: &'static dyn Kind, language: Language, message: &Message) -> String {
    game.texts().say(Speaker { language, ..Speaker::default() }, message)
}

/// Reads a position of any game.
fn load(file: &Path) -> Result<Box<dyn Position>> {
    let text = read(file)?;
    let stored: Value = serde_json::from_str(&text).context("the position is not JSON")?;
    let Some(id) = stored.get("game").and_then(Value::as_str) else {
        bail!("the position does not name its game");
    };
    let game =
        catalog::find(id).with_context(|| format!("the position belongs to an unknown game {id:?}"))?;
    Ok(game.load(&text)?)
}

/// Reads a text file; `-` is stdin.
pub fn read(file: &Path) -> Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).context("stdin cannot be read")?;
        return Ok(text);
    }
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

fn seat(position: &dyn Position, number: u8) -> Result<Seat> {
    let last = position.seats() - 1;
    ensure!(number <= last, "there is no seat {number}; the seats are 0 to {last}");
    Ok(Seat(number))
}

/// The JSON of the game's options, for a number of players that the game is made for.
pub fn options(game: &'static dyn Kind, players: u8, args: &OptionArgs) -> Result<Value> {
    let info = game.info();
    let (min, max) = (info.min_players, info.max_players);
    ensure!((min..=max).contains(&players), "{} is for {min} to {max} players, not {players}", info.id);
    let pairs = args.pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    parse_options(info.options, pairs).map_err(anyhow::Error::msg)
}

/// The given seed, or one drawn at random.
pub fn seed(given: Option<u64>) -> Result<u64> {
    given.map_or_else(|| getrandom::u64().context("the system gives no random numbers"), Ok)
}
