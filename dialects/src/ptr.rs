//! The dialect `ptr`: pointers.

generated!(ptr);

use self::generated::ptr::{
    MemorySpaceAttrInterface, MemorySpaceAttrInterfaceTable, MemorySpaceAttrInterfaceTrait,
};
use ods::llvm::AddressSpaceAttr;
use ods_runtime::Location;

use crate::prelude::*;

/// The dialect, which knows that address spaces of LLVM are memory spaces.
#[derive(Clone, Copy, Debug)]
pub struct PtrWithSpaces;

impl Dialect for PtrWithSpaces {
    const NAMESPACE: &'static str = "ptr";

    fn initialize(d: &mut DialectInit<'_>) {
        <PtrDialect as Dialect>::initialize(d);
        let space = define::interface_entry(
            const { &MemorySpaceAttrInterfaceTable::of::<AddressSpaceAttr<'static>>() },
        );
        d.ctx().attach_attr_interface(&ods::llvm::ADDRESS_SPACE_ATTR, space);
    }
}

impl<'c> MemorySpaceAttrInterfaceTrait<'c> for AddressSpaceAttr<'c> {}

/// The width of an index that is not given.
const NOT_GIVEN: u32 = u32::MAX;

impl DefaultSpecAttrIndex for PtrDialect {
    fn default_spec_attr_index(_ctx: &Context) -> u32 {
        NOT_GIVEN
    }
}

impl SpecAttrVerify for SpecAttr<'_> {
    fn verify(
        _ctx: &Context,
        at: Location,
        size: u32,
        abi: u32,
        preferred: u32,
        index: u32,
    ) -> VerifyResult {
        let entries = [("size", size), ("abi", abi), ("preferred", preferred), ("index", index)];
        for (name, value) in entries {
            if value != NOT_GIVEN && value % 8 != 0 {
                return Err(Diagnostic::error(at, format!("{name} entry must be divisible by 8")));
            }
        }
        if abi > preferred {
            let message =
                "preferred alignment is expected to be at least as large as the abi alignment";
            return Err(Diagnostic::error(at, message));
        }
        Ok(())
    }
}

impl<'c> PtrLikeTypeInterfaceTrait<'c> for PtrType<'c> {
    fn memory_space(self) -> Option<AttrRef<'c>> {
        Some(*self.memory_space())
    }

    fn element_type(self) -> Option<TypeRef<'c>> {
        None
    }

    fn has_ptr_metadata(self) -> bool {
        false
    }

    fn clone_ptr_with(
        self,
        memory_space: Option<AttrRef<'c>>,
        element_type: Option<TypeRef<'c>>,
    ) -> Option<PtrLikeTypeInterface<'c>> {
        if element_type.is_some() {
            return None;
        }
        let space = memory_space?.dyn_cast::<MemorySpaceAttrInterface<'_>>()?;
        (*PtrType::get(self.ctx(), space)).dyn_cast()
    }
}

impl PtrMetadataTypeVerify for PtrMetadataType<'_> {
    fn verify(_ctx: &Context, at: Location, ty: PtrLikeTypeInterface<'_>) -> VerifyResult {
        if ty.has_ptr_metadata() {
            return Ok(());
        }
        Err(Diagnostic::error(at, "the ptr-like type has no metadata"))
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for PtrAddOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        let op = inputs.view::<Self>();
        let (base, offset) = (op.base().ty(), op.offset().ty());
        // One pointer and many offsets are many pointers.
        Ok(vec![match offset.dyn_cast::<ShapedType<'_>>() {
            Some(offsets) if !base.isa::<ShapedType<'_>>() => *offsets.clone_with(None, base),
            _ => base,
        }])
    }
}
