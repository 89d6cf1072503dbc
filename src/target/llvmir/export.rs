//! Translation of the dialect `llvm` to LLVM IR.
//!
//! ```
//! use ods::target::llvmir::export::translate_module;
//! use ods_runtime::Context;
//! use ods_runtime::text::parse_source;
//!
//! let ctx = Context::new();
//! ctx.register_dialects(ods::DIALECTS);
//! let text = b"llvm.func @answer() -> i32 {\n  %0 = llvm.mlir.constant(42 : i32) : i32\n  llvm.return %0 : i32\n}";
//! let ir = parse_source(&ctx, "answer.mlir", text).expect("valid text");
//! let module = translate_module(ir.root().expect("a module")).expect("every operation has a translation");
//! assert!(module.to_string().contains("ret i32 42"));
//! ```

mod attributes;
mod calls;
mod constants;
mod cursor;
mod data_layout;
mod debug;
mod functions;
mod globals;
mod instructions;
mod intrinsics;
mod loops;
mod memory;
mod metadata;
mod module;
mod module_flags;
mod types;

pub(in crate::target::llvmir) use attributes::{ALLOCATION_KINDS, OF_PARAMETERS};
pub use cursor::Cursor;
pub use intrinsics::Intrinsic;
pub(in crate::target::llvmir) use module::INTRINSICS;
pub use module::{
    ModuleTranslation, Translate, Translations, translate_module, translate_module_with,
    translate_module_with_reasons,
};

use ods_runtime::{Diagnostic, OpRef};

/// The result of a translation; an error has the operation that cannot be translated.
pub type TranslationResult<T = ()> = Result<T, Diagnostic>;

/// An error at an operation that does not show the operation.
fn error(op: OpRef<'_>, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(op.loc(), message)
}
