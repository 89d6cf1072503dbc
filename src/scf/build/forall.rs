//! The builder of `scf.forall`.

use ods_runtime::ir::{IntoValues, MixedIndex};
use ods_runtime::{Attribute, OpBuilder, OpOf, Region, Value};

use super::{indices, types_of};
use crate::builders::arguments;
use crate::scf::{ForallOp, InParallelOp};

impl ForallOp<'_> {
    /// Starts a loop from zero to these bounds, a number or value per dimension, with steps of one.
    pub fn builder<'b, I: Into<MixedIndex>>(
        b: &'b mut OpBuilder<'_>,
        upper_bounds: impl IntoIterator<Item = I>,
    ) -> ForallOpBuilder<'b> {
        let upper = mixed(upper_bounds);
        let all = |number| vec![MixedIndex::Static(number); upper.len()];
        let (lower, steps) = (all(0), all(1));
        ForallOpBuilder { b: b.reborrow(), lower, upper, steps, outputs: Vec::new(), mapping: None }
    }
}

/// An `scf.forall` that is about to be created, from [`ForallOp::builder`].
#[must_use = "`body` creates the operation"]
pub struct ForallOpBuilder<'b> {
    b: OpBuilder<'b>,
    lower: Vec<MixedIndex>,
    upper: Vec<MixedIndex>,
    steps: Vec<MixedIndex>,
    outputs: Vec<Value>,
    mapping: Option<Attribute>,
}

fn mixed<I: Into<MixedIndex>>(indices: impl IntoIterator<Item = I>) -> Vec<MixedIndex> {
    indices.into_iter().map(Into::into).collect()
}

impl ForallOpBuilder<'_> {
    /// Sets the lower bounds.
    pub fn lower_bounds<I: Into<MixedIndex>>(
        mut self,
        bounds: impl IntoIterator<Item = I>,
    ) -> Self {
        self.lower = mixed(bounds);
        self
    }

    /// Sets the steps.
    pub fn steps<I: Into<MixedIndex>>(mut self, steps: impl IntoIterator<Item = I>) -> Self {
        self.steps = mixed(steps);
        self
    }

    /// Sets the tensors that the iterations share.
    pub fn outputs(mut self, values: impl IntoValues) -> Self {
        self.outputs = values.into_values();
        self
    }

    /// Sets the mapping to the hardware.
    pub fn mapping(mut self, mapping: impl Into<Option<Attribute>>) -> Self {
        self.mapping = mapping.into();
        self
    }

    /// Creates the loop. `body` gets the induction variables and the shared tensors. It may build the
    /// `scf.forall.in_parallel` at its end.
    ///
    /// # Panics
    ///
    /// If the loop does not have `N` dimensions and `M` outputs.
    #[track_caller]
    pub fn body<const N: usize, const M: usize>(
        self,
        body: impl FnOnce(&mut OpBuilder<'_>, [Value; N], [Value; M]),
    ) -> OpOf<ForallOp<'static>> {
        let rank = self.upper.len();
        assert!(rank == N, "the body of `scf.forall` takes {N} variables, and there are {rank}");
        let _ = arguments::<M>("scf.forall", &self.outputs);
        self.body_with_slice(|b, values| {
            let (variables, outputs) = values.split_at(rank);
            body(b, arguments("scf.forall", variables), arguments("scf.forall", outputs));
        })
    }

    /// Like [`body`](Self::body), for any number of variables, which are followed by the tensors.
    #[track_caller]
    pub fn body_with_slice(
        mut self,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]),
    ) -> OpOf<ForallOp<'static>> {
        let loc = self.b.loc();
        let outputs = types_of(&self.b, &self.outputs);
        let arguments: Vec<_> = indices(&self.b, self.upper.len())
            .chain(outputs.into_iter().map(|ty| (ty, loc)))
            .collect();
        let region = self.b.build_region(arguments, body);
        self.b.ensure_terminator(region, InParallelOp::build);
        self.create(region)
    }

    /// Creates the loop with an empty body.
    #[track_caller]
    pub fn build(self) -> OpOf<ForallOp<'static>> {
        self.body_with_slice(|_, _| ())
    }

    #[track_caller]
    fn create(mut self, body: Region) -> OpOf<ForallOp<'static>> {
        let types = types_of(&self.b, &self.outputs);
        let [lower, upper, steps] = [self.lower, self.upper, self.steps].map(MixedIndex::dispatch);
        self.b
            .new_op::<ForallOp<'_>>()
            .set_dynamic_lower_bound(&lower.1)
            .set_dynamic_upper_bound(&upper.1)
            .set_dynamic_step(&steps.1)
            .set_outputs(&self.outputs)
            .set_static_lower_bound(&lower.0)
            .set_static_upper_bound(&upper.0)
            .set_static_step(&steps.0)
            .set_mapping(self.mapping)
            .with_types(types)
            .with_region(body)
            .build()
    }
}
