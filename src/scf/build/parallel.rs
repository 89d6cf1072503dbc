//! The builder of `scf.parallel`.

use ods_runtime::ir::IntoValues;
use ods_runtime::{OpBuilder, OpOf, Region, Value};

use super::{indices, types_of};
use crate::builders::arguments;
use crate::scf::{ParallelOp, ReduceOp};

impl ParallelOp<'_> {
    /// Starts a loop over the space between the bounds, which have a value per dimension.
    pub fn builder<'b>(
        b: &'b mut OpBuilder<'_>,
        lower_bounds: impl IntoValues,
        upper_bounds: impl IntoValues,
        steps: impl IntoValues,
    ) -> ParallelOpBuilder<'b> {
        let bounds = [lower_bounds.into_values(), upper_bounds.into_values(), steps.into_values()];
        ParallelOpBuilder { b: b.reborrow(), bounds, init_vals: Vec::new() }
    }
}

/// An `scf.parallel` that is about to be created, from [`ParallelOp::builder`].
#[must_use = "`body` creates the operation"]
pub struct ParallelOpBuilder<'b> {
    b: OpBuilder<'b>,
    bounds: [Vec<Value>; 3],
    init_vals: Vec<Value>,
}

impl ParallelOpBuilder<'_> {
    /// Sets the first values of the reductions.
    pub fn init_vals(mut self, values: impl IntoValues) -> Self {
        self.init_vals = values.into_values();
        self
    }

    /// Creates the loop. `body` gets the induction variables. With reductions, it builds the `scf.reduce` at its end.
    ///
    /// # Panics
    ///
    /// If the loop does not have `N` dimensions.
    #[track_caller]
    pub fn body<const N: usize>(
        self,
        body: impl FnOnce(&mut OpBuilder<'_>, [Value; N]),
    ) -> OpOf<ParallelOp<'static>> {
        let _ = arguments::<N>("scf.parallel", &self.bounds[2]);
        self.body_with_slice(|b, variables| body(b, arguments("scf.parallel", variables)))
    }

    /// Like [`body`](Self::body), for any number of dimensions.
    #[track_caller]
    pub fn body_with_slice(
        mut self,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]),
    ) -> OpOf<ParallelOp<'static>> {
        let arguments = indices(&self.b, self.bounds[2].len());
        let region = self.b.build_region(arguments, body);
        if self.init_vals.is_empty() {
            self.b.ensure_terminator(region, ReduceOp::build_empty);
        }
        self.create(region)
    }

    /// Creates the loop with an empty body, which is terminated if there are no reductions.
    #[track_caller]
    pub fn build(self) -> OpOf<ParallelOp<'static>> {
        self.body_with_slice(|_, _| ())
    }

    #[track_caller]
    fn create(mut self, body: Region) -> OpOf<ParallelOp<'static>> {
        let [lower, upper, steps] = &self.bounds;
        let types = types_of(&self.b, &self.init_vals);
        self.b
            .new_op::<ParallelOp<'_>>()
            .set_lower_bound(lower)
            .set_upper_bound(upper)
            .set_step(steps)
            .set_init_vals(&self.init_vals)
            .with_types(types)
            .with_region(body)
            .build()
    }
}
