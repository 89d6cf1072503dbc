//! Conditions over several operands, attributes and results.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::{accessors, constraints, ident};
use super::Context;
use crate::model::{Op, TraitKind};

pub(super) fn has_checks(op: &Op<'_>) -> bool {
    op.traits.iter().any(|entry| matches!(entry.kind, TraitKind::Predicate { .. }))
}

/// The function that checks them, if there are any.
pub(super) fn function<'r>(op: &Op<'r>, context: &mut Context<'_, '_, 'r>) -> Option<TokenStream> {
    if !has_checks(op) {
        return None;
    }
    let mut substitutions = vec![
        ("_op", quote!(self.0)),
        ("_self", quote!(self.0)),
        ("_ctxt", quote!(self.0.ctx())),
        ("_builder", quote!(self.0.ctx())),
    ];
    for value in op.operands.iter().chain(&op.results) {
        if let (Some(name), Some(rust)) = (value.name, value.rust_name()) {
            let rust = ident(rust);
            substitutions.push((name, quote!(self.#rust())));
        }
    }
    for attr in &op.attributes {
        let (_, raw) = accessors::accessor_names(attr);
        substitutions.push((attr.name, quote!(self.#raw())));
    }
    for property in &op.properties {
        let name = ident(&property.accessor);
        substitutions.push((property.name, quote!(self.#name())));
    }
    let mut checks: Vec<_> = op
        .traits
        .iter()
        .filter_map(|entry| match &entry.kind {
            TraitKind::Predicate { predicate, summary } => {
                let condition = constraints::condition(
                    predicate,
                    Some(entry.record),
                    context.host,
                    &substitutions,
                );
                Some(quote!(rt::check(self.0, #condition, #summary)))
            }
            _ => None,
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
