//! Functions of the C library that the standard library lacks, with results equal to those of glibc.
//!
//! The inverse hyperbolic functions reduce to logarithms. The error functions are quotients of polynomials on five
//! intervals; the numbers are those of Sun's fdlibm, from which C libraries have them.

use std::f64::consts::LN_2;

/// The interval from 0 to 0.84375: `erf(x) = x + x * P(x^2) / Q(x^2)`.
const NEAR_ZERO: (&[f64], &[f64]) = (
    &[
        1.28379167095512558561e-01,
        -3.25042107247001499370e-01,
        -2.84817495755985104766e-02,
        -5.77027029648944159157e-03,
        -2.37630166566501626084e-05,
    ],
    &[
        1.0,
        3.97917223959155352819e-01,
        6.50222499887672944485e-02,
        5.08130628187576562776e-03,
        1.32494738004321644526e-04,
        -3.96022827877536812320e-06,
    ],
);

/// The interval up to 1.25: `erf(x) = AT_ONE + P(x - 1) / Q(x - 1)`.
const NEAR_ONE: (&[f64], &[f64]) = (
    &[
        -2.36211856075265944077e-03,
        4.14856118683748331666e-01,
        -3.72207876035701323847e-01,
        3.18346619901161753674e-01,
        -1.10894694282396677476e-01,
        3.54783043256182359371e-02,
        -2.16637559486879084300e-03,
    ],
    &[
        1.0,
        1.06420880400844228286e-01,
        5.40397917702171048937e-01,
        7.18286544141962662868e-02,
        1.26171219808761642112e-01,
        1.36370839120290507362e-02,
        1.19844998467991074170e-02,
    ],
);

/// The interval up to 1 / 0.35: `erfc(x) = exp(-x^2 - 0.5625 + P(1 / x^2) / Q(1 / x^2)) / x`.
const MIDDLE: (&[f64], &[f64]) = (
    &[
        -9.86494403484714822705e-03,
        -6.93858572707181764372e-01,
        -1.05586262253232909814e+01,
        -6.23753324503260060396e+01,
        -1.62396669462573470355e+02,
        -1.84605092906711035994e+02,
        -8.12874355063065934246e+01,
        -9.81432934416914548592e+00,
    ],
    &[
        1.0,
        1.96512716674392571292e+01,
        1.37657754143519042600e+02,
        4.34565877475229228821e+02,
        6.45387271733267880336e+02,
        4.29008140027567833386e+02,
        1.08635005541779435134e+02,
        6.57024977031928170135e+00,
        -6.04244152148580987438e-02,
    ],
);

/// The rest, in the form of [`MIDDLE`].
const FAR: (&[f64], &[f64]) = (
    &[
        -9.86494292470009928597e-03,
        -7.99283237680523006574e-01,
        -1.77579549177547519889e+01,
        -1.60636384855821916062e+02,
        -6.37566443368389627722e+02,
        -1.02509513161107724954e+03,
        -4.83519191608651397019e+02,
    ],
    &[
        1.0,
        3.03380607434824582924e+01,
        3.25792512996573918826e+02,
        1.53672958608443695994e+03,
        3.19985821950859553908e+03,
        2.55305040643316442583e+03,
        4.74528541206955367215e+02,
        -2.24409524465858183362e+01,
    ],
);

/// `2 / sqrt(pi) - 1`.
const SLOPE: f64 = 1.28379167095512586316e-01;
/// `erf(1)` as the approximation around 1 has it.
const AT_ONE: f64 = 8.45062911510467529297e-01;

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
