//! Types, and which types C has.

use ods_runtime::Location;
use ods_runtime::apfloat::FloatSemantics;
use ods_runtime::hooks::TypeAssembly;

use super::{
    ArrayType, ArrayTypeVerify, EmitCDialect, IsIntegerIndexOrOpaqueType, IsSupportedEmitCType,
    IsSupportedFloatType, LValueType, LValueTypeVerify, OpaqueType, OpaqueTypeVerify, PointerType,
    PointerTypeVerify, PtrDiffTType, SignedSizeTType, SizeTType,
};
use crate::prelude::*;

/// Whether the size of the type is that of a pointer.
pub(super) fn is_size(ty: TypeRef<'_>) -> bool {
    ty.isa::<SignedSizeTType<'_>>() || ty.isa::<SizeTType<'_>>() || ty.isa::<PtrDiffTType<'_>>()
}

/// Whether the type is an integer or index of C, or may be one.
pub(super) fn is_integer_like(ty: TypeRef<'_>) -> bool {
    let integer = ty.dyn_cast::<IntegerType<'_>>();
    ty.is_index()
        || ty.isa::<OpaqueType<'_>>()
        || is_size(ty)
        || integer.is_some_and(|it| [1, 8, 16, 32, 64].contains(&it.width()))
}

pub(super) fn is_float(ty: TypeRef<'_>) -> bool {
    use FloatSemantics::{BF16, F16, F32, F64};
    let float = ty.dyn_cast::<FloatType<'_>>();
    float.is_some_and(|float| [F16, BF16, F32, F64].contains(&float.semantics()))
}

/// Whether C has the type.
pub(super) fn is_supported(ty: TypeRef<'_>) -> bool {
    let is_element = |ty: TypeRef<'_>| !ty.isa::<ArrayType<'_>>() && is_supported(ty);
    if let Some(pointer) = ty.dyn_cast::<PointerType<'_>>() {
        return is_supported(pointer.pointee());
    }
    if let Some(array) = ty.dyn_cast::<ArrayType<'_>>() {
        return is_element(array.element_type());
    }
    if let Some(tuple) = ty.dyn_cast::<TupleType<'_>>() {
        return tuple.types().iter().all(|ty| is_element(tuple.ctx().type_ref(*ty)));
    }
    if ty.isa::<TensorType<'_>>() {
        let shaped = ty.cast::<ShapedType<'_>>();
        return shaped.has_static_shape() && is_element(shaped.element_type());
    }
    is_integer_like(ty) || is_float(ty)
}

fn is_array_element(ty: TypeRef<'_>) -> bool {
    is_float(ty) || is_integer_like(ty) || ty.isa::<PointerType<'_>>()
}

impl IsIntegerIndexOrOpaqueType for EmitCDialect {
    fn is_integer_index_or_opaque_type(ty: TypeRef<'_>) -> bool {
        is_integer_like(ty)
    }
}

impl IsSupportedEmitCType for EmitCDialect {
    fn is_supported_emit_c_type(ty: TypeRef<'_>) -> bool {
        is_supported(ty)
    }
}

impl IsSupportedFloatType for EmitCDialect {
    fn is_supported_float_type(ty: TypeRef<'_>) -> bool {
        is_float(ty)
    }
}

impl<'c> TypeAssembly<'c> for ArrayType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let mut shape = Default::default();
        p.parse_dimension_list_with_trailing_x(&mut shape, Dimensions::Static)?;
        let at = p.offset();
        let element = p.parse_type()?;
        let element = p.type_ref(element);
        if !is_array_element(element) {
            let message = format!("invalid array element type ''{element}''");
            return Err(p.custom_error_at(at, message));
        }
        p.parse_greater()?;
        ArrayType::get_checked(p.ctx(), p.location(p.name_loc()), &shape, element)
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        for size in self.shape() {
            p.write(&format!("{size}x"));
        }
        p.print_type(self.element_type());
        p.write(">");
    }
}

impl ArrayTypeVerify for ArrayType<'_> {
    fn verify(_: &Context, at: Location, shape: &[i64], element: TypeRef<'_>) -> VerifyResult {
        if shape.is_empty() {
            return Err(Diagnostic::error(at, "shape must not be empty"));
        }
        if shape.iter().any(|size| *size < 0) {
            return Err(Diagnostic::error(at, "dimensions must have non-negative size"));
        }
        if !is_array_element(element) {
            return Err(Diagnostic::error(at, "invalid array element type"));
        }
        Ok(())
    }
}

shaped_types! {
    ArrayType: |self, shape, element| ArrayType::get((*self).ctx(), shape, element);
}

impl LValueTypeVerify for LValueType<'_> {
    fn verify(_: &Context, at: Location, value: TypeRef<'_>) -> VerifyResult {
        if !is_supported(value) {
            let message =
                format!("!emitc.lvalue must wrap supported emitc type, but got '{value}'");
            return Err(Diagnostic::error(at, message));
        }
        if value.isa::<ArrayType<'_>>() {
            let message = "!emitc.lvalue cannot wrap !emitc.array type";
            return Err(Diagnostic::error(at, message));
        }
        Ok(())
    }
}

impl OpaqueTypeVerify for OpaqueType<'_> {
    fn verify(_: &Context, at: Location, value: &str) -> VerifyResult {
        if value.is_empty() {
            let message = "expected non empty string in !emitc.opaque type";
            return Err(Diagnostic::error(at, message));
        }
        if value.ends_with('*') {
            let message = "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr \
                           instead";
            return Err(Diagnostic::error(at, message));
        }
        Ok(())
    }
}

impl PointerTypeVerify for PointerType<'_> {
    fn verify(_: &Context, at: Location, pointee: TypeRef<'_>) -> VerifyResult {
        if pointee.isa::<LValueType<'_>>() {
            return Err(Diagnostic::error(at, "pointers to lvalues are not allowed"));
        }
        Ok(())
    }
}
