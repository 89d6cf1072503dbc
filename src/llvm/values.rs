//! Constants, casts, and exceptions.

use super::types::is_compatible_vector_type;
use super::{
    AddrSpaceCastOp, AddressOfOp, BitcastOp, InlineAsmOp, LLVMArrayType, LLVMFuncOp,
    LLVMPointerType, LLVMStructType, LLVMTargetExtType, LandingpadOp, SExtOp, SincosOp,
    TailCallKind, ZExtOp, ZeroOp,
};
use crate::llvm::prelude::*;

impl<'ir> CustomAssembly<'ir> for LandingpadOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        if p.parse_optional_keyword("cleanup")? {
            state.edit::<Self>(p.ctx()).set_cleanup(true);
        }
        while p.parse_optional_l_paren()? {
            if p.parse_optional_keyword_of(&["filter", "catch"])?.is_none() {
                break;
            }
            let operand = p.parse_operand()?;
            let ty = p.parse_colon_type()?;
            p.add_operand(operand, ty, state)?;
            p.parse_r_paren()?;
        }
        let ty = p.parse_colon_type()?;
        state.add_type(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(if self.cleanup() { " cleanup " } else { " " });
        for operand in (*self).operands() {
            let is_filter = operand.ty().isa::<LLVMArrayType<'_>>();
            p.write(if is_filter { "(filter " } else { "(catch " });
            p.print_operand(operand);
            p.write(" : ");
            p.print_type(operand.ty());
            p.write(") ");
        }
        p.print_optional_attr_dict(*self, &[Self::CLEANUP]);
        p.write(": ");
        p.print_type(self.res().ty());
    }
}

impl<'ir> Verify<'ir> for LandingpadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let function = (*self).parent_of_type::<LLVMFuncOp<'ir>>();
        if function.is_some_and(|it| it.personality().is_none()) {
            let text = "llvm.landingpad needs to be in a function with a personality";
            return Err(self.error(text));
        }
        if !self.cleanup() && (*self).num_operands() == 0 {
            let text = "landingpad instruction expects at least one clause or cleanup attribute";
            return Err(self.error(text));
        }
        for (index, value) in (*self).operands().enumerate() {
            if value.ty().isa::<LLVMArrayType<'_>>() {
                continue;
            }
            let source = value.defining_op();
            if let Some(cast) = source.and_then(|op| op.dyn_cast::<BitcastOp<'_>>()) {
                if cast.arg().defining_op().is_some_and(|op| op.isa::<AddressOfOp<'_>>()) {
                    continue;
                }
                let note = "global addresses expected as operand to bitcast used in clauses for landingpad";
                return Err(self
                    .error("constant clauses expected")
                    .note(Some((*cast).loc()), note));
            }
            if !source.is_some_and(|op| op.isa::<ZeroOp<'_>>() || op.isa::<AddressOfOp<'_>>()) {
                let text =
                    format!("clause #{index} is not a known constant - null, addressof, bitcast");
                return Err(self.error(text));
            }
        }
        Ok(())
    }
}

/// The elements of a vector, or the type itself.
fn element(ty: TypeRef<'_>) -> TypeRef<'_> {
    ty.dyn_cast::<VectorType<'_>>().map_or(ty, |it| it.element_type())
}

/// Checks that an extension makes integers wider.
fn verify_extension(op: OpRef<'_>) -> VerifyResult {
    let (from, to) = (op.operand(0).ty(), op.result(0).ty());
    let shape = |ty: TypeRef<'_>| {
        ty.dyn_cast::<VectorType<'_>>().map(|it| (it.shape().to_vec(), it.is_scalable()))
    };
    match (is_compatible_vector_type(from), is_compatible_vector_type(to)) {
        (true, false) => {
            return Err(op.error("input type is a vector but output type is an integer"));
        }
        (false, true) => {
            return Err(op.error("input type is an integer but output type is a vector"));
        }
        (true, true) if shape(from) != shape(to) => {
            return Err(op.error("input and output vectors are of incompatible shape"));
        }
        _ => {}
    }
    let width = |ty| element(ty).dyn_cast::<IntegerType<'_>>().map(|it| it.width());
    match width(to) <= width(from) {
        true => Err(op.error("integer width of the output type is smaller or equal to the integer width of the input type")),
        false => Ok(()),
    }
}

impl<'ir> Verify<'ir> for SExtOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_extension(*self)
    }
}

impl<'ir> Verify<'ir> for ZExtOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_extension(*self)
    }
}

impl<'ir> Verify<'ir> for BitcastOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (from, to) = ((*self).operand(0).ty(), (*self).result(0).ty());
        let pointer = |ty| element(ty).dyn_cast::<LLVMPointerType<'_>>();
        let (source, result) = match (pointer(from), pointer(to)) {
            (None, None) => return Ok(()),
            (Some(source), Some(result)) => (source, result),
            _ => return Err(self.op_error("can only cast pointers from and to pointers")),
        };
        match (from.isa::<VectorType<'_>>(), to.isa::<VectorType<'_>>()) {
            (false, true) => Err(self.op_error("cannot cast pointer to vector of pointers")),
            (true, false) => Err(self.op_error("cannot cast vector of pointers to pointer")),
            _ if source.address_space() != result.address_space() => Err(self.op_error(
                "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead",
            )),
            _ => Ok(()),
        }
    }
}

impl<'ir> ViewLikeOpInterfaceTrait<'ir> for AddrSpaceCastOp<'ir> {
    fn view_source(self) -> ValueRef<'ir> {
        (*self).operand(0)
    }
}

impl<'ir> Verify<'ir> for ZeroOp<'ir> {
    fn verify(self) -> VerifyResult {
        let target = self.res().ty().dyn_cast::<LLVMTargetExtType<'_>>();
        match target.is_some_and(|it| !it.has_zero()) {
            true => Err(self.op_error("target extension type does not support zero-initializer")),
            false => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for SincosOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (operand, result) = ((*self).operand(0).ty(), (*self).result(0).ty());
        let body = result.dyn_cast::<LLVMStructType<'_>>().map(|it| it.body().to_vec());
        match body == Some(vec![operand.handle(); 2]) {
            true => Ok(()),
            false => Err(self.op_error(format!(
                "expected result type to be an homogeneous struct with two elements matching the operand type, but got '{result}'"
            ))),
        }
    }
}

impl<'ir> Verify<'ir> for InlineAsmOp<'ir> {
    fn verify(self) -> VerifyResult {
        match self.tail_call_kind() {
            TailCallKind::MustTail => {
                Err(self.op_error("tail call kind 'musttail' is not supported by this operation"))
            }
            _ => Ok(()),
        }
    }
}
