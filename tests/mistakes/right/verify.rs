//! Correct hooks of the dialect.

include!("../dialects/verify.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl<'ir> Verify<'ir> for CheckedOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.count() > 3 { Err(self.op_error("counts too far")) } else { Ok(()) }
    }
}

impl<'ir> VerifyRegions<'ir> for CheckedOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        if self.body().is_empty() { Ok(()) } else { Err(self.op_error("has a body")) }
    }
}

fn main() {}
