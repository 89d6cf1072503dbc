//! Where in an operation's operands or results a group lies.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{Num, docs, ident};
use crate::model::{Multiplicity, Op, Value};

/// Operands or results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Operand,
    Result,
}

impl Kind {
    fn one(self) -> proc_macro2::Ident {
        ident(if self == Self::Operand { "operand" } else { "result" })
    }

    fn group(self) -> proc_macro2::Ident {
        format_ident!("{}_group", self.one())
    }
}

/// The expression for group `index` of `values`: a value, an optional value, a range or a list of ranges.
pub(super) fn access(op: &Op<'_>, values: &[Value<'_>], index: usize, kind: Kind) -> TokenStream {
    let (one, group) = (kind.one(), kind.group());
    let fixed = values[..index].iter().all(|value| !value.is_variable());
    let multiplicity = values[index].multiplicity();
    let index = Num(index);
    match multiplicity {
        Multiplicity::One if fixed => quote!(self.0.#one(#index)),
        Multiplicity::One => quote!(self.0.#group(#index).single()),
        Multiplicity::Optional => quote!(self.0.#group(#index).next()),
        Multiplicity::Variadic if values.len() == 1 => {
            let all = format_ident!("{}s", one);
            quote!(self.0.#all())
        }
        Multiplicity::Variadic => quote!(self.0.#group(#index)),
        Multiplicity::VariadicOfVariadic(sizes) => {
            let word = Num(op.attribute(sizes).unwrap_or_default());
            quote!(self.0.#group(#index).split(self.0.property(#word)))
        }
    }
}

/// The function for changing operand group `index`. One operand at a place that is always the same has none:
/// `Ir::set_operand` takes the place.
pub(super) fn mutable(op: &Op<'_>, index: usize) -> Option<TokenStream> {
    let value = &op.operands[index];
    let fixed = op.operands[..=index].iter().all(|value| !value.is_variable());
    let accessor = value.rust_name().filter(|_| !fixed)?;
    let name = format_ident!("{}_mutable", accessor.trim_end_matches('_'));
    let doc = docs::attributes(&format!(
        "The operands of [`{accessor}`](Self::{accessor}), to be changed."
    ));
    let index = Num(index);
    Some(match value.multiplicity() {
        Multiplicity::VariadicOfVariadic(sizes) => {
            let word = Num(op.attribute(sizes).unwrap_or_default());
            quote! {
                #doc
                pub fn #name(op: rt::Op) -> rt::MutableOperandRangeRange {
                    rt::MutableOperandRangeRange::new(op, #index, #word)
                }
            }
        }
        _ => quote! {
            #doc
            pub fn #name(op: rt::Op) -> rt::MutableOperandRange {
                rt::MutableOperandRange::new(op, #index)
            }
        },
    })
}

/// The Rust type of that expression.
pub(super) fn ty(value: &Value<'_>, kind: Kind) -> TokenStream {
    let range = if kind == Kind::Operand {
        quote!(rt::OperandRange<'ir>)
    } else {
        quote!(rt::ResultRange<'ir>)
    };
    match value.multiplicity() {
        Multiplicity::One => quote!(rt::ValueRef<'ir>),
        Multiplicity::Optional => quote!(Option<rt::ValueRef<'ir>>),
        Multiplicity::Variadic => range,
        Multiplicity::VariadicOfVariadic(_) => quote!(Vec<#range>),
    }
}
