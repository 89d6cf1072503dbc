//! Verification and type inference by operation definitions.

use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::interfaces::interface;
use crate::core::ir::OpRef;
use crate::core::op_def::OpDef;
use crate::core::op_trait::{Checks, Nested};
use crate::semantics::infer::Infer;
use crate::semantics::interfaces::{INFERRED_TYPES, OpAsmOpInterfaceTable};
use crate::semantics::signature::{check_counts, check_regions, check_successors, check_values};
use crate::semantics::verify::shape::{Shape, ValidShapes};

impl OpDef {
    /// Sets the inference rules, one per result.
    pub const fn infer(mut self, entries: &'static [Infer]) -> Self {
        self.infer = entries;
        self.inferred = if entries.is_empty() { None } else { Some(interface(&INFERRED_TYPES)) };
        self
    }

    /// The default dialect of the regions, whose prefix the text omits; empty for none.
    pub fn default_dialect(&self) -> &'static str {
        self.interface::<OpAsmOpInterfaceTable>().map_or("", |table| (table.default_dialect)())
    }

    /// The inference rules of the results; empty if there are none.
    pub(crate) fn infer_entries(&self) -> &'static [Infer] {
        self.infer
    }

    /// Verifies the operation except for its regions, in upstream's order: counts, structural traits, attributes,
    /// operands and results, the other traits, the custom verifier. Returns whether the shape of the operation was in
    /// `valid`; on a hit, checks that depend on the shape only are skipped.
    #[inline]
    pub(crate) fn verify_op(
        &self,
        op: OpRef<'_>,
        valid: &mut ValidShapes,
    ) -> Result<bool, Diagnostic> {
        let shape = if self.depends_on_op { None } else { Shape::of(op) };
        let hit = shape.as_ref().is_some_and(|shape| valid.contains(shape));
        let least = if hit { Checks::Anything } else { Checks::Shape };
        let has_more = op.has_regions_or_successors() || !self.signature.is_flat();
        if !hit || has_more {
            check_counts(op, &self.signature)?;
        }
        for entry in self.structure {
            if entry.checks >= least {
                entry.verify(op)?;
            }
        }
        if !hit {
            check_values(op, &self.signature, self.properties)?;
        }
        if let Some(check) = self.check {
            check(op)?;
        }
        if has_more {
            check_regions(op, &self.signature)?;
            check_successors(op, &self.signature)?;
        }
        for entry in self.traits {
            if entry.checks >= least {
                entry.verify(op)?;
            }
        }
        if let (Some(shape), false) = (shape, hit) {
            valid.insert(shape);
        }
        if let Some(verify) = self.verify {
            verify(op)?;
        }
        Ok(hit)
    }

    /// Runs the trait checks that come after the regions.
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
