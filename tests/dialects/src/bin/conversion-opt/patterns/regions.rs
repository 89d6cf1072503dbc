//! Patterns that move, clone and build regions, and convert the arguments of their blocks.

use std::sync::Arc;

use ods_runtime::OpOf;
use ods_runtime::conversion::{
    ConversionPattern, ConversionPatternSet, ConversionRewriter, SignatureConversion, TypeConverter,
};
use ods_runtime::ir::Mapping;
use ods_runtime::rewrite::Rewriter;

use crate::test::*;
use crate::types::i32_type;

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet, types: &Arc<TypeConverter>) {
    let mut rewrites = ods_runtime::rewrite::PatternSet::default();
    rewrites.add_op("TestRegionRewriteBlockMovement", 1, move_blocks);
    rewrites.add_op("TestRegionRewriteUndo", 1, build_region);
    patterns.add_rewrites(rewrites);
    let signature = ConversionPattern::new("TestSignatureConversionUndo", convert_signature);
    patterns.add(signature.with_converter(types.clone()));
    let converter = types.clone();
    patterns.add_op(
        "TestConvertBlockArgs",
        move |op: OpOf<ConvertBlockArgsOp<'static>>,
              _: ConvertBlockArgsOpAdaptor<'_>,
              r: &mut ConversionRewriter<'_>| { convert_arguments(op, &converter, r) },
    );
}

/// Moves or clones the blocks of the region behind the operation, and erases the operation.
fn move_blocks(op: OpOf<RegionOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.op(op);
    let to = view.parent_region()?.handle();
    let from = view.region(0).handle();
    let clones = view.attr("legalizer.should_clone").is_some();
    let erases = view.attr("legalizer.erase_old_blocks").is_some();
    if clones {
        r.clone_region(from, to, &mut Mapping::default());
    } else {
        r.inline_region(from, to, None);
    }
    if erases {
        let blocks: Vec<_> = r.region(from).blocks().map(|block| block.handle()).collect();
        blocks.into_iter().for_each(|block| r.erase_block(block));
    }
    r.erase_op(op);
    Some(())
}

/// Replaces the operation by one whose region ends with an invalid operation of illegal operands.
fn build_region(op: OpOf<RegionBuilderOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let ty = ods_runtime::types::IntegerType::get(r.ctx(), 64).handle();
    let loc = r.loc();
    let region = r.build_region([(ty, loc)], |b, arguments| {
        {
            let ty = i32_type(b);
            IllegalOpF::build(b, ty)
        };
        InvalidOp::build(b, arguments);
    });
    r.new_op::<RegionOp<'_>>().with_region(region).build();
    r.erase_op(op);
    Some(())
}

/// Converts the arguments of the blocks.
fn convert_signature(
    op: OpOf<SignatureConversionUndoOp<'static>>,
    _: SignatureConversionUndoOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let region = r.get(op).region().handle();
    let converter = r.converter()?;
    r.modify(op, |_, _| {});
    r.convert_region_types(region, &converter, None)?;
    Some(())
}

/// Replaces the block argument by the operand, twice, or by two arguments.
fn convert_arguments(
    op: OpOf<ConvertBlockArgsOp<'static>>,
    converter: &Arc<TypeConverter>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let view = r.get(op);
    let block = view.body().first_block()?;
    let mut signature = SignatureConversion::new(block.num_arguments());
    if view.replace_with_operand() {
        let input = view.input()?.handle();
        signature.remap_input(0, &[input, input]);
    } else if view.duplicate() {
        let ty = block.argument(0).ty().handle();
        signature.add_inputs(0, &[ty, ty]);
    } else {
        return r.no_match(op, "does not state what to do");
    }
    let block = block.handle();
    r.edit(op).set_is_legal(true);
    r.apply_signature_conversion(block, &signature, Some(converter));
    Some(())
}
