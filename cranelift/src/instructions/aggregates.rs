//! Structures and arrays as values, which are lists of scalars.

use super::Rules;
use crate::llvm::{ExtractValueOp, FreezeOp, InsertValueOp};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: ExtractValueOp<'ir>| {
        let container = t.scalars(op.container())?;
        let (_, range) = t.unit.types.element(op.container().ty(), &op.position())?;
        t.define(op.res(), container[range].into())
    });
    rules.add(|t, op: InsertValueOp<'ir>| {
        let mut container = t.scalars(op.container())?;
        let value = t.scalars(op.value())?;
        let (_, range) = t.unit.types.element(op.container().ty(), &op.position())?;
        container[range].copy_from_slice(&value);
        t.define(op.res(), container)
    });
    // An undefined value is zero, so it is always the same.
    rules.add(|t, op: FreezeOp<'ir>| {
        let scalars = t.scalars(op.val())?;
        t.define(op.res(), scalars)
    });
}
