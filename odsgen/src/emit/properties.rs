//! Kinds of properties.

use quote::quote;

use super::{Item, condition_tokens, docs, ident};
use crate::fragment::{Expr, Placeholders};
use crate::plan::property::{Initial, PropertyKind};

pub(super) fn items(kinds: &[(String, PropertyKind<'_>)]) -> Vec<Item> {
    kinds.iter().map(|(name, kind)| item(name, kind)).collect()
}

fn item(name: &str, kind: &PropertyKind<'_>) -> Item {
    let (name, summary) = (ident(name), kind.summary);
    let (storage, value, returned) = (&kind.storage, &kind.value, &kind.returned);
    let doc = docs::attributes(&format!("A kind of property: {}.", summary.trim()));
    let parsing = Placeholders::new([("_parser", quote!(p)), ("_ctxt", quote!(p.ctx()))]);
    // A helper takes a reference.
    let stored = |expr: &Expr| {
        let is_call = expr.calls_placeholders();
        ("_storage", if is_call { quote!(storage) } else { quote!((*storage)) })
    };
    let of = |expr: &Expr, with: Placeholders| expr.tokens(&with);
    let get = match &kind.get {
        Some(get) => of(get, Placeholders::new([stored(get)])),
        None => quote!(storage.clone()),
    };
    let store = of(&kind.store, Placeholders::new([("_value", quote!(value))]));
    let ctx = [stored(&kind.to_attribute), ("_ctxt", quote!(ctx)), ("_builder", quote!(ctx))];
    let to_attribute = of(&kind.to_attribute, Placeholders::new(ctx));
    let attr = [("_attr", quote!(attr)), ("_ctxt", quote!(attr.ctx()))];
    let from_attribute = of(&kind.from_attribute, Placeholders::new(attr.clone()));
    let invalid = kind.invalid.as_ref().map(|invalid| {
        let invalid = of(invalid, Placeholders::new(attr));
        quote!(fn invalid(attr: rt::AttrRef<'_>) -> rt::Attribute { #invalid })
    });
    let parse = kind.parse.tokens(&parsing);
    let parse_optional = kind.parse_optional.as_ref().map(|parse| {
        let parse = parse.tokens(&parsing);
        quote! {
            fn parse_optional(p: &mut rt::Parser<'_>) -> rt::ParseResult<Option<#storage>> { #parse }
        }
    });
    let printing = [stored(&kind.print), ("_printer", quote!(p)), ("_ctxt", quote!(p.ctx()))];
    let print = of(&kind.print, Placeholders::new(printing));
    let initial = kind.initial.as_ref().map(|initial| {
        let value = match initial {
            Initial::Stored(value) => {
                let value = value.tokens(&Placeholders::default());
                quote!(Ok(#value))
            }
            Initial::Value(value) => {
                let value = value.tokens(&Placeholders::default());
                quote!(Ok(Self::store(#value)))
            }
            Initial::Missing => quote!(Err(rt::properties::enums::zero::<#storage>(ctx))),
        };
        let ctx = match initial {
            Initial::Missing => ident("ctx"),
            Initial::Stored(_) | Initial::Value(_) => ident("_ctx"),
        };
        quote!(fn initial(#ctx: &rt::Context) -> Result<#storage, rt::Attribute> { #value })
    });
    let accepts = kind.accepts.as_ref().map(|condition| {
        let with = [("_self", quote!(it)), ("_op", quote!(op))];
        let depends_on_op = condition.uses("_op");
        let condition = condition_tokens(condition, Placeholders::new(with));
        if depends_on_op {
            quote! {
                const DEPENDS_ON_OP: bool = true;
                fn accepts_at(op: rt::OpRef<'_>, it: #returned) -> bool { #condition }
            }
        } else {
            quote!(fn accepts(it: #returned) -> bool { #condition })
        }
    });
    Item::section(quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #name;
        impl rt::PropertyType for #name {
            type Storage = #storage;
            type Value<'a> = #value;
            const SUMMARY: &'static str = #summary;
            fn def() -> &'static rt::AttrDef {
                static DEF: rt::AttrDef = rt::AttrDef::new("", "");
                &DEF
            }
            fn get(storage: &#storage) -> #returned { #get }
            fn store(value: #returned) -> #storage { #store }
            fn to_attribute(storage: &#storage, ctx: &rt::Context) -> rt::Attribute {
                rt::Attribute::from(#to_attribute)
            }
            fn from_attribute(attr: rt::AttrRef<'_>) -> Result<#storage, String> { #from_attribute }
            #invalid
            fn parse(p: &mut rt::Parser<'_>) -> rt::ParseResult<#storage> { #parse }
            #parse_optional
            fn print(storage: &#storage, p: &mut rt::AsmWriter<'_>) { #print }
            #initial
            #accepts
        }
    })
}
