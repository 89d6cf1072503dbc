//! The dialect `emitc`: programs that are printed as C or C++.

mod calls;
mod class;
mod expression;
mod function;
mod global;
mod loops;
mod switch;
mod types;
mod values;

generated!(emitc);

use ods_runtime::hooks::MaterializeConstant;
use ods_runtime::{Attribute, Op, OpBuilder, Type};

impl MaterializeConstant for EmitCDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        Some(ConstantOp::build(b, ty, value).into())
    }
}
