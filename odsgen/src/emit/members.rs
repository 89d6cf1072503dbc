//! The functions of an `impl`, of which no two may have the same name: Rust has no overloads.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use rustc_hash::FxHashSet;

use super::host::{Host, Substitution};
use crate::model::{Fragment, place};
use crate::tablegen::{Diagnostic, Record};

/// Members of the type that a definition becomes, as they are collected.
pub(super) struct Members<'h, 'r> {
    host: &'h Host<'r>,
    /// The type.
    owner: String,
    /// Its definition.
    record: Record<'r>,
    names: FxHashSet<String>,
    body: Vec<TokenTree>,
}

impl<'h, 'r> Members<'h, 'r> {
    pub(super) fn new(host: &'h Host<'r>, owner: impl ToString, record: Record<'r>) -> Self {
        let owner = owner.to_string();
        Self { host, owner, record, names: FxHashSet::default(), body: Vec::new() }
    }

    /// Adds what follows from the definition.
    pub(super) fn extend(&mut self, items: impl IntoIterator<Item = TokenStream>) {
        for item in items {
            let start = self.body.len();
            self.body.extend(item);
            for name in functions(&self.body[start..]) {
                let name = name.to_string();
                if self.names.contains(&name) {
                    self.host.add(self.twice(&name));
                }
                self.names.insert(name);
            }
        }
    }

    /// Adds what the author wrote.
    pub(super) fn add(&mut self, fragment: Fragment<'_>, substitutions: &[Substitution<'_>]) {
        let start = self.body.len();
        self.body.extend(self.host.impl_items(fragment, substitutions));
        let names: Vec<_> = functions(&self.body[start..]).collect();
        // Conditions on the compilation may tell functions of one fragment apart.
        for name in names.iter().filter(|name| self.names.contains(&name.to_string())) {
            let offset = super::host::offset(fragment.text, name.span());
            let span = fragment.at(offset, name.to_string().len());
            let text = format!("`{}` has a function of this name already", self.owner);
            self.host.error(span, text);
        }
        self.names.extend(names.iter().map(ToString::to_string));
    }

    /// The names of the functions so far.
    pub(super) fn names(&self) -> &FxHashSet<String> {
        &self.names
    }

    /// All of them, in order, in braces. `quote!` would copy their tokens.
    pub(super) fn into_body(self) -> Group {
        Group::new(Delimiter::Brace, self.body.into_iter().collect())
    }

    fn twice(&self, name: &str) -> Diagnostic {
        let text = format!("`{}` would have two functions called `{name}`", self.owner);
        let help = if name.starts_with("build_with_") {
            "builders are called after their parameters: rename one of them"
        } else {
            "rename what one of them is called after"
        };
        let place = place::of_function(self.record, name);
        Diagnostic::error(place, text).with_help(help)
    }
}

/// The names of the functions among `members`.
pub(super) fn names(members: impl IntoIterator<Item = TokenStream>) -> FxHashSet<String> {
    let tokens: Vec<_> = members.into_iter().flatten().collect();
    functions(&tokens).map(ToString::to_string).collect()
}

/// The names of the functions among members.
fn functions(items: &[TokenTree]) -> impl Iterator<Item = &Ident> {
    items.windows(2).filter_map(|pair| match pair {
        [TokenTree::Ident(word), TokenTree::Ident(name)] if word == "fn" => Some(name),
        _ => None,
    })
}
