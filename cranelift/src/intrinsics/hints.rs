//! Intrinsics that say something about the program and have no effect on its results.

use cranelift_codegen::ir::InstBuilder;

use crate::function::{Outcome, Translator, UNREACHABLE};
use crate::instructions::Rules;
use crate::llvm::{
    Annotation, AssumeOp, DbgDeclareOp, DbgLabelOp, DbgValueOp, DebugTrap, ExpectOp,
    ExpectWithProbabilityOp, InvariantEndOp, InvariantStartOp, IsConstantOp,
    LaunderInvariantGroupOp, LifetimeEndOp, LifetimeStartOp, NoAliasScopeDeclOp, Prefetch,
    PtrAnnotation, SSACopyOp, StripInvariantGroupOp, ThreadlocalAddressOp, Trap, UBSanTrap,
    VarAnnotation,
};
use ods_runtime::{OpRef, ValueRef};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|_, _: AssumeOp<'ir>| Ok(()));
    rules.add(|_, _: DbgDeclareOp<'ir>| Ok(()));
    rules.add(|_, _: DbgLabelOp<'ir>| Ok(()));
    rules.add(|_, _: DbgValueOp<'ir>| Ok(()));
    rules.add(|_, _: InvariantEndOp<'ir>| Ok(()));
    rules.add(|_, _: LifetimeEndOp<'ir>| Ok(()));
    rules.add(|_, _: LifetimeStartOp<'ir>| Ok(()));
    rules.add(|_, _: NoAliasScopeDeclOp<'ir>| Ok(()));
    rules.add(|_, _: Prefetch<'ir>| Ok(()));
    rules.add(|_, _: VarAnnotation<'ir>| Ok(()));
    rules.add(|t, op: Annotation<'ir>| t.same(*op, *op.integer()));
    rules.add(|t, op: ExpectOp<'ir>| t.same(*op, *op.val()));
    rules.add(|t, op: ExpectWithProbabilityOp<'ir>| t.same(*op, *op.val()));
    rules.add(|t, op: InvariantStartOp<'ir>| t.same(*op, *op.ptr()));
    rules.add(|t, op: LaunderInvariantGroupOp<'ir>| t.same(*op, *op.ptr()));
    rules.add(|t, op: PtrAnnotation<'ir>| t.same(*op, *op.ptr()));
    rules.add(|t, op: SSACopyOp<'ir>| t.same(*op, op.operand()));
    rules.add(|t, op: StripInvariantGroupOp<'ir>| t.same(*op, *op.ptr()));
    rules.add(|t, op: ThreadlocalAddressOp<'ir>| t.same(*op, *op.global()));
    rules.add(|t, op: IsConstantOp<'ir>| {
        let no = t.number(1, 0);
        t.define_scalar(*op, no)
    });
    rules.add(|t, _: DebugTrap<'ir>| {
        t.b.ins().debugtrap();
        Ok(())
    });
    rules.add(|t, _: Trap<'ir>| t.trap_and_continue());
    rules.add(|t, _: UBSanTrap<'ir>| t.trap_and_continue());
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// Defines the result as `value`.
    fn same(&mut self, op: OpRef<'ir>, value: ValueRef<'ir>) -> Outcome {
        let scalars = self.scalars(value)?;
        self.define(op.result(0), scalars)
    }

    /// Stops the process. The operations behind are not executed, but translated.
    fn trap_and_continue(&mut self) -> Outcome {
        self.b.ins().trap(UNREACHABLE);
        let rest = self.b.create_block();
        self.b.switch_to_block(rest);
        Ok(())
    }
}
