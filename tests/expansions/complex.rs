//! Functions of complex numbers: `convert-complex-to-standard`.

use super::{Number, f64_text, results};

/// The operations of `math` that the pass leaves and that do not fold are expanded.
const PASS: &str = "convert-complex-to-standard,math-expand-ops{ops=fma,rsqrt}";

type Complex = [f64; 2];

/// Parts of numbers.
const PARTS: [f64; 11] =
    [0.0, 1.0e-200, 1.0e-20, 1.0e-10, 0.3, 1.0, 3.0, 20.0, 300.0, 710.0, f64::MAX];

fn numbers() -> Vec<Complex> {
    let parts: Vec<f64> = PARTS.into_iter().flat_map(|part| [part, -part]).collect();
    parts.iter().flat_map(|re| parts.iter().map(|im| [*re, *im])).collect()
}

/// Checks `complex.NAME`. `expected` returns `None` for numbers that are not checked. What does not fold is not checked, either.
fn check(name: &str, expected: fn(Complex) -> Option<Complex>) {
    let function = format!(
        "func.func private @f(%a: f64, %b: f64) -> (f64, f64) {{
           %0 = complex.create %a, %b : complex<f64>
           %1 = complex.{name} %0 : complex<f64>
           %2 = complex.re %1 : complex<f64>
           %3 = complex.im %1 : complex<f64>
           return %2, %3 : f64, f64 }}\n"
    );
    let numbers = numbers();
    let inputs: Vec<_> = numbers.iter().map(|parts| parts.map(f64_text).to_vec()).collect();
    let actual = results(PASS, &function, &["f64"; 2], &["f64"; 2], &inputs);
    let mut checked = 0;
    for (number, actual) in numbers.into_iter().zip(actual) {
        let Some(expected) = expected(number) else { continue };
        let scale = expected.into_iter().fold(0.0, |a: f64, b| a.max(b.abs()));
        for (actual, expected) in actual.iter().zip(expected) {
            checked += u32::from(actual.is_some());
            let is_close = is_close(*actual, expected, scale);
            assert!(is_close, "{name} of {number:?} is {expected}, not {actual:?}");
        }
    }
    assert!(checked > 500, "{name}: only {checked} numbers fold");
}

/// Whether the part `actual` of a number of the magnitude `scale` is `expected`.
fn is_close(actual: Number, expected: f64, scale: f64) -> bool {
    let Some(actual) = actual else { return true };
    if expected.is_infinite() || scale.is_infinite() {
        return actual == expected || !expected.is_infinite();
    }
    let has_sign = expected != 0.0 || actual != 0.0 || {
        actual.is_sign_negative() == expected.is_sign_negative()
    };
    has_sign && (actual - expected).abs() <= scale * 1.0e-13
}

#[test]
fn exponentials_keep_the_sign_of_zero() {
    check("exp", |[x, y]| {
        let [re, im] = [y.cos(), y.sin()].map(|factor| (x / 2.0).exp() * factor * (x / 2.0).exp());
        Some([re, if y == 0.0 { y } else { im }])
    });
    check("expm1", |[x, y]| {
        // Of -0.0, the real part may be 0.0. Near multiples of a turn, the cosine minus 1 is less accurate.
        let sine = (y / 2.0).sin();
        let re = x.exp_m1() * y.cos() - 2.0 * sine * sine;
        (x != 0.0 && x < 700.0 && y.abs() < 4.0)
            .then(|| [re, if y == 0.0 { y } else { x.exp() * y.sin() }])
    });
}

#[test]
fn logarithms_of_great_numbers_are_finite() {
    check("log", |[x, y]| {
        let scale = x.abs().max(y.abs());
        let ratio = x.abs().min(y.abs()) / scale;
        let log = scale.ln() + (ratio * ratio).ln_1p() / 2.0;
        Some([if scale == 0.0 { f64::NEG_INFINITY } else { log }, y.atan2(x)])
    });
}

#[test]
fn logarithms_near_minus_one_are_accurate() {
    check("log1p", |[x, y]| {
        let re = x + 1.0;
        let scale = re.abs().max(y.abs());
        let log = if scale == 0.0 {
            f64::NEG_INFINITY
        } else if x.abs().max(y.abs()) < 0.5 {
            (x * (2.0 + x) + y * y).ln_1p() / 2.0
        } else {
            scale.ln() + (re / scale).hypot(y / scale).ln()
        };
        Some([log, y.atan2(re)])
    });
}

#[test]
fn signs_have_the_magnitude_one() {
    check("sign", |[x, y]| {
        let scale = x.abs().max(y.abs());
        if scale == 0.0 {
            return Some([x, y]);
        }
        let [x, y] = [x / scale, y / scale];
        Some([x / x.hypot(y), y / x.hypot(y)])
    });
}

#[test]
fn roots_keep_the_sign_of_zero() {
    check("sqrt", |[x, y]| {
        let scale = x.abs().max(y.abs());
        if scale == 0.0 {
            return Some([0.0, y]);
        }
        let [x, y] = [x / scale, y / scale];
        let (root, half) = (scale.sqrt() * x.hypot(y).sqrt(), y.atan2(x) / 2.0);
        Some([root * half.cos(), root * half.sin()])
    });
}

#[test]
fn sines_of_small_numbers_are_accurate() {
    check("sin", |[x, y]| (y.abs() < 711.0).then(|| [x.sin() * y.cosh(), x.cos() * y.sinh()]));
    check("cos", |[x, y]| (y.abs() < 711.0).then(|| [x.cos() * y.cosh(), -(x.sin() * y.sinh())]));
}

#[test]
fn tangents_keep_the_sign_of_zero() {
    fn tanh([x, y]: Complex) -> Option<Complex> {
        let tangent = x.tanh();
        let scale = x.cosh() * x.cosh();
        if scale.is_infinite() {
            return Some([tangent, 0.0_f64.copysign(y.sin() * y.cos())]);
        }
        let divisor = y.cos() * y.cos() + x.sinh() * x.sinh();
        let im = y.sin() * y.cos() / divisor;
        Some([x.sinh() * x.cosh() / divisor, if y == 0.0 { y } else { im }])
    }
    check("tanh", tanh);
    check("tan", |[x, y]| tanh([-y, x]).map(|[re, im]| [im, -re]));
}
