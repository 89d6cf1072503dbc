//! `docs/architecture.md` is true: its paths and functions exist, and each layer has a paragraph.

use std::path::{Path, PathBuf};

/// Directories to which paths of the page are relative.
const BASES: &[&str] = &[
    "",
    "defs",
    "odsgen",
    "odsgen/src",
    "odsgen/src/fragment",
    "odsgen/tablegen/src",
    "runtime/src",
    "cranelift/src",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The page without its blocks of code.
fn page() -> String {
    read("docs/architecture.md").split("```").step_by(2).collect()
}

/// The files and directories that `path` names, with or without the ending `.rs`.
fn find(path: &str) -> Vec<PathBuf> {
    let names = BASES.iter().flat_map(|base| {
        let named = root().join(base).join(path);
        [named.with_extension("rs"), named]
    });
    names.filter(|it| it.exists()).collect()
}

#[test]
fn paths_exist() {
    let page = page();
    let terms = page.split('`').skip(1).step_by(2);
    // `foo/` and `src/<dialect>/` stand for many paths.
    let is_path = |it: &&str| it.contains('/') && !it.contains([' ', '<']) && *it != "foo/";
    let missing: Vec<&str> = terms.filter(is_path).filter(|it| find(it).is_empty()).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn items_are_in_their_files() {
    let page = page();
    let terms: Vec<&str> = page.split('`').collect();
    let mut count = 0;
    // `Type::item` (`file.rs`)
    for group in terms[1..].windows(4).step_by(2) {
        let [item, " (", file, rest] = group else { continue };
        if !file.ends_with(".rs") || !rest.starts_with(')') {
            continue;
        }
        let name = item.rsplit("::").next().unwrap_or(item);
        let declared = ["fn", "struct"].iter().any(|keyword| {
            let declaration = format!("{keyword} {name}");
            find(file).iter().any(|file| {
                read(file).split(&declaration).skip(1).any(|rest| rest.starts_with(['(', '<']))
            })
        });
        assert!(declared, "{file} does not declare `{item}`");
        count += 1;
    }
    assert!(count > 15, "the page names {count} items with their files");
}

#[test]
fn layers_have_paragraphs() {
    let page = page();
    let heads: Vec<&str> = page.split("\n- ").filter_map(|it| it.split(':').next()).collect();
    for file in ["runtime/tests/layers.rs", "odsgen/tests/layers.rs"] {
        let text = read(file);
        let list = text.split(": &[&str] = &[").nth(1).and_then(|rest| rest.split("];").next());
        for layer in list.expect("a list of layers").split('"').skip(1).step_by(2) {
            let names = [format!("**{layer}**"), format!("`{layer}`")];
            let described = heads.iter().any(|head| names.iter().any(|name| head.contains(name)));
            assert!(described, "docs/architecture.md does not describe `{layer}` of {file}");
        }
    }
}
