//! Functions of the C library that the standard library lacks or computes differently from glibc.
//!
//! The inverse hyperbolic functions are identities of logarithms. Which one is used in which range is glibc's choice, so
//! that results agree to the last bit.

use std::f64::consts::LN_2;

/// Defines the functions for one float type. `asinh` is logarithmic from `2^$asinh_limit` on.
macro_rules! libm_functions {
    ($module:ident, $float:ident, $asinh_limit:expr, $erf:ident, $erfc:ident) => {
        pub(super) mod $module {
            use super::LN_2;

            /// From here on `x * x + 1` is `x * x` for `acosh`, and below the inverse `atanh` is the identity.
            const LIMIT: $float = (1u64 << 28) as $float;
            const ASINH_LIMIT: $float = (1u64 << $asinh_limit) as $float;

            /// The NaN that the processor returns.
            fn nan() -> $float {
                -$float::NAN
            }

            fn ln_of_double(x: $float) -> $float {
                x.ln() + LN_2 as $float
            }

            pub(in crate::math) fn acosh(x: $float) -> $float {
                if x < 1.0 {
                    nan()
                } else if x >= LIMIT {
                    ln_of_double(x)
                } else if x > 2.0 {
                    (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
                } else {
                    let above_one = x - 1.0;
                    (above_one + (2.0 * above_one + above_one * above_one).sqrt()).ln_1p()
                }
            }

            pub(in crate::math) fn asinh(x: $float) -> $float {
                let size = x.abs();
                let result = if size < 1.0 / ASINH_LIMIT {
                    size
                } else if size > ASINH_LIMIT {
                    ln_of_double(size)
                } else if size > 2.0 {
                    (2.0 * size + 1.0 / ((size * size + 1.0).sqrt() + size)).ln()
                } else {
                    let square = size * size;
                    (size + square / (1.0 + (1.0 + square).sqrt())).ln_1p()
                };
                result.copysign(x)
            }

            pub(in crate::math) fn atanh(x: $float) -> $float {
                let size = x.abs();
                let double = size + size;
                let result = if size > 1.0 {
                    return nan();
                } else if size < 1.0 / LIMIT {
                    size
                } else if size < 0.5 {
                    0.5 * (double + double * size / (1.0 - size)).ln_1p()
                } else {
                    0.5 * (double / (1.0 - size)).ln_1p()
                };
                result.copysign(x)
            }

            pub(in crate::math) use libm::{$erf as erf, $erfc as erfc};
        }
    };
}

libm_functions!(wide, f64, 28, erf, erfc);
libm_functions!(narrow, f32, 15, erff, erfcf);
