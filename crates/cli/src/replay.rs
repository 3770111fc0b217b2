//! `civitas replay`: a match file step by step in words.

use anyhow::{Context, Error, Result, bail, ensure};
use catalog::{Kind, Position, Step};
use engine::{Block, Language, Message, Record, RecordError, ScoreSheet, Seat, Viewer};
use texts::Speaker;

use crate::{args, failure, output, position};

pub fn run(args: &args::Replay) -> Result<()> {
    let text = position::read(&args.file)?;
    if args.verify {
        return verify_all(&text);
    }
    let mut record = Record::parse(&text)?;
    let game = game_of(&record)?;
    if let Viewer::Seat(Seat(seat)) = args.seat.0 {
        let seats = record.header.seats.len();
        ensure!(usize::from(seat) < seats, "there is no seat {seat}; the match has {seats} seats");
    }
    if let Some(to) = args.to {
        let last = record.entries.len() as u64;
        ensure!(to <= last, "there is no action {to}; the last one is {last}");
        if to < last {
            record.entries.truncate(to as usize);
            record.result = None;
        }
    }
    let players: Vec<String> = record.header.seats.iter().map(|seat| printable(&seat.name)).collect();
    let teller = Teller { game, language: args.language.get(), players: &players, viewer: args.seat.0 };
    let mut told = Ok(());
    let last = game.replay(&record, &mut |step| {
        if told.is_ok() {
            told = teller.tell(&step);
        }
    });
    told?;
    let last = last.map_err(|why| teller.refused(why))?;
    if args.to.is_some() { teller.sheet(&*last) } else { teller.scores(&*last, &record) }
}

/// A name without what would command the terminal: the file may be anybody's.
fn printable(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).collect()
}

fn game_of(record: &Record) -> Result<&'static dyn Kind> {
    let id = &record.header.game;
    catalog::find(id).with_context(|| format!("the match is of an unknown game {id:?}"))
}

/// Verifies every match of a file, also behind one that does not hold. An empty line parts them.
fn verify_all(text: &str) -> Result<()> {
    let lines: Vec<&str> = text.lines().collect();
    let files = lines.split(|line| line.trim().is_empty()).filter(|file| !file.is_empty());
    let files: Vec<String> = files.map(|file| file.join("\n")).collect();
    if files.len() < 2 {
        let record = Record::parse(text)?;
        return output::line(verify(game_of(&record)?, &record)?);
    }
    let mut failed = 0;
    for (number, file) in (1..).zip(&files) {
        let record = Record::parse(file).map_err(Error::from);
        match record.and_then(|record| verify(game_of(&record)?, &record)) {
            Ok(verified) => output::line(verified)?,
            Err(why) => {
                failed += 1;
                failure::tell(&why.context(format!("match {number} of {}", files.len())));
            }
        }
    }
    ensure!(failed == 0, "{failed} of {} matches are not verified", files.len());
    Ok(())
}

/// Proves that the match followed from the seed that was promised, and ended as it says. A match of older rules is
/// verified, too, if nothing came up in it that has changed since.
fn verify(game: &'static dyn Kind, record: &Record) -> Result<String> {
    let header = &record.header;
    let (version, played) = (game.info().rules_version, header.rules_version);
    ensure!(played <= version, "the match was played by rules version {played}, this program has {version}");
    ensure!(header.seed.is_some(), RecordError::NoSeed);
    ensure!(header.salt.is_some(), "the match file has no salt: its commitment cannot be verified");
    ensure!(record.result.is_some(), "the match file has no result to verify");
    if let Err(why) = game.replay(record, &mut |_| {}) {
        ensure!(
            played == version,
            "played by rules version {played}, it cannot be replayed by version {version}: {why}"
        );
        return Err(why.into());
    }
    Ok(format!(
        "verified: the seed fits its commitment {}, {} actions are legal, the result is as recorded",
        header.commitment,
        record.entries.len()
    ))
}

/// Puts a match into words for one viewer.
struct Teller<'a> {
    game: &'static dyn Kind,
    language: Language,
    players: &'a [String],
    viewer: Viewer,
}

impl Teller<'_> {
    fn say(&self, message: &Message) -> String {
        let you = if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None };
        self.game.texts().say(Speaker { language: self.language, players: self.players, you }, message)
    }

    /// A step in the sentences of the log, the first position in those that tell what was set up.
    fn tell(&self, step: &Step) -> Result<()> {
        let sentences: Vec<Message> = match step.seat {
            Some(_) => step.events.iter().flat_map(|event| self.game.tell(event, self.viewer)).collect(),
            None => step.position.show_past(self.viewer).opening(),
        };
        let words: Vec<String> = sentences.iter().map(|sentence| self.say(sentence)).collect();
        // What needs no words is left out; a decision that was taken back is told by its number.
        let silent = words.is_empty() && (step.seat.is_none() || !step.events.is_empty());
        if silent { Ok(()) } else { lines(step.seq, &words) }
    }

    fn refused(&self, why: RecordError) -> anyhow::Error {
        match why {
            RecordError::Refused(seq, why) => {
                anyhow::anyhow!("action {seq} is refused: {} ({})", self.say(&why.message), why.rule)
            }
            other => other.into(),
        }
    }

    /// The position in words.
    fn sheet(&self, position: &dyn Position) -> Result<()> {
        let shown = position.show_past(self.viewer);
        for section in shown.sheet().sections {
            output::line(format!("\n## {}", self.say(&section.title)))?;
            section.blocks.iter().try_for_each(|block| self.block(block))?;
        }
        output::line(format!("\n{}", self.say(shown.question())))
    }

    fn block(&self, block: &Block) -> Result<()> {
        let cells = |row: &[Message]| row.iter().map(|cell| self.say(cell)).collect::<Vec<_>>();
        match block {
            Block::Facts(facts) => facts.iter().try_for_each(|(name, value)| {
                output::line(format!("{}: {}", self.say(name), self.say(value)))
            }),
            Block::Lines(lines) => lines.iter().try_for_each(|line| output::line(self.say(line))),
            Block::Table { head, rows } => {
                let head = cells(head);
                let head: Vec<&str> = head.iter().map(String::as_str).collect();
                output::table(&head, &rows.iter().map(|row| cells(row)).collect::<Vec<_>>())
            }
        }
    }

    /// The final points, and below each player where they come from.
    fn scores(&self, position: &dyn Position, record: &Record) -> Result<()> {
        let Some(result) = &record.result else {
            bail!("the match file ends before the match is over");
        };
        output::line("")?;
        let place = |sheet: &ScoreSheet| result.ranking.get(sheet.seat).copied().unwrap_or_default();
        let mut sheets = position.show_past(Viewer::Public).scores().to_vec();
        sheets.sort_by_key(place);
        for sheet in &sheets {
            let name = self.players.get(sheet.seat.index()).map_or("", String::as_str);
            let tied = sheets.iter().any(|other| other.seat != sheet.seat && other.total == sheet.total);
            output::line(format!("{}. {name}: {}", place(sheet), sheet.total))?;
            for line in sheet.lines.iter().chain(sheet.tie_breaks.iter().filter(|_| tied)) {
                output::line(format!("{:>8}  {}", line.points, self.say(&line.source)))?;
            }
        }
        Ok(())
    }
}

/// As much as can be read in one line.
const LINE: usize = 240;

/// A step with its number: in one line, or, where a whole scoring is told, a line for each sentence.
fn lines(seq: u64, sentences: &[String]) -> Result<()> {
    let line = sentences.join(" ");
    if line.chars().count() <= LINE {
        return output::line(format!("{seq:>4}  {line}").trim_end());
    }
    let numbered = |(place, sentence): (usize, &String)| match place {
        0 => format!("{seq:>4}  {sentence}"),
        _ => format!("{:>4}  {sentence}", ""),
    };
    sentences.iter().enumerate().map(numbered).try_for_each(output::line)
}
