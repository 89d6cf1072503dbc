//! What the command line can ask for besides one file of code.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use expect_test::expect_file;
use odsgen::Generator;

use super::{fixture, is_there, root, upstream};

const PEER: &str = "mlir-tblgen-22";
/// A dialect of many operations.
const ARITH: &str = "defs/mlir/Dialect/Arith/IR/ArithOps.td";

fn odsgen(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_odsgen")).args(args).output().expect("odsgen")
}

/// A directory that is empty; `name` must be of one test only.
fn empty(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("directory");
    dir
}

/// The generated operations of a text, by their names.
fn ops(code: &str) -> Vec<&str> {
    let names = code.split("rt::OpDef::new(").skip(1).filter_map(|rest| rest.split('"').nth(1));
    names.collect()
}

#[test]
fn operations_are_divided_among_shards() {
    let (file, out) = (root().join(ARITH), empty("shards").join("arith.rs"));
    let defs = root().join("defs");
    let whole = Generator::new().include_dir(&defs).run(&file).expect("generated").code;
    let generator = Generator::new().include_dir(&defs).shards(3, &out);
    let generated = generator.run(&file).expect("generated");
    assert_eq!(generated.shards.len(), 3);
    assert!(ops(&generated.code).is_empty(), "operations in the main file");
    let sharded: Vec<_> = generated.shards.iter().map(|(_, code)| ops(code)).collect();
    assert!(sharded.iter().all(|ops| ops.len() >= 16), "{sharded:?}");
    assert_eq!(sharded.concat(), ops(&whole));
    // Not a line is lost: what is in the shards is what was in the one file.
    let lines = |code: &str| {
        let mut lines: Vec<_> = code.lines().map(|line| line.trim().to_owned()).collect();
        lines.sort();
        lines
    };
    let mut all = generated.code.clone();
    generated.shards.iter().for_each(|(_, code)| all.push_str(code));
    let all = lines(&all);
    let missing: Vec<_> = lines(&whole).into_iter().filter(|line| !all.contains(line)).collect();
    // Layout depends on the indentation, so a few lines are broken elsewhere.
    assert!(missing.len() * 50 < all.len(), "{missing:#?}");

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
fn operations_are_chosen_by_name() {
    let file = root().join(ARITH);
    let run = |include: &str, exclude: &str| {
        let generator = Generator::new().include_dir(root().join("defs"));
        let generator = generator.op_include(include).op_exclude(exclude);
        let code = generator.run(&file).expect("generated").code;
        ops(&code).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(run("addf|mulf$", ""), ["arith.addf", "arith.mulf"]);
    assert_eq!(run("^arith\\.add[if]$", "f$"), ["arith.addi"]);
    assert!(run("^add", "").is_empty());
    let file = file.display().to_string();
    let defs = root().join("defs").display().to_string();
    let out = odsgen(&["gen", "-I", &defs, "--op-include", "a(", &file]);
    assert_eq!(out.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&out.stderr), "error: invalid regular expression: 'a('\n");
}

#[test]
fn uses_of_deprecated_definitions_are_reported_as_upstream_does() {
    let Some(include) = upstream() else { return };
    if !is_there(PEER) {
        return;
    }
    let (file, out) = (fixture("options/deprecated.td"), empty("deprecated").join("out.rs"));
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
fn hooks_are_shown_until_they_are_written() {
    let file = root().join("tests/dialects/defs/hooked.td");
    let all = Generator::new().hooks(&file, "crate::hooked", &[]).expect("skeleton");
    expect_file![root().join("tests/dialects/tests/hooked/skeleton.rs")].assert_eq(&all);
    let none = Generator::new().hooks(&file, "crate::hooked", std::slice::from_ref(&all));
    assert!(!none.expect("skeleton").contains("impl"));
    let some = "mod x { impl<'ir> rt::hooks::Verify<'ir> for AllOp<'ir> {} }".to_owned();
    let rest = Generator::new().hooks(&file, "crate::hooked", &[some]).expect("skeleton");
    assert!(!rest.contains("hooks::Verify<'ir>") && rest.contains("hooks::VerifyRegions<'ir>"));

    let file = file.display().to_string();
    let out = odsgen(&["hooks", "--module", "crate::hooked", &file]);
    assert!(out.status.success());
    assert_eq!(String::from_utf8_lossy(&out.stdout), all);
    let written = fixture("options/deprecated.td").display().to_string();
    let out = odsgen(&["hooks", "--written", &written, &file]);
    assert_eq!(out.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&out.stderr).starts_with("error: line 1: not Rust: "));
}

/// Upstream's own definitions are found before those that come with the generator, if one asks for it, and are C++.
#[test]
fn hidden_definitions_are_explained() {
    const HIDDEN: &str = "mlir/IR/CommonTypeConstraints.td";
    let dir = empty("hidden");
    let (own, other) = (root().join("defs").join(HIDDEN), dir.join(HIDDEN));
    std::fs::create_dir_all(dir.join("mlir/IR")).expect("directory");
    let text = std::fs::read_to_string(own).expect("definitions");
    let (rust, cpp) = ("$_self.isa::<FloatType>()", "::llvm::isa<::mlir::FloatType>($_self)");
    assert!(text.contains(rust));
    std::fs::write(other, text.replace(rust, cpp)).expect("definitions");
    let file = dir.join("hidden.td");
    let text = r#"
        include "mlir/IR/OpBase.td"
        def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
        def D_Op : Op<D_Dialect, "op"> { let arguments = (ins AnyFloat:$a, AnyFloat:$b); }
    "#;
    std::fs::write(&file, text).expect("definitions");
    let generate = |generator: Generator| match generator.run(&file) {
        Ok(_) => String::new(),
        Err(errors) => errors.render(false),
    };
    let said = generate(Generator::new().include_dir(&dir));
    let help = format!("help: '{HIDDEN}' of {} hides odsgen's own", dir.display());
    assert_eq!(said.matches(&help).count(), 1, "{said}");
    assert_eq!(generate(Generator::new()), "");
}
