//! Tests with manifests that they write.

use std::path::PathBuf;

use super::*;

/// A new directory with these files.
fn scratch(test: &str, files: &[(&str, &str)]) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("odsgen-manifest-{}-{test}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    for (name, text) in files {
        let path = dir.join(name);
        std::fs::create_dir_all(path.parent().expect("a parent")).expect("a writable directory");
        std::fs::write(path, text).expect("a writable file");
    }
    dir
}

/// A dialect of `::acme` with an operation that has the dialect's own type, and one of `other`.
const LOOM: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Loom_Dialect : Dialect { let name = "loom"; let cppNamespace = "::acme::loom"; }
def Loom_ThreadType : TypeDef<Loom_Dialect, "Thread"> { let mnemonic = "thread"; }
def Loom_SpinOp : Op<Loom_Dialect, "spin"> {
  let results = (outs Loom_ThreadType:$thread);
  let hasVerifier = 1;
}
"#;

/// A dialect whose operation has a type of `loom`.
const DYE: &str = r#"
include "mlir/IR/OpBase.td"
include "loom/Loom.td"
def Dye_Dialect : Dialect { let name = "dye"; let cppNamespace = "::acme::dye"; }
def Dye_SoakOp : Op<Dye_Dialect, "soak"> { let arguments = (ins Loom_ThreadType:$thread); }
"#;

fn run(manifest: &Manifest, name: &str) -> Result<Generated, String> {
    let dialect = manifest.dialect(name).expect("a dialect");
    let run = manifest.run(dialect, Generator::new())?;
    run.generate().map_err(|error| error.to_string())
}

#[test]
fn dialects_refer_to_each_other() {
    let dir = scratch(
        "two",
        &[
            ("include/loom/Loom.td", LOOM),
            ("include/Dye.td", DYE),
            (
                "dialects.toml",
                "include = [\"include\"]\n[dialects.loom]\nfiles = [\"loom/Loom.td\"]\nnamespace = \"::acme::loom\"\n\
                 [dialects.dye]\nfiles = [\"Dye.td\"]\nnamespace = \"::acme::dye\"\n",
            ),
        ],
    );
    let manifest = Manifest::read(dir.join("dialects.toml")).expect("a manifest");
    let names: Vec<_> = manifest.dialects().iter().map(ManifestDialect::name).collect();
    assert_eq!(names, ["dye", "loom"]);
    let code = run(&manifest, "dye").expect("code").code;
    assert!(code.contains("crate::loom::ThreadType"), "{code}");
}

#[test]
fn dialects_of_other_crates_are_in_these() {
    let of_loom = "include = [\"include\"]\n[dialects.loom]\nfiles = [\"loom/Loom.td\"]\nnamespace = \"::acme::loom\"\n";
    let dir = scratch(
        "crates",
        &[
            ("looms/include/loom/Loom.td", LOOM),
            ("looms/dialects.toml", of_loom),
            ("dyes/Dye.td", DYE),
            (
                "dyes/dialects.toml",
                "include = [\"../looms/include\"]\n[crates]\nacme_looms = \"../looms/dialects.toml\"\n\
                 [dialects.dye]\nfiles = [\"Dye.td\"]\nnamespace = \"::acme::dye\"\ndependencies = [\"loom\"]\n",
            ),
        ],
    );
    let manifest = Manifest::read(dir.join("dyes/dialects.toml")).expect("a manifest");
    let code = run(&manifest, "dye").expect("code").code;
    assert!(code.contains("::acme_looms::loom::ThreadType"), "{code}");
}

#[test]
fn skeletons_lack_what_the_module_has() {
    let manifest = "[dialects.loom]\nfiles = [\"Loom.td\"]\nnamespace = \"::acme::loom\"\n";
    let dir = scratch("hooks", &[("Loom.td", LOOM), ("dialects.toml", manifest)]);
    let skeletons = || {
        let manifest = Manifest::read(dir.join("dialects.toml")).expect("a manifest");
        let dialect = manifest.dialect("loom").expect("a dialect");
        let run = manifest.run(dialect, Generator::new()).expect("a run");
        run.skeletons(&[]).expect("skeletons")
    };
    assert!(skeletons().contains("Verify<'ir> for SpinOp<'ir>"), "{}", skeletons());
    scratch(
        "hooks",
        &[
            ("Loom.td", LOOM),
            ("dialects.toml", manifest),
            ("src/loom/spin.rs", "impl<'ir> Verify<'ir> for SpinOp<'ir> {}"),
        ],
    );
    assert!(!skeletons().contains("Verify<'ir>"), "{}", skeletons());
}

#[test]
fn the_namespace_is_that_of_the_definition() {
    let dir = scratch(
        "namespace",
        &[("Loom.td", LOOM), ("a.toml", "[dialects.loom]\nfiles = [\"Loom.td\"]\n")],
    );
    let path = dir.join("a.toml");
    let manifest = Manifest::read(&path).expect("a manifest");
    assert_eq!(
        run(&manifest, "loom").err().unwrap_or_default(),
        format!(
            "error: {}: the namespace of the dialect loom is '::acme::loom', not '::mlir::loom'\n\
             help: write `namespace = \"::acme::loom\"` under [dialects.loom]\n",
            path.display()
        )
    );
}

#[test]
fn errors_have_places() {
    for (text, expected) in [
        (
            "x = 1",
            "1:1: unknown key 'x'\nhelp: the keys are cpp, cpp-include, crates, dialects, hooks, include, mlir, modules",
        ),
        ("cpp = \"yes\"", "1:7: expected a boolean, not string"),
        ("\ninclude = [\"a\", 2]", "2:17: expected a string, not integer"),
        ("[dialects]\nloom = 1", "2:8: expected a table, not integer"),
        (
            "[dialects.loom]\nfile = []",
            "2:1: unknown key 'file'\nhelp: the keys are dependencies, files, hooks, include, module, namespace, type",
        ),
        ("[dialects.loom]\nhooks = \"text\"", "1:11: the dialect loom has no `files`"),
        ("[dialects.loom]\nfiles = [\"a\"]\nhooks = \"all\"", "3:9: expected \"some\" or \"text\""),
        (
            "[dialects.loom]\nfiles = [\"a\"]\ndependencies = [\"dye\"]",
            "3:17: no dialect is called 'dye'",
        ),
        (
            "[crates]\na = \"$ODSGEN_NO_SUCH\"",
            "2:5: the environment variable `ODSGEN_NO_SUCH` is not set",
        ),
        ("[dialects.loom", "1:15: unclosed table, expected `]`"),
    ] {
        let dir = scratch("errors", &[("dialects.toml", text)]);
        let path = dir.join("dialects.toml");
        let error = Manifest::read(&path).err().unwrap_or_default();
        assert_eq!(error, format!("{}:{expected}", path.display()));
    }
    let dir = scratch("cycle", &[("dialects.toml", "[crates]\na = \"dialects.toml\"\n")]);
    let error = Manifest::read(dir.join("dialects.toml")).err().unwrap_or_default();
    assert!(error.ends_with("too many manifests name each other under `crates`"), "{error}");
}

#[test]
fn missing_files_are_named() {
    let dir = scratch(
        "missing",
        &[("a.toml", "include = [\"defs\"]\n[dialects.loom]\nfiles = [\"Loom.td\"]\n")],
    );
    let manifest = Manifest::read(dir.join("a.toml")).expect("a manifest");
    assert_eq!(
        run(&manifest, "loom").err().unwrap_or_default(),
        format!(
            "{0}/a.toml: 'Loom.td', which has definitions of the dialect loom, is not beside the manifest or in \
             {0}/defs",
            dir.display()
        )
    );
}
