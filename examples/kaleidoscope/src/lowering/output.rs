//! The lowering of output to that of numbers and characters.

use ods::arith::{CmpIOp, CmpIPredicate, ConstantOp, constant_index};
use ods::scf::{ForOp, IfOp};
use ods_runtime::conversion::ConversionPatternSet;
use ods_runtime::prelude::*;

use super::memory::{element, shape_of};
use crate::inference::number;
use crate::ks::{PrintOp, PutOp, WriteOp};

/// Writes characters.
fn put(b: &mut OpBuilder<'_>, text: &str) {
    let ctx = b.ctx().clone();
    for byte in text.bytes() {
        let code = ConstantOp::build(b, FloatAttr::get(&ctx, number(&ctx), f64::from(byte)));
        PutOp::build(b, code);
    }
}

/// Writes a number, or an array as `[1, 2]`.
fn write(b: &mut OpBuilder<'_>, value: Value, outer: &[Value], shape: &[i64]) {
    let [size, rest @ ..] = shape else {
        let number = element(b, value, outer);
        WriteOp::build(b, number);
        return;
    };
    put(b, "[");
    let [zero, size, one] = [0, *size, 1].map(|number| constant_index(b, number));
    ForOp::builder(b, zero, size, one).body(|b, index, []| {
        let is_later = CmpIOp::build(b, CmpIPredicate::Ne, index, zero);
        IfOp::builder(b, is_later).then(|b| put(b, ", ")).build();
        write(b, value, &[outer, &[index]].concat(), rest);
    });
    put(b, "]");
}

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add_op::<PrintOp<'static>>("LowerPrint", |op, operands, r| {
        let value = operands.value();
        let shape = shape_of(value, r);
        write(r, value, &[], &shape);
        put(r, "\n");
        r.erase_op(op);
        Some(())
    });
}
