//! Builder methods that create operations of a known kind, infer result types or add terminators.

use crate::core::diag::Diagnostic;
use crate::core::ir::{
    InsertPoint, NO_ARGS, Op, OpBuilder, OpOf, OpParts, OpState, OpView, Region,
};
use crate::core::op_def::OpDef;
use crate::core::properties::move_attrs_to_words;
use crate::core::property::PropertyKey;
use crate::semantics::infer;
use crate::semantics::new_op::NewOp;
use crate::semantics::traits::IsTerminator;

impl OpBuilder<'_> {
    /// Starts a new operation of the kind `V`. Loads the dialect if it is registered.
    ///
    /// # Panics
    ///
    /// If the dialect is neither loaded nor registered.
    #[track_caller]
    pub fn new_op<'v, V: OpView<'v>>(&mut self) -> V::Setters<NewOp<'_, V>> {
        let state = self.state(V::DEF);
        let b = self.reborrow();
        V::setters(NewOp::new(b, state))
    }

    /// Creates an operation of the kind `V`. For generated code; see [`new_op`](Self::new_op).
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn build<V>(&mut self, parts: impl Creatable) -> OpOf<V> {
        let op = parts.create(self);
        OpOf::new(self.ir(), op)
    }

    /// Like [`build`](Self::build), with inferred result types.
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn build_inferred<V>(&mut self, parts: impl Creatable) -> OpOf<V> {
        let op = parts.create_inferred(self);
        OpOf::new(self.ir(), op)
    }

    /// Like [`build`](Self::build), with `count` results whose type the attribute of a property is or has.
    #[doc(hidden)]
    #[track_caller]
    pub fn build_with_type_of<V>(
        &mut self,
        mut state: OpState,
        key: PropertyKey,
        count: usize,
    ) -> OpOf<V> {
        self.ir().assert_owns_state(&state);
        let ty = infer::type_of_word(self.ctx(), &state, key.word);
        // The verifier reports a missing type.
        state.types.extend(std::iter::repeat_n(ty, count).flatten());
        self.build(state)
    }

    /// Infers the result types of `state` if it has none and the definition has inference rules.
    ///
    /// # Panics
    ///
    /// If `infer_return_types` of the operation returns an error.
    #[track_caller]
    pub(crate) fn infer_types(&mut self, state: &mut OpState) {
        self.ir().assert_owns_state(state);
        let Some(def) = self.ir().def_of(state.name) else { not_loaded() };
        if !state.types.is_empty() || def.signature().results.is_empty() {
            return;
        }
        if def.infer_entries().is_empty() {
            move_attrs_to_words(self.ctx(), state);
            match infer::by_interface(self.ir(), state) {
                Some(Ok(types)) => state.types.extend(types),
                Some(Err(error)) => cannot_infer(def, &error),
                None => {}
            }
            return;
        }
        // The verifier reports types that cannot be inferred.
        let types = infer::types(
            self.ctx(),
            def.infer_entries(),
            |index| state.operands.get(index).map(|value| self.ir().value(*value).ty().handle()),
            |index| state.property_at(index),
        );
        state.types.extend(types.into_iter().flatten());
    }

    /// Calls `build` at the end of the last block of `region` if it has no terminator. Adds a block to an empty region.
    /// Corresponds to `ensureTerminator` of `SingleBlockImplicitTerminator`.
    #[track_caller]
    pub fn ensure_terminator<R>(
        &mut self,
        region: Region,
        build: impl FnOnce(&mut OpBuilder<'_>) -> R,
    ) {
        self.guarded(|b| {
            let last = b.ir().region(region).last_block().map(|block| block.handle());
            let block = last.unwrap_or_else(|| b.create_block(region, NO_ARGS));
            let last = b.ir().block(block).back();
            if last.is_none_or(|last| !last.has_trait::<IsTerminator>()) {
                b.set_insert_point(InsertPoint::End(block));
                build(b);
            }
        });
    }
}

/// Like upstream, an operation is not created if its result types cannot be inferred.
#[cold]
#[track_caller]
fn cannot_infer(def: &OpDef, error: &Diagnostic) -> ! {
    panic!("the result types of `{}` cannot be inferred: {}", def.name(), error.message())
}

/// What generated builders create operations from.
pub trait Creatable {
    /// Creates the operation.
    #[track_caller]
    fn create(self, b: &mut OpBuilder<'_>) -> Op;

    /// Creates the operation and infers its result types.
    #[track_caller]
    fn create_inferred(self, b: &mut OpBuilder<'_>) -> Op;
}

impl Creatable for OpState {
    #[track_caller]
    fn create(self, b: &mut OpBuilder<'_>) -> Op {
        b.create(&self)
    }

    #[track_caller]
    fn create_inferred(mut self, b: &mut OpBuilder<'_>) -> Op {
        b.infer_types(&mut self);
        b.create(&self)
    }
}

impl Creatable for OpParts<'_> {
    #[inline]
    #[track_caller]
    fn create(self, b: &mut OpBuilder<'_>) -> Op {
        b.create_from(self)
    }

    // Inlined, because a call copies the parts through memory, which takes an eighth of the time of a creation.
    #[inline(always)]
    #[track_caller]
    fn create_inferred(self, b: &mut OpBuilder<'_>) -> Op {
        b.ir().assert_owns_parts(&self);
        let Some(def) = b.ir().def_of(self.name) else { not_loaded() };
        let entries = def.infer_entries();
        let operand = infer::same_as_operand(entries).and_then(|index| self.operands.get(index));
        if let Some(operand) = operand {
            let types = [b.ir().value(*operand).ty().handle()];
            return b.create_from(self.types(&types));
        }
        let types = infer::types_of_parts(b.ir(), entries, self.operands, self.words);
        b.create_from(self.types(&types.unwrap_or_default()))
    }
}

/// Like upstream, building an operation of a dialect that is not loaded is a bug in the program.
#[cold]
#[track_caller]
fn not_loaded() -> ! {
    panic!("built an operation whose dialect the context has not loaded")
}
