//! Machine code for MLIR's dialect `llvm`, by [Cranelift](https://cranelift.dev): in the process, and as object files.

#![doc = "No LLVM is needed."]

mod abi;
mod calls;
mod compile;
mod function;
mod globals;
mod image;
mod instructions;
mod intrinsics;
mod jit;
mod layout;
mod number;
mod object;
mod runner;
mod scalar;
mod types;
mod unit;

use ods::llvm;

pub use compile::OptLevel;
pub use jit::{CallError, Jit, JitOptions, flush_output, load_library};
pub use number::Number;
pub use object::compile_object;
pub use runner::run_main;
