// Floats are printed, and decimal literals parsed, like the peer does.

use ods_peer::{Answers, Kept, MLIR_OPT, Random};
use ods_runtime::apfloat::{ApFloat, FloatSemantics};

use super::{in_peer, mlir_opt};

/// The peer's output for numbers of a type, one per line.
fn printed(numbers: &[String], keyword: &str) -> String {
    let numbers: Vec<String> =
        numbers.iter().map(|number| format!("{number} : {keyword}")).collect();
    let input = format!("\"t\"() {{a = [{}]}} : () -> ()", numbers.join(", "));
    let (output, _) = mlir_opt(&["--allow-unregistered-dialect"], &input);
    let start = output.find('[').expect("an array") + 1;
    let end = output.rfind(']').expect("an array");
    let printed: Vec<&str> =
        output[start..end].split(", ").map(|e| e.split(" : ").next().unwrap_or(e)).collect();
    assert_eq!(printed.len(), numbers.len());
    printed.join("\n")
}

/// Our output, one per line.
fn ours(values: impl Iterator<Item = ApFloat>) -> String {
    let texts: Vec<String> = values
        .map(|value| {
            let mut text = String::new();
            value.write(&mut text);
            text
        })
        .collect();
    texts.join("\n")
}

#[test]
fn printing() {
    let mut random = Random(0x9e3779b97f4a7c15);
    let mut answers = Answers::of(MLIR_OPT, in_peer("floats-printing.out"));
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
        let keyword = semantics.keyword();
        let ours = ours(values.iter().copied());
        answers.check(keyword, Kept::Sample(50_000), &ours, || {
            let numbers: Vec<_> =
                values.iter().map(|value| format!("{:#x}", value.bits())).collect();
            printed(&numbers, keyword)
        });
    }
    answers.finish();
}

#[test]
fn reading() {
    let mut random = Random(0xd1b54a32d192ed03);
    let mut answers = Answers::of(MLIR_OPT, in_peer("floats-reading.out"));
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
        let keyword = semantics.keyword();
        let values = literals.iter().map(|literal| {
            let double: f64 = literal.parse().expect("a decimal");
            ApFloat::from_f64(semantics, double)
        });
        answers.check(keyword, Kept::Sample(50_000), &ours(values), || printed(&literals, keyword));
    }
    answers.finish();
}
