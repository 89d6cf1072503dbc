//! Divisions, which are undefined for some divisors.
//!
//! Upstream also asks what defines the divisor for the range of its results; here only constants are known.

use ods_runtime::ValueRef;
use ods_runtime::interfaces::ConditionallySpeculatableTrait;
use ods_runtime::side_effects::Speculatability;

use crate::arith::{CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp};
use ods_runtime::matchers::constant_int;

/// Whether nothing is wrong with dividing by `divisor`: it is not 0 and, as signed division by it may overflow, not -1
/// either.
fn by(divisor: ValueRef<'_>, signed: bool) -> Speculatability {
    match constant_int(divisor) {
        Some(divisor) if !(divisor.is_zero() || signed && divisor.is_all_ones()) => {
            Speculatability::Speculatable
        }
        _ => Speculatability::NotSpeculatable,
    }
}

macro_rules! divisions {
    ($($op:ident: $signed:expr;)*) => {
        $(
            impl<'ir> ConditionallySpeculatableTrait<'ir> for $op<'ir> {
                fn speculatability(self) -> Speculatability {
                    by(self.rhs(), $signed)
                }
            }
        )*
    };
}

divisions! {
    DivUIOp: false;
    DivSIOp: true;
    CeilDivUIOp: false;
    CeilDivSIOp: true;
}
