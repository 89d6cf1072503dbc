//! Functions of the C library that the standard library lacks or computes differently from glibc.

use std::f64::consts::LN_2;

/// Defines the functions for one float type. `asinh` is logarithmic from `2^$huge` on.
macro_rules! functions {
    ($module:ident, $float:ident, $huge:expr, $erf:ident, $erfc:ident) => {
        pub(super) mod $module {
            use super::LN_2;

            /// Where squares stop to matter.
            const HUGE: $float = (1u64 << 28) as $float;

            /// The hardware's NaN.
            fn nan() -> $float {
                -$float::NAN
            }

            pub(in crate::math) fn acosh(x: $float) -> $float {
                if x < 1.0 {
                    nan()
                } else if x >= HUGE {
                    x.ln() + LN_2 as $float
                } else if x > 2.0 {
                    (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
                } else {
                    let t = x - 1.0;
                    (t + (2.0 * t + t * t).sqrt()).ln_1p()
                }
            }

            pub(in crate::math) fn asinh(x: $float) -> $float {
                let a = x.abs();
                let huge = (1u64 << $huge) as $float;
                let result = if a < 1.0 / huge {
                    a
                } else if a > huge {
                    a.ln() + LN_2 as $float
                } else if a > 2.0 {
                    (2.0 * a + 1.0 / ((a * a + 1.0).sqrt() + a)).ln()
                } else {
                    let square = a * a;
                    (a + square / (1.0 + (1.0 + square).sqrt())).ln_1p()
                };
                result.copysign(x)
            }

            pub(in crate::math) fn atanh(x: $float) -> $float {
                let a = x.abs();
                let result = if a > 1.0 {
                    return nan();
                } else if a < 1.0 / HUGE {
                    a
                } else if a < 0.5 {
                    let twice = a + a;
                    0.5 * (twice + twice * a / (1.0 - a)).ln_1p()
                } else {
                    0.5 * ((a + a) / (1.0 - a)).ln_1p()
                };
                result.copysign(x)
            }

            pub(in crate::math) use libm::{$erf as erf, $erfc as erfc};
        }
    };
}

functions!(wide, f64, 28, erf, erfc);
functions!(narrow, f32, 15, erff, erfcf);
