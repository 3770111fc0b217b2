//! `lessons`.

use crate::civitas::civitas;

#[test]
fn every_lesson_is_listed_and_runs_through() {
    let checked = civitas("lessons --check --json").json();
    let lessons = checked.as_array().expect("a list");
    assert!(lessons.len() >= 8, "{checked}");
    for lesson in lessons {
        assert_eq!(lesson["runs"], true, "{lesson}");
        assert_eq!(lesson["languages"], serde_json::json!(["en", "de", "nl"]), "{lesson}");
        assert!(lesson["steps"].as_u64().is_some_and(|steps| steps >= 5), "{lesson}");
        assert!(lesson["decisions"][0].as_u64().is_some_and(|own| own > 0), "{lesson}");
        assert!(lesson.get("problem").is_none(), "{lesson}");
    }
}

#[test]
fn without_a_check_nothing_is_said_of_running() {
    let listed = civitas("lessons golden-ages --json").json();
    assert_eq!(listed[0]["game"], "golden-ages");
    assert!(listed.as_array().is_some_and(|lessons| !lessons.is_empty() && lessons[0].get("runs").is_none()));
    assert!(civitas("lessons golden-ages").ok().contains("golden-ages/first-epoch: "));
}
