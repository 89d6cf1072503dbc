//! Checks the layers of the runtime: a file may name only items of its own layer and of earlier ones.
//!
//! The checker reads every path in every file, also in macro bodies and generated code, and follows re-exports to the
//! file that defines the item. A `use` of a module is no reference by itself; paths through it are. The checker cannot
//! see paths that a macro builds from its arguments (`$crate::codegen::$view`), nor method calls. Unit tests may name
//! everything, and `lib.rs` re-exports from all layers.

#[path = "layers/graph.rs"]
mod graph;
#[path = "layers/source.rs"]
mod source;

use std::collections::BTreeMap;
use std::path::Path;

use graph::Graph;
use source::Tree;

/// The layers in order.
const LAYERS: &[&str] = &[
    "support",
    "core",
    "kinds",
    "semantics",
    "rewrite",
    "dataflow",
    "text",
    "codegen",
    "builtin",
    "conversion",
    "pass",
    "tools",
];

/// The maximum number of files in a cycle within a layer.
const MAX_CYCLE: usize = 8;

/// Exceptions: a file of a longer cycle, the maximum number of files in that cycle, and the reason for it.
const CYCLES: &[(&str, usize, &str)] = &[
    (
        "src/core/context.rs",
        52,
        "a context owns operation definitions, their functions take operations, and operations borrow the context",
    ),
    (
        "src/semantics/layout/data_layout.rs",
        9,
        "a layout calls the interfaces of types and operations, whose default methods call the layout",
    ),
];

fn runtime() -> Tree {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    Tree::read(&|path| std::fs::read_to_string(root.join(path)).ok())
}

fn tree(files: &[(&str, &str)]) -> Tree {
    Tree::read(&|path| {
        files.iter().find(|(name, _)| *name == path).map(|(_, text)| (*text).to_owned())
    })
}

#[test]
fn no_file_names_a_later_layer() {
    let tree = runtime();
    assert_eq!(tree.unresolved(), Vec::<String>::new());
    let up = Graph::new(&tree).upward(LAYERS);
    assert!(up.is_empty(), "references to later layers:\n{}", up.join("\n"));
}

#[test]
fn cycles_within_a_layer_are_short() {
    let tree = runtime();
    let mut listed: Vec<_> = CYCLES.iter().map(|(file, len, _)| (*file, *len)).collect();
    let mut unlisted = Vec::new();
    let graph = Graph::new(&tree);
    for cycle in graph.cycles(MAX_CYCLE) {
        let position = listed
            .iter()
            .position(|(file, len)| *len >= cycle.len() && cycle.iter().any(|other| other == file));
        match position {
            Some(index) => drop(listed.swap_remove(index)),
            None => {
                unlisted.push(format!("{} files: {}", cycle.len(), cycle.join(", ")));
                unlisted.extend(graph.within(&cycle));
            }
        }
    }
    assert!(unlisted.is_empty(), "long cycles:\n{}", unlisted.join("\n"));
    assert!(listed.is_empty(), "exceptions without a cycle: {listed:?}");
}

/// Types to which later layers add methods, and the modules of these types.
const EXTENDED: &[(&str, &str)] = &[
    ("Context", "core/context"),
    ("Ir", "core/ir"),
    ("OpBuilder", "core/ir"),
    ("OpRef", "core/ir/op"),
    ("Parser", "text/parser"),
    ("OpParser", "text/op_parser"),
];

/// The files with methods of the type `name`, by layer, for layers that break the rule: the layer of the type has them in
/// its module `own`, and a later layer has them in one file.
fn scattered(tree: &Tree, name: &str, own: &str) -> Vec<String> {
    let layers = tree.layers();
    let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for file in tree.methods(name).map(|file| tree.file_name(file)) {
        let module = file.strip_prefix("src/").unwrap_or(file).trim_end_matches(".rs");
        let inside = module.strip_prefix(own);
        if inside.is_none_or(|rest| !rest.is_empty() && !rest.starts_with('/')) {
            files.entry(&layers[file]).or_default().push(file);
        }
    }
    files.retain(|layer, files| files.len() > 1 || own.split('/').next() == Some(layer));
    let lines = files.iter().map(|(layer, files)| format!("{name}: {layer}: {}", files.join(", ")));
    lines.collect()
}

#[test]
fn methods_are_in_the_module_of_their_type_or_in_one_file_per_later_layer() {
    let tree = runtime();
    let lines: Vec<String> =
        EXTENDED.iter().flat_map(|(name, own)| scattered(&tree, name, own)).collect();
    assert!(lines.is_empty(), "methods in several files:\n{}", lines.join("\n"));
}

#[test]
fn scattered_methods_are_found() {
    let mut files = SMALL.to_vec();
    files.retain(|(name, _)| *name != "src/codegen.rs");
    files.push(("src/codegen.rs", "mod a; mod b; impl<'c> Op<'c> { }"));
    files.push(("src/codegen/a.rs", "impl crate::core::op::Op<'_> { } impl Drop for Context { }"));
    files.push(("src/codegen/b.rs", "impl<T: Into<u8>> From<T> for Op<'_> { } impl Context { }"));
    let tree = tree(&files);
    let errors = scattered(&tree, "Op", "core/op");
    assert_eq!(errors, ["Op: codegen: src/codegen.rs, src/codegen/a.rs"]);
    assert_eq!(scattered(&tree, "Context", "core/context"), [""; 0]);
    assert_eq!(scattered(&tree, "Op", "codegen"), [""; 0]);
    assert_eq!(scattered(&tree, "Op", "codegen/a"), ["Op: codegen: src/codegen.rs"]);
}

/// A small runtime without violations.
const SMALL: &[(&str, &str)] = &[
    ("src/lib.rs", "extern crate self as ods_runtime; mod support; mod core; pub mod codegen;"),
    ("src/support.rs", "pub mod table;"),
    ("src/support/table.rs", "pub struct Table;"),
    ("src/core.rs", "pub mod context; pub mod op;"),
    ("src/core/context.rs", "use crate::support::table::Table; pub struct Context(Table);"),
    ("src/core/op.rs", "use super::context::Context; pub struct Op<'c>(&'c Context);"),
    ("src/codegen.rs", "pub use crate::core::{context::*, op}; pub struct View;"),
];

fn small(file: &str, text: &str) -> Vec<String> {
    let mut files = SMALL.to_vec();
    files.retain(|(name, _)| *name != file);
    files.push((file, text));
    Graph::new(&tree(&files)).upward(LAYERS)
}

#[test]
fn a_tree_without_violations_passes() {
    assert_eq!(Graph::new(&tree(SMALL)).upward(LAYERS), Vec::<String>::new());
}

#[test]
fn a_reversed_import_is_found() {
    let errors = small("src/support/table.rs", "\nuse crate::core::context::Context;");
    let expected = "src/support/table.rs:2: crate::core::context::Context: support -> core";
    assert_eq!(errors, [expected]);
}

#[test]
fn a_path_without_an_import_is_found() {
    let errors = small("src/core/op.rs", "pub struct Op;\nfn f() { crate::codegen::View }");
    assert_eq!(errors, ["src/core/op.rs:2: crate::codegen::View: core -> codegen"]);
}

#[test]
fn a_path_through_an_alias_is_found() {
    let errors = small("src/core/op.rs", "use crate::codegen as rt;\ntype V = rt::View;");
    assert_eq!(errors, ["src/core/op.rs:2: rt::View: core -> codegen"]);
}

#[test]
fn a_re_export_counts_as_its_owner() {
    let text =
        "use ::ods_runtime::codegen as rt; type C = rt::Context; type O = rt::op::Op<'static>;";
    assert_eq!(small("src/core/op.rs", &format!("pub struct Op<'c>(&'c u8); {text}")), [""; 0]);
}

#[test]
fn the_body_of_a_macro_counts() {
    let text = "macro_rules! view { () => {\n$crate::codegen::View }; }";
    assert_eq!(
        small("src/core/context.rs", text),
        ["src/core/context.rs:2: crate::codegen::View: core -> codegen"]
    );
}

#[test]
fn a_macro_counts_as_the_file_that_defines_it() {
    let mut files = SMALL.to_vec();
    files.retain(|(name, _)| *name != "src/codegen.rs" && *name != "src/core/op.rs");
    files.push(("src/codegen.rs", "#[macro_export] macro_rules! __view { () => {}; }"));
    files.push(("src/core/op.rs", "crate::__view!();"));
    assert_eq!(
        Graph::new(&tree(&files)).upward(LAYERS),
        ["src/core/op.rs:1: crate::__view: core -> codegen"]
    );
}

#[test]
fn generated_code_is_of_the_layer_that_includes_it() {
    let mut files = SMALL.to_vec();
    files.retain(|(name, _)| *name != "src/core/op.rs");
    files.push(("src/core/op.rs", "include!(\"../../generated/op.rs\");"));
    files.push((
        "generated/op.rs",
        "pub mod op {\nuse ods_runtime::codegen as rt;\ntype V = rt::View; }",
    ));
    assert_eq!(
        Graph::new(&tree(&files)).upward(LAYERS),
        ["generated/op.rs:3: rt::View: core -> codegen"]
    );
}

#[test]
fn unit_tests_may_name_everything() {
    let text = "pub struct Op; #[cfg(test)] mod tests { use crate::codegen::View; }";
    assert_eq!(small("src/core/op.rs", text), [""; 0]);
}

#[test]
fn cycles_are_found() {
    let text = "use crate::core::op::Op; pub struct Context(Op);";
    let mut files = SMALL.to_vec();
    files.retain(|(name, _)| *name != "src/core/context.rs");
    files.push(("src/core/context.rs", text));
    let graph = Graph::new(&tree(&files));
    assert_eq!(graph.cycles(1), [["src/core/context.rs", "src/core/op.rs"]]);
    assert!(graph.cycles(2).is_empty());
    assert!(Graph::new(&tree(SMALL)).cycles(1).is_empty());
}
