//! Parts of the text that several operations share: lists of sizes and of positions, and short types of functions.

use ods_runtime::codegen::Types;

use super::generated::transform::*;
use crate::prelude::*;

impl DynamicIndexListDirectiveOfOperandsDenseI64ArrayAttr for TransformDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, DenseI64ArrayAttr<'c>)> {
        let list = DynamicIndexList::parse(p, Delimiter::Square)?;
        Ok((list.operands, DenseI64ArrayAttr::get(p.ctx(), &list.numbers)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        numbers: DenseI64ArrayAttr<'ir>,
    ) {
        print_list(p, operands, Some(numbers), &[]);
    }
}

/// Numbers and operands, in square brackets.
impl DynamicIndexListDirectiveOfOperandsOptionalDenseI64ArrayAttr for TransformDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, Option<DenseI64ArrayAttr<'c>>)> {
        let list = DynamicIndexList::parse(p, Delimiter::Square)?;
        Ok((list.operands, Some(DenseI64ArrayAttr::get(p.ctx(), &list.numbers))))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        numbers: Option<DenseI64ArrayAttr<'ir>>,
    ) {
        print_list(p, operands, numbers, &[]);
    }
}

fn print_list<'ir>(
    p: &mut OpPrinter<'ir>,
    operands: OperandRange<'ir>,
    numbers: Option<DenseI64ArrayAttr<'ir>>,
    scalable: &[bool],
) {
    let numbers = numbers.into_iter().flat_map(|numbers| numbers.values());
    DynamicIndexList::print(p, ["[", "]"], operands, numbers, scalable);
}

/// The same, with scalable sizes in brackets of their own.
impl DynamicIndexListDirectiveOfOperandsOptionalDenseI64ArrayAttrOptionalDenseBoolArrayAttr
    for TransformDialect
{
    fn parse<'c>(
        p: &mut OpParser<'c>,
    ) -> ParseResult<(Operands, Option<DenseI64ArrayAttr<'c>>, Option<DenseBoolArrayAttr<'c>>)>
    {
        let list = DynamicIndexList::parse(p, Delimiter::Square)?;
        let numbers = DenseI64ArrayAttr::get(p.ctx(), &list.numbers);
        let scalable = DenseBoolArrayAttr::get(p.ctx(), &list.scalable);
        Ok((list.operands, Some(numbers), Some(scalable)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        numbers: Option<DenseI64ArrayAttr<'ir>>,
        scalable: Option<DenseBoolArrayAttr<'ir>>,
    ) {
        let scalable: Vec<bool> = scalable.into_iter().flat_map(|it| it.values()).collect();
        print_list(p, operands, numbers, &scalable);
    }
}

/// A list, or `*(%packed)`: a handle to everything that is in the list.
impl PackedOrDynamicIndexListDirective for TransformDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
    ) -> ParseResult<(Operands, Operands, Option<DenseI64ArrayAttr<'c>>)> {
        if !p.parse_optional_star()? {
            let list = DynamicIndexList::parse(p, Delimiter::Square)?;
            let numbers = DenseI64ArrayAttr::get(p.ctx(), &list.numbers);
            return Ok((Operands::default(), list.operands, Some(numbers)));
        }
        p.parse_l_paren()?;
        let packed = p.parse_operand()?;
        p.parse_r_paren()?;
        Ok((packed.into(), Operands::default(), Some(DenseI64ArrayAttr::get(p.ctx(), &[]))))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        packed: Option<ValueRef<'ir>>,
        operands: OperandRange<'ir>,
        numbers: Option<DenseI64ArrayAttr<'ir>>,
    ) {
        let Some(packed) = packed else { return print_list(p, operands, numbers, &[]) };
        p.write("*(");
        p.print_operand(packed);
        p.write(")");
    }
}

/// `all`, `except(0, 1)`, or `0, 1`.
impl TransformMatchDimsDirective for TransformDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
    ) -> ParseResult<(DenseI64ArrayAttr<'c>, Option<UnitAttr<'c>>, Option<UnitAttr<'c>>)> {
        let unit = UnitAttr::get(p.ctx());
        if p.parse_optional_keyword("all")? {
            return Ok((DenseI64ArrayAttr::get(p.ctx(), &[]), None, Some(unit)));
        }
        let is_inverted = p.parse_optional_keyword("except")?;
        if is_inverted {
            p.parse_l_paren()?;
        }
        let mut positions = Vec::new();
        p.parse_comma_separated_list(Delimiter::None, "", |p| {
            positions.push(p.parse_integer()?);
            Ok(())
        })?;
        if is_inverted {
            p.parse_r_paren()?;
        }
        let positions = DenseI64ArrayAttr::get(p.ctx(), &positions);
        Ok((positions, is_inverted.then_some(unit), None))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        positions: DenseI64ArrayAttr<'ir>,
        is_inverted: Option<UnitAttr<'ir>>,
        is_all: Option<UnitAttr<'ir>>,
    ) {
        if is_all.is_some() {
            return p.write("all");
        }
        let positions = positions.values().map(|it| it.to_string()).collect::<Vec<_>>().join(", ");
        p.write(&if is_inverted.is_some() { format!("except({positions})") } else { positions });
    }
}

/// `type`, or `(type) -> type`.
impl SemiFunctionTypeDirectiveOfTypeOptionalType for TransformDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Type, Types)> {
        parse_semi_function(p, true, false)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        argument: TypeRef<'ir>,
        result: Option<TypeRef<'ir>>,
    ) {
        print_semi_function(p, argument, result);
    }
}

/// `(type) -> type`, unless the flag makes the result optional.
impl SemiFunctionTypeDirectiveOfTypeTypeBool for TransformDialect {
    fn parse(p: &mut OpParser<'_>, is_optional: bool) -> ParseResult<(Type, Type)> {
        let (argument, results) = parse_semi_function(p, is_optional, false)?;
        Ok((argument, results.first().copied().unwrap_or(argument)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        argument: TypeRef<'ir>,
        result: TypeRef<'ir>,
        _is_optional: bool,
    ) {
        print_semi_function(p, argument, [result]);
    }
}

/// `type`, or `(type) -> (type, type)`; one result has no parentheses.
impl SemiFunctionTypeDirectiveOfTypeTypes for TransformDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Type, Types)> {
        parse_semi_function(p, true, true)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        argument: TypeRef<'ir>,
        results: impl Iterator<Item = TypeRef<'ir>>,
    ) {
        print_semi_function(p, argument, results);
    }
}

fn parse_semi_function(
    p: &mut OpParser<'_>,
    is_optional: bool,
    are_many: bool,
) -> ParseResult<(Type, Types)> {
    if !is_optional {
        p.parse_l_paren()?;
    } else if !p.parse_optional_l_paren()? {
        return Ok((p.parse_type()?, Types::default()));
    }
    let argument = p.parse_type()?;
    p.parse_r_paren()?;
    p.parse_arrow()?;
    if !are_many || !p.parse_optional_l_paren()? {
        return Ok((argument, [p.parse_type()?].into_iter().collect()));
    }
    let results = p.parse_type_list()?;
    p.parse_r_paren()?;
    Ok((argument, results))
}

fn print_semi_function<'ir>(
    p: &mut OpPrinter<'ir>,
    argument: TypeRef<'ir>,
    results: impl IntoIterator<Item = TypeRef<'ir>>,
) {
    let results: Vec<_> = results.into_iter().collect();
    if results.is_empty() {
        return p.print_type(argument);
    }
    p.write("(");
    p.print_type(argument);
    p.write(") -> ");
    if results.len() > 1 {
        p.write("(");
    }
    let count = results.len();
    p.print_type_list(results);
    if count > 1 {
        p.write(")");
    }
}

/// Parses `(type) -> type`: the type of the target, and that of all sizes.
fn parse_sizes_type(p: &mut OpParser<'_>) -> ParseResult<(Type, Type)> {
    let at = p.offset();
    let ty = p.parse_type_as::<FunctionType<'_>>()?;
    match (ty.inputs(), ty.results()) {
        ([target], [size]) => Ok((*target, *size)),
        _ => Err(p.custom_error_at(
            at,
            "expects a trailing functional type with one argument and one result",
        )),
    }
}

fn print_sizes_type<'ir>(p: &mut OpPrinter<'ir>, target: TypeRef<'ir>, size: TypeRef<'ir>) {
    p.write("(");
    p.print_type(target);
    p.write(") -> ");
    p.print_type(size);
}

impl MultitileSizesTypesDirective for TransformDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Type, Type, Type, Type)> {
        let (target, size) = parse_sizes_type(p)?;
        Ok((target, size, size, size))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        target: TypeRef<'ir>,
        low_size: TypeRef<'ir>,
        _high_size: TypeRef<'ir>,
        _split_point: TypeRef<'ir>,
    ) {
        print_sizes_type(p, target, low_size);
    }
}

impl ContinuousTileSizeTypesDirective for TransformDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Type, Type, Type)> {
        let (target, size) = parse_sizes_type(p)?;
        Ok((target, size, size))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        target: TypeRef<'ir>,
        tile_sizes: TypeRef<'ir>,
        _chunk_sizes: TypeRef<'ir>,
    ) {
        print_sizes_type(p, target, tile_sizes);
    }
}
