//! The `calc` dialect: code generated from `calc.td`, and a hand-written verifier.

use ods_runtime::VerifyResult;
use ods_runtime::hooks::Verify;

include!(concat!(env!("OUT_DIR"), "/calc.rs"));

pub use self::calc::*;

impl<'ir> Verify<'ir> for DivOp<'ir> {
    fn verify(self) -> VerifyResult {
        let divisor = self.divisor().defining_op().and_then(|op| op.dyn_cast::<NumberOp<'_>>());
        if divisor.is_some_and(|number| number.value_attr().value().is_zero()) {
            return Err(self.op_error("divides by zero"));
        }
        Ok(())
    }
}
