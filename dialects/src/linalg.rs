//! The dialect `linalg`: structured operations on tensors and buffers.

mod body;
mod contraction;
mod convolution;
mod defaults;
mod generic;
mod mapped;
mod maps;
mod named;
mod relayout;
mod shaped;
mod structured;
mod table;

generated!(linalg);

use ods_runtime::side_effects::{EffectInstances, MemoryEffect};

use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for YieldOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let at = p.offset();
        let operands = p.parse_operand_list(Delimiter::None)?;
        p.parse_optional_attr_dict(state)?;
        if operands.is_empty() {
            return Ok(());
        }
        let types = p.parse_colon_type_list()?;
        p.resolve_operands_typed(&operands, &types, at, state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        if self.num_operands() > 0 {
            p.write(" ");
            p.print_operands((*self).operands());
        }
        p.print_optional_attr_dict(*self, &[]);
        if self.num_operands() > 0 {
            p.write(" : ");
            p.print_types((*self).operands());
        }
    }
}

impl<'ir> Verify<'ir> for YieldOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(parent) = (*self).parent_op() else { return Ok(()) };
        if parent.num_regions() != 1 || parent.region(0).is_empty() {
            return Err(self.op_error("expected single non-empty parent region"));
        }
        let Some(parent) = parent.dyn_cast::<LinalgOp<'_>>() else {
            return Err(self.op_error("expected parent op with LinalgOp interface"));
        };
        let inits = structured::inits(*parent);
        if self.num_operands() != inits.len() {
            return Err(self.op_error(format!(
                "expected number of yield values ({}) to match the number of inits / outs \
                 operands of the enclosing LinalgOp ({})",
                self.num_operands(),
                inits.len()
            )));
        }
        for (index, (value, init)) in (*self).operands().zip(inits).enumerate() {
            let (ty, element) = (value.ty(), structured::element_type(init.ty()));
            if ty != element {
                return Err(self.op_error(format!(
                    "type of yield operand {} ('{ty}') doesn't match the element type of the \
                     enclosing linalg.generic op ('{element}')",
                    index + 1
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for IndexOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(parent) = (*self).parent_op().and_then(|it| it.dyn_cast::<LinalgOp<'_>>()) else {
            return Err(self.op_error("expected parent op with LinalgOp interface"));
        };
        let loops = maps::iterators(*parent).len();
        if loops as u64 > self.dim() {
            return Ok(());
        }
        Err(self.op_error(format!(
            "expected dim ({}) to be lower than the number of loops ({loops}) of the enclosing \
             LinalgOp",
            self.dim()
        )))
    }
}

impl<'ir> Verify<'ir> for SoftmaxOp<'ir> {
    fn verify(self) -> VerifyResult {
        let shaped = |value: ValueRef<'ir>| value.ty().dyn_cast::<ShapedType<'ir>>();
        let (Some(input), Some(output)) = (shaped((*self).operand(0)), shaped((*self).operand(1)))
        else {
            return Ok(());
        };
        if !crate::shapes::are_compatible_shapes(input, output) {
            return Err(self.op_error("incompatible output shape"));
        }
        if usize::try_from(self.dimension()).is_ok_and(|dim| Some(dim) < input.rank()) {
            return Ok(());
        }
        Err(self.op_error("incorrect dimension specified"))
    }
}

impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for SoftmaxOp<'ir> {
    fn effects(self) -> EffectInstances<'ir, MemoryEffect> {
        structured::effects(*self)
    }
}

second_operand_destinations! {
    PackOp SoftmaxOp UnPackOp WinogradFilterTransformOp WinogradInputTransformOp WinogradOutputTransformOp
}

result_names! {
    BroadcastOp: "broadcasted";
    PackOp: "pack";
    TransposeOp: "transposed";
    UnPackOp: "unpack";
}
