//! Civitas as a person sees it.
