//! LLVM IR, without LLVM.
//!
//! [`ir`] is a module of LLVM IR, which writes itself as text. [`export`] translates operations of the dialect `llvm` to
//! such a module. [`parse`] reads the text, and [`import`] translates a module to operations.

pub mod export;
pub mod import;
pub mod ir;
mod keywords;
pub mod parse;
mod stack;
