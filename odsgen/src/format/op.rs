//! Parsing of operation formats.

mod groups;

use std::collections::BTreeSet;

use super::lexer::{Kind, Token};
use super::parser::{Common, Context, Language, Parser, Result};
use super::{Clause, Directive, Element, Flags, Group, Variable};
use crate::fragment::Fragment;
use crate::model::Op;

/// Elements and the variables that they bind.
#[derive(Debug)]
pub(super) struct Parsed<'r> {
    pub(super) elements: Vec<Element<'r>>,
    pub(super) seen: Seen,
}

/// The variables and directives in a format.
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
    pub(super) custom: bool,
}

/// The format of an operation, with the state of parsing.
#[derive(Debug)]
struct OpFormat<'a, 'r> {
    op: &'a Op<'r>,
    seen: Seen,
}

type OpParser<'a, 'r> = Parser<'r, OpFormat<'a, 'r>>;

/// Parses the format `text` of `op`.
pub(super) fn parse<'r>(op: &Op<'r>, text: Fragment<'r>) -> Result<Parsed<'r>> {
    let mut parser = Parser::new(OpFormat { op, seen: Seen::default() }, text);
    let elements = parser.elements()?;
    Ok(Parsed { elements, seen: parser.of.seen })
}

impl<'r> From<Common<'r>> for Element<'r> {
    fn from(common: Common<'r>) -> Self {
        match common {
            Common::Literal(text) => Self::Literal(text),
            Common::Space(space) => Self::Space(space),
            Common::Code(code) => Self::Directive(Directive::Code(code)),
        }
    }
}

impl<'r> Language<'r> for OpParser<'_, 'r> {
    type Element = Element<'r>;

    fn variable(&mut self, token: Token<'r>, context: Context) -> Result<Element<'r>> {
        let name = token.text;
        let op = self.of.op;
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
            let text = "expected variable to refer to an argument, region, result, or successor";
            return self.unknown(token, text, op.variables());
        };
        self.bind(variable, token, context)?;
        Ok(Element::Variable(variable, Flags::default()))
    }

    fn directive(&mut self, token: Token<'r>, context: Context) -> Result<Element<'r>> {
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
                if self.of.seen.prop_dict {
                    return self.error(token, "'prop-dict' directive has already been seen");
                }
                self.of.seen.prop_dict = true;
                Directive::PropDict
            }
            "custom" => {
                let (name, args) = self.custom(token, context)?;
                self.of.seen.custom = true;
                Directive::Custom { name, args }
            }
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
            _ => return self.error(token, "unsupported directive kind"),
        };
        Ok(Element::Directive(directive))
    }

    fn argument_problem(element: &Element<'r>) -> Option<&'static str> {
        match element {
            Element::Directive(Directive::Type(of, _))
                if !matches!(**of, Element::Variable(..)) =>
            {
                Some("type directives within a custom directive may only refer to variables")
            }
            Element::Variable(..)
            | Element::Directive(
                Directive::Type(..)
                | Directive::Ref(_)
                | Directive::Code(_)
                | Directive::AttrDict { .. }
                | Directive::PropDict
                | Directive::Regions
                | Directive::Successors,
            ) => None,
            _ => Some("only variables and types may be used as parameters to a custom directive"),
        }
    }

    fn grouped(
        &self,
        open: Token<'r>,
        group: Group<(Element<'r>, Token<'r>)>,
    ) -> Result<Element<'r>> {
        self.check_group(open, &group)?;
        Ok(Element::Optional(
            group.map(|side| side.into_iter().map(|(element, _)| element).collect()),
        ))
    }
}

impl<'r> OpParser<'_, 'r> {
    /// Records `variable` as bound, if it is allowed in `context`.
    fn bind(&mut self, variable: Variable, token: Token<'_>, context: Context) -> Result<()> {
        // The kind of the variable, and whether a directive binds all of this kind.
        let (what, together) = match variable {
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
            // The enclosing directive records the types of operands and results.
            Variable::Operand(_) | Variable::Result(_) if context == Context::Type => return Ok(()),
            Variable::Attribute(_) => ("attribute", false),
            Variable::Property(_) => ("property", false),
            Variable::Operand(_) => ("operand", self.of.seen.all_operands),
            Variable::Region(_) => ("region", self.of.seen.all_regions),
            Variable::Successor(_) => ("successor", self.of.seen.all_successors),
            Variable::Result(_) => ("result", false),
        };
        let name = token.text;
        let bound = self.of.seen.variables.contains(&variable);
        if context == Context::Ref {
            if !bound {
                let text = format!("{what} '{name}' must be bound before it is referenced");
                return self.error(token, text);
            }
        } else if bound || together {
            return self.error(token, format!("{what} '{name}' is already bound"));
        } else {
            self.of.seen.variables.insert(variable);
        }
        Ok(())
    }

    fn attr_dict(&mut self, token: Token<'_>, context: Context) -> Result<()> {
        if context == Context::Type {
            return self
                .error(token, "'attr-dict' directive can only be used as a top-level directive");
        }
        if context == Context::Ref {
            if self.of.seen.attr_dict {
                return Ok(());
            }
            return self.error(
                token,
                "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive",
            );
        }
        if self.of.seen.attr_dict {
            return self.error(token, "'attr-dict' directive has already been seen");
        }
        self.of.seen.attr_dict = true;
        Ok(())
    }

    fn operands(&mut self, token: Token<'_>, context: Context) -> Result<()> {
        match context {
            Context::Ref if self.of.seen.all_operands => Ok(()),
            Context::Ref => self
                .error(token, "'ref' of 'operands' is not bound by a prior 'operands' directive"),
            Context::TopLevel | Context::Custom => {
                let any = self.of.seen.variables.iter().any(|v| matches!(v, Variable::Operand(_)));
                if self.of.seen.all_operands || any {
                    return self.error(token, "'operands' directive creates overlap in format");
                }
                self.of.seen.all_operands = true;
                if context == Context::Custom {
                    return self.error(
                        token,
                        "only variables and types may be used as parameters to a custom directive",
                    );
                }
                Ok(())
            }
            Context::Type | Context::Struct => Ok(()),
        }
    }

    /// Parses `regions` and `successors`.
    fn whole(
        &mut self,
        token: Token<'_>,
        context: Context,
        name: &str,
        is_one: impl Fn(&Variable) -> bool,
    ) -> Result<()> {
        let any = self.of.seen.variables.iter().any(is_one);
        let all = if name == "regions" {
            &mut self.of.seen.all_regions
        } else {
            &mut self.of.seen.all_successors
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
                let bound = self.of.seen.all_operand_types;
                if is_ref && !bound {
                    return self.error(
                        token,
                        "'ref' of 'type(operands)' is not bound by a prior 'type' directive",
                    );
                }
                if !is_ref && (bound || !self.of.seen.operand_types.is_empty()) {
                    return self.error(token, "'operands' 'type' is already bound");
                }
                self.of.seen.all_operand_types = true;
            }
            Element::Directive(Directive::Results) => {
                let bound = self.of.seen.all_result_types;
                if is_ref && !bound {
                    return self.error(
                        token,
                        "'ref' of 'type(results)' is not bound by a prior 'type' directive",
                    );
                }
                if !is_ref && (bound || !self.of.seen.result_types.is_empty()) {
                    return self.error(token, "'results' 'type' is already bound");
                }
                self.of.seen.all_result_types = true;
            }
            &Element::Variable(
                variable @ (Variable::Operand(index) | Variable::Result(index)),
                _,
            ) => {
                let is_operand = matches!(variable, Variable::Operand(_));
                let (all, one) = if is_operand {
                    (self.of.seen.all_operand_types, &mut self.of.seen.operand_types)
                } else {
                    (self.of.seen.all_result_types, &mut self.of.seen.result_types)
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
                let element = self.element(Context::TopLevel)?;
                self.check_clause_element(&element, token)?;
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
}
