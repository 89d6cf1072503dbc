//! The dialect `rocdl`: intrinsics of AMD's GPUs.

generated!(rocdl);

mod accessed;

use ods_runtime::rt;

use crate::prelude::*;
use ods::llvm::{LLVMFuncOp, LLVMPointerType, LLVMStructType};

/// The dialect, whose target promises `TargetAttrInterface`, as its class in C++ says.
#[derive(Clone, Copy, Debug)]
pub struct ROCDLWithTargets;

impl Dialect for ROCDLWithTargets {
    const NAMESPACE: &'static str = ROCDLDialect::NAMESPACE;

    fn initialize(d: &mut DialectInit<'_>) {
        ROCDLDialect::initialize(d);
        d.hooks().allows_unknown_operations = true;
        d.promise_attr_interface::<crate::gpu::TargetAttrInterfaceTable>(&ROCDL_TARGET_ATTR);
    }
}

impl ROCDLTargetAttrVerify for ROCDLTargetAttr<'_> {
    /// The peer accepts every target in a text, such as `O = 9`.
    fn verify(
        _ctx: &rt::Context,
        _at: rt::Location,
        _level: i32,
        _triple: &str,
        _chip: &str,
        _features: &str,
        _abi: &str,
        _flags: Option<DictionaryAttr<'_>>,
        _files: Option<ArrayAttr<'_>>,
    ) -> VerifyResult {
        Ok(())
    }
}

impl rt::hooks::VerifyOpAttr for ROCDLDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let is_kernel = op.ctx().ident_str(attr.name) == "rocdl.kernel";
        match is_kernel && !op.isa::<LLVMFuncOp<'_>>() {
            true => Err(op.error("'\"rocdl.kernel\"' attribute attached to unexpected op")),
            false => Ok(()),
        }
    }
}

/// Implements the conditions on types.
macro_rules! conditions {
    ($($helper:ident $function:ident |$ty:ident| $condition:expr;)*) => {
        $(
            impl $helper for ROCDLDialect {
                fn $function($ty: TypeRef<'_>) -> bool {
                    $condition
                }
            }
        )*
    };
}

/// Whether element `index` of a structure is an integer of 32 bits.
fn is_i32_at(ty: TypeRef<'_>, index: usize) -> bool {
    let structure = ty.dyn_cast::<LLVMStructType<'_>>();
    let element = structure.and_then(|it| it.body().get(index).copied());
    element.is_some_and(|it| ty.ctx().type_ref(it).is_signless_integer_of(32))
}

fn is_in_space(ty: TypeRef<'_>, space: u32) -> bool {
    ty.dyn_cast::<LLVMPointerType<'_>>().is_some_and(|it| it.address_space() == space)
}

conditions! {
    LlvmDialectCompatibleStructOf32BitSignlessType
        llvm_dialect_compatible_struct_of_32_bit_signless_type |ty| is_i32_at(ty, 0);
    LlvmDialectCompatibleStructOf32BitSignlessType2
        llvm_dialect_compatible_struct_of_32_bit_signless_type_2 |ty| is_i32_at(ty, 1);
    LlvmPointerInAddressSpace0type llvm_pointer_in_address_space_0type |ty| is_in_space(ty, 0);
    LlvmPointerInAddressSpace1type llvm_pointer_in_address_space_1type |ty| is_in_space(ty, 1);
    RocdlBufferLdsType rocdl_buffer_lds_type |ty| is_in_space(ty, 3);
    RocdlBufferRsrcType rocdl_buffer_rsrc_type |ty| is_in_space(ty, 8);
}

/// Parses the operands of an access to a raw buffer, and the type of its data.
fn parse(p: &mut OpParser<'_>, state: &mut OpState, is_load: bool) -> ParseResult {
    let at = p.offset();
    let operands = p.parse_operand_list_of(if is_load { 4 } else { 5 }, Delimiter::None)?;
    let ty = p.parse_colon_type()?;
    let i32: rt::Type = IntegerType::get(p.ctx(), 32).into();
    let resource = VectorType::get(p.ctx(), &[4], i32).into();
    let mut types = vec![resource, i32, i32, i32];
    if is_load {
        state.add_type(ty);
    } else {
        types.insert(0, ty);
    }
    p.resolve_operands_typed(&operands, &types, at, state)
}

/// Implements the text of accesses to raw buffers.
macro_rules! buffers {
    ($($op:ident: $is_load:literal;)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    parse(p, state, $is_load)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    p.write(" ");
                    p.print_operands((*self).operands());
                    p.write(" : ");
                    p.print_type(match $is_load {
                        true => (*self).result(0).ty(),
                        false => (*self).operand(0).ty(),
                    });
                }
            }
        )*
    };
}

buffers! {
    RawBufferLoadOp: true;
    RawBufferStoreOp: false;
    RawBufferAtomicFAddOp: false;
    RawBufferAtomicFMaxOp: false;
    RawBufferAtomicSMaxOp: false;
    RawBufferAtomicUMinOp: false;
}
