//! Calls of custom directives.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::assembly::{local, variable_name};
use super::super::{custom, dialect, ident, op};
use super::Emitter;
use crate::format::{Directive, Element, Variable};

/// A call of a custom directive.
pub(super) struct CustomCall {
    /// Statements before it.
    pub(super) before: TokenStream,
    pub(super) call: TokenStream,
    /// Declares what it returns.
    pub(super) names: TokenStream,
    /// In a group: holds what it returns,
    pub(super) values: TokenStream,
    /// which is then assigned to what was declared before the group.
    pub(super) assign: TokenStream,
    /// What is done with attributes and properties.
    pub(super) after: TokenStream,
}

/// What a directive in a group returns.
enum Output {
    /// An attribute or property; its variable is the group's own.
    Fresh,
    /// Its variable is declared before the group.
    Declared,
    /// The same, and is nothing without the group.
    Optional,
}

impl<'r> Emitter<'_, '_, '_, 'r> {
    /// How a directive is called and what becomes of what it returns; `begins_group`, it also says whether it is there.
    pub(super) fn custom(
        &mut self,
        name: &'r str,
        args: &[Element<'r>],
        begins_group: bool,
    ) -> CustomCall {
        let signature = op::custom::signature(self.op, args, self.context.host);
        let trait_name = self.context.customs.add(name, signature, begins_group);
        let marker = dialect::marker(self.context.model);
        let mut inputs = Vec::new();
        let mut outputs = Vec::new();
        let mut before = TokenStream::new();
        let mut after = TokenStream::new();
        for arg in args {
            match arg {
                Element::Variable(variable, _) => {
                    let name = local(&variable_name(self.op, *variable));
                    if let Variable::Attribute(index) = *variable {
                        let word = op::attribute_word(self.op, index);
                        after.extend(if self.op.attributes[index].constraint.optional {
                            quote!(st.set_optional_property(#word, #name);)
                        } else {
                            quote!(st.set_property(#word, #name);)
                        });
                    }
                    if let Variable::Property(index) = *variable {
                        let (kind, word) = (self.kind(index), op::property_word(self.op, index));
                        after.extend(
                            quote!(st.set_property_storage::<#kind>(p.ctx(), #word, #name);),
                        );
                    }
                    let output = match *variable {
                        Variable::Attribute(_) | Variable::Property(_) => Output::Fresh,
                        Variable::Region(index) if !self.op.regions[index].constraint.variadic => {
                            Output::Optional
                        }
                        Variable::Successor(index)
                            if !self.op.successors[index].constraint.variadic =>
                        {
                            Output::Optional
                        }
                        _ => Output::Declared,
                    };
                    outputs.push((name, output));
                }
                Element::Directive(Directive::Type(inner, _)) => {
                    outputs.push((self.type_variable(inner), Output::Declared));
                }
                Element::Directive(Directive::Ref(inner)) => {
                    before.extend(self.referred_region(inner));
                    inputs.push(self.reference(inner));
                }
                Element::Directive(Directive::Code(code)) => {
                    let host = self.context.host;
                    inputs.push(custom::code_argument(code, host, &quote!(p.ctx())).0);
                }
                Element::Directive(Directive::AttrDict { .. } | Directive::PropDict) => {
                    inputs.push(quote!(st));
                }
                Element::Directive(Directive::Regions) => {
                    outputs.push((local("regions"), Output::Declared));
                }
                Element::Directive(Directive::Successors) => {
                    outputs.push((local("successors"), Output::Declared));
                }
                _ => {}
            }
        }
        let function = ident(if begins_group { "parse_optional" } else { "parse" });
        let names = outputs.iter().map(|(name, _)| name);
        let values: Vec<_> = (0..outputs.len()).map(|i| format_ident!("part_{i}")).collect();
        let assigns = outputs.iter().zip(&values).map(|((name, output), value)| match output {
            Output::Fresh => quote!(let #name = #value;),
            Output::Declared => quote!(#name = #value;),
            Output::Optional => quote!(#name = Some(#value);),
        });
        CustomCall {
            before,
            call: quote!(<#marker as #trait_name>::#function(p, #(#inputs),*)?),
            names: quote!((#(#names,)*)),
            assign: quote!(#(#assigns)*),
            values: quote!((#(#values,)*)),
            after,
        }
    }

    /// A region that is referred to is an empty one if its group was not there.
    fn referred_region(&self, inner: &Element<'r>) -> Option<TokenStream> {
        let Element::Variable(variable @ Variable::Region(index), _) = inner else { return None };
        if self.op.regions[*index].constraint.variadic || !self.may_lack_region(*variable) {
            return None;
        }
        let name = local(&variable_name(self.op, *variable));
        let region = format_ident!("{name}_region");
        Some(quote!(let #region = *#name.get_or_insert_with(|| p.new_region());))
    }

    fn reference(&mut self, inner: &Element<'r>) -> TokenStream {
        match inner {
            Element::Variable(Variable::Property(index), _) => {
                let (kind, word) = (self.kind(*index), op::property_word(self.op, *index));
                quote!(p.property::<#kind>(#word, st))
            }
            Element::Variable(Variable::Attribute(index), _) => {
                let word = op::attribute_word(self.op, *index);
                quote!(st.property(#word))
            }
            Element::Variable(variable, _) => {
                let name = local(&variable_name(self.op, *variable));
                let is_made = self.referred_region(inner).is_some();
                let name = if is_made { format_ident!("{name}_region") } else { name };
                quote!(&#name)
            }
            Element::Directive(Directive::Type(inner, _)) => {
                let name = self.type_variable(inner);
                quote!(&#name)
            }
            Element::Directive(Directive::AttrDict { .. }) => quote!(st),
            _ => quote!(()),
        }
    }
}
