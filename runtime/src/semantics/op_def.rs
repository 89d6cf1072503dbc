//! What this layer does with the definition of an operation: it verifies operations by it.

use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::interfaces::interface;
use crate::core::ir::OpRef;
use crate::core::op_def::OpDef;
use crate::core::op_trait::{Checks, Nested};
use crate::semantics::infer::Infer;
use crate::semantics::interfaces::{INFERRED_TYPES, OpAsmOpInterfaceTable};
use crate::semantics::signature::{check_counts, check_regions, check_values};
use crate::semantics::verify::shapes::{Shape, ShapeCache};

impl OpDef {
    /// How its result types follow, one entry per result.
    pub const fn infer(mut self, entries: &'static [Infer]) -> Self {
        self.infer = entries;
        self.inferred = if entries.is_empty() { None } else { Some(interface(&INFERRED_TYPES)) };
        self
    }

    /// The dialect whose prefix may be left out within its regions; empty for none.
    pub fn default_dialect(&self) -> &'static str {
        self.interface::<OpAsmOpInterfaceTable>().map_or("", |table| (table.default_dialect)())
    }

    /// How result types follow; empty if they do not.
    pub(crate) fn infer_entries(&self) -> &'static [Infer] {
        self.infer
    }

    /// Checks everything that holds before regions are looked into, in upstream's order: counts, structural traits,
    /// operands, attributes and results, the other traits, the author's verifier. Returns whether an operation of this
    /// shape was checked before; then what depends on the shape only is not checked again.
    #[inline]
    pub(crate) fn verify_op(
        &self,
        op: OpRef<'_>,
        shapes: &mut ShapeCache,
    ) -> Result<bool, Diagnostic> {
        let shape = Shape::of(op);
        let alike = shape.as_ref().is_some_and(|shape| shapes.contains(shape));
        let least = if alike { Checks::Anything } else { Checks::Shape };
        let has_more = op.has_regions_or_successors() || !self.signature.is_flat();
        if !alike || has_more {
            check_counts(op, &self.signature)?;
        }
        for entry in self.structure {
            if entry.checks >= least {
                entry.verify(op)?;
            }
        }
        if !alike {
            check_values(op, &self.signature, self.properties)?;
        }
        if let Some(check) = self.check {
            check(op)?;
        }
        if has_more {
            check_regions(op, &self.signature)?;
        }
        for entry in self.traits {
            if entry.checks >= least {
                entry.verify(op)?;
            }
        }
        if let (Some(shape), false) = (shape, alike) {
            shapes.insert(shape);
        }
        if let Some(verify) = self.verify {
            verify(op)?;
        }
        Ok(alike)
    }

    /// Runs the checks of the traits for after the regions.
    #[inline]
    pub(crate) fn verify_region_traits(&self, op: OpRef<'_>, nested: Nested<'_>) -> VerifyResult {
        let mut left = self.region_checks;
        while left != 0 {
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            let entry = match index.checked_sub(self.structure.len()) {
                None => &self.structure[index],
                Some(index) => &self.traits[index],
            };
            entry.verify_regions(op, nested)?;
        }
        Ok(())
    }
}
