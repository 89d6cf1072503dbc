//! An external model that does not implement the attached interface.

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

ods_runtime::external_op_model! {
    /// Conversions, seen from here.
    pub struct ConvertModel(ConvertOp);
}

fn attach(ctx: &Context) {
    RegionKindInterface::attach::<ConvertModel<'static>>(ctx);
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
