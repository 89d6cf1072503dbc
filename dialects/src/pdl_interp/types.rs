//! Conditions of definitions on types.

use super::generated::pdl_interp::*;
use crate::pdl::types::{is_pdl, range_of};
use crate::pdl::{OperationType, RangeType, TypeType, ValueType};
use crate::prelude::*;

/// The type of the elements of a range.
fn element(ty: TypeRef<'_>) -> Option<TypeRef<'_>> {
    Some(ty.dyn_cast::<RangeType<'_>>()?.element_type())
}

/// Tests types.
macro_rules! types {
    ($($hook:ident $test:ident: |$ty:ident| $is:expr;)*) => {
        $(
            impl $hook for PDLInterpDialect {
                fn $test($ty: TypeRef<'_>) -> bool {
                    $is
                }
            }
        )*
    };
}

/// Whether a range has elements of a kind.
fn is_range_of<'c, T: ods_runtime::rt::TypeCast<'c>>(ty: TypeRef<'c>) -> bool {
    element(ty).is_some_and(|it| it.isa::<T>())
}

types! {
    RangeOfPdlHandleToAnMlirOperationValuesType
        range_of_pdl_handle_to_an_mlir_operation_values_type:
        |ty| is_range_of::<OperationType<'_>>(ty);
    RangeOfPdlHandleToAnMlirTypeOrPdlHandleType
        range_of_pdl_handle_to_an_mlir_type_or_pdl_handle_type:
        |ty| is_range_of::<TypeType<'_>>(ty);
    RangeOfPdlHandleToAnMlirTypeOrPdlHandleType2
        range_of_pdl_handle_to_an_mlir_type_or_pdl_handle_type_2:
        |ty| is_range_of::<ValueType<'_>>(ty);
    RangeOfPdlHandleToAnMlirTypeValuesType
        range_of_pdl_handle_to_an_mlir_type_values_type:
        |ty| is_range_of::<TypeType<'_>>(ty);
    RangeOfPdlTypeValuesType range_of_pdl_type_values_type: |ty| element(ty).is_some_and(is_pdl);
    SingleElementOrRangeOfPdlHandleForAnMlirType
        single_element_or_range_of_pdl_handle_for_an_mlir_type:
        |ty| is_range_of::<ValueType<'_>>(ty);
    SingleElementOrRangeOfPdlHandleToAnMlirType
        single_element_or_range_of_pdl_handle_to_an_mlir_type:
        |ty| is_range_of::<TypeType<'_>>(ty);
}

impl GetGetValueTypeOpValueType for PDLInterpDialect {
    /// The type of the value, or range of values, whose type `ty` is.
    fn get_get_value_type_op_value_type(ty: TypeRef<'_>) -> Type {
        let value = *ValueType::get(ty.ctx());
        if ty.isa::<RangeType<'_>>() { range_of(value).handle() } else { value.handle() }
    }
}
