//! Parsing and checking of attribute and type formats.

use std::collections::BTreeSet;

use super::super::Group;
use super::super::lexer::{Kind, Token};
use super::super::parser::{Common, Context, Language, Parser, Result};
use super::{Bound, Custom, CustomArg, DefElement, StructField};
use crate::fragment::Fragment;
use crate::model::Def;
use crate::tablegen::Diagnostic;

/// The format of a definition, with the state of parsing.
struct DefFormat<'a, 'r> {
    def: &'a Def<'r>,
    seen: BTreeSet<usize>,
    /// Errors reported before the current one.
    earlier: Vec<Diagnostic>,
}

type DefParser<'a, 'r> = Parser<'r, DefFormat<'a, 'r>>;

/// Parses and checks the format `text` of `def`.
///
/// # Errors
///
/// The first error in the format, with upstream's further errors.
pub(crate) fn parse<'r>(
    def: &Def<'r>,
    text: Fragment<'r>,
) -> std::result::Result<Vec<DefElement<'r>>, Vec<Diagnostic>> {
    let of = DefFormat { def, seen: BTreeSet::new(), earlier: Vec::new() };
    let mut parser = Parser::new(of, text);
    parser.format().map_err(|error| {
        let mut errors = std::mem::take(&mut parser.of.earlier);
        errors.push(*error);
        errors
    })
}

/// A parsed element or argument.
enum Parsed<'r> {
    Element(DefElement<'r>),
    Ref(usize),
    Code(Fragment<'r>),
}

impl<'r> Parsed<'r> {
    /// The element; `None` if it is only valid as an argument.
    fn into_element(self) -> Option<DefElement<'r>> {
        match self {
            Self::Element(element) => Some(element),
            Self::Ref(_) | Self::Code(_) => None,
        }
    }

    /// The argument of `custom`; `None` if it is not valid as one.
    fn into_argument(self) -> Option<CustomArg<'r>> {
        match self {
            Self::Element(DefElement::Parameter(bound)) => Some(CustomArg::Bound(bound.index)),
            Self::Element(_) => None,
            Self::Ref(index) => Some(CustomArg::Ref(index)),
            Self::Code(code) => Some(CustomArg::Code(code)),
        }
    }
}

impl<'r> From<Common<'r>> for Parsed<'r> {
    fn from(common: Common<'r>) -> Self {
        match common {
            Common::Literal(text) => Self::Element(DefElement::Literal(text)),
            Common::Space(space) => Self::Element(DefElement::Space(space)),
            Common::Code(code) => Self::Code(code),
        }
    }
}

impl<'r> Language<'r> for DefParser<'_, 'r> {
    type Element = Parsed<'r>;

    fn variable(&mut self, token: Token<'r>, context: Context) -> Result<Parsed<'r>> {
        let name = token.text;
        let Some(index) = self.of.def.parameter(name) else {
            let def = self.of.def.record.name();
            let names = self.of.def.parameters.iter().map(|parameter| parameter.name);
            return self.unknown(token, format!("{def} has no parameter named '{name}'"), names);
        };
        let is_self_type = self.of.def.parameters[index].is_self_type;
        if context == Context::Ref {
            if !self.of.seen.contains(&index) && !is_self_type {
                let text = format!("parameter '{name}' must be bound before it is referenced");
                return self.error(token, text);
            }
            return Ok(Parsed::Ref(index));
        }
        if !self.of.seen.insert(index) {
            return self.error(token, format!("duplicate parameter '{name}'"));
        }
        Ok(Parsed::Element(DefElement::Parameter(Bound { index, qualified: false })))
    }

    fn directive(&mut self, token: Token<'r>, context: Context) -> Result<Parsed<'r>> {
        match token.text {
            "custom" => {
                let (name, args) = self.custom(token, context)?;
                let args = args.into_iter().filter_map(Parsed::into_argument).collect();
                Ok(Parsed::Element(DefElement::Custom(Custom { name, args })))
            }
            "ref" => {
                if context != Context::Custom {
                    return self.error(token, "'ref' is only valid within a `custom` directive");
                }
                self.open()?;
                let inner = self.element(Context::Ref)?;
                self.close()?;
                Ok(inner)
            }
            "qualified" => {
                self.open()?;
                let inner = self.element(context)?;
                let inner = match inner {
                    Parsed::Element(DefElement::Parameter(bound)) => {
                        Parsed::Element(DefElement::Parameter(Bound { qualified: true, ..bound }))
                    }
                    Parsed::Ref(index) => Parsed::Ref(index),
                    _ => {
                        return self.error(token, "`qualified` argument list expected a variable");
                    }
                };
                self.close()?;
                Ok(inner)
            }
            "params" => self.params(token, context).map(Parsed::Element),
            "struct" => self.structure(token, context).map(Parsed::Element),
            _ => self.error(token, "unsupported directive kind"),
        }
    }

    fn argument_problem(element: &Parsed<'r>) -> Option<&'static str> {
        match element {
            Parsed::Element(DefElement::Parameter(_)) | Parsed::Ref(_) | Parsed::Code(_) => None,
            Parsed::Element(_) => {
                Some("only variables and types may be used as parameters to a custom directive")
            }
        }
    }

    fn grouped(
        &self,
        open: Token<'r>,
        group: Group<(Parsed<'r>, Token<'r>)>,
    ) -> Result<Parsed<'r>> {
        let group = group.map(|side| {
            side.into_iter().filter_map(|(element, _)| element.into_element()).collect()
        });
        self.check_group(&group, open)?;
        Ok(Parsed::Element(DefElement::Optional(group)))
    }
}

impl<'r> DefParser<'_, 'r> {
    fn format(&mut self) -> Result<Vec<DefElement<'r>>> {
        let elements = self.elements()?;
        let elements: Vec<_> = elements.into_iter().filter_map(Parsed::into_element).collect();
        self.check(&elements)?;
        Ok(elements)
    }

    fn params(&mut self, token: Token<'r>, context: Context) -> Result<DefElement<'r>> {
        if !matches!(context, Context::TopLevel | Context::Struct) {
            return self.error(
                token,
                "`params` can only be used at the top-level context or within a `struct` directive",
            );
        }
        let mut list = Vec::new();
        for (index, parameter) in self.of.def.parameters.iter().enumerate() {
            if self.of.seen.contains(&index) {
                let text = format!("`params` captures duplicate parameter: {}", parameter.name);
                return self.error(token, text);
            }
            if !parameter.is_self_type {
                self.of.seen.insert(index);
                list.push(index);
            }
        }
        Ok(DefElement::Params(list))
    }

    fn structure(&mut self, token: Token<'r>, context: Context) -> Result<DefElement<'r>> {
        if context != Context::TopLevel {
            return self.error(token, "`struct` can only be used at the top-level context");
        }
        self.expect(Kind::LParen, "expected '(' before `struct` argument list")?;
        let mut fields = Vec::new();
        loop {
            let element = match self.element(Context::Struct) {
                Ok(element) => element,
                Err(error) => {
                    self.of.earlier.push(*error);
                    return self.error(token, struct_problem(fields.is_empty()));
                }
            };
            match element {
                Parsed::Element(DefElement::Parameter(parameter)) => {
                    fields.push(StructField { parameter, custom: None });
                }
                Parsed::Element(DefElement::Custom(custom)) => match custom.args.as_slice() {
                    [CustomArg::Bound(index)] => fields.push(StructField {
                        parameter: Bound { index: *index, qualified: false },
                        custom: Some(custom.name),
                    }),
                    [_] => {
                        return self.error(
                            token,
                            "a `custom` directive nested within a `struct` must be passed a parameter",
                        );
                    }
                    _ => {
                        return self.error(
                            token,
                            "`struct` can only contain `custom` directives with a single argument",
                        );
                    }
                },
                Parsed::Element(DefElement::Params(list)) if fields.is_empty() => {
                    let parameters = list.into_iter().map(|index| StructField {
                        parameter: Bound { index, qualified: false },
                        custom: None,
                    });
                    fields.extend(parameters);
                    break;
                }
                _ => return self.error(token, struct_problem(fields.is_empty())),
            }
            if !self.accept(Kind::Comma)? {
                break;
            }
        }
        self.expect(Kind::RParen, "expected ')' at the end of an argument list")?;
        Ok(DefElement::Struct(fields))
    }

    fn is_optional(&self, index: usize) -> bool {
        self.of.def.parameters[index].is_optional()
    }

    fn check_group(&self, group: &Group<DefElement<'r>>, open: Token<'_>) -> Result<()> {
        for (elements, is_else) in [(&group.then, false), (&group.otherwise, true)] {
            for element in elements {
                if element.parameters().into_iter().all(|index| self.is_optional(index)) {
                    continue;
                }
                return self.error(open, match element {
                    DefElement::Params(_) => {
                        "`params` directive allowed in optional group only if all parameters are optional"
                    }
                    DefElement::Struct(_) => {
                        "`struct` is only allowed in an optional group if all captured parameters are optional"
                    }
                    DefElement::Custom(_) => {
                        "`custom` is only allowed in an optional group if all captured parameters are optional"
                    }
                    _ => "parameters in an optional group must be optional",
                });
            }
            if is_else == group.anchor_in_else
                && let Some(problem) = group.anchor().and_then(anchor_problem)
            {
                return self.error(open, problem);
            }
        }
        match group.then.get(group.first_parsed()) {
            Some(
                DefElement::Literal(_) | DefElement::Parameter(_) | DefElement::Custom(_),
            ) => Ok(()),
            _ => self.error(
                open,
                "first parsable element of an optional group must be a literal, variable, or custom directive",
            ),
        }
    }

    /// Checks the whole format.
    fn check(&self, elements: &[DefElement<'r>]) -> Result<()> {
        let start = Token::NONE;
        for (index, parameter) in self.of.def.parameters.iter().enumerate() {
            if parameter.is_optional() {
                continue;
            }
            let seen = self.of.seen.contains(&index);
            if !seen && !parameter.is_self_type {
                let name = parameter.name;
                let text = format!("format is missing reference to parameter: {name}");
                return self.error(start, text);
            }
            if seen && parameter.is_self_type {
                return self.error(start, "unexpected self type parameter in assembly format");
            }
        }
        for pair in elements.windows(2) {
            if let [structure @ DefElement::Struct(_), DefElement::Literal(",")] = pair
                && structure.parameters().into_iter().any(|index| self.is_optional(index))
            {
                return self.error(
                    start,
                    "`struct` directive with optional parameters cannot be followed by a comma literal",
                );
            }
        }
        Ok(())
    }
}

/// The error if `element` cannot be an anchor.
fn anchor_problem(element: &DefElement<'_>) -> Option<&'static str> {
    match element {
        DefElement::Custom(custom) if custom.bound().next().is_none() => Some(
            "`custom` directive with no bound parameters cannot be used as optional group anchor",
        ),
        DefElement::Parameter(_)
        | DefElement::Params(_)
        | DefElement::Struct(_)
        | DefElement::Custom(_) => None,
        _ => Some("optional group anchor must be a parameter or directive"),
    }
}

/// The message about a missing or invalid argument of `struct`.
fn struct_problem(first: bool) -> &'static str {
    if first {
        "`struct` argument list expected a parameter or directive"
    } else {
        "expected a parameter or `custom` directive in `struct` argument list"
    }
}
