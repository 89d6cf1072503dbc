//! Compilation of a module, for the process or for an object file.

use std::panic::{AssertUnwindSafe, catch_unwind};

use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, types};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use ods_runtime::{Diagnostic, Severity};

use crate::calls::definitions::{define_entry, reads_arguments};
use crate::function::{Outcome, translate};
use crate::image::Address;
use crate::instructions::Rules;
use crate::llvm::{LLVMFuncOp, Linkage};
use crate::scalar::{integer_register, zero_extend_or_reduce};
use crate::unit::{Declared, Unit};

/// How much Cranelift optimizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OptLevel {
    /// Not at all, which compiles fastest.
    None,
    /// For speed of the code.
    #[default]
    Speed,
}

/// Where code may be in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Placement {
    /// At the addresses for which it is compiled, in the process.
    Fixed,
    /// Anywhere, as in a library.
    Any,
}

/// The code generator for the machine that this program runs on.
///
/// # Errors
///
/// If Cranelift does not support the machine.
pub(crate) fn host(level: OptLevel, placement: Placement) -> Result<OwnedTargetIsa, String> {
    let mut flags = settings::builder();
    let (level, register_allocation) = match level {
        OptLevel::None => ("none", "single_pass"),
        OptLevel::Speed => ("speed", "backtracking"),
    };
    let verifies = if cfg!(debug_assertions) { "true" } else { "false" };
    let (is_pic, tls_model) = match placement {
        Placement::Fixed => ("false", "none"),
        Placement::Any => ("true", "elf_gd"),
    };
    let values = [
        ("opt_level", level),
        ("regalloc_algorithm", register_allocation),
        ("is_pic", is_pic),
        ("enable_verifier", verifies),
        // LLVM's rules for integers of 128 bits, and a third register for results.
        ("enable_llvm_abi_extensions", "true"),
        // Like C, the program is responsible for the depth of its stack.
        ("enable_probestack", "false"),
        ("tls_model", tls_model),
        ("unwind_info", "false"),
    ];
    for (name, value) in values {
        flags.set(name, value).map_err(|error| error.to_string())?;
    }
    let builder = cranelift_native::builder().map_err(str::to_owned)?;
    builder.finish(settings::Flags::new(flags)).map_err(|error| error.to_string())
}

impl<'ir> Unit<'_, 'ir> {
    /// Compiles all definitions.
    pub(crate) fn compile(&mut self) {
        self.define_globals();
        if let Some((_, _, _, op)) = self.differences.first().copied()
            && let Err(failure) = self.define_initializer()
        {
            self.report(op, failure);
        }
        let rules = Rules::new();
        let mut context = self.module.make_context();
        let mut builder_context = FunctionBuilderContext::new();
        for function in self.functions.clone() {
            let is_defined =
                !function.body().is_empty() && function.linkage() != Linkage::AvailableExternally;
            if !is_defined {
                continue;
            }
            self.module.clear_context(&mut context);
            let is_complete =
                translate(self, &rules, function, &mut context.func, &mut builder_context);
            if !is_complete {
                continue;
            }
            if let Err(failure) = self.define_function(function, &mut context) {
                self.report(*function, failure);
            }
        }
    }

    /// Defines a function that writes the distances between addresses to globals.
    fn define_initializer(&mut self) -> Outcome {
        let mut context = self.module.make_context();
        let mut builder_context = FunctionBuilderContext::new();
        let mut b = FunctionBuilder::new(&mut context.func, &mut builder_context);
        let block = b.create_block();
        b.switch_to_block(block);
        for (global, offset, difference, op) in std::mem::take(&mut self.differences) {
            let mut address =
                |b: &mut FunctionBuilder<'_>, address: Address| -> Outcome<ir::Value> {
                    let Address { symbol, addend } = self.resolve(address)?;
                    let value = match self.declare(symbol, op)? {
                        Declared::Function(id) => {
                            let function = self.module.declare_func_in_func(id, b.func);
                            b.ins().func_addr(types::I64, function)
                        }
                        Declared::Data(id) => {
                            let data = self.module.declare_data_in_func(id, b.func);
                            b.ins().symbol_value(types::I64, data)
                        }
                    };
                    Ok(b.ins().iadd_imm_s(value, addend))
                };
            let to = address(&mut b, difference.to)?;
            let from = address(&mut b, difference.from)?;
            let place = address(&mut b, Address { symbol: global, addend: offset as i64 })?;
            let distance = b.ins().isub(to, from);
            let ty = integer_register(difference.size as u32 * 8);
            let distance = zero_extend_or_reduce(&mut b, ty, distance);
            b.ins().store(MemFlagsData::new(), distance, place, 0);
        }
        b.ins().return_(&[]);
        b.seal_all_blocks();
        b.finalize(self.module.target_config());
        let id = self.module.declare_anonymous_function(&context.func.signature);
        let id = id.map_err(|error| error.to_string())?;
        self.module.define_function(id, &mut context).map_err(|error| error.to_string())?;
        self.initializer = Some(id);
        Ok(())
    }

    fn define_function(
        &mut self,
        function: LLVMFuncOp<'ir>,
        context: &mut cranelift_codegen::Context,
    ) -> Outcome {
        match self.declare(function.sym_name_attr().ident(), *function)? {
            Declared::Function(entry) => {
                let id = match reads_arguments(function) {
                    true => {
                        let body = self.module.declare_anonymous_function(&context.func.signature);
                        let body = body.map_err(|error| error.to_string())?;
                        define_entry(self.module, entry, body)?;
                        body
                    }
                    false => entry,
                };
                // Cranelift panics on some operations that it has no code for. The rules avoid them; if one is missed, the
                // function is not defined, and nothing else of the module has changed.
                let define = AssertUnwindSafe(|| {
                    let defined = self.module.define_function(id, context);
                    defined.map_err(|error| error.to_string())
                });
                let Ok(defined) = catch_unwind(define) else {
                    return Err("the code generator has failed".into());
                };
                Ok(defined?)
            }
            Declared::Data(_) => Err("the symbol is a global".into()),
        }
    }

    /// The diagnostics, if there are errors among them. Otherwise, they are emitted.
    pub(crate) fn errors(&mut self) -> Option<Vec<Diagnostic>> {
        let is_error = |it: &Diagnostic| it.severity() == Severity::Error;
        let diagnostics = std::mem::take(&mut self.diagnostics);
        if diagnostics.iter().any(is_error) {
            return Some(diagnostics);
        }
        diagnostics.into_iter().for_each(|it| self.types.ctx.emit(it));
        None
    }
}
