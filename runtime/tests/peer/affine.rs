// Random affine expressions are simplified and printed like the peer does.

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, Random};
use ods_runtime::Context;

use super::{in_peer, mlir_opt};

/// A random expression, and whether it has no dimensions.
fn expression(random: &mut Random, depth: u64) -> (String, bool) {
    if depth == 0 || random.next().is_multiple_of(5) {
        return match random.next() % 4 {
            0 => (format!("d{}", random.next() % 3), false),
            1 => (format!("s{}", random.next() % 2), true),
            2 => ([0, 1, 2, 3, 4, 6, 8][(random.next() % 7) as usize].to_string(), true),
            _ => (format!("d{}", random.next() % 2), false),
        };
    }
    if random.next().is_multiple_of(8) {
        let (inner, symbolic) = expression(random, depth - 1);
        return (format!("-({inner})"), symbolic);
    }
    let (left, left_symbolic) = expression(random, depth - 1);
    let symbolic = left_symbolic;
    let operator = ["+", "-", "*", "mod", "floordiv", "ceildiv"][(random.next() % 6) as usize];
    let mut right = expression(random, depth - 1);
    let needs_symbol = match operator {
        "+" | "-" => false,
        "*" => !left_symbolic,
        _ => true,
    };
    while needs_symbol && !right.1 {
        right = expression(random, depth - 1);
    }
    // The peer may crash on division by a non-positive number.
    if matches!(operator, "mod" | "floordiv" | "ceildiv") {
        right = ([1, 2, 3, 4, 6, 8][(random.next() % 6) as usize].to_string(), true);
        if random.next().is_multiple_of(4) {
            right.0 = "s0".into();
        }
    }
    (format!("({left}) {operator} ({})", right.0), symbolic && right.1)
}

#[test]
fn simplification() {
    let mut random = Random(0x853c49e6748fea9b);
    let maps: Vec<String> = (0..3000)
        .map(|index| {
            let (expression, _) = expression(&mut random, 1 + index % 5);
            format!("affine_map<(d0, d1, d2)[s0, s1] -> ({expression})>")
        })
        .collect();
    let ctx = Context::new();
    let ours: Vec<String> = maps
        .iter()
        .map(|map| {
            let attribute = ctx.parse_attribute(map).expect("the peer takes it");
            ctx.attr_ref(attribute).to_string()
        })
        .collect();
    let mut answers = Answers::of(MLIR_OPT, in_peer("affine.out"));
    answers.check("maps", Kept::Sample(50_000), &parts(&ours), || {
        let input = format!("\"t\"() {{a = [\n{}\n]}} : () -> ()", maps.join(",\n"));
        let (output, errors) = mlir_opt(&["--allow-unregistered-dialect", "--mlir-print-local-scope"], &input);
        let start = output.find('[').unwrap_or_else(|| panic!("the peer fails:\n{errors}"));
        let printed = &output[start + 1..output.rfind(']').expect("an array")];
        let printed = printed.replace(", affine_map", "\naffine_map");
        let printed: Vec<String> = printed.lines().map(str::to_owned).collect();
        assert_eq!(printed.len(), maps.len());
        parts(&printed)
    });
    answers.finish();
}

/// The maps in chunks of a hundred.
fn parts(maps: &[String]) -> String {
    maps.chunks(100).map(|part| part.join("\n") + "\n").collect::<Vec<_>>().join(BREAK)
}
