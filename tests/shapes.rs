//! Folders and patterns over unusual shapes and widths, compared with `mlir-opt-22`: tensors that are unranked, of dynamic
//! shape or without elements, scalable vectors, `i1`, `index`, and shifts by the width and more. A sample of the peer's
//! output is in `tests/expected/shapes.out`. What version 22 does wrong is in `tests/faults_of_version_22.rs`.

use std::fmt::Write as _;
use std::path::Path;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, run_on_text, text_of};

const OURS: &str = env!("CARGO_BIN_EXE_ods-opt");

const FLAGS: &[&str] = &["--canonicalize", "--split-input-file", "--allow-unregistered-dialect"];

/// Shapes; `_` stands for the element type. Constants exist of the last ones.
const SHAPES: &[&str] =
    &["tensor<?x_>", "tensor<*x_>", "_", "vector<[4]x_>", "tensor<0x_>", "tensor<2x_>"];

const INTEGERS: &[&str] = &[
    "addi",
    "subi",
    "muli",
    "divui",
    "divsi",
    "ceildivui",
    "ceildivsi",
    "floordivsi",
    "remui",
    "remsi",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrui",
    "shrsi",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
];

const FLOATS: &[&str] =
    &["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];

const PREDICATES: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

/// A function with operations on `%a` and `%b`.
struct Function {
    text: String,
    count: usize,
}

impl Function {
    /// The function takes two values of type `ty`.
    fn new(ty: &str) -> Self {
        Function { text: format!("func.func @f(%a: {ty}, %b: {ty}) {{\n"), count: 0 }
    }

    /// Adds the operation `op` and returns its result.
    fn op(&mut self, op: &str) -> String {
        self.count += 1;
        let name = format!("%r{}", self.count);
        let _ = writeln!(self.text, "  {name} = {op}");
        name
    }

    /// Adds the operation `op`, which has two results.
    fn op_of_two(&mut self, op: &str) -> [String; 2] {
        self.count += 1;
        let names = [format!("%r{}", self.count), format!("%s{}", self.count)];
        let _ = writeln!(self.text, "  {} = {op}", names.join(", "));
        names
    }

    /// Adds `arith.op` of the values, whose type is `ty`.
    fn arith(&mut self, op: &str, [left, right]: [&str; 2], ty: &str) -> String {
        self.op(&format!("arith.{op} {left}, {right} : {ty}"))
    }

    /// Uses a value, so that it stays.
    fn keep(&mut self, value: &str, ty: &str) {
        let _ = writeln!(self.text, "  \"t.use\"({value}) : ({ty}) -> ()");
    }

    /// A constant; `None` if the type is not static.
    fn constant(&mut self, value: &str, ty: &str) -> Option<String> {
        if ty.contains(['?', '*']) {
            return None;
        }
        Some(match ty {
            "i1" => self.op(&format!("arith.constant {value}")),
            _ if ty.contains('<') => self.op(&format!("arith.constant dense<{value}> : {ty}")),
            _ => self.op(&format!("arith.constant {value} : {ty}")),
        })
    }

    fn end(mut self) -> String {
        self.text.push_str("  return\n}\n");
        self.text
    }
}

/// Numbers of an element type, among them the ends of its range, its width and more.
fn numbers(element: &str) -> &'static [&'static str] {
    match element {
        "i1" => &["false", "true"],
        "i8" => &["0", "1", "-1", "7", "8", "9", "-128", "127"],
        _ => &["0", "1", "-1", "63", "64", "-9223372036854775808", "9223372036854775807"],
    }
}

/// Whether version 22 makes a `dense` of a dynamic or unranked shape.
fn makes_invalid(op: &str, values: [&str; 2], ty: &str) -> bool {
    ty.contains(['?', '*']) && (op == "subi" && values[1] == "%a" || op == "xori")
}

/// Binary operations of the same values, in sequence, and with constants on either side.
fn binary(ops: &[&str], ty: &str, constants: &[&str]) -> String {
    let mut f = Function::new(ty);
    for op in ops {
        if !makes_invalid(op, ["%a", "%a"], ty) || *op == "subi" {
            let same = f.arith(op, ["%a", "%a"], ty);
            f.keep(&same, ty);
        }
        for inner in ops.iter().take(6) {
            let first = f.arith(inner, ["%a", "%b"], ty);
            for values in [[&first[..], "%a"], ["%a", &first], [&first, "%b"], ["%b", &first]] {
                if !makes_invalid(op, values, ty) {
                    let second = f.arith(op, values, ty);
                    f.keep(&second, ty);
                }
            }
        }
        for value in constants {
            let Some(constant) = f.constant(value, ty) else { break };
            for values in [["%a", &constant[..]], [&constant, "%a"]] {
                let first = f.arith(op, values, ty);
                f.keep(&first, ty);
                for other in &constants[1..] {
                    let Some(other) = f.constant(other, ty) else { break };
                    for values in [[&first[..], &other[..]], [&other, &first]] {
                        let second = f.arith(op, values, ty);
                        f.keep(&second, ty);
                    }
                }
            }
            for other in constants {
                let Some(other) = f.constant(other, ty) else { break };
                let folded = f.arith(op, [&constant, &other], ty);
                f.keep(&folded, ty);
            }
        }
    }
    f.end()
}

/// Comparisons, selections and extended operations.
fn others(ty: &str, condition: &str, constants: &[&str]) -> String {
    let mut f = Function::new(ty);
    let choice = if condition == "i1" { ty.to_owned() } else { format!("{condition}, {ty}") };
    for predicate in PREDICATES {
        let compared = f.op(&format!("arith.cmpi {predicate}, %a, %b : {ty}"));
        for values in ["%a, %b", "%b, %a", "%a, %a"] {
            let chosen = f.op(&format!("arith.select {compared}, {values} : {choice}"));
            f.keep(&chosen, ty);
        }
        for value in constants {
            let Some(constant) = f.constant(value, ty) else { break };
            for values in [format!("%a, {constant}"), format!("{constant}, %a")] {
                let compared = f.op(&format!("arith.cmpi {predicate}, {values} : {ty}"));
                f.keep(&compared, condition);
            }
        }
    }
    for value in constants {
        let Some(constant) = f.constant(value, ty) else { break };
        let sum = f.op_of_two(&format!("arith.addui_extended %a, {constant} : {ty}, {condition}"));
        f.keep(&sum[0], ty);
        f.keep(&sum[1], condition);
        // Of an index, version 22 makes invalid operations.
        let signed = (!ty.contains("index")).then_some("mulsi_extended");
        for op in signed.into_iter().chain(["mului_extended"]) {
            for values in [format!("%a, {constant}"), format!("{constant}, {constant}")] {
                let product = f.op_of_two(&format!("arith.{op} {values} : {ty}"));
                product.iter().for_each(|half| f.keep(half, ty));
            }
        }
    }
    f.end()
}

/// Casts after casts.
fn casts(shape: &str) -> String {
    let of = |element: &str| shape.replace('_', element);
    let mut f = Function::new(&of("i8"));
    let mut casts = |from: &str, first: &str, middle: &str, second: &str, to: &str| {
        let value = f.op(&format!("\"t.value\"() : () -> {}", of(from)));
        let inner = f.op(&format!("arith.{first} {value} : {} to {}", of(from), of(middle)));
        let outer = f.op(&format!("arith.{second} {inner} : {} to {}", of(middle), of(to)));
        f.keep(&outer, &of(to));
    };
    for first in ["extsi", "extui"] {
        for second in ["extsi", "extui"] {
            casts("i1", first, "i8", second, "i16");
            casts("i8", first, "i16", second, "i64");
        }
        for to in ["i1", "i8", "i16"] {
            casts("i8", first, "i32", "trunci", to);
            casts("i1", first, "i32", "trunci", to);
        }
        casts("i32", "trunci", "i8", first, "i16");
        casts("i32", "trunci", "i8", first, "i64");
    }
    casts("i32", "trunci", "i8", "trunci", "i1");
    casts("i32", "bitcast", "f32", "bitcast", "i32");
    for first in ["index_cast", "index_castui"] {
        for second in ["index_cast", "index_castui"] {
            casts("i1", first, "index", second, "i8");
            casts("i8", first, "index", second, "i8");
            casts("i64", first, "index", second, "i32");
            casts("index", first, "i64", second, "index");
        }
    }
    f.end()
}

#[test]
fn shapes_are_treated_alike() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/shapes.out");
    let mut answers = Answers::of(MLIR_OPT, path);
    for shape in SHAPES {
        let mut texts = Vec::new();
        for element in ["i1", "i8", "index"] {
            let (ty, condition) = (shape.replace('_', element), shape.replace('_', "i1"));
            texts.push(binary(INTEGERS, &ty, numbers(element)));
            texts.push(others(&ty, &condition, numbers(element)));
        }
        let floats = ["0.0", "-0.0", "1.0", "-1.0", "0x7F800000", "0xFF800000", "0x7FC00000"];
        texts.push(binary(FLOATS, &shape.replace('_', "f32"), &floats));
        // Version 22 reads the shape of an unranked tensor, and refuses the cast or not.
        if !shape.contains('*') {
            texts.push(casts(shape));
        }
        let text = texts.join(BREAK);
        if let Some(directory) = std::env::var_os("ODS_SHAPES_TEXTS") {
            let file = Path::new(&directory).join(shape.replace(['<', '>', '*', '?'], "-"));
            std::fs::write(file.with_extension("mlir"), &text).expect("a directory for texts");
        }
        let shown = |program: &str| {
            let output = run_on_text(program, FLAGS, &text);
            assert!(output.status.success(), "{program}: {}", text_of(&output.stderr));
            text_of(&output.stdout)
        };
        answers.check(shape, Kept::Sample(50_000), &shown(OURS), || shown(MLIR_OPT));
    }
    answers.finish();
}
