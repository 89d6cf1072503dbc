//! Lists of named constraints, in text.

use super::{
    AttributesOpDirective, IRDLDialect, NamedValueListDirective,
    NamedValueListWithVariadicityDirective, Variadicity, VariadicityArrayAttr, VariadicityAttr,
};
use crate::named_operands;
use crate::prelude::*;

/// `{"a" = %a, "b" = %b}`, if there are attributes.
impl AttributesOpDirective for IRDLDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, ArrayAttr<'c>)> {
        named_operands::parse(p, |p| p.parse_attribute(None))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        values: OperandRange<'ir>,
        names: ArrayAttr<'ir>,
    ) {
        named_operands::print(p, "", values, names);
    }
}

/// Parses `(a: %a, b: %b)`; `before` parses what comes before each operand.
fn parse_list<'c>(
    p: &mut OpParser<'c>,
    mut before: impl FnMut(&mut OpParser<'c>) -> ParseResult,
) -> ParseResult<(Operands, ArrayAttr<'c>)> {
    let ctx = p.ctx();
    let at = p.offset();
    let (mut names, mut values) = (Vec::new(), Vec::new());
    p.parse_comma_separated_list(Delimiter::Paren, "", |p| {
        names.push(StringAttr::get(ctx, p.parse_any_keyword()?).handle());
        p.parse_colon()?;
        before(p)?;
        values.push(p.parse_operand()?);
        Ok(())
    })?;
    Ok((Operands::new(values, at), ArrayAttr::get(ctx, &names)))
}

/// Writes `(a: %a, b: %b)`, with a word before each operand.
fn print_list<'ir>(
    p: &mut OpPrinter<'ir>,
    values: OperandRange<'ir>,
    names: ArrayAttr<'ir>,
    words: impl Iterator<Item = &'static str>,
) {
    p.write("(");
    for (index, ((name, value), word)) in names.iter().zip(values).zip(words).enumerate() {
        p.write(if index > 0 { ", " } else { "" });
        p.write(name.dyn_cast::<StringAttr<'_>>().map_or("", |name| name.value()));
        p.write(": ");
        p.write(word);
        p.print_operand(value);
    }
    p.write(")");
}

/// `(a: %a, b: %b)`
impl NamedValueListDirective for IRDLDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(Operands, ArrayAttr<'c>)> {
        parse_list(p, |_| Ok(()))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        values: OperandRange<'ir>,
        names: ArrayAttr<'ir>,
    ) {
        print_list(p, values, names, std::iter::repeat(""));
    }
}

/// `(a: %a, b: optional %b, c: variadic %c)`
impl NamedValueListWithVariadicityDirective for IRDLDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
    ) -> ParseResult<(Operands, ArrayAttr<'c>, VariadicityArrayAttr<'c>)> {
        let ctx = p.ctx();
        let mut variadicities = Vec::new();
        let (values, names) = parse_list(p, |p| {
            let word = p.parse_optional_keyword_of(&["single", "optional", "variadic"])?;
            let variadicity = match word {
                Some("optional") => Variadicity::Optional,
                Some("variadic") => Variadicity::Variadic,
                _ => Variadicity::Single,
            };
            variadicities.push(VariadicityAttr::get(ctx, variadicity));
            Ok(())
        })?;
        Ok((values, names, VariadicityArrayAttr::get(ctx, &variadicities)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        values: OperandRange<'ir>,
        names: ArrayAttr<'ir>,
        variadicities: VariadicityArrayAttr<'ir>,
    ) {
        let words = variadicities.value().iter().map(|it| match it.value() {
            Variadicity::Single => "",
            Variadicity::Optional => "optional ",
            Variadicity::Variadic => "variadic ",
        });
        print_list(p, values, names, words);
    }
}
