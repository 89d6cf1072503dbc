//! Machine code for MLIR's dialect `llvm`, by [Cranelift](https://cranelift.dev): in the process, and as object files.
//! No LLVM is needed.
//!
//! ```
//! use ods_cranelift::{Jit, JitOptions, Number};
//! use ods_runtime::Context;
//! use ods_runtime::text::parse_source;
//!
//! let ctx = Context::new();
//! ctx.register_dialects(ods::DIALECTS);
//! let text = br#"
//!     llvm.func @square(%x: i64) -> i64 {
//!       %0 = llvm.mul %x, %x : i64
//!       llvm.return %0 : i64
//!     }
//! "#;
//! let ir = parse_source(&ctx, "square.mlir", text).expect("a module");
//! let mut jit = Jit::compile(ir.root().expect("a module"), &JitOptions::new()).expect("machine code");
//! let result = jit.call("square", &[Number::from(12i64)]).expect("a call");
//! assert_eq!(result, Some(Number::from(144i64)));
//! ```
//!
//! A function whose operations are not supported is not compiled: each of them is a diagnostic.

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
pub use number::{Number, NumberType};
pub use object::compile_object;
pub use runner::run_main;
