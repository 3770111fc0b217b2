//! `export`: matches out of a server's database, and whether what comes out holds.

use std::fs;

use catalog::Kind;
use engine::{Record, Seat, Seed, commitment};
use serde_json::json;
use store::{Holder, Import, ImportedStep, MatchId, NewMatch, Settings, Start, Store};

use crate::civitas::{Ran, with_input};

const GAME: &str = "golden-ages";

/// A database with two finished matches and one that is going on, whose id is given.
fn site(folder: &std::path::Path) -> (String, MatchId) {
    let address = format!("sqlite:{}", folder.join("civitas.db").display());
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let running = runtime.block_on(async {
        let store = store::open(&address).await.expect("a store");
        for seed in [3, 4] {
            store.import(&finished(seed)).await.expect("imported");
        }
        let running = store.new_match(&begun(&*store).await).await.expect("a match");
        store.close().await;
        running
    });
    (address, running)
}

/// A match of two random players called Anna and Ben.
fn finished(seed: u64) -> Import {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let simulate = format!("simulate {GAME} --players 2 --games 1 --seed {seed} --save {path}");
    with_input(&simulate.split(' ').collect::<Vec<_>>(), "").ok();
    let text = fs::read_to_string(folder.path().join(format!("{GAME}-{seed}.civitas"))).expect("saved");
    let mut record = Record::parse(&text).expect("a record");
    for (seat, name) in record.header.seats.iter_mut().zip(["Anna", "Ben"]) {
        seat.name = name.to_owned();
    }
    let salt = record.header.salt.unwrap_or(Seed::from_number(9));
    record.header.salt = Some(salt);
    record.header.commitment = commitment(&record.header.seed.expect("a seed"), &salt);
    let mut steps = Vec::new();
    let each = &mut |step: catalog::Step| {
        steps.push(ImportedStep { position: step.position.store(), events: step.events });
    };
    game().replay(&record, each).expect("it is replayed");
    Import { record, steps, settings: Settings::default(), host: None, goes_on: None, now: 1 }
}

/// A match of one person and a bot that has just begun.
async fn begun(store: &dyn Store) -> NewMatch {
    let profile =
        store::Profile { name: "Cleo".to_owned(), language: engine::Language::En, theme: store::Theme::Auto };
    let guest = store.new_guest(&profile, 1).await.expect("a guest");
    let seed = Seed::from_number(5);
    let first = game().setup(&json!({}), 2, seed).expect("a position");
    let rules_version = game().info().rules_version;
    NewMatch {
        game: GAME.to_owned(),
        rules_version,
        options: json!({}),
        settings: Settings::default(),
        host: Some(guest.id.clone()),
        seed,
        salt: Seed::from_number(6),
        seats: vec![
            (Holder::Human(guest.id), "Cleo".to_owned()),
            (Holder::Bot("greedy".to_owned()), "Hypatia".to_owned()),
        ],
        start: Some(Start { rules_version, position: first.store(), status: first.status() }),
        now: 1,
    }
}

fn game() -> &'static dyn Kind {
    catalog::find(GAME).expect("it is played here")
}

fn export(address: &str, arguments: &str) -> Ran {
    let arguments = format!("export {arguments} --database {address}");
    with_input(&arguments.split_whitespace().collect::<Vec<_>>(), "")
}

#[test]
fn all_finished_matches_are_exported_and_each_is_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let (address, running) = site(folder.path());
    let dump = export(&address, "--all").ok();
    assert_eq!(dump.split("\n\n").count(), 2);
    assert!(dump.contains("\"Anna\"") && !dump.contains("Cleo"), "what is going on stays secret");
    let verified = with_input(&["replay", "-", "--verify"], &dump).ok();
    assert_eq!(verified.lines().filter(|line| line.starts_with("verified: ")).count(), 2, "{verified}");
    let broken = dump.replacen("\"seat\":0", "\"seat\":1", 1);
    assert!(with_input(&["replay", "-", "--verify"], &broken).err.contains("match 1 of 2"));

    // The same without names, in a file.
    let file = folder.path().join("dump.civitas");
    let arguments = format!("--all --anonymous --out {}", file.display());
    let told = export(&address, &arguments);
    assert_eq!(
        (told.code, told.err.as_str()),
        (Some(0), &*format!("2 matches are in {}.\n", file.display()))
    );
    let anonymous = fs::read_to_string(&file).expect("written");
    assert!(anonymous.contains("\"Player 1\"") && !anonymous.contains("Anna") && !anonymous.contains("Ben"));
    assert_eq!(with_input(&["replay", "-", "--verify"], &anonymous).code, Some(0));
    assert!(export(&address, &arguments).complaint(1).contains("is there already"));
    assert!(!dump.contains(&running.0));
}

#[test]
fn a_running_match_is_exported_with_its_seed_and_its_table_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (address, running) = site(folder.path());
    let text = export(&address, &running.0).ok();
    let record = Record::parse(&text).expect("a record");
    assert_eq!((record.header.seed, record.result), (Some(Seed::from_number(5)), None));
    assert_eq!(game().replay(&record, &mut |_| {}).expect("it is replayed").status().deciding().len(), 1);
    assert_eq!(record.header.seats[Seat(0).index()].name, "Cleo");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let chat = runtime.block_on(async {
        let store = store::open(&address).await.expect("a store");
        let chat = store.chat(&running, None, 10).await.expect("a store");
        store.close().await;
        chat
    });
    assert_eq!(chat.len(), 1);
    assert_eq!(chat[0].content, store::Content::Copied);
}

#[test]
fn what_cannot_be_exported_is_told_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = format!("sqlite:{}", folder.path().join("missing.db").display());
    assert!(export(&missing, "--all").complaint(1).contains("there is no database"));
    let (address, running) = site(folder.path());
    assert!(export(&address, "nothing").complaint(1).contains("there is no match nothing"));
    assert!(export(&address, "").complaint(1).contains("MATCH"));
    assert!(export(&address, &format!("{running} --anonymous")).complaint(1).contains("--anonymous"));
}
