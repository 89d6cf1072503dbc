//! Layout scopes: modules and operations that implement `DataLayoutOpInterface`.

use super::{DataLayoutOpInterface, DataLayoutSpecInterface, TargetSystemSpecInterface};
use crate::core::attrs::AttrCast;
use crate::core::ir::OpRef;
use crate::core::location::Location;
use crate::core::slots::{BuiltinSlots, Slots};

/// An operation with a data layout.
#[derive(Clone, Copy, Debug)]
pub(super) enum Scope<'ir> {
    Module(OpRef<'ir>),
    Op(DataLayoutOpInterface<'ir>),
}

impl<'ir> Scope<'ir> {
    /// `op` as a scope, if it is one.
    pub(super) fn of(op: OpRef<'ir>) -> Option<Self> {
        if <Slots as BuiltinSlots>::is_module(op) {
            return Some(Scope::Module(op));
        }
        op.dyn_cast().map(Scope::Op)
    }

    /// `op`, or its closest ancestor that is a scope.
    pub(super) fn closest(op: OpRef<'ir>) -> Option<Self> {
        std::iter::successors(Some(op), |op| op.parent_op()).find_map(Scope::of)
    }

    pub(super) fn op(self) -> OpRef<'ir> {
        match self {
            Scope::Module(module) => module,
            Scope::Op(op) => *op,
        }
    }

    /// The layout attribute of the scope itself.
    pub(super) fn spec(self) -> Option<DataLayoutSpecInterface<'ir>> {
        match self {
            // There is at most one, and any name is allowed.
            Scope::Module(module) => first_attr(module),
            Scope::Op(op) => op.data_layout_spec(),
        }
    }

    /// The target description of the closest module.
    pub(super) fn target_system_spec(self) -> Option<TargetSystemSpecInterface<'ir>> {
        let mut ops = std::iter::successors(Some(self.op()), |op| op.parent_op());
        first_attr(ops.find(|op| <Slots as BuiltinSlots>::is_module(*op))?)
    }

    /// The scopes around this one with their layouts, from the innermost to the outermost. An implicit top-level module
    /// without a layout does not count.
    pub(super) fn enclosing(
        self,
    ) -> impl Iterator<Item = (Location, Option<DataLayoutSpecInterface<'ir>>)> {
        std::iter::successors(self.op().parent_op(), |op| op.parent_op())
            .filter_map(Scope::of)
            .filter(|scope| {
                let is_outermost = scope.op().parent_op().is_none();
                !is_outermost || scope.op().loc().position().is_some() || scope.spec().is_some()
            })
            .map(|scope| (scope.op().loc(), scope.spec()))
    }

    /// The layout that applies in the scope: its own combined with those around it.
    ///
    /// # Errors
    ///
    /// If the layouts are incompatible.
    pub(super) fn combined(self) -> Result<Option<DataLayoutSpecInterface<'ir>>, Incompatible> {
        let mut specs: Vec<_> = self.enclosing().filter_map(|(_, spec)| spec).collect();
        specs.reverse();
        let own = self.spec();
        // Like upstream, a single layout is returned unchanged.
        if specs.is_empty() {
            return Ok(own);
        }
        let Some(innermost) = own.or_else(|| specs.pop()) else { return Ok(None) };
        innermost.combine_with(&specs).map(Some).ok_or(Incompatible)
    }
}

/// The error for incompatible nested layouts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Incompatible;

/// The first attribute that is a `T`.
fn first_attr<'ir, T: AttrCast<'ir>>(op: OpRef<'ir>) -> Option<T> {
    op.attrs().into_iter().find_map(|attr| op.ctx().attr_ref(attr.value).dyn_cast())
}
