//! Types.

use ods_runtime::types::*;
use ods_runtime::{Diagnostic, OpRef};

use super::ModuleTranslation;
use super::TranslationResult;
use crate::llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPPCFP128Type,
    LLVMPointerType, LLVMStructType, LLVMTargetExtType, LLVMTokenType, LLVMVoidType,
    LLVMX86AMXType,
};
use crate::target::llvmir::ir;

impl<'ir> ModuleTranslation<'ir> {
    /// The type of LLVM IR; `at` is where a type that LLVM IR does not have is reported.
    pub fn ty(&mut self, ty: TypeRef<'ir>, at: OpRef<'ir>) -> TranslationResult<ir::TypeId> {
        if let Some(known) = self.types.get(&ty.handle()) {
            return Ok(*known);
        }
        let translated = self.new_type(ty, at)?;
        self.types.insert(ty.handle(), translated);
        Ok(translated)
    }

    fn handles(
        &mut self,
        types: &[ods_runtime::Type],
        at: OpRef<'ir>,
    ) -> TranslationResult<Vec<ir::TypeId>> {
        types.iter().map(|ty| self.ty(at.ctx().type_ref(*ty), at)).collect()
    }

    fn new_type(&mut self, ty: TypeRef<'ir>, at: OpRef<'ir>) -> TranslationResult<ir::TypeId> {
        if let Some(structure) = ty.dyn_cast::<LLVMStructType<'_>>() {
            return self.structure(structure, at);
        }
        let translated = if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
            ir::Type::Integer(integer.width())
        } else if let Some(pointer) = ty.dyn_cast::<LLVMPointerType<'_>>() {
            ir::Type::Pointer(pointer.address_space())
        } else if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
            let element = self.ty(array.element_type(), at)?;
            ir::Type::Array { element, count: array.num_elements() }
        } else if let Some(vector) = ty.dyn_cast::<VectorType<'_>>().filter(|it| it.rank() == 1) {
            let element = self.ty(vector.element_type(), at)?;
            let count = vector.shape().first().copied().unwrap_or(0) as u32;
            ir::Type::Vector { element, count, is_scalable: vector.is_scalable() }
        } else if let Some(function) = ty.dyn_cast::<LLVMFunctionType<'_>>() {
            let result = self.ty(function.return_type(), at)?;
            let parameters = self.handles(function.params(), at)?;
            ir::Type::Function { result, parameters, is_variadic: function.var_arg() }
        } else if let Some(target) = ty.dyn_cast::<LLVMTargetExtType<'_>>() {
            let types = self.handles(target.type_params(), at)?;
            let integers = target.int_params().to_vec();
            ir::Type::Target { name: target.ext_type_name().to_owned(), types, integers }
        } else {
            simple(ty).ok_or_else(|| unsupported(ty, at))?
        };
        Ok(self.module.types.get(translated))
    }

    /// A structure. One with a name is known before its fields are translated, because they may refer to it.
    fn structure(
        &mut self,
        ty: LLVMStructType<'ir>,
        at: OpRef<'ir>,
    ) -> TranslationResult<ir::TypeId> {
        if !ty.is_identified() {
            let fields = self.handles(ty.body(), at)?;
            let structure = ir::Type::Struct { fields, is_packed: ty.is_packed() };
            return Ok(self.module.types.get(structure));
        }
        let structure = self.module.types.add_struct(ty.name());
        self.types.insert((*ty).handle(), structure);
        if !ty.is_opaque() {
            let fields = self.handles(ty.body(), at)?;
            self.module.types.set_body(structure, fields, ty.is_packed());
        }
        Ok(structure)
    }
}

/// A type without parameters.
fn simple(ty: TypeRef<'_>) -> Option<ir::Type> {
    let translated = match () {
        () if ty.isa::<LLVMVoidType<'_>>() => ir::Type::Void,
        () if ty.isa::<Float16Type<'_>>() => ir::Type::Half,
        () if ty.isa::<BFloat16Type<'_>>() => ir::Type::BFloat,
        () if ty.isa::<Float32Type<'_>>() => ir::Type::Float,
        () if ty.isa::<Float64Type<'_>>() => ir::Type::Double,
        () if ty.isa::<Float80Type<'_>>() => ir::Type::X86Fp80,
        () if ty.isa::<Float128Type<'_>>() => ir::Type::Fp128,
        () if ty.isa::<LLVMPPCFP128Type<'_>>() => ir::Type::PpcFp128,
        () if ty.isa::<LLVMX86AMXType<'_>>() => ir::Type::X86Amx,
        () if ty.isa::<LLVMTokenType<'_>>() => ir::Type::Token,
        () if ty.isa::<LLVMMetadataType<'_>>() => ir::Type::Metadata,
        () if ty.isa::<LLVMLabelType<'_>>() => ir::Type::Label,
        () => return None,
    };
    Some(translated)
}

fn unsupported(ty: TypeRef<'_>, at: OpRef<'_>) -> Diagnostic {
    at.error(format!("type {ty} has no equivalent in LLVM IR"))
}
