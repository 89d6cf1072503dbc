//! Instructions, by the names of operations.

use ods_runtime::OpRef;

use super::{Cursor, Translate, TranslationResult, calls, loops, memory, metadata};
use crate::llvm::*;
use crate::target::llvmir::ir::{
    BinaryOp, CastOp, Constant, FastMathFlags, InstructionKind, UnaryOp, Value, WrapFlags,
};
use crate::target::llvmir::keywords;

/// The translations of the dialect `llvm`, without its intrinsics.
pub(super) const TRANSLATIONS: &[(&str, Translate)] = &[
    ("llvm.add", |cursor, op| binary(cursor, op, BinaryOp::Add)),
    ("llvm.sub", |cursor, op| binary(cursor, op, BinaryOp::Sub)),
    ("llvm.mul", |cursor, op| binary(cursor, op, BinaryOp::Mul)),
    ("llvm.udiv", |cursor, op| binary(cursor, op, BinaryOp::UDiv)),
    ("llvm.sdiv", |cursor, op| binary(cursor, op, BinaryOp::SDiv)),
    ("llvm.urem", |cursor, op| binary(cursor, op, BinaryOp::URem)),
    ("llvm.srem", |cursor, op| binary(cursor, op, BinaryOp::SRem)),
    ("llvm.and", |cursor, op| binary(cursor, op, BinaryOp::And)),
    ("llvm.or", |cursor, op| binary(cursor, op, BinaryOp::Or)),
    ("llvm.xor", |cursor, op| binary(cursor, op, BinaryOp::Xor)),
    ("llvm.shl", |cursor, op| binary(cursor, op, BinaryOp::Shl)),
    ("llvm.lshr", |cursor, op| binary(cursor, op, BinaryOp::LShr)),
    ("llvm.ashr", |cursor, op| binary(cursor, op, BinaryOp::AShr)),
    ("llvm.fadd", |cursor, op| binary(cursor, op, BinaryOp::FAdd)),
    ("llvm.fsub", |cursor, op| binary(cursor, op, BinaryOp::FSub)),
    ("llvm.fmul", |cursor, op| binary(cursor, op, BinaryOp::FMul)),
    ("llvm.fdiv", |cursor, op| binary(cursor, op, BinaryOp::FDiv)),
    ("llvm.frem", |cursor, op| binary(cursor, op, BinaryOp::FRem)),
    ("llvm.fneg", negate),
    ("llvm.icmp", integer_comparison),
    ("llvm.fcmp", float_comparison),
    ("llvm.bitcast", |cursor, op| cast(cursor, op, CastOp::BitCast)),
    ("llvm.addrspacecast", |cursor, op| cast(cursor, op, CastOp::AddrSpaceCast)),
    ("llvm.inttoptr", |cursor, op| cast(cursor, op, CastOp::IntToPtr)),
    ("llvm.ptrtoint", |cursor, op| cast(cursor, op, CastOp::PtrToInt)),
    ("llvm.sext", |cursor, op| cast(cursor, op, CastOp::SExt)),
    ("llvm.zext", |cursor, op| cast(cursor, op, CastOp::ZExt)),
    ("llvm.trunc", |cursor, op| cast(cursor, op, CastOp::Trunc)),
    ("llvm.sitofp", |cursor, op| cast(cursor, op, CastOp::SIToFP)),
    ("llvm.uitofp", |cursor, op| cast(cursor, op, CastOp::UIToFP)),
    ("llvm.fptosi", |cursor, op| cast(cursor, op, CastOp::FPToSI)),
    ("llvm.fptoui", |cursor, op| cast(cursor, op, CastOp::FPToUI)),
    ("llvm.fpext", |cursor, op| cast(cursor, op, CastOp::FPExt)),
    ("llvm.fptrunc", |cursor, op| cast(cursor, op, CastOp::FPTrunc)),
    ("llvm.select", select),
    ("llvm.freeze", |cursor, op| {
        let value = cursor.value(op.operand(0))?;
        cursor.insert(op, InstructionKind::Freeze(value)).map(drop)
    }),
    ("llvm.va_arg", |cursor, op| {
        let list = cursor.value(op.operand(0))?;
        cursor.insert(op, InstructionKind::VaArg(list)).map(drop)
    }),
    ("llvm.extractelement", extract_element),
    ("llvm.insertelement", insert_element),
    ("llvm.shufflevector", shuffle_vector),
    ("llvm.extractvalue", extract_value),
    ("llvm.insertvalue", insert_value),
    ("llvm.mlir.constant", constant),
    ("llvm.mlir.undef", |cursor, op| {
        let ty = cursor.ty(op.result(0).ty(), op)?;
        let value = cursor.module().undef(ty);
        set_constant(cursor, op, value)
    }),
    ("llvm.mlir.poison", |cursor, op| {
        let ty = cursor.ty(op.result(0).ty(), op)?;
        let value = cursor.module().poison(ty);
        set_constant(cursor, op, value)
    }),
    ("llvm.mlir.zero", zero),
    ("llvm.mlir.none", zero),
    ("llvm.mlir.addressof", address_of),
    ("llvm.dso_local_equivalent", dso_local_equivalent),
    ("llvm.blockaddress", block_address),
    ("llvm.blocktag", |_, _| Ok(())),
    ("llvm.return", return_),
    ("llvm.br", branch),
    ("llvm.cond_br", conditional_branch),
    ("llvm.switch", switch),
    ("llvm.indirectbr", indirect_branch),
    ("llvm.unreachable", |cursor, op| cursor.insert(op, InstructionKind::Unreachable).map(drop)),
    ("llvm.resume", |cursor, op| {
        let value = cursor.value(op.operand(0))?;
        cursor.insert(op, InstructionKind::Resume(value)).map(drop)
    }),
    ("llvm.landingpad", calls::landing_pad),
    ("llvm.call", calls::call),
    ("llvm.invoke", calls::invoke),
    ("llvm.inline_asm", calls::inline_asm),
    ("llvm.call_intrinsic", calls::call_intrinsic),
    ("llvm.alloca", memory::alloca),
    ("llvm.load", memory::load),
    ("llvm.store", memory::store),
    ("llvm.getelementptr", memory::gep),
    ("llvm.atomicrmw", memory::atomic_rmw),
    ("llvm.cmpxchg", memory::cmpxchg),
    ("llvm.fence", memory::fence),
];

/// The fast-math flags of an operation.
pub(super) fn fast_math_flags(op: OpRef<'_>) -> FastMathFlags {
    let Some(interface) = op.dyn_cast::<FastmathFlagsInterface<'_>>() else {
        return FastMathFlags::default();
    };
    let flags = interface.fastmath_attr().map(|it| it.value()).unwrap_or(FastmathFlags::NONE);
    let has = |flag: FastmathFlags| flags.contains(flag);
    FastMathFlags {
        reassoc: has(FastmathFlags::REASSOC),
        nnan: has(FastmathFlags::NNAN),
        ninf: has(FastmathFlags::NINF),
        nsz: has(FastmathFlags::NSZ),
        arcp: has(FastmathFlags::ARCP),
        contract: has(FastmathFlags::CONTRACT),
        afn: has(FastmathFlags::AFN),
    }
}

fn wrap_flags(op: OpRef<'_>) -> WrapFlags {
    let overflow = op.dyn_cast::<IntegerOverflowFlagsInterface<'_>>();
    WrapFlags {
        no_unsigned_wrap: overflow.is_some_and(|it| it.has_no_unsigned_wrap()),
        no_signed_wrap: overflow.is_some_and(|it| it.has_no_signed_wrap()),
        is_exact: op.dyn_cast::<ExactFlagInterface<'_>>().is_some_and(|it| it.is_exact()),
        is_disjoint: op.dyn_cast::<DisjointFlagInterface<'_>>().is_some_and(|it| it.is_disjoint()),
        is_non_negative: op.dyn_cast::<NonNegFlagInterface<'_>>().is_some_and(|it| it.non_neg()),
        has_same_sign: false,
    }
}

fn binary<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>, kind: BinaryOp) -> TranslationResult {
    let (lhs, rhs) = (cursor.value(op.operand(0))?, cursor.value(op.operand(1))?);
    let value = cursor.builder().binary(kind, wrap_flags(op), fast_math_flags(op), lhs, rhs);
    cursor.set(op.result(0), value);
    Ok(())
}

fn negate<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let operand = cursor.value(op.operand(0))?;
    let value = cursor.builder().unary(UnaryOp::FNeg, fast_math_flags(op), operand);
    cursor.set(op.result(0), value);
    Ok(())
}

fn integer_comparison<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let predicate = keywords::integer_predicate(op.cast::<ICmpOp<'_>>().predicate());
    let (lhs, rhs) = (cursor.value(op.operand(0))?, cursor.value(op.operand(1))?);
    let value = cursor.builder().icmp(predicate, lhs, rhs);
    cursor.set(op.result(0), value);
    Ok(())
}

fn float_comparison<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let predicate = keywords::float_predicate(op.cast::<FCmpOp<'_>>().predicate());
    let (lhs, rhs) = (cursor.value(op.operand(0))?, cursor.value(op.operand(1))?);
    let value = cursor.builder().fcmp(predicate, fast_math_flags(op), lhs, rhs);
    cursor.set(op.result(0), value);
    Ok(())
}

fn cast<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>, kind: CastOp) -> TranslationResult {
    let operand = cursor.value(op.operand(0))?;
    let ty = cursor.ty(op.result(0).ty(), op)?;
    let flags = fast_math_flags(op);
    let value = cursor.builder().cast(kind, wrap_flags(op), flags, operand, ty);
    if let Value::Instruction(id) = value
        && kind == CastOp::IntToPtr
        && value != operand
    {
        metadata::dereferenceable(cursor, op, id);
    }
    cursor.set(op.result(0), value);
    Ok(())
}

fn select<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let condition = cursor.value(op.operand(0))?;
    let (then, otherwise) = (cursor.value(op.operand(1))?, cursor.value(op.operand(2))?);
    let ty = cursor.ty(op.result(0).ty(), op)?;
    let flags = match cursor.module().types.may_have_fast_math_flags(ty) {
        true => fast_math_flags(op),
        false => FastMathFlags::default(),
    };
    let value = cursor.builder().select(condition, then, otherwise, flags);
    cursor.set(op.result(0), value);
    Ok(())
}

fn extract_element<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let (vector, index) = (cursor.value(op.operand(0))?, cursor.value(op.operand(1))?);
    let value = cursor.builder().extract_element(vector, index);
    cursor.set(op.result(0), value);
    Ok(())
}

fn insert_element<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<InsertElementOp<'_>>();
    let vector = cursor.value(*view.vector())?;
    let element = cursor.value(view.value())?;
    let index = cursor.value(*view.position())?;
    let value = cursor.builder().insert_element(vector, element, index);
    cursor.set(op.result(0), value);
    Ok(())
}

fn shuffle_vector<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let mask = op.cast::<ShuffleVectorOp<'_>>().mask();
    let (lhs, rhs) = (cursor.value(op.operand(0))?, cursor.value(op.operand(1))?);
    let value = cursor.builder().shuffle_vector(lhs, rhs, &mask);
    cursor.set(op.result(0), value);
    Ok(())
}

/// The indices of a place in an aggregate.
fn position(position: &[i64]) -> Vec<u32> {
    position.iter().map(|it| *it as u32).collect()
}

fn extract_value<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<ExtractValueOp<'_>>();
    let aggregate = cursor.value(view.container())?;
    let value = cursor.builder().extract_value(aggregate, &position(&view.position()));
    cursor.set(op.result(0), value);
    Ok(())
}

fn insert_value<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<InsertValueOp<'_>>();
    let (aggregate, element) = (cursor.value(view.container())?, cursor.value(view.value())?);
    let value = cursor.builder().insert_value(aggregate, element, &position(&view.position()));
    cursor.set(op.result(0), value);
    Ok(())
}

fn set_constant<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    constant: crate::target::llvmir::ir::ConstantId,
) -> TranslationResult {
    cursor.set(op.result(0), Value::Constant(constant));
    Ok(())
}

fn constant<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let ty = cursor.ty(op.result(0).ty(), op)?;
    let value = op.cast::<ConstantOp<'_>>().value();
    let value = cursor.translation.constant(ty, value, op)?;
    set_constant(cursor, op, value)
}

fn zero<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let ty = cursor.ty(op.result(0).ty(), op)?;
    let value = cursor.module().zero(ty);
    set_constant(cursor, op, value)
}

fn address_of<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let name = op.cast::<AddressOfOp<'_>>().global_name();
    let global = cursor.translation.symbol(name, op)?;
    let value = cursor.module().global_address(global);
    set_constant(cursor, op, value)
}

fn dso_local_equivalent<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let name = op.cast::<DSOLocalEquivalentOp<'_>>().function_name();
    let global = cursor.translation.symbol(name, op)?;
    let ty = cursor.ty(op.result(0).ty(), op)?;
    let value = cursor.module().add_constant(Constant::DsoLocalEquivalent { ty, global });
    set_constant(cursor, op, value)
}

fn block_address<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let address = op.cast::<BlockAddressOp<'_>>().block_addr();
    let name = address.function().value();
    let (function, block) = cursor.translation.tagged_block(name, address.tag(), op)?;
    let ty = cursor.ty(op.result(0).ty(), op)?;
    let value = cursor.module().add_constant(Constant::BlockAddress { ty, function, block });
    set_constant(cursor, op, value)
}

fn return_<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let value = op.operands().first().map(|it| cursor.value(it)).transpose()?;
    cursor.insert(op, InstructionKind::Ret(value)).map(drop)
}

fn branch<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let kind = InstructionKind::Br(cursor.successor(op, 0));
    let id = cursor.insert(op, kind)?;
    loops::annotate(cursor, op, id, op.cast::<BrOp<'_>>().loop_annotation())
}

fn conditional_branch<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let condition = cursor.value(op.operand(0))?;
    let (then, otherwise) = (cursor.successor(op, 0), cursor.successor(op, 1));
    let id = cursor.insert(op, InstructionKind::CondBr { condition, then, otherwise })?;
    let view = op.cast::<CondBrOp<'_>>();
    metadata::branch_weights(cursor, id, view.branch_weights());
    loops::annotate(cursor, op, id, view.loop_annotation())
}

fn switch<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<SwitchOp<'_>>();
    let value = cursor.value(op.operand(0))?;
    let ty = cursor.ty(op.operand(0).ty(), op)?;
    let default = cursor.successor(op, 0);
    let mut cases = Vec::new();
    let numbers = view.case_values().into_iter().flat_map(|it| it.int_values());
    for (index, number) in numbers.enumerate() {
        let case = cursor.module().integer(ty, number);
        cases.push((case, cursor.successor(op, index + 1)));
    }
    let id = cursor.insert(op, InstructionKind::Switch { value, default, cases })?;
    metadata::branch_weights(cursor, id, view.branch_weights());
    Ok(())
}

fn indirect_branch<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let address = cursor.value(op.operand(0))?;
    let destinations = (0..op.num_successors()).map(|it| cursor.successor(op, it)).collect();
    cursor.insert(op, InstructionKind::IndirectBr { address, destinations }).map(drop)
}
