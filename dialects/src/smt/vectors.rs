//! Operations on vectors of bits.

use super::{BitVectorType, ConcatOp, ExtractOp, RepeatOp};
use crate::prelude::*;

/// The greatest width, in bits of the number that it is.
const MAX_BITS: u32 = 63;

fn width(ty: TypeRef<'_>) -> i64 {
    ty.dyn_cast::<BitVectorType<'_>>().map_or(1, |it| it.width())
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for ConcatOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let sum = inputs.operands().iter().map(|it| width(it.ty())).fold(0, i64::wrapping_add);
        let ty = BitVectorType::get_checked(inputs.ctx(), inputs.loc(), sum)?;
        Ok(vec![*ty])
    }
}

impl<'ir> Verify<'ir> for ExtractOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (length, available) = ((*self).result(0).ty(), (*self).operand(0).ty());
        let (length, available) = (width(length) as u32, width(available) as u32);
        let low = self.low_bit();
        let needed = low.wrapping_add(length);
        if needed <= available {
            return Ok(());
        }
        Err(self.op_error(format!(
            "range to be extracted is too big, expected range starting at index {low} of length \
             {length} requires input width of at least {needed}, but the input width is only \
             {available}"
        )))
    }
}

/// `2 times %vector : type`
impl<'ir> CustomAssembly<'ir> for RepeatOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let at_count = p.offset();
        let count = p.parse_ap_int()?;
        p.parse_keyword("times")?;
        if !count.is_strictly_positive() {
            return Err(p.custom_error_at(at_count, "integer must be positive"));
        }
        let at_operand = p.offset();
        let operand = p.parse_operand()?;
        p.parse_optional_attr_dict(state)?;
        let ty = p.parse_colon_type()?;
        p.resolve_operands(&[operand], ty, state)?;
        let Some(vector) = p.type_ref(ty).dyn_cast::<BitVectorType<'_>>() else {
            return Err(p.custom_error_at(at_operand, "input must have bit-vector type"));
        };
        let Some(count) = count.to_i64().filter(|_| count.active_bits() <= MAX_BITS) else {
            let message = format!("integer must fit into {MAX_BITS} bits");
            return Err(p.custom_error_at(at_count, message));
        };
        let Some(width) = vector.width().checked_mul(count) else {
            let message = format!(
                "result bit-width (provided integer times bit-width of the input type) must fit \
                 into {MAX_BITS} bits"
            );
            return Err(p.custom_error_at(at_count, message));
        };
        state.add_type(BitVectorType::get(p.ctx(), width).handle());
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let (operand, result) = ((*self).operand(0), (*self).result(0));
        p.write(&format!(" {} times ", width(result.ty()) / width(operand.ty())));
        p.print_operand(operand);
        p.print_optional_attr_dict(*self, &[]);
        p.write(" : ");
        p.print_type(operand.ty());
    }
}

impl<'ir> Verify<'ir> for RepeatOp<'ir> {
    fn verify(self) -> VerifyResult {
        if width((*self).result(0).ty()) % width((*self).operand(0).ty()) == 0 {
            return Ok(());
        }
        let message = "result bit-vector width must be a multiple of the input bit-vector width";
        Err(self.op_error(message))
    }
}
