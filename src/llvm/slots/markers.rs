//! Operations that use a pointer without accessing memory: casts, marks of lifetimes and of invariant memory, and debug
//! information.

use ods_runtime::interfaces::{BlockingUse, DeletionKind, PromotableOpInterfaceTrait};
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Op, OpBuilder, Value};

use super::super::*;
use super::uses_of_results;

/// Implements operations that are erased, if the uses of their results are.
macro_rules! forwarding {
    ($($op:ident)*) => {
        $(
            impl<'ir> PromotableOpInterfaceTrait<'ir> for $op<'ir> {
                fn can_uses_be_removed(
                    self,
                    _blocking: &[usize],
                    others: &mut Vec<BlockingUse>,
                ) -> bool {
                    others.extend(uses_of_results(*self));
                    true
                }

                fn remove_blocking_uses(
                    _b: &mut OpBuilder<'_>,
                    _op: Op,
                    _blocking: &[usize],
                ) -> DeletionKind {
                    DeletionKind::Delete
                }
            }
        )*
    };
}

forwarding!(AddrSpaceCastOp BitcastOp LaunderInvariantGroupOp StripInvariantGroupOp);

/// Implements operations that are erased.
macro_rules! erased {
    ($($op:ident)*) => {
        $(
            impl<'ir> PromotableOpInterfaceTrait<'ir> for $op<'ir> {
                fn can_uses_be_removed(
                    self,
                    _blocking: &[usize],
                    _others: &mut Vec<BlockingUse>,
                ) -> bool {
                    true
                }

                fn remove_blocking_uses(
                    _b: &mut OpBuilder<'_>,
                    _op: Op,
                    _blocking: &[usize],
                ) -> DeletionKind {
                    DeletionKind::Delete
                }
            }
        )*
    };
}

erased!(InvariantEndOp InvariantStartOp LifetimeEndOp LifetimeStartOp);

impl DbgValueOp<'_> {
    /// Says that a variable has a value, with the variable and the expression that leads to it.
    pub(super) fn build_with(
        b: &mut OpBuilder<'_>,
        value: Value,
        (variable, expression): (ods_runtime::Attribute, ods_runtime::Attribute),
    ) {
        let ctx = std::sync::Arc::clone(b.ctx());
        let variable = ctx.attr_ref(variable).cast::<DILocalVariableAttr<'_>>();
        let op = DbgValueOp::build(b, value, variable);
        b.ir_mut().edit::<DbgValueOp<'_>>(op).set_location_expr(expression);
    }
}

impl<'ir> PromotableOpInterfaceTrait<'ir> for DbgDeclareOp<'ir> {
    fn can_uses_be_removed(self, _blocking: &[usize], _others: &mut Vec<BlockingUse>) -> bool {
        true
    }

    fn remove_blocking_uses(_: &mut OpBuilder<'_>, _op: Op, _blocking: &[usize]) -> DeletionKind {
        DeletionKind::Delete
    }

    fn requires_replaced_values(self) -> bool {
        true
    }

    /// After each store, the variable has the value stored.
    fn visit_replaced_values(b: &mut OpBuilder<'_>, op: Op, stores: &[(Op, Value)]) {
        let declare = b.get::<DbgDeclareOp<'_>>(op);
        let info = (declare.var_info().handle(), declare.location_expr().handle());
        b.set_loc(b.op(op).loc());
        for (store, value) in stores {
            b.set_insert_point(InsertPoint::After(*store));
            DbgValueOp::build_with(b, *value, info);
        }
    }
}

impl<'ir> PromotableOpInterfaceTrait<'ir> for DbgValueOp<'ir> {
    fn can_uses_be_removed(self, blocking: &[usize], _others: &mut Vec<BlockingUse>) -> bool {
        blocking == [0]
    }

    /// Without a value, a debugger can say that the variable was optimized away.
    fn remove_blocking_uses(b: &mut OpBuilder<'_>, op: Op, _blocking: &[usize]) -> DeletionKind {
        b.set_insert_point(InsertPoint::Before(op));
        let value = b.op(op).operand(0);
        let (ty, loc) = (value.ty().handle(), value.loc());
        if let Some(loc) = loc {
            b.set_loc(loc);
        }
        let undef = UndefOp::build(b, ty);
        let undef = b.result(undef, 0);
        b.ir_mut().set_operand(op, 0, undef);
        DeletionKind::Keep
    }
}
