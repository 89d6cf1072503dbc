// Hooks of the dialect `all_hooks`.

use ods_runtime::rt;

use crate::all_hooks::*;

impl rt::hooks::VerifyOpAttr for AllHooksDialect {
    fn verify_op_attr(_op: rt::OpRef<'_>, _attr: rt::NamedAttribute) -> rt::VerifyResult {
        rt::unwritten_verifier("`VerifyOpAttr::verify_op_attr` of `AllHooksDialect`")
    }
}

impl rt::hooks::VerifyRegionArgAttr for AllHooksDialect {
    fn verify_region_arg_attr(
        _op: rt::OpRef<'_>,
        _region: usize,
        _index: usize,
        _attr: rt::NamedAttribute,
    ) -> rt::VerifyResult {
        rt::unwritten_verifier("`VerifyRegionArgAttr::verify_region_arg_attr` of `AllHooksDialect`")
    }
}

impl rt::hooks::VerifyRegionResultAttr for AllHooksDialect {
    fn verify_region_result_attr(
        _op: rt::OpRef<'_>,
        _region: usize,
        _index: usize,
        _attr: rt::NamedAttribute,
    ) -> rt::VerifyResult {
        rt::unwritten_verifier("`VerifyRegionResultAttr::verify_region_result_attr` of `AllHooksDialect`")
    }
}

impl rt::hooks::MaterializeConstant for AllHooksDialect {
    fn materialize_constant(_b: &mut rt::OpBuilder<'_>, _value: rt::Attribute, _ty: rt::Type) -> Option<rt::Op> {
        None
    }
}

impl rt::hooks::CanonicalizationPatterns for AllHooksDialect {
    fn canonicalization_patterns(_patterns: &mut rt::hooks::PatternSet) {}
}

impl<'ir> rt::hooks::CustomAssembly<'ir> for AllOp<'ir> {
    fn parse(p: &mut rt::OpParser<'_>, _state: &mut rt::OpState) -> rt::ParseResult {
        Err(p.error("`CustomAssembly::parse` of `AllOp` is not written yet"))
    }
    fn print(self, p: &mut rt::OpPrinter<'ir>) {
        p.write("<`CustomAssembly::print` of `AllOp` is not written yet>")
    }
}

impl<'ir> rt::hooks::Verify<'ir> for AllOp<'ir> {
    fn verify(self) -> rt::VerifyResult { rt::unwritten_verifier("`Verify::verify` of `AllOp`") }
}

impl<'ir> rt::hooks::VerifyRegions<'ir> for AllOp<'ir> {
    fn verify_regions(self) -> rt::VerifyResult {
        rt::unwritten_verifier("`VerifyRegions::verify_regions` of `AllOp`")
    }
}

impl<'ir> rt::hooks::Fold<'ir> for AllOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl rt::hooks::CanonicalizationPatterns for AllOp<'_> {
    fn canonicalization_patterns(_patterns: &mut rt::hooks::PatternSet) {}
}

impl AllOpBuilders for AllOp<'_> {
    fn build_from_value(_b: &mut rt::OpBuilder<'_>, _st: &mut rt::OpState, _value: rt::Value, _count: i64) {
        rt::unwritten("`AllOpBuilders::build_from_value` of `AllOp`", "all_hooks.td:34")
    }
}

impl rt::hooks::Canonicalize for MethodOp<'static> {
    fn canonicalize(_op: rt::OpOf<Self>, _r: &mut rt::hooks::Rewriter<'_>) -> Option<()> { None }
}

impl<'ir> rt::CastOpInterfaceTrait<'ir> for CastOp<'ir> {
    fn are_cast_compatible(_inputs: &[rt::TypeRef<'ir>], _outputs: &[rt::TypeRef<'ir>]) -> bool {
        rt::unwritten_condition("`CastOpInterfaceTrait::are_cast_compatible` of `CastOp`")
    }
}

impl<'ir> rt::BranchOpInterfaceTrait<'ir> for BranchOp<'ir> {
    fn successor_operands(self, _index: usize) -> rt::SuccessorOperands<'ir> {
        rt::unwritten("`BranchOpInterfaceTrait::successor_operands` of `BranchOp`", "all_hooks.td:59")
    }
}

impl<'ir> rt::ArgAndResultAttrsOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn arg_attrs_attr(self) -> Option<rt::ArrayAttr<'ir>> {
        rt::unwritten("`ArgAndResultAttrsOpInterfaceTrait::arg_attrs_attr` of `CallOp`", "all_hooks.td:63")
    }
    fn res_attrs_attr(self) -> Option<rt::ArrayAttr<'ir>> {
        rt::unwritten("`ArgAndResultAttrsOpInterfaceTrait::res_attrs_attr` of `CallOp`", "all_hooks.td:63")
    }
    fn set_arg_attrs_attr(_ir: &mut rt::Ir, _op: rt::Op, _attrs: Option<rt::Attribute>) {
        rt::unwritten("`ArgAndResultAttrsOpInterfaceTrait::set_arg_attrs_attr` of `CallOp`", "all_hooks.td:63")
    }
    fn set_res_attrs_attr(_ir: &mut rt::Ir, _op: rt::Op, _attrs: Option<rt::Attribute>) {
        rt::unwritten("`ArgAndResultAttrsOpInterfaceTrait::set_res_attrs_attr` of `CallOp`", "all_hooks.td:63")
    }
}

impl<'ir> rt::CallOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn callable_for_callee(self) -> rt::Callee<'ir> {
        rt::unwritten("`CallOpInterfaceTrait::callable_for_callee` of `CallOp`", "all_hooks.td:63")
    }
    fn set_callee_from_callable(_ir: &mut rt::Ir, _op: rt::Op, _callee: rt::CalleeHandle) {
        rt::unwritten("`CallOpInterfaceTrait::set_callee_from_callable` of `CallOp`", "all_hooks.td:63")
    }
    fn arg_operands(self) -> rt::OperandRange<'ir> {
        rt::unwritten("`CallOpInterfaceTrait::arg_operands` of `CallOp`", "all_hooks.td:63")
    }
}

impl<'ir> rt::InferTypeOpInterfaceTrait<'ir> for InferOp<'ir> {
    fn infer_return_types(inputs: rt::Adaptor<'ir>) -> Result<Vec<rt::TypeRef<'ir>>, rt::Diagnostic> {
        Err(rt::unwritten_inference(inputs.loc(), "`InferTypeOpInterfaceTrait::infer_return_types` of `InferOp`"))
    }
}

impl<'ir> rt::RegionBranchOpInterfaceTrait<'ir> for RegionOp<'ir> {
    fn successor_regions(self, _point: rt::RegionBranchPoint<'ir>, _successors: &mut rt::RegionSuccessors<'ir>) {}
}

impl<'ir> rt::RegionKindInterfaceTrait<'ir> for RegionOp<'ir> {
    fn region_kind(_index: usize) -> rt::RegionKind {
        rt::unwritten("`RegionKindInterfaceTrait::region_kind` of `RegionOp`", "all_hooks.td:67")
    }
}

impl<'ir> rt::SymbolUserOpInterfaceTrait<'ir> for UserOp<'ir> {
    fn verify_symbol_uses(self, _symbol_table: &mut rt::SymbolTables) -> rt::VerifyResult {
        rt::unwritten_verifier("`SymbolUserOpInterfaceTrait::verify_symbol_uses` of `UserOp`")
    }
}

impl<'ir> rt::ViewLikeOpInterfaceTrait<'ir> for ViewOp<'ir> {
    fn view_source(self) -> rt::ValueRef<'ir> {
        rt::unwritten("`ViewLikeOpInterfaceTrait::view_source` of `ViewOp`", "all_hooks.td:73")
    }
}

impl<'ir> rt::LoopLikeOpInterfaceTrait<'ir> for LoopOp<'ir> {
    fn loop_regions(self) -> Vec<rt::RegionRef<'ir>> {
        rt::unwritten("`LoopLikeOpInterfaceTrait::loop_regions` of `LoopOp`", "all_hooks.td:78")
    }
}

impl<'ir> rt::hooks::Fold<'ir> for EffectOp<'ir> {
    fn fold(
        self,
        _constants: Self::Over<'ir, rt::Adaptor<'ir, rt::hooks::Constant<'ir>, rt::Region>>,
    ) -> Option<rt::hooks::Folded> {
        None
    }
}

impl<'ir> rt::MemoryEffectOpInterfaceTrait<'ir> for EffectOp<'ir> {
    fn effects(self) -> rt::EffectInstances<'ir, rt::MemoryEffect> { rt::unwritten_effects() }
}

impl<'ir> rt::ConditionallySpeculatableTrait<'ir> for EffectOp<'ir> {
    fn speculatability(self) -> rt::Speculatability {
        rt::unwritten("`ConditionallySpeculatableTrait::speculatability` of `EffectOp`", "all_hooks.td:82")
    }
}

impl BothDirective for AllHooksDialect {
    fn parse<'c>(
        p: &mut rt::OpParser<'c>,
    ) -> rt::ParseResult<(rt::UnresolvedOperand, rt::Type, rt::StringAttr<'c>)> {
        Err(p.error("`BothDirective::parse` of `AllHooksDialect` is not written yet"))
    }
    fn print<'ir>(
        p: &mut rt::OpPrinter<'ir>,
        _op: rt::OpRef<'ir>,
        _arg_0: rt::ValueRef<'ir>,
        _arg_1: rt::TypeRef<'ir>,
        _arg_2: rt::StringAttr<'ir>,
    ) {
        p.write("<`BothDirective::print` of `AllHooksDialect` is not written yet>")
    }
}

impl FlagsDirective for AllHooksDialect {
    fn parse(p: &mut rt::OpParser<'_>, _arg_0: &mut rt::NamedAttributes, _arg_1: i64) -> rt::ParseResult<()> {
        Err(p.error("`FlagsDirective::parse` of `AllHooksDialect` is not written yet"))
    }
    fn print<'ir>(p: &mut rt::OpPrinter<'ir>, _op: rt::OpRef<'ir>, _arg_0: rt::DictionaryAttr<'ir>, _arg_1: i64) {
        p.write("<`FlagsDirective::print` of `AllHooksDialect` is not written yet>")
    }
}

impl<'c> rt::hooks::AttrAssembly<'c> for AllAttr<'c> {
    fn parse(p: &mut rt::Parser<'c>, _ty: Option<rt::Type>) -> rt::ParseResult<Self> {
        Err(p.error("`AttrAssembly::parse` of `AllAttr` is not written yet"))
    }
    fn print(self, p: &mut rt::AsmWriter<'c>) { p.write("<`AttrAssembly::print` of `AllAttr` is not written yet>") }
}

impl<'c> rt::MemRefLayoutAttrInterfaceTrait<'c> for AllAttr<'c> {
    fn affine_map(self) -> rt::AffineMapAttr<'c> {
        rt::unwritten("`MemRefLayoutAttrInterfaceTrait::affine_map` of `AllAttr`", "all_hooks.td:100")
    }
}

impl<'c> rt::ShapedTypeTrait<'c> for ShapeType<'c> {
    fn clone_with(self, _shape: Option<&[i64]>, _element_type: rt::TypeRef<'c>) -> rt::ShapedType<'c> {
        rt::unwritten("`ShapedTypeTrait::clone_with` of `ShapeType`", "all_hooks.td:89")
    }
    fn element_type(self) -> rt::TypeRef<'c> {
        rt::unwritten("`ShapedTypeTrait::element_type` of `ShapeType`", "all_hooks.td:89")
    }
    fn has_rank(self) -> bool { rt::unwritten("`ShapedTypeTrait::has_rank` of `ShapeType`", "all_hooks.td:89") }
    fn shape(self) -> &'c [i64] { rt::unwritten("`ShapedTypeTrait::shape` of `ShapeType`", "all_hooks.td:89") }
}

impl<'c> rt::hooks::TypeAssembly<'c> for AllType<'c> {
    fn parse(p: &mut rt::Parser<'c>) -> rt::ParseResult<Self> {
        Err(p.error("`TypeAssembly::parse` of `AllType` is not written yet"))
    }
    fn print(self, p: &mut rt::AsmWriter<'c>) { p.write("<`TypeAssembly::print` of `AllType` is not written yet>") }
}

impl<'c> AllTypeBuilders<'c> for AllType<'c> {
    fn get_from_size(_ctx: &'c rt::Context, _size: i64) -> Self {
        rt::unwritten("`AllTypeBuilders::get_from_size` of `AllType`", "all_hooks.td:91")
    }
    fn get_from_element(_element: rt::TypeRef<'c>) -> Self {
        rt::unwritten("`AllTypeBuilders::get_from_element` of `AllType`", "all_hooks.td:91")
    }
}

impl AllTypeConstruct for AllType<'_> {
    fn construct(element: rt::Type, sizes: &[i64], ty: Option<rt::Attribute>) -> AllTypeStorage {
        AllTypeStorage {
            element,
            sizes: sizes.to_vec(),
            ty,
        }
    }
}

impl AllTypeVerify for AllType<'_> {
    fn verify(
        _ctx: &rt::Context,
        _at: rt::Location,
        _element: rt::TypeRef<'_>,
        _sizes: &'_ [i64],
        _ty: Option<rt::IntegerAttr<'_>>,
    ) -> rt::VerifyResult {
        rt::unwritten_verifier("`AllTypeVerify::verify` of `AllType`")
    }
}

impl ElementParameters for AllHooksDialect {
    fn parse(p: &mut rt::Parser<'_>, _arg_0: &i64, _arg_1: i64) -> rt::ParseResult<(Option<rt::Type>,)> {
        Err(p.error("`ElementParameters::parse` of `AllHooksDialect` is not written yet"))
    }
    fn print<'c>(p: &mut rt::AsmWriter<'c>, _arg_0: Option<rt::TypeRef<'c>>, _arg_1: i64, _arg_2: i64) {
        p.write("<`ElementParameters::print` of `AllHooksDialect` is not written yet>")
    }
}

impl SizeParameters for AllHooksDialect {
    fn parse(p: &mut rt::Parser<'_>) -> rt::ParseResult<(i64,)> {
        Err(p.error("`SizeParameters::parse` of `AllHooksDialect` is not written yet"))
    }
    fn print<'c>(p: &mut rt::AsmWriter<'c>, _arg_0: i64) {
        p.write("<`SizeParameters::print` of `AllHooksDialect` is not written yet>")
    }
}
