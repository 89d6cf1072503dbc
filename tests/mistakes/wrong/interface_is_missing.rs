//! An interface without an implementation.

include!("../dialects/interface.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

struct Even;
impl OpTrait for Even {
    const NAME: &'static str = "Even";
}

impl VerifyOpAttr for MistakesDialect {
    fn verify_op_attr(_: OpRef<'_>, _: NamedAttribute) -> VerifyResult {
        Ok(())
    }
}

fn main() {}
