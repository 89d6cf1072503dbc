//! The names that a fragment declares itself.

use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};

use super::macros;
use crate::names::is_prelude;

/// Names that hide those of the module around the fragment.
#[derive(Default)]
pub(super) struct Locals {
    types: FxHashSet<String>,
    values: FxHashSet<String>,
    /// The start of the path of a `use` that is visited.
    prefix: Vec<String>,
}

impl Locals {
    /// The names that the code declares which `visit` visits.
    pub(super) fn of(visit: impl FnOnce(&mut Self)) -> Self {
        let mut locals = Self::default();
        visit(&mut locals);
        locals
    }

    /// Whether `path` starts with a declared type or module.
    pub(super) fn declare(&self, path: &syn::Path) -> bool {
        path.leading_colon.is_none()
            && path.segments.first().is_some_and(|it| self.types.contains(&it.ident.to_string()))
    }

    /// Whether the expression `path` is a declared value.
    pub(super) fn declare_value(&self, path: &syn::Path) -> bool {
        path.get_ident().is_some_and(|name| self.values.contains(&name.to_string()))
    }

    fn add_type(&mut self, name: &syn::Ident) {
        self.types.insert(name.to_string());
    }

    fn add_value(&mut self, name: &syn::Ident) {
        self.values.insert(name.to_string());
    }
}

impl<'ast> Visit<'ast> for Locals {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Const(it) => self.add_value(&it.ident),
            syn::Item::Static(it) => self.add_value(&it.ident),
            syn::Item::Fn(it) => self.add_value(&it.sig.ident),
            syn::Item::Struct(it) => {
                self.add_type(&it.ident);
                if !matches!(it.fields, syn::Fields::Named(_)) {
                    self.add_value(&it.ident);
                }
            }
            syn::Item::Enum(it) => self.add_type(&it.ident),
            syn::Item::Mod(it) => self.add_type(&it.ident),
            syn::Item::Trait(it) => self.add_type(&it.ident),
            syn::Item::Type(it) => self.add_type(&it.ident),
            syn::Item::Union(it) => self.add_type(&it.ident),
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_use_path(&mut self, path: &'ast syn::UsePath) {
        self.prefix.push(path.ident.to_string());
        visit::visit_use_path(self, path);
        self.prefix.pop();
    }

    fn visit_use_name(&mut self, name: &'ast syn::UseName) {
        // `use path::{self}` declares the last name of the path.
        let declared = match self.prefix.last() {
            Some(last) if name.ident == "self" => last.clone(),
            _ => name.ident.to_string(),
        };
        self.types.insert(declared.clone());
        self.values.insert(declared);
    }

    fn visit_use_rename(&mut self, name: &'ast syn::UseRename) {
        self.add_type(&name.rename);
        self.add_value(&name.rename);
    }

    fn visit_type_param(&mut self, param: &'ast syn::TypeParam) {
        self.add_type(&param.ident);
        visit::visit_type_param(self, param);
    }

    fn visit_const_param(&mut self, param: &'ast syn::ConstParam) {
        self.add_value(&param.ident);
        // An argument such as the one of `[T; Size]` and of `Sized<Size>`, which looks like a type.
        self.add_type(&param.ident);
        visit::visit_const_param(self, param);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        // `None` is a pattern, and declares nothing.
        if !is_prelude(&pattern.ident.to_string()) {
            self.add_value(&pattern.ident);
        }
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if let Some(arguments) = macros::arguments(mac) {
            // The arguments do not live as long as the code.
            let inner = Self::of(|it| arguments.visit(it));
            self.types.extend(inner.types);
            self.values.extend(inner.values);
        }
    }
}

/// The paths of `use path::*` directly in `statements`.
pub(super) fn globs_in_block(statements: &[syn::Stmt]) -> Vec<Vec<String>> {
    let items = statements.iter().filter_map(|statement| match statement {
        syn::Stmt::Item(item) => Some(item),
        _ => None,
    });
    globs(items)
}

/// The paths of `use path::*` among `items`.
pub(super) fn globs<'i>(items: impl IntoIterator<Item = &'i syn::Item>) -> Vec<Vec<String>> {
    let mut globs = Globs::default();
    for item in items {
        if let syn::Item::Use(item) = item {
            globs.visit_item_use(item);
        }
    }
    globs.found
}

#[derive(Default)]
struct Globs {
    found: Vec<Vec<String>>,
    prefix: Vec<String>,
}

impl<'ast> Visit<'ast> for Globs {
    fn visit_use_path(&mut self, path: &'ast syn::UsePath) {
        self.prefix.push(path.ident.to_string());
        visit::visit_use_path(self, path);
        self.prefix.pop();
    }

    fn visit_use_glob(&mut self, _: &'ast syn::UseGlob) {
        self.found.push(self.prefix.clone());
    }
}
