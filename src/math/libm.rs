//! Functions of the C library that the standard library lacks, with results equal to those of glibc.
//!
//! The inverse hyperbolic functions reduce to logarithms. The error functions are quotients of polynomials on five
//! intervals; the numbers are those of Sun's fdlibm, from which C libraries have them.

use std::f64::consts::LN_2;

/// The interval from 0 to 0.84375: `erf(x) = x + x * P(x^2) / Q(x^2)`.
const NEAR_ZERO: (&[f64], &[f64]) = (
    &[
        0.12837916709551256,
        -0.3250421072470015,
        -0.02848174957559851,
        -0.005770270296489442,
        -2.3763016656650163e-05,
    ],
    &[
        1.0,
        0.39791722395915535,
        0.0650222499887673,
        0.005081306281875766,
        0.00013249473800432164,
        -3.960228278775368e-06,
    ],
);

/// The interval up to 1.25: `erf(x) = AT_ONE + P(x - 1) / Q(x - 1)`.
const NEAR_ONE: (&[f64], &[f64]) = (
    &[
        -0.0023621185607526594,
        0.41485611868374833,
        -0.3722078760357013,
        0.31834661990116175,
        -0.11089469428239668,
        0.035478304325618236,
        -0.002166375594868791,
    ],
    &[
        1.0,
        0.10642088040084423,
        0.540397917702171,
        0.07182865441419627,
        0.12617121980876164,
        0.01363708391202905,
        0.011984499846799107,
    ],
);

/// The interval up to 1 / 0.35: `erfc(x) = exp(-x^2 - 0.5625 + P(1 / x^2) / Q(1 / x^2)) / x`.
const MIDDLE: (&[f64], &[f64]) = (
    &[
        -0.009864944034847148,
        -0.6938585727071818,
        -10.558626225323291,
        -62.375332450326006,
        -162.39666946257347,
        -184.60509290671104,
        -81.2874355063066,
        -9.814329344169145,
    ],
    &[
        1.0,
        19.651271667439257,
        137.65775414351904,
        434.56587747522923,
        645.3872717332679,
        429.00814002756783,
        108.63500554177944,
        6.570249770319282,
        -0.0604244152148581,
    ],
);

/// The rest, in the form of [`MIDDLE`].
const FAR: (&[f64], &[f64]) = (
    &[
        -0.0098649429247001,
        -0.799283237680523,
        -17.757954917754752,
        -160.63638485582192,
        -637.5664433683896,
        -1025.0951316110772,
        -483.5191916086514,
    ],
    &[
        1.0,
        30.33806074348246,
        325.7925129965739,
        1536.729586084437,
        3199.8582195085955,
        2553.0504064331644,
        474.52854120695537,
        -22.44095244658582,
    ],
);

/// `2 / sqrt(pi) - 1`.
const SLOPE: f64 = 0.1283791670955126;
/// `erf(1)` as the approximation around 1 has it.
const AT_ONE: f64 = 0.8450629115104675;

/// Defines the functions for one float type. `asinh` is logarithmic from `2^$huge` on, the masks keep the upper half
/// of the significand in `erf` and `erfc`, and `$polynomial` evaluates polynomials.
macro_rules! functions {
    ($module:ident, $float:ident, $huge:expr, $masks:expr, $polynomial:ident) => {
        pub(super) mod $module {
            use super::{AT_ONE, FAR, LN_2, MIDDLE, NEAR_ONE, NEAR_ZERO, SLOPE};

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

            /// A polynomial in `x`, evaluated term by term from the highest on.
            #[allow(dead_code, reason = "each type uses one of the two evaluations")]
            fn by_terms(coefficients: &[f64], x: $float) -> $float {
                let terms = coefficients.iter().rev().map(|it| *it as $float);
                terms.reduce(|sum, term| term + x * sum).unwrap_or_default()
            }

            /// A polynomial in `x`, evaluated in pairs of terms from the lowest on.
            #[allow(dead_code, reason = "each type uses one of the two evaluations")]
            fn by_pairs(coefficients: &[f64], x: $float) -> $float {
                let square = x * x;
                let fourth = square * square;
                let powers = [1.0, square, fourth, fourth * square, fourth * fourth];
                let mut sum = 0.0;
                for (index, (pair, power)) in coefficients.chunks(2).zip(powers).enumerate() {
                    let term = match *pair {
                        [low, high] => low as $float + x * high as $float,
                        _ => pair[0] as $float,
                    };
                    sum = if index == 0 { term } else { sum + power * term };
                }
                sum
            }

            fn quotient((above, below): (&[f64], &[f64]), x: $float) -> $float {
                $polynomial(above, x) / $polynomial(below, x)
            }

            /// `erfc(a)` for `a` of at least 1.25. Mask `index` splits `a`.
            fn tail(a: $float, index: usize) -> $float {
                let rest = quotient(if a < 1.0 / 0.35 { MIDDLE } else { FAR }, 1.0 / (a * a));
                let z = $float::from_bits(a.to_bits() & $masks[index]);
                (-z * z - 0.5625).exp() * ((z - a) * (z + a) + rest).exp() / a
            }

            pub(in crate::math) fn erf(x: $float) -> $float {
                let a = x.abs();
                let result = if a.is_nan() {
                    return x + x;
                } else if a < 1.0 / HUGE {
                    // Scaled, so that subnormal results are rounded once.
                    return 0.0625 * (16.0 * x + 16.0 * SLOPE as $float * x);
                } else if a < 0.84375 {
                    return x + x * quotient(NEAR_ZERO, x * x);
                } else if a < 1.25 {
                    AT_ONE as $float + quotient(NEAR_ONE, a - 1.0)
                } else if a < 6.0 {
                    1.0 - tail(a, 0)
                } else {
                    1.0
                };
                result.copysign(x)
            }

            pub(in crate::math) fn erfc(x: $float) -> $float {
                let a = x.abs();
                let is_negative = x < 0.0;
                if a.is_nan() {
                    x + x
                } else if a < 1.0 / (1u64 << 56) as $float {
                    1.0 - x
                } else if a < 0.84375 {
                    let rest = x * quotient(NEAR_ZERO, x * x);
                    if x < 0.25 { 1.0 - (x + rest) } else { 0.5 - (rest + (x - 0.5)) }
                } else if a < 1.25 {
                    let rest = quotient(NEAR_ONE, a - 1.0);
                    if is_negative {
                        1.0 + (AT_ONE as $float + rest)
                    } else {
                        1.0 - AT_ONE as $float - rest
                    }
                } else if x < -6.0 {
                    2.0
                } else if a < 28.0 {
                    if is_negative { 2.0 - tail(a, 1) } else { tail(a, 1) }
                } else {
                    0.0
                }
            }
        }
    };
}

functions!(wide, f64, 28, [!0xffff_ffff, !0xffff_ffff], by_pairs);
functions!(narrow, f32, 15, [!0xfff, !0x1fff], by_terms);
