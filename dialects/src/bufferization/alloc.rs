//! `bufferization.alloc_tensor`.

use super::AllocTensorOp;
use crate::prelude::*;
use crate::shapes::verify_dynamic_sizes;

impl<'ir> CustomAssembly<'ir> for AllocTensorOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        p.parse_l_paren()?;
        let sizes = p.parse_operand_list(Delimiter::None)?;
        p.parse_r_paren()?;
        let mut copy = None;
        if p.parse_optional_keyword("copy")? {
            p.parse_l_paren()?;
            copy = Some(p.parse_operand()?);
            p.parse_r_paren()?;
        }
        let mut hint = None;
        if p.parse_optional_keyword("size_hint")? {
            p.parse_equal()?;
            hint = Some(p.parse_operand()?);
        }
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let ty = p.parse_type_as::<TensorType<'_>>()?.handle();
        state.add_type(ty);
        let index = IndexType::get(p.ctx());
        p.resolve_operands(&sizes, index, state)?;
        p.resolve_operands(copy.as_slice(), ty, state)?;
        p.resolve_operands(hint.as_slice(), index, state)?;
        let segments = [sizes.len(), copy.iter().len(), hint.iter().len()];
        state.add_segments(p.ctx(), Self::OPERAND_SEGMENT_SIZES, &segments);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write("(");
        p.print_operands(self.dynamic_sizes());
        p.write(")");
        if let Some(copy) = self.copy() {
            p.write(" copy(");
            p.print_operand(copy);
            p.write(")");
        }
        if let Some(hint) = self.size_hint() {
            p.write(" size_hint=");
            p.print_operand(hint);
        }
        p.print_optional_attr_dict(*self, &[Self::OPERAND_SEGMENT_SIZES]);
        p.write(" : ");
        p.print_type((*self).result(0).ty());
    }
}

impl<'ir> Verify<'ir> for AllocTensorOp<'ir> {
    fn verify(self) -> VerifyResult {
        let sizes = self.dynamic_sizes().len();
        if let Some(copy) = self.copy() {
            if sizes > 0 {
                return Err(self.error("dynamic sizes not needed when copying a tensor"));
            }
            if copy.untyped_ty() != (*self).result(0).ty() {
                return Err(self.error("expected that `copy` and return type match"));
            }
            return Ok(());
        }
        let ty = (*self).result(0).ty().dyn_cast::<RankedTensorType<'_>>();
        verify_dynamic_sizes(*self, ty.map_or(&[], |ty| ty.shape()), sizes)
    }
}
