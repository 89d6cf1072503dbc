//! What the conversion makes of types.

use ods_runtime::conversion::{Converted, TypeConverter};
use ods_runtime::types::{Float16Type, Float32Type, Float64Type, IntegerType};
use ods_runtime::{OpBuilder, Type, TypeRef, Value};

use crate::test::CastOp;

/// Drops `i16` and `i24`, splits `f32` in two, and changes `i64` and `i42`.
fn convert(ty: TypeRef<'_>) -> Option<Converted> {
    let ctx = ty.ctx();
    if ty.isa::<Float32Type<'_>>() {
        return Some(vec![Float16Type::get(ctx).handle(); 2].into());
    }
    let width = ty.dyn_cast::<IntegerType<'_>>().filter(|it| it.is_signless())?.width();
    match width {
        16 | 24 => Some(Vec::new().into()),
        42 => Some(IntegerType::get(ctx, 43).handle().into()),
        64 => Some(Float64Type::get(ctx).handle().into()),
        _ => None,
    }
}

/// Connects values by a cast.
fn cast(b: &mut OpBuilder<'_>, ty: Type, inputs: &[Value]) -> Option<Value> {
    Some(CastOp::build(b, ty, inputs).result(0))
}

/// The converter.
pub(crate) fn converter() -> TypeConverter {
    let mut types = TypeConverter::new();
    types.add_identity_conversion();
    types.add_conversion(convert);
    types.add_source_materialization(cast);
    types.add_target_materialization(cast);
    types
}

/// The type `i32`.
pub(crate) fn i32_type(b: &OpBuilder<'_>) -> Type {
    IntegerType::get(b.ctx(), 32).handle()
}
