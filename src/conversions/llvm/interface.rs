//! The conversion of all dialects whose operations have a counterpart in `llvm`, which dialects of users can join.

use std::fmt::Debug;
use std::sync::Arc;

use ods_runtime::conversion::{ConversionPatternSet, ConversionTarget};
use ods_runtime::interfaces::DialectInterfaceCollection;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Context, Diagnostic, Ir, Location, Op};

use super::{ConvertToLLVMPass, LLVMTypeConverter, LowerToLLVMOptions};
use crate::llvm::LLVMDialect;

/// A dialect whose operations `convert-to-llvm` converts. Corresponds to `ConvertToLLVMPatternInterface`.
///
/// A dialect adds it when it is loaded, by `d.interface::<dyn ConvertToLLVMPatternInterface>(Box::new(Lowering))`.
pub trait ConvertToLLVMPatternInterface: Debug + Send + Sync {
    /// Adds patterns to `patterns`, which convert with `types`, and what the conversion has to know about legal operations to
    /// `target`. Corresponds to `populateConvertToLLVMConversionPatterns`.
    fn populate(
        &self,
        target: &mut ConversionTarget,
        types: &Arc<LLVMTypeConverter>,
        patterns: &mut ConversionPatternSet,
    );
}

/// The interface of a dialect of `ods`.
#[derive(Debug)]
struct Lowering(AddPatterns);

type AddPatterns = fn(&mut ConversionPatternSet, &Arc<LLVMTypeConverter>);

impl ConvertToLLVMPatternInterface for Lowering {
    fn populate(
        &self,
        _: &mut ConversionTarget,
        types: &Arc<LLVMTypeConverter>,
        patterns: &mut ConversionPatternSet,
    ) {
        (self.0)(patterns, types);
    }
}

/// The dialects of `ods` with a lowering to `llvm`.
const LOWERINGS: &[(&str, AddPatterns)] = &[
    ("arith", |patterns, _| super::arith::add_all_patterns(patterns)),
    #[cfg(feature = "cf")]
    ("cf", |patterns, _| {
        super::cf::add_patterns(patterns);
        super::cf::add_assert_pattern(patterns);
    }),
    #[cfg(feature = "complex")]
    ("complex", |patterns, types| {
        super::complex::add_patterns(patterns, types, crate::complex::ComplexRangeFlags::BASIC);
    }),
    #[cfg(feature = "func")]
    ("func", |patterns, types| super::func::add_patterns(patterns, types)),
    #[cfg(feature = "index")]
    ("index", |patterns, types| super::index::add_patterns(patterns, types)),
    #[cfg(feature = "math")]
    ("math", |patterns, _| super::math::add_patterns(patterns, super::math::Log1p::Approximated)),
    #[cfg(feature = "memref")]
    ("memref", |patterns, types| super::memref::add_patterns(patterns, types)),
    ("ub", |patterns, _| super::ub::add_patterns(patterns)),
];

/// Adds the interface to the dialects of `ods`. The pass does so itself.
pub fn register_interfaces(ctx: &Context) {
    for (dialect, lowering) in LOWERINGS {
        let lowering: Box<dyn ConvertToLLVMPatternInterface> = Box::new(Lowering(*lowering));
        ctx.add_dialect_interface(dialect, lowering);
    }
}

impl ConvertToLLVMPass {
    /// The lowerings that the options choose: those of the dialects that they name, or of all.
    fn lowerings<'c>(
        &self,
        ctx: &'c Context,
    ) -> Result<Vec<&'c dyn ConvertToLLVMPatternInterface>, Diagnostic> {
        let all = DialectInterfaceCollection::<dyn ConvertToLLVMPatternInterface>::new(ctx);
        if self.options.filter_dialects.is_empty() {
            return Ok(all.iter().collect());
        }
        let lowering = |name: &String| {
            if !ctx.is_loaded(ctx.ident(name)) {
                let message = format!("dialect not loaded: {name}\n");
                return Err(Diagnostic::error(Location::UNKNOWN, message));
            }
            all.interface_for(name).ok_or_else(|| {
                let message =
                    format!("dialect does not implement ConvertToLLVMPatternInterface: {name}\n");
                Diagnostic::error(Location::UNKNOWN, message)
            })
        };
        self.options.filter_dialects.iter().map(lowering).collect()
    }
}

impl RunPass for ConvertToLLVMPass {
    type State = ();

    fn initialize(&mut self, ctx: &Arc<Context>) -> PassResult {
        register_interfaces(ctx);
        self.lowerings(ctx)?;
        Ok(())
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ctx = Arc::clone(ir.ctx());
        let options = match self.options.dynamic {
            true => super::options_at(ir.op(op), 0)?,
            false => LowerToLLVMOptions::default(),
        };
        let types = LLVMTypeConverter::new(options);
        let mut target = ConversionTarget::new();
        target.add_legal_dialect::<LLVMDialect>();
        let mut patterns = ConversionPatternSet::with_converter(types.types().clone());
        for lowering in self.lowerings(&ctx)? {
            lowering.populate(&mut target, &types, &mut patterns);
        }
        super::convert(ir, op, &types, &target, |all| all.append(patterns))
    }
}
