//! Groups of accesses: inlined accesses are in those of the call, too.

use ods_runtime::attrs::ArrayAttr;
use ods_runtime::ir::PropertyKey;
use ods_runtime::{Attribute, Block, Ir, Op};

use super::ops_in;
use crate::llvm::{AccessGroupOpInterface, LoadOp};

/// The elements of both lists, each once.
pub(super) fn joined(ir: &Ir, first: Option<ArrayAttr<'_>>, second: &[Attribute]) -> Attribute {
    let mut elements = first.map_or(Vec::new(), |it| it.value().to_vec());
    elements.extend_from_slice(second);
    ArrayAttr::get(ir.ctx(), &elements).handle()
}

/// Sets an attribute that several operations have.
pub(super) fn set(ir: &mut Ir, op: Op, key: PropertyKey, value: Attribute) {
    let name = ir.ctx().ident(key.name);
    ir.set_attr(op, name, Some(value));
}

/// Adds the groups of a call.
pub(super) fn add(ir: &mut Ir, call: Op, blocks: &[Block]) {
    let groups = ir.op(call).dyn_cast::<AccessGroupOpInterface<'_>>();
    let Some(groups) = groups.and_then(|it| it.access_groups_or_null()) else { return };
    let groups = groups.value().to_vec();
    for op in ops_in(ir, blocks) {
        let Some(access) = ir.op(op).dyn_cast::<AccessGroupOpInterface<'_>>() else { continue };
        let all = joined(ir, access.access_groups_or_null(), &groups);
        set(ir, op, LoadOp::ACCESS_GROUPS, all);
    }
}
