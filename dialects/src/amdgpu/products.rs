//! Products of matrices that the lanes of a wave hold together.

use super::{
    AMDGPUDialect, MFMAOp, MFMAPermB, MNKDimensionListDirective, SparseMFMAOp, WMMAOp, elements,
    is_float_of_width, is_small_float,
};
use crate::prelude::*;

/// The lanes of a wave.
const LANES: i64 = 64;

impl MNKDimensionListDirective for AMDGPUDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
    ) -> ParseResult<(IntegerAttr<'c>, IntegerAttr<'c>, IntegerAttr<'c>)> {
        let mut sizes = Default::default();
        p.parse_dimension_list(&mut sizes, Dimensions::Static)?;
        let &[m, n, k] = &sizes[..] else {
            return Err(p.custom_error("expected 3 dimensions in MNK dimension list"));
        };
        let size = |size| IntegerAttr::get(p.ctx(), IntegerType::get(p.ctx(), 32), size);
        Ok((size(m), size(n), size(k)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        m: IntegerAttr<'ir>,
        n: IntegerAttr<'ir>,
        k: IntegerAttr<'ir>,
    ) {
        p.print_dimension_list(&[m, n, k].map(|it| it.int().unwrap_or_default()));
    }
}

impl<'ir> Verify<'ir> for WMMAOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (a, b) = (self.source_a().ty(), self.source_b().ty());
        let ((a_count, a_element), (b_count, b_element)) = (elements(a), elements(b));
        if a_count != b_count {
            let message = format!("source vectors have different lengths: '{a}' vs. '{b}'");
            return Err(self.op_error(message));
        }
        let is_float = a_element.isa::<FloatType<'_>>();
        match (is_float, elements(self.dest_c().ty()).1.isa::<FloatType<'_>>()) {
            (false, true) => {
                return Err(self.op_error("expected float sources with float destination"));
            }
            (true, false) => {
                return Err(self.op_error("expected int sources with int destination"));
            }
            _ => {}
        }
        if !is_float_of_width(a_element, 8) && a_element != b_element {
            return Err(self.op_error(format!(
                "source element types must match (except for fp8/bf8) but have '{a}' and '{b}'"
            )));
        }
        if is_float && self.clamp() {
            return Err(self.op_error("clamp flag is not supported for float types"));
        }
        if is_float && (self.unsigned_a() || self.unsigned_b()) {
            return Err(self.op_error("unsigned flags are not supported for float types"));
        }
        Ok(())
    }
}

/// Verifies that a wave holds `count` of the elements of a matrix with `all` elements.
fn verify_count(op: OpRef<'_>, noun: &str, count: i64, all: u32) -> VerifyResult {
    let expected = i64::from(all) / LANES;
    if count != expected {
        return Err(op.op_error(format!(
            "expected {expected} {noun} values for this operation but got {count}"
        )));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for MFMAOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (a, b) = (self.source_a().ty(), self.source_b().ty());
        let (count, element) = elements(a);
        let (result_count, result) = elements(self.dest_c().ty());
        if is_small_float(element) {
            let (other_count, other) = elements(b);
            if !is_small_float(other) {
                return Err(self.op_error(
                    "expected both source operands to have small-float elements if one does",
                ));
            }
            if count != other_count {
                return Err(self
                    .op_error("expected both small-float source vectors to have the same length"));
            }
        } else if a != b {
            return Err(self
                .op_error("expected both non-small-float source operand types to match exactly"));
        }
        // Wide integers are many of 8 bits.
        let packed =
            [(32, 4), (64, 8)].into_iter().find(|(width, _)| element.is_integer_of(*width));
        let count = count * packed.map_or(1, |(_, count)| count);
        verify_count(*self, "source", count, self.m() * self.k() * self.blocks())?;
        verify_count(*self, "result", result_count, self.m() * self.n() * self.blocks())?;
        let is_f64 = result.isa::<Float64Type<'_>>();
        if is_f64 && self.blgp() != MFMAPermB::None {
            let message = "double-precision ops do not support permuting lanes of B";
            return Err(self.op_error(message));
        }
        if is_f64 && self.cbsz() != 0 {
            let message = "double-precision ops do not support permuting lanes of A";
            return Err(self.op_error(message));
        }
        if u64::from(self.abid()) >= 1 << self.cbsz().min(32) {
            let message = "block ID for permuting A (abid) must be below 2 ** cbsz";
            return Err(self.op_error(message));
        }
        if !is_f64 && (self.negate_a() || self.negate_b() || self.negate_c()) {
            let message = "negation flags only available for double-precision operations";
            return Err(self.op_error(message));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for SparseMFMAOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (count, sparse) = elements(self.source_a().ty());
        let (dense_count, dense) = elements(self.source_b().ty());
        if dense_count != 2 * count {
            return Err(self.op_error(
                "expected dense source operand to have exactly double the number of elements of the \
                 sparse source operand",
            ));
        }
        let are_bytes = is_float_of_width(sparse, 8) && is_float_of_width(dense, 8);
        if !are_bytes && sparse != dense {
            let message = "expected source operands to have the same element type";
            return Err(self.op_error(message));
        }
        let is_byte = is_float_of_width(sparse, 8) || sparse.is_integer_of(8);
        if self.cbsz() == 0 && is_byte && self.abid() > 1 {
            return Err(self.op_error("ABID must be 0 or 1 for 8-bit source data"));
        }
        if self.cbsz() == 0 && !is_byte && self.abid() > 3 {
            return Err(self.op_error("ABID must be between 0 and 3 for 16-bit source data"));
        }
        let indices = self.sparse_idx().ty();
        let (expected, width) = if is_byte { (2, 16) } else { (4, 8) };
        let (actual, index) = elements(indices);
        if !indices.isa::<VectorType<'_>>() || actual != expected || !index.is_integer_of(width) {
            return Err(self.op_error(format!(
                "expected vector<{expected}xi{width}> sparse indices for {}-bit source data, but got \
                 '{indices}'",
                if is_byte { 8 } else { 16 }
            )));
        }
        verify_count(*self, "source", dense_count, self.m() * self.k())?;
        verify_count(*self, "result", elements(self.dest_c().ty()).0, self.m() * self.n())
    }
}
