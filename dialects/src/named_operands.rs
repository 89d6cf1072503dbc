//! Lists of operands with names that are attributes.

use crate::prelude::*;

/// Parses `{"a" = %a, "b" = %b}`, if present. `name` parses a name.
pub(crate) fn parse<'c>(
    p: &mut OpParser<'c>,
    name: impl Fn(&mut OpParser<'c>) -> ParseResult<Attribute>,
) -> ParseResult<(Operands, ArrayAttr<'c>)> {
    let at = p.offset();
    let (mut names, mut values) = (Vec::new(), Vec::new());
    if p.parse_optional_l_brace()? {
        p.parse_comma_separated_list(Delimiter::None, "", |p| {
            names.push(name(p)?);
            p.parse_equal()?;
            values.push(p.parse_operand()?);
            Ok(())
        })?;
        p.parse_r_brace()?;
    }
    Ok((Operands::new(values, at), ArrayAttr::get(p.ctx(), &names)))
}

/// Parses a name that is a string.
pub(crate) fn string(p: &mut OpParser<'_>) -> ParseResult<Attribute> {
    Ok(p.parse_attribute_as::<StringAttr<'_>>(None)?.handle())
}

/// Writes `before` and the list, unless it is empty.
pub(crate) fn print<'ir>(
    p: &mut OpPrinter<'ir>,
    before: &str,
    values: OperandRange<'ir>,
    names: ArrayAttr<'ir>,
) {
    if names.is_empty() {
        return;
    }
    p.write(before);
    p.write("{");
    for (index, (name, value)) in names.iter().zip(values).enumerate() {
        p.write(if index > 0 { ", " } else { "" });
        p.print_attribute(name);
        p.write(" = ");
        p.print_operand(value);
    }
    p.write("}");
}
