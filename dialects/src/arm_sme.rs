//! The dialect `arm_sme`: matrices of ARM.

generated!(arm_sme);

use crate::prelude::*;

/// Whether elements of the result are `factor` times as wide as those of the first operand.
fn is_wider(op: OpRef<'_>, factor: u32) -> bool {
    let width = |ty: TypeRef<'_>| ty.element_type_or_self().int_or_float_bit_width();
    let input = width(op.operand(0).ty());
    width(op.result(0).ty()) == input.map(|input| input * factor)
}

/// Implements tests of widths: the helper, its function, and the factor.
macro_rules! wider {
    ($($helper:ident $function:ident $factor:literal;)*) => {
        $(
            impl $helper for ArmSMEDialect {
                fn $function(op: OpRef<'_>) -> bool {
                    is_wider(op, $factor)
                }
            }
        )*
    };
}

wider! {
    FMopa2WayOpTileElementSizeEqualsInputElementSize2 f_mopa2_way_op_tile_element_size_equals_input_element_size_2 2;
    FMops2WayOpTileElementSizeEqualsInputElementSize2 f_mops2_way_op_tile_element_size_equals_input_element_size_2 2;
    SMopa2WayOpTileElementSizeEqualsInputElementSize2 s_mopa2_way_op_tile_element_size_equals_input_element_size_2 2;
    SMopa4WayOpTileElementSizeEqualsInputElementSize4 s_mopa4_way_op_tile_element_size_equals_input_element_size_4 4;
    SMops2WayOpTileElementSizeEqualsInputElementSize2 s_mops2_way_op_tile_element_size_equals_input_element_size_2 2;
    SMops4WayOpTileElementSizeEqualsInputElementSize4 s_mops4_way_op_tile_element_size_equals_input_element_size_4 4;
    SuMopa4WayOpTileElementSizeEqualsInputElementSize4 su_mopa4_way_op_tile_element_size_equals_input_element_size_4 4;
    SuMops4WayOpTileElementSizeEqualsInputElementSize4 su_mops4_way_op_tile_element_size_equals_input_element_size_4 4;
    UMopa2WayOpTileElementSizeEqualsInputElementSize2 u_mopa2_way_op_tile_element_size_equals_input_element_size_2 2;
    UMopa4WayOpTileElementSizeEqualsInputElementSize4 u_mopa4_way_op_tile_element_size_equals_input_element_size_4 4;
    UMops2WayOpTileElementSizeEqualsInputElementSize2 u_mops2_way_op_tile_element_size_equals_input_element_size_2 2;
    UMops4WayOpTileElementSizeEqualsInputElementSize4 u_mops4_way_op_tile_element_size_equals_input_element_size_4 4;
    UsMopa4WayOpTileElementSizeEqualsInputElementSize4 us_mopa4_way_op_tile_element_size_equals_input_element_size_4 4;
    UsMops4WayOpTileElementSizeEqualsInputElementSize4 us_mops4_way_op_tile_element_size_equals_input_element_size_4 4;
}
