//! `custom<X>` directives in formats of attributes and types: a trait each, which the dialect implements by hand.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::ident;
use super::kind::Kind;
use super::shape::Shape;
use crate::emit::custom::{code_type, declared_types};
use crate::emit::{Item, docs};
use crate::format::defs::CustomArg;

/// The directives that formats of attributes and types use.
#[derive(Default)]
pub(in crate::emit) struct Customs {
    traits: BTreeMap<String, Signature>,
}

struct Signature {
    directive: String,
    /// Types of what the parser is given.
    inputs: Vec<TokenStream>,
    /// Types of what it returns.
    outputs: Vec<TokenStream>,
    /// Types of what the printer is given.
    printed: Vec<TokenStream>,
    /// How many types of these the implementation names.
    named: usize,
    /// Whether it begins an optional group somewhere.
    optional: bool,
}

impl Signature {
    fn key(&self) -> String {
        let text = |list: &[TokenStream]| {
            list.iter().map(TokenStream::to_string).collect::<Vec<_>>().join(";")
        };
        format!("{}|{}|{}", text(&self.inputs), text(&self.outputs), text(&self.printed))
    }
}

impl Customs {
    /// The trait of the directive `name` with these arguments. The same name with arguments of other kinds is another
    /// trait, as it is another overload upstream.
    pub(super) fn add(
        &mut self,
        kind: &Kind<'_, '_>,
        name: &str,
        args: &[CustomArg<'_>],
        optional: bool,
    ) -> Ident {
        let mut signature = Signature {
            directive: name.to_owned(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            printed: Vec::new(),
            named: 0,
            optional,
        };
        for arg in args {
            match *arg {
                CustomArg::Bound(index) => {
                    signature.outputs.push(output(kind, index));
                    signature.printed.push(printed(kind, index));
                }
                CustomArg::Ref(index) => {
                    let output = output(kind, index);
                    signature.inputs.push(quote!(&#output));
                    signature.printed.push(printed(kind, index));
                }
                CustomArg::Code(code) => {
                    let ty = code_type(&code, kind.host, &mut signature.named);
                    signature.inputs.push(ty.clone());
                    signature.printed.push(ty);
                }
            }
        }
        let mut trait_name = format!("{name}Parameters");
        let mut number = 2;
        while let Some(known) = self.traits.get_mut(&trait_name) {
            if known.key() == signature.key() {
                known.optional |= optional;
                return ident(&trait_name);
            }
            trait_name = format!("{name}Parameters{number}");
            number += 1;
        }
        let ident = ident(&trait_name);
        self.traits.insert(trait_name, signature);
        ident
    }

    pub(in crate::emit) fn items(self) -> Vec<Item> {
        self.traits
            .into_iter()
            .map(|(name, signature)| {
                let Signature { directive, inputs, outputs, printed, named, optional } = signature;
                let named = declared_types(named);
                let ident = ident(&name);
                let doc = docs::attributes(&format!(
                    "The text of parameters that formats write as `custom<{directive}>`, by hand."
                ));
                let message = format!("the directive `custom<{directive}>` has no implementation");
                let note = format!("implement `{name}` for the dialect's type `{{Self}}`");
                let list = |types: &[TokenStream]| -> Vec<TokenStream> {
                    types
                        .iter()
                        .enumerate()
                        .map(|(i, ty)| {
                            let name = format_ident!("arg_{i}");
                            quote!(#name: #ty)
                        })
                        .collect()
                };
                let (inputs, printed) = (list(&inputs), list(&printed));
                let optional = optional.then(|| {
                    quote! {
                        /// Reads the text, if it is there.
                        fn parse_optional(
                            p: &mut rt::Parser<'_>,
                            #(#inputs),*
                        ) -> rt::ParseResult<Option<(#(#outputs,)*)>>;
                    }
                });
                Item::section(quote! {
                    #doc
                    #[diagnostic::on_unimplemented(message = #message, note = #note)]
                    pub trait #ident {
                        #named
                        /// Reads the text.
                        fn parse(
                            p: &mut rt::Parser<'_>,
                            #(#inputs),*
                        ) -> rt::ParseResult<(#(#outputs,)*)>;
                        #optional
                        /// Writes the text.
                        fn print(p: &mut rt::AsmWriter<'_>, #(#printed),*);
                    }
                })
            })
            .collect()
    }
}

/// What the parser returns for a parameter: its stored form, or nothing where text may leave it out.
fn output(kind: &Kind<'_, '_>, index: usize) -> TokenStream {
    let shape = &kind.shapes[index];
    let ty = shape.storage();
    let is_option = matches!(shape, Shape::Optional(_));
    if kind.parameter(index).is_optional() && !is_option { quote!(Option<#ty>) } else { ty }
}

/// What the printer is given for a parameter.
fn printed(kind: &Kind<'_, '_>, index: usize) -> TokenStream {
    let parameter = kind.parameter(index);
    let ty = kind.shapes[index].accessor("'_", parameter.place, kind.host);
    if parameter.is_mutable { quote!(Option<#ty>) } else { ty }
}
