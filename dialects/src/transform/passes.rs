//! `transform.apply_registered_pass`: its options are attributes, or parameters that have them.

use std::collections::HashSet;

use super::generated::transform::*;
use crate::prelude::*;

/// Parses an attribute, an operand, or a list of them. An operand becomes an attribute with its number.
fn parse_value<'c>(
    p: &mut OpParser<'c>,
    operands: &mut Vec<ods_runtime::text::UnresolvedOperand>,
) -> ParseResult<Attribute> {
    if p.parse_optional_l_square()? {
        let mut values = Vec::new();
        p.parse_comma_separated_list(Delimiter::None, " in options dictionary", |p| {
            values.push(parse_value(p, operands)?);
            Ok(())
        })?;
        p.parse_r_square()?;
        return Ok(ArrayAttr::get(p.ctx(), &values).into());
    }
    match p.parse_optional_attribute(None)? {
        Some(value) if p.attr_ref(value).isa::<ParamOperandAttr<'_>>() => Err(p.custom_error(
            "the param_operand attribute is a marker reserved for indicating a value will be \
             passed via params and is only used in the generic print format",
        )),
        Some(value) => Ok(value),
        None => {
            operands.push(p.parse_operand()?);
            let index =
                IntegerAttr::get(p.ctx(), IntegerType::get(p.ctx(), 64), operands.len() as i64 - 1);
            Ok(ParamOperandAttr::get(p.ctx(), index).into())
        }
    }
}

impl ApplyRegisteredPassOptionsDirective for TransformDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(DictionaryAttr<'c>, Operands)> {
        let at = p.offset();
        let (mut operands, mut options) = (Vec::new(), Vec::new());
        p.parse_comma_separated_list(Delimiter::Braces, " in options dictionary", |p| {
            let key = p.parse_optional_keyword_or_string()?.filter(|key| !key.is_empty());
            let Some(key) = key else {
                return Err(p.custom_error("expected key to either be an identifier or a string"));
            };
            p.parse_equal().map_err(|error| {
                error.followed_by(p.custom_error("expected '=' after key in key-value pair"))
            })?;
            let value = parse_value(p, &mut operands).map_err(|error| {
                error.followed_by(p.custom_error(format!(
                    "expected a valid attribute or operand as value associated to key '{key}'"
                )))
            })?;
            options.push(NamedAttribute { name: p.ident(&key), value });
            Ok(())
        })?;
        let names: HashSet<_> = options.iter().map(|option| option.name).collect();
        if names.len() < options.len() {
            return Err(p.custom_error("duplicate keys found in options dictionary"));
        }
        Ok((DictionaryAttr::get(p.ctx(), &options), Operands::new(operands, at)))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        options: DictionaryAttr<'ir>,
        operands: OperandRange<'ir>,
    ) {
        let ctx = options.ctx();
        for (i, option) in options.value().iter().enumerate() {
            p.write(if i == 0 { "{" } else { ", " });
            p.print_attribute(StringAttr::get(ctx, ctx.ident_str(option.name)));
            p.write(" = ");
            print_value(p, ctx.attr_ref(option.value), &operands);
        }
        if !options.value().is_empty() {
            p.write("}");
        }
    }
}

fn print_value<'ir>(p: &mut OpPrinter<'ir>, value: AttrRef<'ir>, operands: &OperandRange<'ir>) {
    let operand = value.dyn_cast::<ParamOperandAttr<'_>>().and_then(|it| it.index().int());
    if let Some(operand) = operand.and_then(|index| operands.get(index as usize)) {
        return p.print_operand(operand);
    }
    let Some(list) = value.dyn_cast::<ArrayAttr<'_>>() else { return p.print_attribute(value) };
    p.write("[");
    for (i, value) in list.iter().enumerate() {
        if i > 0 {
            p.write(", ");
        }
        print_value(p, value, operands);
    }
    p.write("]");
}

impl<'ir> ApplyRegisteredPassOp<'ir> {
    /// Removes the numbers of the operands in `value` from `unused`.
    fn verify_option(self, value: AttrRef<'_>, unused: &mut [bool]) -> VerifyResult {
        if let Some(list) = value.dyn_cast::<ArrayAttr<'_>>() {
            return list.iter().try_for_each(|value| self.verify_option(value, unused));
        }
        let Some(operand) = value.dyn_cast::<ParamOperandAttr<'_>>() else { return Ok(()) };
        let index = operand.index().int().unwrap_or(-1);
        let count = unused.len();
        match usize::try_from(index).ok().and_then(|index| unused.get_mut(index)) {
            None => Err(self.op_error(format!(
                "dynamic option index {index} is out of bounds for the number of dynamic options: \
                 {count}"
            ))),
            Some(false) => {
                Err(self
                    .op_error(format!("dynamic option index {index} is already used in options")))
            }
            Some(unused) => {
                *unused = false;
                Ok(())
            }
        }
    }
}

impl<'ir> Verify<'ir> for ApplyRegisteredPassOp<'ir> {
    fn verify(self) -> VerifyResult {
        let mut unused = vec![true; self.dynamic_options().len()];
        for option in self.options().value() {
            self.verify_option(self.ctx().attr_ref(option.value), &mut unused)?;
        }
        if unused.contains(&true) {
            return Err(self.op_error(
                "a param operand does not have a corresponding param_operand attr in the options \
                 dict",
            ));
        }
        Ok(())
    }
}
