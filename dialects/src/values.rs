//! Values: their description in diagnostics, and those that regions yield.

use crate::prelude::*;

/// A value as diagnostics show it: the operation that computes it, or its place in a block.
pub(crate) fn described(value: ValueRef<'_>) -> String {
    match (value.defining_op(), value.argument_position()) {
        (Some(op), _) => op.to_string(),
        (_, Some((_, index))) => {
            format!("<block argument> of type '{}' at index: {index}", value.ty())
        }
        _ => String::new(),
    }
}

/// Whether each operation `Yield` of a region's blocks has one operand, of type `ty`.
pub(crate) fn yields_only<'ir, Yield: ods_runtime::ir::OpCast<'ir>>(
    region: RegionRef<'ir>,
    ty: TypeRef<'ir>,
) -> bool {
    let mut yields = region.blocks().flat_map(|it| it.ops()).filter(|it| it.isa::<Yield>());
    yields.all(|it| it.num_operands() == 1 && it.operand(0).ty() == ty)
}
