//! Dominator trees of regions.

use ods_runtime::dominance::dominance_order;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Block, Region};
use rustc_hash::FxHashMap;

/// The dominator tree of a region: its blocks, each followed by those that it dominates.
struct Tree {
    blocks: Vec<Block>,
    /// The position of a block, and that behind the blocks that it dominates.
    places: FxHashMap<Block, (usize, usize)>,
}

/// The dominator trees of regions. Removing blocks, or replacing an entry, does not change the part of a tree below other
/// blocks, so trees remain until they are invalidated.
#[derive(Default)]
pub(super) struct Trees(FxHashMap<Region, Tree>);

impl Trees {
    /// Forgets the tree of the region of `block`.
    pub(super) fn invalidate(&mut self, r: &Rewriter<'_>, block: Block) {
        if let Some(region) = r.block(block).parent() {
            self.0.remove(&region.handle());
        }
    }

    fn of(&mut self, r: &Rewriter<'_>, block: Block) -> Option<&Tree> {
        let region = r.block(block).parent()?;
        Some(self.0.entry(region.handle()).or_insert_with(|| {
            let order = dominance_order(region);
            let mut places = FxHashMap::default();
            // The blocks on the path from the entry to the current block.
            let mut path: Vec<(Block, usize)> = Vec::new();
            for (position, (block, depth)) in order.iter().enumerate() {
                while path.len() > *depth {
                    if let Some((dominator, start)) = path.pop() {
                        places.insert(dominator, (start, position));
                    }
                }
                path.push((*block, position));
            }
            let ends = path.into_iter().map(|(block, start)| (block, (start, order.len())));
            places.extend(ends);
            Tree { blocks: order.into_iter().map(|(block, _)| block).collect(), places }
        }))
    }

    /// The blocks that `block` dominates, itself first.
    pub(super) fn dominated(&mut self, r: &Rewriter<'_>, block: Block) -> Vec<Block> {
        let Some(tree) = self.of(r, block) else { return Vec::new() };
        let place = tree.places.get(&block);
        place.map_or_else(Vec::new, |(start, end)| tree.blocks[*start..*end].to_vec())
    }

    /// Whether `a` dominates `b`. A block that is not in the tree dominates no other one.
    pub(super) fn dominates(&mut self, r: &Rewriter<'_>, a: Block, b: Block) -> bool {
        let Some(tree) = self.of(r, a) else { return false };
        match (tree.places.get(&a), tree.places.get(&b)) {
            (Some((start, end)), Some((position, _))) => (*start..*end).contains(position),
            _ => a == b,
        }
    }
}
