//! Writes down which rule ids the tests carry.

fn main() {
    rule_coverage::write_tested(&["EC", "ED"]);
}
