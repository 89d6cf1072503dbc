//! Verification of operations that compute values or access variables.

use super::types::{is_float, is_integer_like, is_size};
use super::{
    AddOp, AddressOfOp, ApplyOp, ArrayType, AssignOp, CastOp, ConstantOp, DereferenceOp,
    ExpressionOp, LValueType, LiteralOp, OpaqueAttr, OpaqueType, PointerType, PtrDiffTType, SubOp,
    SubscriptOp, VariableOp, VerbatimOp, YieldOp,
};
use crate::prelude::*;
use crate::values::described;

fn is_pointer(ty: TypeRef<'_>) -> bool {
    ty.isa::<PointerType<'_>>()
}

fn is_offset(ty: TypeRef<'_>) -> bool {
    ty.isa::<IntegerType<'_>>() || ty.isa::<OpaqueType<'_>>()
}

impl<'ir> Verify<'ir> for AddOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (lhs, rhs) = ((*self).operand(0).ty(), (*self).operand(1).ty());
        if is_pointer(lhs) && is_pointer(rhs) {
            return Err(self.op_error("requires that at most one operand is a pointer"));
        }
        if is_pointer(lhs) && !is_offset(rhs) || is_pointer(rhs) && !is_offset(lhs) {
            return Err(self.op_error(
                "requires that one operand is an integer or of opaque type if the other is a \
                 pointer",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for SubOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (lhs, rhs) = ((*self).operand(0).ty(), (*self).operand(1).ty());
        let result = (*self).result(0).ty();
        if is_pointer(rhs) && !is_pointer(lhs) {
            return Err(self.op_error("rhs can only be a pointer if lhs is a pointer"));
        }
        if is_pointer(lhs) && !is_offset(rhs) && !is_pointer(rhs) {
            return Err(self.op_error(
                "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer",
            ));
        }
        let is_difference = is_offset(result) || result.isa::<PtrDiffTType<'_>>();
        if is_pointer(lhs) && is_pointer(rhs) && !is_difference {
            return Err(self.op_error(
                "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and \
                 rhs are pointers",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for AddressOfOp<'ir> {
    fn verify(self) -> VerifyResult {
        let reference = (*self).operand(0).ty().dyn_cast::<LValueType<'_>>();
        let result = (*self).result(0).ty().dyn_cast::<PointerType<'_>>();
        if reference.map(|it| it.value_type()) == result.map(|it| it.pointee()) {
            return Ok(());
        }
        Err(self.op_error("requires result to be a pointer to the type referenced by operand"))
    }
}

impl<'ir> Verify<'ir> for DereferenceOp<'ir> {
    fn verify(self) -> VerifyResult {
        let pointer = (*self).operand(0).ty().dyn_cast::<PointerType<'_>>();
        let result = (*self).result(0).ty().dyn_cast::<LValueType<'_>>();
        if pointer.map(|it| it.pointee()) == result.map(|it| it.value_type()) {
            return Ok(());
        }
        Err(self.op_error("requires result to be an lvalue of the type pointed to by operand"))
    }
}

impl<'ir> Verify<'ir> for ApplyOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (operand, result) = ((*self).operand(0).ty(), (*self).result(0).ty());
        match self.applicable_operator() {
            "" => Err(self.op_error("applicable operator must not be empty")),
            "&" if !operand.isa::<LValueType<'_>>() => {
                Err(self.op_error("operand type must be an lvalue when applying `&`"))
            }
            "&" if !is_pointer(result) => {
                Err(self.op_error("result type must be a pointer when applying `&`"))
            }
            "*" if !is_pointer(operand) => {
                Err(self.op_error("operand type must be a pointer when applying `*`"))
            }
            "&" | "*" => Ok(()),
            _ => Err(self.op_error("applicable operator is illegal")),
        }
    }
}

impl<'ir> Verify<'ir> for AssignOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (variable, value) = ((*self).operand(0), (*self).operand(1));
        if variable.defining_op().is_none() {
            return Err(self.op_error("cannot assign to block argument"));
        }
        let Some(ty) = variable.ty().dyn_cast::<LValueType<'_>>() else { return Ok(()) };
        if ty.value_type() == value.ty() {
            return Ok(());
        }
        Err(self.op_error(format!(
            "requires value's type ('{}') to match variable's type ('{}')\n  variable: {}\n  value: \
             {}\n",
            value.ty(),
            ty.value_type(),
            described(variable),
            described(value)
        )))
    }
}

impl<'ir> CastOpInterfaceTrait<'ir> for CastOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        if let Some(array) = from.dyn_cast::<ArrayType<'_>>() {
            let pointer = to.dyn_cast::<PointerType<'_>>();
            return pointer.is_some_and(|to| to.pointee() == array.element_type())
                && matches!(array.shape(), [size] if *size >= 1);
        }
        [from, to].iter().all(|ty| is_integer_like(**ty) || is_float(**ty) || is_pointer(**ty))
    }
}

/// Verifies that a constant or a variable has a value of its type.
fn verify_initial(op: OpRef<'_>, value: AttrRef<'_>) -> VerifyResult {
    if value.isa::<OpaqueAttr<'_>>() {
        return Ok(());
    }
    if value.isa::<StringAttr<'_>>() {
        return Err(op.op_error("string attributes are not supported, use #emitc.opaque instead"));
    }
    let result = op.result(0).ty();
    let result = result.dyn_cast::<LValueType<'_>>().map_or(result, |ty| ty.value_type());
    let Some(typed) = value.dyn_cast::<TypedAttr<'_>>() else { return Ok(()) };
    let ty = typed.ty();
    if ty == result || is_size(result) && ty.is_index() {
        return Ok(());
    }
    Err(op.op_error(format!(
        "requires attribute to either be an #emitc.opaque attribute or it's type ('{ty}') to \
         match the op's result type ('{result}')"
    )))
}

impl<'ir> Verify<'ir> for ConstantOp<'ir> {
    fn verify(self) -> VerifyResult {
        let value = self.value();
        verify_initial(*self, value)?;
        if value.dyn_cast::<OpaqueAttr<'_>>().is_some_and(|value| value.value().is_empty()) {
            return Err(self.op_error("value must not be empty"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for VariableOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_initial(*self, self.value())
    }
}

impl<'ir> Verify<'ir> for LiteralOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.value().is_empty() {
            return Err(self.op_error("value must not be empty"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for YieldOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(parent) = (*self).parent_op() else { return Ok(()) };
        let result = (*self).operands().next();
        if !parent.isa::<super::DoOp<'_>>() {
            if result.is_some() && parent.num_results() != 1 {
                return Err(self.op_error("yields a value not returned by parent"));
            }
            if result.is_none() && parent.num_results() != 0 {
                return Err(self.op_error("does not yield a value to be returned by parent"));
            }
        }
        let is_lvalue = result.is_some_and(|result| result.ty().isa::<LValueType<'_>>());
        if is_lvalue && !parent.isa::<ExpressionOp<'_>>() {
            return Err(self.op_error("yielding lvalues is not supported for this op"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for SubscriptOp<'ir> {
    fn verify(self) -> VerifyResult {
        let value = (*self).operand(0).ty();
        let indices: Vec<_> = (*self).operands().types().skip(1).collect();
        let result = (*self).result(0).ty();
        let result = result.dyn_cast::<LValueType<'_>>().map_or(result, |ty| ty.value_type());
        if let Some(array) = value.dyn_cast::<ArrayType<'_>>() {
            let (count, rank) = (indices.len(), array.shape().len());
            if count != rank {
                return Err(self.op_error(format!(
                    "on array operand requires number of indices ({count}) to match the rank of \
                     the array type ({rank})"
                )));
            }
            if let Some(at) = indices.iter().position(|ty| !is_integer_like(*ty)) {
                return Err(self.op_error(format!(
                    "on array operand requires index operand {at} to be integer-like, but got \
                     '{}'",
                    indices[at]
                )));
            }
            let element = array.element_type();
            if element != result {
                return Err(self.op_error(format!(
                    "on array operand requires element type ('{element}') and result type \
                     ('{result}') to match"
                )));
            }
        } else if let Some(pointer) = value.dyn_cast::<PointerType<'_>>() {
            let [index] = indices[..] else {
                return Err(self.op_error(format!(
                    "on pointer operand requires one index operand, but got {}",
                    indices.len()
                )));
            };
            if !is_integer_like(index) {
                return Err(self.op_error(format!(
                    "on pointer operand requires index operand to be integer-like, but got \
                     '{index}'"
                )));
            }
            let pointee = pointer.pointee();
            if pointee != result {
                return Err(self.op_error(format!(
                    "on pointer operand requires pointee type ('{pointee}') and result type \
                     ('{result}') to match"
                )));
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for VerbatimOp<'ir> {
    fn verify(self) -> VerifyResult {
        let operands = (*self).num_operands();
        if operands == 0 {
            return Ok(());
        }
        let (mut rest, mut placeholders) = (self.value(), 0);
        while let Some((_, after)) = rest.split_once('{') {
            rest = match after.chars().next() {
                None => {
                    return Err(self.op_error("expected '}' after unescaped '{' at end of string"));
                }
                Some('{') => &after[1..],
                Some('}') => {
                    placeholders += 1;
                    &after[1..]
                }
                Some(_) => return Err(self.op_error("expected '}' after unescaped '{'")),
            };
        }
        if placeholders != operands {
            return Err(
                self.op_error("requires operands for each placeholder in the format string")
            );
        }
        Ok(())
    }
}
