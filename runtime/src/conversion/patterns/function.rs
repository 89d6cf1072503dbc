//! Types of functions.

use std::sync::Arc;

use crate::conversion::{
    ConversionPattern, ConversionRewriter, SignatureConversion, TypeConverter,
};
use crate::core::attrs::Attribute;
use crate::core::ir::Op;
use crate::core::types::Type;
use crate::kinds::attrs::ArrayAttr;
use crate::kinds::types::FunctionType;
use crate::semantics::function::{ARG_ATTRS, RES_ATTRS, array, set_function_type};
use crate::semantics::interfaces::FunctionOpInterface;

/// A pattern that converts the types of functions with the type converter of the pattern: their arguments and results. The
/// patterns for branches convert the arguments of other blocks. It applies to all operations with `FunctionOpInterface` whose type is a
/// [`FunctionType`]. Corresponds to `populateAnyFunctionOpInterfaceTypeConversionPattern`.
pub fn function_type_pattern() -> ConversionPattern {
    ConversionPattern::on_kinds(
        "FunctionTypeConversion",
        |op| op.isa::<FunctionOpInterface<'_>>(),
        |op, _, r| {
            let converter = r.converter()?;
            convert_function_type(op, &converter, r)
        },
    )
}

/// Converts the type of the function `op`, and the arguments of its entry block. Returns `None` if it has a type of another
/// kind or a type does not convert.
///
/// # Panics
///
/// If `op` is not a function.
pub fn convert_function_type(
    op: Op,
    converter: &Arc<TypeConverter>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let view = r.op(op).cast::<FunctionOpInterface<'_>>();
    let Some(ty) = view.function_type().dyn_cast::<FunctionType<'_>>() else {
        return r.no_match(op, "the type of the function is not a function type");
    };
    let of_type = |ty: &Type| view.ctx().type_ref(*ty);
    let inputs = ty.inputs().iter().map(of_type);
    let results: Option<Vec<_>> =
        ty.results().iter().map(|ty| converter.convert_type_to_n(of_type(ty))).collect();
    let signature = converter.convert_signature(inputs);
    let Some((signature, results)) = signature.zip(results) else {
        return r.no_match(op, "a type of the function does not convert");
    };
    let attrs =
        |name, counts: &mut dyn Iterator<Item = usize>| converted_attrs(array(*view, name), counts);
    let argument_attrs = attrs(ARG_ATTRS, &mut signature.counts());
    let result_attrs = attrs(RES_ATTRS, &mut results.iter().map(|types| types.len()));
    let body = view.region(0).handle();
    let results: Vec<Type> = results.into_iter().flatten().collect();
    let ty = FunctionType::get(view.ctx(), signature.converted_types(), &results).handle();
    let entry = r.region(body).first_block().map(|block| block.handle());
    if let Some(entry) = entry {
        r.apply_signature_conversion(entry, &signature, Some(converter));
    }
    r.modify(op, |ir, op| {
        set_function_type(ir, op, ty);
        for (name, attrs) in [(ARG_ATTRS, argument_attrs), (RES_ATTRS, result_attrs)] {
            if let Some(attrs) = attrs {
                let name = ir.ctx().ident(name);
                ir.set_attr(op, name, Some(attrs));
            }
        }
    });
    Some(())
}

/// The attributes of arguments or results of which each becomes as many as `counts` says. `None` if nothing changes.
fn converted_attrs(
    attrs: Option<ArrayAttr<'_>>,
    counts: &mut dyn Iterator<Item = usize>,
) -> Option<Attribute> {
    let attrs = attrs?;
    let each = attrs.value().iter().zip(counts);
    let all: Vec<Attribute> =
        each.flat_map(|(attr, count)| std::iter::repeat_n(*attr, count)).collect();
    (all != attrs.value()).then(|| ArrayAttr::get(attrs.ctx(), &all).handle())
}

impl SignatureConversion {
    /// The number of new arguments for each one.
    fn counts(&self) -> impl Iterator<Item = usize> {
        self.inputs().iter().map(|input| input.num_arguments())
    }
}
