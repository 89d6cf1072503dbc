//! Whether blocks and edges between blocks are executed.

use super::point::ProgramPoint;
use super::state::{AnalysisId, Pending, State};
use crate::core::ir::{Block, Ir};

/// Whether a block may be executed, or an edge between two blocks may be taken. Corresponds to
/// `mlir::dataflow::Executable`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Executable {
    is_live: bool,
}

/// What can be executed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExecutableAnchor {
    /// A program point, such as the start of a block.
    Point(ProgramPoint),
    /// An edge from one block to another one.
    Edge(Block, Block),
}

impl Executable {
    /// Whether it may be executed.
    pub fn is_live(self) -> bool {
        self.is_live
    }

    /// Returns whether it was not live before.
    pub(super) fn set_to_live(&mut self) -> bool {
        !std::mem::replace(&mut self.is_live, true)
    }
}

impl State for Executable {
    type Anchor = ExecutableAnchor;

    /// Subscribers of a block visit the block and its operations; those of an edge, the block that it leads to.
    fn update(
        ir: &Ir,
        anchor: ExecutableAnchor,
        subscribers: &[AnalysisId],
        pending: &mut Pending,
    ) {
        match anchor {
            ExecutableAnchor::Point(ProgramPoint::Start(block)) => {
                for analysis in subscribers {
                    pending.push(ProgramPoint::Start(block), *analysis);
                }
                for analysis in subscribers {
                    for op in ir.block(block).ops() {
                        pending.push(ProgramPoint::after(op), *analysis);
                    }
                }
            }
            ExecutableAnchor::Point(ProgramPoint::After(_)) => {}
            ExecutableAnchor::Edge(_, to) => {
                for analysis in subscribers {
                    pending.push(ProgramPoint::Start(to), *analysis);
                }
            }
        }
    }
}
