//! Translation of LLVM IR to the dialect `llvm`.
//!
//! ```
//! use ods::target::llvmir::import::{ImportOptions, import_text};
//! use ods_runtime::Context;
//!
//! let ctx = Context::new();
//! ctx.register_dialects(ods::DIALECTS);
//! let text = b"define i32 @answer() {\n  ret i32 42\n}\n";
//! let ir = import_text(&ctx, "answer.ll", text, &ImportOptions::default()).expect("valid text");
//! assert!(ir.root().expect("a module").to_string().contains("llvm.mlir.constant(42 : i32) : i32"));
//! ```

mod attributes;
mod calls;
mod constants;
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
mod profiles;
mod terminators;
mod types;

use std::sync::Arc;

use ods_runtime::{Context, Diagnostic, Ir, Location};

use super::ir::Module;
use super::parse::parse_module;
use module::Import;

/// What an import leaves out or says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImportOptions {
    /// Whether there is a warning for each piece of metadata and each instruction that is left out.
    pub emit_expensive_warnings: bool,
    /// Whether structures of debug information lose their elements.
    pub drop_di_composite_type_elements: bool,
    /// Whether calls of intrinsics become `llvm.call_intrinsic`, also if there is an operation for the intrinsic.
    pub prefer_unregistered_intrinsics: bool,
    /// Whether structures lose their names.
    pub import_structs_as_literals: bool,
}

/// The result of an import; an error says what cannot be imported.
pub type ImportResult<T = ()> = Result<T, Diagnostic>;

/// The operations that a module of LLVM IR becomes. The dialects `llvm` and `dlti` must be registered in the context.
///
/// # Errors
///
/// The first part of the module that the dialect cannot say.
pub fn import_module(
    ctx: &Arc<Context>,
    module: &Module,
    options: &ImportOptions,
) -> ImportResult<Ir> {
    import_owned(ctx, module.clone(), options)
}

fn import_owned(
    ctx: &Arc<Context>,
    mut module: Module,
    options: &ImportOptions,
) -> ImportResult<Ir> {
    module.add_implied_constants();
    let mut import = Import::new(ctx, &module, *options);
    import.import()?;
    Ok(import.ir)
}

/// The operations that a text of LLVM IR becomes. `name` is the name of the text.
///
/// # Errors
///
/// An error in the text, or the first part of it that the dialect cannot say.
pub fn import_text(
    ctx: &Arc<Context>,
    name: &str,
    text: &[u8],
    options: &ImportOptions,
) -> ImportResult<Ir> {
    let module = parse_module(name, text).map_err(|error| {
        let marker = " ".repeat(error.column.saturating_sub(1));
        let message = format!("{error}\n{}\n{marker}^\n", error.source);
        Diagnostic::error(Location::UNKNOWN, message)
    })?;
    import_owned(ctx, module, options)
}
