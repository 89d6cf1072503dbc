//! Composites: their construction, and what is extracted from and inserted into them.

use super::{
    AccessChainOp, ArrayType, CompositeConstructOp, CompositeExtractOp, CompositeInsertOp,
    ConstantOp, CooperativeMatrixType, IAddCarryOp, ISubBorrowOp, InBoundsPtrAccessChainOp,
    MatrixType, PointerType, PtrAccessChainOp, RuntimeArrayType, SMulExtendedOp, StructType,
    TensorArmType, UMulExtendedOp, VectorShuffleOp,
};
use crate::prelude::*;

/// A type with constituents.
#[derive(Clone, Copy)]
pub(super) enum Composite<'c> {
    /// Constituents of one type, and their number if it is known.
    List(TypeRef<'c>, Option<usize>),
    Struct(StructType<'c>),
}

impl<'c> Composite<'c> {
    pub(super) fn of(ty: TypeRef<'c>) -> Option<Self> {
        let size = |count: i64| usize::try_from(count).ok();
        if let Some(vector) = ty.dyn_cast::<VectorType<'c>>() {
            return Some(Self::List(vector.element_type(), size(vector.shape().iter().product())));
        }
        if let Some(array) = ty.dyn_cast::<ArrayType<'c>>() {
            return Some(Self::List(array.element_type(), Some(array.num_elements() as usize)));
        }
        if let Some(array) = ty.dyn_cast::<RuntimeArrayType<'c>>() {
            return Some(Self::List(array.element_type(), None));
        }
        if let Some(matrix) = ty.dyn_cast::<MatrixType<'c>>() {
            return Some(Self::List(matrix.column_type(), Some(matrix.num_columns() as usize)));
        }
        if let Some(matrix) = ty.dyn_cast::<CooperativeMatrixType<'c>>() {
            return Some(Self::List(matrix.element_type(), None));
        }
        if let Some(tensor) = ty.dyn_cast::<TensorArmType<'c>>() {
            return Some(Self::List(tensor.element_type(), size(tensor.shape().iter().product())));
        }
        ty.dyn_cast().map(Self::Struct)
    }

    pub(super) fn len(self) -> Option<usize> {
        match self {
            Self::List(_, count) => count,
            Self::Struct(ty) => Some(ty.element_types().len()),
        }
    }

    pub(super) fn element(self, index: usize) -> Option<TypeRef<'c>> {
        match self {
            Self::List(ty, _) => Some(ty),
            Self::Struct(ty) => ty.element_types().get(index).map(|it| ty.ctx().type_ref(*it)),
        }
    }
}

/// The type of what the indices select, or what is wrong with them.
fn selected<'c>(mut ty: TypeRef<'c>, indices: AttrRef<'c>) -> Result<TypeRef<'c>, String> {
    let Some(indices) = indices.dyn_cast::<ArrayAttr<'c>>() else {
        return Err("expected a 32-bit integer array attribute for 'indices'".into());
    };
    if indices.is_empty() {
        return Err("expected at least one index for spirv.CompositeExtract".into());
    }
    for index in indices.iter() {
        let Some(number) = index.dyn_cast::<IntegerAttr<'c>>().and_then(IntegerAttr::int) else {
            return Err(format!("expected an 32-bit integer for index, but found '{index}'"));
        };
        let Some(composite) = Composite::of(ty) else {
            return Err(format!(
                "cannot extract from non-composite type '{ty}' with index {number}"
            ));
        };
        let index = usize::try_from(number).ok();
        let index = index.filter(|it| composite.len().is_none_or(|len| *it < len));
        let element = index.and_then(|it| composite.element(it));
        ty = element.ok_or_else(|| format!("index {number} out of bounds for '{ty}'"))?;
    }
    Ok(ty)
}

impl<'ir> CustomAssembly<'ir> for CompositeExtractOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let composite = p.parse_operand()?;
        let at = p.offset();
        let indices = p.parse_attribute(None)?;
        state.add_property(p.ctx(), Self::INDICES, indices);
        let ty = p.parse_colon_type()?;
        p.resolve_operands(&[composite], ty, state)?;
        let result = selected(p.type_ref(ty), p.attr_ref(indices)).map(|it| it.handle());
        state.add_type(result.map_err(|text| p.custom_error_at(at, text))?);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operand((*self).operand(0));
        p.print_attribute(*self.indices());
        p.write(" : ");
        p.print_type((*self).operand(0).ty());
    }
}

impl<'ir> Verify<'ir> for CompositeExtractOp<'ir> {
    fn verify(self) -> VerifyResult {
        let expected = selected((*self).operand(0).ty(), *self.indices());
        let expected = expected.map_err(|text| self.error(text))?;
        let actual = (*self).result(0).ty();
        if expected != actual {
            return Err(self.op_error(format!(
                "invalid result type: expected '{expected}' but provided '{actual}'"
            )));
        }
        Ok(())
    }
}

impl<'ir> CustomAssembly<'ir> for CompositeInsertOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let operands = p.parse_operand_list_of(2, Delimiter::None)?;
        let indices = p.parse_attribute(None)?;
        state.add_property(p.ctx(), Self::INDICES, indices);
        let object = p.parse_colon_type()?;
        p.parse_keyword("into")?;
        let composite = p.parse_type()?;
        p.resolve_operands(&operands[..1], object, state)?;
        p.resolve_operands(&operands[1..], composite, state)?;
        state.add_type(composite);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" ");
        p.print_operands((*self).operands());
        p.print_attribute(*self.indices());
        p.write(" : ");
        p.print_type((*self).operand(0).ty());
        p.write(" into ");
        p.print_type((*self).operand(1).ty());
    }
}

impl<'ir> Verify<'ir> for CompositeInsertOp<'ir> {
    fn verify(self) -> VerifyResult {
        let [object, composite] = [0, 1].map(|index| (*self).operand(index).ty());
        let expected = selected(composite, *self.indices()).map_err(|text| self.error(text))?;
        if expected != object {
            return Err(self.op_error(format!(
                "object operand type should be '{expected}', but found '{object}'"
            )));
        }
        let result = (*self).result(0).ty();
        if result != composite {
            return Err(self.op_error(format!(
                "result type should be the same as the composite type, but found '{composite}' vs \
                 '{result}'"
            )));
        }
        Ok(())
    }
}

impl<'ir> CompositeConstructOp<'ir> {
    fn mismatch(self, expected: TypeRef<'_>, actual: TypeRef<'_>) -> VerifyResult {
        Err(self.op_error(format!(
            "operand type mismatch: expected operand type '{expected}', but provided '{actual}'"
        )))
    }

    fn wrong_count(self, expected: usize, actual: usize) -> VerifyResult {
        Err(self.op_error(format!(
            "has incorrect number of operands: expected {expected}, but provided {actual}"
        )))
    }
}

impl<'ir> Verify<'ir> for CompositeConstructOp<'ir> {
    fn verify(self) -> VerifyResult {
        let result = (*self).result(0).ty();
        let given = (*self).num_operands();
        if let Some(matrix) = result.dyn_cast::<CooperativeMatrixType<'_>>() {
            let actual = (*self).operands().next().map(|it| it.ty());
            return match actual {
                Some(actual) if given == 1 && actual == matrix.element_type() => Ok(()),
                Some(actual) if given == 1 => self.mismatch(matrix.element_type(), actual),
                _ => self.wrong_count(1, given),
            };
        }
        let Some(composite) = Composite::of(result) else { return Ok(()) };
        let Some(count) = composite.len() else { return Ok(()) };
        if given == count {
            for (index, operand) in (*self).operands().enumerate() {
                match composite.element(index) {
                    Some(expected) if expected != operand.ty() => {
                        return self.mismatch(expected, operand.ty());
                    }
                    _ => {}
                }
            }
            return Ok(());
        }
        let Some(vector) = result.dyn_cast::<VectorType<'_>>() else {
            return Err(self.op_error(
                "expected to return a vector or cooperative matrix when the number of constituents \
                 is less than what the result needs",
            ));
        };
        let mut total = 0;
        for operand in (*self).operands() {
            let ty = operand.ty();
            let part = ty.dyn_cast::<VectorType<'_>>();
            if part.is_none() && !ty.is_int_or_float() {
                return Err(self.op_error(format!(
                    "operand type mismatch: expected operand to have a scalar or vector type, but \
                     provided '{ty}'"
                )));
            }
            total += part.and_then(|it| Composite::of(*it)?.len()).unwrap_or(1);
            let (expected, actual) = (vector.element_type(), ty.element_type_or_self());
            if expected != actual {
                return Err(self.op_error(format!(
                    "operand element type mismatch: expected to be '{expected}', but provided \
                     '{actual}'"
                )));
            }
        }
        if total != count {
            return self.wrong_count(count, total);
        }
        Ok(())
    }
}

/// Implements the text and the verifiers of operations whose result has two parts.
macro_rules! extended_arithmetic {
    ($($op:ident)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    parse_extended(p, state)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    p.write(" ");
                    p.print_optional_attr_dict(*self, &[]);
                    p.print_operands((*self).operands());
                    p.write(" : ");
                    p.print_type((*self).result(0).ty());
                }
            }

            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify_extended(*self)
                }
            }
        )*
    };
}

extended_arithmetic! { IAddCarryOp ISubBorrowOp SMulExtendedOp UMulExtendedOp }

fn parse_extended(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    p.parse_optional_attr_dict(state)?;
    let operands = p.parse_operand_list_of(2, Delimiter::None)?;
    p.parse_colon()?;
    let at = p.offset();
    let result = p.parse_type()?;
    let ty = p.type_ref(result).dyn_cast::<StructType<'_>>();
    let Some([first, _]) = ty.map(|it| it.element_types()) else {
        return Err(p.custom_error_at(at, "expected spirv.struct type with two members"));
    };
    p.resolve_operands(&operands, *first, state)?;
    state.add_type(result);
    Ok(())
}

fn verify_extended(op: OpRef<'_>) -> VerifyResult {
    let ty = op.result(0).ty().dyn_cast::<StructType<'_>>();
    let Some([first, second]) = ty.map(|it| it.element_types()) else {
        return Err(op.op_error("expected result struct type containing two members"));
    };
    if first != second || op.operands().any(|it| it.ty().handle() != *first) {
        let text = "expected all operand types and struct member types are the same";
        return Err(op.op_error(text));
    }
    Ok(())
}

impl<'ir> Verify<'ir> for VectorShuffleOp<'ir> {
    fn verify(self) -> VerifyResult {
        let len = |ty: TypeRef<'_>| Composite::of(ty).and_then(Composite::len).unwrap_or(0);
        let (expected, given) = (len((*self).result(0).ty()), self.components().len());
        if expected != given {
            return Err(self.op_error(format!(
                "result type element count ({expected}) mismatch with the number of component \
                 selectors ({given})"
            )));
        }
        let total: usize = (*self).operands().map(|it| len(it.ty())).sum();
        let selectors = self.components().iter().filter_map(|it| it.dyn_cast::<IntegerAttr<'_>>());
        for selector in selectors.filter_map(|it| it.int()).map(|it| it as u32) {
            if selector as usize >= total && selector != u32::MAX {
                return Err(self.op_error(format!(
                    "component selector {selector} out of range: expected to be in [0, {total}) or \
                     0xffffffff"
                )));
            }
        }
        Ok(())
    }
}

/// The number that a constant operation defines.
pub(super) fn constant(value: ValueRef<'_>) -> Option<i64> {
    let definition = value.defining_op()?.dyn_cast::<ConstantOp<'_>>()?;
    definition.value().dyn_cast::<IntegerAttr<'_>>()?.int()
}

/// Verifies the type of a pointer that the indices from `first` on select.
fn verify_chain(op: OpRef<'_>, first: usize) -> VerifyResult {
    const NAME: &str = "'spirv.AccessChain' op";
    let error = |text: String| Err(op.error(format!("{NAME} {text}")));
    let base = op.operand(0).ty();
    let Some(pointer) = base.dyn_cast::<PointerType<'_>>() else {
        return error(format!("expected a pointer to composite type, but provided '{base}'"));
    };
    let (mut ty, mut number) = (pointer.pointee_type(), 0);
    for index in op.operands().skip(first) {
        let Some(composite) = Composite::of(ty) else {
            return error(format!(
                "cannot extract from non-composite type '{ty}' with index {number}"
            ));
        };
        number = 0;
        if let Composite::Struct(_) = composite {
            let text = "index must be an integer spirv.Constant to access element of spirv.struct";
            let Some(definition) = index.defining_op() else { return error(text.into()) };
            let Some(constant) = constant(index) else {
                return Err(op.error(format!(
                    "'spirv.AccessChain' {text}, but provided {}",
                    definition.name()
                )));
            };
            number = constant;
        }
        let element = usize::try_from(number).ok().and_then(|it| composite.element(it));
        let Some(element) = element else {
            return error(format!("index {number} out of bounds for '{ty}'"));
        };
        ty = element;
    }
    let expected = PointerType::get(op.ctx(), ty, pointer.storage_class());
    let actual = op.result(0).ty();
    let expected = *expected;
    if expected != actual {
        return Err(op.op_error(format!(
            "invalid result type: expected '{expected}', but provided '{actual}'"
        )));
    }
    Ok(())
}

/// Implements verifiers of operations that select by indices: the operation and its first index.
macro_rules! chains {
    ($($op:ident $first:literal;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify_chain(*self, $first)
                }
            }
        )*
    };
}

chains! {
    AccessChainOp 1;
    InBoundsPtrAccessChainOp 2;
    PtrAccessChainOp 2;
}
