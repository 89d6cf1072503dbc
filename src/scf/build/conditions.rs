//! The builder of `scf.if`.

use ods_runtime::ir::IntoValues;
use ods_runtime::{OpBuilder, OpOf, Region, Value};

use super::{region_with_yield, types_of};
use crate::scf::IfOp;

impl IfOp<'_> {
    /// Starts an `scf.if`. The types of its results are those of the values that the regions yield.
    pub fn builder<'b>(b: &'b mut OpBuilder<'_>, condition: impl Into<Value>) -> IfOpBuilder<'b> {
        IfOpBuilder { b: b.reborrow(), condition: condition.into() }
    }
}

/// An `scf.if` that is about to be created, from [`IfOp::builder`].
#[must_use = "`then` and `or_else`, or `then` and `build`, create the operation"]
pub struct IfOpBuilder<'b> {
    b: OpBuilder<'b>,
    condition: Value,
}

impl<'b> IfOpBuilder<'b> {
    /// Builds the first region. `body` returns what it yields; without values, it may build the terminator itself.
    #[track_caller]
    pub fn then<Y: IntoValues>(
        mut self,
        body: impl FnOnce(&mut OpBuilder<'_>) -> Y,
    ) -> IfOpElseBuilder<'b> {
        let (then, yielded) = region_with_yield(&mut self.b, [], |b, _| body(b));
        IfOpElseBuilder { b: self.b, condition: self.condition, then, yielded }
    }
}

/// An `scf.if` with its first region.
#[must_use = "`or_else` or `build` creates the operation"]
pub struct IfOpElseBuilder<'b> {
    b: OpBuilder<'b>,
    condition: Value,
    then: Region,
    yielded: Vec<Value>,
}

impl IfOpElseBuilder<'_> {
    /// Creates the operation with a second region, which `body` fills.
    #[track_caller]
    pub fn or_else<Y: IntoValues>(
        mut self,
        body: impl FnOnce(&mut OpBuilder<'_>) -> Y,
    ) -> OpOf<IfOp<'static>> {
        let (otherwise, _) = region_with_yield(&mut self.b, [], |b, _| body(b));
        self.create(otherwise)
    }

    /// Creates the operation without a second region.
    #[track_caller]
    pub fn build(mut self) -> OpOf<IfOp<'static>> {
        let otherwise = self.b.new_region();
        self.create(otherwise)
    }

    #[track_caller]
    fn create(mut self, otherwise: Region) -> OpOf<IfOp<'static>> {
        let types = types_of(&self.b, &self.yielded);
        self.b
            .new_op::<IfOp<'_>>()
            .set_condition(self.condition)
            .with_types(types)
            .with_region(self.then)
            .with_region(otherwise)
            .build()
    }
}
