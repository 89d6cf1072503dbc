//! Types and attributes of upstream's dialects, with their hand-written parts.

use crate::{async_, emitc, gpu, llvm, nvgpu, nvvm, pdl, ptr, shape, tosa, transform, wasmssa};
use ods_runtime::attrs::{ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr};
use ods_runtime::codegen::{AsmWriter, ParseResult, Parser};
use ods_runtime::diag::{Diagnostic, VerifyResult};
use ods_runtime::hooks::TypeAssembly;
use ods_runtime::params::AttrList;
use ods_runtime::text::Shape;
use ods_runtime::types::{FloatType, IndexType, IntegerType, RankedTensorType, TupleType};
use ods_runtime::{AttrRef, Attribute, Context, Location, Type, TypeRef};

/// Loads the dialects.
pub(crate) fn load(ctx: &Context) {
    ctx.load::<async_::AsyncDialect>();
    ctx.load::<emitc::EmitCDialect>();
    ctx.load::<gpu::GPUDialect>();
    ctx.load::<llvm::LLVMDialect>();
    ctx.load::<nvgpu::NVGPUDialect>();
    ctx.load::<nvvm::NVVMDialect>();
    ctx.load::<pdl::PDLDialect>();
    ctx.load::<ptr::PtrDialect>();
    ctx.load::<shape::ShapeDialect>();
    ctx.load::<tosa::TosaDialect>();
    ctx.load::<transform::TransformDialect>();
    ctx.load::<wasmssa::WasmSSADialect>();
}

fn error(at: Location, text: impl Into<String>) -> VerifyResult {
    Err(Diagnostic::error(at, text))
}

// ---- async ----

impl<'c> TypeAssembly<'c> for async_::ValueType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        let at = p.name_loc();
        let read = |p: &mut Parser<'c>| -> ParseResult<Type> {
            p.parse_less()?;
            let ty = p.parse_type()?;
            p.parse_greater()?;
            Ok(ty)
        };
        match read(p) {
            Ok(ty) => Ok(async_::ValueType::get(p.ctx().type_ref(ty))),
            Err(error) => {
                let text = "failed to parse async value type";
                Err(error.followed_by(p.custom_error_at(at, text)))
            }
        }
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.print_type(self.value_type());
        p.write(">");
    }
}

// ---- emitc ----

fn is_float(ty: TypeRef<'_>) -> bool {
    ty.isa::<FloatType<'_>>() && matches!(ty.to_string().as_str(), "f16" | "bf16" | "f32" | "f64")
}

fn is_integer(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<IntegerType<'_>>().is_some_and(|ty| matches!(ty.width(), 1 | 8 | 16 | 32 | 64))
}

fn is_integer_index_or_opaque(ty: TypeRef<'_>) -> bool {
    is_integer(ty)
        || ty.isa::<IndexType<'_>>()
        || ty.isa::<emitc::OpaqueType<'_>>()
        || ty.isa::<emitc::SizeTType<'_>>()
        || ty.isa::<emitc::SignedSizeTType<'_>>()
        || ty.isa::<emitc::PtrDiffTType<'_>>()
}

fn is_array_element(ty: TypeRef<'_>) -> bool {
    is_float(ty) || is_integer_index_or_opaque(ty) || ty.isa::<emitc::PointerType<'_>>()
}

fn is_supported(ty: TypeRef<'_>) -> bool {
    if let Some(tensor) = ty.dyn_cast::<RankedTensorType<'_>>() {
        return is_supported(tensor.element_type());
    }
    if let Some(tuple) = ty.dyn_cast::<TupleType<'_>>() {
        return tuple.types().iter().all(|it| is_supported(ty.ctx().type_ref(*it)));
    }
    if let Some(array) = ty.dyn_cast::<emitc::ArrayType<'_>>() {
        return is_supported(array.element_type());
    }
    is_float(ty) || is_integer_index_or_opaque(ty) || ty.isa::<emitc::PointerType<'_>>()
}

impl<'c> TypeAssembly<'c> for emitc::ArrayType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        let at = p.name_loc();
        p.parse_less()?;
        let mut shape = Shape::new();
        p.parse_dimension_list_ranked(&mut shape, false, true)?;
        let element_at = p.offset();
        let element = p.parse_type()?;
        let view = p.ctx().type_ref(element);
        if !is_array_element(view) {
            let text = format!("invalid array element type ''{view}''");
            return Err(p.custom_error_at(element_at, text));
        }
        p.parse_greater()?;
        let made = emitc::ArrayType::get_checked(p.ctx(), p.location(at), &shape, element);
        p.checked(at, made)
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        for size in self.shape() {
            p.write_i64(*size);
            p.write("x");
        }
        p.print_type(self.element_type());
        p.write(">");
    }
}

impl emitc::ArrayTypeVerify for emitc::ArrayType<'_> {
    fn verify(_ctx: &Context, at: Location, shape: &[i64], element: TypeRef<'_>) -> VerifyResult {
        if shape.is_empty() {
            return error(at, "shape must not be empty");
        }
        if !is_array_element(element) {
            return error(at, format!("invalid array element type '{element}'"));
        }
        Ok(())
    }
}

impl emitc::LValueTypeVerify for emitc::LValueType<'_> {
    fn verify(_ctx: &Context, at: Location, value: TypeRef<'_>) -> VerifyResult {
        if !is_supported(value) {
            let text = format!("!emitc.lvalue must wrap supported emitc type, but got '{value}'");
            return error(at, text);
        }
        if value.isa::<emitc::ArrayType<'_>>() {
            return error(at, "!emitc.lvalue cannot wrap !emitc.array type");
        }
        Ok(())
    }
}

impl emitc::OpaqueTypeVerify for emitc::OpaqueType<'_> {
    fn verify(_ctx: &Context, at: Location, value: &str) -> VerifyResult {
        if value.is_empty() {
            return error(at, "expected non empty string in !emitc.opaque type");
        }
        if value.ends_with('*') {
            return error(
                at,
                "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead",
            );
        }
        Ok(())
    }
}

impl emitc::PointerTypeVerify for emitc::PointerType<'_> {
    fn verify(_ctx: &Context, at: Location, pointee: TypeRef<'_>) -> VerifyResult {
        if pointee.isa::<emitc::LValueType<'_>>() {
            return error(at, "pointers to lvalues are not allowed");
        }
        Ok(())
    }
}

// ---- gpu ----

/// Parses kernels and sorts them by name.
pub(crate) fn sorted_kernels(p: &mut Parser<'_>) -> ParseResult<Vec<Attribute>> {
    let mut kernels =
        p.parse_parameter_list(|p| p.parse_attr_parameter::<gpu::KernelMetadataAttr<'_>>())?;
    let ctx = p.ctx();
    kernels.sort_by_key(|kernel| {
        ctx.attr_ref(*kernel).cast::<gpu::KernelMetadataAttr<'_>>().name().value()
    });
    Ok(kernels)
}

impl gpu::KernelMetadataAttrVerify for gpu::KernelMetadataAttr<'_> {
    fn verify(
        ctx: &Context,
        at: Location,
        name: StringAttr<'_>,
        _ty: TypeRef<'_>,
        arg_attrs: Option<ArrayAttr<'_>>,
        _metadata: Option<DictionaryAttr<'_>>,
    ) -> VerifyResult {
        if name.value().is_empty() {
            return error(at, "the kernel name can't be empty");
        }
        let is_dictionary = |attr: &Attribute| ctx.attr_ref(*attr).isa::<DictionaryAttr<'_>>();
        if arg_attrs.is_some_and(|array| !array.value().iter().all(is_dictionary)) {
            return error(at, "all attributes in the array must be a dictionary attribute");
        }
        Ok(())
    }
}

impl gpu::KernelTableAttrVerify for gpu::KernelTableAttr<'_> {
    fn verify(
        _ctx: &Context,
        at: Location,
        kernels: AttrList<'_, gpu::KernelMetadataAttr<'_>>,
    ) -> VerifyResult {
        let names: Vec<_> = kernels.iter().map(|kernel| kernel.name()).collect();
        if names.windows(2).any(|pair| pair[0] == pair[1]) {
            return error(at, "expected all kernels to be uniquely named");
        }
        Ok(())
    }
}

fn is_target(attr: AttrRef<'_>) -> bool {
    attr.def().has_trait("TargetAttrInterface")
}

impl gpu::ObjectAttrVerify for gpu::ObjectAttr<'_> {
    fn verify(
        _ctx: &Context,
        at: Location,
        target: AttrRef<'_>,
        _format: gpu::CompilationTarget,
        _object: StringAttr<'_>,
        _properties: Option<DictionaryAttr<'_>>,
        _kernels: Option<gpu::KernelTableAttr<'_>>,
    ) -> VerifyResult {
        if !is_target(target) {
            return error(
                at,
                "the target attribute must implement or promise the `gpu::TargetAttrInterface`",
            );
        }
        Ok(())
    }
}

impl gpu::ObjectParameters for gpu::GPUDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(Option<gpu::CompilationTarget>, Attribute)> {
        let at = p.offset();
        let format = match p.parse_optional_any_keyword()? {
            None => None,
            Some(word) => {
                let found = word
                    .parse::<gpu::CompilationTarget>()
                    .map_err(|_| p.custom_error_at(at, "expected keyword for GPU object format"))?;
                p.parse_equal()?;
                Some(found)
            }
        };
        let object = p.parse_parameter("GPU_ObjectAttr", "object", "StringAttr", |p| {
            p.parse_attr_parameter::<StringAttr<'_>>()
        })?;
        Ok((format, object))
    }

    fn print(p: &mut AsmWriter<'_>, format: gpu::CompilationTarget, object: StringAttr<'_>) {
        if format != gpu::CompilationTarget::Fatbin {
            p.write(&format.to_string());
            p.write(" = ");
        }
        p.print_attribute(object);
    }
}

impl gpu::SelectObjectAttrVerify for gpu::SelectObjectAttr<'_> {
    fn verify(_ctx: &Context, at: Location, target: Option<AttrRef<'_>>) -> VerifyResult {
        let Some(target) = target else { return Ok(()) };
        match target.dyn_cast::<IntegerAttr<'_>>() {
            Some(index) if index.int().is_some_and(|index| index < 0) => {
                error(at, "the object index must be positive")
            }
            None if !is_target(target) => {
                error(at, "the target attribute must be a GPU Target attribute")
            }
            _ => Ok(()),
        }
    }
}

// ---- pdl ----

impl<'c> TypeAssembly<'c> for pdl::RangeType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let at = p.offset();
        let ctx = p.ctx();
        let word = p.parse_any_keyword()?;
        let element: Type = match word {
            "attribute" => pdl::AttributeType::get(ctx).into(),
            "operation" => pdl::OperationType::get(ctx).into(),
            "type" => pdl::TypeType::get(ctx).into(),
            "value" => pdl::ValueType::get(ctx).into(),
            "range" => pdl::RangeType::parse(p)?.into(),
            _ => {
                let start = at.saturating_sub("range<".len() as u32);
                return Err(p.custom_error_at(start, format!("invalid 'pdl' type: `{word}'")));
            }
        };
        p.parse_greater()?;
        let made = pdl::RangeType::get_checked(p.location(at), ctx.type_ref(element));
        p.checked(at, made)
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.write(self.element_type().def().mnemonic());
        p.write(">");
    }
}

impl pdl::RangeTypeVerify for pdl::RangeType<'_> {
    fn verify(_ctx: &Context, at: Location, element: TypeRef<'_>) -> VerifyResult {
        if element.isa::<pdl::RangeType<'_>>() {
            let text = format!("element of pdl.range cannot be another range, but got'{element}'");
            return error(at, text);
        }
        Ok(())
    }
}

// ---- transform ----

impl transform::ParamTypeVerify for transform::ParamType<'_> {
    fn verify(_ctx: &Context, at: Location, ty: TypeRef<'_>) -> VerifyResult {
        let fits = ty.dyn_cast::<IntegerType<'_>>().is_some_and(|ty| ty.width() <= 64);
        if !fits {
            return error(at, "only supports integer types with width <=64");
        }
        Ok(())
    }
}
