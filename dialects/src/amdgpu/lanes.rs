//! Exchange of values between lanes.

use super::{DPPOp, DPPPerm, PermlaneSwapOp};
use crate::prelude::*;

impl<'ir> Verify<'ir> for DPPOp<'ir> {
    fn verify(self) -> VerifyResult {
        let argument = self.perm_argument();
        match self.kind() {
            DPPPerm::QuadPerm => {
                let lanes = argument.and_then(|it| it.dyn_cast::<ArrayAttr<'_>>());
                let Some(lanes) = lanes.filter(|it| it.len() == 4) else {
                    let message = "quad_perm attribute must have exactly 4 elements";
                    return Err(self.op_error(message));
                };
                let lane = |it: AttrRef<'_>| it.dyn_cast::<IntegerAttr<'_>>()?.int();
                if lanes.iter().filter_map(lane).any(|lane| !(0..=3).contains(&lane)) {
                    let message = "Each element of quad_perm must be in the range [0, 3]";
                    return Err(self.op_error(message));
                }
            }
            kind @ (DPPPerm::RowShl | DPPPerm::RowShr | DPPPerm::RowRor) => {
                let Some(argument) = argument else {
                    let message = format!("Attribute '{kind}' value not specified");
                    return Err(self.op_error(message));
                };
                let lanes = argument.dyn_cast::<IntegerAttr<'_>>().and_then(|it| it.int());
                if lanes.is_some_and(|it| !(1..=15).contains(&it)) {
                    return Err(self.op_error("Attribute value must be between 1 and 15"));
                }
            }
            _ => {
                if argument.is_some_and(|it| !it.isa::<UnitAttr<'_>>()) {
                    return Err(self.op_error(
                        "Expected unit attribute for permArgument, but found non-trivial argument",
                    ));
                }
            }
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for PermlaneSwapOp<'ir> {
    fn verify(self) -> VerifyResult {
        if ![16, 32].contains(&self.row_length()) {
            return Err(self.op_error("row_length attribute must either be 16 or 32."));
        }
        Ok(())
    }
}
