//! Calls.

use ods_runtime::attrs::*;
use ods_runtime::{OpRef, ValueRef};

use super::instructions::fast_math_flags;
use super::{Cursor, TranslationResult, attributes, functions, intrinsics, metadata};
use crate::llvm::{
    AsmDialect, CallIntrinsicOp, CallOp, InlineAsmOp, InvokeOp, LLVMFunctionType, LandingpadOp,
    TailCallKind,
};
use crate::target::llvmir::ir::{
    Attribute, Call, CallTarget, FastMathFlags, InlineAsm, InstructionKind, OperandBundle,
    ParameterAttributes, TailCall, Type, TypeId, Value,
};
use crate::target::llvmir::keywords;

/// A call without attributes.
pub(super) fn plain(target: CallTarget, arguments: Vec<Value>) -> Call {
    Call {
        target,
        arguments,
        calling_convention: String::new(),
        tail: TailCall::None,
        flags: FastMathFlags::default(),
        attributes: Default::default(),
        parameter_attributes: ParameterAttributes::default(),
        bundles: Vec::new(),
    }
}

fn tail(kind: TailCallKind) -> TailCall {
    match kind {
        TailCallKind::None => TailCall::None,
        TailCallKind::Tail => TailCall::Tail,
        TailCallKind::MustTail => TailCall::MustTail,
        TailCallKind::NoTail => TailCall::NoTail,
    }
}

/// The bundles of a call.
pub(super) fn bundles<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    operands: Vec<impl IntoIterator<Item = ValueRef<'ir>>>,
    tags: Option<ArrayAttr<'ir>>,
) -> TranslationResult<Vec<OperandBundle>> {
    let tags = tags.into_iter().flat_map(|it| it.iter());
    let tags = tags.filter_map(|it| it.dyn_cast::<StringAttr<'_>>());
    operands
        .into_iter()
        .zip(tags)
        .map(|(operands, tag)| {
            Ok(OperandBundle { tag: tag.value().to_owned(), operands: cursor.values(operands)? })
        })
        .collect()
}

/// The type of the function that an operation calls.
fn callee_type<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    declared: Option<LLVMFunctionType<'ir>>,
    arguments: &[ValueRef<'ir>],
) -> TranslationResult<TypeId> {
    if let Some(declared) = declared {
        return cursor.ty(*declared, op);
    }
    let result = match op.results().first() {
        Some(result) => cursor.ty(result.ty(), op)?,
        None => cursor.module().types.void(),
    };
    let mut parameters = Vec::with_capacity(arguments.len());
    for argument in arguments {
        parameters.push(cursor.ty(argument.ty(), op)?);
    }
    let ty = Type::Function { result, parameters, is_variadic: false };
    Ok(cursor.module().types.get(ty))
}

/// What an operation calls, and the arguments: the callee by name, or the first of `operands`.
fn target<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    callee: Option<&str>,
    declared: Option<LLVMFunctionType<'ir>>,
    operands: &[ValueRef<'ir>],
) -> TranslationResult<(CallTarget, Vec<Value>)> {
    if let Some(name) = callee {
        let global = cursor.translation.symbol(name, op)?;
        let ty = match global {
            crate::target::llvmir::ir::GlobalId::Function(_) => cursor.module().value_type(global),
            _ => callee_type(cursor, op, declared, operands)?,
        };
        let callee = Value::Constant(cursor.module().global_address(global));
        return Ok((CallTarget { callee, ty }, cursor.values(operands.iter().copied())?));
    }
    let Some((callee, arguments)) = operands.split_first() else {
        return Err(op.error("call without a callee"));
    };
    let ty = callee_type(cursor, op, declared, arguments)?;
    let callee = cursor.value(*callee)?;
    Ok((CallTarget { callee, ty }, cursor.values(arguments.iter().copied())?))
}

/// Sets the flags of a call if its result is a float.
fn set_flags<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
    call: &mut Call,
) -> TranslationResult {
    if let Some(result) = op.results().first() {
        let ty = cursor.ty(result.ty(), op)?;
        if cursor.module().types.may_have_fast_math_flags(ty) {
            call.flags = fast_math_flags(op);
        }
    }
    Ok(())
}

pub(super) fn call<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<CallOp<'_>>();
    let operands: Vec<ValueRef<'ir>> = view.callee_operands().collect();
    let (target, arguments) = target(cursor, op, view.callee(), view.var_callee_type(), &operands)?;
    let mut call = plain(target, arguments);
    keywords::calling_convention(view.c_conv()).clone_into(&mut call.calling_convention);
    call.tail = tail(view.tail_call_kind());
    let words = [
        (view.convergent(), "convergent"),
        (view.no_unwind(), "nounwind"),
        (view.will_return(), "willreturn"),
        (view.no_inline(), "noinline"),
        (view.always_inline(), "alwaysinline"),
        (view.inline_hint(), "inlinehint"),
    ];
    for (_, word) in words.iter().filter(|(is_set, _)| *is_set) {
        call.attributes.add(Attribute::Enum(word));
    }
    if let Some(effects) = view.memory_effects() {
        call.attributes.add(functions::memory(effects));
    }
    call.parameter_attributes =
        cursor.translation.call_attributes(op, view.arg_attrs(), view.res_attrs())?;
    call.bundles = bundles(cursor, view.op_bundle_operands(), view.op_bundle_tags())?;
    set_flags(cursor, op, &mut call)?;
    let id = cursor.insert(op, InstructionKind::Call(Box::new(call)))?;
    metadata::access(cursor, op, id)
}

pub(super) fn invoke<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<InvokeOp<'_>>();
    let operands: Vec<ValueRef<'ir>> = view.callee_operands().collect();
    let (target, arguments) = target(cursor, op, view.callee(), view.var_callee_type(), &operands)?;
    let mut call = plain(target, arguments);
    keywords::calling_convention(view.c_conv()).clone_into(&mut call.calling_convention);
    let (arguments, results) = attributes::attrs_of(op);
    call.parameter_attributes = cursor.translation.call_attributes(op, arguments, results)?;
    call.bundles = bundles(cursor, view.op_bundle_operands(), view.op_bundle_tags())?;
    let (normal, unwind) = (cursor.successor(op, 0), cursor.successor(op, 1));
    let id = cursor.insert(op, InstructionKind::Invoke { call: Box::new(call), normal, unwind })?;
    metadata::branch_weights(cursor, id, view.branch_weights());
    Ok(())
}

pub(super) fn landing_pad<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let is_cleanup = op.cast::<LandingpadOp<'_>>().cleanup();
    let mut clauses = Vec::with_capacity(op.num_operands());
    for operand in op.operands() {
        let value = cursor.value(operand)?;
        if let Value::Constant(constant) = value {
            let ty = cursor.module().constant_type(constant);
            let is_filter = matches!(cursor.module().types[ty], Type::Array { .. });
            clauses.push((is_filter, value));
        }
    }
    cursor.insert(op, InstructionKind::LandingPad { is_cleanup, clauses }).map(drop)
}

pub(super) fn inline_asm<'ir>(cursor: &mut Cursor<'_, 'ir>, op: OpRef<'ir>) -> TranslationResult {
    let view = op.cast::<InlineAsmOp<'_>>();
    let operands: Vec<ValueRef<'ir>> = view.operands().collect();
    let ty = callee_type(cursor, op, None, &operands)?;
    let words = [
        (view.has_side_effects(), "sideeffect"),
        (view.is_align_stack(), "alignstack"),
        (view.asm_dialect() == Some(AsmDialect::AdIntel), "inteldialect"),
    ];
    let assembly = InlineAsm {
        text: view.asm_string().to_owned(),
        constraints: view.constraints().to_owned(),
        words: words.iter().filter(|it| it.0).map(|it| it.1).collect(),
    };
    let callee = Value::InlineAsm(cursor.module().inline_asm(assembly));
    let arguments = cursor.values(operands)?;
    let mut call = plain(CallTarget { callee, ty }, arguments);
    call.tail = tail(view.tail_call_kind());
    let attrs = view.operand_attrs().into_iter().flat_map(|it| it.iter());
    for (index, attrs) in attrs.enumerate() {
        let Some(attrs) = attrs.dyn_cast::<DictionaryAttr<'_>>() else { continue };
        if let Some(ty) = attrs.by_name("elementtype").and_then(|it| it.dyn_cast::<TypeAttr<'_>>())
        {
            let ty = cursor.ty(ty.value(), op)?;
            let attributes = call.parameter_attributes.parameter_mut(index);
            attributes.add(Attribute::Type("elementtype", ty));
        }
    }
    cursor.insert(op, InstructionKind::Call(Box::new(call))).map(drop)
}

pub(super) fn call_intrinsic<'ir>(
    cursor: &mut Cursor<'_, 'ir>,
    op: OpRef<'ir>,
) -> TranslationResult {
    let view = op.cast::<CallIntrinsicOp<'_>>();
    let arguments = cursor.values(view.args())?;
    let mut call = intrinsics::named_call(cursor, op, view.intrin(), arguments)?;
    call.parameter_attributes =
        cursor.translation.call_attributes(op, view.arg_attrs(), view.res_attrs())?;
    call.bundles = bundles(cursor, view.op_bundle_operands(), view.op_bundle_tags())?;
    set_flags(cursor, op, &mut call)?;
    cursor.insert(op, InstructionKind::Call(Box::new(call))).map(drop)
}
