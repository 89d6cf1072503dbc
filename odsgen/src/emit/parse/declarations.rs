//! What is known of a format before its parser is written: what stands before the statements that parse.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::super::assembly::{local, variable_name, walk};
use super::Emitter;
use crate::format::{Directive, Element, TypeOrigin, Variable};
use crate::model::Value;

impl<'r> Emitter<'_, '_, '_, 'r> {
    pub(super) fn find_needed_attributes(&mut self) {
        for origin in self.format.operand_types.iter().chain(&self.format.result_types) {
            if let TypeOrigin::Same { of: Variable::Attribute(index), .. } = origin {
                self.needed.push(*index);
            }
        }
    }

    /// Notes how types are parsed: one by one, or as a list.
    pub(super) fn find_lists(&mut self) {
        let mut lists = BTreeMap::new();
        walk(&self.format.elements, false, &mut |element, _| {
            let mut note = |inner: &Element<'_>, is_list: bool| {
                if let Element::Variable(variable, _) = inner {
                    let variable_length = self.value(*variable).is_some_and(Value::is_variable);
                    lists.insert(*variable, is_list || variable_length);
                }
            };
            match element {
                Element::Directive(Directive::Type(inner, _)) => note(inner, false),
                Element::Directive(Directive::FunctionalType(inputs, results)) => {
                    note(inputs, true);
                    note(results, true);
                }
                _ => {}
            }
        });
        self.lists = lists;
    }

    /// Variables that are bound inside optional groups, with what they are when the group is absent.
    pub(super) fn declarations(&self) -> Vec<TokenStream> {
        let mut names: BTreeMap<String, TokenStream> = BTreeMap::new();
        let op = self.op;
        let eager = self.eager();
        walk(&self.format.elements, false, &mut |element, in_group| {
            let is_eager =
                matches!(element, Element::Variable(variable, _) if eager.contains(variable));
            if !in_group || is_eager {
                return;
            }
            match element {
                Element::Variable(variable, _) => match variable {
                    Variable::Operand(_) => {
                        names.insert(variable_name(op, *variable), quote!(rt::Operands::default()));
                    }
                    Variable::Region(index) => {
                        let default = if op.regions[*index].constraint.variadic {
                            quote!(Vec::new())
                        } else {
                            quote!(None)
                        };
                        names.insert(variable_name(op, *variable), default);
                    }
                    Variable::Successor(index) => {
                        let default = if op.successors[*index].constraint.variadic {
                            quote!(Vec::new())
                        } else {
                            quote!(None)
                        };
                        names.insert(variable_name(op, *variable), default);
                    }
                    _ => {}
                },
                Element::Directive(Directive::Type(inner, _)) => {
                    names.insert(self.types_name(inner).to_string(), quote!(rt::Types::default()));
                }
                Element::Directive(Directive::FunctionalType(inputs, results)) => {
                    for inner in [inputs, results] {
                        let name = self.types_name(inner).to_string();
                        names.insert(name, quote!(rt::Types::default()));
                    }
                }
                _ => {}
            }
        });
        names
            .into_iter()
            .map(|(name, default)| {
                let name = local(&name);
                quote!(let mut #name = #default;)
            })
            .collect()
    }

    /// Variables that are parsed whether their group is there or not, because they tell that it is.
    pub(super) fn eager(&self) -> Vec<Variable> {
        self.format
            .elements
            .iter()
            .filter_map(|element| match element {
                Element::Optional(group) => match group.then.get(group.first_parsed()) {
                    Some(Element::Variable(variable, _)) => Some(*variable),
                    _ => None,
                },
                _ => None,
            })
            .collect()
    }
}
