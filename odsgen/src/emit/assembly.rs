//! The declarative text form: what its parser and its printer share.

use proc_macro2::{Ident, TokenStream};
use quote::format_ident;

use super::op::Context;
use super::{ident, parse, print};
use crate::format::{Directive, Element, Format, Group, Variable};
use crate::model::{Op, Result, Value, snake};

/// The format of an operation that has one.
pub(super) fn format<'r>(op: &Op<'r>) -> Result<Option<Format<'r>>> {
    op.format.map(|text| Format::new(op, text)).transpose()
}

/// `parse_assembly` and `print_assembly`.
pub(super) fn members<'r>(
    op: &Op<'r>,
    format: &Format<'r>,
    context: &mut Context<'_, '_, 'r>,
) -> Vec<TokenStream> {
    vec![parse::function(op, format, context), print::function(op, format, context)]
}

/// The name of a local variable; names that the functions use themselves are kept apart.
pub(super) fn local(name: &str) -> Ident {
    match name {
        "p" | "st" | "self" => format_ident!("{name}_"),
        _ => ident(name),
    }
}

/// The local variable of an operand or result.
pub(super) fn value_name(value: &Value<'_>, what: &str, index: usize) -> String {
    value.rust_name().map_or_else(|| format!("{what}_{index}"), str::to_owned)
}

/// The local variable of a variable's type or, as `_types`, types.
pub(super) fn type_name(name: &str, suffix: &str) -> String {
    format!("{}{suffix}", name.trim_end_matches('_'))
}

/// The local variable of any variable.
pub(super) fn variable_name(op: &Op<'_>, variable: Variable) -> String {
    match variable {
        Variable::Operand(index) => value_name(&op.operands[index], "operand", index),
        Variable::Result(index) => value_name(&op.results[index], "result", index),
        Variable::Attribute(index) => snake(op.attributes[index].name),
        Variable::Property(index) => snake(op.properties[index].name),
        Variable::Region(index) => {
            op.regions[index].name.map_or_else(|| format!("region_{index}"), snake)
        }
        Variable::Successor(index) => {
            op.successors[index].name.map_or_else(|| format!("successor_{index}"), snake)
        }
    }
}

/// The variable that the group stands for and does not spell: a unit attribute or property that is the anchor, and not
/// the element by which the parser sees that the group is there.
pub(super) fn elided_unit(op: &Op<'_>, group: &Group<Element<'_>>) -> Option<Variable> {
    let Some(&Element::Variable(variable, _)) = group.anchor() else { return None };
    let anchor = Element::Variable(variable, Default::default());
    let is_first = |elements: &[Element<'_>]| elements.first() == Some(&anchor);
    let elided = is_unit(op, variable) && !is_first(&group.then) && !is_first(&group.otherwise);
    elided.then_some(variable)
}

/// Whether the variable is an attribute or property that is there or not, and nothing more.
pub(super) fn is_unit(op: &Op<'_>, variable: Variable) -> bool {
    match variable {
        Variable::Attribute(index) => op.attributes[index].constraint.is_unit(),
        Variable::Property(index) => op.properties[index].is_unit(),
        _ => false,
    }
}

/// Calls `visit` with every element, those in groups and directives as well, and whether it is in a group.
pub(super) fn walk<'e, 'r>(
    elements: &'e [Element<'r>],
    in_group: bool,
    visit: &mut impl FnMut(&'e Element<'r>, bool),
) {
    for element in elements {
        visit(element, in_group);
        match element {
            Element::Optional(group) => {
                walk(&group.then, true, visit);
                walk(&group.otherwise, true, visit);
            }
            Element::Directive(directive) => match directive {
                Directive::Type(inner, _) => walk(std::slice::from_ref(inner), in_group, visit),
                Directive::FunctionalType(inputs, results) => {
                    walk(std::slice::from_ref(inputs), in_group, visit);
                    walk(std::slice::from_ref(results), in_group, visit);
                }
                Directive::Custom { args, .. } => walk(args, in_group, visit),
                Directive::OiList(clauses) => {
                    for clause in clauses {
                        walk(&clause.elements, true, visit);
                    }
                }
                _ => {}
            },
            Element::Literal(_) | Element::Space(_) | Element::Variable(..) => {}
        }
    }
}

/// The runtime's word for a punctuation literal; nothing for a keyword.
pub(super) fn punctuation(literal: &str) -> Option<&'static str> {
    Some(match literal {
        "->" => "arrow",
        ":" => "colon",
        "," => "comma",
        "=" => "equal",
        "<" => "less",
        ">" => "greater",
        "{" => "l_brace",
        "}" => "r_brace",
        "(" => "l_paren",
        ")" => "r_paren",
        "[" => "l_square",
        "]" => "r_square",
        "?" => "question",
        "+" => "plus",
        "-" => "minus",
        "*" => "star",
        "..." => "ellipsis",
        _ => return None,
    })
}
