//! The functions of `math`: `math-expand-ops`.

use super::{Number, f32_text, f64_text, is_close, results};

const PASS: &str = "math-expand-ops";

/// Numbers near the ends of ranges, near zero, and in the middle between two integers, all with both signs.
fn numbers() -> Vec<f32> {
    let numbers = [
        0.0,
        f32::from_bits(1),
        1.0e-30,
        1.0e-10,
        1.0e-6,
        0.001,
        0.1,
        0.25,
        0.5_f32.next_down(),
        0.5,
        0.9,
        1.0_f32.next_down(),
        1.0,
        1.0_f32.next_up(),
        1.1,
        1.5,
        2.5,
        3.0,
        3.5,
        8.9,
        11.9,
        12.1,
        50.0,
        88.5,
        89.0,
        89.3,
        90.0,
        4095.5,
        4097.0,
        5000.0,
        8_388_607.5,
        8_388_608.0,
        16_777_215.0,
        1.0e10,
        1.0e19,
        1.0e20,
        1.0e30,
        f32::MAX,
        f32::INFINITY,
    ];
    numbers.into_iter().flat_map(|number| [number, -number]).chain([f32::NAN]).collect()
}

/// Checks the function `math.NAME` of one number.
fn check_function(name: &str, expected: fn(f32) -> f32, ulps: u32) {
    let function = format!(
        "func.func private @f(%a: f32) -> f32 {{
           %0 = math.{name} %a : f32
           return %0 : f32 }}\n"
    );
    let numbers = numbers();
    let inputs: Vec<_> = numbers.iter().map(|number| vec![f32_text(*number)]).collect();
    let actual = results(PASS, &function, &["f32"], &["f32"], &inputs);
    assert_eq!(actual.len(), numbers.len());
    for (number, actual) in numbers.into_iter().zip(actual) {
        let expected = expected(number);
        let is_close = is_close(actual[0], expected, ulps);
        assert!(is_close, "{name} of {number:?} is {expected:?}, not {actual:?}");
    }
}

#[test]
fn hyperbolic_functions_are_accurate() {
    // The functions of `f64`, because those of `f32` overflow or lose small numbers on some systems.
    check_function("sinh", |number| f64::from(number).sinh() as f32, 3);
    check_function("cosh", |number| f64::from(number).cosh() as f32, 3);
    check_function("tanh", |number| f64::from(number).tanh() as f32, 3);
}

#[test]
fn inverses_of_hyperbolic_functions_are_accurate() {
    // Those of Rust lose small numbers.
    let asinh = |number: f32| {
        let number = f64::from(number);
        let magnitude = number.abs();
        let square = magnitude * magnitude;
        let excess = magnitude + square / (1.0 + (square + 1.0).sqrt());
        let result = if number.is_infinite() { magnitude } else { excess.ln_1p() };
        result.copysign(number) as f32
    };
    check_function("asinh", asinh, 3);
    check_function("acosh", |number| f64::from(number).acosh() as f32, 3);
    let atanh = |number: f32| {
        let number = f64::from(number);
        let magnitude = number.abs();
        ((2.0 * magnitude / (1.0 - magnitude)).ln_1p() / 2.0).copysign(number) as f32
    };
    check_function("atanh", atanh, 3);
}

#[test]
fn numbers_are_rounded() {
    check_function("ceil", f32::ceil, 0);
    check_function("round", f32::round, 0);
    check_function("roundeven", f32::round_ties_even, 0);
}

#[test]
fn simple_functions_are_close() {
    check_function("exp2", |number| f64::from(number).exp2() as f32, 64);
    check_function("tan", |number| f64::from(number).tan() as f32, 3);
}

const EXPONENTS: [f32; 14] = [
    0.0,
    1.0,
    2.0,
    3.0,
    0.5,
    0.1,
    2.5,
    7.0,
    1.0e10,
    16_777_215.0,
    16_777_216.0,
    f32::MIN_POSITIVE,
    f32::INFINITY,
    f32::NAN,
];

const BASES: [f32; 9] =
    [0.0, f32::MIN_POSITIVE, 0.3, 1.0, 2.0, 5.0, 1.0e30, f32::INFINITY, f32::NAN];

fn with_both_signs(numbers: &[f32]) -> Vec<f32> {
    numbers.iter().flat_map(|number| [*number, -number]).collect()
}

#[test]
fn powers_of_negative_numbers_have_a_sign() {
    let function = "func.func private @f(%a: f32, %b: f32) -> f32 {
        %0 = math.powf %a, %b : f32
        return %0 : f32 }\n";
    let bases = with_both_signs(&BASES);
    let exponents = with_both_signs(&EXPONENTS);
    let pairs: Vec<(f32, f32)> =
        bases.iter().flat_map(|base| exponents.iter().map(|it| (*base, *it))).collect();
    let inputs: Vec<_> =
        pairs.iter().map(|(base, exponent)| vec![f32_text(*base), f32_text(*exponent)]).collect();
    let actual = results(PASS, function, &["f32", "f32"], &["f32"], &inputs);
    for ((base, exponent), actual) in pairs.into_iter().zip(actual) {
        let expected = f64::from(base).powf(exponent.into()) as f32;
        let is_close = is_close(actual[0], expected, 100);
        assert!(is_close, "{base:?} to {exponent:?} is {expected:?}, not {actual:?}");
    }
}

#[test]
fn powers_to_constants_are_exact() {
    for exponent in with_both_signs(&[0.0, 0.5, 1.0, 2.0, 3.0]) {
        let constant = f32_text(exponent);
        let function = format!(
            "func.func private @f(%a: f32) -> f32 {{
               %0 = arith.constant {constant} : f32
               %1 = math.powf %a, %0 : f32
               return %1 : f32 }}\n"
        );
        let bases = with_both_signs(&BASES);
        let inputs: Vec<_> = bases.iter().map(|base| vec![f32_text(*base)]).collect();
        let actual = results(PASS, &function, &["f32"], &["f32"], &inputs);
        for (base, actual) in bases.into_iter().zip(actual) {
            // Of a negative number, the square root does not fold.
            let is_root = exponent.abs() == 0.5 && base.is_sign_negative();
            let expected = f64::from(base).powf(exponent.into()) as f32;
            let is_close = is_root && actual[0].is_none() || is_close(actual[0], expected, 100);
            assert!(is_close, "{base:?} to {exponent:?} is {expected:?}, not {actual:?}");
        }
    }
}

#[test]
fn powers_to_integers_have_a_sign() {
    let exponents = [0, 1, 2, 3, 17, 1_000_001, i32::MAX, -1, -2, -3, -18, i32::MIN];
    let bases = with_both_signs(&BASES);
    let pairs: Vec<(f32, i32)> =
        bases.iter().flat_map(|base| exponents.iter().map(|it| (*base, *it))).collect();
    let function = "func.func private @f(%a: f32, %b: i32) -> f32 {
        %0 = math.fpowi %a, %b : f32, i32
        return %0 : f32 }\n";
    let inputs: Vec<_> =
        pairs.iter().map(|(base, exponent)| vec![f32_text(*base), exponent.to_string()]).collect();
    let check = |base: f32, exponent: i32, actual: Number| {
        let expected = f64::from(base).powi(exponent) as f32;
        let is_close = is_close(actual, expected, 100);
        assert!(is_close, "{base:?} to {exponent} is {expected:?}, not {actual:?}");
    };
    let actual = results(PASS, function, &["f32", "i32"], &["f32"], &inputs);
    for ((base, exponent), actual) in pairs.iter().zip(actual) {
        check(*base, *exponent, actual[0]);
    }
    for exponent in exponents.into_iter().filter(|exponent| exponent.abs_diff(0) < 20) {
        let function = format!(
            "func.func private @f(%a: f32) -> f32 {{
               %0 = arith.constant {exponent} : i32
               %1 = math.fpowi %a, %0 : f32, i32
               return %1 : f32 }}\n"
        );
        let inputs: Vec<_> = bases.iter().map(|base| vec![f32_text(*base)]).collect();
        let actual = results(PASS, &function, &["f32"], &["f32"], &inputs);
        for (base, actual) in bases.iter().zip(actual) {
            check(*base, exponent, actual[0]);
        }
    }
}

#[test]
fn clamped_numbers_are_in_the_range() {
    let function = "func.func private @f(%a: f32, %b: f32, %c: f32) -> f32 {
        %0 = math.clampf %a to [%b, %c] : f32
        return %0 : f32 }\n";
    let numbers = [-7.0, -1.0, 0.5, 2.0, 9.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
    let inputs: Vec<_> =
        numbers.map(|number| vec![f32_text(number), f32_text(-1.0), f32_text(2.0)]).into();
    let actual = results(PASS, function, &["f32"; 3], &["f32"], &inputs);
    for (number, actual) in numbers.into_iter().zip(actual) {
        assert!(is_close(actual[0], number.clamp(-1.0, 2.0), 0), "{number}: {actual:?}");
    }
}

#[test]
fn wide_numbers_are_rounded() {
    let numbers = [0.49999999999999994, -0.2, 4503599627370495.5, 9.0e15, 1.0e300, -2.5, -0.0];
    for (name, expected) in
        [("ceil", f64::ceil as fn(f64) -> f64), ("roundeven", f64::round_ties_even)]
    {
        let function = format!(
            "func.func private @f(%a: f64) -> f64 {{
               %0 = math.{name} %a : f64
               return %0 : f64 }}\n"
        );
        let inputs: Vec<_> = numbers.map(|number| vec![f64_text(number)]).into();
        let actual = results(PASS, &function, &["f64"], &["f64"], &inputs);
        for (number, actual) in numbers.into_iter().zip(actual) {
            let bits = actual[0].expect("a constant").to_bits();
            assert_eq!(bits, expected(number).to_bits(), "{name} of {number}");
        }
    }
}

#[test]
fn leading_zeros_are_counted_in_every_width() {
    for width in [2, 3, 7, 8, 24, 33, 48, 63, 64] {
        let ty = format!("i{width}");
        let function = format!(
            "func.func private @f(%a: {ty}) -> index {{
               %0 = math.ctlz %a : {ty}
               %1 = arith.index_castui %0 : {ty} to index
               return %1 : index }}\n"
        );
        let numbers: Vec<u64> = (0..width).map(|bit| 1 << bit).chain([0]).collect();
        let shift = 64 - width;
        let constant = |number: &u64| ((number << shift).cast_signed() >> shift).to_string();
        let inputs: Vec<_> = numbers.iter().map(|number| vec![constant(number)]).collect();
        let actual = results(PASS, &function, &[&ty], &["index"], &inputs);
        for (number, actual) in numbers.into_iter().zip(actual) {
            let expected = number.leading_zeros() - shift;
            assert_eq!(actual[0], Some(f64::from(expected)), "{number} of {ty}");
        }
    }
}

const STAYING: &[&str] = &[
    "%0 = math.exp2 %arg0 : tensor<?xf32>",
    "%1 = math.ctlz %arg1 : tensor<?xi8>",
    "%2 = math.sinh %arg0 : tensor<?xf32>",
    "%3 = math.ctlz %arg2 : index",
    "%4 = math.cosh %arg3 : f8E4M3FN",
    "%5 = math.powf %arg3, %arg3 : f8E4M3FN",
    "%6 = math.roundeven %arg4 : f80",
];

#[test]
fn functions_without_constants_stay() {
    let text = "func.func @f(%a: tensor<?xf32>, %b: tensor<?xi8>, %c: index, %d: f8E4M3FN, %e: f80) {
        %0 = math.exp2 %a : tensor<?xf32>
        %1 = math.ctlz %b : tensor<?xi8>
        %2 = math.sinh %a : tensor<?xf32>
        %3 = math.ctlz %c : index
        %4 = math.cosh %d : f8E4M3FN
        %5 = math.powf %d, %d : f8E4M3FN
        %6 = math.roundeven %e : f80
        call @g(%0, %1, %2, %3, %4, %5, %6) : (tensor<?xf32>, tensor<?xi8>, tensor<?xf32>, index, f8E4M3FN, f8E4M3FN, f80) -> ()
        return }
      func.func private @g(tensor<?xf32>, tensor<?xi8>, tensor<?xf32>, index, f8E4M3FN, f8E4M3FN, f80)";
    let output = ods_peer::run_on_text(env!("CARGO_BIN_EXE_ods-opt"), &["--math-expand-ops"], text);
    let shown = ods_peer::text_of(&output.stdout);
    for line in STAYING {
        assert!(shown.contains(line), "no {line} in\n{shown}");
    }
}
