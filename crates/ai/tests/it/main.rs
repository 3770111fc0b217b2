//! The bots, tried on a tiny game and on those that are offered.

mod eagle_civ;
mod fair;
mod hill;
mod levels;
mod matches;
mod through_the_ages;
