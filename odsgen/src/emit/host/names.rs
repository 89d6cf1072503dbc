//! Spelling of names in fragments, and lifetimes of types.

use proc_macro2::{Ident, Span as TokenSpan};
use quote::format_ident;
use syn::visit_mut::{self, VisitMut};

use super::super::ident;
use super::words::is_called;
use super::{Host, PRELUDE};

/// Spells names as generated code does: the runtime's with `rt::`, the dialect's own without a path, and enum cases in
/// Rust's way.
pub(super) struct Names<'h, 'r> {
    pub(super) host: &'h Host<'r>,
}

/// How interfaces call whatever implements them.
const CONCRETE: &[&str] = &["ConcreteOp", "ConcreteAttr", "ConcreteType"];

impl VisitMut for Names<'_, '_> {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        if let Some(first) = path.segments.first_mut()
            && CONCRETE.contains(&first.ident.to_string().as_str())
        {
            first.ident = format_ident!("Self");
        }
        let namespace = &self.host.modules;
        let own = path.leading_colon.is_some() == self.host.namespace.starts_with("::")
            && path.segments.len() > namespace.len()
            && !namespace.is_empty()
            && *namespace != ["ods_runtime"]
            && namespace.iter().enumerate().all(|(i, name)| is(path, i, name));
        // As seen from the modules around: `gpu::YieldOp` in `::mlir::gpu`. From the root all of them are named, and a single
        // one is a crate.
        let from_around = || {
            let least = if path.leading_colon.is_none() { 1 } else { namespace.len().max(2) };
            (least..=namespace.len()).find(|&count| {
                let end = &namespace[namespace.len() - count..];
                let of_own = |segment: &syn::PathSegment| {
                    self.host.own.contains(segment.ident.to_string().as_str())
                };
                path.segments.get(count).is_some_and(of_own)
                    && end.iter().enumerate().all(|(i, name)| is(path, i, name))
            })
        };
        if own {
            drop_front(path, namespace.len());
        } else if let Some(count) = from_around() {
            drop_front(path, count);
        } else if path.leading_colon.is_some()
            && is(path, 0, "ods_runtime")
            && path.segments.len() > 1
        {
            drop_front(path, if is(path, 1, "codegen") { 2 } else { 1 });
            prefix(path, "rt");
        } else if is(path, 0, "mlir") && path.segments.len() == 2 && is_type_name(&path.segments[1])
        {
            // Upstream's name for what the runtime provides.
            drop_front(path, 1);
            prefix(path, "rt");
        } else if let Some(first) = path.segments.first()
            && path.leading_colon.is_none()
        {
            let name = first.ident.to_string();
            let is_type = is_type_name(first);
            // A single word in capitals is a constant.
            let is_constant =
                path.segments.len() == 1 && !name.contains(|c: char| c.is_ascii_lowercase());
            let is_known = PRELUDE.contains(&name.as_str()) || self.host.own.contains(&name);
            if is_type && !is_constant && !is_known {
                prefix(path, "rt");
            }
        }
        let inner = self.host.nested.iter().find(|(modules, name)| {
            path.leading_colon.is_none()
                && modules.iter().chain([name]).enumerate().all(|(i, name)| is(path, i, name))
        });
        if let Some((modules, _)) = inner {
            drop_front(path, modules.len());
        }
        let count = path.segments.len();
        if count >= 2 {
            let owner = path.segments[count - 2].ident.to_string();
            let symbol = path.segments[count - 1].ident.to_string();
            if let Some(case) =
                self.host.enums.get(owner.as_str()).and_then(|cases| cases.get(symbol.as_str()))
            {
                path.segments[count - 1].ident = ident(case);
            }
        }
    }
}

/// Whether a part of a path is called as types are.
fn is_type_name(segment: &syn::PathSegment) -> bool {
    segment.ident.to_string().starts_with(|c: char| c.is_ascii_uppercase())
}

/// Whether the part of a path at `index` is `name`.
fn is(path: &syn::Path, index: usize, name: &str) -> bool {
    path.segments.get(index).is_some_and(|segment| is_called(&segment.ident, name))
}

fn drop_front(path: &mut syn::Path, count: usize) {
    path.leading_colon = None;
    path.segments = std::mem::take(&mut path.segments).into_iter().skip(count).collect();
}

fn prefix(path: &mut syn::Path, name: &str) {
    path.leading_colon = None;
    path.segments.insert(0, syn::PathSegment::from(Ident::new(name, TokenSpan::call_site())));
}

/// What a type is the type of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum TypeUse {
    /// What accessors return.
    Result,
    /// What methods take: references live as long as they like.
    Argument,
    /// What builders take: types, attributes and values are handles, not views.
    Builder,
}

/// Gives views and references a lifetime.
pub(super) struct Lifetimes<'h, 'r> {
    host: &'h Host<'r>,
    lifetime: syn::Lifetime,
    use_: TypeUse,
    /// Lifetimes that the type itself declares.
    bound: Vec<Ident>,
    /// What is no part of a type where it is to stand.
    problem: Option<String>,
}

impl<'h, 'r> Lifetimes<'h, 'r> {
    /// Changes `ty`, or says why it cannot be used.
    pub(super) fn give(
        host: &'h Host<'r>,
        ty: &mut syn::Type,
        lifetime: &str,
        use_: TypeUse,
    ) -> Result<(), String> {
        let lifetime = syn::Lifetime::new(lifetime, TokenSpan::call_site());
        let mut this = Self { host, lifetime, use_, bound: Vec::new(), problem: None };
        this.visit_type_mut(ty);
        this.problem.map_or(Ok(()), Err)
    }
}

/// Lifetimes that there are where code is generated: of the program, of operations, and of contexts.
const LIFETIMES: &[&str] = &["_", "static", "ir", "c"];

/// Whether a type of this name is a view, by the way in which views are named.
fn is_view(name: &str) -> bool {
    ["Attr", "Type", "Interface", "Op"].iter().any(|end| name.ends_with(end))
        || is_location_view(name)
}

/// Whether this is the name of the runtime's view of a kind of location.
pub(in crate::emit) fn is_location_view(name: &str) -> bool {
    matches!(name, "CallSiteLoc" | "FileLineColRange" | "FusedLoc" | "NameLoc" | "UnknownLoc")
}

impl VisitMut for Lifetimes<'_, '_> {
    fn visit_bound_lifetimes_mut(&mut self, bound: &mut syn::BoundLifetimes) {
        for param in &bound.lifetimes {
            if let syn::GenericParam::Lifetime(param) = param {
                self.bound.push(param.lifetime.ident.clone());
            }
        }
    }

    fn visit_lifetime_mut(&mut self, lifetime: &mut syn::Lifetime) {
        // There may be nothing else in the function's head that it could be taken from.
        if self.use_ == TypeUse::Result && lifetime.ident == "_" {
            *lifetime = self.lifetime.clone();
        }
        let is = |name: &&str| lifetime.ident == *name;
        if !LIFETIMES.iter().any(is) && !self.bound.contains(&lifetime.ident) {
            self.problem = Some(format!("there is no lifetime `{lifetime}` here"));
        }
    }

    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if matches!(ty, syn::Type::Infer(_)) {
            self.problem = Some("`_` is not a type here".to_owned());
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        let is_bare = path.segments.len() == 1;
        let Some(last) = path.segments.last_mut() else { return };
        let name = last.ident.to_string();
        match name.as_str() {
            "Type" | "Attribute" | "Value" | "Operation" if !is_bare => return,
            "Type" | "Attribute" | "Value" if self.use_ == TypeUse::Builder => return,
            "Op" => return,
            "Type" => last.ident = format_ident!("TypeRef"),
            "Attribute" => last.ident = format_ident!("AttrRef"),
            "Value" => last.ident = format_ident!("ValueRef"),
            "Operation" => last.ident = format_ident!("OpRef"),
            // The name of an enum may end as that of a view does.
            name if is_view(name) && !self.host.is_enum(name) => {}
            _ => return,
        }
        if last.arguments.is_none() {
            let lifetime = &self.lifetime;
            last.arguments = syn::PathArguments::AngleBracketed(syn::parse_quote!(<#lifetime>));
        }
    }

    fn visit_type_reference_mut(&mut self, reference: &mut syn::TypeReference) {
        visit_mut::visit_type_reference_mut(self, reference);
        if self.use_ != TypeUse::Argument {
            reference.lifetime.get_or_insert_with(|| self.lifetime.clone());
        }
    }
}
