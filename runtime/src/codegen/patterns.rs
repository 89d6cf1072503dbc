//! Helpers for generated rewrite rules.

use std::ops::Range;

use smallvec::SmallVec;

use crate::core::attrs::{AttrCast, AttrRef, Attribute, FusedLoc, NameLoc, StringAttr};
use crate::core::context::Context;
use crate::core::ir::{Op, OpBuilder, OpOf, OpRef, OpView, Value, ValueRef};
use crate::core::location::Location;
use crate::core::op_def::OpDef;
use crate::core::signature::{AttrConstraint, TypeConstraint};
use crate::core::types::Type;
use crate::rewrite::{PatternSet, RewritePattern, Rewriter};

/// Adds a rule for operations of the kind `V`, which creates operations of the kinds `generated`.
pub fn add_rule<V: OpView<'static>>(
    patterns: &mut PatternSet,
    name: &'static str,
    benefit: u16,
    generated: &'static [&'static OpDef],
    rule: impl Fn(OpOf<V>, &mut Rewriter<'_>) -> Option<()> + Send + Sync + 'static,
) {
    let pattern = RewritePattern::new(name, rule).with_benefit(benefit);
    patterns.add(pattern.with_generated_ops(generated));
}

/// The operation that defines `value`.
#[inline]
pub fn defining_op<'ir>(value: impl Into<ValueRef<'ir>>) -> Option<OpRef<'ir>> {
    value.into().defining_op()
}

/// Whether `op` has the name of `root` and uses its own result, as it may in a graph region: a rule that combines the two
/// would do so forever. Rules ask it last of an operation, because most operations fail an earlier step.
pub fn repeats(root: OpRef<'_>, op: OpRef<'_>) -> bool {
    op.name_handle() == root.name_handle() && op.uses_itself()
}

/// The value at `index` of `values`, whose number was checked.
#[inline]
pub fn element<V>(values: &(impl Iterator<Item = V> + Clone), index: usize) -> V {
    values.clone().nth(index).expect("the number of values was checked")
}

/// Calls `matches` with two values in one order, and in the other if that fails. The error has the reasons of both.
pub fn either<'ir, T>(
    first: impl Into<ValueRef<'ir>>,
    second: impl Into<ValueRef<'ir>>,
    matches: impl Fn(ValueRef<'ir>, ValueRef<'ir>) -> Result<T, &'static str>,
) -> Result<T, [&'static str; 2]> {
    let (first, second) = (first.into(), second.into());
    matches(first, second).or_else(|in_order| {
        matches(second, first).map_err(|in_other_order| [in_order, in_other_order])
    })
}

/// Reports why a rule does not match `op` with two operands in either order.
pub fn neither<T>(r: &mut Rewriter<'_>, op: impl Into<Op>, reasons: [&str; 2]) -> Option<T> {
    let op = op.into();
    for reason in reasons {
        r.no_match::<()>(op, reason);
    }
    None
}

/// Why a rule does not match that constructs a type or an attribute from invalid parameters.
pub const CANNOT_EXIST: &str = "the rule constructs a type or an attribute that cannot exist";

/// Erases `created`, the operations that a rule has created, and reports why the rule does not match `op`.
pub fn undo(r: &mut Rewriter<'_>, op: impl Into<Op>, created: &[Op], reason: &str) -> Option<()> {
    for created in created.iter().rev() {
        r.erase_op(*created);
    }
    r.no_match(op, reason)
}

impl TypeConstraint {
    /// Whether the type of `value` satisfies the constraint.
    #[inline]
    pub fn accepts_value<'ir>(&self, value: impl Into<ValueRef<'ir>>) -> bool {
        (self.accepts)(value.into().ty())
    }

    /// Whether the type of `value`, a part of `op`, satisfies the constraint.
    pub fn accepts_value_of<'ir>(&self, op: OpRef<'_>, value: impl Into<ValueRef<'ir>>) -> bool {
        let ty = value.into().ty();
        (self.accepts)(ty) && self.accepts_at.is_none_or(|accepts| accepts(op, ty))
    }
}

impl AttrConstraint {
    /// Whether `attr` satisfies the constraint.
    #[inline]
    pub fn accepts_attr(&self, attr: AttrRef<'_>) -> bool {
        (self.accepts)(attr)
    }

    /// Whether `attr`, a part of `op`, satisfies the constraint.
    pub fn accepts_attr_of(&self, op: OpRef<'_>, attr: AttrRef<'_>) -> bool {
        (self.accepts)(attr) && self.accepts_at.is_none_or(|accepts| accepts(op, attr))
    }
}

/// The handle of `op`, which is a `V`.
#[inline]
pub fn op_handle<V: OpView<'static>>(op: OpRef<'_>) -> OpOf<V> {
    OpOf::new(op.ir(), op.handle())
}

/// The attribute `attr`, which is a `T`, as a view of `ctx`.
#[inline]
pub fn attr_in<'c, T: AttrCast<'c>>(ctx: &'c Context, attr: impl Into<Attribute>) -> T {
    ctx.attr_ref(attr.into()).cast()
}

/// The locations of operations.
pub fn locations<const N: usize>(ops: [OpRef<'_>; N]) -> [Location; N] {
    ops.map(OpRef::loc)
}

/// Sets the location of new operations to the fused `locations`.
pub fn fuse_locations(b: &mut OpBuilder<'_>, locations: &[Location]) {
    let fused = FusedLoc::get(b.ctx(), locations, None);
    b.set_loc(fused);
}

/// The location called `name`.
pub fn named_location(b: &OpBuilder<'_>, name: &str) -> Location {
    let ctx = b.ctx();
    NameLoc::get(ctx, ctx.ident(name), Location::UNKNOWN).into()
}

/// The fused locations, with a string as metadata.
pub fn fused_location(
    b: &OpBuilder<'_>,
    locations: &[Location],
    metadata: Option<&str>,
) -> Location {
    let ctx = b.ctx();
    let metadata = metadata.map(|text| StringAttr::get(ctx, text).handle());
    FusedLoc::get(ctx, locations, metadata)
}

/// Entities with a location.
pub trait HasLocation {
    /// The location.
    fn location(self, b: &OpBuilder<'_>) -> Location;
}

impl HasLocation for Value {
    fn location(self, b: &OpBuilder<'_>) -> Location {
        let value = b.ir().value(self);
        let op = || value.defining_op().map(|op| op.loc());
        value.loc().or_else(op).unwrap_or(Location::UNKNOWN)
    }
}

impl<V> HasLocation for OpOf<V> {
    fn location(self, b: &OpBuilder<'_>) -> Location {
        b.op(self).loc()
    }
}

/// The location of a value or an operation.
pub fn location_of(b: &OpBuilder<'_>, of: impl HasLocation) -> Location {
    of.location(b)
}

/// Calls `build` with `loc` as the location of new operations.
pub fn at_location<T>(
    b: &mut OpBuilder<'_>,
    loc: Location,
    build: impl FnOnce(&mut OpBuilder<'_>) -> T,
) -> T {
    let before = b.loc();
    b.set_loc(loc);
    let result = build(b);
    b.set_loc(before);
    result
}

/// The type of `value`.
pub fn type_of(b: &OpBuilder<'_>, value: impl Into<Value>) -> Type {
    b.ir().value(value).ty().handle()
}

/// The values of group `group` of the results of `op`.
pub fn result_group(b: &OpBuilder<'_>, op: impl Into<Op>, group: usize) -> SmallVec<[Value; 4]> {
    b.op(op).result_group(group).handles()
}

/// The values that a rule uses in place of `values`, which it has matched: in conversions with a type converter, their
/// replacements. `None` if a value is not converted to one value; then the rule does not match `op`.
#[inline]
pub fn remapped<const N: usize>(
    r: &mut Rewriter<'_>,
    op: impl Into<Op>,
    mut values: [Value; N],
) -> Option<[Value; N]> {
    if r.converts_types() {
        let op = op.into();
        for value in &mut values {
            *value = r.remapped_for_rule(op, *value)?;
        }
    }
    Some(values)
}

/// Like [`remapped`], for the value of an optional operand.
pub fn remapped_optional(
    r: &mut Rewriter<'_>,
    op: impl Into<Op>,
    value: Option<Value>,
) -> Option<Option<Value>> {
    match value {
        Some(value) => remapped(r, op, [value]).map(|[value]| Some(value)),
        None => Some(None),
    }
}

/// Like [`remapped`], for any number of values.
pub fn remapped_values(
    r: &mut Rewriter<'_>,
    op: impl Into<Op>,
    values: SmallVec<[Value; 4]>,
) -> Option<SmallVec<[Value; 4]>> {
    let op = op.into();
    values.into_iter().map(|value| remapped(r, op, [value]).map(|[value]| value)).collect()
}

/// The types that the results of `op` in these groups have after the rule. `None` if one is not converted to one type; then the
/// rule does not match `op`.
pub fn result_types(
    r: &mut Rewriter<'_>,
    op: impl Into<Op>,
    groups: Range<usize>,
) -> Option<SmallVec<[Type; 4]>> {
    let op = op.into();
    let view = r.op(op);
    let results: SmallVec<[Value; 4]> =
        groups.flat_map(|group| view.result_group(group)).map(|value| value.handle()).collect();
    results.into_iter().map(|result| r.converted_result_type(op, result)).collect()
}
