//! Folding: replacing an operation by existing values or constants, or changing it in place.

use std::fmt;
use std::ops::Deref;
use std::slice;

use smallvec::{SmallVec, smallvec};

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ir::{Ir, Op, OpMut, OpRef, Value, ValueRef};
use crate::core::op_def::OpDef;
use crate::semantics::interfaces::CastOpInterface;
use crate::semantics::matchers::{FoldResult, constant_attr};
use crate::semantics::traits::{IsCommutative, IsIdempotent, IsInvolution};

/// The value of an operand if it is a constant.
pub type Constant<'ir> = Option<AttrRef<'ir>>;

/// Folds an operation, given the values of its constant operands.
pub type FoldFn = for<'ir> fn(OpRef<'ir>, &'ir [Constant<'ir>]) -> Option<Folded>;

/// The result of folding an operation: replacements of its results, or a change in place. Corresponds to the results of
/// `Operation::fold`.
#[derive(Debug)]
pub enum Folded {
    /// The replacements of all results.
    Results(FoldResults),
    /// A change of the operation in place.
    InPlace(Box<InPlaceFold>),
}

/// The replacements of all results of an operation: a slice of [`FoldResult`]s. One replacement needs no allocation.
#[derive(Debug)]
pub struct FoldResults(Results);

#[derive(Debug)]
enum Results {
    None,
    One(FoldResult),
    Many(Box<SmallVec<[FoldResult; 4]>>),
}

impl Deref for FoldResults {
    type Target = [FoldResult];

    #[inline]
    fn deref(&self) -> &[FoldResult] {
        match &self.0 {
            Results::None => &[],
            Results::One(result) => slice::from_ref(result),
            Results::Many(results) => results,
        }
    }
}

impl From<FoldResult> for FoldResults {
    #[inline]
    fn from(result: FoldResult) -> Self {
        FoldResults(Results::One(result))
    }
}

impl FromIterator<FoldResult> for FoldResults {
    fn from_iter<I: IntoIterator<Item = FoldResult>>(results: I) -> Self {
        FoldResults(Results::Many(Box::new(results.into_iter().collect())))
    }
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
        Folded::Results(FoldResult::Attr(attr.into()).into())
    }

    /// Replaces the only result by a value.
    pub fn value(value: impl Into<Value>) -> Self {
        Folded::Results(FoldResult::Value(value.into()).into())
    }

    /// Replaces all results.
    pub fn results(results: impl IntoIterator<Item = FoldResult>) -> Self {
        Folded::Results(results.into_iter().collect())
    }

    /// Changes the operation in place: `Folded::in_place(move |op| { AddIOp::setters(op).set_lhs(value); })`.
    pub fn in_place(change: impl FnOnce(OpMut<'_>) + 'static) -> Self {
        Folded::InPlace(Box::new(InPlaceFold(Box::new(change))))
    }
}

/// The value of `op`, which is a constant. By convention, one without a folder has it in the attribute `value`.
pub(crate) fn constant_value(op: OpRef<'_>) -> Option<AttrRef<'_>> {
    let Some(fold) = op.def()?.fold_fn() else { return op.attr("value") };
    match &fold(op, &[]) {
        Some(Folded::Results(results)) => match results[..] {
            [FoldResult::Attr(attr)] => Some(op.ctx().attr_ref(attr)),
            _ => None,
        },
        _ => None,
    }
}

/// Folds `op`: by its folder, else by its traits. A change in place has been made when this returns, and the result is
/// empty. `None` if `op` does not fold, also if it folds to a value that depends on it, as it may in a graph region.
/// Corresponds to `Operation::fold`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::matchers::FoldResult;
/// use ods_runtime::rewrite::fold;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.allow_unregistered_dialects(true);
/// let text = br#"
///     %0 = "t.value"() : () -> i32
///     %1 = builtin.unrealized_conversion_cast %0 : i32 to i32
/// "#;
/// let mut ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let ops: Vec<_> = ir.root().unwrap().region(0).first_block().unwrap().ops().collect();
/// let (value, cast) = (ops[0].result(0).handle(), ops[1].handle());
/// assert_eq!(fold(&mut ir, cast).unwrap()[..], [FoldResult::Value(value)]);
/// ```
pub fn fold(ir: &mut Ir, op: impl Into<Op>) -> Option<FoldResults> {
    let op = op.into();
    let (folded, unsorted) = {
        let view = ir.op(op);
        let def = view.def()?;
        let mut constants: SmallVec<[Constant<'_>; 4]> = smallvec![None; view.num_operands()];
        for (constant, operand) in constants.iter_mut().zip(view.operands()) {
            *constant = constant_attr(operand);
        }
        let folded = def.fold_fn().and_then(|fold| fold(view, &constants));
        if let Some(Folded::Results(results)) = folded {
            return is_replaceable(view, &results).then_some(results);
        }
        let is_sorted = constants.is_sorted_by_key(Option::is_some);
        let unsorted = if is_sorted { &[] } else { constants.as_slice() };
        (folded, unsorted.iter().map(Option::is_some).collect::<SmallVec<[bool; 8]>>())
    };
    let is_changed = match folded {
        Some(Folded::InPlace(in_place)) => {
            (in_place.0)(OpMut::new(ir, op));
            true
        }
        _ => false,
    };
    let results = fold_by_traits(ir, op, &unsorted);
    let results = results.filter(|results| is_replaceable(ir.op(op), results));
    results.or(is_changed.then_some(FoldResults(Results::None)))
}

/// Whether [`fold`] may do anything to `op`: it has a folder or a trait that folds.
pub(crate) fn may_fold(op: OpRef<'_>) -> bool {
    let Some(def) = op.def() else { return false };
    def.fold_fn().is_some()
        || op.has_trait::<IsCommutative>()
        || op.has_trait::<IsIdempotent>()
        || op.has_trait::<IsInvolution>()
        || op.isa::<CastOpInterface<'_>>()
}

/// Whether `op` can be replaced by `results`.
fn is_replaceable(op: OpRef<'_>, results: &[FoldResult]) -> bool {
    let values = results.iter().map(|result| match result {
        FoldResult::Value(value) => Some(*value),
        FoldResult::Attr(_) => None,
    });
    can_replace(op, values)
}

/// Whether existing `values` can replace the results of `op`; `None` is a new value, which can. In a graph region or an
/// unreachable block, values may depend on themselves. Then a result of `op` cannot replace one that is used elsewhere, nor
/// can a value whose definition uses the result in its regions. [`Rewriter::replace_op`](super::Rewriter::replace_op) checks
/// it; patterns that first change something else check it themselves.
pub fn can_replace(op: OpRef<'_>, values: impl IntoIterator<Item = Option<Value>>) -> bool {
    op.results().zip(values).all(|(result, value)| {
        let definition = value.and_then(|value| op.ir().value(value).defining_op());
        let Some(definition) = definition else { return true };
        if definition == op {
            return result.uses().all(|operand| operand.owner() == op);
        }
        !uses_inside(definition, result)
    })
}

/// Whether a region of `definition` uses `value`.
pub(super) fn uses_inside(definition: OpRef<'_>, value: ValueRef<'_>) -> bool {
    let is_inside = |user: OpRef<'_>| user.ancestors().any(|around| around == definition);
    definition.num_regions() > 0 && value.uses().any(|operand| is_inside(operand.owner()))
}

/// Whether `op` uses a result of its own in its regions, as an operation in a graph region or in an unreachable block may.
/// The drivers apply no patterns to such operations: a pattern moves regions or copies them, and then a part of the
/// operation refers to another part that is gone. Patterns that combine two operations ask it of the second.
pub fn uses_own_results(op: OpRef<'_>) -> bool {
    op.num_regions() > 0 && op.results().any(|result| uses_inside(op, result))
}

/// What folding an operation with assumed values of its operands results in.
#[derive(Debug)]
pub(crate) enum FoldSimulation {
    /// The operation does not fold.
    Unchanged,
    /// The operation would change in place.
    InPlace,
    /// The replacements of the results.
    Results(FoldResults),
}

/// Folds `op` as if its operands had the values `constants`. Does not change the IR.
pub(crate) fn simulate_fold<'ir>(
    op: OpRef<'ir>,
    constants: &'ir [Constant<'ir>],
) -> FoldSimulation {
    let Some(def) = op.def() else { return FoldSimulation::Unchanged };
    match def.fold_fn().and_then(|fold| fold(op, constants)) {
        Some(Folded::Results(results)) => return FoldSimulation::Results(results),
        Some(Folded::InPlace(_)) => return FoldSimulation::InPlace,
        None => {}
    }
    if !constants.is_sorted_by_key(Option::is_some) && def.has_trait::<IsCommutative>() {
        return FoldSimulation::InPlace;
    }
    match results_by_traits(op, def) {
        Some(results) => FoldSimulation::Results(results),
        None => FoldSimulation::Unchanged,
    }
}

/// Folds `op` by its traits. `unsorted` marks the operands that are constants; it is empty if these come last.
fn fold_by_traits(ir: &mut Ir, op: Op, unsorted: &[bool]) -> Option<FoldResults> {
    let view = ir.op(op);
    let def = view.def()?;
    if !unsorted.is_empty() && def.has_trait::<IsCommutative>() {
        let mut operands: SmallVec<[(bool, Value); 4]> =
            unsorted.iter().copied().zip(view.operands().handles()).collect();
        operands.sort_by_key(|(is_constant, _)| *is_constant);
        let operands: SmallVec<[Value; 4]> = operands.iter().map(|(_, it)| *it).collect();
        ir.set_operands(op, &operands);
        return Some(FoldResults(Results::None));
    }
    results_by_traits(view, def)
}

/// The values that replace the results of `op` because of its traits.
fn results_by_traits(view: OpRef<'_>, def: &OpDef) -> Option<FoldResults> {
    if def.has_trait::<IsIdempotent>() {
        let operands = view.operands();
        if operands.len() == 1 {
            let operand = view.operand(0);
            if operand.defining_op().is_some_and(|inner| inner.name_handle() == view.name_handle())
            {
                return Some(FoldResult::Value(operand.handle()).into());
            }
        } else if view.operand(0) == view.operand(1) {
            return Some(FoldResult::Value(view.operand(0).handle()).into());
        }
    }
    if def.has_trait::<IsInvolution>()
        && let Some(inner) = view.operand(0).defining_op()
        && inner.name_handle() == view.name_handle()
    {
        return Some(FoldResult::Value(inner.operand(0).handle()).into());
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
