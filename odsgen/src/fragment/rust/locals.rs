//! The names that a fragment declares itself, by `use` and as items.

use rustc_hash::FxHashSet;
use syn::visit::{self, Visit};

/// Names that hide those of the module around the fragment.
#[derive(Default)]
pub(super) struct Locals(FxHashSet<String>);

impl Locals {
    /// The names that the code declares which `visit` visits.
    pub(super) fn of(visit: impl FnOnce(&mut Self)) -> Self {
        let mut locals = Self::default();
        visit(&mut locals);
        locals
    }

    /// Whether `path` starts with a declared name.
    pub(super) fn declare(&self, path: &syn::Path) -> bool {
        path.leading_colon.is_none()
            && path.segments.first().is_some_and(|it| self.0.contains(&it.ident.to_string()))
    }

    fn add(&mut self, name: &syn::Ident) {
        self.0.insert(name.to_string());
    }
}

impl<'ast> Visit<'ast> for Locals {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Const(it) => self.add(&it.ident),
            syn::Item::Enum(it) => self.add(&it.ident),
            syn::Item::Static(it) => self.add(&it.ident),
            syn::Item::Struct(it) => self.add(&it.ident),
            syn::Item::Trait(it) => self.add(&it.ident),
            syn::Item::Type(it) => self.add(&it.ident),
            syn::Item::Union(it) => self.add(&it.ident),
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_use_name(&mut self, name: &'ast syn::UseName) {
        self.add(&name.ident);
    }

    fn visit_use_rename(&mut self, name: &'ast syn::UseRename) {
        self.add(&name.rename);
    }

    fn visit_type_param(&mut self, param: &'ast syn::TypeParam) {
        self.add(&param.ident);
        visit::visit_type_param(self, param);
    }
}
