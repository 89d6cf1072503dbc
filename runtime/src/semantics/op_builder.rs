//! Builder methods that infer result types or add terminators.

use crate::core::attrs::Attribute;
use crate::core::ir::{InsertPoint, Op, OpBuilder, OpParts, OpState, Region};
use crate::core::types::Type;
use crate::semantics::infer;

impl OpBuilder<'_> {
    /// Creates an operation and infers its result types.
    #[inline]
    pub fn create_inferred_from(&mut self, parts: OpParts<'_>) -> Op {
        let Some(def) = self.ir().def_of(parts.name) else { not_loaded() };
        if let Some(index) = infer::same_as_operand(def.infer_entries())
            && let Some(value) = parts.operands.get(index)
        {
            let types = [self.ir().value(*value).ty().handle()];
            return self.create_from(parts.types(&types));
        }
        let types = infer::types(
            self.ctx(),
            def.infer_entries(),
            |index| parts.operands.get(index).map(|value| self.ir().value(*value).ty().handle()),
            |index| parts.words.get(index).copied().and_then(Attribute::from_word),
        );
        self.create_from(parts.types(&types.unwrap_or_default()))
    }

    /// Creates an operation and infers its result types.
    pub fn create_inferred(&mut self, mut state: OpState) -> Op {
        self.infer_types(&mut state);
        self.create(&state)
    }

    /// Adds the result types to `state` if it has none and the definition says how they are inferred.
    pub(crate) fn infer_types(&mut self, state: &mut OpState) {
        let Some(def) = self.ir().def_of(state.name) else { not_loaded() };
        if !state.types.is_empty() || def.signature().results.is_empty() {
            return;
        }
        // The verifier reports types that cannot be inferred.
        if def.infer_entries().is_empty() {
            let types = infer::by_interface(self.ir_mut(), state);
            state.types.extend(types.and_then(Result::ok).into_iter().flatten());
            return;
        }
        let types = infer::types(
            self.ctx(),
            def.infer_entries(),
            |index| state.operands.get(index).map(|value| self.ir().value(*value).ty().handle()),
            |index| state.property(index),
        );
        state.types.extend(types.into_iter().flatten());
    }

    /// Calls `build` at the end of the last block of `region` if it has no terminator. Adds a block to an empty region.
    /// Corresponds to `ensureTerminator` of `SingleBlockImplicitTerminator`.
    pub fn ensure_terminator<R>(
        &mut self,
        region: Region,
        build: impl FnOnce(&mut OpBuilder<'_>) -> R,
    ) {
        self.guarded(|b| {
            let last = b.ir().region(region).last_block().map(|block| block.handle());
            let block = last.unwrap_or_else(|| b.create_block(region, [] as [Type; 0]));
            if b.ir().block(block).terminator().is_none() {
                b.set_insert_point(InsertPoint::End(block));
                build(b);
            }
        });
    }
}

/// As upstream: building an operation of a dialect that is not loaded is a bug in the program.
#[cold]
#[track_caller]
fn not_loaded() -> ! {
    panic!("built an operation whose dialect the context has not loaded")
}
