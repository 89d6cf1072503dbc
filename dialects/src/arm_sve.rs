//! The dialect `arm_sve`: scalable vectors of ARM.

generated!(arm_sve);

use crate::prelude::*;

impl GetI1SameShape for ArmSVEDialect {
    fn get_i1_same_shape(ty: TypeRef<'_>) -> Type {
        let flag = IntegerType::get(ty.ctx(), 1);
        // Other types fail the constraint of their operand first.
        ty.dyn_cast::<VectorType<'_>>().map_or(flag.into(), |it| it.with_element_type(flag).into())
    }
}
