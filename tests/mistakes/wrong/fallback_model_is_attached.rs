//! A fallback model, which has no operation to attach it to.

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

ods_runtime::fallback_op_model! {
    /// Anything.
    pub struct Anything;
}

impl<'ir> RegionKindInterfaceTrait<'ir> for Anything<'ir> {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Graph
    }
}

fn attach(ctx: &Context) {
    RegionKindInterface::attach::<Anything<'static>>(ctx);
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
