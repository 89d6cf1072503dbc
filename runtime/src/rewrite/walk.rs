//! The walk driver: applies patterns once per operation.

use std::collections::HashMap;
use std::rc::Rc;

use crate::core::ir::{InsertPoint, Ir, Listener, Op, OpBuilder, WalkOrder};
use crate::rewrite::fold::uses_own_results;
use crate::rewrite::pattern::FrozenPatternSet;
use crate::rewrite::rewriter::Rewriter;

/// Applies `patterns` to the operations nested in `op`, in post-order, without folding. New operations are not visited.
/// A pattern may erase the operation that it matches, and change operations nested in it, but no others. Corresponds to
/// `mlir::walkAndApplyPatterns`.
///
/// ```
/// use ods_runtime::builtin::ModuleOp;
/// use ods_runtime::rewrite::{PatternSet, walk_and_apply_patterns};
/// use ods_runtime::text::parse_source;
/// use ods_runtime::Context;
///
/// let mut patterns = PatternSet::default();
/// patterns.add_op::<ModuleOp<'static>>("Erase", 1, |module, r| Some(r.erase_op(module)));
///
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module { module @a {} }").unwrap();
/// let root = ir.root().unwrap().handle();
/// walk_and_apply_patterns(&mut ir, root, &patterns.freeze(), None);
/// assert_eq!(ir.op(root).to_string(), "module {\n}");
/// ```
///
/// # Panics
///
/// If `op` was erased.
#[track_caller]
pub fn walk_and_apply_patterns(
    ir: &mut Ir,
    op: Op,
    patterns: &FrozenPatternSet,
    mut listener: Option<&mut dyn Listener>,
) {
    let mut orders: HashMap<_, Rc<[u32]>> = HashMap::new();
    let nested: Vec<Op> = ir.op(op).walk(WalkOrder::Post).map(|op| op.handle()).collect();
    for nested in nested.into_iter().filter(|nested| *nested != op) {
        if !ir.is_live(nested) {
            continue;
        }
        let view = ir.op(nested);
        let order = orders.entry(view.name_handle()).or_insert_with(|| patterns.order_for(view));
        if uses_own_results(view) {
            continue;
        }
        for index in Rc::clone(order).iter() {
            let (loc, point) = (ir.op(nested).loc(), InsertPoint::Before(nested));
            let builder = OpBuilder::new(ir, point, loc);
            let mut r: Rewriter<'_> = match &mut listener {
                Some(listener) => builder.with_listener(&mut **listener).into(),
                None => builder.into(),
            };
            if patterns.pattern(*index).rewrite(nested, &mut r).is_some() {
                break;
            }
        }
    }
}
