//! Checks of optional groups and `oilist` clauses.

use super::super::lexer::Token;
use super::super::parser::Result;
use super::super::{Directive, Element, Group, Variable};
use super::OpParser;

impl<'r> OpParser<'_, 'r> {
    /// Checks a group of elements with their positions; `open` is its parenthesis.
    pub(super) fn check_group(
        &self,
        open: Token<'_>,
        group: &Group<(Element<'r>, Token<'r>)>,
    ) -> Result<()> {
        for (elements, is_else) in [(&group.then, false), (&group.otherwise, true)] {
            for (index, (element, _)) in elements.iter().enumerate() {
                let is_anchor = index == group.anchor && is_else == group.anchor_in_else;
                self.check_group_element(element, open, is_anchor)?;
            }
        }
        self.check_first(open, &group.then)
    }

    pub(super) fn check_clause_element(&self, element: &Element<'r>, at: Token<'_>) -> Result<()> {
        let Element::Variable(variable, _) = element else { return Ok(()) };
        let problem = match *variable {
            Variable::Operand(index) => (!self.of.op.operands[index].is_variable()).then_some(
                "only variable length operands can be used within an oilist parsing group",
            ),
            Variable::Attribute(index) => {
                (!self.of.op.attributes[index].constraint.can_be_omitted())
                    .then_some("only optional attributes can be used in an oilist parsing group")
            }
            Variable::Property(index) => self.of.op.properties[index].default.is_none().then_some(
                "only default-valued or optional properties can be used in an olist parsing group",
            ),
            Variable::Region(_) => None,
            Variable::Successor(_) | Variable::Result(_) => {
                Some("only literals, types, and variables can be used within an oilist group")
            }
        };
        problem.map_or(Ok(()), |problem| self.error(at, problem))
    }

    fn check_group_element(
        &self,
        element: &Element<'r>,
        at: Token<'_>,
        is_anchor: bool,
    ) -> Result<()> {
        const ELEMENTS: &str =
            "only literals, types, and variables can be used within an optional group";
        let op = self.of.op;
        let problem = match element {
            Element::Variable(Variable::Attribute(index), _) => {
                let is_valid = !is_anchor || op.attributes[*index].constraint.can_be_omitted();
                (!is_valid).then_some(
                    "only optional or default-valued attributes can be used to anchor an optional group",
                )
            }
            Element::Variable(Variable::Property(index), _) => {
                let property = &op.properties[*index];
                let can_anchor = property.default.is_some() && property.is_optionally_parsed();
                (is_anchor && !can_anchor).then_some(
                    "only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group",
                )
            }
            Element::Variable(Variable::Operand(index), _) => (!op.operands[*index].is_variable())
                .then_some("only variable length operands can be used within an optional group"),
            Element::Variable(Variable::Result(index), _) => (!op.results[*index].is_variable())
                .then_some("only variable length results can be used within an optional group"),
            Element::Variable(Variable::Successor(_), _) => Some(ELEMENTS),
            Element::Variable(..) => None,
            Element::Directive(Directive::Custom { .. }) if !is_anchor => None,
            Element::Directive(Directive::Custom { args, .. }) => {
                for arg in args.iter().filter(|arg| !is_reference(arg)) {
                    self.check_group_element(arg, at, true)?;
                }
                // Here, upstream generates an empty C++ condition, which does not compile.
                args.iter().all(is_reference).then_some(
                    "`custom` directive with no bound parameters cannot be used as optional group anchor",
                )
            }
            Element::Directive(Directive::Type(of, _)) => {
                return self.check_group_element(of, at, is_anchor);
            }
            Element::Directive(Directive::FunctionalType(inputs, results)) => {
                self.check_group_element(inputs, at, is_anchor)?;
                return self.check_group_element(results, at, is_anchor);
            }
            Element::Literal(_) | Element::Space(_) | Element::Optional(_) => is_anchor
                .then_some("only variables and types can be used to anchor an optional group"),
            Element::Directive(_) => Some(ELEMENTS),
        };
        problem.map_or(Ok(()), |problem| self.error(at, problem))
    }

    /// Checks that the parser can determine from the first element whether the group is present.
    fn check_first(&self, open: Token<'_>, then: &[(Element<'r>, Token<'r>)]) -> Result<()> {
        let mut parsed = then.iter().filter(|(element, _)| !matches!(element, Element::Space(_)));
        let first = parsed.next().map(|(element, _)| element);
        let ok = match first {
            Some(Element::Literal(_) | Element::Directive(Directive::Custom { .. })) => true,
            Some(Element::Variable(variable, _)) => match *variable {
                Variable::Operand(_)
                | Variable::Region(_)
                | Variable::Successor(_)
                | Variable::Attribute(_) => true,
                Variable::Property(index) => self.of.op.properties[index].is_optionally_parsed(),
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
