//! Folders, and the constants that dialects create for what they return.

use ods_runtime::hooks::{Constant, Fold, Folded, MaterializeConstant};
use ods_runtime::pass::{PassManager, common_passes};
use ods_runtime::prelude::*;

use crate::foo::{FooDialect, FooDoubleOp, FooDoubleOpAdaptor, FooNumberOp, FooNumberOpAdaptor};
use crate::support::{context, parse};

impl<'ir> Fold<'ir> for FooNumberOp<'ir> {
    fn fold(self, _: FooNumberOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        Some(Folded::attr(self.value_attr()))
    }
}

impl<'ir> Fold<'ir> for FooDoubleOp<'ir> {
    fn fold(self, constants: FooDoubleOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let number = constants.input()?.cast::<IntegerAttr<'_>>();
        Some(Folded::attr(IntegerAttr::get(self.ctx(), number.ty(), 2 * number.int()?)))
    }
}

impl MaterializeConstant for FooDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        let ctx = b.ctx().clone();
        let number = ctx.attr_ref(value).cast::<IntegerAttr<'_>>();
        // Not every constant can be created.
        let number = u32::try_from(number.int()?).ok().filter(|number| *number < 100)?;
        assert!(ctx.type_ref(ty).is_signless_integer_of(32));
        Some(FooNumberOp::build(b, ty, number).op())
    }
}

#[test]
fn constants_are_created_by_the_dialect() {
    let ctx = context();
    for (number, folded) in [(20, "%0 = foo.number 40"), (50, "%0 = foo.number 50")] {
        let text =
            format!("%0 = foo.number {number} %1 = foo.double %0 \"t.use\"(%1) : (i32) -> ()");
        let mut ir = parse(&ctx, &text);
        let root = ir.root().expect("a module").handle();
        let mut manager =
            PassManager::parse("builtin.module(canonicalize)", &common_passes()).expect("a pass");
        manager.run(&mut ir, root).expect("no error");
        let printed = ir.op(root).to_string();
        assert!(printed.contains(folded), "{printed}");
        // An operation whose constant cannot be created remains.
        assert_eq!(printed.contains("foo.double"), number == 50, "{printed}");
        assert_eq!(ir.op(root).walk(WalkOrder::Pre).count(), if number == 50 { 4 } else { 3 });
    }
}
