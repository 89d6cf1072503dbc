//! Builder methods that infer result types or add terminators.

use crate::core::attrs::Attribute;
use crate::core::ir::{InsertPoint, Op, OpBuilder, OpParts, OpState, Region};
use crate::core::types::Type;
use crate::kinds::attrs::TypeAttr;
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
        let Some(def) = self.ir().def_of(state.name) else { not_loaded() };
        if def.infer_entries().is_empty() {
            let types = infer::by_interface(self.ir_mut(), &state);
            // Types that cannot be inferred are reported by the verifier.
            state.types.extend(types.and_then(Result::ok).into_iter().flatten());
            return self.create(&state);
        }
        let types = infer::types(
            self.ctx(),
            def.infer_entries(),
            |index| state.operands.get(index).map(|value| self.ir().value(*value).ty().handle()),
            |index| state.property(index),
        );
        state.types.extend(types.into_iter().flatten());
        self.create(&state)
    }

    /// Creates an operation with `count` results whose type is that of the attribute in property word `word`, or the
    /// value of that attribute if it is a `TypeAttr`.
    pub fn create_with_type_of(&mut self, mut state: OpState, word: usize, count: usize) -> Op {
        let ty = state.property(word).and_then(|attr| {
            let attr = self.ctx().attr_ref(attr);
            match attr.dyn_cast::<TypeAttr<'_>>() {
                Some(attr) => Some(attr.value().handle()),
                None => infer::type_of(attr),
            }
        });
        // A missing type is reported by the verifier.
        state.types.extend(std::iter::repeat_n(ty, count).flatten());
        self.create(&state)
    }

    /// Calls `build` at the end of the last block of `region` if it has no terminator. Adds a block to an empty region.
    /// Corresponds to `ensureTerminator` of `SingleBlockImplicitTerminator`.
    pub fn ensure_terminator(
        &mut self,
        region: Region,
        build: impl FnOnce(&mut OpBuilder<'_>) -> Op,
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

/// Like upstream, building an operation of a dialect that is not loaded is a bug in the program.
#[cold]
#[track_caller]
fn not_loaded() -> ! {
    panic!("built an operation whose dialect the context has not loaded")
}
