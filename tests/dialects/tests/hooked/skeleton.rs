//! Hooks of the dialect `hooked`.

use ods_runtime::rt;

use crate::hooked::*;

impl rt::hooks::VerifyOpAttr for HookedDialect {
    fn verify_op_attr(op: rt::OpRef<'_>, attr: rt::NamedAttribute) -> rt::VerifyResult { todo!() }
}

impl rt::hooks::VerifyRegionArgAttr for HookedDialect {
    fn verify_region_arg_attr(
        op: rt::OpRef<'_>,
        region: usize,
        index: usize,
        attr: rt::NamedAttribute,
    ) -> rt::VerifyResult {
        todo!()
    }
}

impl rt::hooks::VerifyRegionResultAttr for HookedDialect {
    fn verify_region_result_attr(
        op: rt::OpRef<'_>,
        region: usize,
        index: usize,
        attr: rt::NamedAttribute,
    ) -> rt::VerifyResult {
        todo!()
    }
}

impl rt::hooks::MaterializeConstant for HookedDialect {
    fn materialize_constant(b: &mut rt::OpBuilder<'_>, value: rt::Attribute, ty: rt::Type) -> Option<rt::Op> {
        todo!()
    }
}

impl rt::hooks::CanonicalizationPatterns for HookedDialect {
    fn canonicalization_patterns(patterns: &mut rt::hooks::PatternSet) { todo!() }
}

impl<'ir> rt::hooks::CustomAssembly<'ir> for AllOp<'ir> {
    fn parse(p: &mut rt::OpParser<'_>, state: &mut rt::OpState) -> rt::ParseResult { todo!() }
    fn print(self, p: &mut rt::OpPrinter<'ir>) { todo!() }
}

impl<'ir> rt::hooks::Verify<'ir> for AllOp<'ir> {
    fn verify(self) -> rt::VerifyResult { todo!() }
}

impl<'ir> rt::hooks::VerifyRegions<'ir> for AllOp<'ir> {
    fn verify_regions(self) -> rt::VerifyResult { todo!() }
}

impl<'ir> rt::hooks::Fold<'ir> for AllOp<'ir> {
    fn fold(
        self,
        constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>>>,
    ) -> Option<rt::hooks::Folded> {
        todo!()
    }
}

impl rt::hooks::CanonicalizationPatterns for AllOp<'_> {
    fn canonicalization_patterns(patterns: &mut rt::hooks::PatternSet) { todo!() }
}

impl AllOpBuilders for AllOp<'_> {
    fn build_from_value(b: &mut rt::OpBuilder<'_>, st: &mut rt::OpState, value: rt::Value, count: i64) { todo!() }
}

impl rt::hooks::Canonicalize for MethodOp<'static> {
    fn canonicalize(op: rt::OpOf<Self>, r: &mut rt::hooks::Rewriter<'_>) -> Option<()> { todo!() }
}

impl<'ir> rt::CastOpInterfaceTrait<'ir> for CastOp<'ir> {
    fn are_cast_compatible(inputs: &[rt::TypeRef<'ir>], outputs: &[rt::TypeRef<'ir>]) -> bool { todo!() }
}

impl<'ir> rt::BranchOpInterfaceTrait<'ir> for BranchOp<'ir> {
    fn successor_operands(self, index: usize) -> rt::SuccessorOperands<'ir> { todo!() }
}

impl<'ir> rt::ArgAndResultAttrsOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn arg_attrs_attr(self) -> Option<rt::ArrayAttr<'ir>> { todo!() }
    fn res_attrs_attr(self) -> Option<rt::ArrayAttr<'ir>> { todo!() }
    fn set_arg_attrs_attr(ir: &mut rt::Ir, op: rt::Op, attrs: Option<rt::Attribute>) { todo!() }
    fn set_res_attrs_attr(ir: &mut rt::Ir, op: rt::Op, attrs: Option<rt::Attribute>) { todo!() }
}

impl<'ir> rt::CallOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn callable_for_callee(self) -> rt::Callee<'ir> { todo!() }
    fn set_callee_from_callable(ir: &mut rt::Ir, op: rt::Op, callee: rt::CalleeHandle) { todo!() }
    fn arg_operands(self) -> rt::OperandRange<'ir> { todo!() }
}

impl<'ir> rt::InferTypeOpInterfaceTrait<'ir> for InferOp<'ir> {
    fn infer_return_types(self) -> Result<Vec<rt::TypeRef<'ir>>, rt::Diagnostic> { todo!() }
}

impl<'ir> rt::RegionBranchOpInterfaceTrait<'ir> for RegionOp<'ir> {
    fn successor_regions(self, point: rt::RegionBranchPoint<'ir>, successors: &mut rt::RegionSuccessors<'ir>) {
        todo!()
    }
}

impl<'ir> rt::RegionKindInterfaceTrait<'ir> for RegionOp<'ir> {
    fn region_kind(index: usize) -> rt::RegionKind { todo!() }
}

impl<'ir> rt::SymbolUserOpInterfaceTrait<'ir> for UserOp<'ir> {
    fn verify_symbol_uses(self, symbol_table: &mut rt::SymbolTables) -> rt::VerifyResult { todo!() }
}

impl BothDirective for HookedDialect {
    fn parse<'c>(
        p: &mut rt::OpParser<'c>,
    ) -> rt::ParseResult<(rt::UnresolvedOperand, rt::Type, rt::StringAttr<'c>)> {
        todo!()
    }
    fn print<'ir>(
        p: &mut rt::OpPrinter<'ir>,
        op: rt::OpRef<'ir>,
        arg_0: rt::ValueRef<'ir>,
        arg_1: rt::TypeRef<'ir>,
        arg_2: rt::StringAttr<'ir>,
    ) {
        todo!()
    }
}

impl FlagsDirective for HookedDialect {
    fn parse(p: &mut rt::OpParser<'_>, arg_0: &mut rt::NamedAttributes, arg_1: i64) -> rt::ParseResult<()> {
        todo!()
    }
    fn print<'ir>(p: &mut rt::OpPrinter<'ir>, op: rt::OpRef<'ir>, arg_0: rt::DictionaryAttr<'ir>, arg_1: i64) {
        todo!()
    }
}

impl<'c> rt::hooks::AttrAssembly<'c> for AllAttr<'c> {
    fn parse(p: &mut rt::Parser<'c>, ty: Option<rt::Type>) -> rt::ParseResult<Self> { todo!() }
    fn print(self, p: &mut rt::AsmWriter<'c>) { todo!() }
}

impl<'c> rt::MemRefLayoutAttrInterfaceTrait<'c> for AllAttr<'c> {
    fn affine_map(self) -> rt::AffineMapAttr<'c> { todo!() }
}

impl<'c> rt::hooks::TypeAssembly<'c> for AllType<'c> {
    fn parse(p: &mut rt::Parser<'c>) -> rt::ParseResult<Self> { todo!() }
    fn print(self, p: &mut rt::AsmWriter<'c>) { todo!() }
}

impl<'c> AllTypeBuilders<'c> for AllType<'c> {
    fn get_from_size(ctx: &'c rt::Context, size: i64) -> Self { todo!() }
    fn get_from_element(element: rt::TypeRef<'c>) -> Self { todo!() }
}

impl AllTypeConstruct for AllType<'_> {
    fn construct(element: rt::Type, sizes: &[i64], ty: Option<rt::Attribute>) -> AllTypeStorage { todo!() }
}

impl AllTypeVerify for AllType<'_> {
    fn verify(
        ctx: &rt::Context,
        at: rt::Location,
        element: rt::TypeRef<'_>,
        sizes: &'_ [i64],
        ty: Option<rt::IntegerAttr<'_>>,
    ) -> rt::VerifyResult {
        todo!()
    }
}

impl ElementParameters for HookedDialect {
    fn parse(p: &mut rt::Parser<'_>, arg_0: &i64, arg_1: i64) -> rt::ParseResult<(Option<rt::Type>,)> { todo!() }
    fn print<'c>(p: &mut rt::AsmWriter<'c>, arg_0: Option<rt::TypeRef<'c>>, arg_1: i64, arg_2: i64) { todo!() }
}

impl SizeParameters for HookedDialect {
    fn parse(p: &mut rt::Parser<'_>) -> rt::ParseResult<(i64,)> { todo!() }
    fn print<'c>(p: &mut rt::AsmWriter<'c>, arg_0: i64) { todo!() }
}
