//! The parser on our state against the parser on pest's own.

#[allow(
    missing_docs,
    unreachable_pub,
    dead_code,
    unused_imports,
    clippy::all,
    clippy::allow_attributes_without_reason,
    reason = "written by pest"
)]
#[rustfmt::skip]
#[path = "generated.rs"]
mod generated;

use super::{Node, ParserState};
use ::pest as runtime;
use std::path::Path;

/// Rule, start, end and next node of every node.
type Tree = Vec<(String, u32, u32, u32)>;

fn ours(text: &str) -> Option<Tree> {
    let state = super::rules::statement(ParserState::new(text, Vec::new())).ok()?;
    let tuple = |node: &Node| (format!("{:?}", node.rule), node.start, node.end, node.next);
    Some(state.nodes().iter().map(tuple).collect())
}

fn pests(text: &str) -> Option<Tree> {
    let pairs = ::pest::state(text, generated::rules::statement).ok()?;
    let mut tree = Tree::new();
    let mut open = Vec::new();
    for token in pairs.tokens() {
        match token {
            ::pest::Token::Start { rule, pos } => {
                open.push(tree.len());
                tree.push((format!("{rule:?}"), pos.pos() as u32, 0, 0));
            }
            ::pest::Token::End { pos, .. } => {
                let next = tree.len() as u32;
                let node = &mut tree[open.pop().expect("balanced")];
                (node.2, node.3) = (pos.pos() as u32, next);
            }
        }
    }
    Some(tree)
}

/// The `.td` files below a directory.
fn collect(dir: &Path, texts: &mut Vec<String>) {
    for entry in std::fs::read_dir(dir).expect("definitions") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "td") {
            texts.push(std::fs::read_to_string(&path).expect("a definition"));
        }
    }
}

fn texts() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    collect(&root.join("../../defs/mlir"), &mut texts);
    for entry in std::fs::read_dir(root.join("tests/tablegen/probes")).expect("the probes") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|extension| extension == "td") {
            let text = String::from_utf8_lossy(&std::fs::read(path).expect("a probe")).into_owned();
            texts.extend(text.split("// -----").map(str::to_owned));
        }
    }
    texts
}

/// At the start of every line, so that most texts are not whole statements.
#[test]
fn same_trees_as_pest() {
    let (mut count, mut matched) = (0, 0);
    for text in texts() {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
        for start in starts {
            // A statement is never longer; the rest would only take time.
            let mut end = (start + 20_000).min(text.len());
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            let text = text[start..end].trim_start_matches([' ', '\t']);
            let (ours, pests) = (ours(text), pests(text));
            count += 1;
            matched += usize::from(ours.is_some());
            assert_eq!(ours, pests, "in:\n{text}");
        }
    }
    println!("{count} texts, {matched} of them start with a statement");
    assert!(matched > 1000);
}
