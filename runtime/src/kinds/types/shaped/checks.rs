//! Checks of the parameters of shaped types.

use super::{
    DYNAMIC, VectorType, is_valid_memref_element_type, is_valid_tensor_element_type, join, quoted,
};
use crate::core::attrs::{Attribute, BuiltinAttr};
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::location::Location;
use crate::core::types::Type;
use crate::kinds::interfaces::{MemRefLayoutAttrInterface, VerifiableTensorEncoding};

/// Checks the parameters of a vector type.
pub(super) fn vector(
    ctx: &Context,
    location: Location,
    shape: &[i64],
    element: Type,
    scalable: &[bool],
) -> VerifyResult {
    if !VectorType::is_valid_element_type(ctx.type_ref(element)) {
        let message = "failed to verify 'elementType': VectorElementTypeInterface instance";
        return Err(Diagnostic::error(location, message));
    }
    if shape.iter().any(|&size| size <= 0) {
        let message =
            format!("vector types must have positive constant sizes but got {}", join(shape));
        return Err(Diagnostic::error(location, message));
    }
    if !scalable.is_empty() && scalable.len() != shape.len() {
        let (flags, sizes) = (scalable.len(), shape.len());
        let message = format!("number of dims must match, got {flags} and {sizes}");
        return Err(Diagnostic::error(location, message));
    }
    Ok(())
}

/// Checks the parameters of a ranked tensor type.
pub(super) fn ranked_tensor(
    ctx: &Context,
    location: Location,
    shape: &[i64],
    element: Type,
    encoding: Option<Attribute>,
) -> VerifyResult {
    if shape.iter().any(|&size| size < 0 && size != DYNAMIC) {
        return Err(Diagnostic::error(location, "invalid tensor dimension size"));
    }
    tensor_element(ctx, location, element)?;
    let verifiable =
        encoding.and_then(|it| ctx.attr_ref(it).dyn_cast::<VerifiableTensorEncoding<'_>>());
    match verifiable {
        Some(verifiable) => verifiable.verify_encoding(shape, ctx.type_ref(element), location),
        None => Ok(()),
    }
}

/// Checks the element type of a tensor.
pub(super) fn tensor_element(ctx: &Context, location: Location, element: Type) -> VerifyResult {
    let element = ctx.type_ref(element);
    if !is_valid_tensor_element_type(element) {
        let message = format!("invalid tensor element type: {}", quoted(element));
        return Err(Diagnostic::error(location, message));
    }
    Ok(())
}

/// Checks the parameters of a memref type.
pub(super) fn memref(
    ctx: &Context,
    location: Location,
    shape: &[i64],
    element: Type,
    layout: Option<Attribute>,
    memory_space: Option<Attribute>,
) -> VerifyResult {
    if !is_valid_memref_element_type(ctx.type_ref(element)) {
        return Err(Diagnostic::error(location, "invalid memref element type"));
    }
    if shape.iter().any(|&size| size < 0 && size != DYNAMIC) {
        return Err(Diagnostic::error(location, "invalid memref size"));
    }
    if let Some(layout) = layout
        && let Some(layout) = ctx.attr_ref(layout).dyn_cast::<MemRefLayoutAttrInterface<'_>>()
    {
        layout.verify_layout(shape, location)?;
    }
    self::memory_space(ctx, location, memory_space)
}

/// Checks the parameters of an unranked memref type.
pub(super) fn unranked_memref(
    ctx: &Context,
    location: Location,
    element: Type,
    memory_space: Option<Attribute>,
) -> VerifyResult {
    if !is_valid_memref_element_type(ctx.type_ref(element)) {
        return Err(Diagnostic::error(location, "invalid memref element type"));
    }
    self::memory_space(ctx, location, memory_space)
}

fn memory_space(ctx: &Context, location: Location, space: Option<Attribute>) -> VerifyResult {
    use BuiltinAttr as B;
    let Some(space) = space else { return Ok(()) };
    match ctx.attr_ref(space).def().builtin_kind() {
        B::Integer | B::String | B::Dictionary | B::NotBuiltin => Ok(()),
        _ => Err(Diagnostic::error(location, "unsupported memory space Attribute")),
    }
}
