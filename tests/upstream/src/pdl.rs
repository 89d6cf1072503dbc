//! The dialect `pdl`: patterns that match and rewrite operations.

mod binding;
mod directives;
mod operation;
mod pattern;
mod types;
mod verify;

generated!(pdl);
