//! The pages and the API, asked without a socket, over a store in a temporary folder and with a
//! tiny game of secrets ([`harbour`]).

#![allow(clippy::unwrap_used, reason = "a test that unwraps in vain has failed")]

mod absent;
mod account;
mod advice;
mod at_the_table;
mod browser;
mod carried;
mod click;
mod connections;
#[cfg(feature = "push")]
mod device;
mod eagle_civ;
mod every_route;
mod finished;
mod forgotten;
mod golden_ages;
mod harbour;
mod hosts;
mod lessons;
mod licenses;
mod live;
mod lobby;
mod metrics;
mod mine;
mod new_dawn;
mod notices;
mod often;
mod openapi;
mod orders;
mod pages;
#[cfg(feature = "passkeys")]
mod passkeys;
mod play;
#[cfg(feature = "push")]
mod push;
mod python;
mod ratings;
mod refusals;
mod rematch;
mod restarts;
mod secrets;
mod sink;
mod spectators;
mod tables;
mod tournaments;
mod twins;
mod words;
