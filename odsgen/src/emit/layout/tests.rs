//! What is laid out from tokens is what prettyplease makes of it.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use quote::ToTokens as _;

use super::*;
use crate::generate::Generator;

thread_local! {
    /// What was left to prettyplease.
    pub(super) static UNKNOWN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The text of an item, laid out here or by prettyplease.
fn layout(tokens: TokenStream, only_fallback: bool) -> String {
    let (mut formatter, mut out) = (Formatter::new(), String::new());
    formatter.only_fallback = only_fallback;
    formatter.item(tokens, "", &mut out);
    out
}

/// Compares both; how they differ.
fn difference(tokens: TokenStream) -> Option<String> {
    let (expected, found) = (layout(tokens.clone(), true), layout(tokens, false));
    (found != expected)
        .then(|| similar::TextDiff::from_lines(&expected, &found).unified_diff().to_string())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(dir: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|it| it == "rs") {
            out.push(path);
        }
    }
}

/// The items of a file, those in modules one by one.
fn items(file: Vec<syn::Item>, out: &mut Vec<TokenStream>) {
    for item in file {
        match item {
            syn::Item::Mod(syn::ItemMod { content: Some((_, inner)), .. }) => items(inner, out),
            item => out.push(item.to_token_stream()),
        }
    }
}

/// All Rust of this project, generated or not.
#[test]
fn all_code() {
    let mut paths = Vec::new();
    for dir in ["generated", "runtime", "src", "odsgen", "examples", "tests", "bench"] {
        files(&root().join(dir), &mut paths);
    }
    paths.sort();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for path in paths {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let Ok(file) = syn::parse_file(&text) else { continue };
        let mut list = Vec::new();
        items(file.items, &mut list);
        count += list.len();
        for item in list {
            wrong.extend(difference(item).map(|it| format!("{}\n{it}", path.display())));
        }
    }
    assert!(count > 1000);
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

/// The dialects that are checked in come out as they are, and next to nothing of them is left to prettyplease.
#[test]
fn dialects() {
    UNKNOWN.take();
    let list = std::fs::read_to_string(root().join("generated/list.txt")).unwrap_or_default();
    let mut functions = 0;
    for line in list.lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let [dialect, file, output, ..] = words.as_slice() else { continue };
        if dialect.starts_with(['#', '-']) || words.len() < 4 && line.contains("hooks") {
            continue;
        }
        let mut generator = Generator::new().include_dir(root().join("defs")).dialect(*dialect);
        if words.contains(&"skip=fold,canonicalize") {
            generator = generator
                .skip_hooks(crate::emit::SkippedHooks { fold: true, canonicalize: true });
        }
        let Ok(generated) = generator.run(&root().join(file)) else { panic!("{line}") };
        let expected = std::fs::read_to_string(root().join(output)).unwrap_or_default();
        assert!(generated.code == expected, "{output} is out of date");
        functions += expected.matches("fn ").count();
    }
    let unknown = UNKNOWN.take();
    let count = unknown.len();
    assert!(functions > 1000);
    assert!(count * 1000 < functions, "{count} of {functions}:\n{}", unknown.join("\n"));
}
