//! The programs in `programs` give the same output here, in object files, in LLVM IR, and in the peer.
//!
//! A program begins with comments, one of which may tell the type of the result of its function `run`, as in
//! `// entry-point-result: i64`; otherwise it is `i32`.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use ods::target::llvmir::export::translate_module;
use ods_peer::{Answers, Kept, LLVM_CONFIG, check_files, files, is_there, name_of, text_of};
use ods_runtime::Context;
use ods_runtime::text::parse_source;

const LLC: &str = "llc-22";
const MLIR_RUNNER: &str = "mlir-runner-22";
const ODS_RUN: &str = env!("CARGO_BIN_EXE_ods-run");

fn programs() -> Vec<PathBuf> {
    files(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs"), "mlir")
}

fn result_type(file: &Path) -> String {
    let text = std::fs::read_to_string(file).expect("a program");
    let line = text.lines().find_map(|line| line.strip_prefix("// entry-point-result: "));
    line.unwrap_or("i32").to_owned()
}

/// The output of a program, and whether it ended well.
fn shown(output: &Output, text: &str) -> String {
    let end = match output.status.code() {
        Some(code) => format!("exit status {code}\n"),
        None => "stopped\n".to_owned(),
    };
    let separator = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    format!("{text}{separator}{end}")
}

fn run(file: &Path, flags: &[&str]) -> String {
    let result = format!("--entry-point-result={}", result_type(file));
    let output =
        Command::new(ODS_RUN).args(flags).args(["-e", "run"]).arg(result).arg(file).output();
    let output = output.expect("ods-run");
    let errors = text_of(&output.stderr);
    assert!(errors.is_empty() || !output.status.success(), "{}: {errors}", name_of(file));
    shown(&output, &text_of(&output.stdout))
}

/// The peer's library with the functions that convert `bf16`, which LLVM calls.
fn float_library() -> Option<PathBuf> {
    let output = Command::new(LLVM_CONFIG).arg("--libdir").output().ok()?;
    let library = Path::new(text_of(&output.stdout).trim()).join("libmlir_float16_utils.so");
    library.exists().then_some(library)
}

/// The output of the peer, which writes the result before what the C library has buffered.
fn run_peer(file: &Path) -> String {
    let result = result_type(file);
    let mut command = Command::new(MLIR_RUNNER);
    command.args(["-e", "run"]).arg(format!("--entry-point-result={result}")).arg(file);
    command.args(float_library().map(|it| format!("--shared-libs={}", it.display())));
    let output = command.output().expect("the peer");
    let text = text_of(&output.stdout);
    let text = match text.split_once('\n') {
        Some((first, rest)) if result != "void" => format!("{rest}{first}\n"),
        _ => text,
    };
    shown(&output, &text)
}

#[test]
fn programs_give_the_output_of_the_peer() {
    let mut answers = Answers::of(MLIR_RUNNER, "tests/programs.out");
    for file in programs() {
        let ours = run(&file, &[]);
        answers.check(&name_of(&file), Kept::Text, &ours, || run_peer(&file));
    }
    answers.finish();
}

#[test]
fn optimization_does_not_change_the_output() {
    let report = check_files(&programs(), |file| {
        let (fast, slow) = (run(file, &[]), run(file, &["-O0"]));
        if fast == slow { String::new() } else { format!("{}:\n{fast}{slow}", name_of(file)) }
    });
    assert!(report.is_empty(), "{report}");
}

/// The main function of a program in C that prints the result like `ods-run`.
fn main_in_c(result: &str) -> String {
    let body = match result {
        "void" => "void run(void); int main(void) { run(); return 0; }".to_owned(),
        "i64" => {
            "long run(void); int main(void) { printf(\"%ld\\n\", run()); return 0; }".to_owned()
        }
        "f32" => {
            "float run(void); int main(void) { printf(\"%e\\n\", run()); return 0; }".to_owned()
        }
        _ => "int run(void); int main(void) { printf(\"%d\\n\", run()); return 0; }".to_owned(),
    };
    format!("#include <stdio.h>\n{body}\n")
}

/// Whether a program can be started.
fn is_installed(program: &str) -> bool {
    let is_installed = Command::new(program).arg("--version").output().is_ok();
    if !is_installed {
        eprintln!("{program} is not installed");
    }
    is_installed
}

/// Links each program from the object file that `compile` writes, and compares its output with that of `ods-run`.
fn compare_linked(directory: &str, compile: impl Fn(&Path, &Path) -> Result<(), String> + Sync) {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(directory);
    std::fs::create_dir_all(&directory).expect("a directory");
    let report = check_files(&programs(), |file| {
        let ours = run(file, &[]);
        let stem = directory.join(name_of(file));
        let with = |extension: &str| stem.with_extension(extension);
        if let Err(error) = compile(file, &with("o")) {
            return format!("{}: {error}", name_of(file));
        }
        std::fs::write(with("c"), main_in_c(&result_type(file))).expect("a file");
        let mut command = Command::new("cc");
        command.args(["-o".as_ref(), with("exe").as_os_str()]);
        command.args([with("c"), with("o")]).arg("-lm");
        if let Some(library) = float_library() {
            let directory = library.parent().expect("a directory").display();
            command.arg(library.as_os_str()).arg(format!("-Wl,-rpath,{directory}"));
        }
        let linked = command.output().expect("cc");
        if !linked.status.success() {
            return format!("{}: {}", name_of(file), text_of(&linked.stderr));
        }
        let output = Command::new(with("exe")).output().expect("the program");
        let theirs = shown(&output, &text_of(&output.stdout));
        if ours == theirs { String::new() } else { format!("{}:\n{ours}{theirs}", name_of(file)) }
    });
    assert!(report.is_empty(), "{report}");
}

/// Runs a command, whose errors are the result.
fn succeed(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() { Ok(()) } else { Err(text_of(&output.stderr)) }
}

#[test]
fn object_files_give_the_same_output() {
    if !is_installed("cc") {
        return;
    }
    compare_linked("objects", |file, object| {
        let flag = format!("--emit-object={}", object.display());
        succeed(Command::new(ODS_RUN).arg(flag).arg(file))
    });
}

/// The third way: the text of LLVM IR, compiled by LLVM.
#[test]
fn llvm_ir_gives_the_same_output() {
    if !is_installed("cc") || !is_there(LLC) {
        return;
    }
    compare_linked("llvm_ir", |file, object| {
        let ctx = Context::new();
        ctx.register_dialects(ods::DIALECTS);
        let text = std::fs::read(file).expect("a program");
        let ir = parse_source(&ctx, "program.mlir", &text).map_err(|error| format!("{error:?}"))?;
        let module = translate_module(ir.root().expect("a module"));
        let module = module.map_err(|error| error.message().to_owned())?;
        let text = object.with_extension("ll");
        std::fs::write(&text, module.to_string()).expect("a file");
        let mut command = Command::new(LLC);
        command.args(["-O1", "-filetype=obj", "-relocation-model=pic", "-o"]);
        succeed(command.arg(object).arg(text))
    });
}
