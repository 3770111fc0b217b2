//! The pages and the API, asked without a socket, over a store in a temporary folder and with a
//! tiny game of secrets ([`harbour`]).

mod account;
mod browser;
mod harbour;
mod pages;
mod play;
mod refusals;
mod secrets;
mod tables;
mod words;
