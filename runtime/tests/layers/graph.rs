//! The references between files.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::Tree;

/// A reference from one file to an item in another.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Arrow {
    from: String,
    line: usize,
    path: String,
    to: String,
}

pub(crate) struct Graph {
    arrows: BTreeSet<Arrow>,
    /// The layer of each file.
    layers: BTreeMap<String, String>,
}

impl Graph {
    pub(crate) fn new(tree: &Tree) -> Graph {
        let arrows = tree.references().filter_map(|(reference, owner)| {
            let (from, to) = (tree.file_name(reference.file), tree.file_name(owner));
            (from != to).then(|| Arrow {
                from: from.to_owned(),
                line: reference.line,
                path: reference.text(),
                to: to.to_owned(),
            })
        });
        Graph { arrows: arrows.collect(), layers: tree.layers() }
    }

    /// The references to later layers, with file, line, path and both layers.
    pub(crate) fn upward(&self, order: &[&str]) -> Vec<String> {
        let rank = |file: &str| {
            let layer = &self.layers[file];
            let rank = order.iter().position(|name| name == layer);
            (rank.unwrap_or_else(|| panic!("'{file}' is in no layer")), layer)
        };
        // What the root has itself are re-exports of other crates.
        let is_inner = |arrow: &&Arrow| arrow.from != Tree::ROOT && arrow.to != Tree::ROOT;
        let inner = self.arrows.iter().filter(is_inner);
        inner
            .filter_map(|Arrow { from, line, path, to }| {
                let ((low, from_layer), (high, to_layer)) = (rank(from), rank(to));
                (low < high).then(|| format!("{from}:{line}: {path}: {from_layer} -> {to_layer}"))
            })
            .collect()
    }

    /// The cycles within a layer that have more than `max` files.
    pub(crate) fn cycles(&self, max: usize) -> Vec<Vec<String>> {
        let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for arrow in &self.arrows {
            if arrow.from != Tree::ROOT && self.layers[&arrow.from] == self.layers[&arrow.to] {
                next.entry(&arrow.from).or_default().insert(&arrow.to);
            }
        }
        // Two files are in one cycle if each reaches the other.
        let reached: BTreeMap<&str, BTreeSet<&str>> = next
            .keys()
            .map(|file| {
                let (mut seen, mut worklist) = (BTreeSet::new(), vec![*file]);
                while let Some(at) = worklist.pop() {
                    worklist
                        .extend(next.get(at).into_iter().flatten().filter(|to| seen.insert(**to)));
                }
                (*file, seen)
            })
            .collect();
        let mut cycles = BTreeSet::new();
        for (file, to) in &reached {
            let back = |other: &&&str| reached.get(**other).is_some_and(|to| to.contains(file));
            let cycle: Vec<String> = to.iter().filter(back).map(|s| (*s).to_owned()).collect();
            if cycle.len() > max {
                cycles.insert(cycle);
            }
        }
        cycles.into_iter().collect()
    }

    /// One reference for each pair of `files`.
    pub(crate) fn within(&self, files: &[String]) -> Vec<String> {
        let mut lines = BTreeMap::new();
        for Arrow { from, line, path, to } in &self.arrows {
            if files.contains(from) && files.contains(to) {
                lines.entry((from, to)).or_insert_with(|| format!("{from}:{line}: {path} in {to}"));
            }
        }
        lines.into_values().collect()
    }
}
