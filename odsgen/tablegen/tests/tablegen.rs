//! Compares the library with `llvm-tblgen` 22.
//!
//! Without the peer, the tests of upstream's definitions and of random texts are skipped; if `CI` is set, they fail.

#[path = "tablegen/bounds.rs"]
mod bounds;
#[path = "tablegen/corpus.rs"]
mod corpus;
#[path = "tablegen/help.rs"]
mod help;
#[path = "tablegen/mutations.rs"]
mod mutations;
#[path = "tablegen/operations.rs"]
mod operations;
#[path = "tablegen/pieces.rs"]
mod pieces;
#[path = "tablegen/property.rs"]
mod property;
#[path = "tablegen/regex.rs"]
mod regex;
#[path = "tablegen/sessions.rs"]
mod sessions;
#[path = "tablegen/trunk.rs"]
mod trunk;

use ods_peer::first_error;

/// The peer's program.
const PEER: &str = ods_peer::LLVM_TBLGEN;

/// Whether the peer is installed.
fn has_peer() -> bool {
    ods_peer::is_there(PEER)
}
