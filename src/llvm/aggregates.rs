//! Elements of structures, arrays and vectors.

use ods_runtime::rt;

use super::types::{is_compatible_type, is_compatible_vector_type, with_elements};
use super::{
    ExtractValueOp, InsertExtractValueElementTypeDirective, InsertValueOp, LLVMArrayType,
    LLVMDialect, LLVMStructType, ShuffleTypeDirective, ShuffleVectorOp,
};
use crate::llvm::prelude::*;

/// The type at `position` in `container`, or why there is none.
fn element<'c>(container: TypeRef<'c>, position: &[i64]) -> Result<TypeRef<'c>, String> {
    if !is_compatible_type(container) {
        return Err(format!("expected LLVM IR Dialect type, got '{container}'"));
    }
    let mut ty = container;
    for index in position {
        let at = usize::try_from(*index).ok();
        let bounds = || format!("position out of bounds: {index}");
        ty = if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
            at.filter(|at| (*at as u64) < array.num_elements()).ok_or_else(bounds)?;
            array.element_type()
        } else if let Some(structure) = ty.dyn_cast::<LLVMStructType<'_>>() {
            let field = at.and_then(|at| structure.body().get(at)).ok_or_else(bounds)?;
            container.ctx().type_ref(*field)
        } else {
            return Err(format!("expected LLVM IR structure/array type, got: '{ty}'"));
        };
    }
    Ok(ty)
}

impl InsertExtractValueElementTypeDirective for LLVMDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
        container: &rt::Type,
        position: Option<DenseI64ArrayAttr<'c>>,
    ) -> ParseResult<(rt::Type,)> {
        let position: Vec<_> = position.iter().flat_map(|it| it.values()).collect();
        match element(p.type_ref(*container), &position) {
            Ok(ty) => Ok((ty.handle(),)),
            Err(text) => Err(p.custom_error(text)),
        }
    }

    fn print<'ir>(
        _p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        _ty: TypeRef<'ir>,
        _container: TypeRef<'ir>,
        _position: DenseI64ArrayAttr<'ir>,
    ) {
    }
}

impl<'ir> Verify<'ir> for ExtractValueOp<'ir> {
    fn verify(self) -> VerifyResult {
        let container = self.container().ty();
        let ty = element(container, &self.position()).map_err(|text| self.op_error(text))?;
        let actual = self.res().ty();
        match actual == ty {
            true => Ok(()),
            false => Err(self.op_error(format!(
                "Type mismatch: extracting from '{container}' should produce '{ty}' but this op \
                 returns '{actual}'"
            ))),
        }
    }
}

impl<'ir> Verify<'ir> for InsertValueOp<'ir> {
    fn verify(self) -> VerifyResult {
        let container = self.container().ty();
        let ty = element(container, &self.position()).map_err(|text| self.op_error(text))?;
        let actual = self.value().ty();
        match actual == ty {
            true => Ok(()),
            false => Err(self
                .op_error(format!("Type mismatch: cannot insert '{actual}' into '{container}'"))),
        }
    }
}

impl ShuffleTypeDirective for LLVMDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
        ty: &rt::Type,
        mask: Option<DenseI32ArrayAttr<'c>>,
    ) -> ParseResult<(rt::Type,)> {
        let ty = p.type_ref(*ty);
        if !is_compatible_vector_type(ty) {
            return Err(p.custom_error("expected an LLVM compatible vector type"));
        }
        let count = mask.map_or(0, |mask| mask.values().count());
        Ok((with_elements(ty.cast(), ty.cast::<VectorType<'_>>().element_type(), count as i64),))
    }

    fn print<'ir>(
        _p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        _of: TypeRef<'ir>,
        _ty: TypeRef<'ir>,
        _mask: DenseI32ArrayAttr<'ir>,
    ) {
    }
}

impl<'ir> Verify<'ir> for ShuffleVectorOp<'ir> {
    fn verify(self) -> VerifyResult {
        let is_scalable =
            self.v1().ty().dyn_cast::<VectorType<'_>>().is_some_and(|it| it.is_scalable());
        match is_scalable && self.mask().iter().any(|it| *it != 0) {
            true => Err(self.op_error("expected a splat operation for scalable vectors")),
            false => Ok(()),
        }
    }
}
