//! Allocation of memrefs.

use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::interfaces::{
    RegionBranchOpInterfaceTrait, RegionBranchPoint, RegionSuccessor, RegionSuccessors,
};
use ods_runtime::text::{OpParser, OpPrinter, ParseResult, RegionParts};
use ods_runtime::traits::AutomaticAllocationScope;
use ods_runtime::{OpRef, OpState, ValueRef};

use super::{num_dynamic_dims, ranked, verify_dynamic_sizes, verify_same_elements};
use crate::memref::{AllocOp, AllocaOp, AllocaScopeOp, AllocaScopeReturnOp, ReallocOp};

/// Verifies the number of dynamic sizes and layout symbols.
fn verify_alloc(op: OpRef<'_>, memref: ValueRef<'_>, sizes: usize, symbols: usize) -> VerifyResult {
    let Some(ty) = ranked(memref) else { return Err(op.op_error("result must be a memref")) };
    verify_dynamic_sizes(op, ty, sizes)?;
    let expected = ty.num_layout_symbols();
    if symbols == expected {
        return Ok(());
    }
    Err(op.op_error(format!(
        "symbol operand count does not equal memref symbol count: expected {expected}, got \
         {symbols}"
    )))
}

impl<'ir> Verify<'ir> for AllocOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (sizes, symbols) = (self.dynamic_sizes().len(), self.symbol_operands().len());
        verify_alloc(*self, *self.memref(), sizes, symbols)
    }
}

impl<'ir> Verify<'ir> for AllocaOp<'ir> {
    fn verify(self) -> VerifyResult {
        let mut around = self.parent_op();
        while let Some(op) = around.filter(|op| !op.has_trait::<AutomaticAllocationScope>()) {
            around = op.parent_op();
        }
        if around.is_none() {
            return Err(
                self.op_error("requires an ancestor op with AutomaticAllocationScope trait")
            );
        }
        let (sizes, symbols) = (self.dynamic_sizes().len(), self.symbol_operands().len());
        verify_alloc(*self, *self.memref(), sizes, symbols)
    }
}

impl<'ir> Verify<'ir> for ReallocOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (Some(source), Some(result)) = (ranked(*self.source()), ranked((*self).result(0)))
        else {
            return Ok(());
        };
        for (what, ty) in [("source", source), ("result", result)] {
            if !ty.has_identity_layout() {
                return Err(self.error(format!("unsupported layout for {what} memref type '{ty}'")));
            }
        }
        if source.memory_space() != result.memory_space() {
            return Err(self.error(format!(
                "different memory spaces specified for source memref type '{source}' and result \
                 memref type '{result}'"
            )));
        }
        verify_same_elements(*self, "source memref", *source, *result)?;
        let is_dynamic = num_dynamic_dims(result) > 0;
        match (is_dynamic, self.dynamic_result_size()) {
            (true, None) => {
                Err(self.error(format!("missing dimension operand for result type '{result}'")))
            }
            (false, Some(_)) => {
                Err(self.error(format!("unnecessary dimension operand for result type '{result}'")))
            }
            _ => Ok(()),
        }
    }
}

impl<'ir> CustomAssembly<'ir> for AllocaScopeOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        state.types.extend(p.parse_optional_arrow_type_list()?);
        let body = p.parse_region(&[])?;
        p.ensure_terminator::<AllocaScopeReturnOp<'static>>(body);
        state.add_region(body);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let has_results = self.num_results() > 0;
        p.write(" ");
        if has_results {
            p.write(" -> (");
            p.print_types(self.results());
            p.write(")");
        }
        p.write(" ");
        p.print_region_with(
            self.body_region(),
            RegionParts::without_entry_arguments().terminators(has_results),
        );
        p.print_optional_attr_dict(*self, &[]);
    }
}

impl<'ir> RegionBranchOpInterfaceTrait<'ir> for AllocaScopeOp<'ir> {
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>,
    ) {
        successors.push(if point == RegionBranchPoint::Parent {
            RegionSuccessor::region(self.body_region(), [])
        } else {
            RegionSuccessor::parent(self.results())
        });
    }
}
