//! Memory: allocation, addresses, loads, stores and atomic accesses.

use super::types::{is_compatible_floating_point_type, is_compatible_vector_type};
use super::{
    AllocaOp, AtomicBinOp, AtomicCmpXchgOp, AtomicOrdering, AtomicRMWOp, FenceOp,
    GEPIndicesDirective, GEPNoWrapFlags, GEPOp, LLVMArrayType, LLVMDialect, LLVMPointerType,
    LLVMStructType, LLVMTargetExtType, LoadOp, StoreOp, words,
};
use crate::llvm::prelude::*;

/// The index that stands for an operand.
const DYNAMIC: i32 = i32::MIN;

impl<'ir> CustomAssembly<'ir> for AllocaOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let ctx = p.ctx();
        if p.parse_optional_keyword("inalloca")? {
            state.add_property(p.ctx(), Self::INALLOCA, UnitAttr::get(ctx));
        }
        let size = p.parse_operand()?;
        p.parse_keyword("x")?;
        let element = p.parse_type()?;
        p.parse_optional_attr_dict(state)?;
        p.parse_colon()?;
        let at = p.offset();
        let ty = p.parse_type()?;
        let alignment_name = ctx.ident(Self::ALIGNMENT.name);
        if let Some(alignment) = state.attr(alignment_name) {
            let Some(number) = p.attr_ref(alignment).dyn_cast::<IntegerAttr<'_>>() else {
                return Err(p.custom_error_at(p.name_loc(), "expected integer alignment"));
            };
            if number.value().is_zero() {
                state.attrs.retain(|it| it.name != alignment_name);
            }
        }
        let function = p.type_ref(ty).dyn_cast::<FunctionType<'_>>();
        let Some(function) = function.filter(|it| it.num_inputs() == 1 && it.num_results() == 1)
        else {
            let text = "expected trailing function type with one argument and one result";
            return Err(p.custom_error_at(at, text));
        };
        p.add_operand(size, function.input(0), state)?;
        let result = function.result(0);
        if result.isa::<LLVMPointerType<'_>>() {
            state.add_property(p.ctx(), Self::ELEM_TYPE, TypeAttr::get(ctx, element));
        }
        state.add_type(result);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(if self.inalloca() { " inalloca " } else { " " });
        p.print_operand(*self.array_size());
        p.write(" x ");
        p.print_type(self.elem_type());
        let elided = [Self::ELEM_TYPE, Self::INALLOCA, Self::ALIGNMENT];
        let count = if self.alignment().unwrap_or(0) != 0 { 2 } else { 3 };
        p.print_optional_attr_dict(*self, &elided[..count]);
        p.write(" : ");
        let (size, result) = (self.array_size().ty().handle(), self.res().ty().handle());
        p.print_signature(&[size], &[result]);
    }
}

impl<'ir> Verify<'ir> for AllocaOp<'ir> {
    fn verify(self) -> VerifyResult {
        let target = self.elem_type().dyn_cast::<LLVMTargetExtType<'_>>();
        match target.is_some_and(|it| !it.supports_mem_ops()) {
            true => Err(self.op_error("this target extension type cannot be used in alloca")),
            false => Ok(()),
        }
    }
}

impl GEPIndicesDirective for LLVMDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, DenseI32ArrayAttr<'c>)> {
        let (at, mut operands, mut indices) = (p.offset(), Vec::new(), Vec::new());
        loop {
            match p.parse_optional_integer_as()? {
                Some(index) => indices.push(index),
                None => {
                    indices.push(DYNAMIC);
                    operands.push(p.parse_operand()?);
                }
            }
            if !p.parse_optional_comma()? {
                return Ok((
                    Operands::new(operands, at),
                    DenseI32ArrayAttr::get(p.ctx(), &indices),
                ));
            }
        }
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        mut operands: OperandRange<'ir>,
        indices: DenseI32ArrayAttr<'ir>,
    ) {
        for (at, index) in indices.values().enumerate() {
            p.write(if at > 0 { ", " } else { "" });
            match if index == DYNAMIC { operands.next() } else { None } {
                Some(operand) => p.print_operand(operand),
                None => p.write(&index.to_string()),
            }
        }
    }
}

impl<'ir> Verify<'ir> for GEPOp<'ir> {
    fn verify(self) -> VerifyResult {
        let indices = self.raw_constant_indices();
        let dynamic = indices.iter().filter(|it| **it == DYNAMIC).count();
        if dynamic != self.dynamic_indices().len() {
            return Err(self.op_error(
                "expected as many dynamic indices as specified in 'rawConstantIndices'",
            ));
        }
        if self.no_wrap_flags() == GEPNoWrapFlags::INBOUNDS_FLAG {
            return Err(self.op_error("'inbounds_flag' cannot be used directly."));
        }
        let mut ty = self.elem_type();
        for (at, index) in indices.iter().enumerate().skip(1) {
            ty = if let Some(structure) = ty.dyn_cast::<LLVMStructType<'_>>() {
                if *index == DYNAMIC {
                    let text = format!("expected index {at} indexing a struct to be constant");
                    return Err(self.op_error(text));
                }
                let member = usize::try_from(*index).ok();
                let Some(member) = member.and_then(|it| structure.body().get(it)) else {
                    let text = format!("index {at} indexing a struct is out of bounds");
                    return Err(self.op_error(text));
                };
                self.ctx().type_ref(*member)
            } else if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
                array.element_type()
            } else if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
                vector.element_type()
            } else {
                let text = format!("type '{ty}' cannot be indexed (index #{at})");
                return Err(self.op_error(text));
            };
        }
        Ok(())
    }
}

impl<'ir> ViewLikeOpInterfaceTrait<'ir> for GEPOp<'ir> {
    fn view_source(self) -> ValueRef<'ir> {
        self.base()
    }
}

/// Whether atomic operations can access values of this type.
fn is_atomic(ty: TypeRef<'_>) -> bool {
    let width = match ty.int_or_float_bit_width() {
        Some(width) if ty.isa::<IntegerType<'_>>() || is_compatible_floating_point_type(ty) => {
            width
        }
        _ if ty.isa::<LLVMPointerType<'_>>() => 64,
        _ => return false,
    };
    width >= 8 && width.is_power_of_two()
}

/// Checks the attributes of a load or a store.
fn verify_access(
    op: OpRef<'_>,
    ty: TypeRef<'_>,
    (ordering, alignment, has_scope): (AtomicOrdering, Option<u64>, bool),
    unsupported: [AtomicOrdering; 2],
) -> VerifyResult {
    if ordering == AtomicOrdering::NotAtomic {
        return match has_scope {
            true => Err(op.op_error("expected syncscope to be null for non-atomic access")),
            false => Ok(()),
        };
    }
    if !is_atomic(ty) {
        return Err(op.op_error(format!("unsupported type '{ty}' for atomic access")));
    }
    if unsupported.contains(&ordering) {
        let text = format!("unsupported ordering '{}'", words::text(ordering));
        return Err(op.op_error(text));
    }
    match alignment {
        Some(_) => Ok(()),
        None => Err(op.op_error("expected alignment for atomic access")),
    }
}

impl<'ir> Verify<'ir> for LoadOp<'ir> {
    fn verify(self) -> VerifyResult {
        let access = (self.ordering(), self.alignment(), self.syncscope().is_some());
        let unsupported = [AtomicOrdering::Release, AtomicOrdering::AcqRel];
        verify_access(*self, self.res().ty(), access, unsupported)
    }
}

impl<'ir> Verify<'ir> for StoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        let access = (self.ordering(), self.alignment(), self.syncscope().is_some());
        let unsupported = [AtomicOrdering::Acquire, AtomicOrdering::AcqRel];
        verify_access(*self, self.value().ty(), access, unsupported)
    }
}

/// The effects of an access: those on the address, and any if it is volatile or synchronizes.
macro_rules! accesses {
    ($($op:ident: $effect:ident;)*) => {
        $(
            impl<'ir> MemoryEffectOpInterfaceTrait<'ir> for $op<'ir> {
                fn effects(self) -> ods_runtime::rt::EffectInstances<'ir, ods_runtime::rt::MemoryEffect> {
                    use ods_runtime::rt::{EffectInstance, MemoryEffect};
                    let address = (*self).op_operand(usize::from(stringify!($effect) == "Write"));
                    let mut effects: ods_runtime::rt::EffectInstances<'ir, MemoryEffect> =
                        [EffectInstance::new(MemoryEffect::$effect).on_operand(address)]
                            .into_iter()
                            .collect();
                    let is_weak =
                        matches!(self.ordering(), AtomicOrdering::NotAtomic | AtomicOrdering::Unordered);
                    if self.volatile() || !is_weak {
                        effects.push(EffectInstance::new(MemoryEffect::Write));
                        effects.push(EffectInstance::new(MemoryEffect::Read));
                    }
                    effects
                }
            }
        )*
    };
}

accesses! {
    LoadOp: Read;
    StoreOp: Write;
}

impl<'ir> Verify<'ir> for AtomicRMWOp<'ir> {
    fn verify(self) -> VerifyResult {
        use AtomicBinOp::{Fadd, Fmax, Fmaximum, Fmin, Fminimum, Fsub, Xchg};
        let ty = self.val().ty();
        match self.bin_op() {
            Fadd | Fsub | Fmin | Fmax | Fminimum | Fmaximum => {
                if is_compatible_vector_type(ty) {
                    let vector = ty.cast::<VectorType<'_>>();
                    if vector.is_scalable() {
                        return Err(self.op_error("expected LLVM IR fixed vector type"));
                    }
                    if !is_compatible_floating_point_type(vector.element_type()) {
                        let text = "expected LLVM IR floating point type for vector element";
                        return Err(self.op_error(text));
                    }
                } else if !is_compatible_floating_point_type(ty) {
                    return Err(self.op_error("expected LLVM IR floating point type"));
                }
            }
            Xchg if !is_atomic(ty) => {
                return Err(self.op_error("unexpected LLVM IR type for 'xchg' bin_op"));
            }
            Xchg => {}
            _ => {
                let width = ty.dyn_cast::<IntegerType<'_>>().map_or(0, |it| it.width());
                if ![8, 16, 32, 64].contains(&width) {
                    return Err(self.op_error("expected LLVM IR integer type"));
                }
            }
        }
        match self.ordering() {
            AtomicOrdering::NotAtomic | AtomicOrdering::Unordered => {
                Err(self.op_error("expected at least 'monotonic' ordering"))
            }
            _ => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for AtomicCmpXchgOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !is_atomic(self.val().ty()) {
            return Err(self.op_error("unexpected LLVM IR type"));
        }
        let is_weak = |it| matches!(it, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered);
        let failure = self.failure_ordering();
        if is_weak(self.success_ordering()) || is_weak(failure) {
            return Err(self.op_error("ordering must be at least 'monotonic'"));
        }
        match failure {
            AtomicOrdering::Release | AtomicOrdering::AcqRel => {
                Err(self.op_error("failure ordering cannot be 'release' or 'acq_rel'"))
            }
            _ => Ok(()),
        }
    }
}

impl<'ir> Verify<'ir> for FenceOp<'ir> {
    fn verify(self) -> VerifyResult {
        match self.ordering() {
            AtomicOrdering::NotAtomic | AtomicOrdering::Unordered | AtomicOrdering::Monotonic => {
                let text = "can be given only acquire, release, acq_rel, and seq_cst orderings";
                Err(self.op_error(text))
            }
            _ => Ok(()),
        }
    }
}
