//! Scalars of LLVM, and the values of Cranelift that hold them.
//!
//! An integer of `n` bits is in the smallest register type with at least `n` bits, which are `i8`, `i16`, `i32`, `i64` and
//! `i128`. If the register is wider, the other bits are zero. This is the *canonical form*: unsigned operations need no
//! more, signed ones extend the sign first, and an operation whose result may have more bits clears them.
//! Half-precision floats are in `i16`, because Cranelift has no arithmetic on them for every target.

use cranelift_codegen::ir::{self, InstBuilder, types};
use cranelift_frontend::FunctionBuilder;

/// The widest integer.
pub(crate) const MAX_WIDTH: u32 = 128;

/// A type of LLVM whose values Cranelift holds in one register, or in a pair of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// An integer of this width, at most [`MAX_WIDTH`].
    Int(u32),
    Pointer,
    F16,
    BF16,
    F32,
    F64,
    F128,
}

impl Scalar {
    /// The type of the register.
    pub(crate) fn register(self) -> ir::Type {
        match self {
            Scalar::Int(width) => integer_register(width),
            Scalar::Pointer => types::I64,
            Scalar::F16 | Scalar::BF16 => types::I16,
            Scalar::F32 => types::F32,
            Scalar::F64 => types::F64,
            Scalar::F128 => types::F128,
        }
    }

    /// The number of bits of a value.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Scalar::Int(width) => width,
            Scalar::Pointer | Scalar::F64 => 64,
            Scalar::F16 | Scalar::BF16 => 16,
            Scalar::F32 => 32,
            Scalar::F128 => 128,
        }
    }

    /// The number of bytes in memory.
    pub(crate) fn bytes(self) -> u64 {
        u64::from(self.bits().div_ceil(8))
    }

    pub(crate) fn is_float(self) -> bool {
        !matches!(self, Scalar::Int(_) | Scalar::Pointer)
    }

    /// The width of an integer, where a pointer is one too.
    pub(crate) fn integer_width(self) -> Option<u32> {
        match self {
            Scalar::Int(width) => Some(width),
            Scalar::Pointer => Some(64),
            _ => None,
        }
    }
}

/// The register type of integers with `width` bits.
pub(crate) fn integer_register(width: u32) -> ir::Type {
    match width {
        0..=8 => types::I8,
        9..=16 => types::I16,
        17..=32 => types::I32,
        33..=64 => types::I64,
        _ => types::I128,
    }
}

/// Whether a register has more bits than integers of this width.
pub(crate) fn has_spare_bits(width: u32) -> bool {
    integer_register(width).bits() != width
}

/// `width` ones.
pub(crate) fn ones(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// An integer constant, of which the lower bits are used.
pub(crate) fn integer(b: &mut FunctionBuilder<'_>, ty: ir::Type, bits: u128) -> ir::Value {
    if ty == types::I128 {
        let low = b.ins().iconst(types::I64, bits as u64 as i64);
        let high = b.ins().iconst(types::I64, (bits >> 64) as u64 as i64);
        return b.ins().iconcat(low, high);
    }
    b.ins().iconst(ty, (bits & ones(ty.bits())) as u64 as i64)
}

/// The constant of a scalar with these bits.
pub(crate) fn constant(b: &mut FunctionBuilder<'_>, scalar: Scalar, bits: u128) -> ir::Value {
    match scalar {
        Scalar::F32 => b.ins().f32const(ir::immediates::Ieee32::with_bits(bits as u32)),
        Scalar::F64 => b.ins().f64const(ir::immediates::Ieee64::with_bits(bits as u64)),
        Scalar::F128 => {
            let constant = ir::ConstantData::from(bits.to_le_bytes().as_slice());
            let constant = b.func.dfg.constants.insert(constant);
            b.ins().f128const(constant)
        }
        _ => integer(b, scalar.register(), bits),
    }
}

/// Clears the bits of a register that integers of this width do not have.
pub(crate) fn canonical(b: &mut FunctionBuilder<'_>, width: u32, value: ir::Value) -> ir::Value {
    if !has_spare_bits(width) {
        return value;
    }
    let mask = integer(b, integer_register(width), ones(width));
    b.ins().band(value, mask)
}

/// Extends the sign of an integer to its register.
pub(crate) fn signed(b: &mut FunctionBuilder<'_>, width: u32, value: ir::Value) -> ir::Value {
    let register = integer_register(width);
    let spare = i64::from(register.bits() - width);
    if spare == 0 {
        return value;
    }
    let count = b.ins().iconst(types::I32, spare);
    let shifted = b.ins().ishl(value, count);
    b.ins().sshr(shifted, count)
}

/// Converts an integer in a register to a register of another type, which has zeros in the new bits.
pub(crate) fn zero_extend_or_reduce(
    b: &mut FunctionBuilder<'_>,
    to: ir::Type,
    value: ir::Value,
) -> ir::Value {
    let from = b.func.dfg.value_type(value);
    if from.bits() < to.bits() {
        b.ins().uextend(to, value)
    } else if from.bits() > to.bits() {
        b.ins().ireduce(to, value)
    } else {
        value
    }
}

/// Converts an integer in a register to a register of another type, which has the sign in the new bits.
pub(crate) fn sign_extend_or_reduce(
    b: &mut FunctionBuilder<'_>,
    to: ir::Type,
    value: ir::Value,
) -> ir::Value {
    let from = b.func.dfg.value_type(value);
    if from.bits() < to.bits() {
        b.ins().sextend(to, value)
    } else {
        zero_extend_or_reduce(b, to, value)
    }
}
