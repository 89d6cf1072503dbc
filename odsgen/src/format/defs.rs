//! The assembly formats of attributes and types.
//!
//! The same language as that of operations, with other variables and directives: `params`, `struct`. What is rejected,
//! and the words in which it is, are upstream's.

use std::collections::BTreeSet;

use super::Space;
use super::lexer::{self, Kind, Lexer, Token};
use super::parser::literal_problem;
use crate::model::{Def, Fragment};
use crate::tablegen::Diagnostic;

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// How deep groups and directives may be nested.
const MAX_DEPTH: usize = 64;

/// Words that are directives in formats of operations, attributes or types.
const DIRECTIVES: &[&str] = &[
    "attr-dict",
    "attr-dict-with-keyword",
    "custom",
    "functional-type",
    "oilist",
    "operands",
    "params",
    "prop-dict",
    "qualified",
    "ref",
    "regions",
    "results",
    "struct",
    "successors",
    "type",
];

/// One element of the format of an attribute or type.
#[derive(Clone, PartialEq, Debug)]
pub enum DefElement<'r> {
    /// Text that stands for itself.
    Literal(&'r str),
    /// White space for the printer.
    Space(Space),
    /// A parameter.
    Parameter(Bound),
    /// `params`: parameters with commas between.
    Params(Vec<usize>),
    /// `struct(...)`: parameters by name, in any order.
    Struct(Vec<StructField<'r>>),
    /// `custom<Name>(...)`
    Custom(Custom<'r>),
    /// Elements that may be left out.
    Optional(DefGroup<'r>),
}

/// A parameter that is read and written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bound {
    /// Which one.
    pub index: usize,
    /// With its dialect's prefix, also where it could be left out.
    pub qualified: bool,
}

/// A parameter in a `struct`.
#[derive(Clone, PartialEq, Debug)]
pub struct StructField<'r> {
    /// The parameter.
    pub parameter: Bound,
    /// The directive that reads and writes it, if not the usual way.
    pub custom: Option<&'r str>,
}

/// A `custom` directive.
#[derive(Clone, PartialEq, Debug)]
pub struct Custom<'r> {
    /// Its name.
    pub name: &'r str,
    /// Its arguments.
    pub args: Vec<CustomArg<'r>>,
}

impl Custom<'_> {
    /// The parameters that it reads.
    pub fn bound(&self) -> impl Iterator<Item = usize> {
        self.args.iter().filter_map(|arg| match arg {
            CustomArg::Bound(index) => Some(*index),
            _ => None,
        })
    }
}

/// An argument of a `custom` directive.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CustomArg<'r> {
    /// A parameter that it reads.
    Bound(usize),
    /// A parameter that was read before.
    Ref(usize),
    /// A host expression.
    Code(Fragment<'r>),
}

/// An optional group.
#[derive(Clone, PartialEq, Debug)]
pub struct DefGroup<'r> {
    /// Written when the anchor is present.
    pub then: Vec<DefElement<'r>>,
    /// Written when it is not.
    pub otherwise: Vec<DefElement<'r>>,
    /// The index of the anchor in `then` or `otherwise`.
    pub anchor: usize,
    /// The anchor is in `otherwise`.
    pub anchor_in_else: bool,
}

impl<'r> DefGroup<'r> {
    /// The element whose presence decides.
    #[must_use]
    pub fn anchor(&self) -> Option<&DefElement<'r>> {
        let side = if self.anchor_in_else { &self.otherwise } else { &self.then };
        side.get(self.anchor)
    }

    /// The index of the first element of `then` that is parsed.
    #[must_use]
    pub fn first_parsed(&self) -> usize {
        self.then.iter().position(|it| !matches!(it, DefElement::Space(_))).unwrap_or(0)
    }
}

impl DefElement<'_> {
    /// The parameters that the element reads and writes.
    #[must_use]
    pub fn parameters(&self) -> Vec<usize> {
        match self {
            Self::Parameter(bound) => vec![bound.index],
            Self::Params(list) => list.clone(),
            Self::Struct(fields) => fields.iter().map(|field| field.parameter.index).collect(),
            Self::Custom(custom) => custom.bound().collect(),
            Self::Literal(_) | Self::Space(_) | Self::Optional(_) => Vec::new(),
        }
    }
}

/// Reads and checks the format `text` of `def`.
///
/// # Errors
///
/// The first thing that is wrong with it, at its place, and what upstream says beside that.
pub fn parse<'r>(
    def: &Def<'r>,
    text: Fragment<'r>,
) -> std::result::Result<Vec<DefElement<'r>>, Vec<Diagnostic>> {
    let token = Token { kind: Kind::Eof, text: "", offset: 0 };
    let mut parser = Parser {
        def,
        format: text,
        lexer: Lexer::new(text),
        token,
        seen: BTreeSet::new(),
        depth: 0,
        earlier: Vec::new(),
    };
    parser.format().map_err(|error| {
        let mut errors = std::mem::take(&mut parser.earlier);
        errors.push(*error);
        errors
    })
}

/// Where an element stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Context {
    TopLevel,
    Custom,
    Ref,
    Struct,
}

/// What an element may turn out to be.
enum Parsed<'r> {
    Element(DefElement<'r>),
    Ref(usize),
    Code(Fragment<'r>),
}

struct Parser<'a, 'r> {
    def: &'a Def<'r>,
    format: Fragment<'r>,
    lexer: Lexer<'r>,
    token: Token<'r>,
    seen: BTreeSet<usize>,
    depth: usize,
    /// Errors that another one follows.
    earlier: Vec<Diagnostic>,
}

impl<'r> Parser<'_, 'r> {
    fn format(&mut self) -> Result<Vec<DefElement<'r>>> {
        self.advance()?;
        let mut elements = Vec::new();
        while self.token.kind != Kind::Eof {
            elements.push(self.element(Context::TopLevel)?);
        }
        self.check(&elements)?;
        Ok(elements)
    }

    fn advance(&mut self) -> Result<Token<'r>> {
        Ok(std::mem::replace(&mut self.token, self.lexer.next()?))
    }

    fn error<T>(&self, token: Token<'_>, text: impl Into<String>) -> Result<T> {
        Err(lexer::error(self.format, token.offset, token.text.len().max(1), text))
    }

    fn expect(&mut self, kind: Kind, text: &str) -> Result<Token<'r>> {
        if self.token.kind == kind { self.advance() } else { self.error(self.token, text) }
    }

    fn accept(&mut self, kind: Kind) -> Result<bool> {
        let found = self.token.kind == kind;
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// An element where neither references nor code may stand.
    fn element(&mut self, context: Context) -> Result<DefElement<'r>> {
        let at = self.token;
        match self.any(context)? {
            Parsed::Element(element) => Ok(element),
            _ => self.error(at, "expected literal, variable, directive, or optional group"),
        }
    }

    fn any(&mut self, context: Context) -> Result<Parsed<'r>> {
        if self.depth == MAX_DEPTH {
            return self.error(self.token, "assembly format is nested too deeply");
        }
        self.depth += 1;
        let parsed = match self.token.kind {
            Kind::Literal => self.literal(context).map(Parsed::Element),
            Kind::String => self.string(context),
            Kind::Variable => self.variable(context),
            Kind::Identifier if DIRECTIVES.contains(&self.token.text) => self.directive(context),
            Kind::LParen if context == Context::TopLevel => self.group().map(Parsed::Element),
            Kind::LParen => {
                self.error(self.token, "optional groups can only be used as top-level elements")
            }
            _ => self.error(self.token, "expected literal, variable, directive, or optional group"),
        };
        self.depth -= 1;
        parsed
    }

    fn literal(&mut self, context: Context) -> Result<DefElement<'r>> {
        let token = self.advance()?;
        if context != Context::TopLevel {
            return self
                .error(token, "literals may only be used in the top-level section of the format");
        }
        match token.text {
            "" => return Ok(DefElement::Space(Space::None)),
            " " => return Ok(DefElement::Space(Space::One)),
            "\\n" => return Ok(DefElement::Space(Space::Newline)),
            _ => {}
        }
        match literal_problem(token.text) {
            None => Ok(DefElement::Literal(token.text)),
            Some(problem) => self.error(
                token,
                format!("expected valid literal but got '{}': {problem}", token.text),
            ),
        }
    }

    fn string(&mut self, context: Context) -> Result<Parsed<'r>> {
        let token = self.advance()?;
        if context != Context::Custom {
            return self.error(token, "strings may only be used as 'custom' directive arguments");
        }
        let span = self.format.at(token.offset + 1, token.text.len());
        Ok(Parsed::Code(Fragment::at_span(token.text, span)))
    }

    fn variable(&mut self, context: Context) -> Result<Parsed<'r>> {
        let token = self.advance()?;
        let name = token.text;
        let Some(index) = self.def.parameter(name) else {
            let def = self.def.record.name();
            return self.error(token, format!("{def} has no parameter named '{name}'"));
        };
        let is_self_type = self.def.parameters[index].is_self_type;
        if context == Context::Ref {
            if !self.seen.contains(&index) && !is_self_type {
                let text = format!("parameter '{name}' must be bound before it is referenced");
                return self.error(token, text);
            }
            return Ok(Parsed::Ref(index));
        }
        if !self.seen.insert(index) {
            return self.error(token, format!("duplicate parameter '{name}'"));
        }
        Ok(Parsed::Element(DefElement::Parameter(Bound { index, qualified: false })))
    }

    fn directive(&mut self, context: Context) -> Result<Parsed<'r>> {
        let token = self.advance()?;
        match token.text {
            "custom" => self.custom(token, context).map(Parsed::Element),
            "ref" => {
                if context != Context::Custom {
                    return self.error(token, "'ref' is only valid within a `custom` directive");
                }
                self.expect(Kind::LParen, "expected '(' before argument list")?;
                let inner = self.any(Context::Ref)?;
                self.expect(Kind::RParen, "expected ')' after argument list")?;
                Ok(inner)
            }
            "qualified" => {
                self.expect(Kind::LParen, "expected '(' before argument list")?;
                let inner = self.any(context)?;
                let inner = match inner {
                    Parsed::Element(DefElement::Parameter(bound)) => {
                        Parsed::Element(DefElement::Parameter(Bound { qualified: true, ..bound }))
                    }
                    Parsed::Ref(index) => Parsed::Ref(index),
                    _ => {
                        return self.error(token, "`qualified` argument list expected a variable");
                    }
                };
                self.expect(Kind::RParen, "expected ')' after argument list")?;
                Ok(inner)
            }
            "params" => self.params(token, context).map(Parsed::Element),
            "struct" => self.structure(token, context).map(Parsed::Element),
            _ => self.error(token, "unsupported directive kind"),
        }
    }

    fn params(&mut self, token: Token<'r>, context: Context) -> Result<DefElement<'r>> {
        if !matches!(context, Context::TopLevel | Context::Struct) {
            return self.error(
                token,
                "`params` can only be used at the top-level context or within a `struct` directive",
            );
        }
        let mut list = Vec::new();
        for (index, parameter) in self.def.parameters.iter().enumerate() {
            if self.seen.contains(&index) {
                let text = format!("`params` captures duplicate parameter: {}", parameter.name);
                return self.error(token, text);
            }
            if !parameter.is_self_type {
                self.seen.insert(index);
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
            let element = match self.any(Context::Struct) {
                Ok(element) => element,
                Err(error) => {
                    self.earlier.push(*error);
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

    fn custom(&mut self, token: Token<'r>, context: Context) -> Result<DefElement<'r>> {
        if !matches!(context, Context::TopLevel | Context::Struct) {
            return self.error(
                token,
                "`custom` can only be used at the top-level context or within a `struct` directive",
            );
        }
        self.expect(Kind::Less, "expected '<' before custom directive name")?;
        let name = self.expect(Kind::Identifier, "expected custom directive name identifier")?.text;
        self.expect(Kind::Greater, "expected '>' after custom directive name")?;
        self.expect(Kind::LParen, "expected '(' before custom directive parameters")?;
        let mut args = Vec::new();
        loop {
            let at = self.token;
            args.push(match self.any(Context::Custom)? {
                Parsed::Element(DefElement::Parameter(bound)) => CustomArg::Bound(bound.index),
                Parsed::Ref(index) => CustomArg::Ref(index),
                Parsed::Code(code) => CustomArg::Code(code),
                Parsed::Element(_) => {
                    return self.error(
                        at,
                        "only variables and types may be used as parameters to a custom directive",
                    );
                }
            });
            if !self.accept(Kind::Comma)? {
                break;
            }
        }
        self.expect(Kind::RParen, "expected ')' after custom directive parameters")?;
        Ok(DefElement::Custom(Custom { name, args }))
    }

    fn group(&mut self) -> Result<DefElement<'r>> {
        let open = self.advance()?;
        let mut anchor = None;
        let then = self.branch(&mut anchor, false)?;
        let mut otherwise = Vec::new();
        if self.accept(Kind::Colon)? {
            self.expect(Kind::LParen, "expected '(' to start else branch of optional group")?;
            otherwise = self.branch(&mut anchor, true)?;
        }
        self.expect(Kind::Question, "expected '?' after optional group")?;
        let Some((anchor, anchor_in_else)) = anchor else {
            return self.error(open, "optional group has no anchor element");
        };
        let group = DefGroup { then, otherwise, anchor, anchor_in_else };
        self.check_group(&group, open)?;
        Ok(DefElement::Optional(group))
    }

    /// One side of an optional group, up to and with its closing parenthesis.
    fn branch(
        &mut self,
        anchor: &mut Option<(usize, bool)>,
        is_else: bool,
    ) -> Result<Vec<DefElement<'r>>> {
        let mut elements = Vec::new();
        loop {
            let element = self.element(Context::TopLevel)?;
            let caret = self.token;
            if self.accept(Kind::Caret)? && anchor.replace((elements.len(), is_else)).is_some() {
                return self.error(
                    caret,
                    "only one element can be marked as the anchor of an optional group",
                );
            }
            elements.push(element);
            if self.accept(Kind::RParen)? {
                return Ok(elements);
            }
        }
    }

    fn is_optional(&self, index: usize) -> bool {
        self.def.parameters[index].is_optional()
    }

    fn check_group(&self, group: &DefGroup<'r>, open: Token<'_>) -> Result<()> {
        for element in group.then.iter().chain(&group.otherwise) {
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
        match group.anchor() {
            Some(DefElement::Custom(custom)) if custom.bound().next().is_none() => {
                return self.error(
                    open,
                    "`custom` directive with no bound parameters cannot be used as optional group anchor",
                );
            }
            Some(
                DefElement::Parameter(_)
                | DefElement::Params(_)
                | DefElement::Struct(_)
                | DefElement::Custom(_),
            ) => {}
            _ => return self.error(open, "optional group anchor must be a parameter or directive"),
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

    /// Checks the format as a whole.
    fn check(&self, elements: &[DefElement<'r>]) -> Result<()> {
        let start = Token { kind: Kind::Eof, text: "", offset: 0 };
        for (index, parameter) in self.def.parameters.iter().enumerate() {
            if parameter.is_optional() {
                continue;
            }
            let seen = self.seen.contains(&index);
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

/// What is said when an argument of `struct` is none, or wrong.
fn struct_problem(first: bool) -> &'static str {
    if first {
        "`struct` argument list expected a parameter or directive"
    } else {
        "expected a parameter or `custom` directive in `struct` argument list"
    }
}
