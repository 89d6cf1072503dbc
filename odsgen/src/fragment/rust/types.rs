//! Types in fragments.

use proc_macro2::{Ident, Span as TokenSpan};
use quote::format_ident;
use syn::visit_mut::{self, VisitMut};

use super::complete::written_type;
use super::locals::Locals;
use super::names::Names;
use super::problem::offset;
use super::words::ident;
use crate::fragment::cpp;
use crate::fragment::fields::with_pasted;
use crate::fragment::language::{self, IS_CPP};
use crate::fragment::scope::Scope;
use crate::fragment::source::{Fragment, Source as _};
use crate::fragment::types::{RustType, TypeUse, ViewOf};
use crate::tablegen::Diagnostic;

/// Parses a type.
pub(in crate::fragment) fn ty(
    scope: &Scope<'_>,
    fragment: Fragment<'_>,
    lifetime: &str,
    use_: TypeUse,
) -> Result<RustType, Box<Diagnostic>> {
    let ranges = fragment.cpp();
    let is_pasted = ranges.first().is_some_and(|first| first.start > 0);
    let is_cpp = !ranges.is_empty();
    let translated = match cpp::translate_type(fragment.text) {
        _ if !is_cpp => None,
        Ok(whole) => Some(whole),
        // An element in a type of Rust. A name that is not translated is the same in both languages.
        Err(_) if is_pasted => with_pasted(fragment, |piece| Some(piece.to_owned())),
        Err(reason) => {
            let place = fragment.at(0, fragment.text.len());
            return Err(Box::new(language::untranslated(place, &reason)));
        }
    };
    let text = translated.as_deref().unwrap_or(fragment.text);
    let fail = |problem: String| Box::new(Diagnostic::error(fragment.at(0, text.len()), problem));
    if !is_cpp && let Some(rust) = cpp::in_rust(text) {
        let error = fail(format!("'{}' is C++", text.replace(" :: ", "::"))).with_kind(IS_CPP);
        return Err(Box::new(error.with_help(format!("in Rust it is {rust}"))));
    }
    let mut ty = written_type(text).map_err(|error| {
        // The piece that is wrong, if it is Rust as it is written.
        let place = match translated {
            None if fragment.pieces().len() > 1 => fragment.at(offset(text, error.span()), 1),
            _ => fragment.at(0, text.len()),
        };
        Box::new(Diagnostic::error(place, format!("'{text}' is not a Rust type")))
    })?;
    // Decides between handle and view before spelling changes the path.
    Lifetimes::give(scope, &mut ty, lifetime, use_).map_err(fail)?;
    let locals = Locals::default();
    Names::new(scope, &fragment, locals).visit_type_mut(&mut ty);
    Ok(RustType::spelled(ty))
}

/// Adds lifetimes to views and references.
struct Lifetimes<'h, 'r> {
    scope: &'h Scope<'r>,
    lifetime: syn::Lifetime,
    use_: TypeUse,
    /// Lifetimes that the type declares.
    bound: Vec<Ident>,
    /// The first construct that is not valid in this position.
    problem: Option<String>,
}

impl<'h, 'r> Lifetimes<'h, 'r> {
    /// Adds lifetimes to `ty`. On an error, returns the message.
    fn give(
        scope: &'h Scope<'r>,
        ty: &mut syn::Type,
        lifetime: &str,
        use_: TypeUse,
    ) -> Result<(), String> {
        let lifetime = syn::Lifetime::new(lifetime, TokenSpan::call_site());
        let mut this = Self { scope, lifetime, use_, bound: Vec::new(), problem: None };
        this.visit_type_mut(ty);
        this.problem.map_or(Ok(()), Err)
    }
}

impl RustType {
    /// The type with handles instead of views, and vectors instead of slices.
    #[must_use]
    pub(crate) fn owned(&self, scope: &Scope<'_>) -> Self {
        let mut ty = self.to_syn();
        Owned { scope }.visit_type_mut(&mut ty);
        Self::spelled(ty)
    }
}

/// Replaces views by handles.
struct Owned<'h, 'r> {
    scope: &'h Scope<'r>,
}

impl VisitMut for Owned<'_, '_> {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        visit_mut::visit_type_mut(self, ty);
        if let syn::Type::Reference(reference) = ty {
            let element = &reference.elem;
            *ty = match &**element {
                syn::Type::Slice(slice) => {
                    let element = &slice.elem;
                    syn::parse_quote!(Vec<#element>)
                }
                syn::Type::Path(path) if path.path.is_ident("str") => syn::parse_quote!(String),
                _ => return,
            };
            return;
        }
        let syn::Type::Path(path) = &ty else { return };
        let Some(last) = path.path.segments.last() else { return };
        let has_lifetime = match &last.arguments {
            syn::PathArguments::AngleBracketed(list) => {
                matches!(list.args.first(), Some(syn::GenericArgument::Lifetime(_)))
            }
            _ => false,
        };
        if !has_lifetime {
            return;
        }
        let name = last.ident.to_string();
        let handle = match (name.as_str(), self.scope.view_of(&name)) {
            ("ValueRef", _) => "Value",
            ("BlockRef", _) => "Block",
            ("RegionRef", _) => "Region",
            ("TypeRef", _) | (_, Some(ViewOf::Type)) => "Type",
            ("AttrRef", _) | (_, Some(ViewOf::Attr)) => "Attribute",
            _ => "Op",
        };
        let handle = ident(handle);
        *ty = syn::parse_quote!(rt::#handle);
    }
}

/// Lifetimes in scope in generated code: static, of the IR, and of contexts.
const LIFETIMES: &[&str] = &["_", "static", "ir", "c"];

impl VisitMut for Lifetimes<'_, '_> {
    fn visit_bound_lifetimes_mut(&mut self, bound: &mut syn::BoundLifetimes) {
        for param in &bound.lifetimes {
            if let syn::GenericParam::Lifetime(param) = param {
                self.bound.push(param.lifetime.ident.clone());
            }
        }
    }

    fn visit_lifetime_mut(&mut self, lifetime: &mut syn::Lifetime) {
        // The function may have no other lifetime to infer it from.
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
        let spelled = self.scope.name_of_type(path);
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
            _ if self.scope.view_of(&spelled).is_some() => {}
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
