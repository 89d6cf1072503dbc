//! Conversions between forms of parameter values.
//!
//! *Input* is the form that `get` takes, *raw* the form for comparison with stored values, *owned* the stored form, and
//! *view* the form that the accessor returns.

use proc_macro2::TokenStream;
use quote::quote;

use crate::plan::def::shape::Shape;

/// Converts `it` from the input form to the raw form.
pub(super) fn raw_of_input(shape: &Shape, it: &TokenStream) -> TokenStream {
    match shape {
        Shape::Type | Shape::Attr => quote!(#it.into()),
        Shape::TypeView(_) | Shape::AttrView(_) => quote!(#it.handle()),
        Shape::List(element) => match &**element {
            Shape::TypeView(_) => {
                quote!(&#it.iter().map(|it| it.handle()).collect::<rt::Types>())
            }
            Shape::AttrView(_) => {
                quote!(&#it.iter().map(|it| it.handle()).collect::<rt::Attributes>())
            }
            _ => it.clone(),
        },
        Shape::Optional(inner) => match &**inner {
            Shape::TypeView(_) | Shape::AttrView(_) => quote!(#it.map(|it| it.handle())),
            Shape::Ref(_) | Shape::BigNumber(_) => quote!(&#it.cloned()),
            Shape::Plain(_) => quote!(&#it),
            _ => it.clone(),
        },
        Shape::Str | Shape::Ref(_) | Shape::BigNumber(_) | Shape::Number(_) | Shape::Copy(_) => {
            it.clone()
        }
        Shape::Plain(_) => quote!(&#it),
        Shape::Stored { storage, .. } => quote!(&<#storage>::from(#it)),
    }
}

/// Converts `it` from the owned form to the raw form.
pub(super) fn raw_of_owned(shape: &Shape, it: &TokenStream) -> TokenStream {
    match shape {
        Shape::Number(_) | Shape::Copy(_) => it.clone(),
        shape if shape.is_handle() => it.clone(),
        Shape::Optional(inner) => match &**inner {
            Shape::Str | Shape::List(_) => quote!(#it.as_deref()),
            Shape::Ref(_) | Shape::BigNumber(_) | Shape::Plain(_) => quote!(&#it),
            _ => it.clone(),
        },
        _ => quote!(&#it),
    }
}

/// Converts `it` from the raw form to the owned form.
pub(crate) fn owned_of_raw(shape: &Shape, it: &TokenStream) -> TokenStream {
    match shape {
        shape if shape.is_owned_raw() => it.clone(),
        Shape::Str => quote!(#it.to_owned()),
        Shape::List(_) => quote!(#it.to_vec()),
        Shape::Optional(inner) => match &**inner {
            Shape::Str => quote!(#it.map(str::to_owned)),
            Shape::List(_) => quote!(#it.map(<[_]>::to_vec)),
            _ => quote!(#it.clone()),
        },
        _ => quote!(#it.clone()),
    }
}

/// Compares the stored value `field` with the raw value `it`.
pub(crate) fn equals(shape: &Shape, field: &TokenStream, it: &TokenStream) -> TokenStream {
    match shape {
        Shape::List(_) => quote!(*#field == *#it),
        Shape::Optional(inner) => match &**inner {
            Shape::Str | Shape::List(_) => quote!(#field.as_deref() == #it),
            Shape::Ref(_) | Shape::BigNumber(_) | Shape::Plain(_) => quote!(#field == *#it),
            _ => quote!(#field == #it),
        },
        Shape::Ref(_) | Shape::BigNumber(_) | Shape::Plain(_) | Shape::Stored { .. } => {
            quote!(#field == *#it)
        }
        _ => quote!(#field == #it),
    }
}

/// Converts `it` from the raw form to the view; `ctx` is the context.
pub(super) fn view_of_raw(shape: &Shape, it: &TokenStream, ctx: &TokenStream) -> TokenStream {
    match shape {
        Shape::Type => quote!(#ctx.type_ref(#it)),
        Shape::Attr => quote!(#ctx.attr_ref(#it)),
        Shape::TypeView(_) => quote!(#ctx.type_ref(#it).cast()),
        Shape::AttrView(_) => quote!(#ctx.attr_ref(#it).cast()),
        Shape::List(element) => match &**element {
            Shape::TypeView(_) => quote!(rt::TypeList::new(#ctx, #it)),
            Shape::AttrView(_) => quote!(rt::AttrList::new(#ctx, #it)),
            _ => it.clone(),
        },
        Shape::Optional(inner) => match &**inner {
            Shape::Type => quote!(#it.map(|it| #ctx.type_ref(it))),
            Shape::Attr => quote!(#it.map(|it| #ctx.attr_ref(it))),
            Shape::TypeView(_) => quote!(#it.map(|it| #ctx.type_ref(it).cast())),
            Shape::AttrView(_) => quote!(#it.map(|it| #ctx.attr_ref(it).cast())),
            Shape::Ref(_) | Shape::BigNumber(_) => quote!(#it.as_ref()),
            Shape::Plain(_) => quote!((#it).clone()),
            _ => it.clone(),
        },
        Shape::Plain(_) | Shape::Stored { .. } => quote!(#it.clone()),
        _ => it.clone(),
    }
}

/// The expression that parses an owned value with `p`.
pub(super) fn parse(shape: &Shape) -> TokenStream {
    match shape {
        Shape::Type => quote!(p.parse_type()),
        Shape::Attr => quote!(p.parse_attribute(None)),
        Shape::TypeView(view) => quote!(p.parse_type_parameter::<#view<'_>>()),
        Shape::AttrView(view) => quote!(p.parse_attr_parameter::<#view<'_>>()),
        Shape::List(element) if matches!(**element, Shape::TypeView(_) | Shape::AttrView(_)) => {
            let element = parse(element);
            quote!(p.parse_parameter_list(|p| #element))
        }
        _ => {
            let ty = shape.storage();
            quote!(<#ty as rt::Parameter>::parse(p))
        }
    }
}

/// The statement that prints `it`, in the view form.
pub(super) fn print(shape: &Shape, it: &TokenStream, qualified: bool) -> TokenStream {
    match shape {
        Shape::TypeView(_) if !qualified => quote!(p.print_stripped_type_parameter(#it);),
        Shape::AttrView(_) if !qualified => quote!(p.print_stripped_attr_parameter(#it);),
        Shape::Type | Shape::TypeView(_) => quote!(p.print_type(#it);),
        Shape::Attr | Shape::AttrView(_) => quote!(p.print_attribute(#it);),
        Shape::Str => quote!(p.write(#it);),
        Shape::List(element) => {
            let (each, list) = match &**element {
                Shape::TypeView(_) | Shape::AttrView(_) => {
                    (print(element, &quote!(it), qualified), quote!(#it.iter()))
                }
                Shape::Type => (quote!(p.print_type(*it);), it.clone()),
                Shape::Attr => (quote!(p.print_attribute(*it);), it.clone()),
                _ => (quote!(rt::Parameter::print(it, p);), it.clone()),
            };
            quote!(p.comma_separated(#list, |p, it| { #each });)
        }
        Shape::Optional(inner) => {
            let each = match &**inner {
                Shape::Ref(_) | Shape::BigNumber(_) => quote!(rt::Parameter::print(it, p);),
                Shape::Copy(_) => quote!(rt::Parameter::print_present(&it, p);),
                inner => print(inner, &quote!(it), qualified),
            };
            quote!(if let Some(it) = #it { #each })
        }
        Shape::Ref(_) | Shape::BigNumber(_) => quote!(rt::Parameter::print(#it, p);),
        Shape::Number(_) | Shape::Copy(_) | Shape::Plain(_) | Shape::Stored { .. } => {
            quote!(rt::Parameter::print(&#it, p);)
        }
    }
}
