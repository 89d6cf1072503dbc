//! Uniquing of constants: one operation per value and scope, at the start of the scope's entry block.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::core::attrs::Attribute;
use crate::core::context::Context;
use crate::core::interfaces::DialectInterfaceCollection;
use crate::core::ir::{
    Block, BlockRef, InsertPoint, Op, OpBuilder, OpRef, Region, RegionRef, Value,
};
use crate::core::location::Location;
use crate::core::types::Type;
use crate::rewrite::fold::fold;
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::matchers::FoldResult;
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

/// Folds operations and keeps one constant of each value at the start of each scope. Corresponds to
/// `mlir::OperationFolder`.
#[derive(Debug)]
pub struct OperationFolder<'c> {
    interfaces: DialectInterfaceCollection<'c, dyn DialectFoldInterface>,
    by_scope: FxHashMap<Region, FxHashMap<Key, Op>>,
    /// The constants in `by_scope`.
    owned: FxHashSet<Op>,
}

impl<'c> OperationFolder<'c> {
    /// A folder without constants.
    pub fn new(ctx: &'c Context) -> Self {
        OperationFolder {
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
        let is_first = self.is_at_start(view);
        if let Some(existing) = self.find(r, scope, &key) {
            r.replace_op_with(op, existing);
            r.ir_mut().set_loc(existing, Location::UNKNOWN);
            return false;
        }
        self.by_scope.entry(scope).or_default().insert(key, op);
        self.owned.insert(op);
        if !is_in_entry || !is_first {
            r.move_op(op, InsertPoint::Start(entry));
        }
        if !is_in_entry {
            r.ir_mut().set_loc(op, Location::UNKNOWN);
        }
        true
    }

    /// Folds `op`. If that results in values, they replace `op`; constants are created at the start of the scope, or
    /// reused. Returns whether `op` folds.
    ///
    /// # Panics
    ///
    /// If `op` was erased, or if it folds to a wrong number of results.
    pub fn try_fold(&mut self, r: &mut Rewriter<'_>, op: impl Into<Op>) -> bool {
        let op = op.into();
        if self.owned.contains(&op) {
            let view = r.op(op);
            if let Some(block) = view.block_handle().filter(|_| !self.is_at_start(view)) {
                r.ir_mut().move_op(op, InsertPoint::Start(block));
                r.ir_mut().set_loc(op, Location::UNKNOWN);
            }
            return false;
        }
        let Some(results) = fold(r.ir_mut(), op) else { return false };
        if results.is_empty() {
            r.modify(op, |_, _| ());
            return true;
        }
        let Some(values) = self.values(r, op, &results) else { return false };
        r.replace_op(op, &values);
        true
    }

    /// The constant `attr` of the type `ty` at the start of the scope of `block`, created by `dialect` unless the folder
    /// has created it before. `None` if the dialect has no such constant. Corresponds to
    /// `OperationFolder::getOrCreateConstant`.
    pub fn get_or_create(
        &mut self,
        r: &mut Rewriter<'_>,
        block: Block,
        dialect: &'static str,
        attr: Attribute,
        ty: Type,
    ) -> Option<Value> {
        let scope = self.scope_of(r.ir().block(block))?;
        let entry = scope.first_block()?.handle();
        let scope = scope.handle();
        let start = InsertPoint::Start(entry).resolve(r.ir());
        r.set_insert_point(start);
        r.set_loc(Location::UNKNOWN);
        let constant = self.constant(r, dialect, scope, (attr, ty))?;
        Some(r.result(constant, 0))
    }

    /// Whether only constants of this folder precede `op` in its block.
    fn is_at_start(&self, op: OpRef<'_>) -> bool {
        op.prev().is_none_or(|prev| self.owned.contains(&prev.handle()))
    }

    /// The values for `results`; attributes become constants. `None` if a constant cannot be created.
    fn values(
        &mut self,
        r: &mut Rewriter<'_>,
        op: Op,
        results: &[FoldResult],
    ) -> Option<SmallVec<[Value; 2]>> {
        let view = r.op(op);
        let scope = self.scope(view)?;
        let entry = scope.first_block()?.handle();
        let (scope, block) = (scope.handle(), view.block_handle());
        let types: Vec<Type> = view.results().types().map(|ty| ty.handle()).collect();
        let start = InsertPoint::Start(entry).resolve(r.ir());
        r.set_insert_point(start);
        r.set_loc(Location::UNKNOWN);
        let mut created: SmallVec<[Op; 2]> = SmallVec::new();
        let mut values = SmallVec::new();
        for (result, ty) in results.iter().zip(types) {
            let attr = match *result {
                FoldResult::Value(value) => {
                    values.push(value);
                    continue;
                }
                FoldResult::Attr(attr) => attr,
            };
            let dialect = r.op(op).def()?.dialect();
            let Some(constant) = self.constant(r, dialect, scope, (attr, ty)) else {
                for constant in created {
                    self.forget(scope, constant);
                    r.erase_op(constant);
                }
                return None;
            };
            if !r.op(constant).result(0).has_uses() {
                created.push(constant);
            }
            // The constant may be behind `op`, if `op` was inserted before it.
            if block == Some(entry) && r.op(constant).prev().is_some() {
                r.ir_mut().move_op(constant, InsertPoint::Start(entry));
            }
            values.push(r.result(constant, 0));
        }
        Some(values)
    }

    /// The constant of `scope` with the value and type `of`, created by `dialect` if there is none.
    fn constant(
        &mut self,
        r: &mut Rewriter<'_>,
        dialect: &'static str,
        scope: Region,
        of: (Attribute, Type),
    ) -> Option<Op> {
        let key = |dialect| (dialect, of.0, of.1);
        if let Some(existing) = self.find(r, scope, &key(dialect)) {
            r.ir_mut().set_loc(existing, Location::UNKNOWN);
            return Some(existing);
        }
        let constant = materialize_in(r, dialect, of.0, of.1)?;
        let new_dialect = r.op(constant).def()?.dialect();
        let existing = self.find(r, scope, &key(new_dialect));
        let constants = self.by_scope.entry(scope).or_default();
        if let Some(existing) = existing {
            r.erase_op(constant);
            constants.insert(key(dialect), existing);
            return Some(existing);
        }
        constants.insert(key(dialect), constant);
        constants.insert(key(new_dialect), constant);
        self.owned.insert(constant);
        Some(constant)
    }

    /// The constant of `scope` for `key`, unless it was erased or moved to another region meanwhile.
    fn find(&self, r: &Rewriter<'_>, scope: Region, key: &Key) -> Option<Op> {
        let op = *self.by_scope.get(&scope)?.get(key)?;
        let block = r.ir().is_live(op).then(|| r.op(op).block())??;
        (block.parent()?.handle() == scope).then_some(op)
    }

    /// Removes the constant `op` from the table of `scope`.
    fn forget(&mut self, scope: Region, op: Op) {
        self.owned.remove(&op);
        if let Some(constants) = self.by_scope.get_mut(&scope) {
            constants.retain(|_, constant| *constant != op);
        }
    }

    /// The region that the constant `op` belongs to: the closest one that is isolated from above, at the top level, or
    /// chosen by its dialect.
    fn scope<'ir>(&self, op: OpRef<'ir>) -> Option<RegionRef<'ir>> {
        self.scope_of(op.block()?)
    }

    /// The region that constants for `block` belong to.
    fn scope_of<'ir>(&self, block: BlockRef<'ir>) -> Option<RegionRef<'ir>> {
        let mut block = block;
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

/// Creates a constant with the value `attr` in the dialect of `op`, which folds to it. `None` if the dialect has no such
/// constant.
pub(super) fn materialize_constant(
    b: &mut OpBuilder<'_>,
    op: Op,
    attr: Attribute,
    ty: Type,
) -> Option<Op> {
    let dialect = b.op(op).def().map(|def| def.dialect());
    materialize_in(b, dialect?, attr, ty)
}

/// Creates a constant of the dialect `dialect` with the value `attr`. `None` if the dialect has no such constant, or is not
/// loaded.
pub fn materialize_in(
    b: &mut OpBuilder<'_>,
    dialect: &str,
    attr: Attribute,
    ty: Type,
) -> Option<Op> {
    let dialect = b.ctx().ident(dialect);
    let materialize = b.ctx().dialect_hooks_if_loaded(dialect)?.materialize_constant?;
    materialize(b, attr, ty)
}
