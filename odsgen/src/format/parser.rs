//! The common part of the format languages: tokens, literals, `custom`, optional groups.

use super::lexer::{self, Kind, Lexer, Token};
use super::{Group, Space};
use crate::fragment::Fragment;
use crate::tablegen::{Diagnostic, nearest};

pub(super) type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Maximum nesting of groups and directives.
const MAX_DEPTH: usize = 64;

/// Directives in formats of operations, attributes or types.
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

/// The context of an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Context {
    /// The format itself, or a group.
    TopLevel,
    /// An argument of `type`.
    Type,
    /// An argument of `custom`.
    Custom,
    /// An argument of `ref`.
    Ref,
    /// An argument of `struct`.
    Struct,
}

/// An element with the same meaning in all formats.
#[derive(Clone, Copy, Debug)]
pub(super) enum Common<'r> {
    /// Literal text.
    Literal(&'r str),
    /// Whitespace for the printer.
    Space(Space),
    /// An expression in quotes, as an argument of `custom`.
    Code(Fragment<'r>),
}

/// The variables and directives of a format language: that of operations, or that of attributes and types.
pub(super) trait Language<'r> {
    /// The element type.
    type Element: From<Common<'r>>;

    /// Parses the variable `token`.
    fn variable(&mut self, token: Token<'r>, context: Context) -> Result<Self::Element>;

    /// Parses the directive that starts with `token`.
    fn directive(&mut self, token: Token<'r>, context: Context) -> Result<Self::Element>;

    /// The error if `element` cannot be an argument of `custom`.
    fn argument_problem(element: &Self::Element) -> Option<&'static str>;

    /// Creates the group that starts with `open` from elements with their positions.
    fn grouped(
        &self,
        open: Token<'r>,
        group: Group<(Self::Element, Token<'r>)>,
    ) -> Result<Self::Element>;
}

/// Parses a format in the [`Language`] for `F`.
pub(super) struct Parser<'r, F> {
    /// The definition with the state of parsing.
    pub(super) of: F,
    /// The next token.
    pub(super) token: Token<'r>,
    format: Fragment<'r>,
    lexer: Lexer<'r>,
    depth: usize,
}

/// An element of the language for `F`.
type Element<'r, F> = <Parser<'r, F> as Language<'r>>::Element;

impl<'r, F> Parser<'r, F> {
    pub(super) fn new(of: F, format: Fragment<'r>) -> Self {
        let lexer = Lexer::new(format);
        Self { of, token: Token::NONE, format, lexer, depth: 0 }
    }

    pub(super) fn advance(&mut self) -> Result<Token<'r>> {
        Ok(std::mem::replace(&mut self.token, self.lexer.next()?))
    }

    pub(super) fn error<T>(&self, token: Token<'_>, text: impl Into<String>) -> Result<T> {
        Err(lexer::error(self.format, token.offset, token.text.len().max(1), text))
    }

    /// An error for a variable that is not in `known`.
    pub(super) fn unknown<T>(
        &self,
        token: Token<'_>,
        text: impl Into<String>,
        known: impl Iterator<Item = &'r str>,
    ) -> Result<T> {
        let known: Vec<_> = known.collect();
        let listed: Vec<_> = known.iter().map(|name| format!("${name}")).collect();
        let near = nearest(token.text, known.into_iter()).filter(|near| near.len() > 2);
        self.error(token, text).map_err(|mut error: Box<Diagnostic>| {
            error.help = match near {
                Some(near) => Some(format!("did you mean '${near}'?")),
                None if listed.is_empty() => None,
                None => Some(format!("defined variables: {}", listed.join(", "))),
            };
            error
        })
    }

    pub(super) fn expect(&mut self, kind: Kind, text: &str) -> Result<Token<'r>> {
        if self.token.kind == kind { self.advance() } else { self.error(self.token, text) }
    }

    pub(super) fn accept(&mut self, kind: Kind) -> Result<bool> {
        let found = self.token.kind == kind;
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    pub(super) fn open(&mut self) -> Result<()> {
        self.expect(Kind::LParen, "expected '(' before argument list").map(drop)
    }

    pub(super) fn close(&mut self) -> Result<()> {
        self.expect(Kind::RParen, "expected ')' after argument list").map(drop)
    }
}

impl<'r, F> Parser<'r, F>
where
    Self: Language<'r>,
{
    /// Parses all elements of the format.
    pub(super) fn elements(&mut self) -> Result<Vec<Element<'r, F>>> {
        self.advance()?;
        let mut elements = Vec::new();
        while self.token.kind != Kind::Eof {
            elements.push(self.element(Context::TopLevel)?);
        }
        Ok(elements)
    }

    pub(super) fn element(&mut self, context: Context) -> Result<Element<'r, F>> {
        if self.depth == MAX_DEPTH {
            return self.error(self.token, "assembly format is nested too deeply");
        }
        self.depth += 1;
        let element = match self.token.kind {
            Kind::Literal => self.literal(context),
            Kind::String => self.string(context),
            Kind::Variable => {
                let token = self.advance()?;
                self.variable(token, context)
            }
            Kind::Identifier if DIRECTIVES.contains(&self.token.text) => {
                let token = self.advance()?;
                self.directive(token, context)
            }
            Kind::LParen if context == Context::TopLevel => self.group(),
            Kind::LParen => {
                self.error(self.token, "optional groups can only be used as top-level elements")
            }
            _ => self
                .error(self.token, "expected literal, variable, directive, or optional group")
                .map_err(|mut error: Box<Diagnostic>| {
                    let near = nearest(self.token.text, DIRECTIVES.iter().copied());
                    error.help = near.map(|near| format!("did you mean `{near}`?"));
                    error
                }),
        };
        self.depth -= 1;
        element
    }

    fn literal(&mut self, context: Context) -> Result<Element<'r, F>> {
        let token = self.advance()?;
        if context != Context::TopLevel {
            return self
                .error(token, "literals may only be used in the top-level section of the format");
        }
        let element = match token.text {
            "" => Common::Space(Space::None),
            " " => Common::Space(Space::One),
            "\\n" => Common::Space(Space::Newline),
            text => {
                if let Some(problem) = literal_problem(text) {
                    let text = format!("expected valid literal but got '{text}': {problem}");
                    return self.error(token, text);
                }
                Common::Literal(text)
            }
        };
        Ok(element.into())
    }

    fn string(&mut self, context: Context) -> Result<Element<'r, F>> {
        let token = self.advance()?;
        if context != Context::Custom {
            return self.error(token, "strings may only be used as 'custom' directive arguments");
        }
        Ok(Common::Code(self.format.part(token.offset + 1, token.text.len())).into())
    }

    /// Parses the name and arguments of the `custom` directive that starts with `token`.
    pub(super) fn custom(
        &mut self,
        token: Token<'r>,
        context: Context,
    ) -> Result<(&'r str, Vec<Element<'r, F>>)> {
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
            let arg = self.element(Context::Custom)?;
            if let Some(problem) = Self::argument_problem(&arg) {
                return self.error(at, problem);
            }
            args.push(arg);
            if !self.accept(Kind::Comma)? {
                break;
            }
        }
        self.expect(Kind::RParen, "expected ')' after custom directive parameters")?;
        Ok((name, args))
    }

    fn group(&mut self) -> Result<Element<'r, F>> {
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
            let error = self.error(open, "optional group has no anchor element");
            let help =
                "put '^' after the element that decides whether the group is present: `($x^)?`";
            return error.map_err(|error| Box::new(error.with_help(help)));
        };
        self.grouped(open, Group { then, otherwise, anchor, anchor_in_else })
    }

    /// Parses one branch of an optional group, including its closing parenthesis: elements and their positions.
    fn branch(
        &mut self,
        anchor: &mut Option<(usize, bool)>,
        is_else: bool,
    ) -> Result<Vec<(Element<'r, F>, Token<'r>)>> {
        let mut elements = Vec::new();
        loop {
            let at = self.token;
            let element = self.element(Context::TopLevel)?;
            let caret = self.token;
            if self.accept(Kind::Caret)? && anchor.replace((elements.len(), is_else)).is_some() {
                return self.error(
                    caret,
                    "only one element can be marked as the anchor of an optional group",
                );
            }
            elements.push((element, at));
            if self.accept(Kind::RParen)? {
                return Ok(elements);
            }
        }
    }
}

/// The error if `text` cannot be a literal.
fn literal_problem(text: &str) -> Option<&'static str> {
    let first = text.chars().next()?;
    if text.len() == 1 {
        let fits = first.is_ascii_alphabetic() || "_:,=<>()[]{}?+-*".contains(first);
        return (!fits)
            .then_some("single character literal must be a letter or one of '_:,=<>()[]{}?+-*'");
    }
    if text == "->" || text == "..." {
        return None;
    }
    if !first.is_ascii_alphabetic() && first != '_' {
        return Some("valid keyword starts with a letter or '_'");
    }
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    (!text.chars().all(fits))
        .then_some("keywords should contain only alphanum, '_', '$', or '.' characters")
}
