//! A verifier that returns its error as a string.

include!("../dialects/verify.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl<'ir> VerifyRegions<'ir> for CheckedOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        if self.body().is_empty() { Ok(()) } else { Err(self.op_error("has a body")) }
    }
}

impl<'ir> Verify<'ir> for CheckedOp<'ir> {
    fn verify(self) -> VerifyResult {
        Err("counts too far".to_owned())
    }
}

fn main() {}
