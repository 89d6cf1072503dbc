//! Speculatability of divisions, which are undefined for some divisors.

use ods_runtime::ValueRef;
use ods_runtime::apint::ApInt;
use ods_runtime::interfaces::ConditionallySpeculatableTrait;
use ods_runtime::side_effects::Speculatability;

use crate::arith::{CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp, RemSIOp, RemUIOp};
use ods_runtime::matchers::int_range;

/// Whether a division by `divisor` can be speculated: the divisor must not be 0 or, if `signed`, -1, which may
/// overflow.
fn division_speculatability(divisor: ValueRef<'_>, signed: bool) -> Speculatability {
    let Some(range) = int_range(divisor) else { return Speculatability::NotSpeculatable };
    let minus_one = ApInt::all_ones(range.width());
    let is_safe = if signed {
        range.smin().is_strictly_positive() || range.smax().cmp_signed(&minus_one).is_lt()
    } else {
        !range.umin().is_zero()
    };
    if is_safe { Speculatability::Speculatable } else { Speculatability::NotSpeculatable }
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
