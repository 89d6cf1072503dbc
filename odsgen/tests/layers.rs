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
