//! Constants for constraints, which definition tables refer to.

use quote::quote;

use super::{Item, condition_tokens, docs, ident};
use crate::fragment::Placeholders;
use crate::plan::constraint::{Constraint, Stored, Subject};

pub(super) fn items(constraints: &[(String, Constraint<'_>)]) -> Vec<Item> {
    constraints.iter().map(|(name, constraint)| item(name, constraint)).collect()
}

fn item(name: &str, constraint: &Constraint<'_>) -> Item {
    let (name, summary, condition) = (ident(name), constraint.summary, &constraint.condition);
    let doc = docs::attributes(summary.trim());
    let is_used = ["_self", "_builder", "_ctxt"].iter().any(|it| condition.uses(it));
    let argument = if is_used { quote!(it) } else { quote!(_) };
    let ctx = quote!(it.ctx());
    let op = ("_op", quote!(op));
    let with = [("_self", quote!(it)), op, ("_builder", ctx.clone()), ("_ctxt", ctx)];
    let condition = condition_tokens(condition, Placeholders::new(with));
    let ty = ident(match constraint.subject {
        Subject::Type => "TypeConstraint",
        Subject::Attr => "AttrConstraint",
        Subject::Region => "RegionConstraint",
        Subject::Successor => "SuccessorConstraint",
    });
    let uses_op = constraint.condition.uses("_op");
    let arguments = match constraint.subject {
        Subject::Type | Subject::Attr if !uses_op => quote!(#argument),
        _ if uses_op => quote!(op, #argument),
        _ => quote!(_, #argument),
    };
    let new = match constraint.subject {
        Subject::Type | Subject::Attr if uses_op => "at_op",
        _ => "new",
    };
    let (make, stored) = match &constraint.stored {
        Stored::Any => (new, quote!()),
        Stored::Tested => ("kind", quote!()),
        Stored::Kind(view) => (new, quote!(.stored(|it| it.isa::<#view>()))),
    };
    let make = ident(make);
    Item::section(quote! {
        #doc
        pub(crate) const #name: rt::#ty = rt::#ty::#make(#summary, |#arguments| #condition)#stored;
    })
}
