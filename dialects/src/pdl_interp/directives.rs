//! Parts of the text with a form of their own.

use ods_runtime::rt::Types;

use super::{
    CreateOperationOpAttributesDirective, CreateOperationOpResultsDirective, PDLInterpDialect,
    RangeTypeDirective,
};
use crate::named_operands;
use crate::pdl::directives::{parse_range_type, print_range_type};
use crate::prelude::*;

/// `{"a" = %a, "b" = %b}`, if there are attributes.
impl CreateOperationOpAttributesDirective for PDLInterpDialect {
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

/// `-> <inferred>` or `-> (%type : !pdl.type)`, if there are results.
impl CreateOperationOpResultsDirective for PDLInterpDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, Types, Option<UnitAttr<'c>>)> {
        if !p.parse_optional_arrow()? {
            return Ok((Operands::default(), Types::new(), None));
        }
        if p.parse_optional_less()? {
            p.parse_keyword("inferred")?;
            p.parse_greater()?;
            return Ok((Operands::default(), Types::new(), Some(UnitAttr::get(p.ctx()))));
        }
        p.parse_l_paren()?;
        let at = p.offset();
        let operands = Operands::new(p.parse_operand_list(Delimiter::None)?, at);
        let types = p.parse_colon_type_list()?.into_iter().collect();
        p.parse_r_paren()?;
        Ok((operands, types, None))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        _types: impl Iterator<Item = TypeRef<'ir>>,
        inferred: Option<UnitAttr<'ir>>,
    ) {
        if inferred.is_some() {
            p.write(" -> <inferred>");
        } else if !operands.is_empty() {
            p.write(" -> (");
            let operands: Vec<_> = operands.collect();
            p.print_operands(operands.iter().copied());
            p.write(" : ");
            p.print_types(operands);
            p.write(")");
        }
    }
}

/// `: type` if there are no arguments, which have it otherwise.
impl RangeTypeDirective for PDLInterpDialect {
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
