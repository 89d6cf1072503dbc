//! Loops between the blocks of a region.

use std::fmt::Write as _;

use ods_runtime::dominance::{DominanceInfo, dominance_order, post_order};
use ods_runtime::{Block, BlockRef, Ir, RegionRef};
use rustc_hash::{FxHashMap, FxHashSet};

/// A loop of a [`CfgLoopInfo`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CfgLoop(u32);

/// What is known of a loop.
#[derive(Debug)]
struct Loop {
    parent: Option<CfgLoop>,
    depth: usize,
    sub_loops: Vec<CfgLoop>,
    /// The header comes first.
    blocks: Vec<Block>,
}

/// The natural loops of a region: blocks from which control flow returns to a *header* that dominates them. Corresponds to
/// `mlir::CFGLoopInfo`.
///
/// Cycles that can be entered in several places are no such loops. It is a snapshot, which borrows nothing and does not follow
/// changes of the blocks.
///
/// ```
/// # #[cfg(all(feature = "cf", feature = "func"))] {
/// use ods::analysis::loop_info::CfgLoopInfo;
/// use ods_runtime::Context;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.register_dialects(ods::DIALECTS);
/// let text = b"
///     func.func @f(%c: i1) {
///       cf.br ^bb1
///     ^bb1:
///       cf.cond_br %c, ^bb1, ^bb2
///     ^bb2:
///       return
///     }
/// ";
/// let ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let function = ir.root().unwrap().region(0).first_block().unwrap().front().unwrap();
/// let loops = CfgLoopInfo::new(function.region(0));
/// let block = function.region(0).blocks().nth(1).unwrap();
/// let found = loops.loop_of(block.handle()).unwrap();
/// assert_eq!(loops.header(found), block.handle());
/// assert_eq!(loops.depth(found), 1);
/// # }
/// ```
#[derive(Debug, Default)]
pub struct CfgLoopInfo {
    loops: Vec<Loop>,
    top_level: Vec<CfgLoop>,
    innermost: FxHashMap<Block, CfgLoop>,
}

impl CfgLoopInfo {
    /// Finds the loops of `region`.
    pub fn new(region: RegionRef<'_>) -> Self {
        let mut info = CfgLoopInfo::default();
        if region.is_empty() || region.has_one_block() {
            return info;
        }
        let ir = region.ir();
        let mut dominance = DominanceInfo::new();
        // Dominators come last, so that inner loops are found before outer ones.
        for (header, _) in dominance_order(region).into_iter().rev() {
            let header = ir.block(header);
            let mut is_latch = |block: &BlockRef<'_>| {
                dominance.is_reachable(*block) && dominance.dominates_in_region(header, *block)
            };
            let latches = header.predecessors().filter(&mut is_latch);
            let latches: Vec<Block> = latches.map(|block| block.handle()).collect();
            if !latches.is_empty() {
                info.add(header, latches, &mut dominance);
            }
        }
        info.order(region);
        info
    }

    /// Adds the loop that returns from `latches` to `header`, with what has been found inside.
    fn add(&mut self, header: BlockRef<'_>, latches: Vec<Block>, dominance: &mut DominanceInfo) {
        let ir = header.ir();
        let number = CfgLoop(self.loops.len() as u32);
        let blocks = vec![header.handle()];
        let new = Loop { parent: None, depth: 0, sub_loops: Vec::new(), blocks };
        self.loops.push(new);
        let mut pending = latches;
        while let Some(block) = pending.pop() {
            let entry = match self.innermost.get(&block) {
                None => {
                    self.innermost.insert(block, number);
                    block
                }
                Some(inner) => {
                    let outer = self.outermost(*inner);
                    if outer == number {
                        continue;
                    }
                    self.loops[outer.0 as usize].parent = Some(number);
                    self.header(outer)
                }
            };
            if entry != header.handle() {
                let before = ir.block(entry).predecessors();
                let reachable = before.filter(|block| dominance.is_reachable(*block));
                pending.extend(reachable.map(|block| block.handle()));
            }
        }
    }

    fn outermost(&self, mut found: CfgLoop) -> CfgLoop {
        while let Some(parent) = self.parent(found) {
            found = parent;
        }
        found
    }

    /// Lists blocks and loops in upstream's order, and computes the depths.
    fn order(&mut self, region: RegionRef<'_>) {
        let blocks = post_order(region);
        for block in &blocks {
            let Some(found) = self.loop_of(*block) else { continue };
            if self.header(found) == *block {
                match self.parent(found) {
                    Some(parent) => self.loops[parent.0 as usize].sub_loops.push(found),
                    None => self.top_level.push(found),
                }
            }
        }
        for block in blocks.iter().rev() {
            let mut around = self.loop_of(*block);
            while let Some(found) = around {
                let found = &mut self.loops[found.0 as usize];
                if found.blocks[0] != *block {
                    found.blocks.push(*block);
                }
                around = found.parent;
            }
        }
        let mut pending: Vec<CfgLoop> = self.top_level.clone();
        while let Some(found) = pending.pop() {
            let depth = self.parent(found).map_or(0, |parent| self.depth(parent)) + 1;
            let found = &mut self.loops[found.0 as usize];
            found.depth = depth;
            found.sub_loops.reverse();
            pending.extend(&found.sub_loops);
        }
    }

    /// The loops that are in no other one, last one first.
    pub fn top_level_loops(&self) -> &[CfgLoop] {
        &self.top_level
    }

    /// The innermost loop with `block`.
    pub fn loop_of(&self, block: Block) -> Option<CfgLoop> {
        self.innermost.get(&block).copied()
    }

    /// The block that dominates all others of the loop.
    ///
    /// # Panics
    ///
    /// Like the other methods, if the loop is one of other loop information that has more loops.
    pub fn header(&self, found: CfgLoop) -> Block {
        self.loops[found.0 as usize].blocks[0]
    }

    /// The loop around a loop.
    pub fn parent(&self, found: CfgLoop) -> Option<CfgLoop> {
        self.loops[found.0 as usize].parent
    }

    /// The number of loops around a loop, and the loop itself.
    pub fn depth(&self, found: CfgLoop) -> usize {
        self.loops[found.0 as usize].depth
    }

    /// The loops directly in a loop, first one first.
    pub fn sub_loops(&self, found: CfgLoop) -> &[CfgLoop] {
        &self.loops[found.0 as usize].sub_loops
    }

    /// The blocks of a loop, with those of loops in it. The header comes first, the others are in reverse post-order.
    pub fn blocks(&self, found: CfgLoop) -> &[Block] {
        &self.loops[found.0 as usize].blocks
    }

    /// Whether the loop, or one in it, has `block`.
    pub fn contains(&self, found: CfgLoop, block: Block) -> bool {
        let mut around = self.loop_of(block);
        while let Some(inner) = around.filter(|inner| self.depth(*inner) > self.depth(found)) {
            around = self.parent(inner);
        }
        around == Some(found)
    }

    /// Whether control flow returns from `block` of a loop to its header.
    pub fn is_latch(&self, found: CfgLoop, block: BlockRef<'_>) -> bool {
        let header = self.header(found);
        successors(block).any(|successor| successor == header)
            && self.contains(found, block.handle())
    }

    /// Whether control flow leaves a loop from its `block`.
    pub fn is_exiting(&self, found: CfgLoop, block: BlockRef<'_>) -> bool {
        successors(block).any(|successor| !self.contains(found, successor))
            && self.contains(found, block.handle())
    }

    /// The blocks outside of a loop to which control flow leaves it, each once.
    pub fn exit_blocks(&self, ir: &Ir, found: CfgLoop) -> Vec<Block> {
        let mut seen = FxHashSet::default();
        let all = self.blocks(found).iter().flat_map(|block| successors(ir.block(*block)));
        all.filter(|block| !self.contains(found, *block) && seen.insert(*block)).collect()
    }

    /// The only block from which control flow enters a loop, if it goes nowhere else.
    pub fn preheader(&self, ir: &Ir, found: CfgLoop) -> Option<Block> {
        let header = ir.block(self.header(found));
        let outside = |block: &BlockRef<'_>| !self.contains(found, block.handle());
        let mut entries = header.predecessors().filter(outside);
        let entry = entries.next()?;
        let is_only = entries.all(|block| block == entry);
        (is_only && successors(entry).all(|block| block == header.handle())).then(|| entry.handle())
    }

    /// The loops as upstream prints them, a line for each.
    pub fn to_text(&self, ir: &Ir) -> String {
        let mut text = String::new();
        let mut pending: Vec<CfgLoop> = self.top_level.iter().rev().copied().collect();
        let first = pending.first().map(|found| ir.block(self.header(*found)));
        let region = first.and_then(|block| block.parent());
        let blocks = region.into_iter().flat_map(|region| region.blocks());
        let numbers = blocks.enumerate().map(|(number, block)| (block.handle(), number)).collect();
        while let Some(found) = pending.pop() {
            self.write(ir, found, &numbers, &mut text);
            pending.extend(self.sub_loops(found).iter().rev());
        }
        text
    }

    fn write(&self, ir: &Ir, found: CfgLoop, numbers: &FxHashMap<Block, usize>, text: &mut String) {
        let depth = self.depth(found);
        let indentation = 4 * (depth - 1);
        let _ = write!(text, "{:indentation$}Loop at depth {depth} containing: ", "");
        for (index, block) in self.blocks(found).iter().enumerate() {
            let separator = if index == 0 { "" } else { "," };
            let number = numbers.get(block).copied().unwrap_or_default();
            let block = ir.block(*block);
            let _ = write!(text, "{separator}^bb{number}");
            let marks = [
                (index == 0, "<header>"),
                (self.is_latch(found, block), "<latch>"),
                (self.is_exiting(found, block), "<exiting>"),
            ];
            text.extend(marks.iter().filter(|(is_set, _)| *is_set).map(|(_, mark)| *mark));
        }
        text.push('\n');
    }
}

/// The blocks that control flow may go to after `block`.
fn successors(block: BlockRef<'_>) -> impl Iterator<Item = Block> {
    block.back().into_iter().flat_map(|last| last.successors()).map(|block| block.handle())
}
