//! Civitas as a person sees it.

mod bad_weather;
mod eagle_civ;
mod matches;
mod new_dawn;
mod person;
mod pictures;
mod through_the_ages;
