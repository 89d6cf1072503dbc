//! What generated builders call.

use crate::ir::{Op, OpBuilder, OpState, Region};
use crate::op_def::OpDef;

impl OpBuilder<'_> {
    /// The state of an operation of the kind `def`, with nothing but its location.
    pub fn state(&self, def: &'static OpDef) -> OpState {
        OpState::new(def.op_name(), self.loc())
    }

    /// A region without blocks.
    pub fn new_region(&mut self) -> Region {
        self.ir_mut().add_region()
    }

    /// Creates an operation whose result types follow from its definition.
    pub fn create_inferred(&mut self, mut state: OpState) -> Op {
        let ctx = self.ctx().clone();
        if let Some(def) = ctx.op_name_ref(state.name).def() {
            let types = super::infer::types(
                &ctx,
                def.infer_entries(),
                |index| {
                    state.operands.get(index).map(|value| self.ir().value(*value).ty().handle())
                },
                |index| state.property(index),
            );
            if def.infer_entries().is_empty() {
                let types = super::infer::by_interface(self.ir_mut(), &state);
                // Types that cannot be found are for the verifier to complain of.
                state.types.extend(types.and_then(Result::ok).into_iter().flatten());
            } else {
                state.types.extend(types.into_iter().flatten());
            }
        }
        self.create(&state)
    }
}
