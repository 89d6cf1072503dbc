//! Checks the order of the generator's stages: a file may refer only to items of its own stage and of earlier ones.
//!
//! The test of the runtime's layers has the checker.

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
    "names",
    "provided",
    "prelude",
    "options",
    "fragment",
    "model",
    "format",
    "plan",
    "emit",
    "hooks",
    "doc",
    "generate",
    "output",
    "installed",
    "manifest",
    "build",
];

#[test]
fn no_file_refers_to_a_later_stage() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tree = Tree::read(&|path| std::fs::read_to_string(root.join(path)).ok());
    // References to rules of the C++ parser, which macros define, and to the runtime in emitted code are not resolved.
    let mut unresolved = tree.unresolved();
    unresolved.retain(|line| line.contains(": crate::"));
    assert_eq!(unresolved, [""; 0]);
    let up = Graph::new(&tree).upward(STAGES);
    assert!(up.is_empty(), "references to later stages:\n{}", up.join("\n"));
}

/// Calls of methods that read the fields and classes of records.
const READ_METHODS: &[&str] = &[
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
fn only_model_and_doc_read_records() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    // `fragment` reads the code in fields.
    let readers = ["model", "model.rs", "doc", "doc.rs", "fragment"].map(|name| root.join(name));
    let mut dirs = vec![root];
    let mut violations = Vec::new();
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
                READ_METHODS.iter().any(|method| line.contains(method)) && !line.contains("//")
            });
            violations.extend(
                lines.map(|(at, line)| format!("{}:{}: {}", path.display(), at + 1, line.trim())),
            );
        }
    }
    assert_eq!(violations, [""; 0]);
}
