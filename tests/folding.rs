//! Folding of constants, compared with `mlir-opt-22`: integers of all widths from 1 to 129, all float formats, special
//! values, scalars, splats and dense elements. A sample of the peer's output is in `tests/expected/folding.out`.

use std::fmt::Write as _;
use std::path::Path;

use ods_peer::{Answers, BREAK, Kept, MLIR_OPT, run_on_text, text_of};
use ods_runtime::apfloat::{ApFloat, FloatSemantics};
use ods_runtime::apint::ApInt;

const OURS: &str = env!("CARGO_BIN_EXE_ods-opt");

const FLAGS: &[&str] = &["--canonicalize", "--split-input-file"];

/// Writes texts with operations on constants.
struct Generator {
    state: u64,
    /// The texts, with one function each.
    texts: Vec<String>,
    cases: usize,
}

impl Generator {
    fn new(seed: u64) -> Self {
        Generator { state: seed, texts: Vec::new(), cases: 0 }
    }

    fn random(&mut self) -> u64 {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mixed = (self.state ^ self.state >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 32
    }

    fn below(&mut self, count: usize) -> usize {
        (self.random() % count as u64) as usize
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }

    /// Starts a function.
    fn start(&mut self) {
        self.texts.push("func.func @f() {\n".to_owned());
    }

    /// Ends the function.
    fn end(&mut self) {
        self.text().push_str("  return\n}\n");
    }

    fn text(&mut self) -> &mut String {
        self.texts.last_mut().expect("a function")
    }

    /// Adds an operation on constants, given as pairs of a value and a type. `%a`, `%b` and so on in `op` stand for
    /// them. The results have the types `results`.
    fn case(&mut self, constants: &[(String, String)], op: &str, results: &[&str]) {
        let number = self.cases;
        self.cases += 1;
        let mut op = op.to_owned();
        for ((value, ty), letter) in constants.iter().zip('a'..) {
            // The type of a boolean is not written.
            let ty = if ty == "i1" { String::new() } else { format!(" : {ty}") };
            let _ = writeln!(self.text(), "  %{letter}{number} = arith.constant {value}{ty}");
            op = op.replace(&format!("%{letter}"), &format!("%{letter}{number}"));
        }
        let names: Vec<String> =
            (0..results.len()).map(|index| format!("%r{number}_{index}")).collect();
        let (names, types) = (names.join(", "), results.join(", "));
        let _ = writeln!(self.text(), "  {names} = {op}\n  \"use\"({names}) : ({types}) -> ()");
    }

    /// An integer, often a special one.
    fn int(&mut self, width: u32) -> ApInt {
        let random = ApInt::from_words(width, &[self.random(), self.random(), self.random()]);
        let small = ApInt::from_u64(width, self.random() % 9);
        match self.below(12) {
            0 => ApInt::zero(width),
            1 => ApInt::from_u64(width, 1),
            2 => ApInt::all_ones(width),
            3 => ApInt::signed_min(width),
            4 => ApInt::signed_max(width),
            5 => small.wrapping_neg(),
            6 | 7 => small,
            8 => ApInt::from_u64(width, self.random() % u64::from(width)),
            9 => random.lshr(width / 2),
            _ => random,
        }
    }

    fn int_text(&mut self, width: u32) -> String {
        let value = self.int(width);
        if width == 1 { (!value.is_zero()).to_string() } else { value.to_string() }
    }

    /// A constant of integers: a scalar, a splat or dense elements, as `shape` says.
    fn ints(&mut self, width: u32, shape: Shape) -> (String, String) {
        let ty = format!("i{width}");
        match shape {
            Shape::Scalar => (self.int_text(width), ty),
            Shape::Splat => (format!("dense<{}>", self.int_text(width)), format!("vector<3x{ty}>")),
            Shape::Dense => {
                let values: Vec<String> = (0..3).map(|_| self.int_text(width)).collect();
                (format!("dense<[{}]>", values.join(", ")), format!("vector<3x{ty}>"))
            }
        }
    }

    fn float_bits(&mut self, format: FloatSemantics) -> u128 {
        let width = format.width();
        let mask = if width == 128 { u128::MAX } else { (1 << width) - 1 };
        let random = u128::from(self.random()) << 64 | u128::from(self.random());
        let sign = (random & 1) << (width - 1);
        let of = |value: f64| ApFloat::from_f64(format, value).bits();
        let bits = match self.below(14) {
            0 => 0,
            1 => of(1.0),
            2 => ApFloat::largest(format).bits(),
            // Subnormal numbers.
            3 => 1,
            4 => (random >> 8) & ((1 << (format.mantissa_width() - 1)) - 1),
            // Infinities and NaNs, where there are some.
            5 => of(f64::INFINITY),
            6 => of(f64::NAN),
            7 => of(f64::INFINITY) | random >> 7 & ((1 << (format.mantissa_width() - 1)) - 1),
            8 => of((random >> 9) as u8 as f64 / 8.0),
            9 => of((random >> 9) as u32 as f64),
            10 => of(1.0) + (random >> 9 & 3),
            _ => random >> 1,
        };
        let bits = (bits | sign) & mask;
        let value = ApFloat::from_bits(format, bits);
        // Other encodings of the 80-bit format are not numbers, and some formats have no NaN.
        ApFloat::from_bits(format, value.bits()).bits()
    }

    fn float_text(&mut self, format: FloatSemantics) -> String {
        format!("0x{:X}", self.float_bits(format))
    }

    fn floats(&mut self, format: FloatSemantics, shape: Shape) -> (String, String) {
        let ty = format.keyword();
        match shape {
            Shape::Scalar => (self.float_text(format), ty.to_owned()),
            Shape::Splat => {
                (format!("dense<{}>", self.float_text(format)), format!("vector<3x{ty}>"))
            }
            Shape::Dense => {
                let values: Vec<String> = (0..3).map(|_| self.float_text(format)).collect();
                (format!("dense<[{}]>", values.join(", ")), format!("vector<3x{ty}>"))
            }
        }
    }

    fn shape(&mut self) -> Shape {
        [Shape::Scalar, Shape::Scalar, Shape::Scalar, Shape::Splat, Shape::Dense][self.below(5)]
    }

    /// The type `element` in a shape.
    fn shaped(element: &str, shape: Shape) -> String {
        if shape == Shape::Scalar { element.to_owned() } else { format!("vector<3x{element}>") }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Scalar,
    Splat,
    Dense,
}

const INT_OPS: &[&str] = &[
    "arith.addi",
    "arith.subi",
    "arith.muli",
    "arith.divui",
    "arith.divsi",
    "arith.ceildivui",
    "arith.ceildivsi",
    "arith.floordivsi",
    "arith.remui",
    "arith.remsi",
    "arith.andi",
    "arith.ori",
    "arith.xori",
    "arith.shli",
    "arith.shrui",
    "arith.shrsi",
    "arith.maxsi",
    "arith.maxui",
    "arith.minsi",
    "arith.minui",
    "math.ipowi",
];

const EXTENDED_OPS: &[&str] =
    &["arith.addui_extended", "arith.mulsi_extended", "arith.mului_extended"];

const INT_PREDICATES: &[&str] =
    &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

const FLOAT_PREDICATES: &[&str] = &[
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
    "une", "uno", "true",
];

const FLOAT_OPS: &[&str] = &[
    "arith.addf",
    "arith.subf",
    "arith.mulf",
    "arith.divf",
    "arith.remf",
    "arith.maximumf",
    "arith.minimumf",
    "arith.maxnumf",
    "arith.minnumf",
    "math.copysign",
];

const FLOAT_UNARY_OPS: &[&str] =
    &["arith.negf", "math.absf", "math.ceil", "math.floor", "math.roundeven"];

/// The float functions of `math` that exist for `f32` and `f64`.
const FUNCTIONS: &[&str] = &[
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "erf", "erfc", "exp", "exp2",
    "expm1", "log", "log10", "log1p", "log2", "round", "sin", "sinh", "sqrt", "tan", "tanh",
    "trunc",
];

fn integers() -> Generator {
    let mut g = Generator::new(1);
    for width in 1..=129 {
        g.start();
        let element = format!("i{width}");
        for op in INT_OPS {
            for _ in 0..3 {
                let shape = g.shape();
                let (a, b) = (g.ints(width, shape), g.ints(width, shape));
                let ty = a.1.clone();
                g.case(&[a, b], &format!("{op} %a, %b : {ty}"), &[&ty]);
            }
        }
        for op in EXTENDED_OPS {
            for _ in 0..2 {
                let shape = g.shape();
                let (a, b) = (g.ints(width, shape), g.ints(width, shape));
                let ty = a.1.clone();
                let second = Generator::shaped("i1", shape);
                let is_add = *op == "arith.addui_extended";
                let (types, second) = if is_add {
                    (format!("{ty}, {second}"), second)
                } else {
                    (ty.clone(), ty.clone())
                };
                g.case(&[a, b], &format!("{op} %a, %b : {types}"), &[&ty, &second]);
            }
        }
        for predicate in INT_PREDICATES {
            let shape = g.shape();
            let (a, b) = (g.ints(width, shape), g.ints(width, shape));
            let op = format!("arith.cmpi {predicate}, %a, %b : {}", a.1);
            g.case(&[a, b], &op, &[&Generator::shaped("i1", shape)]);
        }
        for op in ["math.absi", "math.ctlz", "math.cttz", "math.ctpop"] {
            let shape = g.shape();
            let a = g.ints(width, shape);
            let ty = a.1.clone();
            g.case(&[a], &format!("{op} %a : {ty}"), &[&ty]);
        }
        for _ in 0..6 {
            let other = 1 + g.below(129) as u32;
            let shape = g.shape();
            let a = g.ints(width, shape);
            let ty = Generator::shaped(&format!("i{other}"), shape);
            let from = a.1.clone();
            let cast = match other.cmp(&width) {
                std::cmp::Ordering::Less => "arith.trunci",
                std::cmp::Ordering::Equal => continue,
                std::cmp::Ordering::Greater => g.pick(&["arith.extsi", "arith.extui"]),
            };
            g.case(&[a], &format!("{cast} %a : {from} to {ty}"), &[&ty]);
        }
        for cast in ["arith.index_cast", "arith.index_castui"] {
            let shape = g.shape();
            let a = g.ints(width, shape);
            let ty = Generator::shaped("index", shape);
            let op = format!("{cast} %a : {} to {ty}", a.1);
            g.case(&[a], &op, &[&ty]);
            let value = g.int(64).to_string();
            g.case(
                &[(value, "index".to_owned())],
                &format!("{cast} %a : index to {element}"),
                &[&element],
            );
        }
        g.end();
    }
    g
}

fn floats() -> Generator {
    let mut g = Generator::new(2);
    for format in FloatSemantics::ALL {
        for _ in 0..4 {
            g.start();
            for op in FLOAT_OPS {
                for _ in 0..5 {
                    let shape = g.shape();
                    let (a, b) = (g.floats(format, shape), g.floats(format, shape));
                    let ty = a.1.clone();
                    g.case(&[a, b], &format!("{op} %a, %b : {ty}"), &[&ty]);
                }
            }
            for op in FLOAT_UNARY_OPS {
                for _ in 0..3 {
                    let shape = g.shape();
                    let a = g.floats(format, shape);
                    let ty = a.1.clone();
                    g.case(&[a], &format!("{op} %a : {ty}"), &[&ty]);
                }
            }
            for predicate in FLOAT_PREDICATES {
                for _ in 0..2 {
                    let (a, b) = (g.floats(format, Shape::Scalar), g.floats(format, Shape::Scalar));
                    let op = format!("arith.cmpf {predicate}, %a, %b : {}", a.1);
                    g.case(&[a, b], &op, &["i1"]);
                }
            }
            for op in ["isfinite", "isinf", "isnan", "isnormal"] {
                let shape = g.shape();
                let a = g.floats(format, shape);
                let op = format!("math.{op} %a : {}", a.1);
                g.case(&[a], &op, &[&Generator::shaped("i1", shape)]);
            }
            g.end();
        }
    }
    g
}

fn casts() -> Generator {
    let mut g = Generator::new(3);
    for format in FloatSemantics::ALL {
        g.start();
        let ty = format.keyword();
        for other in FloatSemantics::ALL {
            let cast = match other.width().cmp(&format.width()) {
                std::cmp::Ordering::Less => "arith.truncf",
                std::cmp::Ordering::Equal => continue,
                std::cmp::Ordering::Greater => "arith.extf",
            };
            for _ in 0..8 {
                let shape = g.shape();
                let a = g.floats(format, shape);
                let to = Generator::shaped(other.keyword(), shape);
                let op = format!("{cast} %a : {} to {to}", a.1);
                g.case(&[a], &op, &[&to]);
            }
        }
        g.end();
        g.start();
        for _ in 0..60 {
            let width = 1 + g.below(129) as u32;
            let shape = g.shape();
            for cast in ["arith.sitofp", "arith.uitofp"] {
                let a = g.ints(width, shape);
                let to = Generator::shaped(ty, shape);
                let op = format!("{cast} %a : {} to {to}", a.1);
                g.case(&[a], &op, &[&to]);
            }
            for cast in ["arith.fptosi", "arith.fptoui"] {
                let a = g.floats(format, shape);
                let to = Generator::shaped(&format!("i{width}"), shape);
                let op = format!("{cast} %a : {} to {to}", a.1);
                g.case(&[a], &op, &[&to]);
            }
        }
        let int = format!("i{}", format.width());
        for shape in [Shape::Scalar, Shape::Scalar, Shape::Splat, Shape::Dense] {
            let (a, b) = (g.floats(format, shape), g.ints(format.width(), shape));
            let (float, int) = (Generator::shaped(ty, shape), Generator::shaped(&int, shape));
            g.case(&[a], &format!("arith.bitcast %a : {float} to {int}"), &[&int]);
            g.case(&[b], &format!("arith.bitcast %a : {int} to {float}"), &[&float]);
        }
        g.end();
    }
    g
}

fn functions() -> Generator {
    let mut g = Generator::new(4);
    for format in [FloatSemantics::F32, FloatSemantics::F64] {
        for function in FUNCTIONS {
            // Libraries differ in the last place of these values; upstream's are those of its host.
            if format.width() == 64 && ["erf", "erfc"].contains(function) {
                continue;
            }
            g.start();
            for _ in 0..30 {
                let mut a = g.floats(format, Shape::Scalar);
                if g.below(3) > 0 {
                    // Where functions have most of their values.
                    let random = g.random();
                    let value = (random >> 12) as f64 / (1u64 << 52) as f64 * 10.0 - 4.0;
                    a.0 = format!("0x{:X}", ApFloat::from_f64(format, value).bits());
                }
                let op = format!("math.{function} %a : {}", a.1);
                let ty = a.1.clone();
                g.case(&[a], &op, &[&ty]);
            }
            g.end();
        }
        for function in ["atan2", "powf"] {
            g.start();
            for _ in 0..60 {
                let (a, b) = (g.floats(format, Shape::Scalar), g.floats(format, Shape::Scalar));
                let op = format!("math.{function} %a, %b : {}", a.1);
                let ty = a.1.clone();
                g.case(&[a, b], &op, &[&ty]);
            }
            g.end();
        }
    }
    g
}

fn indices() -> Generator {
    let mut g = Generator::new(5);
    let ops = [
        "add",
        "sub",
        "mul",
        "divs",
        "divu",
        "ceildivs",
        "ceildivu",
        "floordivs",
        "rems",
        "remu",
        "maxs",
        "maxu",
        "mins",
        "minu",
        "shl",
        "shrs",
        "shru",
        "and",
        "or",
        "xor",
    ];
    let index = |g: &mut Generator| {
        let value = g.int(64);
        // Many values that fit 32 bits.
        let value = if g.below(2) == 0 { value.zext_or_trunc(32).sext_or_trunc(64) } else { value };
        (value.to_string(), "index".to_owned())
    };
    for _ in 0..6 {
        g.start();
        for op in ops {
            for _ in 0..6 {
                let (a, b) = (index(&mut g), index(&mut g));
                g.case(&[a, b], &format!("index.{op} %a, %b"), &["index"]);
            }
        }
        for predicate in INT_PREDICATES {
            for bounded in ["mins", "minu", "maxs", "maxu"] {
                let (a, b) = (index(&mut g), index(&mut g));
                let number = g.cases;
                g.case(&[a.clone(), b.clone()], &format!("index.cmp {predicate}(%a, %b)"), &["i1"]);
                let text = format!(
                    "  %x{number} = \"x\"() : () -> index\n  %m{number} = index.{bounded} %x{number}, %a{number}\n  \
                     %c{number} = index.cmp {predicate}(%m{number}, %b{number})\n  \"use\"(%c{number}) : (i1) -> ()\n"
                );
                g.text().push_str(&text);
                g.cases += 1;
            }
        }
        for cast in ["casts", "castu"] {
            for _ in 0..20 {
                let width = 1 + g.below(129) as u32;
                let (a, b) = (index(&mut g), g.ints(width, Shape::Scalar));
                let ty = format!("i{width}");
                g.case(&[a], &format!("index.{cast} %a : index to {ty}"), &[&ty]);
                g.case(&[b], &format!("index.{cast} %a : {ty} to index"), &["index"]);
            }
        }
        g.end();
    }
    g
}

#[test]
fn constants_fold_alike() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/folding.out");
    let mut answers = Answers::of(MLIR_OPT, path);
    let mut cases = 0;
    for (name, generator) in [
        ("integers", integers()),
        ("floats", floats()),
        ("casts", casts()),
        ("functions", functions()),
        ("indices", indices()),
    ] {
        cases += generator.cases;
        let text = generator.texts.join(BREAK);
        if let Some(directory) = std::env::var_os("ODS_FOLDING_TEXTS") {
            let file = Path::new(&directory).join(name).with_extension("mlir");
            std::fs::write(file, &text).expect("a directory for texts");
        }
        let shown = |program: &str| {
            let output = run_on_text(program, FLAGS, &text);
            assert!(output.status.success(), "{program}: {}", text_of(&output.stderr));
            text_of(&output.stdout)
        };
        answers.check(name, Kept::Sample(50_000), &shown(OURS), || shown(MLIR_OPT));
    }
    assert!(cases >= 20_000, "{cases} cases");
    answers.finish();
}
