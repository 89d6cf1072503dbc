//! The end of a successful conversion: replacements become visible. Each change is added to the list, so that it can be undone
//! as long as casts may turn out to be impossible.

use std::sync::Arc;

use smallvec::SmallVec;

use super::casts::reconcile;
use super::changes::{Cast, CastKind, Change, Changes};
use super::type_converter::TypeConverter;
use crate::core::diag::Diagnostic;
use crate::core::ir::{
    Block, InsertPoint, Ir, Listener, Op, OpBuilder, Previous, Value, WalkOrder,
};
use crate::core::slots::{Slots, TextSlots};
use crate::core::types::Type;
use crate::rewrite::erasing_order::{Erased, ErasingOrder};

/// Changes the IR, and adds each change to the list.
#[derive(Debug)]
pub(super) struct Commit<'a> {
    pub(super) ir: &'a mut Ir,
    pub(super) changes: &'a mut Changes,
    pub(super) listener: Option<&'a mut dyn Listener>,
}

impl Commit<'_> {
    fn notify(&mut self, tell: impl FnOnce(&Ir, &mut dyn Listener)) {
        if let Some(listener) = &mut self.listener {
            tell(self.ir, &mut **listener);
        }
    }

    /// Replaces the values that patterns have replaced, and detaches the operations.
    pub(super) fn apply(&mut self) {
        let mut index = 0;
        while index < self.changes.len() {
            self.apply_change(index);
            index += 1;
        }
        for index in 0..index {
            if let Change::OpDetached(op, _) = self.changes.since(index)[0] {
                self.drop_references(op);
            }
        }
    }

    fn apply_change(&mut self, index: usize) {
        match self.changes.since(index)[0] {
            Change::OpReplaced { op, converter, with_block, .. } => {
                let results = self.ir.op(op).results().handles();
                let mut replacements: SmallVec<[Value; 2]> = SmallVec::new();
                for result in &results {
                    let by = self.changes.final_replacement(self.ir, *result, converter);
                    replacements.push(by.unwrap_or(*result));
                }
                if !with_block {
                    self.notify(|ir, it| it.operation_replaced(ir, op, &replacements));
                }
                for (result, by) in results.iter().zip(&replacements) {
                    self.replace_uses(*result, *by, |_, _| true);
                }
                self.notify_of_erasure(op);
                self.detach(op);
            }
            Change::ValueReplaced(value, converter) => {
                if let Some(by) = self.changes.final_replacement(self.ir, value, converter) {
                    self.replace_value(value, by);
                }
            }
            Change::OpInserted(op) => {
                self.notify(|ir, it| it.operation_inserted(ir, op, Previous::Nowhere));
            }
            Change::OpMoved(op, previous) => {
                self.notify(|ir, listener| listener.operation_inserted(ir, op, previous));
            }
            Change::OpModified(op, _) => {
                self.notify(|ir, listener| listener.operation_modified(ir, op));
            }
            Change::BlockConverted(old, _, ref moved) => {
                for op in moved.clone() {
                    self.notify(|ir, it| it.operation_inserted(ir, op, Previous::End(old)));
                }
            }
            Change::BlockSplit(old, _, ref moved) => {
                for op in moved.iter().rev().copied().collect::<Vec<_>>() {
                    self.notify(|ir, it| it.operation_inserted(ir, op, Previous::End(old)));
                }
            }
            Change::BlockInserted(block) => {
                self.notify(|ir, it| it.block_inserted(ir, block, Previous::Nowhere));
            }
            Change::BlockMoved(block, previous) => {
                self.notify(|ir, listener| listener.block_inserted(ir, block, previous));
            }
            Change::BlockErased(block, _) => {
                self.notify(|ir, listener| listener.block_erased(ir, block));
            }
            _ => {}
        }
    }

    /// Replaces the uses of `value`, but not those before the operation that defines `by`, in its block.
    fn replace_value(&mut self, value: Value, by: Value) {
        let definition = self.ir.defining_op(by);
        self.replace_uses(value, by, |ir, user| {
            let Some(definition) = definition else { return true };
            let (definition, user) = (ir.op(definition), ir.op(user));
            user.block_handle() != definition.block_handle() || definition.is_before_in_block(user)
        });
    }

    /// Replaces the uses of `from` whose users `accepts` accepts.
    pub(super) fn replace_uses(
        &mut self,
        from: Value,
        to: Value,
        accepts: impl Fn(&Ir, Op) -> bool,
    ) {
        if from == to {
            return;
        }
        let uses = self.ir.value(from).uses();
        let uses: SmallVec<[(Op, usize); 4]> =
            uses.map(|operand| (operand.owner().handle(), operand.operand_number())).collect();
        for (user, index) in uses {
            if accepts(self.ir, user) {
                self.ir.set_operand(user, index, to);
                self.changes.push(Change::OperandSet(user, index, from));
                self.notify(|ir, listener| listener.operation_modified(ir, user));
            }
        }
    }

    /// Detaches `op`, which is erased at the end.
    fn detach(&mut self, op: Op) {
        let view = self.ir.op(op);
        let previous = match (view.next(), view.block()) {
            (Some(next), _) => Previous::Before(next.handle()),
            (None, Some(block)) => Previous::End(block.handle()),
            (None, None) => Previous::Nowhere,
        };
        self.ir.detach(op);
        self.changes.push(Change::OpDetached(op, previous));
    }

    /// Notifies the listener that `op` is about to be erased, with everything in it.
    fn notify_of_erasure(&mut self, op: Op) {
        if self.listener.is_none() {
            return;
        }
        for erased in ErasingOrder::of_op(self.ir.op(op)).entities {
            self.notify(|ir, listener| match erased {
                Erased::Op(op) => listener.operation_erased(ir, op),
                Erased::Block(block) => listener.block_erased(ir, block),
            });
        }
    }

    /// Erases `op`, a cast whose results are unused and of which the listener does not know.
    pub(super) fn erase(&mut self, op: Op) {
        self.detach(op);
        self.drop_references(op);
    }

    /// Removes the operands and successors of `op` and of the operations in it, so that they use nothing any more.
    fn drop_references(&mut self, op: Op) {
        if self.ir.op(op).num_regions() == 0 {
            return self.drop_own_references(op);
        }
        let ops: Vec<Op> = self.ir.op(op).walk(WalkOrder::Pre).map(|op| op.handle()).collect();
        for op in ops {
            self.drop_own_references(op);
        }
    }

    fn drop_own_references(&mut self, op: Op) {
        let view = self.ir.op(op);
        if view.num_operands() == 0 && view.num_successors() == 0 {
            return;
        }
        let operands: SmallVec<[Value; 2]> = view.operands().map(|value| value.handle()).collect();
        let successors: SmallVec<[Block; 1]> = view.successors().map(|it| it.handle()).collect();
        self.ir.set_operands(op, &[]);
        self.ir.drop_successors(op);
        self.changes.push(Change::ReferencesDropped(op, operands, successors));
    }

    /// Removes the casts that cancel out, and lets the converters realize the others, unless `keeps_casts`.
    ///
    /// # Errors
    ///
    /// If a converter has no materialization for a cast that is used.
    pub(super) fn realize_casts(
        &mut self,
        converters: &[Arc<TypeConverter>],
        keeps_casts: bool,
    ) -> Result<(), Diagnostic> {
        let casts: Vec<(Op, Cast)> = self.changes.casts().to_vec();
        let ops: Vec<Op> = casts.iter().map(|(op, _)| *op).collect();
        let remaining = reconcile(self, &ops);
        if keeps_casts {
            return Ok(());
        }
        let is_remaining = |op: &Op| remaining.binary_search(op).is_ok();
        for (op, cast) in casts.into_iter().filter(|(op, _)| is_remaining(op)) {
            let converter = cast.converter.map(|id| &*converters[id as usize]);
            self.realize(op, cast.kind, converter)?;
        }
        Ok(())
    }

    fn realize(
        &mut self,
        op: Op,
        kind: CastKind,
        converter: Option<&TypeConverter>,
    ) -> Result<(), Diagnostic> {
        let view = self.ir.op(op);
        let (loc, inputs, results) =
            (view.loc(), view.operands().handles(), view.results().handles());
        let types: SmallVec<[Type; 1]> = view.results().types().map(|ty| ty.handle()).collect();
        let mut recorder = Insertions {
            changes: self.changes,
            listener: self.listener.as_mut().map(|it| &mut **it as &mut dyn Listener),
        };
        let mut b =
            OpBuilder::new(self.ir, InsertPoint::Before(op), loc).with_listener(&mut recorder);
        let values = converter.and_then(|converter| match kind {
            CastKind::Source => {
                Some(vec![converter.materialize_source(&mut b, types[0], &inputs)?])
            }
            CastKind::Target(original) => {
                converter.materialize_target(&mut b, &types, &inputs, Some(original))
            }
        });
        let Some(values) = values.filter(|values| values.len() == results.len()) else {
            return Err(self.unrealized(op));
        };
        self.notify(|ir, listener| listener.operation_replaced(ir, op, &values));
        for (result, by) in results.into_iter().zip(values) {
            self.replace_uses(result, by, |_, _| true);
        }
        self.notify(|ir, listener| listener.operation_erased(ir, op));
        self.erase(op);
        Ok(())
    }

    /// The error about a cast that is used and that no converter realizes.
    fn unrealized(&self, op: Op) -> Diagnostic {
        let view = self.ir.op(op);
        let list = |types: Vec<String>| types.join(", ");
        let inputs = list(view.operands().types().map(|ty| format!("'{ty}'")).collect());
        let outputs = list(view.results().types().map(|ty| format!("'{ty}'")).collect());
        let error = view.error(format!(
            "failed to legalize unresolved materialization from ({inputs}) to ({outputs}) that remained live after conversion"
        ));
        let user = view.results().flat_map(|result| result.uses()).next();
        match user.map(|operand| operand.owner()) {
            Some(user) => error.note(
                Some(user.loc()),
                format!(
                    "see existing live user here: {}",
                    <Slots as TextSlots>::shown_op(user, false)
                ),
            ),
            None => error,
        }
    }

    /// Undoes everything, and tells the listener.
    pub(super) fn undo(self) {
        match self.listener {
            Some(listener) => self.changes.undo_told(self.ir, listener),
            None => self.changes.undo_to(self.ir, 0),
        }
    }

    /// An error if something uses a value of an operation that is about to be erased.
    pub(super) fn check_unused(&self) -> Result<(), Diagnostic> {
        for change in self.changes.since(0) {
            let Change::OpDetached(op, _) = *change else { continue };
            let view = self.ir.op(op);
            if let Some(result) = view.results().find(|result| result.has_uses()) {
                let error = view.op_error("is erased by a conversion, but is still used");
                let user = result.uses().next().map(|operand| operand.owner());
                return Err(match user {
                    Some(user) => error.note(Some(user.loc()), "used here"),
                    None => error,
                });
            }
        }
        Ok(())
    }
}

/// Adds new operations to the list of changes.
#[derive(Debug)]
struct Insertions<'a> {
    changes: &'a mut Changes,
    listener: Option<&'a mut dyn Listener>,
}

impl Listener for Insertions<'_> {
    fn operation_inserted(&mut self, ir: &Ir, op: Op, previous: Previous<Block, Op>) {
        if let Some(listener) = &mut self.listener {
            listener.operation_inserted(ir, op, previous);
        }
        self.changes.push(match previous {
            Previous::Nowhere => Change::OpInserted(op),
            previous => Change::OpMoved(op, previous),
        });
    }
}
