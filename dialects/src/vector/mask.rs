//! Masks, and operations under a mask.

use ods_runtime::ir::OpView;

use super::{
    ConstantMaskOp, CreateMaskOp, MaskOp, MaskableOpInterface, MaskingOpInterfaceTrait,
    TransferReadOp, YieldOp, dims,
};
use crate::prelude::*;

impl<'ir> Verify<'ir> for ConstantMaskOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(result) = (*self).result(0).ty().dyn_cast::<VectorType<'_>>() else {
            return Ok(());
        };
        let sizes = self.mask_dim_sizes();
        if result.rank() == 0 {
            let [size] = sizes.as_slice() else {
                return Err(self.error("array attr must have length 1 for 0-D vectors"));
            };
            if ![0, 1].contains(size) {
                return Err(self.error("mask dim size must be either 0 or 1 for 0-D vectors"));
            }
            return Ok(());
        }
        if sizes.len() != result.rank() {
            return Err(self.op_error("must specify array attr of size equal vector result rank"));
        }
        for (size, (whole, is_scalable)) in sizes.iter().zip(dims(result)) {
            if !(0..=whole).contains(size) {
                return Err(self
                    .op_error("array attr of size out of bounds of vector result dimension size"));
            }
            if is_scalable && *size != 0 && *size != whole {
                return Err(
                    self.op_error("only supports 'none set' or 'all set' scalable dimensions")
                );
            }
        }
        if sizes.contains(&0) && sizes.iter().any(|size| *size != 0) {
            return Err(self.op_error(
                "expected all mask dim sizes to be zeros, as a result of conjunction with zero \
                 mask dim",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for CreateMaskOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(result) = (*self).result(0).ty().dyn_cast::<VectorType<'_>>() else {
            return Ok(());
        };
        let operands = self.num_operands();
        if result.rank() == 0 && operands != 1 {
            return Err(self.op_error("must specify exactly one operand for 0-D create_mask"));
        }
        if result.rank() != 0 && operands != result.rank() {
            return Err(self.op_error("must specify an operand for each result vector dimension"));
        }
        Ok(())
    }
}

/// Adds the terminator that the text omits: it yields what the single operation returns.
fn ensure_terminator(p: &mut OpParser<'_>, region: ods_runtime::Region) {
    p.ensure_block(region);
    let block = p.ir().region(region).first_block();
    let ops: Vec<_> = block.into_iter().flat_map(|block| block.ops()).collect();
    let [op] = ops.as_slice() else {
        if !ops.last().is_some_and(|last| last.isa::<YieldOp<'_>>()) {
            p.ensure_terminator::<YieldOp<'static>>(region);
        }
        return;
    };
    if op.isa::<YieldOp<'_>>() {
        return;
    }
    let values: Vec<_> = op.results().map(|value| value.handle()).collect();
    let (block, loc) = (block.map(|block| block.handle()), op.loc());
    let mut state = OpState::new(YieldOp::DEF.op_name(), loc);
    state.add_operands(values);
    if let Some(block) = block {
        ods_runtime::OpBuilder::at_end(p.ir(), block, loc).create(&state);
    }
}

impl<'ir> CustomAssembly<'ir> for MaskOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let mask = p.parse_operand()?;
        let passthru = if p.parse_optional_comma()? { Some(p.parse_operand()?) } else { None };
        let region = p.parse_region(&[])?;
        state.add_region(region);
        ensure_terminator(p, region);
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type()?;
        let results = p.parse_optional_arrow_type_list()?;
        state.add_types(results.iter().copied());
        p.resolve_operands(&[mask], ty, state)?;
        let Some(passthru) = passthru else { return Ok(()) };
        let Some(result) = results.first() else {
            let message = "expects a result if passthru operand is provided";
            return Err(p.custom_error_at(p.name_loc(), message));
        };
        p.resolve_operands(&[passthru], *result, state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operands((*self).operands());
        p.write(" { ");
        let first = self.mask_region().first_block().and_then(|block| block.ops().next());
        if let Some(op) = first {
            p.print_custom_or_generic_op(op);
        }
        p.write(" }");
        p.print_optional_attr_dict(*self, &[]);
        p.print_colon_type((*self).operand(0).ty());
        if self.num_results() > 0 {
            p.write(" -> ");
            p.print_types((*self).results());
        }
    }
}

impl<'ir> Verify<'ir> for MaskOp<'ir> {
    fn verify(self) -> VerifyResult {
        let fail = |message: &str| Err(self.op_error(message));
        let block = self.mask_region().first_block();
        let ops: Vec<_> = block.into_iter().flat_map(|block| block.ops()).collect();
        const TERMINATOR: &str = "expects a terminator within the mask region";
        if ops.is_empty() {
            return fail(TERMINATOR);
        }
        if ops.len() > 2 {
            return fail("expects only one operation to mask");
        }
        let Some(last) = ops.last().and_then(|last| last.dyn_cast::<YieldOp<'_>>()) else {
            return fail(TERMINATOR);
        };
        let results = self.num_results();
        if last.num_operands() != results {
            return fail("expects number of results to match mask region yielded values");
        }
        let &[op, _] = ops.as_slice() else { return Ok(()) };
        let Some(maskable) = op.dyn_cast::<MaskableOpInterface<'_>>() else {
            return fail("expects a MaskableOpInterface within the mask region");
        };
        if op.num_results() != results {
            return fail("expects number of results to match maskable operation number of results");
        }
        if op.results().ne((*last).operands()) {
            return fail(
                "expects all the results from the MaskableOpInterface to match all the values \
                 returned by the terminator",
            );
        }
        if op.results().types().ne((*self).results().types()) {
            return fail("expects result type to match maskable operation result type");
        }
        if op.results().types().filter(|ty| ty.isa::<VectorType<'_>>()).count() > 1 {
            return fail("multiple vector results not supported");
        }
        let expected = maskable.expected_mask_type();
        if (*self).operand(0).ty() != expected {
            return Err(
                self.op_error(format!("expects a '{expected}' mask for the maskable operation"))
            );
        }
        let Some(passthru) = (*self).operands().nth(1) else { return Ok(()) };
        if !op.isa::<TransferReadOp<'_>>() && !op.isa::<super::GatherOp<'_>>() {
            return fail("doesn't expect a passthru argument for this maskable operation");
        }
        if op.num_results() != 1 {
            return fail("expects result when passthru argument is provided");
        }
        if passthru.ty() != op.result(0).ty() {
            return fail("expects passthru type to match result type");
        }
        Ok(())
    }
}

impl<'ir> MaskingOpInterfaceTrait<'ir> for MaskOp<'ir> {
    fn mask(self) -> Option<ValueRef<'ir>> {
        Some((*self).operand(0))
    }

    fn maskable_op(self) -> Option<OpRef<'ir>> {
        self.mask_region().first_block()?.ops().next()
    }

    fn has_passthru(self) -> bool {
        self.num_operands() > 1
    }

    fn passthru(self) -> Option<ValueRef<'ir>> {
        self.has_passthru().then(|| (*self).operand(self.num_operands() - 1))
    }
}
