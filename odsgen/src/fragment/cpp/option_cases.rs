//! The values of a pass's option, which C++ lists as flags of the option.

use super::ast::{Expr, ExprKind};
use super::parser;

/// A value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OptionCase {
    /// The name of the enumerator.
    pub symbol: String,
    /// The name in text.
    pub name: String,
    /// The description.
    pub description: String,
}

/// The values in the flags `flags`: `llvm::cl::values(clEnumValN(symbol, name, description), ...)`.
pub(crate) fn option_cases(flags: &str) -> Option<Vec<OptionCase>> {
    let call = parser::expression(&format!("flags({flags})")).ok()?;
    let values = arguments(&call)?.iter().find(|flag| called(flag) == Some("values"))?;
    arguments(values)?.iter().map(case).collect()
}

fn case(value: &Expr) -> Option<OptionCase> {
    let [symbol, name, description] = arguments(value)? else { return None };
    if !called(value)?.starts_with("clEnumVal") {
        return None;
    }
    let ExprKind::Path(symbol) = &symbol.kind else { return None };
    Some(OptionCase {
        symbol: symbol.last().to_owned(),
        name: string(name)?,
        description: string(description)?,
    })
}

/// The last name of the function that `call` calls.
fn called(call: &Expr) -> Option<&str> {
    let ExprKind::Call(function, _) = &call.kind else { return None };
    let ExprKind::Path(path) = &function.kind else { return None };
    Some(path.last())
}

fn arguments(call: &Expr) -> Option<&[Expr]> {
    let ExprKind::Call(_, arguments) = &call.kind else { return None };
    Some(arguments)
}

/// The value of a string literal.
fn string(literal: &Expr) -> Option<String> {
    let ExprKind::String(text) = &literal.kind else { return None };
    Some(syn::parse_str::<syn::LitStr>(text).ok()?.value())
}
