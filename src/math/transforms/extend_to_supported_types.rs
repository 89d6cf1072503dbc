//! The pass `math-extend-to-supported-types`.

use std::sync::Arc;

use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::conversion::{
    ConversionConfig, ConversionPattern, ConversionPatternSet, ConversionTarget, TypeConverter,
    apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::types::FloatType;
use ods_runtime::{Ir, Location, Op, OpState, Type, TypeRef, Value};

use super::MathExtendToSupportedTypes;
use crate::arith::{ExtFOp, FastMathFlags, TruncFOp};
use crate::math::{FmaOp, MathDialect};
use crate::numbers::with_element;

impl RunPass for MathExtendToSupportedTypes {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let parse = |kind: &str, name: &str| {
            float_format(name).ok_or_else(|| {
                let text =
                    format!("could not map {kind} type '{name}' to a known floating-point type");
                Diagnostic::error(Location::UNKNOWN, text)
            })
        };
        let target_type = parse("target", &self.options.target_type)?;
        let mut supported = vec![target_type, FloatSemantics::F32, FloatSemantics::F64];
        for name in self.options.extra_types.iter() {
            supported.push(parse("source", name)?);
        }
        let converter = Arc::new(extending_converter(supported, target_type));
        let mut patterns = ConversionPatternSet::with_converter(converter.clone());
        patterns.add(extension_pattern());
        let target = supported_target(converter);
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

/// The format of the builtin type `name`. Version 22 does not know two of them here.
fn float_format(name: &str) -> Option<FloatSemantics> {
    let unknown = [FloatSemantics::TF32, FloatSemantics::F8E4M3B11FNUZ];
    let mut formats = FloatSemantics::ALL.into_iter().filter(|format| !unknown.contains(format));
    formats.find(|format| format.keyword() == name)
}

/// A converter of floats that are narrower than those with the format `target` and have none of the formats `supported`, also
/// in vectors and tensors. All other types are legal. Corresponds to `populateExtendToSupportedTypesTypeConverter`.
pub fn extending_converter(
    supported: Vec<FloatSemantics>,
    target: FloatSemantics,
) -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |ty: TypeRef<'_>| {
        let float = ty.element_type_or_self().dyn_cast::<FloatType<'_>>();
        let is_extended = float.is_some_and(|float| {
            !supported.contains(&float.semantics()) && float.width() < target.width()
        });
        if !is_extended {
            return Some(ty.handle());
        }
        Some(with_element(ty, *FloatType::get(ty.ctx(), target)).handle())
    });
    converter.add_target_materialization(|b, ty, inputs| {
        let [input] = *inputs else { return None };
        let op = ExtFOp::build(b, ty, input);
        b.ir_mut().edit::<ExtFOp<'_>>(op).set_fastmath(Some(FastMathFlags::CONTRACT));
        Some(op.into())
    });
    converter
}

/// A target without those operations of `math`, except `math.fma`, of which `converter` converts a type to another one. All other
/// operations are legal. Corresponds to `populateExtendToSupportedTypesConversionTarget`.
pub fn supported_target(converter: Arc<TypeConverter>) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_dynamically_legal_dialect::<MathDialect>(move |op| Some(converter.is_legal_op(op)));
    target.add_legal_op::<FmaOp<'_>>();
    target.mark_unknown_op_dynamically_legal(|_| Some(true));
    target
}

/// A pattern that computes an operation with the types that the pattern's converter converts its types to, and truncates the
/// results. Corresponds to `populateExtendToSupportedTypesPatterns`.
pub fn extension_pattern() -> ConversionPattern {
    ConversionPattern::on_any("ExtendToSupportedTypes", |op, operands, r| {
        let converter = r.converter()?;
        let view = r.op(op);
        let old_types: Vec<Type> = view.results().types().map(|ty| ty.handle()).collect();
        let types = converter.convert_types(view.results().types());
        let Some(types) = types.filter(|types| types.len() == old_types.len()) else {
            return r.no_match(op, "the type of a result does not convert to one type");
        };
        let mut state = OpState::new(view.name_handle(), view.loc());
        for attr in view.attrs() {
            state.add_attr(attr.name, attr.value);
        }
        state.add_operands(operands.iter().flat_map(|values| values.iter().copied()));
        state.add_types(types.iter().copied());
        let new = r.create(&state);
        let mut results: Vec<Value> = r.op(new).results().handles().to_vec();
        for (result, (new, old)) in results.iter_mut().zip(types.iter().zip(&old_types)) {
            if new != old {
                let truncated = TruncFOp::build(r, *old, *result);
                r.edit::<TruncFOp<'_>>(truncated).set_fastmath(Some(FastMathFlags::CONTRACT));
                *result = truncated.into();
            }
        }
        r.replace_op(op, &results);
        Some(())
    })
}
