//! The greedy driver: folds operations and applies patterns until nothing changes.

mod config;
mod driver;
mod worklist;

pub use config::{GreedyConfig, RegionSimplification, Strictness, Traversal};
pub use driver::{NotConverged, apply_op_patterns_greedily, apply_patterns_greedily};
