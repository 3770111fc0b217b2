//! The pages and the server of Civitas.
