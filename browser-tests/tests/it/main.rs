//! Civitas as a person sees it.

mod advice;
mod api;
mod at_the_table;
mod bad_weather;
mod days;
mod eagle_civ;
mod every_page;
mod fits;
mod learn;
mod matches;
mod motion;
mod new_dawn;
mod passkeys;
mod person;
mod pictures;
mod playback;
mod positions;
mod reading;
#[allow(dead_code, clippy::unwrap_used, reason = "shared; and a test that unwraps in vain has failed")]
#[path = "../../../crates/web/tests/it/sink.rs"]
mod sink;
mod through_the_ages;
mod tournament;
mod two_processes;
