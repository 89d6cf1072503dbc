//! Operations: the view, its members and the adaptor.

mod accessors;
mod adaptor;
mod builder;
mod parse;
mod print;
mod table;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{Item, Num, braced, docs, ident, interface_impl};
use crate::fragment::Placeholders;
use crate::plan::attribute::DefaultAttr;
use crate::plan::op::{OpPlan, OpSlots, OpText};

pub(crate) use self::builder::{hook_name, listed_heads};

/// The items of an operation.
pub(super) fn items(op: &OpPlan<'_>, dialect_type: &str) -> Vec<Item> {
    let (view, table) = (ident(op.view), ident(&op.table));
    let (doc, deprecated) = (docs::attributes(&op.doc), docs::deprecated(op.deprecated));
    let mut items = vec![
        Item::section(quote! {
            #doc
            #deprecated
            pub struct #view<'ir>(rt::OpRef<'ir>);
        }),
        Item::part(table::definition(op)),
        Item::part(quote!(rt::op_view!(#view, #table);)),
    ];
    let class = Placeholders::new([("cppClass", quote!(#view))]);
    let mut members: Vec<_> = words(op).collect();
    members.extend(accessors::members(op));
    members.extend(builder::members(op));
    members.extend(checks(op));
    if let OpText::Declared(assembly) = &op.text {
        members.push(parse::function(op, assembly, dialect_type));
        members.push(print::function(op, assembly, dialect_type));
    }
    members.extend(op.declarations.iter().map(|items| items.tokens(&class)));
    let body = braced(members.into_iter().collect());
    items.push(Item::part(quote!(impl<'ir> #view<'ir> #body)));
    items.extend(interface_impl::items(&op.implementations, op.view));
    items.extend(builder::hook(op));
    for definitions in &op.definitions {
        items.extend(definitions.each(&class).map(Item::part));
    }
    items.extend(adaptor::items(op));
    items
}

/// The function that checks conditions, if there are any.
fn checks(op: &OpPlan<'_>) -> Option<TokenStream> {
    if op.checks.is_empty() {
        return None;
    }
    let mut placeholders = vec![
        ("_op", quote!(self.0)),
        ("_self", quote!(self.0)),
        ("_ctxt", quote!(self.0.ctx())),
        ("_builder", quote!(self.0.ctx())),
    ];
    let call = |function: &str| {
        let function = ident(function);
        quote!(self.#function())
    };
    let slots = &op.slots;
    for value in slots.operands.iter().chain(&slots.results) {
        placeholders.extend(value.accessor.as_ref().map(|it| (value.name, call(it))));
    }
    placeholders.extend(slots.attributes.iter().map(|it| (it.name, call(&it.raw_accessor))));
    placeholders.extend(slots.properties.iter().map(|it| (it.name, call(&it.accessor))));
    let placeholders = Placeholders::new(placeholders);
    let mut checks: Vec<_> = op
        .checks
        .iter()
        .map(|check| {
            let (condition, summary) = (check.condition.tokens(&placeholders), check.summary);
            quote!(rt::check(self.0, #condition, #summary))
        })
        .collect();
    let last = checks.pop();
    Some(quote! {
        fn check(self) -> rt::VerifyResult {
            #(#checks?;)*
            #last
        }
    })
}

/// The constants of property words.
fn words(op: &OpPlan<'_>) -> impl Iterator<Item = TokenStream> {
    op.slots.words.iter().map(|(word, name)| {
        let (name, word) = (ident(name), Num(*word));
        quote!(const #name: usize = #word;)
    })
}

/// The constant of a property word, in the view.
fn word_const(slots: &OpSlots<'_>, word: usize) -> TokenStream {
    let name = ident(slots.word(word));
    quote!(Self::#name)
}

/// The constant of a property word, outside the view.
fn word_const_of(op: &OpPlan<'_>, word: usize) -> TokenStream {
    let (view, name) = (ident(op.view), ident(op.slots.word(word)));
    quote!(#view::#name)
}

/// The default of an attribute, as an attribute handle.
fn default_attr(default: &DefaultAttr, ctx: &TokenStream) -> TokenStream {
    let of_context = [("_builder", ctx.clone()), ("_ctxt", ctx.clone())];
    let value = default.value.tokens(&Placeholders::new(of_context));
    let attr = match &default.make {
        Some(make) => make.tokens(&Placeholders::new([("_builder", ctx.clone()), ("0", value)])),
        None => value,
    };
    quote!(#attr.into())
}

/// The variable of a parser. Parsers use some names themselves.
fn local(name: &str) -> proc_macro2::Ident {
    match name {
        "p" | "st" | "self" => format_ident!("{name}_"),
        _ => ident(name),
    }
}
