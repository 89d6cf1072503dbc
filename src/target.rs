//! Translation to and from the languages of other programs.

pub mod llvmir;
