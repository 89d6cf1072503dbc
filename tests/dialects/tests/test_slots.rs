//! `mem2reg` and `sroa` on a dialect that they do not know: `defs/slots.td`.

include!(concat!(env!("OUT_DIR"), "/slots.rs"));

use std::sync::Arc;

use expect_test::{Expect, expect};
use ods::arith::AddIOp;
use ods::transforms::{Mem2Reg, SROA};
use ods::ub::PoisonOp;
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::interfaces::{
    BlockingUse, DeletionKind, DestructurableAccessorOpInterfaceTrait,
    DestructurableAllocationOpInterfaceTrait, DestructurableMemorySlot, MemorySlot,
    PromotableAllocationOpInterfaceTrait, PromotableMemOpInterfaceTrait,
    PromotableOpInterfaceTrait, SafeMemorySlotAccessOpInterfaceTrait, Subslots,
};
use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{Pass, PassManager};
use ods_runtime::text::parse_source;
use ods_runtime::types::{IndexType, IntegerType};
use ods_runtime::{Attribute, Context, Op, OpBuilder, Type, Value};
use slots::*;

fn number_type(ctx: &Context) -> Type {
    IntegerType::get(ctx, 32).into()
}

/// Replaces `op` by an allocation without the pointer `removed`. Returns it, unless it has no pointers left.
fn without(b: &mut OpBuilder<'_>, op: Op, removed: Value) -> Option<Op> {
    let kept = b.op(op).results().handles().into_iter().filter(|it| *it != removed);
    let kept: Vec<Value> = kept.collect();
    if kept.is_empty() {
        b.ir_mut().erase(op);
        return None;
    }
    let types: Vec<Type> = kept.iter().map(|it| b.ir().value(*it).ty().handle()).collect();
    let parts = b.get::<AllocOp<'_>>(op).parts();
    b.set_insert_point(InsertPoint::Before(op));
    let new = AllocOp::build(b, &types, parts);
    for (index, value) in kept.into_iter().enumerate() {
        let result = b.result(new, index);
        b.ir_mut().replace_all_uses(value, result);
    }
    b.ir_mut().erase(op);
    Some(new.op())
}

impl<'ir> PromotableAllocationOpInterfaceTrait<'ir> for AllocOp<'ir> {
    fn promotable_slots(self) -> Vec<MemorySlot> {
        let element_type = number_type(self.ctx());
        let slot = |ptr| MemorySlot { ptr, element_type };
        let is_single = self.parts() == 1;
        self.ptrs().filter(|_| is_single).map(|ptr| slot(ptr.handle())).collect()
    }

    fn default_value(b: &mut OpBuilder<'_>, _op: Op, slot: &MemorySlot) -> Value {
        let poison = PoisonOp::build(b, slot.element_type);
        b.result(poison, 0)
    }

    fn handle_block_argument(b: &mut OpBuilder<'_>, _: Op, _: &MemorySlot, argument: Value) {
        NoteOp::build(b, &[argument]);
    }

    fn handle_promotion_complete(
        b: &mut OpBuilder<'_>,
        op: Op,
        slot: &MemorySlot,
        _default: Value,
    ) -> Option<Op> {
        without(b, op, slot.ptr)
    }
}

impl<'ir> DestructurableAllocationOpInterfaceTrait<'ir> for AllocOp<'ir> {
    fn destructurable_slots(self) -> Vec<DestructurableMemorySlot> {
        let (ctx, element_type) = (self.ctx(), number_type(self.ctx()));
        let i64 = IntegerType::get(ctx, 64);
        let index = |part| IntegerAttr::get(ctx, i64, part).into();
        let parts: Vec<(Attribute, Type)> =
            (0..self.parts() as i64).map(|part| (index(part), element_type)).collect();
        let is_aggregate = parts.len() > 1;
        let ptrs = self.ptrs().filter(|_| is_aggregate).map(|ptr| DestructurableMemorySlot {
            slot: MemorySlot { ptr: ptr.handle(), element_type },
            parts: parts.clone(),
        });
        ptrs.collect()
    }

    fn destructure(
        b: &mut OpBuilder<'_>,
        _op: Op,
        slot: &DestructurableMemorySlot,
        used: &[Attribute],
        allocations: &mut Vec<Op>,
    ) -> Vec<MemorySlot> {
        let index: Type = IndexType::get(b.ctx()).into();
        let alloc = AllocOp::build(b, &vec![index; used.len()], 1);
        allocations.push(alloc.op());
        let ptrs = b.op(alloc).results().handles().into_iter();
        ptrs.map(|ptr| MemorySlot { ptr, element_type: slot.slot.element_type }).collect()
    }

    fn handle_destructuring_complete(
        b: &mut OpBuilder<'_>,
        op: Op,
        slot: &DestructurableMemorySlot,
    ) -> Option<Op> {
        without(b, op, slot.slot.ptr)
    }
}

impl<'ir> PromotableMemOpInterfaceTrait<'ir> for ReadOp<'ir> {
    fn loads_from(self, slot: &MemorySlot) -> bool {
        self.ptr().handle() == slot.ptr
    }

    fn stores_to(self, _slot: &MemorySlot) -> bool {
        false
    }

    fn stored(_: &mut OpBuilder<'_>, _op: Op, _: &MemorySlot, reaching: Value) -> Value {
        reaching
    }

    fn can_uses_be_removed(
        self,
        _slot: &MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<BlockingUse>,
    ) -> bool {
        true
    }

    fn remove_blocking_uses(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &MemorySlot,
        _blocking: &[usize],
        reaching: Value,
    ) -> DeletionKind {
        let result = b.result(op, 0);
        b.ir_mut().replace_all_uses(result, reaching);
        DeletionKind::Delete
    }
}

/// Loads and stores.
impl<'ir> PromotableMemOpInterfaceTrait<'ir> for AddOp<'ir> {
    fn loads_from(self, slot: &MemorySlot) -> bool {
        self.ptr().handle() == slot.ptr
    }

    fn stores_to(self, slot: &MemorySlot) -> bool {
        self.loads_from(slot)
    }

    fn stored(b: &mut OpBuilder<'_>, op: Op, _slot: &MemorySlot, reaching: Value) -> Value {
        let value = b.get::<AddOp<'_>>(op).value().handle();
        let sum = AddIOp::build(b, reaching, value);
        b.result(sum, 0)
    }

    fn can_uses_be_removed(
        self,
        _slot: &MemorySlot,
        _blocking: &[usize],
        _others: &mut Vec<BlockingUse>,
    ) -> bool {
        true
    }

    fn remove_blocking_uses(
        _: &mut OpBuilder<'_>,
        _op: Op,
        _slot: &MemorySlot,
        _blocking: &[usize],
        _reaching: Value,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}

impl<'ir> PromotableOpInterfaceTrait<'ir> for AliasOp<'ir> {
    fn can_uses_be_removed(self, _: &[usize], others: &mut Vec<BlockingUse>) -> bool {
        let uses = self.alias().uses();
        others.extend(uses.map(|operand| BlockingUse {
            op: operand.owner().handle(),
            operand: operand.operand_number(),
        }));
        true
    }

    fn remove_blocking_uses(_: &mut OpBuilder<'_>, _: Op, _: &[usize]) -> DeletionKind {
        DeletionKind::Delete
    }
}

/// Replaces a pointer by the values that are stored.
impl<'ir> PromotableOpInterfaceTrait<'ir> for NoteOp<'ir> {
    fn can_uses_be_removed(self, _: &[usize], _: &mut Vec<BlockingUse>) -> bool {
        true
    }

    fn remove_blocking_uses(b: &mut OpBuilder<'_>, op: Op, _: &[usize]) -> DeletionKind {
        b.ir_mut().set_operands(op, &[]);
        DeletionKind::Keep
    }

    fn requires_replaced_values(self) -> bool {
        true
    }

    fn visit_replaced_values(b: &mut OpBuilder<'_>, op: Op, stores: &[(Op, Value)]) {
        let values: Vec<Value> = stores.iter().map(|(_, value)| *value).collect();
        b.ir_mut().set_operands(op, &values);
    }
}

impl<'ir> DestructurableAccessorOpInterfaceTrait<'ir> for PartOp<'ir> {
    fn can_rewire(
        self,
        _slot: &DestructurableMemorySlot,
        used: &mut Vec<Attribute>,
        others: &mut Vec<MemorySlot>,
    ) -> bool {
        used.push(self.index_attr().handle());
        let element_type = number_type(self.ctx());
        others.push(MemorySlot { ptr: self.part().handle(), element_type });
        true
    }

    fn rewire(
        b: &mut OpBuilder<'_>,
        op: Op,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        let index = b.get::<PartOp<'_>>(op).index_attr().handle();
        let Some(ptr) = subslots.get(index).map(|slot| slot.ptr) else {
            return DeletionKind::Keep;
        };
        let result = b.result(op, 0);
        b.ir_mut().replace_all_uses(result, ptr);
        DeletionKind::Delete
    }
}

impl<'ir> SafeMemorySlotAccessOpInterfaceTrait<'ir> for CheckOp<'ir> {
    fn ensure_only_safe_accesses(self, _: &MemorySlot, _: &mut Vec<MemorySlot>) -> bool {
        true
    }
}

/// Compares `text` after `pass` with `expected`.
fn check(pass: impl Pass, text: &str, expected: Expect) {
    let ctx: Arc<Context> = Context::new();
    ctx.load::<SlotsDialect>();
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = match parse_source(&ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(errors) => panic!("{}", errors[0]),
    };
    let root = ir.root().expect("a module").handle();
    let mut manager = PassManager::new("builtin.module");
    manager.add(pass);
    assert!(manager.run(&mut ir, root).is_ok());
    expected.assert_eq(&ir.op(root).to_string());
}

#[test]
fn several_slots_of_one_operation_become_values() {
    check(
        Mem2Reg::default(),
        r#"func.func @f(%c: i1, %x: i32) -> i32 {
             %a, %b = "slots.alloc"() {parts = 1} : () -> (index, index)
             "slots.add"(%x, %a) : (i32, index) -> ()
             cf.cond_br %c, ^next, ^end
           ^next:
             "slots.add"(%x, %a) : (i32, index) -> ()
             %0 = "slots.read"(%a) : (index) -> i32
             "slots.add"(%0, %b) : (i32, index) -> ()
             cf.br ^end
           ^end:
             %1 = "slots.read"(%a) : (index) -> i32
             return %1 : i32
           }"#,
        expect![[r#"
            module {
              func.func @f(%arg0: i1, %arg1: i32) -> i32 {
                %0 = ub.poison : i32
                %1 = ub.poison : i32
                %2 = arith.addi %1, %arg1 : i32
                cf.cond_br %arg0, ^bb1, ^bb2(%2 : i32)
              ^bb1:  // pred: ^bb0
                %3 = arith.addi %2, %arg1 : i32
                %4 = arith.addi %0, %3 : i32
                cf.br ^bb2(%3 : i32)
              ^bb2(%5: i32):  // 2 preds: ^bb0, ^bb1
                "slots.note"(%5) : (i32) -> ()
                return %5 : i32
              }
            }"#]],
    );
}

#[test]
fn pointers_of_other_operations_are_removed() {
    check(
        Mem2Reg::default(),
        r#"func.func @f(%x: i32) {
             %a = "slots.alloc"() {parts = 1} : () -> index
             %b = "slots.alias"(%a) : (index) -> index
             "slots.add"(%x, %a) : (i32, index) -> ()
             "slots.add"(%x, %a) : (i32, index) -> ()
             "slots.note"(%b) : (index) -> ()
             return
           }
           func.func @g(%x: i32) {
             %a = "slots.alloc"() {parts = 1} : () -> index
             %b = "slots.alias"(%a) : (index) -> index
             "slots.check"(%b) : (index) -> ()
             "slots.add"(%x, %a) : (i32, index) -> ()
             return
           }"#,
        expect![[r#"
            module {
              func.func @f(%arg0: i32) {
                %0 = ub.poison : i32
                %1 = arith.addi %0, %arg0 : i32
                %2 = arith.addi %1, %arg0 : i32
                "slots.note"(%1, %2) : (i32, i32) -> ()
                return
              }
              func.func @g(%arg0: i32) {
                %0 = "slots.alloc"() <{parts = 1 : i64}> : () -> index
                %1 = "slots.alias"(%0) : (index) -> index
                "slots.check"(%1) : (index) -> ()
                "slots.add"(%arg0, %0) : (i32, index) -> ()
                return
              }
            }"#]],
    );
}

#[test]
fn slots_are_replaced_by_their_parts() {
    check(
        SROA::default(),
        r#"func.func @f(%x: i32) {
             %a, %b = "slots.alloc"() {parts = 2} : () -> (index, index)
             %0 = "slots.part"(%a) {index = 1} : (index) -> index
             "slots.check"(%0) : (index) -> ()
             %1 = "slots.part"(%b) {index = 0} : (index) -> index
             "slots.add"(%x, %1) : (i32, index) -> ()
             %2 = "slots.alias"(%a) : (index) -> index
             "slots.note"(%2) : (index) -> ()
             return
           }"#,
        expect![[r#"
            module {
              func.func @f(%arg0: i32) {
                %0 = "slots.alloc"() <{parts = 1 : i64}> : () -> index
                %1 = "slots.alloc"() <{parts = 2 : i64}> : () -> index
                "slots.check"(%0) : (index) -> ()
                %2 = "slots.part"(%1) <{index = 0 : i64}> : (index) -> index
                "slots.add"(%arg0, %2) : (i32, index) -> ()
                "slots.note"() : () -> ()
                return
              }
            }"#]],
    );
}
