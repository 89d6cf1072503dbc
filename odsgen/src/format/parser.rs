//! Formats to elements.

use std::collections::BTreeSet;

use super::lexer::{self, Kind, Lexer, Token};
use super::{Clause, Directive, Element, Flags, Group, Space, Variable};
use crate::model::{Fragment, Op};
use crate::tablegen::Diagnostic;

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// How deep groups and directives may be nested.
const MAX_DEPTH: usize = 64;

/// Elements, and what they bind.
#[derive(Debug)]
pub(super) struct Parsed<'r> {
    pub(super) elements: Vec<Element<'r>>,
    pub(super) seen: Seen,
}

/// What occurs in a format.
#[derive(Default, Debug)]
pub(super) struct Seen {
    pub(super) variables: BTreeSet<Variable>,
    pub(super) operand_types: BTreeSet<usize>,
    pub(super) result_types: BTreeSet<usize>,
    pub(super) all_operands: bool,
    pub(super) all_operand_types: bool,
    pub(super) all_result_types: bool,
    pub(super) all_regions: bool,
    pub(super) all_successors: bool,
    pub(super) attr_dict: bool,
    pub(super) prop_dict: bool,
}

/// Where an element stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Context {
    /// In the format itself, or in a group.
    TopLevel,
    /// An argument of `type`.
    Type,
    /// An argument of `custom`.
    Custom,
    /// An argument of `ref`.
    Ref,
}

/// Reads a format.
pub(super) struct Parser<'a, 'r> {
    op: &'a Op<'r>,
    format: Fragment<'r>,
    lexer: Lexer<'r>,
    token: Token<'r>,
    seen: Seen,
    depth: usize,
}

impl<'a, 'r> Parser<'a, 'r> {
    pub(super) fn new(op: &'a Op<'r>, format: Fragment<'r>) -> Self {
        let token = Token { kind: Kind::Eof, text: "", offset: 0 };
        Self { op, format, lexer: Lexer::new(format), token, seen: Seen::default(), depth: 0 }
    }

    pub(super) fn parse(mut self) -> Result<Parsed<'r>> {
        self.advance()?;
        let mut elements = Vec::new();
        while self.token.kind != Kind::Eof {
            elements.push(self.element(Context::TopLevel)?);
        }
        Ok(Parsed { elements, seen: self.seen })
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

    fn element(&mut self, context: Context) -> Result<Element<'r>> {
        if self.depth == MAX_DEPTH {
            return self.error(self.token, "assembly format is nested too deeply");
        }
        self.depth += 1;
        let element = match self.token.kind {
            Kind::Literal => self.literal(context),
            Kind::String => self.string(context),
            Kind::Variable => self.variable(context),
            Kind::Identifier => self.directive(context),
            Kind::LParen if context == Context::TopLevel => self.group(),
            Kind::LParen => {
                self.error(self.token, "optional groups can only be used as top-level elements")
            }
            _ => self.error(self.token, "expected literal, variable, directive, or optional group"),
        };
        self.depth -= 1;
        element
    }

    fn literal(&mut self, context: Context) -> Result<Element<'r>> {
        let token = self.advance()?;
        if context != Context::TopLevel {
            return self
                .error(token, "literals may only be used in the top-level section of the format");
        }
        match token.text {
            "" => return Ok(Element::Space(Space::None)),
            " " => return Ok(Element::Space(Space::One)),
            "\\n" => return Ok(Element::Space(Space::Newline)),
            _ => {}
        }
        match literal_problem(token.text) {
            None => Ok(Element::Literal(token.text)),
            Some(problem) => self.error(
                token,
                format!("expected valid literal but got '{}': {problem}", token.text),
            ),
        }
    }

    fn string(&mut self, context: Context) -> Result<Element<'r>> {
        let token = self.advance()?;
        if context != Context::Custom {
            return self.error(token, "strings may only be used as 'custom' directive arguments");
        }
        let span = self.format.at(token.offset + 1, token.text.len());
        Ok(Element::Directive(Directive::Code(Fragment::at_span(token.text, span))))
    }

    fn variable(&mut self, context: Context) -> Result<Element<'r>> {
        let token = self.advance()?;
        let name = token.text;
        let op = self.op;
        let regions = || op.regions.iter().position(|region| region.name == Some(name));
        let successors = || op.successors.iter().position(|successor| successor.name == Some(name));
        let properties = || op.properties.iter().position(|property| property.name == name);
        let variable = (op.attribute(name).map(Variable::Attribute))
            .or_else(|| properties().map(Variable::Property))
            .or_else(|| op.operand(name).map(Variable::Operand))
            .or_else(|| regions().map(Variable::Region))
            .or_else(|| op.result(name).map(Variable::Result))
            .or_else(|| successors().map(Variable::Successor));
        let Some(variable) = variable else {
            return self.error(
                token,
                "expected variable to refer to an argument, region, result, or successor",
            );
        };
        self.bind(variable, token, context)?;
        Ok(Element::Variable(variable, Flags::default()))
    }

    /// Notes that `variable` occurs, where it may.
    fn bind(&mut self, variable: Variable, token: Token<'_>, context: Context) -> Result<()> {
        let (what, only) = match variable {
            Variable::Attribute(_) if context == Context::Type => {
                return self
                    .error(token, "attributes cannot be used as children to a `type` directive");
            }
            Variable::Property(_) if context == Context::Type => {
                return self
                    .error(token, "properties cannot be used as children to a `type` directive");
            }
            Variable::Region(_) if context == Context::Type => {
                return self.error(
                    token,
                    "regions can only be used at the top level or in a ref directive",
                );
            }
            Variable::Successor(_) if context == Context::Type => {
                return self.error(
                    token,
                    "successors can only be used at the top level or in a ref directive",
                );
            }
            Variable::Result(_) if context != Context::Type => {
                return self.error(
                    token,
                    "result variables can can only be used as a child to a 'type' directive",
                );
            }
            // The types of operands and results are noted by the directive around them.
            Variable::Operand(_) | Variable::Result(_) if context == Context::Type => return Ok(()),
            Variable::Attribute(_) => ("attribute", false),
            Variable::Property(_) => ("property", false),
            Variable::Operand(_) => ("operand", self.seen.all_operands),
            Variable::Region(_) => ("region", self.seen.all_regions),
            Variable::Successor(_) => ("successor", self.seen.all_successors),
            Variable::Result(_) => ("result", false),
        };
        let bound = only || self.seen.variables.contains(&variable);
        match (context, bound) {
            (Context::Ref, false) => self.error(
                token,
                format!("{what} '{}' must be bound before it is referenced", token.text),
            ),
            (Context::Ref, true) => Ok(()),
            (_, true) => self.error(token, format!("{what} '{}' is already bound", token.text)),
            (_, false) => {
                self.seen.variables.insert(variable);
                Ok(())
            }
        }
    }

    fn directive(&mut self, context: Context) -> Result<Element<'r>> {
        let token = self.advance()?;
        let directive = match token.text {
            "attr-dict" | "attr-dict-with-keyword" => {
                self.attr_dict(token, context)?;
                Directive::AttrDict { keyword: token.text != "attr-dict" }
            }
            "prop-dict" => {
                if context == Context::Ref {
                    return self.error(token, "'ref' of 'prop-dict' unsupported");
                }
                if context == Context::Type {
                    return self.error(
                        token,
                        "'prop-dict' directive can only be used as a top-level directive",
                    );
                }
                if self.seen.prop_dict {
                    return self.error(token, "'prop-dict' directive has already been seen");
                }
                self.seen.prop_dict = true;
                Directive::PropDict
            }
            "custom" => return self.custom(token, context),
            "functional-type" => return self.functional_type(token, context),
            "oilist" => return self.oilist(token, context),
            "operands" => {
                self.operands(token, context)?;
                Directive::Operands
            }
            "results" => {
                if context != Context::Type {
                    return self.error(
                        token,
                        "'results' directive can can only be used as a child to a 'type' directive",
                    );
                }
                Directive::Results
            }
            "regions" => {
                self.whole(token, context, "regions", |v| matches!(v, Variable::Region(_)))?;
                Directive::Regions
            }
            "successors" => {
                self.whole(token, context, "successors", |v| matches!(v, Variable::Successor(_)))?;
                Directive::Successors
            }
            "type" => return self.type_directive(token, context),
            "ref" => return self.reference(token, context),
            "qualified" => return self.qualified(token, context),
            _ => {
                return self
                    .error(token, "expected literal, variable, directive, or optional group");
            }
        };
        Ok(Element::Directive(directive))
    }

    fn attr_dict(&mut self, token: Token<'_>, context: Context) -> Result<()> {
        if context == Context::Type {
            return self
                .error(token, "'attr-dict' directive can only be used as a top-level directive");
        }
        if context == Context::Ref {
            if self.seen.attr_dict {
                return Ok(());
            }
            return self.error(
                token,
                "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive",
            );
        }
        if self.seen.attr_dict {
            return self.error(token, "'attr-dict' directive has already been seen");
        }
        self.seen.attr_dict = true;
        Ok(())
    }

    fn operands(&mut self, token: Token<'_>, context: Context) -> Result<()> {
        match context {
            Context::Ref if self.seen.all_operands => Ok(()),
            Context::Ref => self
                .error(token, "'ref' of 'operands' is not bound by a prior 'operands' directive"),
            Context::TopLevel | Context::Custom => {
                let any = self.seen.variables.iter().any(|v| matches!(v, Variable::Operand(_)));
                if self.seen.all_operands || any {
                    return self.error(token, "'operands' directive creates overlap in format");
                }
                self.seen.all_operands = true;
                if context == Context::Custom {
                    return self.error(
                        token,
                        "only variables and types may be used as parameters to a custom directive",
                    );
                }
                Ok(())
            }
            Context::Type => Ok(()),
        }
    }

    /// `regions` and `successors`.
    fn whole(
        &mut self,
        token: Token<'_>,
        context: Context,
        name: &str,
        is_one: impl Fn(&Variable) -> bool,
    ) -> Result<()> {
        let any = self.seen.variables.iter().any(is_one);
        let all = if name == "regions" {
            &mut self.seen.all_regions
        } else {
            &mut self.seen.all_successors
        };
        let text = match context {
            Context::Type => format!("'{name}' is only valid as a top-level directive"),
            Context::Ref if !*all => {
                format!("'ref' of '{name}' is not bound by a prior '{name}' directive")
            }
            Context::Ref => return Ok(()),
            _ if *all || any => format!("'{name}' directive creates overlap in format"),
            _ => {
                *all = true;
                return Ok(());
            }
        };
        self.error(token, text)
    }

    fn open(&mut self) -> Result<()> {
        self.expect(Kind::LParen, "expected '(' before argument list").map(drop)
    }

    fn close(&mut self) -> Result<()> {
        self.expect(Kind::RParen, "expected ')' after argument list").map(drop)
    }

    fn custom(&mut self, token: Token<'r>, context: Context) -> Result<Element<'r>> {
        if context != Context::TopLevel {
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
            let allowed = match &arg {
                Element::Variable(..) => true,
                Element::Directive(directive) => matches!(
                    directive,
                    Directive::Type(..)
                        | Directive::Ref(_)
                        | Directive::Code(_)
                        | Directive::AttrDict { .. }
                        | Directive::PropDict
                        | Directive::Regions
                        | Directive::Successors
                ),
                _ => false,
            };
            if !allowed {
                return self.error(
                    at,
                    "only variables and types may be used as parameters to a custom directive",
                );
            }
            if let Element::Directive(Directive::Type(of, _)) = &arg
                && !matches!(**of, Element::Variable(..))
            {
                return self.error(
                    at,
                    "type directives within a custom directive may only refer to variables",
                );
            }
            args.push(arg);
            if !self.accept(Kind::Comma)? {
                break;
            }
        }
        self.expect(Kind::RParen, "expected ')' after custom directive parameters")?;
        Ok(Element::Directive(Directive::Custom { name, args }))
    }

    fn functional_type(&mut self, token: Token<'r>, context: Context) -> Result<Element<'r>> {
        if context != Context::TopLevel {
            return self.error(token, "'functional-type' is only valid as a top-level directive");
        }
        self.open()?;
        let inputs = self.type_operand(false)?;
        self.expect(Kind::Comma, "expected ',' after inputs argument")?;
        let results = self.type_operand(false)?;
        self.close()?;
        Ok(Element::Directive(Directive::FunctionalType(Box::new(inputs), Box::new(results))))
    }

    fn type_directive(&mut self, token: Token<'r>, context: Context) -> Result<Element<'r>> {
        if context == Context::Type {
            return self.error(token, "'type' cannot be used as a child of another `type`");
        }
        self.open()?;
        let operand = self.type_operand(context == Context::Ref)?;
        self.close()?;
        Ok(Element::Directive(Directive::Type(Box::new(operand), Flags::default())))
    }

    fn type_operand(&mut self, is_ref: bool) -> Result<Element<'r>> {
        let token = self.token;
        let element = self.element(Context::Type)?;
        let name = token.text;
        match &element {
            Element::Directive(Directive::Operands) => {
                let bound = self.seen.all_operand_types;
                if is_ref && !bound {
                    return self.error(
                        token,
                        "'ref' of 'type(operands)' is not bound by a prior 'type' directive",
                    );
                }
                if !is_ref && (bound || !self.seen.operand_types.is_empty()) {
                    return self.error(token, "'operands' 'type' is already bound");
                }
                self.seen.all_operand_types = true;
            }
            Element::Directive(Directive::Results) => {
                let bound = self.seen.all_result_types;
                if is_ref && !bound {
                    return self.error(
                        token,
                        "'ref' of 'type(results)' is not bound by a prior 'type' directive",
                    );
                }
                if !is_ref && (bound || !self.seen.result_types.is_empty()) {
                    return self.error(token, "'results' 'type' is already bound");
                }
                self.seen.all_result_types = true;
            }
            &Element::Variable(
                variable @ (Variable::Operand(index) | Variable::Result(index)),
                _,
            ) => {
                let is_operand = matches!(variable, Variable::Operand(_));
                let (all, one) = if is_operand {
                    (self.seen.all_operand_types, &mut self.seen.operand_types)
                } else {
                    (self.seen.all_result_types, &mut self.seen.result_types)
                };
                let bound = all || one.contains(&index);
                if is_ref && !bound {
                    return self.error(
                        token,
                        format!(
                            "'ref' of 'type(${name})' is not bound by a prior 'type' directive"
                        ),
                    );
                }
                if !is_ref && bound {
                    return self.error(token, format!("'type' of '{name}' is already bound"));
                }
                one.insert(index);
            }
            _ => return self.error(token, "invalid argument to 'type' directive"),
        }
        Ok(element)
    }

    fn reference(&mut self, token: Token<'r>, context: Context) -> Result<Element<'r>> {
        if context != Context::Custom {
            return self.error(token, "'ref' is only valid within a `custom` directive");
        }
        self.open()?;
        let child = self.element(Context::Ref)?;
        self.close()?;
        Ok(Element::Directive(Directive::Ref(Box::new(child))))
    }

    fn qualified(&mut self, token: Token<'r>, context: Context) -> Result<Element<'r>> {
        self.open()?;
        let mut child = self.element(context)?;
        match &mut child {
            Element::Variable(Variable::Attribute(_), flags)
            | Element::Directive(Directive::Type(_, flags)) => flags.qualified = true,
            _ => {
                return self.error(
                    token,
                    "'qualified' directive expects an attribute or a `type` directive",
                );
            }
        }
        self.close()?;
        Ok(child)
    }

    fn oilist(&mut self, token: Token<'r>, context: Context) -> Result<Element<'r>> {
        if context != Context::TopLevel {
            return self.error(token, "'oilist' is only valid as a top-level directive");
        }
        self.expect(Kind::LParen, "expected '(' before oilist argument list")?;
        let mut clauses = Vec::new();
        loop {
            let at = self.token;
            let not_literal = format!("expected literal, but got '{}'", at.spelling());
            if at.kind != Kind::Literal {
                return self.error(at, not_literal);
            }
            let Element::Literal(literal) = self.element(Context::TopLevel)? else {
                return self.error(at, not_literal);
            };
            let mut elements = Vec::new();
            while !matches!(self.token.kind, Kind::Pipe | Kind::RParen) {
                let at = self.token;
                let element = self.element(Context::TopLevel)?;
                self.check_clause_element(&element, at)?;
                elements.push(element);
            }
            clauses.push(Clause { literal, elements });
            if !self.accept(Kind::Pipe)? {
                break;
            }
        }
        self.expect(Kind::RParen, "expected ')' after oilist argument list")?;
        Ok(Element::Directive(Directive::OiList(clauses)))
    }

    /// Whether an operation may go without the attribute.
    fn can_be_left_out(&self, attribute: usize) -> bool {
        let constraint = &self.op.attributes[attribute].constraint;
        constraint.optional || constraint.default.is_some()
    }

    fn check_clause_element(&self, element: &Element<'r>, at: Token<'_>) -> Result<()> {
        let Element::Variable(variable, _) = element else { return Ok(()) };
        let problem = match *variable {
            Variable::Operand(index) => (!self.op.operands[index].is_variable()).then_some(
                "only variable length operands can be used within an oilist parsing group",
            ),
            Variable::Attribute(index) => (!self.can_be_left_out(index))
                .then_some("only optional attributes can be used in an oilist parsing group"),
            Variable::Property(index) => self.op.properties[index].default.is_none().then_some(
                "only default-valued or optional properties can be used in an olist parsing group",
            ),
            Variable::Region(_) => None,
            Variable::Successor(_) | Variable::Result(_) => {
                Some("only literals, types, and variables can be used within an oilist group")
            }
        };
        problem.map_or(Ok(()), |problem| self.error(at, problem))
    }

    fn group(&mut self) -> Result<Element<'r>> {
        let open = self.advance()?;
        let mut anchor = None;
        let (then, then_at) = self.branch(&mut anchor, false)?;
        let (mut otherwise, mut otherwise_at) = (Vec::new(), Vec::new());
        if self.accept(Kind::Colon)? {
            self.expect(Kind::LParen, "expected '(' to start else branch of optional group")?;
            (otherwise, otherwise_at) = self.branch(&mut anchor, true)?;
        }
        self.expect(Kind::Question, "expected '?' after optional group")?;
        let Some((anchor, anchor_in_else)) = anchor else {
            return self.error(open, "optional group has no anchor element");
        };
        for (elements, places, is_else) in
            [(&then, then_at, false), (&otherwise, otherwise_at, true)]
        {
            for (index, (element, at)) in elements.iter().zip(places).enumerate() {
                let is_anchor = index == anchor && is_else == anchor_in_else;
                self.check_group_element(element, at, is_anchor)?;
            }
        }
        let group = Group { then, otherwise, anchor, anchor_in_else };
        self.check_first(&group, open)?;
        Ok(Element::Optional(group))
    }

    /// One side of an optional group, up to and with its closing parenthesis: elements and their places.
    fn branch(
        &mut self,
        anchor: &mut Option<(usize, bool)>,
        is_else: bool,
    ) -> Result<(Vec<Element<'r>>, Vec<Token<'r>>)> {
        let (mut elements, mut places) = (Vec::new(), Vec::new());
        loop {
            let at = self.token;
            let element = self.element(Context::TopLevel)?;
            if self.accept(Kind::Caret)? && anchor.replace((elements.len(), is_else)).is_some() {
                return self.error(
                    self.token,
                    "only one element can be marked as the anchor of an optional group",
                );
            }
            elements.push(element);
            places.push(at);
            if self.accept(Kind::RParen)? {
                return Ok((elements, places));
            }
        }
    }

    fn check_group_element(
        &self,
        element: &Element<'r>,
        at: Token<'_>,
        is_anchor: bool,
    ) -> Result<()> {
        match element {
            Element::Variable(Variable::Attribute(index), _) => {
                if is_anchor && !self.can_be_left_out(*index) {
                    return self.error(
                        at,
                        "only optional or default-valued attributes can be used to anchor an optional group",
                    );
                }
            }
            Element::Variable(Variable::Property(index), _) => {
                let property = &self.op.properties[*index];
                if is_anchor && (property.default.is_none() || !property.is_optionally_parsed()) {
                    return self.error(
                        at,
                        "only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group",
                    );
                }
            }
            Element::Variable(Variable::Operand(index), _) => {
                if !self.op.operands[*index].is_variable() {
                    return self.error(
                        at,
                        "only variable length operands can be used within an optional group",
                    );
                }
            }
            Element::Variable(Variable::Result(index), _) => {
                if !self.op.results[*index].is_variable() {
                    return self.error(
                        at,
                        "only variable length results can be used within an optional group",
                    );
                }
            }
            Element::Variable(Variable::Successor(_), _) => {
                return self.error(
                    at,
                    "only literals, types, and variables can be used within an optional group",
                );
            }
            Element::Variable(..) => {}
            Element::Directive(Directive::Custom { args, .. }) => {
                if !is_anchor {
                    return Ok(());
                }
                for arg in args.iter().filter(|arg| !is_reference(arg)) {
                    self.check_group_element(arg, at, true)?;
                }
                // Upstream generates a condition without an operand here, which no C++ compiler accepts.
                if args.iter().all(is_reference) {
                    return self.error(
                        at,
                        "`custom` directive with no bound parameters cannot be used as optional group anchor",
                    );
                }
            }
            Element::Directive(Directive::Type(of, _)) => {
                return self.check_group_element(of, at, is_anchor);
            }
            Element::Directive(Directive::FunctionalType(inputs, results)) => {
                self.check_group_element(inputs, at, is_anchor)?;
                return self.check_group_element(results, at, is_anchor);
            }
            Element::Literal(_) | Element::Space(_) | Element::Optional(_) => {
                if is_anchor {
                    return self.error(
                        at,
                        "only variables and types can be used to anchor an optional group",
                    );
                }
            }
            Element::Directive(_) => {
                return self.error(
                    at,
                    "only literals, types, and variables can be used within an optional group",
                );
            }
        }
        Ok(())
    }

    /// The parser has to see at once whether the group is there.
    fn check_first(&self, group: &Group<'r>, open: Token<'_>) -> Result<()> {
        let side = &group.then;
        let first = side.iter().find(|element| !matches!(element, Element::Space(_)));
        let ok = match first {
            Some(Element::Literal(_) | Element::Directive(Directive::Custom { .. })) => true,
            Some(Element::Variable(variable, _)) => match *variable {
                Variable::Operand(_) | Variable::Region(_) | Variable::Successor(_) => true,
                Variable::Attribute(index) => self.can_be_left_out(index),
                Variable::Property(index) => self.op.properties[index].is_optionally_parsed(),
                Variable::Result(_) => false,
            },
            _ => false,
        };
        if ok {
            return Ok(());
        }
        self.error(
            open,
            "first parsable element of an optional group must be a literal, variable, or custom directive",
        )
    }
}

fn is_reference(element: &Element<'_>) -> bool {
    matches!(element, Element::Directive(Directive::Ref(_)))
}

/// Why `text` cannot be a literal.
pub(super) fn literal_problem(text: &str) -> Option<&'static str> {
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
