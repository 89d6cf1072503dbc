//! Builders of `scf.for` and `scf.while`.

use ods_runtime::ir::IntoValues;
use ods_runtime::{Location, OpBuilder, OpOf, Region, Type, Value};

use super::{arguments_like, region_with_yield, types_of};
use crate::builders::arguments;
use crate::scf::{ConditionOp, ForOp, WhileOp, YieldOp};

impl ForOp<'_> {
    /// Starts a loop. [`body`](ForOpBuilder::body) or [`build`](ForOpBuilder::build) creates it.
    pub fn builder<'b>(
        b: &'b mut OpBuilder<'_>,
        lower_bound: impl Into<Value>,
        upper_bound: impl Into<Value>,
        step: impl Into<Value>,
    ) -> ForOpBuilder<'b> {
        let bounds = [lower_bound.into(), upper_bound.into(), step.into()];
        ForOpBuilder { b: b.reborrow(), bounds, init_args: Vec::new(), unsigned_cmp: false }
    }
}

/// An `scf.for` that is about to be created, from [`ForOp::builder`].
#[must_use = "`body` creates the operation"]
pub struct ForOpBuilder<'b> {
    b: OpBuilder<'b>,
    bounds: [Value; 3],
    init_args: Vec<Value>,
    unsigned_cmp: bool,
}

impl ForOpBuilder<'_> {
    /// Sets the first values of what the loop carries.
    pub fn init_args(mut self, values: impl IntoValues) -> Self {
        self.init_args = values.into_values();
        self
    }

    /// Compares the induction variable as an unsigned integer.
    pub fn unsigned_cmp(mut self) -> Self {
        self.unsigned_cmp = true;
        self
    }

    /// Creates the loop. `body` gets the induction variable and the carried values, and returns what the iteration
    /// yields; without values, it may build the terminator itself.
    ///
    /// # Panics
    ///
    /// If the loop does not carry `N` values.
    #[track_caller]
    pub fn body<const N: usize, Y: IntoValues>(
        self,
        body: impl FnOnce(&mut OpBuilder<'_>, Value, [Value; N]) -> Y,
    ) -> OpOf<ForOp<'static>> {
        let _ = arguments::<N>("scf.for", &self.init_args);
        self.body_with_slice(|b, i, carried| body(b, i, arguments("scf.for", carried)))
    }

    /// Like [`body`](Self::body), for any number of carried values.
    #[track_caller]
    pub fn body_with_slice<Y: IntoValues>(
        mut self,
        body: impl FnOnce(&mut OpBuilder<'_>, Value, &[Value]) -> Y,
    ) -> OpOf<ForOp<'static>> {
        let arguments = self.arguments();
        let (region, _) = region_with_yield(&mut self.b, arguments, |b, arguments| {
            body(b, arguments[0], &arguments[1..])
        });
        self.create(region)
    }

    /// Creates the loop without a body. The block is terminated if the loop carries no values.
    #[track_caller]
    pub fn build(mut self) -> OpOf<ForOp<'static>> {
        let arguments = self.arguments();
        let region = self.b.build_region(arguments, |_, _| ());
        if self.init_args.is_empty() {
            self.b.ensure_terminator(region, YieldOp::build_empty);
        }
        self.create(region)
    }

    fn arguments(&self) -> Vec<(Type, Location)> {
        let variable = (self.b.ir().value(self.bounds[0]).ty().handle(), self.b.loc());
        let mut arguments = vec![variable];
        arguments.extend(arguments_like(&self.b, &self.init_args));
        arguments
    }

    #[track_caller]
    fn create(mut self, body: Region) -> OpOf<ForOp<'static>> {
        let [lower, upper, step] = self.bounds;
        let types = types_of(&self.b, &self.init_args);
        self.b
            .new_op::<ForOp<'_>>()
            .set_lower_bound(lower)
            .set_upper_bound(upper)
            .set_step(step)
            .set_init_args(&self.init_args)
            .set_unsigned_cmp(self.unsigned_cmp)
            .with_types(types)
            .with_region(body)
            .build()
    }
}

impl WhileOp<'_> {
    /// Starts a loop with these first values.
    pub fn builder<'b>(b: &'b mut OpBuilder<'_>, inits: impl IntoValues) -> WhileOpBuilder<'b> {
        WhileOpBuilder { b: b.reborrow(), inits: inits.into_values() }
    }
}

/// An `scf.while` that is about to be created, from [`WhileOp::builder`].
#[must_use = "`before` and `after` create the operation"]
pub struct WhileOpBuilder<'b> {
    b: OpBuilder<'b>,
    inits: Vec<Value>,
}

impl<'b> WhileOpBuilder<'b> {
    /// Builds the first region. `body` gets the carried values, and returns whether the loop goes on and the values that
    /// the second region gets; these are the results of the loop at its end.
    ///
    /// # Panics
    ///
    /// If the loop does not carry `N` values.
    #[track_caller]
    pub fn before<const N: usize, C: Into<Value>, Y: IntoValues>(
        mut self,
        body: impl FnOnce(&mut OpBuilder<'_>, [Value; N]) -> (C, Y),
    ) -> WhileOpAfterBuilder<'b> {
        let carried = arguments_like(&self.b, &self.inits);
        let _ = arguments::<N>("scf.while", &self.inits);
        let mut passed = Vec::new();
        let before = self.b.build_region(carried, |b, carried| {
            let (condition, values) = body(b, arguments("scf.while", carried));
            passed = values.into_values();
            ConditionOp::build(b, condition, &passed);
        });
        WhileOpAfterBuilder { b: self.b, inits: self.inits, before, passed }
    }
}

/// An `scf.while` with its first region.
#[must_use = "`after` creates the operation"]
pub struct WhileOpAfterBuilder<'b> {
    b: OpBuilder<'b>,
    inits: Vec<Value>,
    before: Region,
    passed: Vec<Value>,
}

impl WhileOpAfterBuilder<'_> {
    /// Creates the loop. `body` gets the values that the first region passes on, and returns what the iteration yields.
    ///
    /// # Panics
    ///
    /// If the first region does not pass on `N` values.
    #[track_caller]
    pub fn after<const N: usize, Y: IntoValues>(
        mut self,
        body: impl FnOnce(&mut OpBuilder<'_>, [Value; N]) -> Y,
    ) -> OpOf<WhileOp<'static>> {
        let _ = arguments::<N>("scf.while", &self.passed);
        let types = types_of(&self.b, &self.passed);
        let loc = self.b.loc();
        let received = types.iter().map(|ty| (*ty, loc));
        let (after, _) = region_with_yield(&mut self.b, received, |b, received| {
            body(b, arguments("scf.while", received))
        });
        self.b
            .new_op::<WhileOp<'_>>()
            .set_inits(&self.inits)
            .with_types(types)
            .with_region(self.before)
            .with_region(after)
            .build()
    }
}
