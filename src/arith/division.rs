//! Speculatability of divisions, which are undefined for some divisors.
//!
//! Unlike upstream, which uses the integer range of the divisor, this only considers constants.

use ods_runtime::ValueRef;
use ods_runtime::interfaces::ConditionallySpeculatableTrait;
use ods_runtime::side_effects::Speculatability;

use crate::arith::{CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp, RemSIOp, RemUIOp};
use ods_runtime::matchers::constant_int;

/// Whether a division by `divisor` can be speculated: the divisor must not be 0 or, if `signed`, -1, which may
/// overflow.
fn division_speculatability(divisor: ValueRef<'_>, signed: bool) -> Speculatability {
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
                    division_speculatability(self.rhs(), $signed)
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
    // Version 22 speculates these with any divisor.
    FloorDivSIOp: true;
    RemUIOp: false;
    RemSIOp: true;
}
