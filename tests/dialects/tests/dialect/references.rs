//! Directives with `ref` arguments.

use ods_runtime::codegen::*;

use crate::test::*;

/// Parses numbers in brackets, which must equal `expected`.
fn expect_numbers(p: &mut OpParser<'_>, expected: &[usize]) -> ParseResult<()> {
    let at = p.offset();
    let expected = numbers(expected);
    let actual = p.parse_string()?;
    if actual != expected {
        return Err(p.custom_error_at(at, format!("expected {expected}")));
    }
    Ok(())
}

fn numbers(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

impl GroupsDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Vec<Operands>, Vec<Types>)> {
        let groups = p.parse_operand_groups()?;
        p.parse_colon()?;
        Ok((groups, p.parse_type_groups()?))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        groups: Vec<OperandRange<'ir>>,
        types: Vec<Vec<TypeRef<'ir>>>,
    ) {
        p.print_operand_groups(groups);
        p.write(" : ");
        for (i, group) in types.into_iter().enumerate() {
            p.write(if i > 0 { ", (" } else { "(" });
            p.print_type_list(group);
            p.write(")");
        }
    }
}

impl SummaryDirective for TestDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
        _one: &UnresolvedOperand,
        rest: &Operands,
        groups: &Vec<Operands>,
        one_type: &Type,
        rest_types: &Types,
        group_types: &Vec<Types>,
        name: Option<StringAttr<'c>>,
        count: Option<IntegerAttr<'c>>,
        flag: Option<UnitAttr<'c>>,
        _body: &Region,
        others: &Vec<Region>,
    ) -> ParseResult<()> {
        let alike = rest_types.iter().filter(|it| *it == one_type).count();
        let expected = [
            rest.len(),
            groups.iter().map(|it| it.len()).sum(),
            alike,
            group_types.len(),
            usize::from(name.is_some()),
            usize::from(count.is_some()),
            usize::from(flag.is_some()),
            others.len(),
        ];
        expect_numbers(p, &expected)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        one: ValueRef<'ir>,
        rest: OperandRange<'ir>,
        groups: Vec<OperandRange<'ir>>,
        one_type: TypeRef<'ir>,
        rest_types: impl Iterator<Item = TypeRef<'ir>>,
        group_types: Vec<Vec<TypeRef<'ir>>>,
        name: StringAttr<'ir>,
        count: Option<IntegerAttr<'ir>>,
        flag: Option<UnitAttr<'ir>>,
        body: RegionRef<'ir>,
        others: impl Iterator<Item = RegionRef<'ir>>,
    ) {
        assert_eq!(
            (one.ty(), body.parent_op().map(|op| op.num_regions() > 0)),
            (one_type, Some(true))
        );
        let expected = [
            rest.len(),
            groups.iter().map(|it| it.len()).sum(),
            rest_types.filter(|it| *it == one_type).count(),
            group_types.len(),
            usize::from(!name.value().is_empty()),
            usize::from(count.is_some()),
            usize::from(flag.is_some()),
            others.count(),
        ];
        p.write(&format!("\"{}\"", numbers(&expected)));
    }
}

impl CustomDirectiveSuccessorListDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Vec<Block>,)> {
        Ok((p.parse_successors()?,))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        blocks: impl Iterator<Item = BlockRef<'ir>>,
    ) {
        p.print_successors(blocks);
    }
}

impl SuccessorCountDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>, first: &Block, others: &Vec<Block>) -> ParseResult<()> {
        expect_numbers(p, &[1 + others.iter().filter(|it| *it != first).count()])
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        first: BlockRef<'ir>,
        others: impl Iterator<Item = BlockRef<'ir>>,
    ) {
        let distinct = 1 + others.filter(|it| it.handle() != first.handle()).count();
        p.write(&format!("\"{}\"", numbers(&[distinct])));
    }
}

impl RegionSizesDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>, region: &Region) -> ParseResult<()> {
        let count = p.ir().region(*region).blocks().count();
        expect_numbers(p, &[count])
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, region: RegionRef<'ir>) {
        p.write(&format!("\"{}\"", numbers(&[region.blocks().count()])));
    }
}

impl FixedDirective for TestDialect {
    type Code0 = usize;

    fn parse(p: &mut OpParser<'_>, computed: usize, given: i64) -> ParseResult<()> {
        expect_numbers(p, &[computed, given as usize])
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, computed: usize, given: i64) {
        p.write(&format!("\"{}\"", numbers(&[computed, given as usize])));
    }
}
