//! The blocks of a function and the order of their translation.

use ods_runtime::{Block, BlockRef, OpRef, RegionRef};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::target::llvmir::ir::BlockId;

/// A block of LLVM IR.
#[derive(Clone, Copy)]
pub(super) enum Node<'ir> {
    /// A block of the function.
    Block(BlockRef<'ir>),
    /// A block between a branch and a successor with arguments that the branch has more than once, because a phi can
    /// tell its predecessors apart by their blocks only.
    Edge { branch: OpRef<'ir>, successor: usize },
}

/// The blocks of a function, those on edges last.
pub(super) struct Graph<'ir> {
    nodes: Vec<Node<'ir>>,
    successors: Vec<Vec<usize>>,
    /// The blocks on edges to each block.
    targets: FxHashMap<Block, Vec<BlockId>>,
}

impl<'ir> Graph<'ir> {
    pub(super) fn of(region: RegionRef<'ir>) -> Self {
        let nodes: Vec<_> = region.blocks().map(Node::Block).collect();
        let numbers: FxHashMap<_, _> =
            region.blocks().enumerate().map(|(index, block)| (block.handle(), index)).collect();
        let successors = vec![Vec::new(); nodes.len()];
        let mut graph = Self { nodes, successors, targets: FxHashMap::default() };
        for (index, block) in region.blocks().enumerate() {
            let Some(branch) = block.back() else { continue };
            let mut seen = FxHashSet::default();
            for (position, successor) in branch.successors().enumerate() {
                let target = numbers.get(&successor.handle()).copied().unwrap_or_default();
                let is_repeated = !seen.insert(target) && successor.num_arguments() > 0;
                if is_repeated {
                    let edge = graph.nodes.len();
                    graph.nodes.push(Node::Edge { branch, successor: position });
                    graph.successors.push(vec![target]);
                    let edges = graph.targets.entry(successor.handle()).or_default();
                    edges.push(BlockId::from_index(edge));
                    graph.successors[index].push(edge);
                } else {
                    graph.successors[index].push(target);
                }
            }
        }
        graph
    }

    pub(super) fn nodes(&self) -> impl Iterator<Item = &Node<'ir>> {
        self.nodes.iter()
    }

    /// The blocks in reverse post-order, from the first one, then from each that is not reachable from those before.
    pub(super) fn in_order(&self) -> Vec<(BlockId, &Node<'ir>)> {
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut is_visited = vec![false; self.nodes.len()];
        for root in 0..self.nodes.len() {
            if is_visited[root] {
                continue;
            }
            let start = order.len();
            is_visited[root] = true;
            let mut stack = vec![(root, 0)];
            while let Some((node, next)) = stack.last_mut() {
                let Some(successor) = self.successors[*node].get(*next).copied() else {
                    order.push(*node);
                    stack.pop();
                    continue;
                };
                *next += 1;
                if !is_visited[successor] {
                    is_visited[successor] = true;
                    stack.push((successor, 0));
                }
            }
            order[start..].reverse();
        }
        order.into_iter().map(|index| (BlockId::from_index(index), &self.nodes[index])).collect()
    }

    /// The blocks on edges, each with its branch and the number of the successor.
    pub(super) fn edges(&self) -> Vec<(BlockId, OpRef<'ir>, usize)> {
        let edges = self.nodes.iter().enumerate().filter_map(|(index, node)| match node {
            Node::Edge { branch, successor } => {
                Some((BlockId::from_index(index), *branch, *successor))
            }
            Node::Block(_) => None,
        });
        edges.collect()
    }

    /// The blocks on edges to a block, the last one first.
    pub(super) fn edges_to(&self, block: BlockRef<'ir>) -> impl Iterator<Item = BlockId> {
        self.targets.get(&block.handle()).into_iter().flatten().rev().copied()
    }

    /// The branches that lead to a block itself, the last one first, with the number of the successor.
    pub(super) fn predecessors(&self, block: BlockRef<'ir>) -> Vec<(OpRef<'ir>, usize)> {
        let mut seen = FxHashSet::default();
        let branches = block.predecessor_ops().filter(|branch| seen.insert(*branch));
        let branches = branches.map(|branch| block.ir().op(branch));
        let predecessors = branches
            .filter_map(|branch| Some((branch, branch.successors().position(|it| it == block)?)));
        predecessors.collect()
    }
}
