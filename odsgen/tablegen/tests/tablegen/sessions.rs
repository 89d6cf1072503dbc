//! A session that has read other files gives the same results as a new session: equal records with equal numbers and
//! locations, and equal diagnostics.

use super::corpus::collect;
use odsgen_tablegen::{Limits, Options, Session};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// The complete result of a run, as text.
fn outcome(session: &mut Session, name: &str, text: &str) -> String {
    match session.parse_text(name, text) {
        Ok(records) => {
            let sources: Vec<_> = records.sources().files().map(|file| file.name()).collect();
            format!(
                "{}\n{}\n{}\n{:?}\n{sources:?}",
                records.diagnostics(),
                String::from_utf8_lossy(&records.to_detailed_text_bytes()),
                records.to_json(),
                records.includes(),
            )
        }
        Err(diagnostics) => format!("{diagnostics}\n{:?} errors", diagnostics.summary()),
    }
}

/// Reads the texts several times in one session, and compares each result with that of a new session.
fn check(options: &Options, texts: &[(String, String)]) {
    let mut shared = Session::new(options.clone());
    for round in 0..3 {
        for (name, text) in texts {
            let expected = outcome(&mut Session::new(options.clone()), name, text);
            let actual = outcome(&mut shared, name, text);
            if let Some((a, b)) = expected.lines().zip(actual.lines()).find(|(a, b)| a != b) {
                panic!("{name} in round {round}: {b:?}, not {a:?}");
            }
            assert_eq!(expected.lines().count(), actual.lines().count(), "{name} in round {round}");
        }
    }
}

/// Definitions with every kind of state.
fn library(name: &str, count: usize) -> String {
    format!(
        "#ifndef {name}\n#define {name}\n\
         class {name}Base<int n, string unused = \"\"> {{ int value = !add(n, 1); string own = NAME; }}\n\
         class {name}Later;\n\
         multiclass {name}Many<list<int> l> {{ foreach i = l in def _#i : {name}Base<i>; }}\n\
         foreach i = !range({count}) in def {name}_#i : {name}Base<!mul(i, 2)>;\n\
         defm {name} : {name}Many<[1, 2]>;\n\
         def : {name}Base<7>;\n\
         defvar {name}Var = {name}Base<8>;\n\
         defset list<{name}Base> {name}Set = {{ def {name}InSet : {name}Base<9>; }}\n\
         #endif\n"
    )
}

fn files() -> Arc<BTreeMap<String, Arc<str>>> {
    let mut files: BTreeMap<String, Arc<str>> = BTreeMap::new();
    for (name, count) in [("A", 300), ("B", 300), ("C", 20)] {
        files.insert(format!("{name}.td"), library(name, count).into());
    }
    let nested = "// Comment\ninclude \"A.td\"\ninclude \"B.td\"\ndef nested : BBase<1>;\n";
    files.insert("nested.td".to_owned(), nested.into());
    files.insert("remark.td".to_owned(), "#define A_MACRO\n#ifdef X\n#endif\ndef r;\n".into());
    files.insert("open.td".to_owned(), "class Open {\n".into());
    files.insert("blank.td".to_owned(), "\n// Nothing\n".into());
    files.insert("error.td".to_owned(), "def e : Missing;\n".into());
    files.insert("raw.td".to_owned(), "defvar umlaut = \"\u{10fffc}\";\n".into());
    Arc::new(files)
}

#[test]
fn reused_session_gives_equal_results() {
    let options = Options::new().include_files("lib", files());
    let a = "include \"A.td\"\n";
    let ab = "include \"A.td\"\ninclude \"B.td\"\n";
    let texts = [
        ("a", a.to_owned()),
        ("ab", ab.to_owned()),
        ("ba", "include \"B.td\"\ninclude \"A.td\"\n".to_owned()),
        ("deeper", "include \"nested.td\"\ndef after : ABase<3>;\n".to_owned()),
        ("more", format!("// Longer\n\n{ab}include \"C.td\"\ndef x : ABase<1>, CBase<2>;\n")),
        ("anonymous", format!("{ab}def : ABase<100>; defvar v = BBase<100>;\n")),
        ("completes", format!("{ab}class ALater {{ int now = 1; }} def l : ALater;\n")),
        ("queries", format!("{ab}def q {{ list<ABase> all = !instances<ABase>(); }}\n")),
        ("twice", format!("{ab}def A_1;\n")),
        ("unknown", format!("{ab}def x : ABas<1>;\n")),
        ("assertion", format!("{ab}assert !eq(A_3.value, 6), \"no\"; dump A_3;\n")),
        ("fatal", format!("{ab}defvar v = !div(1, 0); def x;\n")),
        ("guarded", format!("#define A\n{ab}")),
        ("conditional", format!("{ab}#ifdef A\ndef with;\n#else\ndef without;\n#endif\n")),
        ("remark", format!("{ab}include \"remark.td\"\ndef x : ABase<1>;\n")),
        ("remark first", format!("include \"remark.td\"\n{ab}")),
        ("open", format!("{ab}include \"open.td\"\n int i = 1; }} def o : Open;\n")),
        ("open first", format!("include \"open.td\"\n}}\n{ab}")),
        ("open for ever", format!("{ab}include \"open.td\"\n")),
        ("blank", format!("include \"blank.td\"\n{ab}include \"blank.td\"\n")),
        ("error", format!("{ab}include \"error.td\"\n")),
        ("missing", format!("{ab}include \"missing.td\"\n")),
        ("bad token", format!("{ab}def x; ~\n")),
        ("raw", format!("{ab}include \"raw.td\"\ndef x {{ string s = umlaut # \"a\"; }}\n")),
        ("raw first", format!("include \"raw.td\"\n{ab}")),
        ("empty", String::new()),
    ];
    let texts = texts.map(|(name, text)| (format!("{name}.td"), text));
    check(&options, &texts);
    // Limits have the same effect if they are reached before, in or after the shared prefix.
    let mut limits = Limits::small();
    let mut reached = 0;
    for steps in [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000] {
        limits.steps = steps;
        let options = options.clone().limits(limits);
        check(&options, &texts[..7]);
        let (name, text) = &texts[4];
        let is_reached = outcome(&mut Session::new(options), name, text).contains("the limit of");
        reached += usize::from(is_reached);
    }
    assert!((1..7).contains(&reached), "{reached}");
}

/// The definitions of some dialects, which share a prelude.
#[test]
#[ignore = "needs LLVM 22"]
fn reused_session_gives_equal_results_for_upstream_definitions() {
    let include = ods_peer::upstream_definitions().expect("LLVM 22");
    let mut files = Vec::new();
    for part in ["mlir/Dialect/Affine", "mlir/Dialect/Arith", "mlir/Dialect/SCF", "mlir/IR"] {
        collect(&include.join(part), &mut files);
    }
    files.sort();
    let text = |path: &PathBuf| std::fs::read_to_string(path).expect("a text");
    let texts: Vec<_> = files.iter().map(|path| (path.display().to_string(), text(path))).collect();
    check(&Options::new().include_dir(include), &texts);
}
