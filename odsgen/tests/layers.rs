//! Checks the stages of the generator: a file may name only items of its own stage and of earlier ones.
//!
//! The checker is that of the runtime.

#[allow(dead_code, reason = "the runtime's test uses all of it")]
#[path = "../../runtime/tests/layers/graph.rs"]
mod graph;
#[allow(dead_code, reason = "the runtime's test uses all of it")]
#[path = "../../runtime/tests/layers/source.rs"]
mod source;

use std::path::Path;

use graph::Graph;
use source::Tree;

/// The stages in order.
const STAGES: &[&str] = &[
    "names", "provided", "prelude", "options", "fragment", "model", "format", "plan", "emit",
    "hooks", "doc", "generate", "build",
];

#[test]
fn no_file_names_a_later_stage() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tree = Tree::read(&|path| std::fs::read_to_string(root.join(path)).ok());
    // Macros define the rules of the C++ parser, and emitted code names the runtime.
    let mut unresolved = tree.unresolved();
    unresolved.retain(|line| line.contains(": crate::"));
    assert_eq!(unresolved, [""; 0]);
    let up = Graph::new(&tree).upward(STAGES);
    assert!(up.is_empty(), "references to later stages:\n{}", up.join("\n"));
}

/// Methods of records that read fields and classes.
const READING: &[&str] = &[
    ".str(",
    ".bit(",
    ".int(",
    ".dag(",
    ".def(\"",
    ".list_of_",
    ".is_subclass_of(",
    ".defs_derived_from(",
];

#[test]
fn only_the_model_and_the_documentation_read_records() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    // The modules of `fragment` read the code in a field.
    let readers = ["model", "model.rs", "doc", "doc.rs", "fragment"].map(|name| root.join(name));
    let mut dirs = vec![root];
    let mut found = Vec::new();
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if readers.contains(&path) {
                continue;
            }
            if path.is_dir() {
                dirs.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let lines = text.lines().enumerate().filter(|(_, line)| {
                READING.iter().any(|method| line.contains(method)) && !line.contains("//")
            });
            found.extend(
                lines.map(|(at, line)| format!("{}:{}: {}", path.display(), at + 1, line.trim())),
            );
        }
    }
    assert_eq!(found, [""; 0]);
}
