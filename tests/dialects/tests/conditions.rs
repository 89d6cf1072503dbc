//! Conditions in C++ mean the same in Rust. The build script generates an operation for each condition of
//! `conditions/*.txt` and of the generator's own tests, and the operation is verified with each sample. The peer's
//! answers are those of the conditions themselves, compiled against its headers: `1` and `0`, or `-` for a condition
//! that has no value, such as a cast to another class.

#![recursion_limit = "256"]

include!(concat!(env!("OUT_DIR"), "/conditions.rs"));

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use ods_peer::{Answers, MLIR_OPT, text_of, upstream_definitions};
use ods_runtime::Context;
use ods_runtime::text::parse_source;

/// The compiler of the peer's side.
const COMPILER: &str = "g++";

/// Conditions in a file, with the prefix of their operations.
struct Conditions {
    prefix: &'static str,
    class: &'static str,
    list: Vec<String>,
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conditions")
}

fn lines(file: &str) -> Vec<String> {
    let path = directory().join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.lines().filter(|line| !line.starts_with("# ")).map(str::to_owned).collect()
}

fn conditions() -> Vec<Conditions> {
    let of = |prefix, class, file| Conditions { prefix, class, list: lines(file) };
    vec![
        of("translated", "Type", "../../../../odsgen/tests/generator/cpp/translated.txt"),
        of("type", "Type", "types.txt"),
        of("attribute", "Attribute", "attributes.txt"),
    ]
}

/// The peer's answers: a line of digits for each condition.
fn compiled(conditions: &[Conditions]) -> String {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut list = String::new();
    for file in conditions {
        for condition in &file.list {
            let cpp = condition.replace("$_self", "self").replace("$_builder", "builder");
            let _ = writeln!(list, "CONDITION({}, {cpp}\n)", file.class);
        }
    }
    std::fs::write(dir.join("conditions.inc"), list).expect("a writable directory");
    let include = upstream_definitions().expect("the peer's headers");
    let library = include.with_file_name("lib");
    let program = dir.join("evaluate_conditions");
    let mut compiler = Command::new(COMPILER);
    compiler.args(["-std=c++17", "-O0", "-w", "-fno-rtti", "-I"]).arg(dir).arg("-I").arg(&include);
    compiler.arg(directory().join("evaluate.cpp")).arg("-o").arg(&program);
    compiler.arg("-L").arg(&library).args(["-lMLIR", "-lLLVM-22"]);
    compiler.arg(format!("-Wl,-rpath,{}", library.display()));
    let output = compiler.output().expect("the compiler runs");
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    let mut evaluate = Command::new(program);
    let output =
        evaluate.current_dir(directory()).args(["sample_types.txt", "sample_attributes.txt"]);
    let output = output.output().expect("the compiled conditions run");
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    text_of(&output.stdout)
}

/// Whether an operation accepts the sample; a panic is an error.
fn accepts(ctx: &Arc<Context>, name: &str, class: &str, sample: &str) -> Result<bool, String> {
    let text = match class {
        "Type" => format!("%0 = \"t.s\"() : () -> ({sample})\n\"{name}\"(%0) : ({sample}) -> ()"),
        _ => format!("\"{name}\"() <{{value = {sample}}}> : () -> ()"),
    };
    let verified = || parse_source(ctx, "sample.mlir", text.as_bytes());
    match catch_unwind(AssertUnwindSafe(verified)) {
        Ok(Ok(_)) => Ok(true),
        Ok(Err(errors)) => match errors.first().map(|error| error.message()) {
            Some(message) if message.contains("accepted") => Ok(false),
            message => Err(format!("says {message:?}")),
        },
        Err(_) => Err("panics".to_owned()),
    }
}

#[test]
fn conditions_mean_what_they_mean_in_cpp() {
    let (types, attributes) = (lines("sample_types.txt"), lines("sample_attributes.txt"));
    let conditions = conditions();
    let available =
        upstream_definitions().is_some_and(|it| it.join("mlir/IR/Builders.h").is_file());
    let mut answers =
        Answers::of(if available { COMPILER } else { MLIR_OPT }, directory().join("answers.txt"));
    let digits = answers.text("conditions", || compiled(&conditions));
    let mut digits = digits.lines();
    let ctx = Context::new();
    ctx.load::<conditions::ConditionsDialect>();
    ctx.allow_unregistered_dialects(true);
    let (mut compared, mut answered) = (0, 0);
    for file in &conditions {
        let samples = if file.class == "Type" { &types } else { &attributes };
        for (index, condition) in file.list.iter().enumerate() {
            let digits = digits.next().unwrap_or_default();
            assert_eq!(digits.len(), samples.len(), "{condition}");
            let name = format!("conditions.{}_{index}", file.prefix);
            let pairs = samples.iter().zip(digits.chars()).filter(|(_, digit)| *digit != '-');
            compared += 1;
            for (sample, digit) in pairs {
                answered += 1;
                let ours = accepts(&ctx, &name, file.class, sample);
                if ours != Ok(digit == '1') {
                    answers.fail(format!("{condition}\n  on {sample}: {digit}, ours {ours:?}"));
                }
            }
        }
    }
    assert!(digits.next().is_none());
    assert!(compared > 200 && answered > 5000, "{answered} answers to {compared} conditions");
    answers.finish();
}
