//! Hook traits of custom directives.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{Item, docs, ident};
use crate::plan::directive::{Directive, Directives, FormatOwner};

/// The function signatures of a directive.
pub(crate) struct Heads {
    /// Parses the text.
    pub(crate) parse: TokenStream,
    /// Parses the text if it is present.
    pub(crate) parse_optional: Option<TokenStream>,
    /// Prints the text.
    pub(crate) print: TokenStream,
    /// The associated types.
    pub(crate) named_types: Vec<Ident>,
}

/// The function signatures of `directive`.
pub(crate) fn heads(owner: FormatOwner, directive: &Directive) -> Heads {
    let parameters = |types: &[TokenStream]| -> Vec<TokenStream> {
        let named = types.iter().enumerate().map(|(i, ty)| {
            let name = format_ident!("arg_{i}");
            quote!(#name: #ty)
        });
        named.collect()
    };
    let signature = &directive.signature;
    let (inputs, printed) = (parameters(&signature.inputs), parameters(&signature.printed));
    let (life, generics) = match signature.borrows_context() {
        true => (quote!('c), quote!(<'c>)),
        false => (quote!('_), TokenStream::new()),
    };
    let (parser, print) = match owner {
        FormatOwner::Operations => (
            quote!(rt::OpParser<#life>),
            quote!(fn print<'ir>(p: &mut rt::OpPrinter<'ir>, op: rt::OpRef<'ir>, #(#printed),*)),
        ),
        FormatOwner::Definitions => {
            (quote!(rt::Parser<'_>), quote!(fn print<'c>(p: &mut rt::AsmWriter<'c>, #(#printed),*)))
        }
    };
    let inputs = quote!(#generics (p: &mut #parser, #(#inputs),*));
    let outputs = &signature.outputs;
    let outputs = quote!((#(#outputs,)*));
    Heads {
        parse: quote!(fn parse #inputs -> rt::ParseResult<#outputs>),
        parse_optional: directive
            .begins_group
            .then(|| quote!(fn parse_optional #inputs -> rt::ParseResult<Option<#outputs>>)),
        print,
        named_types: (0..signature.named_types).map(|it| format_ident!("Code{it}")).collect(),
    }
}

/// Emits the hook traits of all directives.
pub(super) fn items(directives: &Directives) -> Vec<Item> {
    let items = directives.list.iter().map(|directive| {
        let (name, trait_name) = (&directive.name, directive.trait_name.get());
        let about = match directives.owner {
            FormatOwner::Operations => format!("The hook of the directive `custom<{name}>`."),
            FormatOwner::Definitions => {
                format!("The hook of the directive `custom<{name}>` for parameters.")
            }
        };
        let doc = docs::attributes(&about);
        let message = format!("the directive `custom<{name}>` has no implementation");
        let note = format!(
            "implement `{trait_name}` for the dialect's type `{{Self}}`; `odsgen hooks` prints it"
        );
        let Heads { parse, parse_optional, print, named_types } =
            heads(directives.owner, directive);
        let parse_optional = parse_optional.map(|head| {
            quote! {
                /// Parses the text of the directive. Returns `None` if it is absent.
                #head;
            }
        });
        let trait_name = ident(trait_name);
        Item::section(quote! {
            #doc
            #[diagnostic::on_unimplemented(message = #message, note = #note)]
            pub trait #trait_name {
                #(
                    /// The type of an argument that is a Rust expression.
                    type #named_types;
                )*
                /// Parses the text of the directive.
                #parse;
                #parse_optional
                /// Prints the text of the directive.
                #print;
            }
        })
    });
    items.collect()
}
