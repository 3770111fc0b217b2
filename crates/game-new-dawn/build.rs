//! Writes down which rule ids the tests carry, and what lies beside the sources for readers.

fn main() {
    rule_coverage::write_tested(&["ND"]);
    rule_coverage::write_papers();
}
