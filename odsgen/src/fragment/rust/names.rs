//! The spelling of names in fragments.

use proc_macro2::{Ident, Span as TokenSpan};
use quote::format_ident;
use rustc_hash::FxHashMap;
use syn::visit_mut::{self, VisitMut};

use super::locals::{Locals, globs, globs_in_block};
use super::macros;
use super::problem::{RUST, offset};
use super::words::{ident, is_called};
use crate::fragment::scope::{ItemKind, Scope};
use crate::fragment::source::Source;
use crate::fragment::types::{RustPath, ViewOf};
use crate::names::{is_prelude, outer_class};
use crate::provided::{RUNTIME, RUNTIME_OPS, is_provided};
use crate::tablegen::Diagnostic;

/// Rewrites names to the spelling of generated code: names of the runtime with `rt::`, names of the dialect without a
/// path, and enum cases in Rust's case.
pub(super) struct Names<'h, 'r> {
    scope: &'h Scope<'r>,
    /// The fragment.
    source: &'h dyn Source,
    /// The names that the fragment declares.
    locals: Locals,
    /// The paths of `use path::*` around what is visited.
    globs: Vec<Vec<String>>,
    /// The first error.
    error: Option<Box<Diagnostic>>,
}

/// The public modules of the runtime that `rt` has as well.
const IMPORTED_MODULES: &[&str] = &["matchers", "side_effects", "traits"];

/// The name of the implementor in interfaces.
const CONCRETE: &[&str] = &["ConcreteOp", "ConcreteAttr", "ConcreteType"];

impl VisitMut for Names<'_, '_> {
    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        visit_mut::visit_macro_mut(self, mac);
        macros::visit(mac, self);
    }

    fn visit_type_path_mut(&mut self, ty: &mut syn::TypePath) {
        let is_class = self.scope.is_lower_class(&ty.path);
        visit_mut::visit_type_path_mut(self, ty);
        if is_class {
            spell_class(&mut ty.path, self.scope);
        }
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        let around = self.globs.len();
        self.globs.extend(globs_in_block(&block.stmts));
        visit_mut::visit_block_mut(self, block);
        self.globs.truncate(around);
    }

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        let items = module.content.iter().flat_map(|(_, items)| items);
        let around = std::mem::replace(&mut self.globs, globs(items));
        visit_mut::visit_item_mod_mut(self, module);
        self.globs = around;
    }

    fn visit_expr_path_mut(&mut self, expr: &mut syn::ExprPath) {
        if expr.qself.is_some() || !self.locals.declare_value(&expr.path) {
            visit_mut::visit_expr_path_mut(self, expr);
        }
    }

    fn visit_item_use_mut(&mut self, _: &mut syn::ItemUse) {}

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        if self.locals.declare(path) || self.spell_imported_case(path) {
            return;
        }
        if let Some(first) = path.segments.first_mut()
            && CONCRETE.contains(&first.ident.to_string().as_str())
        {
            first.ident = format_ident!("Self");
        }
        if let Some(is_own) = self.to_own_or_extern(path) {
            self.spell_case(path);
            if is_own {
                spell_class(path, self.scope);
            }
            return;
        }
        let mut is_class = self.scope.is_class(path);
        let namespace = &self.scope.modules;
        let own = self.is_own(path);
        // Relative to an enclosing namespace: `gpu::YieldOp` in `::mlir::gpu`. A path from the root has all segments; a
        // single one is a crate.
        let from_around = || {
            let least = if path.leading_colon.is_none() { 1 } else { namespace.len().max(2) };
            (least..=namespace.len()).find(|&count| {
                let end = &namespace[namespace.len() - count..];
                let of_own = |segment: &syn::PathSegment| {
                    self.scope.own.contains(segment.ident.to_string().as_str())
                };
                path.segments.get(count).is_some_and(of_own)
                    && end.iter().enumerate().all(|(i, name)| is(path, i, name))
            })
        };
        if own {
            drop_front(path, namespace.len());
            is_class = true;
        } else if let Some(count) = from_around() {
            drop_front(path, count);
            is_class = true;
        } else if path.leading_colon.is_some() && is(path, 0, "ods_runtime") {
            // Other absolute paths stay as they are.
            match path.segments.iter().nth(1) {
                Some(_) if is(path, 1, "codegen") && path.segments.len() > 2 => {
                    drop_front(path, 2);
                    prefix(path, "rt");
                }
                // The namespace of interfaces that the runtime provides, and modules that generated code imports.
                Some(second)
                    if is_type_name(second)
                        || IMPORTED_MODULES.iter().any(|module| second.ident == module) =>
                {
                    drop_front(path, 1);
                    prefix(path, "rt");
                }
                _ => {}
            }
        } else if is(path, 0, "mlir") && path.segments.len() == 2 && is_type_name(&path.segments[1])
        {
            // An upstream name that the runtime provides.
            drop_front(path, 1);
            prefix_runtime(path);
        } else if path.leading_colon.is_some() && path.segments.len() > 1 {
            let [namespace, name] = [0, 1].map(|index| path.segments[index].ident.to_string());
            let place = self.source.at(0, self.source.text().len());
            self.scope.add_reference(&[namespace], name, ItemKind::Class, place);
        } else if let Some(first) = path.segments.first()
            && path.leading_colon.is_none()
        {
            let name = first.ident.to_string();
            let is_type = is_type_name(first);
            // A single upper-case word is a constant.
            let is_constant =
                path.segments.len() == 1 && !name.contains(|c: char| c.is_ascii_lowercase());
            let is_own = self.scope.own.contains(&name) && !self.is_shared(&first.ident);
            let is_known = is_prelude(&name) || name == "Self" || is_own;
            if is_type && !is_constant && !is_known {
                self.reject_ambiguous(&path.segments[0].ident);
                self.reject_elsewhere(path);
                prefix_runtime(path);
            }
        }
        let renamed = self.scope.renamed.iter().find(|(modules, name, _)| {
            path.leading_colon.is_none()
                && !modules.is_empty()
                && modules.iter().chain([name]).enumerate().all(|(i, name)| is(path, i, name))
        });
        if let Some((modules, _, name)) = renamed {
            drop_front(path, modules.len());
            if let Some(first) = path.segments.first_mut() {
                first.ident = ident(name);
            }
        }
        let inner = self.scope.nested.iter().find(|(modules, name)| {
            path.leading_colon.is_none()
                && modules.iter().chain([name]).enumerate().all(|(i, name)| is(path, i, name))
        });
        if let Some((modules, _)) = inner {
            drop_front(path, modules.len());
            is_class = true;
        }
        self.spell_case(path);
        if is_class {
            spell_class(path, self.scope);
        }
    }
}

impl<'h, 'r> Names<'h, 'r> {
    pub(super) fn new(scope: &'h Scope<'r>, source: &'h dyn Source, locals: Locals) -> Self {
        Self { scope, source, locals, globs: Vec::new(), error: None }
    }

    /// The same, inside of `use path::*` with these paths.
    pub(super) fn with_globs(self, globs: Vec<Vec<String>>) -> Self {
        Self { globs, ..self }
    }

    /// The first error in what was visited.
    pub(super) fn finish(self) -> Result<(), Box<Diagnostic>> {
        self.error.map_or(Ok(()), Err)
    }

    /// Whether `name` is that of an attribute or type in a definition that all dialects share, where it means the
    /// runtime's.
    fn is_shared(&self, ident: &Ident) -> bool {
        let at = offset(self.source.text(), ident.span());
        matches!(ViewOf::by_name(&ident.to_string()), Some(ViewOf::Attr | ViewOf::Type))
            && self.scope.modules != ["ods_runtime"]
            && self.source.shared().iter().any(|range| range.contains(&at))
    }

    /// Spells an enum case that `use Enum::*` imports. Returns whether `path` is one.
    fn spell_imported_case(&self, path: &mut syn::Path) -> bool {
        let Some(name) = path.get_ident().map(ToString::to_string) else { return false };
        let cases = self.globs.iter().filter_map(|glob| self.cases(glob));
        let found = cases.into_iter().find_map(|cases| {
            let spelled = cases.values().find(|case| **case == name);
            cases.get(&name).or(spelled)
        });
        if let Some(case) = found {
            path.segments[0].ident = ident(case);
        }
        found.is_some()
    }

    /// The cases of the enum at the end of a path.
    fn cases(&self, path: &[String]) -> Option<&'h FxHashMap<String, String>> {
        self.scope.enums.get(outer_class(path.last()?))
    }

    /// Reports `name`, which means an item of the runtime unless the code imports another by `use path::*`.
    fn reject_ambiguous(&mut self, name: &Ident) {
        let is_runtime = |glob: &[String]| {
            glob.first().is_some_and(|first| first == "rt" || first == "ods_runtime")
        };
        let mut globs = self.globs.iter();
        let glob = globs.find(|glob| !is_runtime(glob) && self.cases(glob).is_none());
        let Some(glob) = glob.filter(|_| self.error.is_none()) else { return };
        let (path, text) = (glob.join("::"), name.to_string());
        let place = self.source.at(offset(self.source.text(), name.span()), text.len());
        let message =
            format!("`{text}` may be a name of the runtime or one that `use {path}::*` imports");
        let help = format!("import it by name, `use {path}::{text}`, or write `rt::{text}`");
        let error = Diagnostic::error(place, message).with_help(help).with_kind(RUST);
        self.error = Some(Box::new(error));
    }

    /// Reports a case of an enum of another namespace that `path` does not name.
    fn reject_elsewhere(&mut self, path: &syn::Path) {
        let (name, is_case) = (path.segments[0].ident.to_string(), path.segments.len() == 2);
        let Some(namespace) = self.scope.enums_elsewhere.get(name.as_str()) else { return };
        let case = &path.segments[path.segments.len() - 1].ident;
        let has_case = self.scope.enums[name.as_str()].contains_key(&case.to_string());
        if !is_case || !has_case || is_provided(&name, RUNTIME) || self.error.is_some() {
            return;
        }
        let place = offset(self.source.text(), path.segments[0].ident.span());
        let place = self.source.at(place, name.len());
        let separator = if namespace.starts_with("::") { "" } else { "::" };
        let message = format!("the enum '{name}' belongs to the namespace '{namespace}'");
        let help = format!("write `{separator}{namespace}::{name}::{case}`");
        let error = Diagnostic::error(place, message).with_help(help).with_kind(RUST);
        self.error = Some(Box::new(error));
    }

    /// Whether `path` starts with the namespace of the module.
    fn is_own(&self, path: &syn::Path) -> bool {
        let namespace = &self.scope.modules;
        path.leading_colon.is_some() == self.scope.namespace.starts_with("::")
            && *namespace != ["ods_runtime"]
            && is_within(path, namespace)
    }

    /// Rewrites a path to a type of the module in another namespace, or into a module with a known path. Returns
    /// `None` if it is neither, otherwise whether the path leads to a type of the module.
    fn to_own_or_extern(&self, path: &mut syn::Path) -> Option<bool> {
        let leads = |modules: &[&str], name: &str| {
            modules.iter().chain([&name]).enumerate().all(|(i, name)| is(path, i, name))
        };
        // A type without a namespace belongs to the dialect.
        if let Some((modules, _, renamed)) =
            self.scope.renamed.iter().find(|(modules, name, _)| leads(modules, name))
        {
            drop_front(path, modules.len());
            if let Some(first) = path.segments.first_mut() {
                first.ident = ident(renamed);
            }
            return Some(true);
        }
        let is_global = path.leading_colon.is_some()
            && path.segments.first().is_some_and(|first| {
                is_type_name(first) && self.scope.own.contains(&first.ident.to_string())
            });
        if is_global {
            drop_front(path, 0);
            return Some(true);
        }
        if let Some((modules, _)) =
            self.scope.foreign.iter().find(|(modules, name)| leads(modules, name))
        {
            drop_front(path, modules.len());
            return Some(true);
        }
        if self.to_foreign_def(path) {
            return Some(false);
        }
        let (namespace, count, module) = self.extern_module(path)?;
        drop_front(path, count);
        let is_module = path.segments.len() > 1 && !is_type_name(&path.segments[0]);
        if !is_module {
            let name = path.segments[0].ident.to_string();
            let kind = match is_type_name(&path.segments[0]) {
                true => ItemKind::Class,
                false => ItemKind::Function,
            };
            let place = self.source.at(0, self.source.text().len());
            self.scope.add_reference(namespace, name, kind, place);
        }
        let module = module.to_syn();
        path.leading_colon = module.leading_colon;
        for (index, segment) in module.segments.iter().enumerate() {
            path.segments.insert(index, segment.clone());
        }
        Some(false)
    }

    /// Rewrites a path to a definition of a dialect whose module is not known. Returns whether it did.
    fn to_foreign_def(&self, path: &mut syn::Path) -> bool {
        let names: Vec<_> = path.segments.iter().map(|it| it.ident.to_string()).collect();
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        let is_global = path.leading_colon.is_some();
        let Some((found, count)) = self.scope.foreign_def(&names, is_global) else { return false };
        drop_front(path, count - 1);
        path.segments[0].ident = ident(&found.name);
        true
    }

    /// The namespace to whose module `path` leads, how many segments of `path` name it, and the module. A path that is not
    /// from the root may be relative to an enclosing namespace.
    fn extern_module(&self, path: &syn::Path) -> Option<(&'h [String], usize, &'h RustPath)> {
        let own = &self.scope.modules;
        // Definitions of C++ may leave out the `::` before their namespace.
        let is_own = is_within(path, own);
        let around = if path.leading_colon.is_none() { own.len() } else { 0 };
        (0..=around).rev().find_map(|count| {
            self.scope.externs.iter().find_map(|(names, module)| {
                let (front, rest) = names.split_at_checked(count)?;
                let leads = (count == 0 || !rest.is_empty())
                    && (!is_own || names.len() > own.len())
                    && front.iter().zip(own).all(|(a, b)| a == b)
                    && path.segments.len() > rest.len()
                    && rest.iter().enumerate().all(|(i, name)| is(path, i, name));
                leads.then_some((names.as_slice(), rest.len(), module))
            })
        })
    }

    /// Rewrites an enum case at the end of a path.
    fn spell_case(&self, path: &mut syn::Path) {
        let count = path.segments.len();
        if count >= 2 {
            let owner = path.segments[count - 2].ident.to_string();
            let symbol = path.segments[count - 1].ident.to_string();
            if let Some(case) = self
                .scope
                .enums
                .get(outer_class(&owner))
                .and_then(|cases| cases.get(symbol.as_str()))
            {
                path.segments[count - 1].ident = ident(case);
            }
        }
    }
}

/// Rewrites the class at the start of a path to its name inside of the module.
pub(super) fn spell_class(path: &mut syn::Path, scope: &Scope<'_>) {
    if let Some(first) = path.segments.first_mut() {
        first.ident = ident(&scope.inner_class(&first.ident.to_string()));
    }
}

/// Whether `path` starts with `namespace`, and leads to something in it.
fn is_within(path: &syn::Path, namespace: &[&str]) -> bool {
    path.segments.len() > namespace.len()
        && !namespace.is_empty()
        && namespace.iter().enumerate().all(|(i, name)| is(path, i, name))
}

/// Whether a segment has the case of a type name.
fn is_type_name(segment: &syn::PathSegment) -> bool {
    segment.ident.to_string().starts_with(|c: char| c.is_ascii_uppercase())
}

/// Whether the segment at `index` is `name`.
fn is(path: &syn::Path, index: usize, name: &str) -> bool {
    path.segments.get(index).is_some_and(|segment| is_called(&segment.ident, name))
}

fn drop_front(path: &mut syn::Path, count: usize) {
    path.leading_colon = None;
    path.segments = std::mem::take(&mut path.segments).into_iter().skip(count).collect();
}

/// Prefixes the name of an item of the runtime with its module.
fn prefix_runtime(path: &mut syn::Path) {
    if path.segments.first().is_some_and(|it| RUNTIME_OPS.iter().any(|op| it.ident == op)) {
        prefix(path, "builtin");
        prefix(path, "ods_runtime");
        path.leading_colon = Some(Default::default());
    } else {
        prefix(path, "rt");
    }
}

fn prefix(path: &mut syn::Path, name: &str) {
    path.leading_colon = None;
    path.segments.insert(0, syn::PathSegment::from(Ident::new(name, TokenSpan::call_site())));
}
