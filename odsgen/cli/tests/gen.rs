//! `odsgen gen`, `odsgen check` and `odsgen hooks`: files, flags, exit codes.
//!
//! Without the peer, the comparison with it is skipped; if `CI` is set, it fails.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use odsgen::Generator;

const PEER: &str = ods_peer::MLIR_TBLGEN;
/// A dialect of many operations.
const ARITH: &str = "defs/mlir/Dialect/Arith/IR/ArithOps.td";

fn odsgen(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_odsgen")).args(args).output().expect("odsgen")
}

/// The root of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file with uses of deprecated definitions.
fn deprecated() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gen/deprecated.td")
}

/// Creates an empty directory. Each test has its own `name`.
fn empty(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("directory");
    dir
}

#[test]
fn shards_are_written_beside_the_output() {
    let (file, out) = (root().join(ARITH), empty("shards").join("arith.rs"));
    let defs = root().join("defs");
    let generator = Generator::new().include_dir(&defs).shards(3);
    let generated = generator.run_for(&file, &out).expect("generated");
    let (defs, file, out_name) =
        (defs.display().to_string(), file.display().to_string(), out.display().to_string());
    let depfile = out.with_extension("d").display().to_string();
    let args =
        ["-I", &defs, "--shards", "3", "-o", &out_name, "--depfile", &depfile, file.as_str()];
    assert!(odsgen(&[&["gen"], &args[..]].concat()).status.success());
    for index in 0..3 {
        let shard = out.with_file_name(format!("arith.shard_{index}.rs"));
        assert_eq!(std::fs::read_to_string(shard).expect("shard"), generated.shards[index].1);
    }
    let rule = std::fs::read_to_string(&depfile).expect("depfile");
    assert!(rule.contains("arith.shard_2.rs:"), "{rule}");
    let check = |shards: &str| {
        let args = ["check", "-I", &defs, "--shards", shards, "-o", &out_name, &file];
        odsgen(&args).status.success()
    };
    assert!(check("3"));
    assert!(!check("2"));
    std::fs::write(out.with_file_name("arith.shard_1.rs"), "").expect("shard");
    assert!(!check("3"));
}

#[test]
fn invalid_regular_expression_is_reported() {
    let file = root().join(ARITH);
    let file = file.display().to_string();
    let defs = root().join("defs").display().to_string();
    let out = odsgen(&["gen", "-I", &defs, "--op-include", "a(", &file]);
    assert_eq!(out.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&out.stderr), "error: invalid regular expression: 'a('\n");
}

#[test]
#[ignore = "needs LLVM 22"]
fn uses_of_deprecated_definitions_are_reported_as_upstream_does() {
    let include = ods_peer::upstream_definitions().expect("LLVM 22");
    let (file, out) = (deprecated(), empty("deprecated").join("out.rs"));
    for action in ["none", "warn", "error"] {
        let _ = std::fs::remove_file(&out);
        let peer = Command::new(PEER)
            .args(["-gen-op-defs", "-o", "/dev/null", "-I"])
            .arg(&include)
            .arg(format!("-on-deprecated={action}"))
            .arg(&file)
            .output()
            .expect(PEER);
        let ours = Command::new(env!("CARGO_BIN_EXE_odsgen"))
            .args(["gen", "--on-deprecated", action, "-o"])
            .args([&out, &file])
            .output()
            .expect("odsgen");
        assert_eq!(
            String::from_utf8_lossy(&ours.stderr),
            String::from_utf8_lossy(&peer.stderr),
            "{action}"
        );
        assert_eq!(ours.status.code(), peer.status.code(), "{action}");
        assert_eq!(out.exists(), action != "error");
    }
}

#[test]
fn hooks_are_printed() {
    let file = root().join("tests/dialects/defs/all_hooks.td");
    let all = Generator::new().hooks(&file, None, &[]).expect("skeleton");
    let file = file.display().to_string();
    let out = odsgen(&["hooks", &file]);
    assert!(out.status.success());
    assert_eq!(String::from_utf8_lossy(&out.stdout), all);
    let out = odsgen(&["hooks", "--module", "super::other", &file]);
    assert!(String::from_utf8_lossy(&out.stdout).contains("\nuse super::other::*;\n"));
    let written = deprecated().display().to_string();
    let out = odsgen(&["hooks", "--written", &written, &file]);
    assert_eq!(out.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&out.stderr).starts_with("error: line 1: invalid Rust: "));
}

/// A file with one operation that has the assembly format `format`.
fn with_format(name: &str, format: &str) -> PathBuf {
    let file = empty(name).join("one.td");
    let text = format!(
        "include \"mlir/IR/OpBase.td\"\ndef D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}\n\
         def AOp : Op<D, \"a\"> {{ let arguments = (ins AnyType:$left); let assemblyFormat = \"{format}\"; }}\n"
    );
    std::fs::write(&file, text).expect("definitions");
    file
}

#[test]
fn dash_is_standard_output() {
    let file = with_format("dash", "$left attr-dict `:` type($left)").display().to_string();
    let out = odsgen(&["gen", "-o", "-", &file]);
    assert!(String::from_utf8_lossy(&out.stdout).contains("pub struct AOp"));
    assert!(!Path::new("-").exists());
    let out = odsgen(&["gen", "-o", "-", "--shards", "2", &file]);
    assert_eq!(
        String::from_utf8_lossy(&out.stderr),
        "error: several shards cannot be written to standard output: use -o FILE\n"
    );
}

#[test]
fn check_reports_the_command_to_run() {
    let file = with_format("stale", "$left attr-dict `:` type($left)");
    let (out, file) = (file.with_extension("rs").display().to_string(), file.display().to_string());
    let output = odsgen(&["check", "-o", &out, &file]);
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        format!("error: generated code is out of date: run `odsgen gen -o {out} {file}`\n")
    );
    let args = [
        "check",
        "--op-include",
        "^d\\.a$",
        "--skip-hooks",
        "fold",
        "-I",
        "it's",
        "-o",
        &out,
        &file,
    ];
    let stderr = String::from_utf8_lossy(&odsgen(&args).stderr).into_owned();
    let quoted = r"`odsgen gen --op-include '^d\.a$' --skip-hooks fold -I 'it'\''s' -o ";
    assert!(stderr.contains(quoted), "{stderr}");
}

#[test]
fn a_depfile_is_of_an_output_file() {
    let file = with_format("depfile", "$left attr-dict `:` type($left)");
    let (out, dep) = (file.with_extension("rs"), file.with_extension("d"));
    let (out, file) = (out.display().to_string(), file.display().to_string());
    let dep_name = dep.display().to_string();
    let run = |command: &str, args: &[&str]| {
        let args = [&[command, "--depfile", &dep_name, &file], args].concat();
        odsgen(&args).status.success()
    };
    assert!(!run("gen", &[]));
    assert!(!run("gen", &["-o", "-"]));
    assert!(!dep.exists());
    assert!(run("gen", &["-o", &out]));
    assert!(run("check", &["-o", &out]));
    std::fs::write(&dep, "").expect("depfile");
    assert!(!run("check", &["-o", &out]));
}

#[test]
fn a_list_says_what_is_generated() {
    for option in ["--interfaces", "--enums", "--patterns"] {
        let out = odsgen(&["gen", "--list", "list.txt", option]);
        let stderr = String::from_utf8_lossy(&out.stderr);
        assert!(stderr.contains("cannot be used with"), "{option}: {stderr}");
    }
}

#[test]
fn a_reader_may_close_the_pipe() {
    use std::process::Stdio;
    let file = root().join(ARITH).display().to_string();
    let (defs, out) = (root().join("defs").display().to_string(), empty("pipe").join("out.rs"));
    let out = out.display().to_string();
    let cases: [(&[&str], i32); 4] = [
        (&["gen", "-I", &defs, &file], 0),
        (&["check", "-I", &defs, "-o", &out, &file], 1),
        (&["hooks", "-I", &defs, &file], 0),
        (&["completions", "bash"], 0),
    ];
    for (args, code) in cases {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        let command = command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("odsgen");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("odsgen");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {stderr}");
        assert!(!stderr.contains("panicked"), "{stderr}");
    }
}

#[test]
fn diagnostics_are_colored_or_json() {
    let file = with_format("styles", "$lft attr-dict").display().to_string();
    let run = |args: &[&str], no_color: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        let output = command.args(args).arg(&file).env("NO_COLOR", no_color).output();
        String::from_utf8_lossy(&output.expect("odsgen").stderr).into_owned()
    };
    let plain = run(&["gen"], "");
    assert!(plain.contains("help: did you mean '$left'?") && !plain.contains('\x1b'), "{plain}");
    assert_eq!(run(&["gen", "--color", "never"], ""), plain);
    assert!(run(&["--color", "always", "gen"], "1").contains("\x1b[0;1;31merror: "));
    let json = run(&["gen", "--error-format", "json"], "");
    let quoted = file.replace('\\', "\\\\");
    let start = format!(
        "{{\"severity\":\"error\",\"message\":\"expected variable to refer to an argument, region, result, or \
         successor\",\"kind\":\"format\",\"file\":\"{quoted}\",\"line\":3,\"column\":83,\"length\":3,\"help\":\"did you mean '$left'?\",\
         \"notes\":[{{\"severity\":\"note\","
    );
    assert!(json.starts_with(&start), "{json}");
    assert_eq!(json.lines().count(), 1);
}

/// Each part of the program has its kinds of errors, and some errors have their own.
#[test]
fn errors_have_kinds() {
    let kind = |command: &str, text: &str| {
        let file = empty("kinds").join("one.td");
        std::fs::write(&file, text).expect("definitions");
        let file = file.display().to_string();
        let output = Command::new(env!("CARGO_BIN_EXE_odsgen"))
            .args([command, "--error-format", "json", &file])
            .output();
        let stderr = String::from_utf8_lossy(&output.expect("odsgen").stderr).into_owned();
        let (_, rest) = stderr.split_once("\"kind\":\"").unwrap_or_else(|| panic!("{stderr}"));
        rest.split('"').next().expect("a kind").to_owned()
    };
    let op = |body: &str| {
        format!(
            "include \"mlir/IR/OpBase.td\"\ndef D : Dialect {{ let name = \"d\"; let cppNamespace = \"d\"; }}\n\
             def AOp : Op<D, \"a\"> {{ {body} }}\n"
        )
    };
    for (text, expected) in [
        ("def x { string s = \"a\n\"; }".to_owned(), "unterminated-string"),
        ("def x { code s = [{ a ; }".to_owned(), "unterminated-code"),
        ("def x".to_owned(), "missing-body"),
        ("class A { int a = 1; } def x : A { let b = 1; }".to_owned(), "unknown-field"),
        ("def x : Missing;".to_owned(), "records"),
        ("}".to_owned(), "syntax"),
        ("include \"missing.td\"".to_owned(), "file"),
        (op("let verifier = [{ }];"), "unknown-field"),
        (op("let arguments = (ins I32:$x); let assemblyFormat = \"$y\";"), "format"),
        (op("let arguments = (ins I32Attr);"), "definition"),
        (op("let builders = [OpBuilder<(ins), [{ let x = ; }]>];"), "rust"),
        (op("let builders = [OpBuilder<(ins), [{ f($_self); }]>];"), "unknown-placeholder"),
    ] {
        let command = if text.contains("OpBase") { "gen" } else { "records" };
        assert_eq!(kind(command, &text), expected, "{text}");
    }
}

#[test]
fn versions_and_completions_are_printed() {
    for args in [&["--version"][..], &["gen", "--version"]] {
        let out = odsgen(args);
        assert!(String::from_utf8_lossy(&out.stdout).contains(env!("CARGO_PKG_VERSION")));
    }
    for shell in ["bash", "zsh", "fish"] {
        let out = odsgen(&["completions", shell]);
        assert!(out.status.success());
        assert!(String::from_utf8_lossy(&out.stdout).contains("extern-path"), "{shell}");
    }
}

#[test]
fn extern_path_is_checked() {
    let out = odsgen(&["gen", "--extern-path", "::other", "x.td"]);
    let stderr = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(
        stderr.contains("expected a namespace, `=` and the path of its Rust module"),
        "{stderr}"
    );
    let file = with_format("extern", "$left attr-dict `:` type($left)").display().to_string();
    let out = odsgen(&["gen", "--extern-path", "::other=a b", &file]);
    assert_eq!(
        String::from_utf8_lossy(&out.stderr),
        "error: 'a b' is not a Rust path\nhelp: the module of '::other' has a path such as `crate::module`\n"
    );
}

#[test]
fn nothing_is_written_after_an_error() {
    let dir = empty("wrong");
    let (file, out) = (dir.join("wrong.td"), dir.join("wrong.rs"));
    std::fs::write(&file, "def x : Nothing;\n").expect("definitions");
    let (file, name) = (file.display().to_string(), out.display().to_string());
    let output = odsgen(&["gen", "-o", &name, &file]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("wrong.td:1:9: error: "));
    assert!(!out.exists());
}

#[test]
fn rules_are_generated_from_a_list() {
    let dir = empty("rules");
    let write = |name: &str, text: &str| std::fs::write(dir.join(name), text).expect("file");
    write("list.txt", "- Rules.td rules.rs patterns\n");
    write(
        "Rules.td",
        "include \"mlir/IR/PatternBase.td\"\n\
         include \"mlir/Dialect/Arith/IR/ArithOps.td\"\n\
         def NegOfNeg : Pat<(Arith_NegFOp (Arith_NegFOp $x, $_), $_), (replaceWithValue $x)>;\n",
    );
    let run = |command: &str| {
        let mut odsgen = Command::new(env!("CARGO_BIN_EXE_odsgen"));
        odsgen.args([command, "--list", "list.txt"]).current_dir(&dir).status().expect("odsgen")
    };
    assert!(run("gen").success());
    let code = std::fs::read_to_string(dir.join("rules.rs")).expect("rules.rs");
    assert!(code.contains("rt::add_rule(patterns, \"NegOfNeg\", 2, &[], neg_of_neg);"), "{code}");
    assert!(run("check").success());
}

#[test]
fn outputs_need_not_be_regular_files() {
    let dir = empty("outputs");
    let file = deprecated().display().to_string();
    let to_stdout = odsgen(&["gen", &file, "--on-deprecated", "none"]);
    assert!(to_stdout.status.success());
    #[cfg(unix)]
    {
        let link = dir.join("link.rs");
        std::os::unix::fs::symlink(dir.join("real.rs"), &link).expect("a link");
        let link = link.display().to_string();
        assert!(odsgen(&["gen", &file, "-o", &link]).status.success());
        assert_eq!(std::fs::read(dir.join("real.rs")).expect("a file"), to_stdout.stdout);
        let device = odsgen(&["gen", &file, "--on-deprecated", "none", "-o", "/dev/stdout"]);
        assert_eq!(device.stdout, to_stdout.stdout);
        let shards = odsgen(&["gen", &file, "-o", "/dev/null", "--shards", "2"]);
        let text = String::from_utf8_lossy(&shards.stderr);
        assert!(text.contains("several shards cannot be written to a device or a pipe"), "{text}");
    }
}

/// A file that is open already keeps what it has, as with `-o /dev/stdout >> log`.
#[cfg(target_os = "linux")]
#[test]
fn open_files_are_appended_to() {
    let dir = empty("open");
    let file = deprecated().display().to_string();
    let arguments = ["gen", &file, "--on-deprecated", "none"];
    let code = String::from_utf8(odsgen(&arguments).stdout).expect("text");
    let link = dir.join("link");
    std::os::unix::fs::symlink("/dev/stdout", &link).expect("a link");
    let link = link.display().to_string();
    let cases = [
        ("/dev/stdout", ">>"),
        ("/dev/fd/1", ">>"),
        ("/proc/self/fd/1", ">>"),
        ("/proc/thread-self/fd/1", ">>"),
        ("/dev/stdout", ">"),
        (&link, ">>"),
        ("/dev/stderr", "2>>"),
        ("/dev/fd/2", "2>"),
        ("/dev/fd/3", "3>>"),
        ("/proc/self/fd/3", "3>>"),
    ];
    let log = dir.join("log");
    for (output, redirection) in cases {
        let _ = std::fs::remove_file(&log);
        // The second group shows that its output follows that of the first.
        let descriptor = match redirection.trim_end_matches('>') {
            "" => "1",
            descriptor => descriptor,
        };
        let after = if descriptor == "3" { "" } else { "echo after >&$descriptor;" };
        let script = format!(
            "descriptor={descriptor}; {{ echo before >&$descriptor; \"$@\"; {after} }} {redirection} \"$0\""
        );
        let status = Command::new("sh")
            .arg("-c")
            .arg(script)
            .arg(&log)
            .arg(env!("CARGO_BIN_EXE_odsgen"))
            .args(arguments)
            .args(["-o", output])
            .status()
            .expect("sh");
        assert!(status.success(), "{output}");
        let text = std::fs::read_to_string(&log).expect("a log");
        let after = if descriptor == "3" { "" } else { "after\n" };
        assert!(text == format!("before\n{code}{after}"), "{output} {redirection}: {text}");
    }
    let pipe = dir.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let reader = Command::new("cat").arg(&pipe).stdout(std::process::Stdio::piped()).spawn();
    let reader = reader.expect("cat");
    let output = pipe.display().to_string();
    assert!(odsgen(&[&arguments[..], &["-o", &output]].concat()).status.success());
    let read = reader.wait_with_output().expect("the text");
    assert!(read.stdout == code.as_bytes());
}

#[test]
fn limits_can_be_set() {
    let file = deprecated().display().to_string();
    let run = |limit: &str| {
        let output = odsgen(&["gen", &file, "--limit", limit]);
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (done, text) = run("records=50");
    assert!(!done && text.contains("`--limit records=500`"), "{text}");
    assert!(run("records=1000000").0);
    let (done, text) = run("unknown=1");
    assert!(!done && text.contains("expected one of steps, values"), "{text}");
}

/// The current directory may be the include directory, by any name.
#[test]
fn code_does_not_depend_on_the_current_directory() {
    let dir = empty("current");
    std::fs::create_dir_all(dir.join("mlir/IR")).expect("a directory");
    // Definitions of C++; those of `odsgen` take their place.
    std::fs::write(dir.join("mlir/IR/OpBase.td"), "class Unused;\n").expect("definitions");
    let text = "include \"mlir/IR/OpBase.td\"\n\
                def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n\
                def Wide : TypeConstraint<CPred<\"::llvm::cast<::mlir::IntegerType>($_self).getWidth() > 8\">, \"wide\">;\n\
                def AOp : Op<D, \"a\"> { let arguments = (ins Wide:$x); }\n";
    std::fs::write(dir.join("a.td"), text).expect("definitions");
    let run = |current: &Path, include: &Path, file: &Path| {
        let output = Command::new(env!("CARGO_BIN_EXE_odsgen"))
            .current_dir(current)
            .args(["gen", "-o", "-", "-I"])
            .args([include, file])
            .output()
            .expect("odsgen");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let (here, file) = (Path::new("."), Path::new("a.td"));
    let parent = dir.parent().expect("a directory");
    let expected = run(parent, &dir, &dir.join("a.td"));
    assert!(expected.contains("width() > 8"), "{expected}");
    assert_eq!(run(&dir, here, file), expected);
    assert_eq!(run(&dir, here, &here.join("a.td")), expected);
    assert_eq!(run(&dir, &dir, file), expected);
    assert_eq!(run(&dir, here, &dir.join("a.td")), expected);
    assert_eq!(run(parent, Path::new("current"), Path::new("current/a.td")), expected);
}

/// Writes a manifest with two dialects, whose definitions are beside it, and a hook of one of them.
fn manifest(dir: &Path) -> String {
    let dialect = |name: &str, ops: &str| {
        format!(
            "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n\
             def {name}_Dialect : Dialect {{ let name = \"{name}\"; let cppNamespace = \"::acme::{name}\"; }}\n{ops}"
        )
    };
    let loom = dialect(
        "loom",
        "def ThreadType : TypeDef<loom_Dialect, \"Thread\"> { let mnemonic = \"thread\"; }\n\
         def SpinOp : Op<loom_Dialect, \"spin\"> { let hasVerifier = 1; }\n\
         def WindOp : Op<loom_Dialect, \"wind\"> { let hasVerifier = 1; }\n",
    );
    let dye = dialect(
        "dye",
        "include \"Loom.td\"\ndef SoakOp : Op<dye_Dialect, \"soak\"> { let arguments = (ins ThreadType:$thread); }\n",
    );
    let list = "include = [\".\"]\n\
                [dialects.loom]\nfiles = [\"Loom.td\"]\nnamespace = \"::acme::loom\"\n\
                [dialects.dye]\nfiles = [\"Dye.td\"]\nnamespace = \"::acme::dye\"\n";
    let hook = "impl<'ir> Verify<'ir> for SpinOp<'ir> {}\n";
    std::fs::create_dir_all(dir.join("src")).expect("a directory");
    for (name, text) in
        [("Loom.td", &*loom), ("Dye.td", &dye), ("dialects.toml", list), ("src/loom.rs", hook)]
    {
        std::fs::write(dir.join(name), text).expect("a file");
    }
    dir.join("dialects.toml").display().to_string()
}

#[test]
fn a_manifest_has_many_dialects() {
    let dir = empty("manifest");
    let manifest = manifest(&dir);
    let out = dir.join("out").display().to_string();
    let args = ["gen", "--manifest", &manifest, "-o", &out];
    let done = odsgen(&args);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let code = std::fs::read_to_string(dir.join("out/dye.rs")).expect("code");
    assert!(code.contains("crate::loom::ThreadType"), "{code}");
    assert!(dir.join("out/loom.rs").is_file());

    let check = || odsgen(&["check", "--manifest", &manifest, "-o", &out]).status.success();
    assert!(check());
    std::fs::write(dir.join("out/loom.rs"), "").expect("a file");
    assert!(!check());

    let one = odsgen(&["gen", "--manifest", &manifest, "--dialect", "dye"]);
    assert_eq!(String::from_utf8_lossy(&one.stdout), code);
}

#[test]
fn skeletons_of_a_dialect_in_a_manifest_lack_its_hooks() {
    let dir = empty("manifest_hooks");
    let manifest = manifest(&dir);
    let done = odsgen(&["hooks", "--manifest", &manifest, "--dialect", "loom"]);
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(text.contains("use crate::loom::*;") && text.contains("for WindOp<'ir>"), "{text}");
    assert!(!text.contains("SpinOp"), "{text}");
}

#[test]
fn errors_of_manifests_are_reported() {
    let dir = empty("manifest_errors");
    let manifest = manifest(&dir);
    let out = dir.join("out").display().to_string();
    let error = |args: &[&str]| {
        let done = odsgen(args);
        assert_eq!(done.status.code(), Some(1));
        String::from_utf8_lossy(&done.stderr).into_owned()
    };
    assert_eq!(
        error(&["gen", "--manifest", &manifest]),
        "error: several dialects cannot be written to standard output: use -o DIR or --dialect\n"
    );
    assert_eq!(
        error(&["hooks", "--manifest", &manifest, "--dialect", "weft"]),
        "error: no dialect of the manifest is called 'weft'\nhelp: it has dye, loom\n"
    );
    let text = std::fs::read_to_string(&manifest).expect("a manifest");
    std::fs::write(&manifest, text.replace("::acme::dye", "::acme")).expect("a manifest");
    assert_eq!(
        error(&["gen", "--manifest", &manifest, "-o", &out]),
        format!(
            "error: {manifest}: the namespace of the dialect dye is '::acme::dye', not '::acme'\n\
             help: write `namespace = \"::acme::dye\"` under [dialects.dye]\n"
        )
    );
    assert!(!dir.join("out").exists());
    std::fs::write(&manifest, "[dialect]\n").expect("a manifest");
    assert_eq!(
        error(&["gen", "--manifest", &manifest, "-o", &out]),
        format!(
            "error: {manifest}:1:2: unknown key 'dialect'\n\
             help: the keys are cpp, cpp-include, crates, dialects, hooks, include, mlir, modules\n"
        )
    );
}
