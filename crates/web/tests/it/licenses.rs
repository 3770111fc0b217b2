//! Whose work is built in: every crate with its license on a page, and no crate twice that is not known of.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use axum::http::StatusCode;

use crate::browser::House;

const WORKSPACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Name and version of every crate of others that is built into the program, with all its features and on all systems.
fn built_in() -> BTreeSet<String> {
    let arguments = "tree --locked --package cli --all-features --edges normal --target all --prefix none";
    let told =
        Command::new(env!("CARGO")).args(arguments.split(' ')).current_dir(WORKSPACE).output().unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let lines = String::from_utf8(told.stdout).unwrap();
    // Our own crates are named with their folder.
    let others = lines.lines().filter(|line| !line.contains(" (/") && !line.is_empty());
    others.map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ").replace(" v", " ")).collect()
}

#[tokio::test]
async fn the_license_of_everything_that_is_built_in_can_be_read() {
    let house = House::new().await;
    let mut ann = house.browser();
    assert!(ann.get("/about").await.text.contains("href=\"/about/licenses\""));
    let page = ann.get("/about/licenses").await;
    assert_eq!(page.status, StatusCode::OK);
    let named: BTreeSet<String> =
        page.text.lines().filter_map(|line| line.strip_prefix("- ")).map(str::to_owned).collect();
    let missing: Vec<_> = built_in().into_iter().filter(|built| !named.contains(built)).collect();
    assert!(missing.is_empty(), "cargo xtask licenses collects them anew: {missing:?}");
    assert!(
        page.text.contains("Permission is hereby granted") && page.text.contains("Mozilla Public License")
    );
}

#[test]
fn every_crate_that_is_there_twice_is_known_of() {
    let read = |file: &str| std::fs::read_to_string(format!("{WORKSPACE}/{file}")).unwrap();
    let mut versions: BTreeMap<String, BTreeSet<Vec<u64>>> = BTreeMap::new();
    let lock = read("Cargo.lock");
    for package in lock.split("[[package]]").skip(1) {
        let value =
            |key: &str| package.split(&format!("{key} = \"")).nth(1).unwrap().split('"').next().unwrap();
        let numbers = value("version").split(['.', '-', '+']).map_while(|part| part.parse().ok());
        versions.entry(value("name").to_owned()).or_default().insert(numbers.collect());
    }
    let known = read("deny.toml");
    for (name, mut versions) in versions {
        versions.pop_last();
        for version in versions {
            let generation =
                if version[0] > 0 { version[0].to_string() } else { format!("0.{}", version[1]) };
            assert!(known.contains(&format!("{{ crate = \"{name}@{generation}\"")), "{name} {generation}");
        }
    }
}
