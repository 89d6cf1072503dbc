//! Correct hooks of the dialect.

include!("../dialects/interface.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl<'ir> CastOpInterfaceTrait<'ir> for ConvertOp<'ir> {
    fn are_cast_compatible(_: &[TypeRef<'ir>], _: &[TypeRef<'ir>]) -> bool {
        true
    }
}

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
