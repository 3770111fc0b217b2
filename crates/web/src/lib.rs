//! The pages and the server of Civitas.
pub mod rulebook;
