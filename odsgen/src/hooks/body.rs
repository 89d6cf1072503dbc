//! Bodies of skeletons: what a hook does before it is written.
//!
//! A parser fails, a verifier or a condition accepts, a printer writes a note, and a method without result does nothing.
//! Other hooks panic.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::ident;
use crate::fragment::{HelperType, RustType};
use crate::options::UnwrittenVerifiers;

/// Makes the bodies of the skeletons of one definition.
#[derive(Clone, Copy)]
pub(super) struct Bodies<'a> {
    /// The type that the hooks are implemented for.
    pub of: &'a str,
    /// The file and line of the definition.
    pub place: &'a str,
    /// What verifiers do.
    pub verifiers: UnwrittenVerifiers,
}

impl Bodies<'_> {
    /// A function of a trait in messages.
    fn hook(&self, hook: &str, function: &str) -> String {
        format!("`{hook}::{function}` of `{}`", self.of)
    }

    /// A parser with the parameter `p`.
    pub(super) fn parser(&self, hook: &str, function: &str) -> TokenStream {
        let message = format!("{} is not written yet", self.hook(hook, function));
        quote!(Err(p.error(#message)))
    }

    /// A printer with the parameter `p`.
    pub(super) fn printer(&self, hook: &str, function: &str) -> TokenStream {
        let message = format!("<{} is not written yet>", self.hook(hook, function));
        quote!(p.write(#message))
    }

    /// A verifier whose errors have the location `at`.
    pub(super) fn verifier(&self, hook: &str, function: &str, at: TokenStream) -> TokenStream {
        let hook = self.hook(hook, function);
        match self.verifiers {
            UnwrittenVerifiers::Accept => quote!(rt::unwritten_verifier(#hook)),
            UnwrittenVerifiers::Error => quote!(Err(rt::unwritten_error(#at, #hook))),
        }
    }

    /// A function that returns whether something is valid.
    fn condition(&self, hook: &str, function: &str) -> TokenStream {
        match self.verifiers {
            UnwrittenVerifiers::Accept => {
                let hook = self.hook(hook, function);
                quote!(rt::unwritten_condition(#hook))
            }
            UnwrittenVerifiers::Error => self.panic(hook, function),
        }
    }

    /// A function that panics.
    pub(super) fn panic(&self, hook: &str, function: &str) -> TokenStream {
        let (hook, place) = (self.hook(hook, function), self.place);
        quote!(rt::unwritten(#hook, #place))
    }

    /// A function with these parameters and return type. `own_location` is the location of the instance if it is a
    /// method of an operation.
    pub(super) fn of_signature(
        &self,
        hook: &str,
        function: &str,
        params: &[(String, RustType)],
        returns: Option<&RustType>,
        own_location: Option<TokenStream>,
    ) -> TokenStream {
        let of_type = |names: &[&str]| {
            let is = |ty: &RustType| {
                let name = ty.innermost().0.name_in_runtime();
                name.is_some_and(|name| names.contains(&name.as_str()))
            };
            params.iter().find(|(_, ty)| is(ty)).map(|(name, _)| ident(name))
        };
        let location = || {
            let of_param = || of_type(&["Adaptor", "OpRef"]).map(|name| quote!(#name.loc()));
            let given = || of_type(&["Location"]).map(|name| quote!(#name));
            let at = own_location.clone().or_else(of_param).or_else(given);
            at.unwrap_or_else(|| quote!(rt::Location::UNKNOWN))
        };
        match (hook, function) {
            ("MemoryEffectOpInterfaceTrait", "effects") => return quote!(rt::unwritten_effects()),
            ("CastOpInterfaceTrait", "are_cast_compatible") => {
                return self.condition(hook, function);
            }
            _ => {}
        }
        let Some(returns) = returns else {
            return match of_type(&["AsmWriter", "OpPrinter"]) {
                Some(p) => {
                    let message = format!("<{} is not written yet>", self.hook(hook, function));
                    quote!(#p.write(#message))
                }
                None => self.panic(hook, function),
            };
        };
        match (returns.last_name().as_deref(), of_type(&["Parser", "OpParser"])) {
            (Some("ParseResult"), Some(p)) => {
                let message = format!("{} is not written yet", self.hook(hook, function));
                quote!(Err(#p.error(#message)))
            }
            (Some("VerifyResult"), _) => self.verifier(hook, function, location()),
            _ if returns.error().and_then(|it| it.last_name()).as_deref() == Some("Diagnostic") => {
                let (hook, at) = (self.hook(hook, function), location());
                match self.verifiers {
                    UnwrittenVerifiers::Accept => quote!(Err(rt::unwritten_inference(#at, #hook))),
                    UnwrittenVerifiers::Error => quote!(Err(rt::unwritten_error(#at, #hook))),
                }
            }
            _ => self.panic(hook, function),
        }
    }

    /// A helper.
    pub(super) fn helper(
        &self,
        hook: &str,
        function: &str,
        params: &[(String, HelperType)],
        returns: Option<&HelperType>,
    ) -> TokenStream {
        if returns == Some(&HelperType::Bool) {
            return self.condition(hook, function);
        }
        let ty = |ty: &HelperType| RustType::of_tokens(&quote!(#ty));
        let params: Vec<_> = params.iter().map(|(name, it)| (name.clone(), ty(it))).collect();
        self.of_signature(hook, function, &params, returns.map(ty).as_ref(), None)
    }
}
