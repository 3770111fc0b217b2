//! All tests of the crate, in one binary.

mod sound;
