//! Arithmetic and conversions whose results are the nearest number if the result does not fit.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder};
use ods_runtime::OpRef;

use super::overflow::Arithmetic;
use crate::function::{Outcome, Translator};
use crate::instructions::Rules;
use crate::instructions::casts::Sign;
use crate::instructions::integers::shift_count;
use crate::llvm::{SAddSat, SSHLSat, SSubSat, UAddSat, USHLSat, USubSat};
use crate::scalar::{canonical, ones, signed};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    use Arithmetic::{Add, Sub};
    use Sign::{Signed, Unsigned};
    rules.add(|t, op: SAddSat<'ir>| t.saturate(*op, Add, Signed));
    rules.add(|t, op: UAddSat<'ir>| t.saturate(*op, Add, Unsigned));
    rules.add(|t, op: SSubSat<'ir>| t.saturate(*op, Sub, Signed));
    rules.add(|t, op: USubSat<'ir>| t.saturate(*op, Sub, Unsigned));
    rules.add(|t, op: SSHLSat<'ir>| t.saturate_shift(*op, Signed));
    rules.add(|t, op: USHLSat<'ir>| t.saturate_shift(*op, Unsigned));
}

impl<'ir> Translator<'_, '_, 'ir> {
    fn saturate(&mut self, op: OpRef<'ir>, arithmetic: Arithmetic, sign: Sign) -> Outcome {
        self.integers(op, |t, width, [x, y]| {
            let (result, overflows) = t.checked(arithmetic, sign, width, x, y);
            let limit = match (arithmetic, sign) {
                (Arithmetic::Sub, Sign::Unsigned) => t.number(width, 0),
                (_, Sign::Unsigned) => t.number(width, ones(width)),
                (_, Sign::Signed) => t.limit_with_sign_of(width, x),
            };
            Ok(t.select(overflows, limit, result))
        })
    }

    fn saturate_shift(&mut self, op: OpRef<'ir>, sign: Sign) -> Outcome {
        self.integers(op, |t, width, [x, y]| {
            let count = shift_count(&mut t.b, y);
            let shifted = t.b.ins().ishl(x, count);
            let result = canonical(&mut t.b, width, shifted);
            let (back, limit) = match sign {
                Sign::Signed => {
                    let wide = signed(&mut t.b, width, result);
                    let back = t.b.ins().sshr(wide, count);
                    (canonical(&mut t.b, width, back), t.limit_with_sign_of(width, x))
                }
                Sign::Unsigned => (t.b.ins().ushr(result, count), t.number(width, ones(width))),
            };
            let overflows = t.b.ins().icmp(IntCC::NotEqual, back, x);
            Ok(t.select(overflows, limit, result))
        })
    }

    /// The least integer if `value` is negative, else the largest.
    fn limit_with_sign_of(&mut self, width: u32, value: ir::Value) -> ir::Value {
        let (least, most) =
            (self.number(width, 1 << (width - 1)), self.number(width, ones(width - 1)));
        let zero = self.number(width, 0);
        let is_negative = self.compare_integers(IntCC::SignedLessThan, width, value, zero);
        self.select(is_negative, least, most)
    }
}
