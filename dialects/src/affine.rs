//! The dialect `affine`: loops and memory accesses whose bounds and subscripts are affine.

mod access;
mod apply;
mod branch;
mod dma;
mod index;
mod loops;
mod parallel;
mod scope;

generated!(affine);

use crate::prelude::*;

/// Parses `(dims)[symbols]` into `state`, of type `index`. Returns the number of dimensions.
fn parse_dims_and_symbols(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult<usize> {
    let dims = p.parse_operand_list(Delimiter::Paren)?;
    let symbols = p.parse_operand_list(Delimiter::OptionalSquare)?;
    let index = IndexType::get(p.ctx());
    p.resolve_operands(&dims, index, state)?;
    p.resolve_operands(&symbols, index, state)?;
    Ok(dims.len())
}

/// Writes `(dims)[symbols]`.
fn print_dims_and_symbols<'ir>(p: &mut OpPrinter<'ir>, operands: OperandRange<'ir>, dims: u32) {
    let count = operands.len();
    let dims = (dims as usize).min(count);
    p.write("(");
    p.print_operands(operands.slice(0..dims));
    p.write(")");
    if dims < count {
        p.write("[");
        p.print_operands(operands.slice(dims..count));
        p.write("]");
    }
}

/// Adds the terminator that the text may omit.
fn ensure_yield(p: &mut OpParser<'_>, region: ods_runtime::Region) {
    p.ensure_terminator::<AffineYieldOp<'static>>(region);
}

impl<'ir> Verify<'ir> for AffineYieldOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(parent) = (*self).parent_op() else { return Ok(()) };
        let is_affine = parent.isa::<AffineParallelOp<'_>>()
            || parent.isa::<AffineIfOp<'_>>()
            || parent.isa::<AffineForOp<'_>>();
        if !is_affine {
            return Err(self.op_error("only terminates affine.if/for/parallel regions"));
        }
        if parent.num_results() != self.num_operands() {
            return Err(self.op_error(
                "parent of yield must have same number of results as the yield operands",
            ));
        }
        if parent.results().types().ne((*self).operands().types()) {
            return Err(self.op_error("types mismatch between yield op and its parent"));
        }
        Ok(())
    }
}
