//! The types of this layer that records of `core` store.

use crate::core::ir::{Ir, Op};
use crate::core::slots::{SemanticsSlots, Slots};
use crate::semantics::infer::Infer;

impl SemanticsSlots for Slots {
    type Infer = Infer;
    #[cfg(debug_assertions)]
    type Ir = crate::semantics::layout::Layouts;
    #[cfg(not(debug_assertions))]
    type Ir = ();

    #[inline]
    fn op_changed(_ir: &mut Ir, _op: Op) {
        #[cfg(debug_assertions)]
        crate::semantics::layout::op_changed(_ir, _op);
    }

    #[inline]
    fn ops_moved(_ir: &mut Ir) {
        #[cfg(debug_assertions)]
        crate::semantics::layout::ops_moved(_ir);
    }
}
