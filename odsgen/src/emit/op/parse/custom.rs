//! Calls of custom directives.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::super::ident;
use super::super::key_const;
use super::Parser;
use crate::fragment::Placeholders;
use crate::plan::assembly::{Argument, CustomArg, CustomStep};

/// A call of a custom directive.
pub(super) struct CustomCall {
    /// Statements before the call.
    pub(super) before: TokenStream,
    /// The call.
    pub(super) call: TokenStream,
    /// Declares variables for the results.
    pub(super) names: TokenStream,
    /// The pattern for the returned values in a group.
    pub(super) values: TokenStream,
    /// In a group: assigns the returned values to the variables that are declared before the group.
    pub(super) assign: TokenStream,
    /// Sets attributes and properties.
    pub(super) after: TokenStream,
}

/// The target of a result of a directive in a group.
enum Output {
    /// A variable of the group, for an attribute or property.
    Fresh,
    /// A variable that is declared before the group.
    Declared,
    /// An optional variable that is declared before the group.
    Optional,
}

impl<'r> Parser<'_, 'r> {
    /// The statements of a required directive.
    pub(super) fn custom_statement(&self, step: &CustomStep, in_group: bool) -> TokenStream {
        let CustomCall { before, call, names, values, assign, after } = self.custom(step, "parse");
        if in_group {
            quote!(#before let #values = #call; #assign #after)
        } else {
            quote!(#before let #names = #call; #after)
        }
    }

    /// The call of a directive's function and the use of its results.
    pub(super) fn custom(&self, step: &CustomStep, function: &str) -> CustomCall {
        let shares_attrs = step.shares_attrs();
        let mut inputs = Vec::new();
        let mut outputs: Vec<(Ident, Output)> = Vec::new();
        let (mut before, mut after) = (TokenStream::new(), TokenStream::new());
        for arg in &step.args {
            match arg {
                CustomArg::Bound(argument) => {
                    outputs.extend(self.output(argument));
                    after.extend(self.stored(argument));
                }
                CustomArg::Ref(argument) => {
                    before.extend(self.made_region(argument));
                    inputs.push(self.reference(argument, shares_attrs));
                }
                CustomArg::Code(code) => {
                    let ctx = [("_builder", quote!(p.ctx())), ("_ctxt", quote!(p.ctx()))];
                    inputs.push(code.tokens(&Placeholders::new(ctx)));
                }
                CustomArg::AttrDict if shares_attrs => inputs.push(quote!(attrs)),
                CustomArg::AttrDict => inputs.push(quote!(&mut st.attrs)),
                CustomArg::PropDict => inputs.push(quote!(st)),
            }
        }
        let names = outputs.iter().map(|(name, _)| name);
        let values: Vec<_> = (0..outputs.len()).map(|i| format_ident!("part_{i}")).collect();
        let assigns = outputs.iter().zip(&values).map(|((name, output), value)| match output {
            Output::Fresh => quote!(let #name = #value;),
            Output::Declared => quote!(#name = #value;),
            Output::Optional => quote!(#name = Some(#value);),
        });
        let (dialect, directive) = (ident(self.dialect_type), ident(step.trait_name.get()));
        let function = ident(function);
        let call = quote!(<#dialect as #directive>::#function(p, #(#inputs),*));
        let call = if shares_attrs { quote!(rt::with_attrs(st, |attrs, st| #call)) } else { call };
        CustomCall {
            before,
            call: quote!(#call?),
            names: quote!((#(#names,)*)),
            assign: quote!(#(#assigns)*),
            values: quote!((#(#values,)*)),
            after,
        }
    }

    /// The variable for a parsed argument.
    fn output(&self, argument: &Argument) -> Option<(Ident, Output)> {
        let optional = |is_list: bool| if is_list { Output::Declared } else { Output::Optional };
        let (name, output) = match argument {
            Argument::Operand(index) => (&self.slots.operands[*index].local, Output::Declared),
            Argument::Attribute(index) => (&self.slots.attributes[*index].local, Output::Fresh),
            Argument::Property(index) => (&self.slots.properties[*index].local, Output::Fresh),
            Argument::Region(index, _) => {
                let region = &self.slots.regions[*index];
                (&region.local, optional(region.variadic))
            }
            Argument::Successor(index) => {
                let successor = &self.slots.successors[*index];
                (&successor.local, optional(successor.variadic))
            }
            Argument::Type(step) => return Some((ident(step.local()), Output::Declared)),
            Argument::AllRegions => return Some((ident("regions"), Output::Declared)),
            Argument::AllSuccessors => return Some((ident("successors"), Output::Declared)),
            Argument::AttrDict | Argument::Unit => return None,
        };
        Some((ident(name), output))
    }

    /// The statement that sets an attribute or property to the parsed value.
    fn stored(&self, argument: &Argument) -> Option<TokenStream> {
        match argument {
            Argument::Attribute(index) => {
                let attr = &self.slots.attributes[*index];
                let (word, name) = (key_const(self.slots, attr.word), ident(&attr.local));
                Some(if attr.optional {
                    quote!(st.set_optional_property(#word, #name);)
                } else {
                    quote!(st.set_property(#word, #name);)
                })
            }
            Argument::Property(index) => {
                let property = &self.slots.properties[*index];
                let (word, name) = (key_const(self.slots, property.word), ident(&property.local));
                let kind = ident(&property.kind);
                Some(quote!(st.set_property_storage::<#kind>(p.ctx(), #word, #name);))
            }
            _ => None,
        }
    }

    /// Creates an empty region for a reference to a region of an absent group.
    fn made_region(&self, argument: &Argument) -> Option<TokenStream> {
        let Argument::Region(index, true) = argument else { return None };
        let region = &self.slots.regions[*index];
        let (name, region) = (ident(&region.local), ident(&region.made_local));
        Some(quote!(let #region = *#name.get_or_insert_with(|| p.new_region());))
    }

    /// The argument of a directive for a reference. If `shares_attrs`, the attribute dictionary is a variable.
    fn reference(&self, argument: &Argument, shares_attrs: bool) -> TokenStream {
        let name = match argument {
            Argument::Property(index) => {
                let property = &self.slots.properties[*index];
                let (kind, word) = (ident(&property.kind), key_const(self.slots, property.word));
                return quote!(p.property::<#kind>(#word, st));
            }
            Argument::Attribute(index) => {
                let attr = &self.slots.attributes[*index];
                let word = key_const(self.slots, attr.word);
                return if attr.is_any() {
                    quote!(st.property(#word))
                } else {
                    quote!(p.property_as(st, #word))
                };
            }
            Argument::AttrDict if shares_attrs => return quote!(&*attrs),
            Argument::AttrDict => return quote!(&st.attrs),
            Argument::Region(index, true) => {
                let region = ident(&self.slots.regions[*index].made_local);
                return quote!(&#region);
            }
            Argument::Operand(index) => &self.slots.operands[*index].local,
            Argument::Region(index, false) => &self.slots.regions[*index].local,
            Argument::Successor(index) => &self.slots.successors[*index].local,
            Argument::Type(step) => step.local(),
            Argument::AllRegions | Argument::AllSuccessors | Argument::Unit => return quote!(()),
        };
        let name = ident(name);
        quote!(&#name)
    }
}
