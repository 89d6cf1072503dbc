// Floats are printed, and decimal literals are read, as the peer does.

use std::fmt::Write;

use ods_runtime::apfloat::{ApFloat, FloatSemantics};

use super::mlir_opt;

/// The values of the array attribute that the peer printed.
fn elements(output: &str) -> Vec<&str> {
    let start = output.find('[').expect("an array") + 1;
    let end = output.rfind(']').expect("an array");
    output[start..end].split(", ").map(|e| e.split(" : ").next().unwrap_or(e)).collect()
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

#[test]
fn printing() {
    let mut random = Random(0x9e3779b97f4a7c15);
    for semantics in FloatSemantics::ALL {
        let width = semantics.width();
        let mut values: Vec<u128> = Vec::new();
        if width <= 8 {
            values.extend(0..1 << width);
        } else {
            for _ in 0..600 {
                values.push(u128::from(random.next()) << 64 | u128::from(random.next()));
            }
            for _ in 0..200 {
                let decimal = (random.next() % 2_000_000) as f64 / 1000.0;
                values.push(ApFloat::from_f64(semantics, decimal).bits());
                values.push(ApFloat::from_f64(semantics, decimal.trunc()).bits());
            }
        }
        let values: Vec<_> = values.iter().map(|v| ApFloat::from_bits(semantics, *v)).collect();
        let mut input = String::from("\"t\"() {a = [");
        for (index, value) in values.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(input, "{separator}{:#x} : {}", value.bits(), semantics.keyword()).unwrap();
        }
        input.push_str("]} : () -> ()");
        let Some((output, _)) = mlir_opt(&["--allow-unregistered-dialect"], &input) else { return };
        let expected = elements(&output);
        assert_eq!(expected.len(), values.len());
        for (value, expected) in values.iter().zip(expected) {
            let mut text = String::new();
            value.write(&mut text);
            assert_eq!(text, expected, "{:#x} : {}", value.bits(), semantics.keyword());
        }
    }
}

#[test]
fn reading() {
    let mut random = Random(0xd1b54a32d192ed03);
    for semantics in FloatSemantics::ALL {
        let mut literals = vec!["1.0e400".to_string(), "1.0e-400".to_string(), "0.0".to_string()];
        for _ in 0..200 {
            let digits = random.next() % 100_000_000;
            let exponent = random.next() % 24;
            literals.push(format!("{}.{}e-{exponent}", digits / 977, digits % 977));
            literals.push(format!("{}.{:02}", digits % 600, digits % 100));
        }
        let negative: Vec<String> = literals.iter().map(|literal| format!("-{literal}")).collect();
        literals.extend(negative);
        let mut input = String::from("\"t\"() {a = [");
        for (index, literal) in literals.iter().enumerate() {
            let separator = if index == 0 { "" } else { ", " };
            write!(input, "{separator}{literal} : {}", semantics.keyword()).unwrap();
        }
        input.push_str("]} : () -> ()");
        let Some((output, _)) = mlir_opt(&["--allow-unregistered-dialect"], &input) else { return };
        for (literal, expected) in literals.iter().zip(elements(&output)) {
            let double: f64 = literal.parse().unwrap();
            let mut text = String::new();
            ApFloat::from_f64(semantics, double).write(&mut text);
            assert_eq!(text, expected, "{literal} : {}", semantics.keyword());
        }
    }
}
