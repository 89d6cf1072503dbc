//! Folding of constants and calls of constants.

use ods_runtime::attrs::{Attribute, FlatSymbolRefAttr};
use ods_runtime::hooks::{Canonicalize, Constant, Fold, Folded, MaterializeConstant, Rewriter};
use ods_runtime::matchers::constant_attr;
use ods_runtime::types::{FunctionType, Type};
use ods_runtime::{Op, OpBuilder, OpOf};

use super::{CallIndirectOp, CallOp, ConstantOp, ConstantOpAdaptor, FuncDialect};

impl<'ir> Fold<'ir> for ConstantOp<'ir> {
    fn fold(self, _constants: ConstantOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        Some(Folded::attr(self.value_attr()))
    }
}

impl MaterializeConstant for FuncDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        let ctx = b.ctx().clone();
        let callee = ctx.attr_ref(value).dyn_cast::<FlatSymbolRefAttr<'_>>()?;
        let is_function = ctx.type_ref(ty).isa::<FunctionType<'_>>();
        is_function.then(|| ConstantOp::build(b, ty, callee.value()).into())
    }
}

impl Canonicalize for CallIndirectOp<'static> {
    /// Calls a constant function directly.
    fn canonicalize(op: OpOf<Self>, r: &mut Rewriter<'_>) -> Option<()> {
        let view = r.get(op);
        let callee = constant_attr(view.callee().into())?.dyn_cast::<FlatSymbolRefAttr<'_>>()?;
        let callee = callee.value().to_owned();
        let types: Vec<Type> = view.results().types().map(|ty| ty.handle()).collect();
        let operands = view.callee_operands().handles();
        let call = CallOp::build(r, &callee[..], &types, &operands);
        r.replace_op_with(op, call);
        Some(())
    }
}
