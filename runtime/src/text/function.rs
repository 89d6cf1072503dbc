//! Parsing and printing of function-like operations.

use crate::core::attrs::{Attribute, DictionaryAttr, StringAttr};
use crate::core::context::Context;
use crate::core::ir::OpState;
use crate::core::property::PropertyKey;
use crate::core::types::Type;
use crate::kinds::attrs::{ArrayAttr, TypeAttr};
use crate::kinds::types::FunctionType;
use crate::semantics::function::{ARG_ATTRS, RES_ATTRS, array, attrs_at};
use crate::semantics::interfaces::FunctionOpInterface;
use crate::semantics::symbol::{SYMBOL_NAME, SYMBOL_VISIBILITY};
use crate::text::{
    Argument, ArgumentParts, Delimiter, OpParser, OpPrinter, ParseResult, RegionParts,
};

/// The type and attributes of a result.
type ResultWithAttrs = (Type, Option<Attribute>);

/// Whether `...` may follow the arguments of a function in a text that is parsed, or does in one that is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variadic {
    /// The function has the listed arguments only.
    No,
    /// The function may have further arguments.
    Yes,
}

impl From<bool> for Variadic {
    /// `Yes` for true.
    fn from(is_variadic: bool) -> Self {
        if is_variadic { Variadic::Yes } else { Variadic::No }
    }
}

/// A parsed function signature.
#[derive(Clone, Debug, Default)]
pub struct Signature {
    /// The arguments. Either all have names or none has.
    pub arguments: Vec<Argument>,
    /// Whether `...` ends the arguments.
    pub is_variadic: bool,
    /// The types and attributes of the results.
    pub results: Vec<ResultWithAttrs>,
}

/// Parses `(%a: i32 {attrs}, ...) -> (i32 {attrs})`.
pub fn parse_signature(p: &mut OpParser<'_>, variadic: Variadic) -> ParseResult<Signature> {
    let mut signature = Signature::default();
    let close = p.open(Delimiter::Paren, "")?;
    if let Some(close) = close
        && !p.eat(close)
    {
        loop {
            parse_signature_argument(p, variadic, &mut signature)?;
            if !p.parse_optional_comma()? {
                break;
            }
        }
        p.close(close, "")?;
    }
    if p.parse_optional_arrow()? {
        parse_results(p, &mut signature.results)?;
    }
    Ok(signature)
}

fn parse_signature_argument(
    p: &mut OpParser<'_>,
    variadic: Variadic,
    signature: &mut Signature,
) -> ParseResult {
    if signature.is_variadic {
        let message = "variadic arguments must be in the end of the argument list";
        return Err(p.custom_error(message));
    }
    if variadic == Variadic::Yes && p.parse_optional_ellipsis()? {
        signature.is_variadic = true;
        return Ok(());
    }
    let named_before = signature.arguments.last().map(|argument| argument.name.is_named());
    let at = p.offset();
    let argument = match p.parse_optional_argument_with(ArgumentParts::NameTypeAndAttrs)? {
        Some(_) if named_before == Some(false) => {
            return Err(p.custom_error_at(at, "expected type instead of SSA identifier"));
        }
        Some(argument) => argument,
        None if named_before == Some(true) => {
            return Err(p.custom_error("expected SSA identifier"));
        }
        None => p.parse_unnamed_argument()?,
    };
    signature.arguments.push(argument);
    Ok(())
}

fn parse_results(p: &mut OpParser<'_>, results: &mut Vec<ResultWithAttrs>) -> ParseResult {
    if !p.parse_optional_l_paren()? {
        results.push((p.parse_type()?, None));
        return Ok(());
    }
    if p.parse_optional_r_paren()? {
        return Ok(());
    }
    loop {
        let ty = p.parse_type()?;
        results.push((ty, p.parse_optional_dictionary()?));
        if !p.parse_optional_comma()? {
            break;
        }
    }
    p.parse_r_paren()
}

/// An array with a dictionary per element, empty where there are no attributes; `None` if all are empty.
fn attr_array(
    ctx: &Context,
    attrs: impl ExactSizeIterator<Item = Option<Attribute>> + Clone,
) -> Option<Attribute> {
    attrs.clone().any(|attr| attr.is_some()).then(|| {
        let empty = DictionaryAttr::get(ctx, &[]).handle();
        let list: Vec<Attribute> = attrs.map(|attr| attr.unwrap_or(empty)).collect();
        ArrayAttr::get(ctx, &list).handle()
    })
}

/// Adds the attributes of arguments and results to the state of a function or call.
pub fn add_arg_and_result_attrs(ctx: &Context, state: &mut OpState, signature: &Signature) {
    if let Some(attrs) = attr_array(ctx, signature.arguments.iter().map(|a| a.attrs)) {
        state.add_attr(ctx.ident(ARG_ATTRS), attrs);
    }
    if let Some(attrs) = attr_array(ctx, signature.results.iter().map(|r| r.1)) {
        state.add_attr(ctx.ident(RES_ATTRS), attrs);
    }
}

/// Parses `public`, `private` or `nested` into `state`, if present.
pub fn parse_optional_visibility(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    if let Some(word) = p.parse_optional_keyword_of(&["public", "private", "nested"])? {
        let ctx = p.ctx();
        state.add_attr(ctx.ident(SYMBOL_VISIBILITY), StringAttr::get(ctx, word));
    }
    Ok(())
}

/// Builds the function type from argument types, result types and the variadic flag, or returns an error message.
pub type FunctionTypeBuilder<'b> =
    &'b dyn Fn(&Context, &[Type], &[Type], bool) -> Result<Type, String>;

/// Parses the text after the name of a function-like operation: visibility, symbol, signature, attributes and body.
/// `type_key` is the property that stores the type.
pub fn parse(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    variadic: Variadic,
    type_key: PropertyKey,
    build_type: FunctionTypeBuilder<'_>,
) -> ParseResult {
    let ctx = p.ctx();
    parse_optional_visibility(p, state)?;
    let name = p.parse_symbol_name()?;
    state.add_attr(ctx.ident(SYMBOL_NAME), name);
    let signature_at = p.offset();
    let signature = parse_signature(p, variadic)?;
    let inputs: Vec<Type> = signature.arguments.iter().filter_map(|a| a.ty).collect();
    let results: Vec<Type> = signature.results.iter().map(|r| r.0).collect();
    let ty = build_type(ctx, &inputs, &results, signature.is_variadic).map_err(|reason| {
        let colon = if reason.is_empty() { "" } else { ": " };
        p.custom_error_at(signature_at, format!("failed to construct function type{colon}{reason}"))
    })?;
    state.add_property(ctx, type_key, TypeAttr::get(ctx, ty));
    let attrs_at = p.offset();
    let first = state.attrs.len();
    p.parse_optional_attr_dict_with_keyword(state)?;
    for inferred in [SYMBOL_VISIBILITY, SYMBOL_NAME, type_key.name] {
        let name = ctx.ident(inferred);
        if state.attrs[first..].iter().any(|attr| attr.name == name) {
            return Err(p.custom_error_at(
                attrs_at,
                format!(
                    "'{inferred}' is an inferred attribute and should not be specified in the \
                     explicit attribute dictionary"
                ),
            ));
        }
    }
    add_arg_and_result_attrs(ctx, state, &signature);
    let body_at = p.offset();
    let (region, is_present) = p.parse_optional_region(&signature.arguments)?;
    state.add_region(region);
    if is_present && p.ir().region(region).is_empty() {
        return Err(p.custom_error_at(body_at, "expected non-empty function body"));
    }
    Ok(())
}

/// Writes the text after the name of a function-like operation.
pub fn print<'ir>(
    function: FunctionOpInterface<'ir>,
    p: &mut OpPrinter<'ir>,
    variadic: Variadic,
    type_key: PropertyKey,
) {
    let op = *function;
    p.write_char(' ');
    if let Some(text) = op.attr(SYMBOL_VISIBILITY).and_then(|a| a.dyn_cast::<StringAttr<'_>>()) {
        p.write(text.value());
        p.write_char(' ');
    }
    if let Some(name) = op.attr(SYMBOL_NAME).and_then(|a| a.dyn_cast::<StringAttr<'_>>()) {
        p.print_symbol_name(name);
    }
    print_signature(function, p, variadic);
    let elided = [SYMBOL_NAME, SYMBOL_VISIBILITY, type_key.name, ARG_ATTRS, RES_ATTRS];
    p.print_attr_list_with_keyword(&op.attrs(), &elided);
    let body = op.region(0);
    if !body.is_empty() {
        p.write_char(' ');
        p.print_region_with(body, RegionParts::without_entry_arguments());
    }
}

/// Writes the signature: `(%a: i32) -> i32`.
pub fn print_signature<'ir>(
    function: FunctionOpInterface<'ir>,
    p: &mut OpPrinter<'ir>,
    variadic: Variadic,
) {
    let op = *function;
    let entry = op.region(0).first_block();
    let arg_attrs = array(op, ARG_ATTRS);
    p.write_char('(');
    let arguments = function.argument_types();
    for (i, ty) in arguments.iter().enumerate() {
        if i > 0 {
            p.write(", ");
        }
        let attrs = attrs_at(arg_attrs, i);
        match entry {
            Some(entry) => p.print_region_argument(entry.argument(i), attrs),
            None => {
                p.print_type(*ty);
                p.print_attr_list(attrs, &[]);
            }
        }
    }
    if variadic == Variadic::Yes {
        p.write(if arguments.is_empty() { "..." } else { ", ..." });
    }
    p.write_char(')');
    let results = function.result_types();
    let Some(first) = results.first() else { return };
    let res_attrs = array(op, RES_ATTRS);
    let parens =
        results.len() > 1 || first.isa::<FunctionType<'_>>() || !attrs_at(res_attrs, 0).is_empty();
    p.write(if parens { " -> (" } else { " -> " });
    for (i, ty) in results.iter().enumerate() {
        if i > 0 {
            p.write(", ");
        }
        p.print_type(*ty);
        p.print_attr_list(attrs_at(res_attrs, i), &[]);
    }
    if parens {
        p.write_char(')');
    }
}
