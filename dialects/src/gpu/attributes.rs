//! Attributes: mappings to devices, objects, and tables of kernels.

use super::generated::gpu::*;
use crate::prelude::*;

/// The mapping of loops to parts of a device.
macro_rules! mappings {
    ($($attr:ident: $field:ident;)*) => {
        $(
            impl<'c> DeviceMappingAttrInterfaceTrait<'c> for $attr<'c> {
                fn mapping_id(self) -> i64 {
                    self.$field() as i64
                }

                fn is_linear_mapping(self) -> bool {
                    self.$field() as i64 >= MappingId::LinearDim0 as i64
                }

                fn relative_index(self) -> i64 {
                    let first = MappingId::LinearDim0 as i64;
                    let id = self.$field() as i64;
                    if id >= first { id - first } else { id }
                }
            }
        )*
    };
}

mappings! {
    GPUBlockMappingAttr: block;
    GPUWarpgroupMappingAttr: warpgroup;
    GPUWarpMappingAttr: warp;
    GPUThreadMappingAttr: thread;
    GPULaneMappingAttr: lane;
    GPUMemorySpaceMappingAttr: address_space;
}

/// Parses an attribute of the dialect. The kernels of a table are in the order of their names.
pub(super) fn parse(p: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
    let Some(parsed) = p.parse_generated_attribute::<GPUDialect>(ty)? else {
        let mnemonic = p.parse_any_keyword()?;
        let message = format!("unknown attribute `{mnemonic}` in dialect `gpu`");
        return Err(p.custom_error_at(p.name_loc(), message));
    };
    let ctx = p.ctx();
    let attr = ctx.attr_ref(parsed);
    if let Some(table) = attr.dyn_cast::<KernelTableAttr<'_>>() {
        return Ok(sorted(ctx, table).into());
    }
    let Some(object) = attr.dyn_cast::<ObjectAttr<'_>>() else { return Ok(parsed) };
    let Some(kernels) = object.kernels() else { return Ok(parsed) };
    let (target, format, code) = (object.target(), object.format(), object.object());
    let kernels = Some(sorted(ctx, kernels));
    Ok(ObjectAttr::get(ctx, target, format, code, object.properties(), kernels).into())
}

/// The table with its kernels in the order of their names.
fn sorted<'c>(ctx: &'c Context, table: KernelTableAttr<'_>) -> KernelTableAttr<'c> {
    let mut kernels: Vec<_> = table.kernel_table().iter().collect();
    kernels.sort_by(|a, b| a.name().value().cmp(b.name().value()));
    KernelTableAttr::get(ctx, &kernels)
}

impl KernelMetadataAttrVerify for KernelMetadataAttr<'_> {
    fn verify(
        _ctx: &Context,
        at: ods_runtime::Location,
        name: StringAttr<'_>,
        _function_type: TypeRef<'_>,
        arg_attrs: Option<ArrayAttr<'_>>,
        _metadata: Option<DictionaryAttr<'_>>,
    ) -> VerifyResult {
        if name.value().is_empty() {
            return Err(Diagnostic::error(at, "the kernel name can't be empty"));
        }
        if arg_attrs.iter().flat_map(|list| list.iter()).any(|it| !it.isa::<DictionaryAttr<'_>>()) {
            let message = "all attributes in the array must be a dictionary attribute";
            return Err(Diagnostic::error(at, message));
        }
        Ok(())
    }
}

impl KernelTableAttrVerify for KernelTableAttr<'_> {
    fn verify(
        _ctx: &Context,
        at: ods_runtime::Location,
        kernels: ods_runtime::rt::AttrList<'_, KernelMetadataAttr<'_>>,
    ) -> VerifyResult {
        let mut names = std::collections::HashSet::new();
        match kernels.iter().all(|kernel| names.insert(kernel.name().handle())) {
            true => Ok(()),
            false => Err(Diagnostic::error(at, "expected all kernels to be uniquely named")),
        }
    }
}

impl ObjectAttrVerify for ObjectAttr<'_> {
    fn verify(
        _ctx: &Context,
        at: ods_runtime::Location,
        target: AttrRef<'_>,
        _format: CompilationTarget,
        _object: StringAttr<'_>,
        _properties: Option<DictionaryAttr<'_>>,
        _kernels: Option<KernelTableAttr<'_>>,
    ) -> VerifyResult {
        if target.has_promise_or_implements::<TargetAttrInterfaceTable>() {
            return Ok(());
        }
        let message = "the target attribute must implement or promise the \
                       `gpu::TargetAttrInterface`";
        Err(Diagnostic::error(at, message))
    }
}

impl SelectObjectAttrVerify for SelectObjectAttr<'_> {
    fn verify(
        _ctx: &Context,
        at: ods_runtime::Location,
        target: Option<AttrRef<'_>>,
    ) -> VerifyResult {
        let Some(target) = target else { return Ok(()) };
        if let Some(index) = target.dyn_cast::<IntegerAttr<'_>>() {
            return match index.int() {
                Some(index) if index < 0 => {
                    Err(Diagnostic::error(at, "the object index must be positive"))
                }
                _ => Ok(()),
            };
        }
        if target.has_promise_or_implements::<TargetAttrInterfaceTable>() {
            return Ok(());
        }
        Err(Diagnostic::error(at, "the target attribute must be a GPU Target attribute"))
    }
}
