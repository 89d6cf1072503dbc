//! Hooks of the definitions.

use ods_runtime::codegen::*;
use ods_runtime::hooks::*;
use ods_runtime::properties::{PropertyValue, array};

use crate::test::*;

impl UsingPropertyInCustomDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Vec<i64>,)> {
        Ok((array::parse(p, PropertyValue::parse)?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, values: &'ir Vec<i64>) {
        array::print(values, p, PropertyValue::print);
    }
}

impl IntPropertyDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(i64,)> {
        Ok((PropertyValue::parse(p)?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, value: &'ir i64) {
        PropertyValue::print(value, p);
    }
}

impl SumPropertyDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>, first: &i64) -> ParseResult<(i64,)> {
        let at = p.offset();
        let second: i64 = PropertyValue::parse(p)?;
        p.parse_equal()?;
        let sum: i64 = PropertyValue::parse(p)?;
        if sum != first + second {
            return Err(p.custom_error_at(at, "Expected sum to equal first + second"));
        }
        Ok((second,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, second: &'ir i64, first: &'ir i64) {
        p.write(&format!("{second} = {}", first + second));
    }
}

/// A native trait of the dialect.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HasVerifiedName;

impl OpTrait for HasVerifiedName {
    const NAME: &'static str = "HasVerifiedName";

    fn verify(op: OpRef<'_>) -> VerifyResult {
        let name = op.property_as::<StringAttr<'_>>(TestOwnTraitOp::NAME);
        match name {
            Some(name) if !name.value().is_empty() => Ok(()),
            _ => Err(op.op_error("needs a name")),
        }
    }
}

/// A native trait with a parameter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtMostOperands<const N: usize>;

impl<const N: usize> OpTrait for AtMostOperands<N> {
    const NAME: &'static str = "AtMostOperands";

    fn verify(op: OpRef<'_>) -> VerifyResult {
        if op.num_operands() <= N {
            return Ok(());
        }
        Err(op.op_error(format!("takes at most {N} operands")))
    }
}

impl<'ir> Verify<'ir> for TestVerifiersOp<'ir> {
    fn verify(self) -> VerifyResult {
        let constant = self.input().defining_op().is_some_and(|op| op.name().as_str() == "t.zero");
        if constant { Err(self.op_error("expected no zero")) } else { Ok(()) }
    }
}

impl<'ir> VerifyRegions<'ir> for TestVerifiersOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        match self.region().first_block() {
            Some(block) if block.ops().count() < 2 => Err(self.op_error("expected two operations")),
            _ => Ok(()),
        }
    }
}

impl<'ir> Fold<'ir> for TestFoldOp<'ir> {
    fn fold(self, constants: TestFoldOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        match constants.input() {
            Some(input) => Some(Folded::attr(input)),
            None => Some(Folded::value(self.input())),
        }
    }
}

impl CanonicalizationPatterns for TestFoldOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("Never", 1, |op: OpOf<TestFoldOp<'static>>, r| r.no_match(op, "never"));
    }
}

impl Canonicalize for TestCanonicalizeOp<'static> {
    fn canonicalize(op: OpOf<Self>, r: &mut Rewriter<'_>) -> Option<()> {
        if r.get(op).num_operands() < 2 {
            return r.no_match(op, "has at most one operand");
        }
        r.modify(op.op(), |ir, op| ir.set_operands(op, &[]));
        Some(())
    }
}

impl<'ir> CustomAssembly<'ir> for TestCustomTextOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        p.parse_keyword("value")?;
        let i64 = IntegerType::get(p.ctx(), 64).into();
        let value = p.parse_attribute(Some(i64))?;
        state.edit::<Self>(p.ctx()).set_value_attr(value);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(&format!(" value {}", self.value()));
        p.print_optional_attr_dict(*self, &[Self::VALUE]);
    }
}

impl TestBuildersOpBuilders for TestBuildersOp<'_> {
    fn build_from_operands(b: &mut OpBuilder<'_>, st: &mut OpState, operands: &[Value]) {
        st.set_property(Self::ATTR, FloatAttr::get(b.ctx(), Float32Type::get(b.ctx()), 1.0));
        st.add_operands(operands.iter().copied());
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for TestCompatibleOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![inputs.view::<Self>().value().ty()])
    }

    /// Ignores the signedness of integers.
    fn is_compatible_return_types(inferred: &[TypeRef<'ir>], actual: &[TypeRef<'ir>]) -> bool {
        let widths = |types: &[TypeRef<'ir>]| -> Vec<u32> {
            types.iter().map(|ty| ty.cast::<IntegerType<'_>>().width()).collect()
        };
        widths(inferred) == widths(actual)
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for FormatInferTypeOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![*IntegerType::get(inputs.ctx(), 16)])
    }
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for FormatInferTypeAllOperandsAndTypesOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(inputs.view::<Self>().args().iter().map(|arg| arg.ty()).collect())
    }
}

impl CustomDirectiveOperandsDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(UnresolvedOperand, Operands, Operands)> {
        let operand = p.parse_operand()?;
        let mut optional = Operands::default();
        if p.parse_optional_comma()? {
            optional = p.parse_operand()?.into();
        }
        p.parse_arrow()?;
        p.parse_l_paren()?;
        let rest = p.parse_operands()?;
        p.parse_r_paren()?;
        Ok((operand, optional, rest))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operand: ValueRef<'ir>,
        optional: Option<ValueRef<'ir>>,
        rest: OperandRange<'ir>,
    ) {
        p.print_operand(operand);
        if let Some(optional) = optional {
            p.write(", ");
            p.print_operand(optional);
        }
        p.write(" -> (");
        p.print_operands(rest);
        p.write(")");
    }
}

impl CustomDirectiveOperandsAndTypesDirective for TestDialect {
    fn parse(
        p: &mut OpParser<'_>,
    ) -> ParseResult<(UnresolvedOperand, Operands, Operands, Type, Types, Types)> {
        let (operand, optional, rest) = <Self as CustomDirectiveOperandsDirective>::parse(p)?;
        let (ty, optional_type, rest_types) = <Self as CustomDirectiveResultsDirective>::parse(p)?;
        Ok((operand, optional, rest, ty, optional_type, rest_types))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        op: OpRef<'ir>,
        operand: ValueRef<'ir>,
        optional: Option<ValueRef<'ir>>,
        rest: OperandRange<'ir>,
        ty: TypeRef<'ir>,
        optional_type: Option<TypeRef<'ir>>,
        rest_types: impl Iterator<Item = TypeRef<'ir>>,
    ) {
        <Self as CustomDirectiveOperandsDirective>::print(p, op, operand, optional, rest);
        print_types(p, ty, optional_type, rest_types);
    }
}

fn print_types<'ir>(
    p: &mut OpPrinter<'ir>,
    ty: TypeRef<'ir>,
    optional: Option<TypeRef<'ir>>,
    rest: impl IntoIterator<Item = TypeRef<'ir>>,
) {
    p.write(" : ");
    p.print_type(ty);
    if let Some(optional) = optional {
        p.write(", ");
        p.print_type(optional);
    }
    p.write(" -> (");
    p.print_type_list(rest);
    p.write(")");
}

impl CustomDirectiveResultsDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Type, Types, Types)> {
        p.parse_colon()?;
        let ty = p.parse_type()?;
        let mut optional = Types::default();
        if p.parse_optional_comma()? {
            optional.push(p.parse_type()?);
        }
        p.parse_arrow()?;
        p.parse_l_paren()?;
        let rest = p.parse_optional_type_list()?;
        p.parse_r_paren()?;
        Ok((ty, optional, rest))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        ty: TypeRef<'ir>,
        optional: Option<TypeRef<'ir>>,
        rest: impl Iterator<Item = TypeRef<'ir>>,
    ) {
        print_types(p, ty, optional, rest);
    }
}

impl CustomDirectiveRegionsDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Region, Vec<Region>)> {
        let first = p.parse_region(&[])?;
        let mut others = Vec::new();
        if p.parse_optional_comma()? {
            others.push(p.parse_region(&[])?);
        }
        Ok((first, others))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        first: RegionRef<'ir>,
        others: impl Iterator<Item = RegionRef<'ir>>,
    ) {
        p.print_plain_region(first);
        for region in others {
            p.write(", ");
            p.print_plain_region(region);
        }
    }
}

impl CustomDirectiveSuccessorsDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Block, Vec<Block>)> {
        let first = p.parse_successor()?;
        let mut others = Vec::new();
        if p.parse_optional_comma()? {
            others.push(p.parse_successor()?);
        }
        Ok((first, others))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        first: BlockRef<'ir>,
        others: impl Iterator<Item = BlockRef<'ir>>,
    ) {
        p.print_successor(first.handle());
        for block in others {
            p.write(", ");
            p.print_successor(block.handle());
        }
    }
}

impl CustomDirectiveAttributesDirective for TestDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(IntegerAttr<'c>, Option<IntegerAttr<'c>>)> {
        let first = p.parse_attribute_as(None)?;
        let second =
            if p.parse_optional_comma()? { Some(p.parse_attribute_as(None)?) } else { None };
        Ok((first, second))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        first: IntegerAttr<'ir>,
        second: Option<IntegerAttr<'ir>>,
    ) {
        p.print_attribute(first.handle());
        if let Some(second) = second {
            p.write(", ");
            p.print_attribute(second.handle());
        }
    }
}

impl CustomDirectiveAttrDictDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>, attrs: &mut NamedAttributes) -> ParseResult<()> {
        p.parse_optional_attr_list(attrs)
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, attrs: DictionaryAttr<'ir>) {
        p.print_attr_list(attrs.value(), &[]);
    }
}

impl CustomDirectiveOptionalOperandRefDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>, operand: &Operands) -> ParseResult<()> {
        let at = p.offset();
        let present = p.parse_integer()? != 0;
        if present == operand.is_empty() {
            return Err(p.custom_error_at(at, "expected 1 where there is an operand"));
        }
        Ok(())
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, operand: Option<ValueRef<'ir>>) {
        p.write(if operand.is_some() { "1" } else { "0" });
    }
}

impl BracketedDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>, open: char, close: char) -> ParseResult<(Operands, Types)> {
        assert_eq!((open, close), ('<', '>'));
        p.parse_less()?;
        let operands = p.parse_optional_operands()?;
        let types = if operands.is_empty() {
            Types::default()
        } else {
            Types::from_elem(p.parse_colon_type()?, 1)
        };
        p.parse_greater()?;
        Ok((operands, types))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        open: char,
        value: Option<ValueRef<'ir>>,
        _ty: Option<TypeRef<'ir>>,
        close: char,
    ) {
        p.write_char(open);
        if let Some(value) = value {
            p.print_operand(value);
            p.write(" : ");
            p.print_type(value.ty());
        }
        p.write_char(close);
    }
}

impl CountedNameDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult<()> {
        if let Some(name) = p.parse_optional_string()? {
            state.edit::<TestCustomPropDictOp<'_>>(p.ctx()).set_name(Some(&name));
        }
        let count: i64 = PropertyValue::parse(p)?;
        state.edit::<TestCustomPropDictOp<'_>>(p.ctx()).set_count(count);
        Ok(())
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        properties: TestCustomPropDictOp<'ir, Adaptor<'ir>>,
    ) {
        if let Some(name) = properties.name() {
            p.write(&format!("{name:?} "));
        }
        p.write(&properties.count().to_string());
    }
}

impl BothDictsDirective for TestDialect {
    fn parse(
        p: &mut OpParser<'_>,
        attrs: &mut NamedAttributes,
        state: &mut OpState,
    ) -> ParseResult<()> {
        let count: i64 = PropertyValue::parse(p)?;
        state.edit::<TestCustomBothDictsOp<'_>>(p.ctx()).set_count(count);
        p.parse_optional_attr_list(attrs)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        attrs: DictionaryAttr<'ir>,
        properties: TestCustomBothDictsOp<'ir, Adaptor<'ir>>,
    ) {
        p.write(&properties.count().to_string());
        p.print_attr_list(attrs.value(), &[]);
    }
}

impl DictAfterDirective for TestDialect {
    fn parse(
        p: &mut OpParser<'_>,
        attrs: &mut NamedAttributes,
        count: Option<IntegerAttr<'_>>,
    ) -> ParseResult<()> {
        // No attributes follow a zero.
        match count.and_then(IntegerAttr::int) {
            Some(0) => Ok(()),
            _ => p.parse_optional_attr_list(attrs),
        }
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        attrs: DictionaryAttr<'ir>,
        _count: IntegerAttr<'ir>,
    ) {
        p.print_attr_list(attrs.value(), &[TestCustomDictAndReferenceOp::COUNT.name]);
    }
}

impl NumberDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(i64,)> {
        Ok((PropertyValue::parse(p)?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, number: &'ir i64) {
        p.write(&number.to_string());
    }
}

impl TestValueBuilderOpBuilders for TestValueBuilderOp<'_> {
    fn build_marked(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        input: Value,
        ty: Type,
        mark: Attribute,
    ) {
        st.add_operand(input);
        let mark_name = b.ctx().ident("mark");
        st.add_attr(mark_name, mark);
        let type_name = b.ctx().ident("type");
        st.add_attr(type_name, TypeAttr::get(b.ctx(), ty));
    }
}

/// Rejects `test.invalid_attr`, like upstream's test dialect.
fn check_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
    if op.ctx().ident_str(attr.name) == TestDialect::INVALID {
        return Err(op.error(format!("invalid to use '{}'", TestDialect::INVALID)));
    }
    Ok(())
}

impl VerifyOpAttr for TestDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        check_attr(op, attr)
    }
}

impl VerifyRegionArgAttr for TestDialect {
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        _region: usize,
        _index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult {
        check_attr(op, attr)
    }
}

impl VerifyRegionResultAttr for TestDialect {
    fn verify_region_result_attr(
        op: OpRef<'_>,
        _region: usize,
        _index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult {
        check_attr(op, attr)
    }
}

impl OptionalCustomParserDirective for TestDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Option<IntegerAttr<'c>>,)> {
        Ok((Self::parse_optional(p)?.and_then(|(attr,)| attr),))
    }

    fn parse_optional<'c>(p: &mut OpParser<'c>) -> ParseResult<Option<(Option<IntegerAttr<'c>>,)>> {
        if !p.parse_optional_keyword("foo")? {
            return Ok(None);
        }
        Ok(Some((Some(p.parse_attribute_as(None)?),)))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, attr: Option<IntegerAttr<'ir>>) {
        p.write("foo ");
        attr.into_iter().for_each(|attr| p.print_attribute(*attr));
    }
}

impl CustomDirectiveBodyDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Region,)> {
        Ok((p.parse_region(&[])?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, body: RegionRef<'ir>) {
        p.print_region_with(body, RegionParts::all().empty_block(true));
    }
}
