//! Types.

use ods_runtime::Type;
use ods_runtime::types::*;

use super::module::Import;
use crate::llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPPCFP128Type,
    LLVMPointerType, LLVMStructType, LLVMTargetExtType, LLVMTokenType, LLVMVoidType,
    LLVMX86AMXType,
};
use crate::target::llvmir::ir::{self, TypeId};

impl Import<'_> {
    /// The type of the dialect.
    pub(super) fn ty(&mut self, id: TypeId) -> Type {
        if let Some(known) = self.types.get(&id) {
            return *known;
        }
        let ty = self.new_type(id);
        self.types.insert(id, ty);
        ty
    }

    fn type_list(&mut self, ids: &[TypeId]) -> Vec<Type> {
        ids.iter().map(|it| self.ty(*it)).collect()
    }

    fn new_type(&mut self, id: TypeId) -> Type {
        let ctx = self.ctx.clone();
        let module = self.module;
        match &module.types[id] {
            ir::Type::Void => LLVMVoidType::get(&ctx).into(),
            ir::Type::Half => Float16Type::get(&ctx).into(),
            ir::Type::BFloat => BFloat16Type::get(&ctx).into(),
            ir::Type::Float => Float32Type::get(&ctx).into(),
            ir::Type::Double => Float64Type::get(&ctx).into(),
            ir::Type::X86Fp80 => Float80Type::get(&ctx).into(),
            ir::Type::Fp128 => Float128Type::get(&ctx).into(),
            ir::Type::PpcFp128 => LLVMPPCFP128Type::get(&ctx).into(),
            ir::Type::X86Amx => LLVMX86AMXType::get(&ctx).into(),
            ir::Type::Label => LLVMLabelType::get(&ctx).into(),
            ir::Type::Metadata => LLVMMetadataType::get(&ctx).into(),
            ir::Type::Token => LLVMTokenType::get(&ctx).into(),
            ir::Type::Integer(width) => IntegerType::get(&ctx, *width).into(),
            ir::Type::Pointer(space) => LLVMPointerType::get(&ctx, *space).into(),
            ir::Type::Vector { element, count, is_scalable } => {
                let element = self.ty(*element);
                let shape = [i64::from(*count)];
                VectorType::with_scalable_dims(&ctx, &shape, element, &[*is_scalable]).into()
            }
            ir::Type::Array { element, count } => {
                let element = self.ty(*element);
                LLVMArrayType::get(&ctx, element, *count).into()
            }
            ir::Type::Struct { fields, is_packed } => {
                let fields = self.type_list(fields);
                LLVMStructType::literal(&ctx, &fields, *is_packed).into()
            }
            ir::Type::Named(index) => self.structure(*index),
            ir::Type::Function { result, parameters, is_variadic } => {
                let (result, parameters) = (self.ty(*result), self.type_list(parameters));
                LLVMFunctionType::get(&ctx, result, &parameters, *is_variadic).into()
            }
            ir::Type::Target { name, types, integers } => {
                let types = self.type_list(types);
                LLVMTargetExtType::get(&ctx, name, &types, integers).into()
            }
        }
    }

    /// A structure with a name, which differs from those of other modules in the context.
    fn structure(&mut self, index: u32) -> Type {
        let ctx = self.ctx.clone();
        let module = self.module;
        let structure = &module.types.structs[index as usize];
        let as_literal = self.options.import_structs_as_literals;
        match &structure.body {
            None => LLVMStructType::opaque(&ctx, &structure.name).into(),
            Some((fields, is_packed)) => {
                let fields = self.type_list(fields);
                match as_literal {
                    true => LLVMStructType::literal(&ctx, &fields, *is_packed).into(),
                    false => {
                        LLVMStructType::new_identified(&ctx, &structure.name, &fields, *is_packed)
                            .into()
                    }
                }
            }
        }
    }
}
