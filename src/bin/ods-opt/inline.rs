//! `--inline`: replaces calls by what they call.

use ods::transforms::inline;
use ods_runtime::ir::Op;
use ods_runtime::tools::Pass;
use ods_runtime::{Diagnostic, Ir};

/// The pass.
pub(crate) const PASS: Pass =
    Pass { flag: "inline", help: "inline function calls", dialects: &[], run };

fn run(ir: &mut Ir, root: Op) -> Result<(), Vec<Diagnostic>> {
    inline::inline(ir, root);
    Ok(())
}
