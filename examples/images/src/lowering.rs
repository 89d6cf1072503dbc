//! The lowering: the target, and the patterns of each group of operations.

include!(concat!(env!("OUT_DIR"), "/pixels.rs"));

mod accesses;
mod arithmetic;
mod map;
mod types;

use std::sync::Arc;

use ods::arith::ArithDialect;
use ods::func::conversion::{call_type_pattern, return_type_pattern};
use ods::func::{CallOp, FuncOp, ReturnOp};
use ods::memref::MemRefDialect;
use ods::scf::SCFDialect;
use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, TypeConverter,
    apply_partial_conversion, function_type_pattern,
};
use ods_runtime::pass::PassResult;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::PatternSet;

use crate::img::ImgDialect;

/// What is legal after the lowering: no operation of `img`, and no function, call or return with one of its types.
fn target(types: &Arc<TypeConverter>) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect::<ImgDialect>();
    target.add_legal_dialect::<ArithDialect>();
    target.add_legal_dialect::<MemRefDialect>();
    target.add_legal_dialect::<SCFDialect>();
    let converter = types.clone();
    target.add_dynamically_legal_op::<FuncOp<'_>>(move |op| {
        converter.is_signature_legal(op.cast::<FuncOp<'_>>().function_type())
    });
    let converter = types.clone();
    target.add_dynamically_legal_op::<CallOp<'_>>(move |op| converter.is_legal_op(op));
    let converter = types.clone();
    target.add_dynamically_legal_op::<ReturnOp<'_>>(move |op| converter.is_legal_op(op));
    target
}

/// All patterns.
fn patterns(types: Arc<TypeConverter>) -> ConversionPatternSet {
    let mut rules = PatternSet::default();
    pixels::populate(&mut rules);
    let mut patterns = ConversionPatternSet::with_converter(types);
    patterns.add_rules(rules);
    arithmetic::add_patterns(&mut patterns);
    accesses::add_patterns(&mut patterns);
    patterns.add_op("LowerMap", map::lower_map);
    patterns.add(function_type_pattern());
    patterns.add(call_type_pattern());
    patterns.add(return_type_pattern());
    patterns
}

/// Replaces images by memory and their operations by loops, in everything in `root`.
///
/// # Errors
///
/// If an operation of another dialect uses an image or a pixel.
pub fn lower_images(ir: &mut Ir, root: Op) -> PassResult {
    let types = Arc::new(types::converter());
    let (target, patterns) = (target(&types), patterns(types).freeze());
    apply_partial_conversion(ir, &[root], &target, &patterns, ConversionConfig::default())
        .map_err(|failure| failure.explained().into())
}
