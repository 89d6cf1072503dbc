//! Parts of the text with a form of their own.

use ods_runtime::rt::Types;

use super::types::element_or_self;
use super::{
    OperationOpAttributesDirective, PDLDialect, RangeType, RangeTypeDirective,
    ResultsValueTypeDirective, ValueType,
};
use crate::prelude::*;

/// `{"a" = %a, "b" = %b}`, if there are attributes.
impl OperationOpAttributesDirective for PDLDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, ArrayAttr<'c>)> {
        let at = p.offset();
        let (mut names, mut values) = (Vec::<Attribute>::new(), Vec::new());
        if p.parse_optional_l_brace()? {
            loop {
                names.push(p.parse_attribute_as::<StringAttr<'_>>(None)?.handle());
                p.parse_equal()?;
                values.push(p.parse_operand()?);
                if !p.parse_optional_comma()? {
                    break;
                }
            }
            p.parse_r_brace()?;
        }
        Ok((Operands::new(values, at), ArrayAttr::get(p.ctx(), &names)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        values: OperandRange<'ir>,
        names: ArrayAttr<'ir>,
    ) {
        if names.is_empty() {
            return;
        }
        p.write(" {");
        for (index, (name, value)) in names.iter().zip(values).enumerate() {
            p.write(if index > 0 { ", " } else { "" });
            p.print_attribute(name);
            p.write(" = ");
            p.print_operand(value);
        }
        p.write("}");
    }
}

/// `: type` if there are no arguments, which have it otherwise.
impl RangeTypeDirective for PDLDialect {
    fn parse(p: &mut OpParser<'_>, arguments: &Types) -> ParseResult<(Type,)> {
        let Some(first) = arguments.first() else { return Ok((p.parse_colon_type()?,)) };
        let element = element_or_self(p.type_ref(*first));
        Ok((RangeType::get(p.ctx(), element).handle(),))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        mut arguments: impl Iterator<Item = TypeRef<'ir>>,
        ty: TypeRef<'ir>,
    ) {
        if arguments.next().is_none() {
            p.write(": ");
            p.print_type(ty);
        }
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
