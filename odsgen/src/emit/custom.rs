//! `custom<X>` directives: a trait each, which the dialect implements by hand.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::host::Host;
use super::skeleton::Skeleton;
use super::{Item, docs, ident};
use crate::model::Fragment;

/// The directives that formats of the dialect use.
pub(super) struct Customs {
    family: Family,
    traits: BTreeMap<String, Directive>,
}

/// Whose formats directives stand in.
#[derive(Clone, Copy)]
pub(super) enum Family {
    Operations,
    /// Attributes and types.
    Definitions,
}

struct Directive {
    name: String,
    signature: Signature,
    /// Whether it begins an optional group somewhere.
    optional: bool,
}

/// What the functions of a directive are given beside the parser or the printer, and what they return.
#[derive(Default)]
pub(super) struct Signature {
    /// Types of what the parser is given.
    pub(super) inputs: Vec<TokenStream>,
    /// Types of what it returns.
    pub(super) outputs: Vec<TokenStream>,
    /// Types of what the printer is given.
    pub(super) printed: Vec<TokenStream>,
    /// How many types of these the implementation names.
    named: usize,
}

impl Signature {
    /// Adds a host expression, whose type shows in it or is named by the implementation of the directive.
    pub(super) fn code(&mut self, code: &Fragment<'_>, host: &Host<'_>) {
        let (_, ty) = code_argument(code, host, &quote!(ctx));
        let ty = ty.unwrap_or_else(|| {
            let name = named_type(self.named);
            self.named += 1;
            quote!(Self::#name)
        });
        self.inputs.push(ty.clone());
        self.printed.push(ty);
    }

    fn key(&self) -> String {
        let text = |list: &[TokenStream]| {
            list.iter().map(TokenStream::to_string).collect::<Vec<_>>().join(";")
        };
        format!("{}|{}|{}", text(&self.inputs), text(&self.outputs), text(&self.printed))
    }

    fn heads(&self, family: Family, optional: bool) -> Heads {
        let parameters = |types: &[TokenStream]| -> Vec<TokenStream> {
            let named = types.iter().enumerate().map(|(i, ty)| {
                let name = format_ident!("arg_{i}");
                quote!(#name: #ty)
            });
            named.collect()
        };
        let (inputs, printed) = (parameters(&self.inputs), parameters(&self.printed));
        let parser = family.parser();
        let inputs = quote!(p: &mut #parser, #(#inputs),*);
        let outputs = &self.outputs;
        let outputs = quote!((#(#outputs,)*));
        let print = match family {
            Family::Operations => {
                quote!(print<'ir>(p: &mut rt::OpPrinter<'ir>, op: rt::OpRef<'ir>, #(#printed),*))
            }
            Family::Definitions => quote!(print<'c>(p: &mut rt::AsmWriter<'c>, #(#printed),*)),
        };
        Heads {
            parse: quote!(fn parse(#inputs) -> rt::ParseResult<#outputs>),
            parse_optional: optional
                .then(|| quote!(fn parse_optional(#inputs) -> rt::ParseResult<Option<#outputs>>)),
            print: quote!(fn #print),
        }
    }
}

/// Functions without their bodies.
struct Heads {
    parse: TokenStream,
    parse_optional: Option<TokenStream>,
    print: TokenStream,
}

impl Family {
    /// What the names of the traits end in.
    fn suffix(self) -> &'static str {
        match self {
            Family::Operations => "Directive",
            Family::Definitions => "Parameters",
        }
    }

    fn parser(self) -> TokenStream {
        match self {
            Family::Operations => quote!(rt::OpParser<'_>),
            Family::Definitions => quote!(rt::Parser<'_>),
        }
    }

    fn about(self, directive: &str) -> String {
        match self {
            Family::Operations => format!("The text of `custom<{directive}>`, written by hand."),
            Family::Definitions => {
                format!(
                    "The text of parameters that formats write as `custom<{directive}>`, by hand."
                )
            }
        }
    }
}

impl Customs {
    pub(super) fn new(family: Family) -> Self {
        Customs { family, traits: BTreeMap::new() }
    }

    /// The trait of the directive `name` with this signature. The same name with arguments of other kinds is another
    /// trait, as it is another overload upstream. `optional` says whether the directive begins an optional group.
    pub(super) fn add(&mut self, name: &str, signature: Signature, optional: bool) -> Ident {
        let suffix = self.family.suffix();
        let mut trait_name = format!("{name}{suffix}");
        let mut number = 2;
        while let Some(known) = self.traits.get_mut(&trait_name) {
            if known.signature.key() == signature.key() {
                known.optional |= optional;
                return ident(&trait_name);
            }
            trait_name = format!("{name}{suffix}{number}");
            number += 1;
        }
        let ident = ident(&trait_name);
        self.traits.insert(trait_name, Directive { name: name.to_owned(), signature, optional });
        ident
    }

    pub(super) fn items(self) -> Vec<Item> {
        let family = self.family;
        let items = self.traits.into_iter().map(|(trait_name, directive)| {
            let Directive { name, signature, optional } = directive;
            let ident = ident(&trait_name);
            let doc = docs::attributes(&family.about(&name));
            let message = format!("the directive `custom<{name}>` has no implementation");
            let note = format!("implement `{trait_name}` for the dialect's type `{{Self}}`");
            let Heads { parse, parse_optional, print } = signature.heads(family, optional);
            let named = (0..signature.named).map(named_type);
            let parse_optional = parse_optional.map(|head| {
                quote! {
                    /// Reads the text, if it is there.
                    #head;
                }
            });
            Item::section(quote! {
                #doc
                #[diagnostic::on_unimplemented(message = #message, note = #note)]
                pub trait #ident {
                    #(
                        /// The type of an argument that definitions write as code.
                        type #named;
                    )*
                    /// Reads the text.
                    #parse;
                    #parse_optional
                    /// Writes the text.
                    #print;
                }
            })
        });
        items.collect()
    }

    /// Implementations for the dialect's type, `marker`, to be filled in.
    pub(super) fn skeletons(&self, marker: &Ident) -> Vec<Skeleton> {
        let skeletons = self.traits.iter().map(|(trait_name, directive)| {
            let Directive { signature, optional, .. } = directive;
            let ident = ident(trait_name);
            let Heads { parse, parse_optional, print } = signature.heads(self.family, *optional);
            let parse_optional = parse_optional.map(|head| quote!(#head { todo!() }));
            let named = (0..signature.named).map(named_type);
            let tokens = quote! {
                impl #ident for #marker {
                    #(type #named = ();)*
                    #parse { todo!() }
                    #parse_optional
                    #print { todo!() }
                }
            };
            Skeleton { hook: trait_name.clone(), of: marker.to_string(), tokens }
        });
        skeletons.collect()
    }
}

fn named_type(index: usize) -> Ident {
    format_ident!("Code{index}")
}

/// A host expression that is an argument, and its type if that shows in it: of a literal, of a path such as `Enum::Case`, and
/// of the context.
pub(super) fn code_argument(
    code: &Fragment<'_>,
    host: &Host<'_>,
    ctx: &TokenStream,
) -> (TokenStream, Option<TokenStream>) {
    // Quotes within the string are escaped in the format.
    let text = code.text.replace("\\\"", "\"");
    let fragment = Fragment::at_span(&text, code.span);
    let ctx = [("_builder", ctx.clone()), ("_ctxt", ctx.clone())];
    let Some(tokens) = host.checked_expr(fragment, &ctx) else {
        return (quote!(()), Some(quote!(())));
    };
    let trimmed = text.trim();
    if trimmed == "$_ctxt" || trimmed == "$_builder" {
        return (tokens, Some(quote!(&rt::Context)));
    }
    let ty = match syn::parse2::<syn::Expr>(tokens.clone()) {
        Ok(syn::Expr::Lit(lit)) => match lit.lit {
            syn::Lit::Str(_) => Some(quote!(&'static str)),
            syn::Lit::Char(_) => Some(quote!(char)),
            syn::Lit::Bool(_) => Some(quote!(bool)),
            syn::Lit::Int(int) if int.suffix().is_empty() => Some(quote!(i64)),
            syn::Lit::Float(float) if float.suffix().is_empty() => Some(quote!(f64)),
            _ => None,
        },
        Ok(syn::Expr::Unary(unary)) if matches!(unary.op, syn::UnOp::Neg(_)) => Some(quote!(i64)),
        Ok(syn::Expr::Path(path)) if path.path.segments.len() > 1 => {
            let count = path.path.segments.len() - 1;
            let owner = path.path.segments.iter().take(count);
            Some(quote!(#(#owner)::*))
        }
        _ => None,
    };
    (tokens, ty)
}
