//! Operations: view, members and setters.

mod accessors;
mod builder;
mod parse;
mod print;
mod setters;
mod table;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{
    Item, Num, braced, class, condition_tokens, default_value, docs, held, ident, interface_impl,
};
use crate::fragment::{Expr, Placeholders};
use crate::names::snake;
use crate::plan::attribute::DefaultAttr;
use crate::plan::constraint::Check;
use crate::plan::op::{OpPlan, OpText};
use crate::plan::slots::{Count, OpSlots};

pub(crate) use self::builder::{hook_name, listed_heads};

/// Emits an operation.
pub(super) fn items(op: &OpPlan<'_>, dialect_type: &str) -> Vec<Item> {
    let (view, table, setters) = (class(op.view), ident(&op.table), setters::name(op));
    let (doc, deprecated) = (docs::attributes(&op.doc), docs::deprecated(op.deprecated));
    let one_result = op.has_one_result().then(|| quote!(, OneResult));
    let mut items = vec![
        Item::section(quote! {
            #doc
            #deprecated
            pub struct #view<'ir, S = rt::OpRef<'ir>>(S, rt::PhantomData<&'ir ()>);
        }),
        Item::part(table::definition(op)),
        Item::part(quote!(rt::op_view!(#view, #setters, #table #one_result);)),
    ];
    let class = Placeholders::new([("cppClass", quote!(#view))]);
    let mut members = accessors::of_operands(op);
    members.extend(accessors::of_properties(op));
    if !members.is_empty() {
        let body = braced(members.into_iter().collect());
        items.push(Item::part(quote!(impl<'ir, S: rt::OpSource<'ir>> #view<'ir, S> #body)));
    }
    let mut members: Vec<_> = keys(op).collect();
    members.extend(accessors::of_operation(op));
    members.extend(builder::members(op));
    members.extend(checks(op));
    if let OpText::Declared(assembly) = &op.text {
        members.push(parse::function(op, assembly, dialect_type));
        members.push(print::function(op, assembly, dialect_type));
    }
    members.extend(op.declarations.iter().map(|items| items.tokens(&class)));
    if !members.is_empty() {
        let body = braced(members.into_iter().collect());
        items.push(Item::part(quote!(impl<'ir> #view<'ir> #body)));
    }
    items.extend(setters::items(op));
    items.extend(interface_impl::items(&op.implementations, op.view));
    items.extend(builder::values(op));
    items.extend(builder::hook(op));
    for definitions in &op.definitions {
        items.extend(definitions.each(&class).map(Item::part));
    }
    let adaptor = format_ident!("{}Adaptor", op.view);
    items.push(Item::part(quote! {
        pub type #adaptor<'a, T = rt::Value> = #view<'a, rt::Adaptor<'a, T, rt::Region>>;
    }));
    items
}

/// The function that checks the predicates of the operation, if any.
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
        let accessor = value.accessor.as_ref();
        placeholders.extend(accessor.map(|_| {
            let value_of = accessors::untyped(slots, value);
            let is_typed = value.ty.is_some() && value.count == Count::One;
            (value.name, if is_typed { quote!((#value_of)) } else { value_of })
        }));
    }
    placeholders.extend(slots.attributes.iter().map(|it| (it.name, call(&it.raw_accessor))));
    placeholders.extend(slots.properties.iter().map(|it| (it.name, call(&it.accessor))));
    let condition = |check: &Check<'_>| {
        if check.optional.is_empty() {
            return condition_tokens(&check.condition, Placeholders::new(placeholders.clone()));
        }
        let parts = check.condition.conjuncts().into_iter();
        let parts = parts.map(|part| comparison(part, &check.optional, &placeholders));
        held(&check.condition, quote!(#(#parts)&&*))
    };
    let mut checks: Vec<_> = op
        .checks
        .iter()
        .map(|check| {
            let (condition, summary) = (condition(check), check.summary);
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

/// The condition `part`, which holds if one of the `optional` values in it is absent.
fn comparison(part: &Expr, optional: &[&str], placeholders: &[(&str, TokenStream)]) -> TokenStream {
    let mut placeholders = placeholders.to_vec();
    let mut absent = Vec::new();
    for name in optional.iter().filter(|name| part.count(name) > 0) {
        let Some(entry) = placeholders.iter_mut().find(|entry| entry.0 == *name) else { continue };
        let variable = ident(snake(name));
        absent.push((std::mem::replace(&mut entry.1, quote!(#variable)), variable));
    }
    let condition = part.tokens(&Placeholders::new(placeholders));
    absent.into_iter().fold(
        condition,
        |condition, (value, variable)| quote!(#value.is_none_or(|#variable| #condition)),
    )
}

/// The constants of properties.
fn keys(op: &OpPlan<'_>) -> impl Iterator<Item = TokenStream> {
    op.slots.keys.iter().map(|key| {
        let (constant, name, word) = (ident(&key.constant), key.name, Num(key.word));
        quote!(pub const #constant: rt::PropertyKey = rt::PropertyKey::new(#name, #word);)
    })
}

/// The constant of the property with this first word, inside the view.
fn key_const(slots: &OpSlots<'_>, word: usize) -> TokenStream {
    let name = ident(slots.key(word));
    quote!(Self::#name)
}

/// The constant of the property with this first word, outside the view.
fn key_const_of(op: &OpPlan<'_>, word: usize) -> TokenStream {
    let (view, name) = (class(op.view), ident(op.slots.key(word)));
    quote!(#view::#name)
}

/// The default value of an attribute, as a handle.
fn default_attr(default: &DefaultAttr, ctx: &TokenStream) -> TokenStream {
    let of_context = [("_builder", ctx.clone()), ("_ctxt", ctx.clone())];
    let value = default.value.tokens(&Placeholders::new(of_context));
    let attr = match &default.make {
        Some(make) => make.tokens(&Placeholders::new([("_builder", ctx.clone()), ("0", value)])),
        None => value,
    };
    default_value(&default.value, ctx, quote!(#attr.into()))
}
