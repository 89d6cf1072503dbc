//! Loops with one block that repeats them and leaves them.

use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Block, Location, Value};

use super::edge::Edge;
use super::{Destination, Lifter};

/// The end of a loop.
pub(super) struct Latch {
    /// The block that branches to the header of the loop or to `exit`.
    pub(super) block: Block,
    /// The switch value that is 1 if the loop is repeated.
    pub(super) condition: Value,
    /// The block after the loop.
    pub(super) exit: Block,
}

impl Lifter<'_> {
    /// Lets the edges of a loop to its header and to the outside pass through one block.
    pub(super) fn create_latch(
        &mut self,
        loc: Location,
        back_edges: &[Edge],
        exit_edges: &[Edge],
    ) -> Result<Latch, Diagnostic> {
        let header = back_edges[0].target(self.r.ir());
        let edges = back_edges.iter().chain(exit_edges);
        let targets: Vec<Block> = edges.map(|edge| edge.target(self.r.ir())).collect();
        let zero = self.switch_value(0);
        let ty = self.r.value(zero).ty().handle();
        let multiplexer = self.create_multiplexer(loc, &targets, Some(ty));
        let block = multiplexer.block;
        let exit = self.add_block_after(block);
        for edge in back_edges {
            let repeats = self.switch_value(1);
            self.redirect(&multiplexer, *edge, Some(repeats));
        }
        for edge in exit_edges {
            self.redirect(&multiplexer, *edge, Some(zero));
        }
        let arguments = self.r.block(block).argument_handles().to_vec();
        let condition = arguments[arguments.len() - 1];
        let operands = arguments[..self.r.block(header).num_arguments()].to_vec();
        self.set_point(InsertPoint::End(block), loc);
        let leave = Destination { block: exit, operands: Vec::new() };
        let repeat = Destination { block: header, operands };
        self.interface.create_switch(&mut self.r, condition, &[(0, leave)], &repeat);
        if exit_edges.is_empty() {
            // The loop never ends.
            self.set_point(InsertPoint::End(exit), loc);
            let region = self.region_of(exit);
            let terminator = self.interface.create_unreachable_terminator(&mut self.r, region)?;
            self.combine_exit(terminator);
        } else {
            self.create_dispatch(&multiplexer, loc, exit, Some(header));
        }
        Ok(Latch { block, condition, exit })
    }

    fn add_block_after(&mut self, block: Block) -> Block {
        let region = self.region_of(block);
        let next = self.r.block(block).next().map(|next| next.handle());
        let new = self.r.ir_mut().add_block();
        self.r.ir_mut().insert_block(region, new, next);
        new
    }
}
