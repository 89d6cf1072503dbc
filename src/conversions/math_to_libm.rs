//! The conversion of `math` to calls of functions of C's library.

use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::attrs::UnitAttr;
use ods_runtime::builtin::BuiltinDialect;
use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::{InsertPoint, OpView};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::symbol::{SymbolTables, nearest_symbol_table};
use ods_runtime::types::{
    BFloat16Type, Float16Type, Float32Type, FloatType, FunctionType, TypeRef,
};
use ods_runtime::{Ir, Location, Op, OpState, Type, Value};

use crate::arith::{ArithDialect, ExtFOp, TruncFOp};
use crate::func::{CallOp, FuncDialect, FuncOp};
use crate::math::{
    AbsFOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CbrtOp, CeilOp, CosOp,
    CoshOp, ErfOp, ErfcOp, Exp2Op, ExpM1Op, ExpOp, FloorOp, FmaOp, Log1pOp, Log2Op, Log10Op, LogOp,
    MathDialect, PowFOp, RoundEvenOp, RoundOp, RsqrtOp, SinOp, SinhOp, SqrtOp, TanOp, TanhOp,
    TruncOp,
};

generated!("math_conversions.rs");

pub use self::generated::passes::*;

impl RunPass for ConvertMathToLibmPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut rewrites = PatternSet::default();
        add_patterns(&mut rewrites, 1);
        let mut patterns = ConversionPatternSet::new();
        patterns.add_rewrites(rewrites);
        let mut target = ConversionTarget::new();
        target.add_legal_dialect::<ArithDialect>();
        target.add_legal_dialect::<BuiltinDialect>();
        target.add_legal_dialect::<FuncDialect>();
        target.add_illegal_dialect::<MathDialect>();
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

/// Adds patterns that convert operations of `f32` and `f64` to calls, and those of `f16` and `bf16` to operations of `f32`.
/// Corresponds to `populateMathToLibmConversionPatterns`.
pub fn add_patterns(patterns: &mut PatternSet, benefit: u16) {
    let mut calls = Calls { patterns, benefit };
    calls.add::<AbsFOp<'_>>("fabsf", "fabs");
    calls.add::<AcosOp<'_>>("acosf", "acos");
    calls.add::<AcoshOp<'_>>("acoshf", "acosh");
    calls.add::<AsinOp<'_>>("asinf", "asin");
    calls.add::<AsinhOp<'_>>("asinhf", "asinh");
    calls.add::<Atan2Op<'_>>("atan2f", "atan2");
    calls.add::<AtanOp<'_>>("atanf", "atan");
    calls.add::<AtanhOp<'_>>("atanhf", "atanh");
    calls.add::<CbrtOp<'_>>("cbrtf", "cbrt");
    calls.add::<CeilOp<'_>>("ceilf", "ceil");
    calls.add::<CosOp<'_>>("cosf", "cos");
    calls.add::<CoshOp<'_>>("coshf", "cosh");
    calls.add::<ErfOp<'_>>("erff", "erf");
    calls.add::<ErfcOp<'_>>("erfcf", "erfc");
    calls.add::<ExpOp<'_>>("expf", "exp");
    calls.add::<Exp2Op<'_>>("exp2f", "exp2");
    calls.add::<ExpM1Op<'_>>("expm1f", "expm1");
    calls.add::<FloorOp<'_>>("floorf", "floor");
    calls.add::<FmaOp<'_>>("fmaf", "fma");
    calls.add::<LogOp<'_>>("logf", "log");
    calls.add::<Log2Op<'_>>("log2f", "log2");
    calls.add::<Log10Op<'_>>("log10f", "log10");
    calls.add::<Log1pOp<'_>>("log1pf", "log1p");
    calls.add::<PowFOp<'_>>("powf", "pow");
    calls.add::<RoundEvenOp<'_>>("roundevenf", "roundeven");
    calls.add::<RoundOp<'_>>("roundf", "round");
    calls.add::<RsqrtOp<'_>>("rsqrtf", "rsqrt");
    calls.add::<SinOp<'_>>("sinf", "sin");
    calls.add::<SinhOp<'_>>("sinhf", "sinh");
    calls.add::<SqrtOp<'_>>("sqrtf", "sqrt");
    calls.add::<TanOp<'_>>("tanf", "tan");
    calls.add::<TanhOp<'_>>("tanhf", "tanh");
    calls.add::<TruncOp<'_>>("truncf", "trunc");
}

struct Calls<'a> {
    patterns: &'a mut PatternSet,
    benefit: u16,
}

impl Calls<'_> {
    /// Adds the patterns for the operation `V`, which is the function `narrow` of `f32` and `wide` of `f64`.
    fn add<V: OpView<'static> + 'static>(&mut self, narrow: &'static str, wide: &'static str) {
        self.patterns.add_op::<V>("PromoteOpToF32", self.benefit, |op, r| promote(op.op(), r));
        self.patterns.add_op::<V>("ScalarOpToLibmCall", self.benefit, move |op, r| {
            call(op.op(), narrow, wide, r)
        });
    }
}

/// Computes the operation with `f32`.
fn promote(op: Op, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.op(op);
    let ty = view.result(0).ty();
    if !ty.isa::<Float16Type<'_>>() && !ty.isa::<BFloat16Type<'_>>() {
        return r.no_match(op, "the result is neither f16 nor bf16");
    }
    let (name, loc, ty) = (view.name_handle(), view.loc(), ty.handle());
    let operands = view.operands().handles();
    let wide = Float32Type::get(r.ctx()).handle();
    let operands: Vec<Value> =
        operands.into_iter().map(|operand| ExtFOp::build(r, wide, operand).into()).collect();
    let mut state = OpState::new(name, loc);
    state.add_operands(operands);
    state.add_type(wide);
    let computed = r.create(&state);
    let computed = r.op(computed).result(0).handle();
    let result = TruncFOp::build(r, ty, computed);
    r.replace_op_with(op, result);
    Some(())
}

/// Calls the function, which is declared if necessary.
fn call(op: Op, narrow: &str, wide: &str, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.op(op);
    let format = view.result(0).ty().dyn_cast::<FloatType<'_>>().map(FloatType::semantics);
    let name = match format {
        Some(FloatSemantics::F32) => narrow,
        Some(FloatSemantics::F64) => wide,
        _ => return r.no_match(op, "the result is neither f32 nor f64"),
    };
    let operands = view.operands().handles();
    let result = view.result(0).ty().handle();
    if let Err(reason) = declare(op, name, r) {
        return r.no_match(op, reason);
    }
    let call = CallOp::build(r, name, &[result], &operands);
    r.replace_op_with(op, call);
    Some(())
}

/// Declares the function `name` with the types of `op` in the symbol table around it. There may be such a function; another symbol
/// with that name, or a function that contains `op` and would call itself, is an error.
fn declare(op: Op, name: &str, r: &mut Rewriter<'_>) -> Result<(), &'static str> {
    let view = r.op(op);
    let ctx = view.ctx();
    let inputs: Vec<Type> = view.operands().types().map(TypeRef::handle).collect();
    let results: Vec<Type> = view.results().types().map(TypeRef::handle).collect();
    let ty = FunctionType::get(ctx, &inputs, &results);
    let table = nearest_symbol_table(view).ok_or("there is no symbol table")?;
    if let Some(symbol) = SymbolTables::new().lookup_in(table, ctx.ident(name)) {
        let function = symbol.dyn_cast::<FuncOp<'_>>().ok_or("the symbol is no function")?;
        if function.function_type() != ty {
            return Err("the function has another type");
        }
        if view.ancestors().any(|ancestor| ancestor == symbol) {
            return Err("the function would call itself");
        }
        return Ok(());
    }
    let block = table.region(0).first_block().ok_or("the symbol table has no block")?.handle();
    let mut state = OpState::new(FuncOp::DEF.op_name(), Location::UNKNOWN);
    state
        .edit::<FuncOp<'_>>(ctx)
        .set_sym_name(name)
        .set_function_type(ty)
        .set_sym_visibility(Some("private"));
    // The functions of `math` have no effects.
    state.add_attr(ctx.ident("llvm.readnone"), UnitAttr::get(ctx));
    r.guarded(|b| {
        b.set_insert_point(InsertPoint::Start(block));
        state.add_region(b.new_region());
        b.create(&state);
    });
    Ok(())
}
