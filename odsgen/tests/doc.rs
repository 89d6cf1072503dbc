//! Compares documents with those of `mlir-tblgen` 22, byte for byte except for the name of the tool in the first line. The
//! input is a file that covers all rules, the definitions that odsgen ships, and all definitions of MLIR.

use odsgen::doc::{DocKind, document};
use odsgen::prelude;
use odsgen::tablegen::{Options, Records, Session};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The peer's program.
const PEER: &str = ods_peer::MLIR_TBLGEN;

/// The kinds of documents and the peer's options.
const KINDS: &[(DocKind, &str)] = &[
    (DocKind::Ops, "-gen-op-doc"),
    (DocKind::Attrs, "-gen-attrdef-doc"),
    (DocKind::Types, "-gen-typedef-doc"),
    (DocKind::Enums, "-gen-enum-doc"),
    (DocKind::Passes, "-gen-pass-doc"),
    (DocKind::OpInterfaces, "-gen-op-interface-docs"),
    (DocKind::AttrInterfaces, "-gen-attr-interface-docs"),
    (DocKind::TypeInterfaces, "-gen-type-interface-docs"),
];

fn upstream() -> PathBuf {
    ods_peer::upstream_definitions().expect("the peer is installed")
}

fn peer(include: &Path, file: &Path, flags: &[&str]) -> Result<String, String> {
    let output = Command::new(PEER)
        .args(flags)
        .arg("-I")
        .arg(include)
        .arg(file)
        .output()
        .expect("the peer runs");
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

fn ours(records: &Records, kind: DocKind, dialect: Option<&str>) -> Result<String, String> {
    let text = document(records, kind, dialect).map_err(|error| error.message.clone())?;
    Ok(text.replacen("by odsgen;", "by mlir-tblgen;", 1))
}

/// The first lines that differ.
fn difference(ours: &str, theirs: &str) -> String {
    let (mut ours, mut theirs) = (ours.lines(), theirs.lines());
    for line in 1.. {
        match (ours.next(), theirs.next()) {
            (None, None) => break,
            (ours, theirs) if ours == theirs => {}
            (ours, theirs) => return format!("line {line}: {ours:?}, not {theirs:?}"),
        }
    }
    "the end".to_owned()
}

/// Describes differences for a file, and counts equal documents. With `all`, compares all kinds even if the file has
/// no definitions of that kind.
fn check(session: &mut Session, include: &Path, file: &Path, all: bool) -> (usize, Vec<String>) {
    let Ok(records) = session.parse(file) else { return (0, Vec::new()) };
    let is_ours = include.starts_with(env!("CARGO_MANIFEST_DIR"));
    let is_own = |span| records.sources().locate(span).is_some_and(|at| at.file == 0);
    let defines = |class: &str| records.defs_derived_from(class).any(|def| is_own(def.span()));
    let mut cases: Vec<(DocKind, Option<&str>, Vec<String>)> = Vec::new();
    let dialects: BTreeSet<&str> =
        [("Op", "opDialect"), ("AttrDef", "dialect"), ("TypeDef", "dialect")]
            .iter()
            .flat_map(|(class, field)| {
                let defs = records.defs_derived_from(class).filter(|def| is_own(def.span()));
                defs.filter_map(|def| def.def(field).ok()?.str("name").ok())
            })
            .collect();
    for dialect in dialects {
        let flags = vec!["-gen-dialect-doc".to_owned(), format!("-dialect={dialect}")];
        cases.push((DocKind::Dialect, Some(dialect), flags));
    }
    for &(kind, flag) in KINDS {
        let class = match kind {
            DocKind::OpInterfaces => "OpInterface",
            DocKind::AttrInterfaces => "AttrInterface",
            DocKind::TypeInterfaces => "TypeInterface",
            DocKind::Passes => "PassBase",
            _ if all => "Dialect",
            _ => continue,
        };
        if defines(class) {
            cases.push((kind, None, vec![flag.to_owned()]));
        }
    }
    let (mut same, mut problems) = (0, Vec::new());
    for (kind, dialect, flags) in cases {
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        // The peer does not support every file.
        let Ok(theirs) = peer(include, file, &flags) else { continue };
        match ours(&records, kind, dialect) {
            Ok(ours) if ours == theirs => same += 1,
            Ok(ours) if is_ours && comparable(&ours) == comparable(&theirs) => {
                same += 1;
            }
            Ok(ours) => {
                problems.push(format!(
                    "{} {flags:?}: {}",
                    file.display(),
                    difference(&ours, &theirs)
                ));
            }
            Err(error) => problems.push(format!("{} {flags:?}: {error}", file.display())),
        }
    }
    (same, problems)
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "td") {
            files.push(path);
        }
    }
    files.sort();
}

/// Removes the parts of documents of shipped definitions that cannot be equal. The peer infers result types from the names
/// of C++ traits, which these definitions lack, and does not omit the namespace `ods`.
fn comparable(text: &str) -> String {
    text.replace("` (::ods::", "` (")
        .replace("\nInterfaces: `InferTypeOpInterface`\n", "")
        .replace("`InferTypeOpInterface`, ", "")
        .replace(", `InferTypeOpInterface`", "")
}

fn check_all(include: &Path, files: &[PathBuf], all: bool) -> usize {
    let next = AtomicUsize::new(0);
    let results = Mutex::new((0, String::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut session = Session::new(Options::new().include_dir(include));
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (same, problems) = check(&mut session, include, file, all);
                    let mut results = results.lock().expect("no panic");
                    results.0 += same;
                    for problem in problems {
                        let _ = writeln!(results.1, "{problem}");
                    }
                }
            });
        }
    });
    let (same, problems) = results.into_inner().expect("no panic");
    assert!(problems.is_empty(), "{problems}");
    same
}

#[test]
#[ignore = "needs LLVM 22"]
fn document_of_all_features_equals_the_peers() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/doc/features.td");
    let same = check_all(&upstream(), &[file], true);
    // The file has a dialect and no passes.
    assert_eq!(same, KINDS.len());
}

#[test]
#[ignore = "needs LLVM 22"]
fn document_of_passes_equals_the_peers() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/doc/passes.td");
    assert_eq!(check_all(&upstream(), &[file], false), 1);
}

#[test]
#[ignore = "needs LLVM 22"]
fn documents_of_shipped_definitions_equal_the_peers() {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../defs");
    let mut files = Vec::new();
    collect(&include.join("mlir/Dialect"), &mut files);
    println!("{} documents are the same", check_all(&include, &files, true));
}

#[test]
#[ignore = "needs LLVM 22"]
fn documents_of_upstream_definitions_equal_the_peers() {
    let include = upstream();
    let mut files = Vec::new();
    collect(&include.join("mlir"), &mut files);
    println!("{} documents are the same", check_all(&include, &files, false));
}

/// Selection of a dialect, and the errors if it is ambiguous or unknown.
#[test]
fn dialect_is_selected_by_name() {
    let run = |text: &str, dialect| {
        let options = Options::new().include_files(prelude::NAME, prelude::files());
        let records = Session::new(options).parse_text("a.td", text).expect("valid");
        document(&records, DocKind::Dialect, dialect).map_err(|error| error.message)
    };
    let base = "include \"mlir/IR/OpBase.td\"\n";
    let one = format!("{base}def A : Dialect {{ let name = \"a\"; let cppNamespace = \"a\"; }}\n");
    let two = format!("{one}def B : Dialect {{ let name = \"b\"; let cppNamespace = \"b\"; }}\n");
    let used = format!("{two}def B_Op : Op<B, \"op\">;\n");
    assert_eq!(run(base, None).unwrap_err(), "no dialect was found");
    assert!(run(&one, None).unwrap().contains("# 'a' Dialect\n"));
    let several = "when more than 1 dialect is present, one must be selected via '--dialect'";
    assert_eq!(run(&two, None).unwrap_err(), several);
    assert!(run(&used, None).unwrap().contains("# 'b' Dialect\n"));
    assert!(run(&used, Some("a")).unwrap().contains("# 'a' Dialect\n"));
    assert_eq!(run(&used, Some("c")).unwrap_err(), "no dialect is called 'c'");
}
