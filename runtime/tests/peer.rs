//! Comparisons with `mlir-opt-22`, or with its output stored in `tests/peer/*.out` (`UPDATE_EXPECT=1 cargo test -p
//! ods-runtime --test peer` updates it).

use std::path::{Path, PathBuf};
use std::process::Command;

use ods_peer::{MLIR_OPT, pipe, text_of};

mod affine {
    include!("peer/affine.rs");
}

mod corpus {
    include!("peer/corpus.rs");
}

mod floats {
    include!("peer/floats.rs");
}

/// A path below `tests/peer`.
fn in_peer(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/peer").join(path)
}

/// Runs `mlir-opt-22` on `input`. Returns standard output and standard error.
fn mlir_opt(arguments: &[&str], input: &str) -> (String, String) {
    let mut command = Command::new(MLIR_OPT);
    command.args(arguments);
    let output = pipe(command, input);
    (text_of(&output.stdout), text_of(&output.stderr))
}
