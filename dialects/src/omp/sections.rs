//! Sections, and the allocators of their variables.

use ods_runtime::rt::Types;

use super::reductions::verify_reductions;
use super::{AllocateAndAllocatorDirective, OpenMPDialect, SectionOp, SectionsOp, TerminatorOp};
use crate::prelude::*;

impl<'ir> Verify<'ir> for SectionsOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.allocate_vars().len() != self.allocator_vars().len() {
            return Err(self.error("expected equal sizes for allocate and allocator variables"));
        }
        let by_reference = self.reduction_byref();
        verify_reductions(*self, self.reduction_syms(), self.reduction_vars(), by_reference)
    }
}

impl<'ir> VerifyRegions<'ir> for SectionsOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let mut ops = self.region().blocks().take(1).flat_map(|it| it.ops());
        if ops.any(|it| !it.isa::<SectionOp<'_>>() && !it.isa::<TerminatorOp<'_>>()) {
            let message = "expected omp.section op or terminator op inside region";
            return Err(self.op_error(message));
        }
        Ok(())
    }
}

impl AllocateAndAllocatorDirective for OpenMPDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Operands, Types, Operands, Types)> {
        let at = p.offset();
        let (mut allocated, mut allocators) = (Vec::new(), Vec::new());
        let (mut allocated_types, mut allocator_types) = (Types::new(), Types::new());
        p.parse_comma_separated_list(Delimiter::None, "", |p| {
            allocators.push(p.parse_operand()?);
            allocator_types.push(p.parse_colon_type()?);
            p.parse_arrow()?;
            allocated.push(p.parse_operand()?);
            allocated_types.push(p.parse_colon_type()?);
            Ok(())
        })?;
        let (allocated, allocators) = (Operands::new(allocated, at), Operands::new(allocators, at));
        Ok((allocated, allocated_types, allocators, allocator_types))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        allocated: OperandRange<'ir>,
        _allocated_types: impl Iterator<Item = TypeRef<'ir>>,
        allocators: OperandRange<'ir>,
        _allocator_types: impl Iterator<Item = TypeRef<'ir>>,
    ) {
        for (index, (allocator, variable)) in allocators.zip(allocated).enumerate() {
            if index > 0 {
                p.write(", ");
            }
            p.print_operand(allocator);
            p.write(" : ");
            p.print_type(allocator.ty());
            p.write(" -> ");
            p.print_operand(variable);
            p.write(" : ");
            p.print_type(variable.ty());
        }
    }
}
