//! Methods of interfaces whose bodies in C++ return constants (`defs/cpp_interfaces.td`).

include!(concat!(env!("OUT_DIR"), "/cpp_interfaces.rs"));

use ods_runtime::Context;
use ods_runtime::ir::OpRef;
use ods_runtime::text::parse_source;

use crate::silo::{FullOp, Keeper, KeeperTrait};

impl<'ir> KeeperTrait<'ir> for FullOp<'ir> {
    fn is_full(self) -> bool {
        true
    }

    fn label() -> &'static str {
        "full"
    }
}

#[test]
fn constants_are_defaults() {
    let ctx = Context::new();
    ctx.load::<silo::SiloDialect>();
    let text = "\"silo.plain\"() : () -> ()\n\"silo.full\"() : () -> ()\n";
    let ir = parse_source(&ctx, "silo.mlir", text.as_bytes()).expect("it is correct");
    let body = ir.root().expect("a module").region(0).first_block().expect("a block");
    let keepers: Vec<_> = body.ops().map(|op: OpRef<'_>| op.cast::<Keeper<'_>>()).collect();
    let [plain, full] = keepers.as_slice() else { panic!("two operations") };
    assert_eq!((plain.is_full(), full.is_full()), (false, true));
    assert_eq!((plain.label(), full.label()), ("grain", "full"));
    assert_eq!((plain.count(), full.depth(), plain.limit()), (-1, 16, None));
    assert!(plain.check(true).is_ok() && plain.input().is_none() && plain.user().is_none());
}
