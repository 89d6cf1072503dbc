//! Counts and permutations of bits.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder};

use crate::function::{Outcome, Translator};
use crate::instructions::Rules;
use crate::instructions::integers::{Division, shift_count};
use crate::llvm::{
    BitReverseOp, ByteSwapOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, FshlOp, FshrOp,
};
use crate::scalar::{canonical, integer, integer_register};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: CountLeadingZerosOp<'ir>| {
        t.integers(*op, |t, width, [x]| {
            let count = t.b.ins().clz(x);
            // The spare bits of the register are zeros, too, and their number may need more than `width` bits.
            let register = integer_register(width);
            let spare = integer(&mut t.b, register, u128::from(register.bits() - width));
            Ok(t.b.ins().isub(count, spare))
        })
    });
    rules.add(|t, op: CountTrailingZerosOp<'ir>| {
        t.integers(*op, |t, width, [x]| {
            // A one behind the last bit, so that zeros are not counted there.
            let register = integer_register(width);
            let x = match register.bits() - width {
                0 => x,
                _ => {
                    let end = integer(&mut t.b, register, 1 << width);
                    t.b.ins().bor(x, end)
                }
            };
            Ok(t.b.ins().ctz(x))
        })
    });
    rules.add(|t, op: CtPopOp<'ir>| t.integers(*op, |t, _, [x]| Ok(t.b.ins().popcnt(x))));
    rules.add(|t, op: BitReverseOp<'ir>| {
        t.integers(*op, |t, width, [x]| {
            let reversed = t.b.ins().bitrev(x);
            Ok(t.shift_out_spare(width, reversed))
        })
    });
    rules.add(|t, op: ByteSwapOp<'ir>| {
        t.integers(*op, |t, width, [x]| {
            let swapped = t.b.ins().bswap(x);
            Ok(t.shift_out_spare(width, swapped))
        })
    });
    rules.add(|t, op: FshlOp<'ir>| {
        t.integers(*op, |t, width, [x, y, z]| t.funnel(Shift::Left, width, x, y, z))
    });
    rules.add(|t, op: FshrOp<'ir>| {
        t.integers(*op, |t, width, [x, y, z]| t.funnel(Shift::Right, width, x, y, z))
    });
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shift {
    Left,
    Right,
}

impl Translator<'_, '_, '_> {
    /// Moves the upper `width` bits of a register to the place of the lower ones.
    fn shift_out_spare(&mut self, width: u32, value: ir::Value) -> ir::Value {
        match i64::from(integer_register(width).bits() - width) {
            0 => value,
            spare => self.b.ins().ushr_imm_u(value, spare),
        }
    }

    /// Shifts the bits of `x`, followed by those of `y`. The result are the upper bits for a shift to the left, and the
    /// lower ones for a shift to the right.
    fn funnel(
        &mut self,
        shift: Shift,
        width: u32,
        x: ir::Value,
        y: ir::Value,
        count: ir::Value,
    ) -> Outcome<ir::Value> {
        let count = match width.is_power_of_two() {
            true => {
                let mask = self.number(width, u128::from(width - 1));
                self.b.ins().band(count, mask)
            }
            // All other widths are less than the number of integers that they have.
            false => {
                let bits = self.number(width, u128::from(width));
                self.divide(Division::URem, width, count, bits)?
            }
        };
        let zero = self.number(width, 0);
        let is_zero = self.b.ins().icmp(IntCC::Equal, count, zero);
        let width_in_register = integer(&mut self.b, integer_register(width), u128::from(width));
        let rest = self.b.ins().isub(width_in_register, count);
        let (left, right) = match shift {
            Shift::Left => (count, rest),
            Shift::Right => (rest, count),
        };
        let (left, right) = (shift_count(&mut self.b, left), shift_count(&mut self.b, right));
        let upper = self.b.ins().ishl(x, left);
        let lower = self.b.ins().ushr(y, right);
        let joined = self.b.ins().bor(upper, lower);
        let joined = canonical(&mut self.b, width, joined);
        let unshifted = if shift == Shift::Left { x } else { y };
        Ok(self.select(is_zero, unshifted, joined))
    }
}
