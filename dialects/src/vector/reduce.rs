//! Reductions, scans and outer products.

use super::{
    MaskableOpInterfaceTrait, MultiDimReductionOp, OuterProductOp, ReductionOp, ScanOp, combines,
    complete_kind, dims, kind_name, mask_like, with_dims,
};
use crate::prelude::*;

impl<'ir> Verify<'ir> for ReductionOp<'ir> {
    fn verify(self) -> VerifyResult {
        let rank = self.vector().ty().rank();
        if rank > 1 {
            return Err(self.op_error(format!("unsupported reduction rank: {rank}")));
        }
        let ty = self.dest().ty();
        if combines(self.kind(), ty) {
            return Ok(());
        }
        let kind = kind_name(self.kind());
        Err(self.op_error(format!("unsupported reduction type ''{ty}'' for kind '{kind}'")))
    }
}

impl<'ir> MaskableOpInterfaceTrait<'ir> for ReductionOp<'ir> {
    fn expected_mask_type(self) -> TypeRef<'ir> {
        mask_like(self.vector().ty())
    }
}

impl<'ir> Verify<'ir> for MultiDimReductionOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, reduced) = (self.source().ty(), self.reduction_dims());
        let remaining = dims(source).into_iter().enumerate();
        let remaining: Vec<_> = remaining
            .filter(|(dim, _)| !reduced.contains(&(*dim as i64)))
            .map(|(_, size)| size)
            .collect();
        let element = source.element_type();
        let expected =
            if remaining.is_empty() { element } else { *with_dims(source, element, &remaining) };
        let result = self.dest().ty();
        if result == expected {
            return Ok(());
        }
        Err(self.op_error(format!(
            "destination type '{result}' is incompatible with source type '{source}'"
        )))
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for MultiDimReductionOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![inputs.view::<Self>().acc().ty()])
    }
}

impl<'ir> MaskableOpInterfaceTrait<'ir> for MultiDimReductionOp<'ir> {
    fn expected_mask_type(self) -> TypeRef<'ir> {
        mask_like(self.source().ty())
    }
}

impl<'ir> Verify<'ir> for ScanOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (source, initial) = (self.source().ty(), self.initial_value().ty());
        let (rank, dim) = (source.rank() as i64, self.reduction_dim() as i64);
        if dim >= rank {
            return Err(
                self.op_error(format!("reduction dimension {dim} has to be less than {rank}"))
            );
        }
        if initial.rank() as i64 != rank - 1 {
            return Err(self.op_error(format!(
                "initial value rank {} has to be equal to {}",
                initial.rank(),
                rank - 1
            )));
        }
        let mut expected = source.shape().to_vec();
        if let Ok(dim) = usize::try_from(dim) {
            expected.remove(dim);
        }
        if initial.shape() != expected {
            return Err(self.op_error("incompatible input/initial value shapes"));
        }
        let element = self.dest().ty().element_type();
        if combines(self.kind(), element) {
            return Ok(());
        }
        let kind = kind_name(self.kind());
        Err(self.op_error(format!("unsupported reduction type '{element}' for kind '{kind}'")))
    }
}

impl<'ir> CustomAssembly<'ir> for OuterProductOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let operands = p.parse_operand_list(Delimiter::None)?;
        p.parse_optional_attr_dict(state)?;
        let left = p.parse_colon_type()?;
        p.parse_comma()?;
        let right = p.parse_type()?;
        let name_loc = p.name_loc();
        if operands.len() < 2 {
            return Err(p.custom_error_at(name_loc, "expected at least 2 operands"));
        }
        let Some(left) = p.type_ref(left).dyn_cast::<VectorType<'_>>() else {
            return Err(p.custom_error_at(name_loc, "expected vector type for operand #1"));
        };
        let mut result: Vec<_> = dims(left).into_iter().take(1).collect();
        if let Some(right) = p.type_ref(right).dyn_cast::<VectorType<'_>>() {
            result.extend(dims(right).into_iter().take(1));
        }
        let result = with_dims(left, left.element_type(), &result);
        complete_kind(p, state, Self::KIND)?;
        p.resolve_operands(&operands[..1], left, state)?;
        p.resolve_operands(&operands[1..2], right, state)?;
        p.resolve_operands(&operands[2..operands.len().min(3)], result, state)?;
        state.add_type(result);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operands((*self).operands());
        if self.num_operands() > 2 {
            p.print_optional_attr_dict(*self, &[]);
        }
        p.print_colon_type(*self.lhs().ty());
        p.write(", ");
        p.print_type(self.rhs().ty());
    }
}

impl<'ir> Verify<'ir> for OuterProductOp<'ir> {
    fn verify(self) -> VerifyResult {
        let fail = |message: &str| Err(self.op_error(message));
        let (left, right) = (self.lhs().ty(), self.rhs().ty().dyn_cast::<VectorType<'_>>());
        let Some(result) = (*self).result(0).ty().dyn_cast::<VectorType<'_>>() else {
            return Ok(());
        };
        if left.rank() != 1 {
            return fail("expected 1-d vector for operand #1");
        }
        match right {
            Some(right) if right.rank() != 1 => return fail("expected 1-d vector for operand #2"),
            Some(_) if result.rank() != 2 => return fail("expected 2-d vector result"),
            None if result.rank() != 1 => return fail("expected 1-d vector result"),
            _ => {}
        }
        if left.shape()[0] != result.shape()[0] {
            return fail("expected #1 operand dim to match result dim #1");
        }
        if let Some(right) = right {
            if right.shape()[0] != result.shape()[1] {
                return fail("expected #2 operand dim to match result dim #2");
            }
            if left.is_scalable() && !right.is_scalable() {
                return fail("expected either both or only #2 operand dim to be scalable");
            }
        }
        if (*self).operands().skip(2).any(|acc| acc.ty() != *result) {
            return fail("expected operand #3 of same type as result type");
        }
        if !combines(self.kind(), result.element_type()) {
            return fail("unsupported outerproduct type");
        }
        Ok(())
    }
}

impl<'ir> MaskableOpInterfaceTrait<'ir> for OuterProductOp<'ir> {
    fn expected_mask_type(self) -> TypeRef<'ir> {
        let result = (*self).result(0).ty();
        result.dyn_cast::<VectorType<'_>>().map_or(result, mask_like)
    }
}
