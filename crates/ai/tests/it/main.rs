//! The bots, tried on a tiny game.

mod hill;
mod levels;
