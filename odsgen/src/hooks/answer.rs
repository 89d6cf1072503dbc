//! Bodies of skeletons: they say that the hook is not written, in a diagnostic if the function can return one.

use proc_macro2::TokenStream;
use quote::quote;

use super::Skeleton;

/// What a function returns.
enum Returns {
    Nothing,
    Bool,
    Option,
    /// A `ParseResult`.
    Parsed,
    /// A `VerifyResult`, or a `Result` whose error is a `Diagnostic`.
    Checked,
    Other,
}

/// The skeleton with bodies.
pub(super) fn fill(skeleton: Skeleton) -> TokenStream {
    let Ok(mut item) = syn::parse2::<syn::ItemImpl>(skeleton.tokens.clone()) else {
        return skeleton.tokens;
    };
    let is_op = item.generics.lifetimes().any(|life| life.lifetime.ident == "ir");
    for function in &mut item.items {
        if let syn::ImplItem::Fn(function) = function {
            let name = &function.sig.ident;
            let message =
                format!("`{}::{name}` of `{}` is not written yet", skeleton.hook, skeleton.of);
            let body = body(&function.sig, &message, is_op);
            function.block = syn::parse_quote!({ #body });
        }
    }
    quote!(#item)
}

/// The body of the hook `sig`: it answers with `message`, or does nothing where that is a valid answer.
fn body(sig: &syn::Signature, message: &str, is_op: bool) -> TokenStream {
    let has = |name: &str| sig.inputs.iter().any(|input| is_parameter(input, name));
    let name = sig.ident.to_string();
    match returns(&sig.output) {
        Returns::Parsed if has("p") => quote!(Err(p.error(#message))),
        Returns::Checked if has("self") && is_op => quote!(Err(self.op_error(#message))),
        Returns::Checked if has("builder") && has("op") => {
            quote!(Err(builder.op(op).op_error(#message)))
        }
        Returns::Checked if sig.inputs.iter().any(is_viewed_op) => {
            quote!(Err(op.op_error(#message)))
        }
        Returns::Checked if has("inputs") => quote!(Err(inputs.error(#message))),
        Returns::Checked if has("at") => quote!(Err(rt::Diagnostic::error(at, #message))),
        Returns::Nothing if name.starts_with("print") && has("p") => {
            let text = format!("<{message}>");
            quote!(p.write(#text))
        }
        // Methods that add to a list, such as effects or names, add nothing.
        Returns::Nothing if has("self") => quote!(),
        Returns::Nothing if DOES_NOTHING.contains(&name.as_str()) => quote!(),
        Returns::Option if DOES_NOTHING.contains(&name.as_str()) => quote!(None),
        Returns::Bool => quote!(eprintln!(#message); false),
        _ => quote!(unimplemented!(#message)),
    }
}

/// Hooks that may do nothing.
const DOES_NOTHING: &[&str] =
    &["fold", "canonicalize", "canonicalization_patterns", "materialize_constant"];

fn is_parameter(input: &syn::FnArg, name: &str) -> bool {
    match input {
        syn::FnArg::Receiver(_) => name == "self",
        syn::FnArg::Typed(input) => {
            matches!(&*input.pat, syn::Pat::Ident(pat) if pat.ident == name)
        }
    }
}

/// Whether this is `op: OpRef`.
fn is_viewed_op(input: &syn::FnArg) -> bool {
    let syn::FnArg::Typed(typed) = input else { return false };
    is_parameter(input, "op") && last_segment(&typed.ty).is_some_and(|it| it.ident == "OpRef")
}

fn returns(output: &syn::ReturnType) -> Returns {
    let syn::ReturnType::Type(_, ty) = output else { return Returns::Nothing };
    let Some(last) = last_segment(ty) else { return Returns::Other };
    match last.ident.to_string().as_str() {
        "bool" => Returns::Bool,
        "Option" => Returns::Option,
        "ParseResult" => Returns::Parsed,
        "VerifyResult" => Returns::Checked,
        "Result" if has_diagnostic(&last.arguments) => Returns::Checked,
        _ => Returns::Other,
    }
}

/// Whether the last argument is a `Diagnostic`.
fn has_diagnostic(arguments: &syn::PathArguments) -> bool {
    let syn::PathArguments::AngleBracketed(list) = arguments else { return false };
    let Some(syn::GenericArgument::Type(error)) = list.args.last() else { return false };
    last_segment(error).is_some_and(|segment| segment.ident == "Diagnostic")
}

fn last_segment(ty: &syn::Type) -> Option<&syn::PathSegment> {
    match ty {
        syn::Type::Path(ty) => ty.path.segments.last(),
        _ => None,
    }
}
