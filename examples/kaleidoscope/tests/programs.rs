//! Programs print what they should, in the process and linked from an object file or LLVM IR; wrong ones have messages.
//! `UPDATE_EXPECT=1` updates the stored output.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use ods_peer::{check_files, files, is_there, name_of, text_of};

const KS: &str = env!("CARGO_BIN_EXE_ks");
const LLC: &str = "llc-22";

/// Runs `ks` in the folder of the example.
fn ks(arguments: &[&str]) -> Output {
    Command::new(KS).args(arguments).output().expect("ks")
}

/// What a program prints and reports.
fn shown(output: &Output) -> String {
    let end = if output.status.success() { "" } else { "failed\n" };
    text_of(&output.stdout) + &text_of(&output.stderr) + end
}

/// Compares with a stored text, the difference to which is the result.
fn difference(file: &Path, actual: &str) -> String {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(file, actual).expect("a file");
    }
    let expected = fs::read_to_string(file).unwrap_or_default();
    if expected == actual { String::new() } else { format!("{}:\n{actual}", name_of(file)) }
}

fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&directory).expect("a directory");
    directory
}

#[test]
fn programs_print_what_they_should() {
    let report = check_files(&files("programs", "ks"), |file| {
        let output = shown(&ks(&[&file.display().to_string()]));
        difference(&file.with_extension("out"), &output)
    });
    assert!(report.is_empty(), "{report}");
}

#[test]
fn mistakes_are_reported_at_their_place() {
    let report = check_files(&files("tests/mistakes", "ks"), |file| {
        let output = ks(&[&file.display().to_string()]);
        assert!(!output.status.success(), "{}", file.display());
        difference(&file.with_extension("txt"), &shown(&output))
    });
    assert!(report.is_empty(), "{report}");
}

/// Links an object file, and runs the program.
fn run_linked(object: &Path) -> Result<String, String> {
    let program = object.with_extension("exe");
    let mut command = Command::new("cc");
    let linked = command.arg("-o").arg(&program).arg(object).arg("-lm").output();
    let linked = linked.map_err(|error| error.to_string())?;
    if !linked.status.success() {
        return Err(text_of(&linked.stderr));
    }
    Ok(shown(&Command::new(program).output().map_err(|error| error.to_string())?))
}

/// Compares the output of a linked program with the stored one.
fn compare_linked(form: &str, finish: impl Fn(&Path) -> Result<PathBuf, String> + Sync) {
    let directory = directory(form);
    let report = check_files(&files("programs", "ks"), |file| {
        let output = directory.join(name_of(file)).with_extension(form);
        let (path, output_path) = (file.display().to_string(), output.display().to_string());
        let flag = format!("--emit={form}");
        let written = ks(&["-g", &flag, "-o", &output_path, &path]);
        assert!(written.status.success(), "{}", shown(&written));
        let expected = fs::read_to_string(file.with_extension("out")).expect("a stored output");
        match finish(&output).and_then(|object| run_linked(&object)) {
            Ok(printed) if printed == expected => String::new(),
            Ok(printed) | Err(printed) => format!("{}:\n{printed}", name_of(file)),
        }
    });
    assert!(report.is_empty(), "{report}");
}

#[test]
fn object_files_print_the_same() {
    if is_there("cc") {
        compare_linked("object", |object| Ok(object.to_owned()));
    }
}

#[test]
fn llvm_ir_prints_the_same() {
    if !is_there("cc") || !is_there(LLC) {
        return;
    }
    compare_linked("ll", |text| {
        let object = text.with_extension("o");
        let mut command = Command::new(LLC);
        command.args(["-filetype=obj", "-relocation-model=pic", "-o"]);
        let output = command.arg(&object).arg(text).output().map_err(|error| error.to_string())?;
        if output.status.success() { Ok(object) } else { Err(text_of(&output.stderr)) }
    });
}

#[test]
fn lines_are_evaluated_and_errors_do_not_end_the_session() {
    let text = fs::File::open("tests/session.ks").expect("a session");
    let output = Command::new(KS).stdin(Stdio::from(text)).output().expect("ks");
    assert!(output.status.success());
    assert_eq!(difference(Path::new("tests/session.out"), &text_of(&output.stdout)), "");
    assert_eq!(difference(Path::new("tests/session.txt"), &text_of(&output.stderr)), "");
}
