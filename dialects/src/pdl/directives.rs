//! Parts of the text with a form of their own.

use ods_runtime::rt::Types;

use super::types::{element_or_self, range_of};
use super::{
    OperationOpAttributesDirective, PDLDialect, RangeType, RangeTypeDirective,
    ResultsValueTypeDirective, ValueType,
};
use crate::named_operands;
use crate::prelude::*;

/// `{"a" = %a, "b" = %b}`, if there are attributes.
impl OperationOpAttributesDirective for PDLDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, ArrayAttr<'c>)> {
        named_operands::parse(p, named_operands::string)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        values: OperandRange<'ir>,
        names: ArrayAttr<'ir>,
    ) {
        named_operands::print(p, " ", values, names);
    }
}

/// `: type` if there are no arguments, which have it otherwise.
impl RangeTypeDirective for PDLDialect {
    fn parse(p: &mut OpParser<'_>, arguments: &Types) -> ParseResult<(Type,)> {
        parse_range_type(p, arguments)
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        arguments: impl Iterator<Item = TypeRef<'ir>>,
        ty: TypeRef<'ir>,
    ) {
        print_range_type(p, arguments, ty);
    }
}

/// Parses the type of a range, which follows from that of its first argument.
pub(crate) fn parse_range_type(p: &mut OpParser<'_>, arguments: &Types) -> ParseResult<(Type,)> {
    match arguments.first() {
        Some(first) => Ok((range_of(element_or_self(p.type_ref(*first))).handle(),)),
        None => Ok((p.parse_colon_type()?,)),
    }
}

/// Writes the type of a range without arguments.
pub(crate) fn print_range_type<'ir>(
    p: &mut OpPrinter<'ir>,
    mut arguments: impl Iterator<Item = TypeRef<'ir>>,
    ty: TypeRef<'ir>,
) {
    if arguments.next().is_none() {
        p.write(": ");
        p.print_type(ty);
    }
}

/// `-> type` if there is an index; a range of values otherwise.
impl ResultsValueTypeDirective for PDLDialect {
    fn parse<'c>(p: &mut OpParser<'c>, index: Option<IntegerAttr<'c>>) -> ParseResult<(Type,)> {
        if index.is_none() {
            return Ok((RangeType::get(p.ctx(), *ValueType::get(p.ctx())).handle(),));
        }
        p.parse_arrow()?;
        Ok((p.parse_type()?,))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        index: Option<IntegerAttr<'ir>>,
        ty: TypeRef<'ir>,
    ) {
        if index.is_some() {
            p.write(" -> ");
            p.print_type(ty);
        }
    }
}
