//! The command line: inputs, outputs, depfiles, macros, color, help.

use super::{PEER, has_peer};
use odsgen::tablegen::{Options, Session};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Creates a directory with the given files.
fn directory(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("a directory");
    for (path, text) in files {
        let path = dir.join(path);
        std::fs::create_dir_all(path.parent().expect("a parent")).expect("a directory");
        std::fs::write(path, text).expect("written");
    }
    dir
}

fn run(program: &str, dir: &Path, args: &[&str], input: &str) -> Output {
    let mut command = Command::new(program);
    if program != PEER {
        command.arg("records");
    }
    let mut child = command
        .args(args)
        .current_dir(dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A program that fails early does not read its input.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn ours(dir: &Path, args: &[&str], input: &str) -> Output {
    run(env!("CARGO_BIN_EXE_odsgen"), dir, args, input)
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn standard_input_is_read() {
    let dir = directory("stdin", &[]);
    let text = "def x : Y;";
    for args in [&[][..], &["-"]] {
        let output = ours(&dir, args, text);
        assert!(!output.status.success());
        if has_peer() {
            assert_eq!(stderr(&output), stderr(&run(PEER, &dir, args, text)));
        }
    }
    let output = ours(&dir, &["--json"], "def x;");
    assert!(String::from_utf8_lossy(&output.stdout).contains("\"!locs\":[\"<stdin>:1\"]"));
}

#[test]
fn depfile_lists_included_files() {
    let files = [
        ("main.td", "include \"x.td\"\ninclude \"a b.td\"\ninclude \"x.td\"\ndef a;"),
        ("i/x.td", "include \"n/z.td\""),
        ("i/a b.td", ""),
        ("i/n/z.td", ""),
    ];
    let dir = directory("depfile", &files);
    let args = ["-I", "i", "-d", "dep", "-o", "out", "main.td"];
    let output = ours(&dir, &args, "");
    assert!(output.status.success(), "{}", stderr(&output));
    let dep = std::fs::read_to_string(dir.join("dep")).expect("the depfile");
    assert_eq!(dep.trim_end(), "out: i/a b.td i/n/z.td i/x.td");
    if has_peer() {
        run(PEER, &dir, &args, "");
        let theirs = std::fs::read_to_string(dir.join("dep")).expect("the depfile");
        assert_eq!(dep, theirs);
    }
    // A depfile needs an output file.
    assert!(!ours(&dir, &["-I", "i", "-d", "dep", "main.td"], "").status.success());
}

#[test]
fn unchanged_output_is_not_written() {
    let dir = directory("unchanged", &[("a.td", "def a;")]);
    let write = |args: &[&str]| {
        assert!(ours(&dir, args, "").status.success());
        std::fs::metadata(dir.join("out")).expect("the output").modified().expect("a time")
    };
    let first = write(&["-o", "out", "a.td"]);
    std::thread::sleep(std::time::Duration::from_millis(20));
    assert_eq!(write(&["--write-if-changed", "-o", "out", "a.td"]), first);
    std::fs::write(dir.join("a.td"), "def b;").expect("written");
    assert_ne!(write(&["--write-if-changed", "-o", "out", "a.td"]), first);
}

#[test]
#[ignore = "needs LLVM 22"]
fn macros_are_defined() {
    let dir =
        directory("macros", &[("a.td", "#ifdef A\ndef a;\n#endif\n#ifdef B\ndef b;\n#endif\n")]);
    for args in [
        &["a.td"][..],
        &["-D", "A", "a.td"],
        &["-DA", "-DB", "a.td"],
        &["-D", "1x", "a.td"],
        &["-D", "A=1", "a.td"],
    ] {
        let ours = ours(&dir, args, "");
        let theirs = run(PEER, &dir, args, "");
        assert_eq!(ours.stdout, theirs.stdout);
        assert_eq!(stderr(&ours), stderr(&theirs));
        assert_eq!(ours.status.code(), theirs.status.code());
    }
}

#[test]
fn missing_file_is_reported() {
    let dir = directory("missing", &[]);
    let output = ours(&dir, &["no.td"], "");
    assert_eq!(
        stderr(&output),
        "error: Could not open input file 'no.td': No such file or directory\n"
    );
}

#[test]
fn include_errors_have_help() {
    let files = [("main.td", "include \"d/a.td\""), ("d/a.td", "include \"b.td\""), ("d/b.td", "")];
    let dir = directory("help", &files);
    let text = stderr(&ours(&dir, &["main.td"], ""));
    assert!(
        text.contains(
            "including file: add the include directory d (-I, in a build script `include_dir`)\n"
        ),
        "{text}"
    );
    let text = stderr(&ours(&dir, &["-I", "nowhere"], "include \"x.td\""));
    assert!(text.contains("include directory 'nowhere' is not a directory"), "{text}");
}

/// Output to a pipe has no colors.
#[test]
fn colors_equal_the_peers() {
    let text = "class A<int x>;\n#define A\n#define A\n\tdump \"x\"; def a { int y = \"\u{e9}\"; }\ndef y : Zebra;\n";
    let dir = directory("color", &[("a.td", text)]);
    let output = ours(&dir, &["a.td"], "");
    assert!(!stderr(&output).contains('\x1b'));
    let ours = Session::new(Options::new()).parse_text("a.td", text).expect_err("errors");
    if has_peer() {
        let theirs = run(PEER, &dir, &["--color=1", "a.td"], "");
        assert_eq!(ours.render(true), stderr(&theirs));
    }
}

/// Include directories take precedence over the shipped definitions.
#[test]
fn shipped_definitions_are_found() {
    let main = "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; }\n";
    let dir = directory(
        "shipped",
        &[("main.td", main), ("own/mlir/IR/OpBase.td", "class Dialect { string name = ?; }")],
    );
    let shipped = ours(&dir, &["-o", "out", "-d", "deps", "main.td"], "");
    assert!(shipped.status.success(), "{}", stderr(&shipped));
    assert_eq!(std::fs::read_to_string(dir.join("deps")).expect("a depfile"), "out:\n");
    let own = ours(&dir, &["-I", "own", "main.td"], "");
    assert!(
        String::from_utf8_lossy(&own.stdout)
            .ends_with("def D {\t// Dialect\n  string name = \"d\";\n}\n")
    );
}
