//! Rejects syntax that the parser keeps as tokens: functions and constants without a required body, and unknown syntax,
//! which the layout does not support.

use proc_macro2::TokenStream;
use syn::visit::{self, Visit};

use super::words;

/// Parses a type without changes to its names.
pub(in crate::fragment) fn written_type(text: &str) -> syn::Result<syn::Type> {
    let ty = words::parse(text)?;
    check(|it| it.visit_type(&ty))?;
    Ok(ty)
}

/// Checks the nodes that `visit` visits.
pub(super) fn check(visit: impl FnOnce(&mut Unread)) -> syn::Result<()> {
    let mut unread = Unread { first: None };
    visit(&mut unread);
    unread.first.map_or(Ok(()), Err)
}

/// Inner attributes, which are not valid in a fragment.
pub(super) fn no_attributes(attributes: &[syn::Attribute]) -> syn::Result<()> {
    match attributes {
        [] => Ok(()),
        [first, ..] => {
            Err(syn::Error::new_spanned(first, "an inner attribute is not allowed here"))
        }
    }
}

/// Unparsed tokens.
pub(super) struct Unread {
    first: Option<syn::Error>,
}

impl Unread {
    fn note(&mut self, tokens: &TokenStream, text: &str) {
        self.first.get_or_insert_with(|| syn::Error::new_spanned(tokens, text));
    }
}

const BODY: &str = "expected a body";
const SYNTAX: &str = "unknown syntax";

impl<'ast> Visit<'ast> for Unread {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Verbatim(tokens) => self.note(tokens, BODY),
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_impl_item(&mut self, item: &'ast syn::ImplItem) {
        match item {
            syn::ImplItem::Verbatim(tokens) => self.note(tokens, BODY),
            _ => visit::visit_impl_item(self, item),
        }
    }

    fn visit_trait_item(&mut self, item: &'ast syn::TraitItem) {
        match item {
            syn::TraitItem::Verbatim(tokens) => self.note(tokens, SYNTAX),
            _ => visit::visit_trait_item(self, item),
        }
    }

    fn visit_foreign_item(&mut self, item: &'ast syn::ForeignItem) {
        match item {
            syn::ForeignItem::Verbatim(tokens) => self.note(tokens, SYNTAX),
            _ => visit::visit_foreign_item(self, item),
        }
    }

    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        match expr {
            syn::Expr::Verbatim(tokens) => self.note(tokens, SYNTAX),
            _ => visit::visit_expr(self, expr),
        }
    }

    fn visit_type(&mut self, ty: &'ast syn::Type) {
        match ty {
            syn::Type::Verbatim(tokens) => self.note(tokens, SYNTAX),
            _ => visit::visit_type(self, ty),
        }
    }

    fn visit_pat(&mut self, pat: &'ast syn::Pat) {
        match pat {
            syn::Pat::Verbatim(tokens) => self.note(tokens, SYNTAX),
            _ => visit::visit_pat(self, pat),
        }
    }
}
