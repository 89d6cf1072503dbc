//! The pass `arith-int-range-narrowing`.

use ods_runtime::apint::ApInt;
use ods_runtime::int_range::ConstantIntRanges;
use ods_runtime::ir::{Mapping, OpView};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, RewritePattern, Rewriter};
use ods_runtime::traits::Elementwise;
use ods_runtime::types::{IntegerType, ShapedType, TypeRef};
use ods_runtime::{Ir, Op, OpOf, Type, Value};

use super::ArithIntRangeNarrowing;
use super::state::Ranges;
use crate::arith::{CmpIOp, ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, TruncIOp};

impl RunPass for ArithIntRangeNarrowing {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ranges = Ranges::of(ir, op);
        let widths = &self.options.bitwidths_supported;
        let mut patterns = PatternSet::default();
        let narrow = Narrow { ranges: ranges.clone(), widths: widths.to_vec() };
        let compare = narrow.clone();
        patterns.add(RewritePattern::on_kinds(
            "NarrowElementwise",
            |op| op.has_trait::<Elementwise>(),
            move |op, r| narrow.elementwise(op, r),
        ));
        patterns
            .add_op("NarrowCmpI", 1, move |op: OpOf<CmpIOp<'static>>, r| compare.compare(op, r));
        patterns.add_op("FoldIndexCastChain", 1, fold_chain::<IndexCastUIOp<'static>>);
        patterns.add_op("FoldIndexCastChain", 1, fold_chain::<IndexCastOp<'static>>);
        ranges.apply(ir, op, &patterns.freeze(), GreedyConfig::default)
    }
}

/// Replaces a cast to `index` and back by the value before it.
fn fold_chain<V: OpView<'static>>(op: OpOf<V>, r: &mut Rewriter<'_>) -> Option<()> {
    let outer = r.op(op);
    let inner = outer.operand(0).defining_op()?;
    let source = inner.num_operands().eq(&1).then(|| inner.operand(0))?;
    let is_chain = inner.name_handle() == outer.name_handle()
        && outer.operand(0).ty().is_index()
        && source.ty() == outer.result(0).ty();
    if !is_chain {
        return None;
    }
    let source = source.handle();
    r.replace_op(op, &[source]);
    Some(())
}

/// The extensions that restore an integer after truncation.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Restoring {
    /// With the sign.
    signed: bool,
    /// With zeros.
    unsigned: bool,
}

impl Restoring {
    /// The extensions that restore all integers of `range` after truncation to `width`.
    fn of(range: &ConstantIntRanges, width: u32) -> Self {
        if range.width() <= width {
            return Restoring { signed: false, unsigned: false };
        }
        let fits_signed =
            |bound: &ApInt| bound.sext_or_trunc(width).sext_or_trunc(bound.width()) == *bound;
        let fits_unsigned = |bound: &ApInt| bound.active_bits() <= width;
        Restoring {
            signed: fits_signed(range.smin()) && fits_signed(range.smax()),
            unsigned: fits_unsigned(range.umin()) && fits_unsigned(range.umax()),
        }
    }

    fn and(self, other: Self) -> Self {
        Restoring { signed: self.signed && other.signed, unsigned: self.unsigned && other.unsigned }
    }

    fn is_none(self) -> bool {
        !self.signed && !self.unsigned
    }

    /// Adds the extension with zeros for an operand that has no negative integer.
    fn for_operand(self, range: &ConstantIntRanges) -> Self {
        Restoring { unsigned: self.unsigned || !range.smin().is_negative(), ..self }
    }
}

/// `ty` with elements of `width` bits.
fn with_width(ty: TypeRef<'_>, width: u32) -> Type {
    let ctx = ty.ctx();
    let element = IntegerType::get(ctx, width);
    match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) => shaped.clone_with(None, element.handle()).handle(),
        None => element.handle(),
    }
}

/// Casts `value` to the type `ty`, whose elements have another width.
fn cast(r: &mut Rewriter<'_>, value: Value, ty: Type, restoring: Restoring) -> Value {
    let [from, to] = [r.ir().value(value).ty(), r.ctx().type_ref(ty)];
    if from == to {
        return value;
    }
    let is_index = [from, to].iter().any(|ty| ty.element_type_or_self().is_index());
    let is_shorter = ConstantIntRanges::storage_width(to) < ConstantIntRanges::storage_width(from);
    let op = match (is_index, restoring.unsigned) {
        (true, true) => IndexCastUIOp::build(r, ty, value).op(),
        (true, false) => IndexCastOp::build(r, ty, value).op(),
        (false, _) if is_shorter => TruncIOp::build(r, ty, value).op(),
        (false, true) => ExtUIOp::build(r, ty, value).op(),
        (false, false) => ExtSIOp::build(r, ty, value).op(),
    };
    r.result(op, 0)
}

/// Narrows operations.
#[derive(Clone)]
struct Narrow {
    ranges: Ranges,
    widths: Vec<u32>,
}

impl Narrow {
    /// The ranges of `values`, if all are known.
    fn ranges_of(&self, values: &[Value]) -> Option<Vec<ConstantIntRanges>> {
        values.iter().map(|value| self.ranges.get(*value)).collect()
    }

    fn elementwise(&self, op: Op, r: &mut Rewriter<'_>) -> Option<()> {
        let view = r.op(op);
        let operands = view.operands().handles().to_vec();
        let results = view.results().handles().to_vec();
        let ty = view.results().next()?.ty();
        let is_uniform = view.operands().chain(view.results()).all(|value| value.ty() == ty);
        if operands.is_empty() || !is_uniform {
            return None;
        }
        let ranges = self.ranges_of(&[operands.clone(), results.clone()].concat())?;
        let (source, loc) = (ty.handle(), view.loc());
        let (restoring, target) = self.widths.iter().find_map(|width| {
            let each = ranges.iter().map(|range| Restoring::of(range, *width));
            let restoring = each.reduce(Restoring::and).filter(|it| !it.is_none())?;
            let target = with_width(ty, *width);
            (target != source).then_some((restoring, target))
        })?;
        r.set_loc(loc);
        let mut mapping = Mapping::default();
        for (operand, range) in operands.iter().zip(&ranges) {
            let narrow = cast(r, *operand, target, restoring.for_operand(range));
            mapping.map_value(*operand, narrow);
        }
        let new = r.clone_op(op, &mut mapping);
        r.modify(new, |ir, new| {
            for result in ir.op(new).results().handles() {
                ir.set_type(result, target);
            }
        });
        let mut values = Vec::new();
        for (index, range) in ranges.iter().skip(operands.len()).enumerate() {
            let narrow = r.result(new, index);
            let wide = cast(r, narrow, source, restoring);
            self.ranges.set(wide, range.clone());
            values.push(wide);
        }
        r.replace_op(op, &values);
        Some(())
    }

    fn compare(&self, op: OpOf<CmpIOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
        let compare = r.get(op);
        let (predicate, loc) = (compare.predicate(), (*compare).loc());
        let ty = compare.lhs().ty();
        let operands = [compare.lhs().handle(), compare.rhs().handle()];
        let ranges = self.ranges_of(&operands)?;
        let target = self.widths.iter().find_map(|width| {
            let each = ranges.iter().map(|range| Restoring::of(range, *width));
            each.reduce(Restoring::and).filter(|it| !it.is_none())?;
            let target = with_width(ty, *width);
            (target != ty.handle()).then_some((target, *width))
        });
        let (target, width) = target?;
        r.set_loc(loc);
        let mut narrow = operands
            .iter()
            .zip(&ranges)
            .map(|(operand, range)| cast(r, *operand, target, Restoring::of(range, width)));
        let (Some(lhs), Some(rhs)) = (narrow.next(), narrow.next()) else { return None };
        drop(narrow);
        let new = CmpIOp::build(r, predicate, lhs, rhs);
        r.replace_op_with(op, new);
        Some(())
    }
}
