//! Types of values that a struct stores until they are passed on.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident};
use syn::visit_mut::{self, VisitMut};

use super::types::{RustType, argument_of};

/// How a struct with the lifetime `'b` stores an argument, and how a method accepts it.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    /// The type of the field.
    pub field: RustType,
    /// What the method accepts.
    pub accepts: Accepts,
}

/// What the method that sets a stored argument accepts.
#[derive(Clone, Debug)]
pub(crate) enum Accepts {
    /// A value of the field's type.
    Value,
    /// A value of this type, or an option of it. The field is an option.
    Optional(RustType),
    /// A closure of this `impl` type, which the field stores in a box, in an option if the flag is set.
    Closure(RustType, bool),
}

impl Stored {
    /// How a struct stores an argument of the type `ty`; `None` if the type is `impl` of something that cannot be stored
    /// without a type parameter.
    #[must_use]
    pub(crate) fn new(ty: &RustType) -> Option<Self> {
        let ty = with_lifetime(ty.to_syn(), &mut None);
        let option = argument_of(&ty, "Option");
        if let syn::Type::ImplTrait(closure) = option.unwrap_or(&ty) {
            if !is_closure(closure) {
                return None;
            }
            let bounds = &closure.bounds;
            let boxed: syn::Type = syn::parse_quote!(Box<dyn #bounds + 'b>);
            let accepted = syn::parse_quote!(impl #bounds + 'b);
            let field = if option.is_some() { syn::parse_quote!(Option<#boxed>) } else { boxed };
            let accepts = Accepts::Closure(RustType::spelled(accepted), option.is_some());
            return Some(Self { field: RustType::spelled(field), accepts });
        }
        let mut params = Vec::new();
        with_lifetime(ty.clone(), &mut Some(&mut params));
        if !params.is_empty() {
            return None;
        }
        let accepts = match option {
            Some(value) => Accepts::Optional(RustType::spelled(value.clone())),
            None => Accepts::Value,
        };
        Some(Self { field: RustType::spelled(ty), accepts })
    }
}

/// A type parameter with its bounds.
#[derive(Clone)]
pub(crate) struct TypeParam(syn::TypeParam);

impl std::fmt::Debug for TypeParam {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TypeParam({})", self.to_token_stream())
    }
}

impl TypeParam {
    /// The name.
    #[must_use]
    pub(crate) fn name(&self) -> &proc_macro2::Ident {
        &self.0.ident
    }
}

impl ToTokens for TypeParam {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.0.to_tokens(tokens);
    }
}

impl RustType {
    /// The type of a field of a struct with the lifetime `'b`. Each `impl` type is a type parameter, which is added to
    /// `params`.
    #[must_use]
    pub(crate) fn as_field(&self, params: &mut Vec<TypeParam>) -> Self {
        Self::spelled(with_lifetime(self.to_syn(), &mut Some(params)))
    }
}

/// `ty` with the lifetime `'b` for `'_`, and with type parameters for `impl` types if there is a list of them.
fn with_lifetime(mut ty: syn::Type, params: &mut Option<&mut Vec<TypeParam>>) -> syn::Type {
    Fields { params: params.as_deref_mut() }.visit_type_mut(&mut ty);
    ty
}

/// Replaces `'_` by `'b`, and `impl` types by type parameters.
struct Fields<'p> {
    params: Option<&'p mut Vec<TypeParam>>,
}

impl VisitMut for Fields<'_> {
    fn visit_lifetime_mut(&mut self, lifetime: &mut syn::Lifetime) {
        if lifetime.ident == "_" {
            lifetime.ident = format_ident!("b");
        }
    }

    /// The lifetimes of a closure's parameters are its own.
    fn visit_parenthesized_generic_arguments_mut(
        &mut self,
        _: &mut syn::ParenthesizedGenericArguments,
    ) {
    }

    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        visit_mut::visit_type_mut(self, ty);
        let (Some(params), syn::Type::ImplTrait(bounds)) = (&mut self.params, &*ty) else { return };
        let (name, bounds) = (format_ident!("T{}", params.len()), &bounds.bounds);
        params.push(TypeParam(syn::parse_quote!(#name: #bounds)));
        *ty = syn::parse_quote!(#name);
    }
}

/// Whether the type is `impl FnOnce(...)`, `impl FnMut(...)` or `impl Fn(...)`.
fn is_closure(ty: &syn::TypeImplTrait) -> bool {
    let mut traits = ty.bounds.iter().filter_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) => bound.path.segments.last(),
        _ => None,
    });
    traits.next().is_some_and(|last| {
        matches!(last.arguments, syn::PathArguments::Parenthesized(_)) && traits.next().is_none()
    })
}
