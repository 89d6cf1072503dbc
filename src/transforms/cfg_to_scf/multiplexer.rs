//! Blocks that several edges pass through on their way to different blocks.

use ods_runtime::ir::InsertPoint;
use ods_runtime::{Block, Location, Type, Value};
use rustc_hash::FxHashMap;

use super::edge::Edge;
use super::{Destination, Lifter};

/// A block that dispatches to other blocks. Its arguments are those of these blocks, one after another, then an argument that
/// says where to go, unless there is only one such block, and further ones.
pub(super) struct Multiplexer {
    pub(super) block: Block,
    /// The blocks that it dispatches to, with the position of the first of their arguments.
    targets: Vec<(Block, usize)>,
    /// The positions in `targets`.
    numbers: FxHashMap<Block, usize>,
    discriminator: Option<Value>,
}

impl Lifter<'_> {
    /// Creates a multiplexer for the blocks `targets`, which may be repeated, before the first of them. `extra` is the type of
    /// a further argument.
    pub(super) fn create_multiplexer(
        &mut self,
        loc: Location,
        targets: &[Block],
        extra: Option<Type>,
    ) -> Multiplexer {
        let block = self.add_block_before(targets[0]);
        let (mut unique, mut numbers) = (Vec::new(), FxHashMap::default());
        for target in targets {
            if numbers.contains_key(target) {
                continue;
            }
            numbers.insert(*target, unique.len());
            unique.push((*target, self.r.block(block).num_arguments()));
            self.add_arguments_of(*target, block);
        }
        let discriminator = (unique.len() > 1).then(|| {
            let constant = self.switch_value(0);
            let ty = self.r.value(constant).ty().handle();
            self.r.ir_mut().add_argument(block, ty, loc)
        });
        if let Some(ty) = extra {
            self.r.ir_mut().add_argument(block, ty, loc);
        }
        Multiplexer { block, targets: unique, numbers, discriminator }
    }

    /// Lets `edge`, which leads to a target of `multiplexer`, lead to its block. `extra` is the value of the further argument.
    pub(super) fn redirect(&mut self, multiplexer: &Multiplexer, edge: Edge, extra: Option<Value>) {
        let target = edge.target(self.r.ir());
        let number = multiplexer.numbers[&target];
        let first = multiplexer.targets[number].1;
        let values = edge.operands(self.r.ir());
        let arguments = self.r.block(multiplexer.block).argument_handles().to_vec();
        let end = arguments.len() - usize::from(extra.is_some());
        let mut operands = Vec::with_capacity(arguments.len());
        for (index, argument) in arguments[..end].iter().enumerate() {
            operands.push(if (first..first + values.len()).contains(&index) {
                values[index - first]
            } else if Some(*argument) == multiplexer.discriminator {
                self.switch_value(number)
            } else {
                let ty = self.r.value(*argument).ty().handle();
                self.undefined(ty)
            });
        }
        operands.extend(extra);
        edge.set_target(&mut self.r, multiplexer.block);
        edge.set_operands(&mut self.r, &operands);
    }

    /// Creates a switch to the targets of `multiplexer`, except `excluded`, at the end of `block`.
    pub(super) fn create_dispatch(
        &mut self,
        multiplexer: &Multiplexer,
        loc: Location,
        block: Block,
        excluded: Option<Block>,
    ) {
        let arguments = self.r.block(multiplexer.block).argument_handles().to_vec();
        let mut cases = Vec::new();
        for (number, (target, first)) in multiplexer.targets.iter().enumerate() {
            if Some(*target) == excluded {
                continue;
            }
            let count = self.r.block(*target).num_arguments();
            let operands = arguments[*first..first + count].to_vec();
            cases.push((number as u32, Destination { block: *target, operands }));
        }
        let flag = match multiplexer.discriminator {
            Some(discriminator) if cases.len() > 1 => discriminator,
            _ => self.switch_value(0),
        };
        let Some((_, default)) = cases.pop() else { return };
        self.set_point(InsertPoint::End(block), loc);
        self.interface.create_switch(&mut self.r, flag, &cases, &default);
    }

    /// Creates a branch to `block`. `flag` is any switch value.
    pub(super) fn create_jump(&mut self, flag: Value, block: Block, operands: Vec<Value>) {
        self.interface.create_switch(&mut self.r, flag, &[], &Destination { block, operands });
    }

    /// Lets all `edges` lead to a new block, which dispatches to their targets.
    pub(super) fn create_single_entry(&mut self, loc: Location, edges: &[Edge]) -> Block {
        let targets: Vec<Block> = edges.iter().map(|edge| edge.target(self.r.ir())).collect();
        let multiplexer = self.create_multiplexer(loc, &targets, None);
        for edge in edges {
            self.redirect(&multiplexer, *edge, None);
        }
        self.create_dispatch(&multiplexer, loc, multiplexer.block, None);
        multiplexer.block
    }
}
