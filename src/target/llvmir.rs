//! LLVM IR, without LLVM.
//!
//! [`ir`] is a module of LLVM IR, which writes itself as text. [`export`] translates operations of the dialect `llvm` to
//! such a module.

pub mod export;
pub mod ir;
pub mod parse;
