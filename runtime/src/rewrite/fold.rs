//! Folding: replacing an operation by existing values or constants, or changing it in place.

use std::fmt;

use smallvec::{SmallVec, smallvec};

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ir::{Ir, Op, OpMut, OpRef, Value};
use crate::semantics::interfaces::CastOpInterface;
use crate::semantics::matchers::{FoldResult, constant_attr};
use crate::semantics::traits::{IsCommutative, IsIdempotent, IsInvolution};

/// The value of an operand if it is a constant.
pub type Constant<'ir> = Option<AttrRef<'ir>>;

/// Folds an operation, given the values of its constant operands.
pub type FoldFn = for<'ir> fn(OpRef<'ir>, &'ir [Constant<'ir>]) -> Option<Folded>;

/// What an operation folds to: its results, or a change of the operation. Corresponds to the results of
/// `Operation::fold`.
#[derive(Debug)]
pub enum Folded {
    /// The replacements of all results.
    Results(SmallVec<[FoldResult; 1]>),
    /// A change of the operation in place.
    InPlace(InPlaceFold),
}

/// A change of an operation in place.
pub struct InPlaceFold(Box<dyn FnOnce(OpMut<'_>)>);

impl fmt::Debug for InPlaceFold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InPlaceFold")
    }
}

impl Folded {
    /// Replaces the only result by a constant.
    pub fn attr(attr: impl Into<Attribute>) -> Self {
        Folded::Results(smallvec![FoldResult::Attr(attr.into())])
    }

    /// Replaces the only result by a value.
    pub fn value(value: impl Into<Value>) -> Self {
        Folded::Results(smallvec![FoldResult::Value(value.into())])
    }

    /// Replaces all results.
    pub fn results(results: impl IntoIterator<Item = FoldResult>) -> Self {
        Folded::Results(results.into_iter().collect())
    }

    /// Changes the operation in place: `Folded::in_place(move |op| { AddIOp::setters(op).set_lhs(value); })`.
    pub fn in_place(change: impl FnOnce(OpMut<'_>) + 'static) -> Self {
        Folded::InPlace(InPlaceFold(Box::new(change)))
    }
}

/// The value of `op`, which is a constant. By convention, one without a folder has it in the attribute `value`.
pub(crate) fn constant_value(op: OpRef<'_>) -> Option<AttrRef<'_>> {
    let Some(fold) = op.def()?.fold_fn() else { return op.attr("value") };
    match fold(op, &[]) {
        Some(Folded::Results(results)) => match results[..] {
            [FoldResult::Attr(attr)] => Some(op.ctx().attr_ref(attr)),
            _ => None,
        },
        _ => None,
    }
}

/// Folds `op`: by its folder, else by its traits. A change in place has been made when this returns, and the result is
/// empty. `None` if `op` does not fold. Corresponds to `Operation::fold`.
pub fn fold(ir: &mut Ir, op: Op) -> Option<SmallVec<[FoldResult; 1]>> {
    let (folded, unsorted) = {
        let view = ir.op(op);
        let def = view.def()?;
        let constants: SmallVec<[Constant<'_>; 4]> = view.operands().map(constant_attr).collect();
        let folded = def.fold_fn().and_then(|fold| fold(view, &constants));
        if let Some(Folded::Results(results)) = folded {
            return Some(results);
        }
        let is_sorted = constants.is_sorted_by_key(Option::is_some);
        let unsorted = if is_sorted { &[] } else { constants.as_slice() };
        (folded, unsorted.iter().map(Option::is_some).collect::<SmallVec<[bool; 8]>>())
    };
    match folded {
        Some(Folded::InPlace(InPlaceFold(change))) => {
            change(OpMut::new(ir, op));
            Some(fold_by_traits(ir, op, &unsorted).unwrap_or_default())
        }
        _ => fold_by_traits(ir, op, &unsorted),
    }
}

/// Folds `op` by its traits. `unsorted` tells which operands are constants, unless all of them are at the end.
fn fold_by_traits(ir: &mut Ir, op: Op, unsorted: &[bool]) -> Option<SmallVec<[FoldResult; 1]>> {
    let view = ir.op(op);
    let def = view.def()?;
    if !unsorted.is_empty() && def.has_trait::<IsCommutative>() {
        let mut operands: SmallVec<[(bool, Value); 4]> =
            unsorted.iter().copied().zip(view.operands().handles()).collect();
        operands.sort_by_key(|(is_constant, _)| *is_constant);
        let operands: SmallVec<[Value; 4]> = operands.iter().map(|(_, it)| *it).collect();
        ir.set_operands(op, &operands);
        return Some(SmallVec::new());
    }
    if def.has_trait::<IsIdempotent>() {
        let operands = view.operands();
        if operands.len() == 1 {
            let operand = view.operand(0);
            if operand.defining_op().is_some_and(|inner| inner.name_handle() == view.name_handle())
            {
                return Some(smallvec![FoldResult::Value(operand.handle())]);
            }
        } else if view.operand(0) == view.operand(1) {
            return Some(smallvec![FoldResult::Value(view.operand(0).handle())]);
        }
    }
    if def.has_trait::<IsInvolution>()
        && let Some(inner) = view.operand(0).defining_op()
        && inner.name_handle() == view.name_handle()
    {
        return Some(smallvec![FoldResult::Value(inner.operand(0).handle())]);
    }
    if view.num_operands() > 0
        && view.isa::<CastOpInterface<'_>>()
        && view.operands().types().eq(view.results().types())
    {
        let operands = view.operands().map(|operand| FoldResult::Value(operand.handle()));
        return Some(operands.collect());
    }
    None
}
