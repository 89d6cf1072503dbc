//! Atomic updates.

use ods_runtime::OpState;
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::{CustomAssembly, Verify};
use ods_runtime::ir::WalkOrder;
use ods_runtime::side_effects::is_memory_effect_free;
use ods_runtime::text::{Delimiter, OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{FloatType, IndexType, IntegerType};

use super::{element_type, rank};
use crate::arith::AtomicRMWKind;
use crate::memref::{AtomicRMWOp, AtomicYieldOp, GenericAtomicRMWOp};

impl<'ir> Verify<'ir> for AtomicRMWOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.indices().len() != rank(*self.memref()) {
            return Err(
                self.op_error("expects the number of subscripts to be equal to memref rank")
            );
        }
        let ty = self.value().ty();
        let (fits, expected) = match self.kind() {
            AtomicRMWKind::Addf
            | AtomicRMWKind::Maximumf
            | AtomicRMWKind::Minimumf
            | AtomicRMWKind::Mulf => (ty.isa::<FloatType<'_>>(), "a floating-point type"),
            AtomicRMWKind::Addi
            | AtomicRMWKind::Maxs
            | AtomicRMWKind::Maxu
            | AtomicRMWKind::Mins
            | AtomicRMWKind::Minu
            | AtomicRMWKind::Muli
            | AtomicRMWKind::Ori
            | AtomicRMWKind::Xori
            | AtomicRMWKind::Andi => (ty.isa::<IntegerType<'_>>(), "an integer type"),
            _ => return Ok(()),
        };
        if fits {
            return Ok(());
        }
        Err(self.op_error(format!("with kind '{}' expects {expected}", self.kind())))
    }
}

impl<'ir> CustomAssembly<'ir> for GenericAtomicRMWOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let memref = p.parse_operand()?;
        let indices = p.parse_operand_list(Delimiter::Square)?;
        let ty = p.parse_colon_type()?;
        let memref = p.resolve_operand(memref, ty)?;
        state.add_operand(memref);
        p.resolve_operands(&indices, IndexType::get(p.ctx()), state)?;
        let body = p.parse_region(&[])?;
        state.add_region(body);
        p.parse_optional_attr_dict(state)?;
        state.add_type(element_type(p.ctx().type_ref(ty)).handle());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand(self.memref());
        p.write("[");
        p.print_operands(self.indices());
        p.write("] : ");
        p.print_type(self.memref().ty());
        p.write(" ");
        p.print_region(self.atomic_body());
        p.print_optional_attr_dict(*self, &[]);
    }
}

impl<'ir> Verify<'ir> for GenericAtomicRMWOp<'ir> {
    fn verify(self) -> VerifyResult {
        let arguments: Vec<_> = self
            .atomic_body()
            .first_block()
            .into_iter()
            .flat_map(|block| block.arguments())
            .collect();
        let [current] = arguments[..] else {
            return Err(self.op_error("expected single number of entry block arguments"));
        };
        if current.ty() != self.result().ty() {
            return Err(self.op_error("expected block argument of the same type result type"));
        }
        let mut nested = self.walk(WalkOrder::Post).filter(|op| *op != *self);
        match nested.find(|op| !is_memory_effect_free(*op)) {
            Some(op) => Err(op.error(
                "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects",
            )),
            None => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for AtomicYieldOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = self.result().ty();
        let parent = self.parent_op().and_then(|parent| parent.results().types().next());
        match parent {
            Some(parent) if parent != ty => Err(self.op_error(format!(
                "types mismatch between yield op: '{ty}' and its parent: '{parent}'"
            ))),
            _ => Ok(()),
        }
    }
}
