//! Constants.

use ods_runtime::OpBuilder;

use super::{
    ArrayType, ConstantOp, ReferenceOfOp, SpecConstantOperationOp,
    SpirvUsableInSpecConstantOpTrait, YieldOp,
};
use crate::prelude::*;

impl<'ir> CustomAssembly<'ir> for ConstantOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let value = p.parse_attribute(None)?;
        state.add_property(p.ctx(), Self::VALUE, value);
        let ty = p.ctx().attr_ref(value).dyn_cast::<TypedAttr<'_>>().map(|it| it.ty());
        let ty = match ty {
            Some(ty) if !ty.isa::<NoneType<'_>>() && !ty.isa::<TensorType<'_>>() => ty.handle(),
            _ => p.parse_colon_type()?,
        };
        state.add_type(ty);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_attribute(self.value());
        let ty = self.constant().ty();
        if ty.isa::<ArrayType<'_>>() {
            p.write(" : ");
            p.print_type(ty);
        }
    }
}

/// Verifies that a constant of type `ty` can have this value.
fn verify(op: OpRef<'_>, value: AttrRef<'_>, ty: TypeRef<'_>) -> VerifyResult {
    if value.isa::<IntegerAttr<'_>>() || value.isa::<FloatAttr<'_>>() {
        let value_ty = value.dyn_cast::<TypedAttr<'_>>().map(|it| it.ty());
        return match value_ty {
            Some(value_ty) if value_ty != ty => Err(op.op_error(format!(
                "result type ('{ty}') does not match value type ('{value_ty}')"
            ))),
            _ => Ok(()),
        };
    }
    if let Some(elements) = value.dyn_cast::<ElementsAttr<'_>>() {
        return verify_elements(op, *elements.ty(), ty);
    }
    if let Some(values) = value.dyn_cast::<ArrayAttr<'_>>() {
        let Some(array) = ty.dyn_cast::<ArrayType<'_>>() else {
            return Err(op.op_error("must have spirv.array result type for array value"));
        };
        return values.iter().try_for_each(|it| verify(op, it, array.element_type()));
    }
    Err(op.op_error(format!("cannot have attribute: {value}")))
}

/// Verifies that a constant of type `ty` can have elements whose type is `value_ty`.
fn verify_elements(op: OpRef<'_>, value_ty: TypeRef<'_>, ty: TypeRef<'_>) -> VerifyResult {
    if value_ty == ty {
        return Ok(());
    }
    let Some(mut array) = ty.dyn_cast::<ArrayType<'_>>() else {
        return Err(op.op_error(format!(
            "result or element type ('{ty}') does not match value type ('{value_ty}'), must be the \
             same or spirv.array"
        )));
    };
    let mut count = i64::from(array.num_elements());
    while let Some(inner) = array.element_type().dyn_cast::<ArrayType<'_>>() {
        array = inner;
        count *= i64::from(array.num_elements());
    }
    let (element, value_element) = (array.element_type(), value_ty.element_type_or_self());
    if !element.is_int_or_float() {
        return Err(op.op_error("only support nested array result type"));
    }
    if element != value_element {
        return Err(op.op_error(format!(
            "result element type ('{element}') does not match value element type \
             ('{value_element}')"
        )));
    }
    let value_count = value_ty.dyn_cast::<ShapedType<'_>>().and_then(|it| it.num_elements());
    if value_count != Some(count) {
        return Err(op.op_error(format!(
            "result number of elements ({count}) does not match value number of elements ({})",
            value_count.unwrap_or_default()
        )));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for ConstantOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify(*self, self.value(), self.constant().ty())
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ConstantOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        let ty = self.constant().ty();
        let mut name = "cst".to_owned();
        let integer = ty.dyn_cast::<IntegerType<'_>>();
        if let (Some(ty), Some(value)) = (integer, self.value().dyn_cast::<IntegerAttr<'_>>()) {
            if ty.width() == 1 {
                let name = if value.uint() == Some(0) { "false" } else { "true" };
                return set_name(self.constant(), name);
            }
            name += &match ty.is_unsigned() {
                true => value.uint().unwrap_or_default().to_string(),
                false => value.int().unwrap_or_default().to_string(),
            };
        }
        if integer.is_some() || ty.isa::<FloatType<'_>>() {
            name += &format!("_{ty}");
        }
        if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
            name += &format!("_vec_{}", vector.shape().first().copied().unwrap_or_default());
            if vector.element_type().is_int_or_float() {
                name += &format!("x{}", vector.element_type());
            }
        }
        set_name(self.constant(), &name);
    }
}

impl<'ir> CustomAssembly<'ir> for SpecConstantOperationOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        p.parse_keyword("wraps")?;
        let region = p.ir().add_region();
        let block = p.ir().add_block();
        p.ir().append_block(region, block);
        let wrapped = p.parse_generic_op(block)?;
        let wrapped = p.ir().op(wrapped);
        let (location, value) = (wrapped.loc(), wrapped.results().next());
        let Some(value) = value.map(|it| (it.handle(), it.ty().handle())) else {
            return Err(p.custom_error("expected an operation with a result"));
        };
        YieldOp::build(&mut OpBuilder::at_end(p.ir(), block, location), value.0);
        state.loc = location;
        state.add_region(region);
        state.add_type(value.1);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" wraps ");
        let wrapped = self.body().blocks().next().and_then(|block| block.ops().next());
        if let Some(wrapped) = wrapped {
            p.print_generic_op(wrapped);
        }
    }
}

impl<'ir> VerifyRegions<'ir> for SpecConstantOperationOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let mut ops = self.body().blocks().flat_map(|block| block.ops());
        let (Some(wrapped), Some(_), None) = (ops.next(), ops.next(), ops.next()) else {
            return Err(self.op_error("expected exactly 2 nested ops"));
        };
        if !wrapped.has_trait::<SpirvUsableInSpecConstantOpTrait>() {
            return Err(self.op_error("invalid enclosed op"));
        }
        let is_constant = |op: OpRef<'_>| {
            op.isa::<ConstantOp<'_>>()
                || op.isa::<ReferenceOfOp<'_>>()
                || op.isa::<SpecConstantOperationOp<'_>>()
        };
        if !wrapped.operands().all(|it| it.defining_op().is_some_and(is_constant)) {
            return Err(self.op_error("invalid operand, must be defined by a constant operation"));
        }
        Ok(())
    }
}
