//! The functions of an `impl`, of which no two may have the same name: Rust has no overloads.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream, TokenTree};

use super::host::{Host, Substitution};
use crate::model::Fragment;
use crate::tablegen::{Diagnostic, Span};

/// Members of the type that a definition becomes, as they are collected.
pub(super) struct Members<'h, 'r> {
    host: &'h Host<'r>,
    /// The type.
    owner: String,
    /// Where its definition is.
    span: Span,
    names: HashSet<String>,
    items: Vec<TokenStream>,
}

impl<'h, 'r> Members<'h, 'r> {
    pub(super) fn new(host: &'h Host<'r>, owner: impl ToString, span: Span) -> Self {
        let owner = owner.to_string();
        Self { host, owner, span, names: HashSet::new(), items: Vec::new() }
    }

    /// Adds what follows from the definition.
    pub(super) fn extend(&mut self, items: impl IntoIterator<Item = TokenStream>) {
        for item in items {
            for name in functions(&item) {
                let name = name.to_string();
                if self.names.contains(&name) {
                    self.host.add(self.twice(&name));
                }
                self.names.insert(name);
            }
            self.items.push(item);
        }
    }

    /// Adds what the author wrote.
    pub(super) fn add(&mut self, fragment: Fragment<'_>, substitutions: &[Substitution<'_>]) {
        let item = self.host.impl_items(fragment, substitutions);
        let names = functions(&item);
        // Conditions on the compilation may tell functions of one fragment apart.
        for name in names.iter().filter(|name| self.names.contains(&name.to_string())) {
            let offset = super::host::offset(fragment.text, name.span());
            let span = fragment.at(offset, name.to_string().len());
            let text = format!("`{}` has a function of this name already", self.owner);
            self.host.error(span, text);
        }
        self.names.extend(names.iter().map(ToString::to_string));
        self.items.push(item);
    }

    /// All of them, in order.
    pub(super) fn items(&self) -> &[TokenStream] {
        &self.items
    }

    pub(super) fn into_items(self) -> Vec<TokenStream> {
        self.items
    }

    fn twice(&self, name: &str) -> Diagnostic {
        let text = format!("`{}` would have two functions called `{name}`", self.owner);
        let help = if name.starts_with("build_with_") {
            "builders are called after their parameters: rename one of them"
        } else {
            "rename what one of them is called after"
        };
        Diagnostic::error(self.span, text).with_help(help)
    }
}

/// The names of the functions among members.
fn functions(items: &TokenStream) -> Vec<Ident> {
    let mut names = Vec::new();
    let mut is_next = false;
    for token in items.clone() {
        match token {
            TokenTree::Ident(name) if is_next => {
                names.push(name);
                is_next = false;
            }
            TokenTree::Ident(word) => is_next = word == "fn",
            _ => is_next = false,
        }
    }
    names
}
