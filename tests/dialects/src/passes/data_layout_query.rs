//! `--test-data-layout-query`: answers queries about data layouts.

use ods::dlti::{DLTIDialect, FunctionPointerAlignmentAttr};
use ods::func::FuncOp;
use ods_runtime::attrs::{
    DenseI32ArrayAttr, DictionaryAttr, IntegerAttr, NamedAttribute, StringAttr, UnitAttr,
};
use ods_runtime::ir::{Op, WalkOrder};
use ods_runtime::layout::{DataLayout, DataLayoutAnalysis, LayoutResult, TypeSize};
use ods_runtime::pass::{FnPass, PassResult};
use ods_runtime::types::{IndexType, IntegerType};
use ods_runtime::{AttrRef, Attribute, Context, Diagnostic, DialectEntry, Ir, Type};

use crate::layout_test::{DataLayoutQuery, TestDialect};

/// The pass.
pub(crate) fn pass() -> FnPass {
    FnPass::new(
        "test-data-layout-query",
        "attach what is known of the result's type to `test.data_layout_query`",
        run,
    )
    .with_dialects([DialectEntry::of::<TestDialect>(), DialectEntry::of::<DLTIDialect>()])
}

/// Answers the queries in the functions of `root`.
fn run(ir: &mut Ir, root: Op) -> PassResult {
    // The answers are attributes of this dialect.
    ir.ctx().load::<DLTIDialect>();
    let root = ir.op(root);
    let blocks = root.regions().flat_map(|region| region.blocks());
    let functions: Vec<Op> = blocks
        .flat_map(|block| block.ops())
        .filter(|op| op.isa::<FuncOp<'_>>())
        .map(|op| op.handle())
        .collect();
    for function in functions {
        for (query, attrs) in answers(ir, function)? {
            ir.set_discardable_attrs(query, Some(attrs));
        }
    }
    Ok(())
}

/// The queries in `function`, with their answers as attributes.
fn answers(ir: &Ir, function: Op) -> Result<Vec<(Op, Attribute)>, Diagnostic> {
    let function = ir.op(function);
    let layouts = DataLayoutAnalysis::new(function)?;
    let mut answers = Vec::new();
    for op in function.walk(WalkOrder::Post) {
        // Operations with a size were processed before.
        if !op.isa::<DataLayoutQuery<'_>>() || op.attr("size").is_some() {
            continue;
        }
        let attrs = answer(layouts.above(op), op.result(0).ty().handle())
            .map_err(|error| error.at(op.loc()))?;
        answers.push((op.handle(), DictionaryAttr::get(op.ctx(), &attrs).handle()));
    }
    Ok(answers)
}

fn answer(layout: &DataLayout, ty: Type) -> LayoutResult<Vec<NamedAttribute>> {
    let ctx: &Context = layout.ctx();
    let index = |value: u64| number(ctx, *IndexType::get(ctx), value);
    let space = |value: Option<AttrRef<'_>>| match value {
        Some(value) => value.handle(),
        None => number(ctx, *IntegerType::get_unsigned(ctx, 32), 0),
    };
    let text = |value: Option<AttrRef<'_>>| match value {
        Some(value) => value.handle(),
        None => StringAttr::get(ctx, "").handle(),
    };
    let size = |size: TypeSize| {
        let min = index(size.known_min_value());
        if !size.is_scalable() {
            return min;
        }
        let unit = UnitAttr::get(ctx).handle();
        DictionaryAttr::get(ctx, &[named(ctx, "scalable", unit), named(ctx, "minimal_size", min)])
            .handle()
    };
    let pointers = match layout.function_pointer_alignment() {
        Some(value) => value.handle(),
        None => FunctionPointerAlignmentAttr::get(ctx, 0, false).handle(),
    };
    let widths = match layout.legal_int_widths() {
        Some(value) => value.handle(),
        None => DenseI32ArrayAttr::get(ctx, &[]).handle(),
    };
    let attrs = [
        ("size", size(layout.try_type_size(ty)?)),
        ("bitsize", size(layout.try_type_size_in_bits(ty)?)),
        ("alignment", index(layout.try_type_abi_alignment(ty)?)),
        ("preferred", index(layout.try_type_preferred_alignment(ty)?)),
        ("index", index(layout.try_type_index_bitwidth(ty)?.unwrap_or(0))),
        ("endianness", text(layout.endianness())),
        ("default_memory_space", space(layout.default_memory_space())),
        ("alloca_memory_space", space(layout.alloca_memory_space())),
        ("mangling_mode", text(layout.mangling_mode())),
        ("program_memory_space", space(layout.program_memory_space())),
        ("global_memory_space", space(layout.global_memory_space())),
        ("stack_alignment", index(layout.try_stack_alignment()?)),
        ("function_pointer_alignment", pointers),
        ("legal_int_widths", widths),
    ];
    Ok(attrs.into_iter().map(|(name, value)| named(ctx, name, value)).collect())
}

fn named(ctx: &Context, name: &str, value: Attribute) -> NamedAttribute {
    NamedAttribute::new(ctx.ident(name), value)
}

/// An integer attribute with the bits of `value`.
fn number(ctx: &Context, ty: impl Into<Type>, value: u64) -> Attribute {
    IntegerAttr::from_ap_int(ctx, ty, value.cast_signed()).handle()
}
