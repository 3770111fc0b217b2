//! Every lesson runs through on the present rules, and what it points at is on the page. A failure names the step.

use std::collections::BTreeSet;

use catalog::{Course, Kind, games, missing_part};
use engine::{Language, Status};
use lessons::Lesson;

fn courses() -> Vec<(&'static dyn Kind, Course)> {
    let course = |kind: &'static dyn Kind, lesson: &'static Lesson| {
        Course::of(kind, lesson).unwrap_or_else(|broken| panic!("{broken}"))
    };
    let lessons = |kind: &'static dyn Kind| kind.lessons().unwrap_or_else(|why| panic!("{why}")).iter();
    games().iter().flat_map(|kind| lessons(*kind).map(move |lesson| (*kind, course(*kind, lesson)))).collect()
}

#[test]
fn every_lesson_runs_through_and_points_at_what_is_there() {
    for (kind, course) in courses() {
        if let Some(broken) = missing_part(kind, &course) {
            panic!("{broken}");
        }
    }
}

#[test]
fn after_the_last_step_the_match_goes_on() {
    for (kind, course) in courses() {
        let last = course.at(usize::MAX);
        assert!(
            matches!(last.status(), Status::Deciding(_)),
            "{}/{} ends",
            kind.info().id,
            course.lesson.name
        );
    }
}

#[test]
fn every_rule_that_a_lesson_names_exists() {
    for kind in games() {
        let rules = ids(kind.rulebook(Language::En));
        for lesson in kind.lessons().unwrap_or_else(|why| panic!("{why}")) {
            for (number, step) in (1..).zip(&lesson.steps) {
                if let Some(rule) = &step.rule {
                    assert!(
                        rules.contains(rule.as_str()),
                        "lesson {}, step {number}: no rule {rule}",
                        lesson.name
                    );
                }
            }
        }
    }
}

#[test]
fn every_rule_that_a_card_names_exists() {
    for kind in games() {
        let rules = ids(kind.rulebook(Language::En));
        for card in kind.cards() {
            assert!(rules.contains(card.rule), "{}: no rule {}", card.id, card.rule);
        }
    }
}

#[test]
fn where_a_match_stands_is_told_by_its_position() {
    for (_, course) in courses() {
        for place in 0..=course.moves().len() {
            assert_eq!(course.place(course.at(place)), Some(place), "{} after {place}", course.lesson.name);
        }
        for step in 0..course.lesson.steps.len() {
            assert_eq!(course.step(course.begin(step), step), step, "{}", course.lesson.name);
        }
    }
}

#[test]
fn a_lesson_that_the_rules_refuse_is_named_with_its_step() {
    let Some((kind, course)) = courses().into_iter().find(|(_, course)| course.moves().len() > 1) else {
        return;
    };
    let mut lesson = course.lesson.clone();
    let (number, step) = (1..)
        .zip(&mut lesson.steps)
        .filter(|(_, step)| !step.expect.is_empty())
        .last()
        .expect("something is expected");
    let title = step.title.get(Language::En).to_owned();
    // The same thing decided twice in a row.
    let again = step.expect[0].clone();
    step.expect = vec![again.clone(), again.clone(), again.clone(), again.clone(), again.clone(), again];
    step.free = false;
    let broken = Course::of(kind, Box::leak(Box::new(lesson))).err().expect("it breaks").to_string();
    assert!(broken.contains(&format!(", step {number} ({title}): ")), "{broken}");
}

#[test]
fn a_lesson_that_points_at_nothing_is_named_with_its_step() {
    let Some((kind, course)) = courses().into_iter().next() else { return };
    let mut lesson = course.lesson.clone();
    lesson.steps[1].lit = lessons::Lit::Id("nowhere".to_owned());
    let title = lesson.steps[1].title.get(Language::En).to_owned();
    let hidden = Course::of(kind, Box::leak(Box::new(lesson))).unwrap_or_else(|broken| panic!("{broken}"));
    let broken = missing_part(kind, &hidden).expect("nothing is called so").to_string();
    assert!(broken.contains(&format!(", step 2 ({title}): nothing is called #nowhere")), "{broken}");
}

#[test]
fn a_lesson_that_points_at_a_part_which_is_not_drawn_is_named_with_its_step() {
    // Only the frame of a whole match brings a chat, and no lesson may point at it unseen.
    for id in ["chat", "undo"] {
        let Some((kind, course)) = courses().into_iter().next() else { return };
        let mut lesson = course.lesson.clone();
        lesson.steps[0].lit = lessons::Lit::Id(id.to_owned());
        let hidden =
            Course::of(kind, Box::leak(Box::new(lesson))).unwrap_or_else(|broken| panic!("{broken}"));
        let broken = missing_part(kind, &hidden).expect("nothing is called so").to_string();
        assert!(broken.contains(&format!(": nothing is called #{id}")), "{broken}");
    }
}

/// The ids that open a line of a list or of a table.
fn ids(rules: &str) -> BTreeSet<&str> {
    let openings = ["- **", "- ", "| "];
    let rest =
        rules.lines().filter_map(|line| openings.iter().find_map(|opening| line.strip_prefix(opening)));
    rest.filter_map(|rest| rest.split([' ', '*', '|']).next()).collect()
}
