//! Annotations of loops: their locations are in the caller.

use ods_runtime::attrs::{CallSiteLoc, FusedLoc};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::sub_elements::Replacer;
use ods_runtime::{AttrRef, Attribute, Block, Ir, Location, Op};

use super::ops_in;
use crate::llvm::{DISubprogramAttr, LoopAnnotationAttr};

/// Lets the locations in annotations name the call, if the caller has debug information.
pub(super) fn update(ir: &mut Ir, call: Op, blocks: &[Block]) {
    let ctx = ir.ctx().clone();
    let Some(caller) = ir.op(call).parent_of_type::<FunctionOpInterface<'_>>() else { return };
    let Some(loc) = caller.loc_attr().dyn_cast::<FusedLoc<'_>>() else { return };
    let scope = loc.metadata();
    let is_function = |it: &Attribute| ctx.attr_ref(*it).isa::<DISubprogramAttr<'_>>();
    let Some(scope) = scope.filter(is_function) else { return };
    let call_loc = ir.op(call).loc();
    let in_caller = |loc: Option<FusedLoc<'_>>| -> Option<Location> {
        let site = CallSiteLoc::get(&ctx, loc?.into(), call_loc);
        Some(FusedLoc::get(&ctx, &[site.into()], Some(scope)))
    };
    let mut replacer = Replacer::new(&ctx);
    replacer.on_attr(|attr: AttrRef<'_>| {
        let it = attr.dyn_cast::<LoopAnnotationAttr<'_>>()?;
        let (start, end) = (in_caller(it.start_loc()), in_caller(it.end_loc()));
        if start.is_none() && end.is_none() {
            return None;
        }
        let fused =
            |loc: Option<Location>| -> Option<FusedLoc<'_>> { ctx.location_attr(loc?).dyn_cast() };
        let accesses: Vec<_> = it.parallel_accesses().iter().collect();
        let new = LoopAnnotationAttr::get(
            &ctx,
            it.disable_nonforced(),
            it.vectorize(),
            it.interleave(),
            it.unroll(),
            it.unroll_and_jam(),
            it.licm(),
            it.distribute(),
            it.pipeline(),
            it.peeled(),
            it.unswitch(),
            it.must_progress(),
            it.is_vectorized(),
            fused(start),
            fused(end),
            &accesses,
        );
        Some(new.handle())
    });
    for op in ops_in(ir, blocks) {
        replacer.replace_attrs_of(ir, op);
    }
}
