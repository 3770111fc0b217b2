//! The real binary, as scripts use it.

mod arena;
mod bot;
mod civitas;
mod copy;
mod export;
mod host;
mod lessons;
mod mistakes;
mod positions;
mod replay;
mod rules;
mod serve;
mod simulate;
