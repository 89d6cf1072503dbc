//! Operations on constants.
//!
//! The results are those of LLVM's builder with a data layout, which translations use. `None` means that an instruction
//! remains.

use std::cmp::Ordering;

use ods_runtime::apfloat::{ApFloat, Rounding};
use ods_runtime::apint::ApInt;

use super::constants::{Constant, ConstantId, semantics};
use super::instructions::{BinaryOp, CastOp, GepFlags, WrapFlags};
use super::module::{GlobalId, Module};
use super::types::{Type, TypeId};

/// Computes a constant of a type from others.
type Apply<'a> = dyn Fn(&mut Module, &[ConstantId], TypeId) -> Option<ConstantId> + 'a;

/// Applies a function to the elements of vectors, or to the values themselves.
fn by_element(
    module: &mut Module,
    operands: &[ConstantId],
    ty: TypeId,
    apply: &Apply<'_>,
) -> Option<ConstantId> {
    let Type::Vector { element, count, is_scalable } = module.types[ty] else {
        return apply(module, operands, ty);
    };
    if is_scalable {
        return None;
    }
    let mut elements = Vec::with_capacity(count as usize);
    for index in 0..u64::from(count) {
        let mut parts = Vec::with_capacity(operands.len());
        for operand in operands {
            parts.push(module.element_of(*operand, index)?);
        }
        elements.push(apply(module, &parts, element)?);
    }
    Some(module.aggregate(ty, elements))
}

fn is_poison(module: &Module, id: ConstantId) -> bool {
    matches!(module.constant(id), Constant::Poison(_))
}

fn is_undef(module: &Module, id: ConstantId) -> bool {
    matches!(module.constant(id), Constant::Undef(_))
}

/// The float that a constant is, in the format of its type.
fn float(module: &Module, id: ConstantId) -> Option<ApFloat> {
    match module.constant(id) {
        Constant::Float { ty, bits } => {
            Some(ApFloat::from_bits(semantics(&module.types[*ty])?, *bits))
        }
        _ => None,
    }
}

/// `lhs op rhs`.
pub(in crate::target::llvmir) fn binary(
    module: &mut Module,
    op: BinaryOp,
    wrap: WrapFlags,
    lhs: ConstantId,
    rhs: ConstantId,
) -> Option<ConstantId> {
    let ty = module.constant_type(lhs);
    if is_poison(module, lhs) || is_poison(module, rhs) {
        return Some(module.poison(ty));
    }
    let folded = by_element(module, &[lhs, rhs], ty, &|module, operands, ty| {
        scalar_binary(module, op, operands[0], operands[1], ty)
    });
    if folded.is_some() {
        return folded;
    }
    // These are the operations that constants can have.
    let is_expression = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor);
    if !is_expression {
        return None;
    }
    let (lhs, rhs) = match module.integer_value(lhs).is_some() && op != BinaryOp::Sub {
        true => (rhs, lhs),
        false => (lhs, rhs),
    };
    Some(module.intern(Constant::Binary { op, flags: wrap, lhs, rhs, ty }))
}

fn scalar_binary(
    module: &mut Module,
    op: BinaryOp,
    lhs: ConstantId,
    rhs: ConstantId,
    ty: TypeId,
) -> Option<ConstantId> {
    if is_poison(module, lhs) || is_poison(module, rhs) {
        return Some(module.poison(ty));
    }
    if is_undef(module, lhs) || is_undef(module, rhs) {
        return undefined_binary(module, op, lhs, rhs, ty);
    }
    if let (Some(a), Some(b)) = (module.integer_value(lhs), module.integer_value(rhs)) {
        return Some(match integer_binary(op, &a.clone(), &b.clone())? {
            Some(value) => module.integer(ty, value),
            None => module.poison(ty),
        });
    }
    if let (Some(a), Some(b)) = (float(module, lhs), float(module, rhs)) {
        let rounding = Rounding::NearestEven;
        let value = match op {
            BinaryOp::FAdd => a.add(b, rounding),
            BinaryOp::FSub => a.subtract(b, rounding),
            BinaryOp::FMul => a.multiply(b, rounding),
            BinaryOp::FDiv => a.divide(b, rounding),
            BinaryOp::FRem => a.remainder(b),
            _ => return None,
        };
        return Some(module.float(ty, value.bits()));
    }
    identity(module, op, lhs, rhs)
}

/// The result if one operand is neutral, or determines the result alone.
fn identity(module: &Module, op: BinaryOp, lhs: ConstantId, rhs: ConstantId) -> Option<ConstantId> {
    let value = |id| module.integer_value(id);
    let is_zero = |id| value(id).is_some_and(ApInt::is_zero);
    let is_ones = |id| value(id).is_some_and(ApInt::is_all_ones);
    match op {
        BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor if is_zero(rhs) => Some(lhs),
        BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor if is_zero(lhs) => Some(rhs),
        BinaryOp::Sub | BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if is_zero(rhs) => {
            Some(lhs)
        }
        BinaryOp::And if is_ones(rhs) => Some(lhs),
        BinaryOp::And if is_ones(lhs) => Some(rhs),
        BinaryOp::And | BinaryOp::Mul if is_zero(rhs) => Some(rhs),
        BinaryOp::And | BinaryOp::Mul if is_zero(lhs) => Some(lhs),
        BinaryOp::Or if is_ones(rhs) => Some(rhs),
        BinaryOp::Or if is_ones(lhs) => Some(lhs),
        _ => None,
    }
}

/// An operation with an undefined operand.
fn undefined_binary(
    module: &mut Module,
    op: BinaryOp,
    lhs: ConstantId,
    rhs: ConstantId,
    ty: TypeId,
) -> Option<ConstantId> {
    let both = is_undef(module, lhs) && is_undef(module, rhs);
    match op {
        BinaryOp::Xor if both => Some(module.zero(ty)),
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor => Some(module.undef(ty)),
        BinaryOp::And if both => Some(module.undef(ty)),
        BinaryOp::And => Some(module.zero(ty)),
        BinaryOp::Or if both => Some(module.undef(ty)),
        BinaryOp::Or => {
            let width = module.types.integer_width(ty)?;
            Some(module.integer(ty, ApInt::from_i64(width, -1)))
        }
        BinaryOp::Mul if both => Some(module.undef(ty)),
        _ => None,
    }
}

/// The result for integers; `Some(None)` is poison.
fn integer_binary(op: BinaryOp, a: &ApInt, b: &ApInt) -> Option<Option<ApInt>> {
    let width = a.width();
    let shift = || b.to_u64().filter(|it| *it < u64::from(width)).map(|it| it as u32);
    Some(match op {
        BinaryOp::Add => Some(a.wrapping_add(b)),
        BinaryOp::Sub => Some(a.wrapping_sub(b)),
        BinaryOp::Mul => Some(a.wrapping_mul(b)),
        BinaryOp::UDiv | BinaryOp::URem | BinaryOp::SDiv | BinaryOp::SRem if b.is_zero() => None,
        BinaryOp::UDiv => Some(a.div_rem_unsigned(b)?.0),
        BinaryOp::URem => Some(a.div_rem_unsigned(b)?.1),
        BinaryOp::SDiv | BinaryOp::SRem if b.is_all_ones() && *a == ApInt::signed_min(width) => {
            None
        }
        BinaryOp::SDiv => Some(a.div_rem_signed(b)?.0),
        BinaryOp::SRem => Some(a.div_rem_signed(b)?.1),
        BinaryOp::Shl => shift().map(|it| a.shl(it)),
        BinaryOp::LShr => shift().map(|it| a.lshr(it)),
        BinaryOp::AShr => shift().map(|it| a.ashr(it)),
        BinaryOp::And => Some(a & b),
        BinaryOp::Or => Some(a | b),
        BinaryOp::Xor => Some(a ^ b),
        _ => return None,
    })
}

/// `fneg`.
pub(in crate::target::llvmir) fn negate(
    module: &mut Module,
    operand: ConstantId,
) -> Option<ConstantId> {
    let ty = module.constant_type(operand);
    by_element(module, &[operand], ty, &|module, operands, ty| {
        if is_poison(module, operands[0]) || is_undef(module, operands[0]) {
            return Some(operands[0]);
        }
        let value = float(module, operands[0])?;
        Some(module.float(ty, value.negate().bits()))
    })
}

/// A cast to `ty`.
pub(in crate::target::llvmir) fn cast(
    module: &mut Module,
    op: CastOp,
    operand: ConstantId,
    ty: TypeId,
) -> Option<ConstantId> {
    if is_poison(module, operand) {
        return Some(module.poison(ty));
    }
    if is_undef(module, operand) {
        return match op {
            CastOp::ZExt | CastOp::SExt | CastOp::UIToFP | CastOp::SIToFP => Some(module.zero(ty)),
            _ => Some(module.undef(ty)),
        };
    }
    if module.is_null(operand) && op != CastOp::AddrSpaceCast {
        return Some(module.zero(ty));
    }
    let from = module.constant_type(operand);
    let is_same_shape =
        module.types.element_count_of_vector(from) == module.types.element_count_of_vector(ty);
    let folded = match is_same_shape {
        true => by_element(module, &[operand], ty, &|module, operands, ty| {
            scalar_cast(module, op, operands[0], ty)
        }),
        false => None,
    };
    if folded.is_some() {
        return folded;
    }
    let is_expression = matches!(
        op,
        CastOp::Trunc
            | CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr
            | CastOp::BitCast
            | CastOp::AddrSpaceCast
    );
    is_expression.then(|| module.intern(Constant::Cast { op, operand, ty }))
}

fn scalar_cast(
    module: &mut Module,
    op: CastOp,
    operand: ConstantId,
    ty: TypeId,
) -> Option<ConstantId> {
    if is_poison(module, operand) {
        return Some(module.poison(ty));
    }
    let width = module.types.integer_width(ty);
    if let Some(value) = module.integer_value(operand).cloned() {
        let format = semantics(&module.types[ty]);
        return Some(match op {
            CastOp::Trunc | CastOp::ZExt => module.integer(ty, value.zext_or_trunc(width?)),
            CastOp::SExt => module.integer(ty, value.sext_or_trunc(width?)),
            CastOp::UIToFP => {
                let value = ApFloat::from_unsigned_int(format?, &value);
                module.float(ty, value.bits())
            }
            CastOp::SIToFP => {
                let value = ApFloat::from_signed_int(format?, &value);
                module.float(ty, value.bits())
            }
            CastOp::BitCast if width.is_some() => module.integer(ty, value),
            CastOp::BitCast if module.types.is_float(ty) => module.float(ty, value.low_u128()),
            _ => return None,
        });
    }
    if let Some(value) = float(module, operand) {
        return Some(match op {
            CastOp::FPExt | CastOp::FPTrunc => {
                let value = value.convert(semantics(&module.types[ty])?);
                module.float(ty, value.bits())
            }
            CastOp::FPToSI => match value.to_signed_int(width?) {
                Some(value) => module.integer(ty, value),
                None => module.poison(ty),
            },
            CastOp::FPToUI => match value.to_unsigned_int(width?) {
                Some(value) => module.integer(ty, value),
                None => module.poison(ty),
            },
            CastOp::BitCast if width.is_some() => {
                module.integer(ty, ApInt::from_u128(width?, value.bits()))
            }
            CastOp::BitCast => module.float(ty, value.bits()),
            _ => return None,
        });
    }
    address_cast(module, op, operand, ty)
}

/// A cast of what another cast, or an offset of null, has made.
fn address_cast(
    module: &mut Module,
    op: CastOp,
    operand: ConstantId,
    ty: TypeId,
) -> Option<ConstantId> {
    let Constant::Cast { op: inner, operand: source, .. } = *module.constant(operand) else {
        return None;
    };
    let source_ty = module.constant_type(source);
    match (op, inner) {
        (CastOp::PtrToInt | CastOp::PtrToAddr, CastOp::IntToPtr) => {
            let value = module.integer_value(source)?.clone();
            let space = module.types.address_space(module.constant_type(operand))?;
            let value = value.zext_or_trunc(module.layout.pointer_width(space));
            let width = module.types.integer_width(ty)?;
            Some(module.integer(ty, value.zext_or_trunc(width)))
        }
        (CastOp::IntToPtr, CastOp::PtrToInt) if source_ty == ty => {
            let width = module.types.integer_width(module.constant_type(operand))?;
            let space = module.types.address_space(ty)?;
            (width >= module.layout.pointer_width(space)).then_some(source)
        }
        _ => None,
    }
}

/// A comparison of integers or pointers; `ty` is that of the result.
pub(in crate::target::llvmir) fn compare_integers(
    module: &mut Module,
    predicate: &str,
    lhs: ConstantId,
    rhs: ConstantId,
    ty: TypeId,
) -> Option<ConstantId> {
    if is_poison(module, lhs) || is_poison(module, rhs) {
        return Some(module.poison(ty));
    }
    by_element(module, &[lhs, rhs], ty, &|module, operands, ty| {
        let (lhs, rhs) = (operands[0], operands[1]);
        if is_poison(module, lhs) || is_poison(module, rhs) {
            return Some(module.poison(ty));
        }
        let result = match (module.integer_value(lhs), module.integer_value(rhs)) {
            (Some(a), Some(b)) => {
                let order = match predicate.starts_with('s') {
                    true => a.cmp_signed(b),
                    false => a.cmp_unsigned(b),
                };
                match predicate {
                    "eq" => order == Ordering::Equal,
                    "ne" => order != Ordering::Equal,
                    "ugt" | "sgt" => order == Ordering::Greater,
                    "uge" | "sge" => order != Ordering::Less,
                    "ult" | "slt" => order == Ordering::Less,
                    _ => order != Ordering::Greater,
                }
            }
            _ => compare_addresses(module, predicate, lhs, rhs)?,
        };
        Some(module.i1(result))
    })
}

/// A comparison of addresses that are known to be equal or different.
fn compare_addresses(
    module: &Module,
    predicate: &str,
    lhs: ConstantId,
    rhs: ConstantId,
) -> Option<bool> {
    let is_global = |id| match module.constant(id) {
        Constant::Global { global, .. } => {
            let global = module.global(*global);
            global.linkage != "extern_weak" && global.address_space == 0
        }
        _ => false,
    };
    let is_null = |id| matches!(module.constant(id), Constant::Null(_));
    if lhs == rhs && (is_null(lhs) || is_global(lhs)) {
        return Some(matches!(predicate, "eq" | "uge" | "ule" | "sge" | "sle"));
    }
    if (is_global(lhs) && is_null(rhs)) || (is_null(lhs) && is_global(rhs)) {
        let is_greater = is_global(lhs);
        return match predicate {
            "eq" => Some(false),
            "ne" => Some(true),
            "ugt" | "uge" => Some(is_greater),
            "ult" | "ule" => Some(!is_greater),
            _ => None,
        };
    }
    None
}

/// A comparison of floats; `ty` is that of the result.
pub(in crate::target::llvmir) fn compare_floats(
    module: &mut Module,
    predicate: &str,
    lhs: ConstantId,
    rhs: ConstantId,
    ty: TypeId,
) -> Option<ConstantId> {
    if matches!(predicate, "false" | "true") {
        let value = predicate == "true";
        let scalar = module.i1(value);
        return Some(match module.types[ty] {
            Type::Vector { .. } => module.splat_of(ty, scalar),
            _ => scalar,
        });
    }
    if is_poison(module, lhs) || is_poison(module, rhs) {
        return Some(module.poison(ty));
    }
    by_element(module, &[lhs, rhs], ty, &|module, operands, _| {
        let (a, b) = (float(module, operands[0])?, float(module, operands[1])?);
        let order = a.compare(b);
        let (unordered, relation) = predicate.split_at(1);
        let is_unordered = unordered == "u";
        let result = match (order, relation) {
            (None, "rd") => false,
            (Some(_), "rd") => true,
            (None, "no") => true,
            (Some(_), "no") => false,
            (None, _) => is_unordered,
            (Some(order), "eq") => order == Ordering::Equal,
            (Some(order), "ne") => order != Ordering::Equal,
            (Some(order), "gt") => order == Ordering::Greater,
            (Some(order), "ge") => order != Ordering::Less,
            (Some(order), "lt") => order == Ordering::Less,
            (Some(order), _) => order != Ordering::Greater,
        };
        let result = match predicate {
            "ord" => order.is_some(),
            "uno" => order.is_none(),
            _ => result,
        };
        Some(module.i1(result))
    })
}

/// `select`.
pub(in crate::target::llvmir) fn select(
    module: &mut Module,
    condition: ConstantId,
    then: ConstantId,
    otherwise: ConstantId,
) -> Option<ConstantId> {
    let ty = module.constant_type(then);
    if is_poison(module, condition) {
        return Some(module.poison(ty));
    }
    if let Some(value) = module.integer_value(condition) {
        return Some(if value.is_zero() { otherwise } else { then });
    }
    if then == otherwise {
        return Some(then);
    }
    let condition_ty = module.constant_type(condition);
    if !matches!(module.types[condition_ty], Type::Vector { .. }) {
        return None;
    }
    by_element(module, &[condition, then, otherwise], ty, &|module, operands, _| {
        let is_then = !module.integer_value(operands[0])?.is_zero();
        Some(if is_then { operands[1] } else { operands[2] })
    })
}

/// `insertvalue`.
pub(in crate::target::llvmir) fn insert_value(
    module: &mut Module,
    aggregate: ConstantId,
    value: ConstantId,
    indices: &[u32],
) -> Option<ConstantId> {
    let Some((index, rest)) = indices.split_first() else { return Some(value) };
    let ty = module.constant_type(aggregate);
    let mut elements = module.elements_of(aggregate)?;
    let element = elements.get_mut(*index as usize)?;
    let old = *element;
    *element = insert_value(module, old, value, rest)?;
    Some(module.aggregate(ty, elements))
}

/// `extractelement`.
pub(in crate::target::llvmir) fn extract_element(
    module: &mut Module,
    vector: ConstantId,
    index: ConstantId,
) -> Option<ConstantId> {
    let ty = module.constant_type(vector);
    let element = module.types.scalar(ty);
    if is_poison(module, vector) || is_poison(module, index) || is_undef(module, index) {
        return Some(module.poison(element));
    }
    let index = module.integer_value(index)?.to_u64()?;
    match module.types.element_count(ty) {
        Some(count) if index >= count => Some(module.poison(element)),
        _ => module.element_of(vector, index),
    }
}

/// `insertelement`.
pub(in crate::target::llvmir) fn insert_element(
    module: &mut Module,
    vector: ConstantId,
    value: ConstantId,
    index: ConstantId,
) -> Option<ConstantId> {
    let ty = module.constant_type(vector);
    let index = module.integer_value(index)?.to_u64()?;
    let mut elements = module.elements_of(vector)?;
    match elements.get_mut(usize::try_from(index).ok()?) {
        Some(element) => *element = value,
        None => return Some(module.poison(ty)),
    }
    Some(module.aggregate(ty, elements))
}

/// `shufflevector`.
pub(in crate::target::llvmir) fn shuffle(
    module: &mut Module,
    lhs: ConstantId,
    rhs: ConstantId,
    mask: &[i32],
) -> Option<ConstantId> {
    let ty = module.constant_type(lhs);
    let Type::Vector { element, is_scalable, .. } = module.types[ty] else { return None };
    let result = Type::Vector { element, count: mask.len() as u32, is_scalable };
    let result = module.types.get(result);
    if mask.iter().all(|it| *it < 0) {
        return Some(module.poison(result));
    }
    if is_scalable {
        let is_zero = mask.iter().all(|it| *it == 0) && module.is_null(lhs);
        return is_zero.then(|| module.zero(result));
    }
    let count = module.types.element_count(ty)?;
    let mut elements = Vec::with_capacity(mask.len());
    for index in mask {
        elements.push(match u64::try_from(*index) {
            Err(_) => module.poison(element),
            Ok(index) if index < count => module.element_of(lhs, index)?,
            Ok(index) => module.element_of(rhs, index - count)?,
        });
    }
    Some(module.aggregate(result, elements))
}

/// `getelementptr`, as an offset in bytes where that is known.
pub(in crate::target::llvmir) fn gep(
    module: &mut Module,
    element_type: TypeId,
    base: ConstantId,
    indices: &[ConstantId],
    flags: GepFlags,
    ty: TypeId,
) -> ConstantId {
    let unfolded = Constant::Gep { element_type, base, indices: indices.to_vec(), flags, ty };
    if is_poison(module, base) {
        return module.poison(ty);
    }
    if module.constant_type(base) == ty && indices.iter().all(|it| module.is_null(*it)) {
        return base;
    }
    let is_scalar = matches!(module.types[ty], Type::Pointer(_));
    match is_scalar.then(|| constant_offset(module, element_type, indices)).flatten() {
        Some(offset) => at_offset(module, base, offset, flags, ty),
        None => module.intern(unfolded),
    }
}

/// The offset in bytes that indices lead to.
fn constant_offset(module: &Module, element: TypeId, indices: &[ConstantId]) -> Option<i128> {
    let types = &module.types;
    let mut ty = element;
    let mut offset = 0_i128;
    for (at, index) in indices.iter().enumerate() {
        let value = module.integer_value(*index)?.to_i64()?;
        let step = |ty| match types[ty] {
            Type::Vector { is_scalable: true, .. } => None,
            Type::Target { .. } => None,
            _ => Some(i128::from(module.layout.alloc_size(types, ty))),
        };
        if at == 0 {
            offset += i128::from(value) * step(ty)?;
        } else if types.fields(ty).is_some() {
            let index = usize::try_from(value).ok()?;
            offset += i128::from(module.layout.field_offset(types, ty, index));
            ty = types.element(ty, value as u64)?;
        } else {
            ty = types.element(ty, 0)?;
            offset += i128::from(value) * step(ty)?;
        }
    }
    Some(offset)
}

/// The address `offset` bytes after `base`.
fn at_offset(
    module: &mut Module,
    mut base: ConstantId,
    mut offset: i128,
    mut flags: GepFlags,
    ty: TypeId,
) -> ConstantId {
    let space = module.types.address_space(ty).unwrap_or(0);
    let width = module.layout.index_width(space);
    let i8 = module.types.integer(8);
    while let Constant::Gep { element_type, base: inner, indices, flags: inner_flags, .. } =
        module.constant(base)
    {
        let (inner, inner_flags) = (*inner, *inner_flags);
        let Some(more) = constant_offset(module, *element_type, indices) else { break };
        offset += more;
        base = inner;
        flags = GepFlags {
            in_bounds: flags.in_bounds && inner_flags.in_bounds,
            no_unsigned_signed_wrap: flags.no_unsigned_signed_wrap
                && inner_flags.no_unsigned_signed_wrap,
            no_unsigned_wrap: flags.no_unsigned_wrap && inner_flags.no_unsigned_wrap,
            in_range: None,
        };
    }
    let value = ApInt::from_i64(width, offset as i64);
    if value.is_zero() && module.constant_type(base) == ty {
        return base;
    }
    let number = match module.constant(base) {
        Constant::Null(_) => Some(ApInt::zero(width)),
        Constant::Cast { op: CastOp::IntToPtr, operand, .. } => {
            module.integer_value(*operand).map(|it| it.zext_or_trunc(width))
        }
        _ => None,
    };
    let index_ty = module.types.integer(width);
    if let Some(number) = number {
        let operand = module.integer(index_ty, number.wrapping_add(&value));
        return match module.is_null(operand) {
            true => module.zero(ty),
            false => module.intern(Constant::Cast { op: CastOp::IntToPtr, operand, ty }),
        };
    }
    if !value.is_negative() && is_within(module, base, &value) {
        flags.in_bounds = true;
        flags.no_unsigned_signed_wrap = true;
    }
    if flags.no_unsigned_signed_wrap && !value.is_negative() {
        flags.no_unsigned_wrap = true;
    }
    let index = module.integer(index_ty, value);
    module.intern(Constant::Gep { element_type: i8, base, indices: vec![index], flags, ty })
}

/// Whether an offset is within the global variable that `base` is.
fn is_within(module: &Module, base: ConstantId, offset: &ApInt) -> bool {
    let Constant::Global { global: GlobalId::Variable(index), .. } = module.constant(base) else {
        return false;
    };
    let variable = &module.variables[*index as usize];
    let size = module.layout.store_size(&module.types, variable.ty);
    let is_weak = variable.global.linkage == "extern_weak";
    !is_weak && size != 0 && offset.to_u64().is_some_and(|it| it <= size)
}
