//! Parts of the text that several operations share.

use super::generated::ml_program::*;
use crate::prelude::*;

impl SymbolVisibilityDirective for MLProgramDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Option<StringAttr<'c>>,)> {
        match p.parse_optional_keyword_of(&["public", "private", "nested"])? {
            Some(word) => Ok((Some(StringAttr::get(p.ctx(), word)),)),
            None => Err(p.custom_error("expected 'public', 'private', or 'nested'")),
        }
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, visibility: Option<StringAttr<'ir>>) {
        p.write(visibility.map_or("public", |visibility| visibility.value()));
    }
}

impl TypedInitialValueDirective for MLProgramDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(TypeAttr<'c>, Option<Attribute>)> {
        let mut value = None;
        if p.parse_optional_l_paren()? {
            value = Some(p.parse_attribute(None)?);
            p.parse_r_paren()?;
        }
        let ty = p.parse_colon_type()?;
        Ok((TypeAttr::get(p.ctx(), ty), value))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        ty: TypeAttr<'ir>,
        value: Option<AttrRef<'ir>>,
    ) {
        if let Some(value) = value {
            p.write("(");
            p.print_attribute(value);
            p.write(")");
        }
        p.write(" : ");
        p.print_attribute(ty);
    }
}

/// `ordering(%a, %b -> !ml_program.token)`, or `ordering(() -> !ml_program.token)`.
impl TokenOrderingDirective for MLProgramDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Operands, Type)> {
        let token = TokenType::get(p.ctx()).handle();
        if !p.parse_optional_keyword("ordering")? {
            return Ok((Operands::default(), token));
        }
        p.parse_l_paren()?;
        let at = p.offset();
        let mut consumed = Operands::default();
        if p.parse_optional_l_paren()? {
            p.parse_r_paren()?;
        } else {
            consumed = Operands::new(p.parse_operand_list(Delimiter::None)?, at);
        }
        p.parse_arrow()?;
        let produced = p.parse_type()?;
        p.parse_r_paren()?;
        Ok((consumed, produced))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        consumed: OperandRange<'ir>,
        produced: TypeRef<'ir>,
    ) {
        p.write(" ordering(");
        if consumed.is_empty() {
            p.write("()");
        } else {
            p.print_operands(consumed);
        }
        p.write(" -> ");
        p.print_type(produced);
        p.write(")");
    }
}
