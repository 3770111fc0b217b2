//! All tests of the game, one file for each chapter.

mod sound;
