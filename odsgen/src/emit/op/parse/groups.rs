//! Optional groups and clauses.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::super::text::optional_literal;
use super::super::super::{branch, ident};
use super::super::key_const;
use super::Parser;
use super::custom::CustomCall;
use crate::plan::assembly::{AttributeStep, ClauseStep, GroupStep, Step};
use crate::plan::attribute::{AttrText, Storage};

impl<'r> Parser<'_, 'r> {
    /// Statements that parse an optional group. The group is present if its first step is.
    pub(super) fn group(&self, group: &GroupStep<'r>) -> TokenStream {
        let Some(first) = group.then.get(group.first) else { return quote!() };
        let unit = group.unit.map(|unit| self.set_unit(unit));
        let (in_then, in_else) = if group.anchor_in_else { (None, unit) } else { (unit, None) };
        let rest = self.steps(&group.then[group.first + 1..], true);
        let otherwise = self.steps(&group.otherwise, true);
        let (then, otherwise) = (quote!(#in_then #rest), quote!(#in_else #otherwise));
        let declare = if group.first_declares { quote!(let) } else { quote!() };
        match first {
            Step::Literal(literal) => branch(&optional_literal(literal), &then, &otherwise),
            Step::Custom(step) => {
                let CustomCall { before, call, values, assign, after, .. } =
                    self.custom(step, "parse_optional");
                let then = quote!(#assign #after #then);
                let test = branch(&quote!(let Some(#values) = #call), &then, &otherwise);
                quote!(#before #test)
            }
            Step::Operand(index) => {
                let name = ident(&self.slots.operands[*index].local);
                let parse = self.operand(*index, true);
                let test = branch(&quote!(!#name.is_empty()), &then, &otherwise);
                quote!(#declare #parse #test)
            }
            Step::Attribute(step) => {
                let value = self.attribute_value(step, true);
                self.if_attribute(step, &value, &then, &otherwise)
            }
            Step::Property(step) => {
                let property = &self.slots.properties[step.index];
                let (kind, word) = (ident(&property.kind), key_const(self.slots, property.word));
                let test = quote!(p.parse_optional_property::<#kind>(#word, st)?);
                branch(&test, &then, &otherwise)
            }
            Step::Region(index) => self.first_region(*index, group, &then, &otherwise),
            Step::Successor(index) => {
                let successor = &self.slots.successors[*index];
                let name = ident(&successor.local);
                if successor.variadic {
                    let test = branch(&quote!(!#name.is_empty()), &then, &otherwise);
                    return quote!(#declare #name = p.parse_successors()?; #test);
                }
                let test = branch(&quote!(#name.is_some()), &then, &otherwise);
                quote!(#declare #name = p.parse_optional_successor()?; #test)
            }
            _ => quote!(),
        }
    }

    /// Statements that parse an attribute that may be absent without its group.
    pub(super) fn lacking_attribute(&self, step: &AttributeStep) -> TokenStream {
        let attr = &self.slots.attributes[step.index];
        let value = match &attr.storage {
            Storage::Kind { elided, .. }
                if matches!(attr.text, AttrText::Stripped) && step.first_token.is_none() =>
            {
                quote!(p.parse_attr_if_present::<#elided>(None))
            }
            _ => self.attribute_value(step, true),
        };
        self.if_attribute(step, &value, &quote!(), &quote!())
    }

    /// Statements that parse an attribute by `value`, followed by `then` if it is present and by `otherwise` if not.
    fn if_attribute(
        &self,
        step: &AttributeStep,
        value: &TokenStream,
        then: &TokenStream,
        otherwise: &TokenStream,
    ) -> TokenStream {
        let word = key_const(self.slots, self.slots.attributes[step.index].word);
        branch(
            &quote!(let Some(attr) = #value?),
            &quote!(st.set_property(#word, attr); #then),
            otherwise,
        )
    }

    fn first_region(
        &self,
        index: usize,
        group: &GroupStep<'r>,
        then: &TokenStream,
        otherwise: &TokenStream,
    ) -> TokenStream {
        let region = &self.slots.regions[index];
        let name = ident(&region.local);
        if region.variadic {
            let declare = if group.first_declares { quote!(let) } else { quote!() };
            let test = branch(&quote!(!#name.is_empty()), then, otherwise);
            let complete = self.complete_regions(&name);
            return quote!(#declare #name = p.parse_regions()?; #complete #test);
        }
        if group.first_declares {
            let is_present = ident(&region.found_local);
            let complete = self.complete_region(&name);
            let test = branch(&quote!(#is_present), &quote!(#complete #then), otherwise);
            return quote!(let (#name, #is_present) = p.parse_first_region()?; #test);
        }
        let complete = self.complete_optional_region(&name);
        let test = branch(&quote!(#name.is_some()), &quote!(#complete #then), otherwise);
        quote!(#name = Some(p.parse_first_region()?).filter(|found| found.1).map(|found| found.0); #test)
    }

    /// Statements that parse clauses in any order, each at most once.
    pub(super) fn clauses(&self, clauses: &[ClauseStep<'r>]) -> TokenStream {
        let (mut arms, mut flags) = (TokenStream::new(), TokenStream::new());
        for (index, clause) in clauses.iter().enumerate() {
            let (literal, seen) = (clause.literal, format_ident!("seen_{index}"));
            let parse = optional_literal(literal);
            let body = match clause.unit {
                Some(unit) => self.set_unit(unit),
                None => self.steps(&clause.steps, true),
            };
            flags.extend(quote!(let mut #seen = false;));
            arms.extend(quote! {
                if #parse {
                    p.check_clause(&mut #seen, #literal)?;
                    #body
                    continue;
                }
            });
        }
        quote!(#flags loop { #arms break; })
    }
}
