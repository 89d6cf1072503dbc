//! Translation.
