//! Random programs of functions on floating-point numbers.

use ods_peer::Random;

const UNARY: &[&str] = &[
    "absf",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "floor",
    "log",
    "log10",
    "log1p",
    "log2",
    "round",
    "roundeven",
    "rsqrt",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
];
const BINARY: &[&str] = &["atan2", "copysign", "powf"];
const TYPES: &[&str] = &["f16", "bf16", "f32", "f64"];
const FLAGS: &[&str] = &["", "", " fastmath<fast>", " fastmath<nnan, contract>"];

/// The program of `seed`.
pub(crate) fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let ty = random.one_of(TYPES);
    let mut text = format!("func.func @f(%a: {ty}, %b: {ty}, %c: i1, %n: index) -> {ty} {{\n");
    let mut values = vec!["%a".to_owned(), "%b".to_owned()];
    let mut marks = Vec::new();
    for index in 0..3 + random.below(8) {
        let (x, y) = (random.one_of(&values), random.one_of(&values));
        let flags = random.one_of(FLAGS);
        match random.below(8) {
            0 => {
                let op = random.one_of(BINARY);
                text += &format!("%v{index} = math.{op} {x}, {y}{flags} : {ty}\n");
            }
            1 => {
                text += &format!("%v{index} = math.fma {x}, {y}, {x}{flags} : {ty}\n");
            }
            2 => {
                text += &format!("%v{index} = arith.mulf {x}, {y}{flags} : {ty}\n");
            }
            3 if marks.len() < 2 => {
                text += "scf.if %c {\n";
                marks.push(values.len());
                continue;
            }
            4 if !marks.is_empty() => {
                text += "}\n";
                values.truncate(marks.pop().unwrap_or_default());
                continue;
            }
            _ => {
                let op = random.one_of(UNARY);
                text += &format!("%v{index} = math.{op} {x}{flags} : {ty}\n");
            }
        }
        values.push(format!("%v{index}"));
    }
    while let Some(count) = marks.pop() {
        text += "}\n";
        values.truncate(count);
    }
    let result = random.one_of(&values);
    text + &format!("return {result} : {ty}\n}}\n")
}
