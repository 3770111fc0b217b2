//! `rules`.

use crate::civitas::civitas;

#[test]
fn rules_are_printed_whole_by_chapter_and_by_id() {
    assert!(civitas("rules golden-ages").ok().contains("GA-9.3"));
    let one = civitas("rules golden-ages ga-9.3").ok();
    assert!(one.starts_with("GA-9.3 ") && one.lines().count() == 1, "{one}");
    let chapter = civitas("rules golden-ages GA-9 --json").json();
    let ids: Vec<_> = chapter.as_array().expect("a list").iter().map(|rule| rule["id"].as_str()).collect();
    assert!(ids.len() > 5 && ids.iter().all(|id| id.is_some_and(|id| id.starts_with("GA-9."))), "{ids:?}");
}

#[test]
fn coverage_counts_every_rule() {
    let coverage = civitas("rules golden-ages --coverage --json").json();
    assert_eq!(coverage["game"], "golden-ages");
    let count = |field: &str| coverage[field].as_array().map_or(0, Vec::len) as u64;
    let excused = coverage["excused"].as_object().expect("an object").len() as u64;
    let [rules, tested] = ["rules", "tested"].map(|field| coverage[field].as_u64().expect("a number"));
    assert!(rules > 150, "{coverage}");
    assert_eq!(tested + count("untested") + excused, rules);
    assert!(civitas("rules golden-ages --coverage").ok().contains(&format!("{rules} rules")));
}
