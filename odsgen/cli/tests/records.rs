//! Compares `odsgen records` with `llvm-tblgen` 22.
//!
//! Without the peer, probes and raw bytes are compared with its stored output, and the other comparisons are skipped.

#[path = "records/command.rs"]
mod command;
#[path = "records/probes.rs"]
mod probes;
#[path = "records/raw.rs"]
mod raw;

use ods_peer::first_error;

/// The peer's program.
const PEER: &str = ods_peer::LLVM_TBLGEN;

/// Whether the peer is installed.
fn has_peer() -> bool {
    ods_peer::is_there(PEER)
}
