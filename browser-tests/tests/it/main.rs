//! Civitas as a person sees it.

mod at_the_table;
mod bad_weather;
mod eagle_civ;
mod fits;
mod learn;
mod matches;
mod new_dawn;
mod person;
mod pictures;
mod through_the_ages;
mod tournament;
