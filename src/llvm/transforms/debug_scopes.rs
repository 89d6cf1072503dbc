//! Describes functions in debug information.

use std::path::Path;
use std::sync::Arc;

use ods_runtime::attrs::{
    AttrRef, CallSiteLoc, DistinctAttr, FileLineColRange, FusedLoc, NameLoc, StringAttr, UnitAttr,
};
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{OptionCase, OptionEnum, PassContext, PassResult, RunPass};
use ods_runtime::{AttrCast, Context, Ir, Location, Op};

use super::DIScopeForLLVMFuncOpPass;
use crate::llvm::{
    DICompileUnitAttr, DIEmissionKind, DIFileAttr, DILexicalBlockFileAttr, DINameTableKind,
    DIScopeAttr, DISubprogramAttr, DISubprogramFlags, DISubroutineTypeAttr, LLVMFuncOp,
};

/// The language of a new unit: C.
const LANGUAGE: u32 = 2;
/// The calling convention of functions: the usual one.
const CONVENTION: u32 = 1;

impl OptionEnum for DIEmissionKind {
    const CASES: &'static [OptionCase<Self>] = &[
        OptionCase { name: "None", description: "None", value: DIEmissionKind::None },
        OptionCase { name: "Full", description: "Full", value: DIEmissionKind::Full },
        OptionCase {
            name: "LineTablesOnly",
            description: "LineTablesOnly (default)",
            value: DIEmissionKind::LineTablesOnly,
        },
        OptionCase {
            name: "DebugDirectivesOnly",
            description: "DebugDirectivesOnly",
            value: DIEmissionKind::DebugDirectivesOnly,
        },
    ];
}

impl RunPass for DIScopeForLLVMFuncOpPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ctx = Arc::clone(ir.ctx());
        let loc = ir.op(op).loc();
        let unit = match metadata::<DICompileUnitAttr<'_>>(&ctx, loc) {
            Some(unit) => unit,
            None => {
                let file = place(&ctx, loc).map(|it| it.file(&ctx));
                let is_optimized = true;
                DICompileUnitAttr::get(
                    &ctx,
                    DistinctAttr::create(&ctx, *UnitAttr::get(&ctx)),
                    LANGUAGE,
                    file.unwrap_or_else(|| unknown_file(&ctx)),
                    Some(StringAttr::get(&ctx, "MLIR")),
                    is_optimized,
                    self.options.emission_kind,
                    DINameTableKind::Default,
                    None,
                )
            }
        };
        let ops: Vec<Op> = ir.op(op).walk(WalkOrder::Post).map(|it| it.handle()).collect();
        for op in &ops {
            if ir.op(*op).isa::<LLVMFuncOp<'_>>() {
                describe(*op, unit, ir, &ctx);
            }
        }
        for op in ops {
            note_file(op, ir, &ctx);
        }
        Ok(())
    }
}

/// Where something is in a file.
struct Place<'c> {
    path: &'c str,
    line: u32,
}

impl Place<'_> {
    fn file<'c>(&self, ctx: &'c Context) -> DIFileAttr<'c> {
        let path = Path::new(self.path);
        let name = path.file_name().and_then(|it| it.to_str()).unwrap_or(self.path);
        let directory = path.parent().and_then(|it| it.to_str()).unwrap_or_default();
        DIFileAttr::get(ctx, StringAttr::get(ctx, name), StringAttr::get(ctx, directory))
    }
}

fn unknown_file(ctx: &Context) -> DIFileAttr<'_> {
    DIFileAttr::get(ctx, StringAttr::get(ctx, "<unknown>"), StringAttr::get(ctx, ""))
}

/// The place that a location is, or the first one of several, or that of the caller. Corresponds to `extractFileLoc`.
fn place(ctx: &Context, loc: Location) -> Option<Place<'_>> {
    let attr = ctx.location_attr(loc);
    if let Some(name) = attr.dyn_cast::<NameLoc<'_>>() {
        return place(ctx, name.child_loc());
    }
    if let Some(fused) = attr.dyn_cast::<FusedLoc<'_>>() {
        return place(ctx, *fused.locations().first()?);
    }
    if let Some(call) = attr.dyn_cast::<CallSiteLoc<'_>>() {
        return place(ctx, call.caller());
    }
    let range = attr.dyn_cast::<FileLineColRange<'_>>()?;
    Some(Place { path: range.filename(), line: range.start_line() })
}

/// The metadata of the kind `T` of a location, or of one in it.
fn metadata<'c, T: AttrCast<'c>>(ctx: &'c Context, loc: Location) -> Option<T> {
    let attr: AttrRef<'c> = ctx.location_attr(loc);
    if let Some(fused) = attr.dyn_cast::<FusedLoc<'_>>() {
        let own = fused.metadata().and_then(|it| ctx.attr_ref(it).dyn_cast::<T>());
        return own.or_else(|| fused.locations().iter().find_map(|it| metadata(ctx, *it)));
    }
    if let Some(name) = attr.dyn_cast::<NameLoc<'_>>() {
        return metadata(ctx, name.child_loc());
    }
    let call = attr.dyn_cast::<CallSiteLoc<'_>>()?;
    metadata(ctx, call.callee()).or_else(|| metadata(ctx, call.caller()))
}

/// Adds a description to the location of a function, unless there is one.
fn describe(function: Op, unit: DICompileUnitAttr<'_>, ir: &mut Ir, ctx: &Context) {
    let view = ir.op(function).cast::<LLVMFuncOp<'_>>();
    let loc = view.loc();
    if metadata::<DISubprogramAttr<'_>>(ctx, loc).is_some() {
        return;
    }
    let is_declaration = view.body().is_empty();
    let name = StringAttr::get(ctx, view.sym_name());
    let place = place(ctx, loc);
    let line = place.as_ref().map_or(1, |it| it.line);
    let file = place.map_or(unit.file(), |it| it.file(ctx));
    let mut flags = DISubprogramFlags::OPTIMIZED;
    let mut id = None;
    if !is_declaration {
        flags |= DISubprogramFlags::DEFINITION;
        id = Some(DistinctAttr::create(ctx, *UnitAttr::get(ctx)));
    }
    let is_rec_self = false;
    let description = DISubprogramAttr::get(
        ctx,
        None,
        is_rec_self,
        id,
        (!is_declaration).then_some(unit),
        Some(file.cast()),
        Some(name),
        Some(name),
        Some(file),
        line,
        line,
        flags,
        Some(DISubroutineTypeAttr::get(ctx, CONVENTION, &[])),
        &[],
        &[],
    );
    let described = FusedLoc::get(ctx, &[loc], Some(description.handle()));
    ir.set_loc(function, described);
}

/// Says in the location of `op` in which file it is, if that is not the one of its function, or if `op` was inlined. Corresponds to
/// `setLexicalBlockFileAttr`.
fn note_file(op: Op, ir: &mut Ir, ctx: &Context) {
    let view = ir.op(op);
    let Some(function) = view.ancestors().find(|it| it.isa::<LLVMFuncOp<'_>>()) else {
        return;
    };
    let fused = ctx.location_attr(function.loc()).dyn_cast::<FusedLoc<'_>>();
    let scope = fused.and_then(FusedLoc::metadata).map(|it| ctx.attr_ref(it));
    let Some(scope) = scope.and_then(|it| it.dyn_cast::<DISubprogramAttr<'_>>()) else { return };
    let loc = view.loc();
    let new = match ctx.location_attr(loc).dyn_cast::<CallSiteLoc<'_>>() {
        Some(call) => in_file(call.callee(), scope.cast(), ctx)
            .and_then(|callee| CallSiteLoc::get(ctx, callee, call.caller()).as_location()),
        None => match (place(ctx, loc), place(ctx, function.loc())) {
            (Some(own), Some(other)) if own.path != other.path => in_file(loc, scope.cast(), ctx),
            _ => None,
        },
    };
    if let Some(new) = new {
        ir.set_loc(op, new);
    }
}

/// A location with the file in which it is, within `scope`. `None` if there is no file. Corresponds to `getNestedLoc`.
fn in_file(loc: Location, scope: DIScopeAttr<'_>, ctx: &Context) -> Option<Location> {
    let file = place(ctx, loc)?.file(ctx);
    let block = DILexicalBlockFileAttr::get(ctx, scope, Some(file), 0);
    let inner = match ctx.location_attr(loc).dyn_cast::<CallSiteLoc<'_>>() {
        Some(call) => in_file(call.callee(), block.cast(), ctx)?,
        None => loc,
    };
    Some(FusedLoc::get(ctx, &[inner], Some(block.handle())))
}
