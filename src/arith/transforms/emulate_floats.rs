//! The pass `arith-emulate-unsupported-floats`: computes with a wider type, for targets without arithmetic on some floats.

use std::sync::Arc;

use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::conversion::{
    ConversionConfig, ConversionPattern, ConversionPatternSet, ConversionRewriter,
    ConversionTarget, TypeConverter, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::types::{FloatType, ShapedType, TypeRef};
use ods_runtime::{Context, Ir, Location, Op, OpState, Type, Value};

use super::ArithEmulateUnsupportedFloats;
use crate::arith::{
    ArithDialect, BitcastOp, ConstantOp, ExtFOp, FastMathFlags, SelectOp, TruncFOp,
};

impl RunPass for ArithEmulateUnsupportedFloats {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ctx = ir.ctx().clone();
        let target = float_type(&ctx, &self.options.target_type, "target")?;
        let sources = self.options.source_types.iter();
        let sources: Vec<Type> =
            sources.map(|name| float_type(&ctx, name, "source")).collect::<Result<_, _>>()?;
        if sources.contains(&target) {
            return Err(error("target type cannot be an unsupported source type").into());
        }
        let converter = Arc::new(float_converter(sources, target));
        let mut patterns = ConversionPatternSet::new();
        patterns.add(emulation_pattern(converter.clone()));
        let mut target = ConversionTarget::new();
        add_emulation_legality(&mut target, converter);
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

fn error(text: &str) -> Diagnostic {
    Diagnostic::error(Location::UNKNOWN, text)
}

/// The type called `name`, the value of an option. Upstream's options do not include all floats.
fn float_type(ctx: &Context, name: &str, role: &str) -> Result<Type, Diagnostic> {
    let excluded = [FloatSemantics::TF32, FloatSemantics::F8E4M3B11FNUZ];
    let mut all = FloatSemantics::ALL.iter();
    let semantics = all.find(|semantics| semantics.keyword() == name);
    match semantics.filter(|semantics| !excluded.contains(semantics)) {
        Some(semantics) => Ok(FloatType::get(ctx, *semantics).handle()),
        None => Err(error(&format!(
            "could not map {role} type '{name}' to a known floating-point type"
        ))),
    }
}

/// Converts the types `sources`, and vectors and tensors of them, to `target`, and values by `arith.extf`. Corresponds to
/// `populateEmulateUnsupportedFloatsConversions`.
pub fn float_converter(sources: Vec<Type>, target: Type) -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |ty| {
        let is_source = |ty: TypeRef<'_>| sources.contains(&ty.handle());
        if is_source(ty) {
            return Some(target);
        }
        match ty.dyn_cast::<ShapedType<'_>>() {
            Some(shaped) if is_source(shaped.element_type()) => {
                Some(shaped.clone_with(None, target).handle())
            }
            _ => Some(ty.handle()),
        }
    });
    converter.add_target_materialization(|b, ty, inputs| {
        let [input] = *inputs else { return None };
        let op = ExtFOp::build(b, ty, input);
        b.ir_mut().edit::<ExtFOp<'_>>(op).set_fastmath(Some(FastMathFlags::CONTRACT));
        Some(op.into())
    });
    converter
}

/// A pattern that gives an operation the types of `converter`, and truncates its results. Corresponds to
/// `populateEmulateUnsupportedFloatsPatterns`.
pub fn emulation_pattern(converter: Arc<TypeConverter>) -> ConversionPattern {
    let types = converter.clone();
    let pattern = ConversionPattern::on_any("EmulateFloatPattern", move |op, operands, r| {
        emulate(op, operands, &types, r)
    });
    pattern.with_converter(converter)
}

/// Operations of `arith` are legal if `converter` keeps their types, except those that only move bits or cast. Corresponds to
/// `populateEmulateUnsupportedFloatsLegality`.
pub fn add_emulation_legality(target: &mut ConversionTarget, converter: Arc<TypeConverter>) {
    target.mark_unknown_op_dynamically_legal(|_| Some(true));
    target.add_dynamically_legal_dialect::<ArithDialect>(move |op| Some(converter.is_legal_op(op)));
    target.add_legal_op::<BitcastOp<'_>>();
    target.add_legal_op::<ExtFOp<'_>>();
    target.add_legal_op::<TruncFOp<'_>>();
    target.add_legal_op::<ConstantOp<'_>>();
    target.add_legal_op::<SelectOp<'_>>();
}

fn emulate(
    op: Op,
    operands: &[&[Value]],
    converter: &TypeConverter,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let view = r.op(op);
    if converter.is_legal_op(view) || view.num_regions() != 0 {
        return None;
    }
    let mut values = view.operands().chain(view.results());
    let narrow = values.find(|value| !is_extended(value.ty(), converter));
    if let Some(value) = narrow {
        let reason =
            format!("values of type '{}' cannot be extended to the target type", value.ty());
        return r.no_match(op, &reason);
    }
    let types: Vec<Type> = view.results().types().map(|ty| ty.handle()).collect();
    let new_types = converter.convert_types(view.results().types())?;
    let mut state = OpState::new(view.name_handle(), view.loc());
    state.add_operands(operands.concat());
    state.add_types(new_types.iter().copied());
    state.words = view.property_words().into();
    state.attrs = view.discardable_attr_list().iter().copied().collect();
    for successor in view.successors() {
        state.add_successor(successor.handle());
    }
    let new = r.create(&state);
    let results = r.op(new).results().handles();
    let mut replacements = Vec::new();
    for ((result, ty), new_type) in results.into_iter().zip(types).zip(new_types) {
        replacements.push(if ty == new_type { result } else { truncate(ty, result, r) });
    }
    r.replace_op(op, &replacements);
    Some(())
}

/// Whether `arith.extf` casts from `ty` to the type that `converter` converts it to, if this is another one.
fn is_extended(ty: TypeRef<'_>, converter: &TypeConverter) -> bool {
    let Some(wide) = converter.convert_type(ty) else { return false };
    let width = |ty: TypeRef<'_>| ty.element_type_or_self().int_or_float_bit_width();
    wide == ty.handle() || width(ty) < width(ty.ctx().type_ref(wide))
}

fn truncate(ty: Type, value: Value, r: &mut ConversionRewriter<'_>) -> Value {
    let op = TruncFOp::build(r, ty, value);
    r.edit::<TruncFOp<'_>>(op).set_fastmath(Some(FastMathFlags::CONTRACT));
    op.into()
}
