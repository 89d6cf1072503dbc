//! Uniquing of constants: one operation per value and scope, at the start of the scope's entry block.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::interfaces::DialectInterfaceCollection;
use crate::core::ir::{InsertPoint, Op, OpRef, Region, RegionRef};
use crate::core::location::Location;
use crate::core::types::Type;
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::traits::IsIsolatedFromAbove;

/// Decides where constants are placed. A dialect adds it with `init.interface(Box<dyn DialectFoldInterface>)`.
/// Corresponds to `mlir::DialectFoldInterface`.
pub trait DialectFoldInterface: Send + Sync {
    /// Whether constants in `region`, which belongs to an operation of the dialect, stay in it. By default they move to
    /// the closest region that is isolated from above.
    fn should_materialize_into(&self, region: RegionRef<'_>) -> bool {
        let _ = region;
        false
    }
}

/// The dialect, value and type of a constant.
type Key = (&'static str, Attribute, Type);

/// The unique constants of each scope. Corresponds to `mlir::OperationFolder`.
#[derive(Debug)]
pub(super) struct UniqueConstants<'c> {
    interfaces: DialectInterfaceCollection<'c, dyn DialectFoldInterface>,
    by_scope: FxHashMap<Region, FxHashMap<Key, Op>>,
    owned: FxHashSet<Op>,
}

impl<'c> UniqueConstants<'c> {
    pub(super) fn new(ctx: &'c Context) -> Self {
        UniqueConstants {
            interfaces: DialectInterfaceCollection::new(ctx),
            by_scope: FxHashMap::default(),
            owned: FxHashSet::default(),
        }
    }

    /// Moves the constant `op` with the value `value` to the start of its scope, or replaces it by an equal constant
    /// of the scope. Returns whether `op` still exists.
    pub(super) fn unique(&mut self, r: &mut Rewriter<'_>, op: Op, value: Attribute) -> bool {
        let view = r.op(op);
        let Some((def, region)) = view.def().zip(self.scope(view)) else { return true };
        let Some(entry) = region.first_block() else { return true };
        let key = (def.dialect(), value, view.result(0).ty().handle());
        let (scope, entry, is_in_entry) =
            (region.handle(), entry.handle(), view.block() == Some(entry));
        let is_first = view.prev().is_none_or(|prev| self.owned.contains(&prev.handle()));
        let constants = self.by_scope.entry(scope).or_default();
        if let Some(existing) = constants.get(&key).copied() {
            r.replace_op_with(op, existing);
            r.ir_mut().set_loc(existing, Location::UNKNOWN);
            return false;
        }
        constants.insert(key, op);
        self.owned.insert(op);
        if !is_in_entry || !is_first {
            r.move_op(op, InsertPoint::Start(entry));
        }
        if !is_in_entry {
            r.ir_mut().set_loc(op, Location::UNKNOWN);
        }
        true
    }

    /// The region that the constant `op` belongs to: the closest one that is isolated from above, at the top level, or
    /// chosen by its dialect.
    fn scope<'ir>(&self, op: OpRef<'ir>) -> Option<RegionRef<'ir>> {
        let mut block = op.block()?;
        loop {
            let region = block.parent()?;
            let parent = region.parent_op()?;
            let Some(outer) = parent.block() else { return Some(region) };
            let is_scope = parent.might_have_trait::<IsIsolatedFromAbove>()
                || self
                    .interfaces
                    .interface_for_op(parent)
                    .is_some_and(|it| it.should_materialize_into(region));
            if is_scope {
                return Some(region);
            }
            block = outer;
        }
    }
}
