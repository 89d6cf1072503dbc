//! Optional groups.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::Emitter;
use super::custom::CustomCall;
use crate::emit::assembly::{elided_unit, local, punctuation, variable_name};
use crate::emit::op;
use crate::format::{Directive, Element, Group, Variable};

impl<'r> Emitter<'_, '_, '_, 'r> {
    /// Statements that parse an optional group: whether it is there shows in what is parsed first.
    pub(super) fn group(&mut self, group: &Group<Element<'r>>) -> TokenStream {
        let unit = elided_unit(self.op, group);
        let set_unit = unit.map(|variable| self.set_unit(variable));
        let (in_then, in_else) =
            if group.anchor_in_else { (None, set_unit) } else { (set_unit, None) };
        let first = group.first_parsed();
        let rest = group.then.get(first + 1..).unwrap_or_default();
        let rest = self.statements(rest, unit, true);
        let otherwise = self.statements(&group.otherwise, unit, true);
        let otherwise = quote!(#in_else #otherwise);
        let Some(element) = group.then.get(first) else { return quote!() };
        let body = quote!(#in_then #rest);
        match element {
            Element::Literal(literal) => {
                let parse = optional_literal(literal);
                branch(&quote!(#parse), &body, &otherwise)
            }
            Element::Variable(variable, _) => self.first_variable(*variable, &body, &otherwise),
            Element::Directive(Directive::Custom { name, args }) => {
                let CustomCall { before, call, values, assign, after, .. } =
                    self.custom(name, args, true);
                let found = quote!(#assign #after #body);
                let test = branch(&quote!(let Some(#values) = #call), &found, &otherwise);
                quote!(#before #test)
            }
            Element::Directive(_) | Element::Space(_) | Element::Optional(_) => quote!(),
        }
    }

    fn first_variable(
        &mut self,
        variable: Variable,
        body: &TokenStream,
        otherwise: &TokenStream,
    ) -> TokenStream {
        let name = local(&variable_name(self.op, variable));
        let is_eager = self.eager().contains(&variable);
        let declare = if is_eager { quote!(let) } else { quote!() };
        match variable {
            Variable::Operand(_) => {
                let parse = self.variable(variable, true);
                let test = branch(&quote!(!#name.is_empty()), body, otherwise);
                quote!(#declare #parse #test)
            }
            Variable::Attribute(index) => {
                let word = op::attribute_word(self.op, index);
                let value = self.attribute_value(index, true);
                branch(
                    &quote!(let Some(attr) = #value?),
                    &quote!(st.set_property(#word, attr); #body),
                    otherwise,
                )
            }
            Variable::Property(index) => {
                let (kind, word) = (self.kind(index), op::property_word(self.op, index));
                let test = quote!(p.parse_optional_property::<#kind>(#word, st)?);
                branch(&test, body, otherwise)
            }
            Variable::Region(index) => {
                if self.op.regions[index].constraint.variadic {
                    let test = branch(&quote!(!#name.is_empty()), body, otherwise);
                    let complete = self.complete_regions(&name);
                    return quote!(#declare #name = p.parse_regions()?; #complete #test);
                }
                if is_eager {
                    let is_there = format_ident!("{name}_is_there");
                    let complete = self.complete_region(&name);
                    let test = branch(&quote!(#is_there), &quote!(#complete #body), otherwise);
                    return quote!(let (#name, #is_there) = p.parse_first_region()?; #test);
                }
                let complete = self.complete_optional_region(&name);
                let test = branch(&quote!(#name.is_some()), &quote!(#complete #body), otherwise);
                quote!(#name = Some(p.parse_first_region()?).filter(|found| found.1).map(|found| found.0); #test)
            }
            Variable::Successor(index) => {
                if self.op.successors[index].constraint.variadic {
                    let test = branch(&quote!(!#name.is_empty()), body, otherwise);
                    return quote!(#declare #name = p.parse_successors()?; #test);
                }
                let test = branch(&quote!(#name.is_some()), body, otherwise);
                quote!(#declare #name = p.parse_optional_successor()?; #test)
            }
            Variable::Result(_) => quote!(),
        }
    }
}

pub(super) fn optional_literal(literal: &str) -> TokenStream {
    match punctuation(literal) {
        Some(word) => {
            let parse = format_ident!("parse_optional_{word}");
            quote!(p.#parse()?)
        }
        None => quote!(p.parse_optional_keyword(#literal)?),
    }
}

fn branch(condition: &TokenStream, then: &TokenStream, otherwise: &TokenStream) -> TokenStream {
    if otherwise.is_empty() {
        quote!(if #condition { #then })
    } else {
        quote!(if #condition { #then } else { #otherwise })
    }
}
