//! The pass `ks-lower`: numbers to `arith`, arrays and variables to memory and loops. What writes to the output is left.

include!(concat!(env!("OUT_DIR"), "/to_arith.rs"));

mod arrays;
mod functions;
mod memory;
mod output;
mod variables;

use std::sync::Arc;

use ods::arith::ArithDialect;
use ods::func::{CallOp, FuncOp, ReturnOp};
use ods::memref::MemRefDialect;
use ods::scf::SCFDialect;
use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, TypeConverter,
    apply_partial_conversion,
};
use ods_runtime::pass::PassResult;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::PatternSet;

use crate::ks::{FailOp, KsDialect, PutOp, WriteOp};

fn target(types: &Arc<TypeConverter>) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect::<KsDialect>();
    target.add_legal_op::<FailOp<'_>>();
    target.add_legal_op::<PutOp<'_>>();
    target.add_legal_op::<WriteOp<'_>>();
    target.add_legal_dialect::<ArithDialect>();
    target.add_legal_dialect::<MemRefDialect>();
    let converter = types.clone();
    target.add_dynamically_legal_dialect::<SCFDialect>(move |op| Some(converter.is_legal_op(op)));
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

fn patterns(types: Arc<TypeConverter>) -> ConversionPatternSet {
    let mut rules = PatternSet::default();
    to_arith::populate(&mut rules);
    let mut patterns = ConversionPatternSet::with_converter(types);
    patterns.add_rules(rules);
    arrays::add_patterns(&mut patterns);
    functions::add_patterns(&mut patterns);
    output::add_patterns(&mut patterns);
    variables::add_patterns(&mut patterns);
    ods::scf::conversion::add_type_patterns(&mut patterns);
    patterns
}

/// Lowers everything in `root`, whose types are known.
///
/// # Errors
///
/// If a type is not known.
pub fn lower(ir: &mut Ir, root: Op) -> PassResult {
    let types = Arc::new(memory::converter());
    let (target, patterns) = (target(&types), patterns(types).freeze());
    apply_partial_conversion(ir, &[root], &target, &patterns, ConversionConfig::default())
        .map_err(|failure| failure.explained().into())
}
