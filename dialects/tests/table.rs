//! `dialects.toml` and what is made from it: the features, the modules and the table of `README.md`. With
//! `UPDATE_EXPECT=1`, the test writes them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use odsgen::{Hooks, Manifest, ManifestDialect};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn manifest() -> Manifest {
    Manifest::read(root().join("dialects.toml")).unwrap_or_else(|error| panic!("{error}"))
}

/// The dialects with features: all but those of the runtime.
fn with_features(manifest: &Manifest) -> Vec<&ManifestDialect> {
    manifest.dialects().iter().filter(|it| !it.module().starts_with("::ods_runtime")).collect()
}

/// Whether the dialect has a hand-written module.
fn has_file(dialect: &ManifestDialect) -> bool {
    root().join(format!("src/{}.rs", dialect.name())).is_file()
}

/// Compares the text between the lines `before` and `after` of a file with `expected`.
fn check_part(file: &str, before: &str, after: &str, expected: &str) {
    let path = root().join(file);
    let text = std::fs::read_to_string(&path).expect("a file");
    let (start, rest) =
        text.split_once(before).unwrap_or_else(|| panic!("{file} has no '{before}'"));
    let (found, end) = rest.split_once(after).unwrap_or_else(|| panic!("{file} has no '{after}'"));
    if found == expected {
        return;
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, format!("{start}{before}{expected}{after}{end}"))
            .expect("a writable file");
        return;
    }
    let new: Vec<_> = expected.lines().filter(|line| !found.contains(line)).collect();
    let old: Vec<_> = found.lines().filter(|line| !expected.contains(line)).collect();
    panic!(
        "{file} does not follow from dialects.toml\nit lacks:\n{}\nit has:\n{}\n\
         `UPDATE_EXPECT=1 cargo test -p ods-mlir --test table` updates it",
        new.join("\n"),
        old.join("\n")
    );
}

/// A list of names in TOML.
fn list(names: &[&str]) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let line = quoted.join(", ");
    if line.len() < 90 {
        return format!("[{line}]");
    }
    let mut lines = String::from("[\n");
    for chunk in quoted.chunks(8) {
        let _ = writeln!(lines, "    {},", chunk.join(", "));
    }
    lines + "]"
}

#[test]
fn features_are_those_of_the_table() {
    let manifest = manifest();
    let dialects = with_features(&manifest);
    let names = |keep: &dyn Fn(&ManifestDialect) -> bool| -> Vec<&str> {
        dialects.iter().filter(|it| keep(it)).map(|it| it.name()).collect()
    };
    let of_ods = names(&|it| !it.is_own());
    let mut text = String::from("[features]\n");
    text += "# One per dialect, with the dialects that its code refers to. Those of `ods` need nothing installed.\n";
    for dialect in &dialects {
        let of_ods = format!("ods/{}", dialect.name());
        let own = if dialect.is_own() { "generated" } else { of_ods.as_str() };
        let needed = dialect.dependencies().unwrap_or_default().iter().map(String::as_str);
        let all: Vec<_> = std::iter::once(own).chain(needed).collect();
        let _ = writeln!(text, "{} = {}", dialect.name(), list(&all));
    }
    text += "# The build script generates dialects. Each of them enables this feature.\ngenerated = [\"dep:odsgen\"]\n";
    text += "# The dialects whose text is parsed, verified and printed: all hooks that it needs are written.\n";
    let written = names(&|it| !it.is_own() || it.hooks() == Hooks::Text);
    let _ = writeln!(text, "written = {}", list(&written));
    text += "# All dialects.\n";
    let _ = writeln!(text, "all = {}", list(&names(&|_| true)));
    text += "\n# Those that need nothing installed.\n[package.metadata.docs.rs]\n";
    let _ = writeln!(text, "features = {}", list(&of_ods));
    check_part("Cargo.toml", "# Made from `dialects.toml`.\n", "# The end.\n", &text);
}

#[test]
fn modules_are_those_of_the_table() {
    let manifest = manifest();
    let (mut modules, mut registered) = (String::new(), String::new());
    for dialect in with_features(&manifest) {
        let name = dialect.name();
        let (_, module) = dialect.module().rsplit_once("::").expect("a path");
        let _ = writeln!(modules, "#[cfg(feature = \"{name}\")]");
        if !dialect.is_own() {
            let _ = writeln!(modules, "pub use {};", dialect.module());
        } else if has_file(dialect) {
            let _ = writeln!(modules, "pub mod {module};");
        } else {
            modules += "#[allow(missing_docs, reason = \"the documentation is that of the included module\")]\n";
            let _ = writeln!(modules, "pub mod {module} {{\n    generated!({name});\n}}");
        }
        let ty = dialect.rust_type().unwrap_or_else(|| panic!("{name} has no `type`"));
        let _ = writeln!(registered, "    \"{name}\" {module} {ty};");
    }
    let text = format!("{modules}\ndialects! {{\n{registered}}}\n");
    check_part("src/lib.rs", "// Made from `dialects.toml`.\n", "// The end.\n", &text);
}

#[test]
fn the_readme_has_the_table() {
    let manifest = manifest();
    let mut text =
        String::from("\n| feature | dialects that it enables too | code |\n|---|---|---|\n");
    for dialect in with_features(&manifest) {
        let code = match (dialect.is_own(), dialect.hooks()) {
            (false, _) => "of `ods`, with folders and patterns; needs nothing installed",
            (true, Hooks::Text) => "texts are parsed, verified and printed",
            (true, Hooks::Some) => "**some hooks are skeletons**",
        };
        let others = manifest.all_dependencies(dialect).join(", ");
        let _ = writeln!(text, "| {} | {others} | {code} |", dialect.name());
    }
    check_part("README.md", "<!-- Made from `dialects.toml`. -->\n", "\n<!-- The end. -->", &text);
}

/// The Rust files of a dialect.
fn sources(dialect: &ManifestDialect) -> Vec<PathBuf> {
    let module = root().join("src").join(dialect.name());
    let (mut files, mut open) = (Vec::new(), vec![module.with_extension("rs"), module]);
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).expect("a directory");
            open.extend(entries.map(|entry| entry.expect("an entry").path()));
        } else if path.is_file() {
            files.push(path);
        }
    }
    files
}

/// The names of modules after `prefix` in a text.
fn references<'t>(text: &'t str, prefix: &str) -> Vec<&'t str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let after = text.match_indices(prefix).filter(|(at, _)| !text[..*at].ends_with(is_name));
    let names = after.filter_map(|(at, _)| text[at + prefix.len()..].split(|c| !is_name(c)).next());
    names.collect()
}

#[test]
fn hooks_refer_to_dependencies_only() {
    let manifest = manifest();
    let mut failures = Vec::new();
    for dialect in manifest.dialects().iter().filter(|it| it.is_own()) {
        let mut known: BTreeSet<_> = manifest.all_dependencies(dialect).into_iter().collect();
        known.insert(dialect.name());
        for file in sources(dialect) {
            let text = std::fs::read_to_string(&file).expect("a file");
            // A reference under a feature of the other dialect, on the line before, is in order.
            let unconditional = text.split("#[cfg(feature = ").enumerate();
            let unconditional = unconditional.map(|(index, part)| match index {
                0 => part,
                _ => part.splitn(3, '\n').nth(2).unwrap_or_default(),
            });
            let text = unconditional.collect::<Vec<_>>().join("\n");
            let names = ["ods::", "crate::"].map(|prefix| references(&text, prefix)).concat();
            for name in names {
                let name = name.trim_end_matches('_');
                if manifest.dialect(name).is_some() && !known.contains(name) {
                    failures.push(format!("{}: {name} is no dependency", file.display()));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn dialects_of_ods_have_its_dependencies() {
    let text = std::fs::read_to_string(root().join("../Cargo.toml")).expect("the file of `ods`");
    let file: toml::Spanned<toml::de::DeTable<'_>> =
        toml::de::DeTable::parse(&text).expect("a valid file");
    let features = file.get_ref()["features"].get_ref().as_table().expect("features");
    let manifest = manifest();
    let of_ods = || manifest.dialects().iter().filter(|it| it.module().starts_with("::ods::"));
    let default = features["default"].get_ref().as_array().expect("a list");
    let default: Vec<_> = default.iter().filter_map(|it| it.get_ref().as_str()).collect();
    assert_eq!(of_ods().map(ManifestDialect::name).collect::<Vec<_>>(), default);
    for dialect in of_ods() {
        let list = features[dialect.name()].get_ref().as_array().expect("a list");
        let names = list.iter().filter_map(|it| it.get_ref().as_str());
        let names: Vec<_> = names.filter(|it| !it.starts_with("dep:")).collect();
        assert_eq!(dialect.dependencies().unwrap_or_default(), names, "{}", dialect.name());
    }
}

#[test]
fn files_of_this_package_exist() {
    for dialect in manifest().dialects() {
        for file in dialect.files().iter().filter(|it| it.starts_with("definitions/")) {
            assert!(root().join(file).is_file(), "{file}");
        }
    }
    assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join("LICENSE").is_file());
}
