//! The heads of methods, and what stands for their arguments.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::ident;
use super::Names;
use crate::emit::docs;
use crate::emit::host::{Host, Substitution};
use crate::model::{InterfaceKind, InterfaceMethod, MethodArg};

/// The arguments under their names in the definition.
pub(super) fn argument_placeholders<'r>(method: &InterfaceMethod<'r>) -> Vec<Substitution<'r>> {
    let placeholder = |arg: &MethodArg<'r>| {
        let name = ident(&arg.name);
        (arg.symbol, quote!(#name))
    };
    method.args.iter().map(placeholder).collect()
}

pub(super) fn doc(method: &InterfaceMethod<'_>) -> TokenStream {
    let text = docs::text("", method.description, "");
    docs::attributes(text.trim_start())
}

pub(super) fn argument_names(method: &InterfaceMethod<'_>) -> Vec<Ident> {
    method.args.iter().map(|arg| ident(&arg.name)).collect()
}

pub(super) fn argument_types(
    names: &Names,
    method: &InterfaceMethod<'_>,
    host: &Host<'_>,
) -> Vec<TokenStream> {
    let place = (method.record, "arguments");
    method.args.iter().map(|arg| host.argument_ty(arg.ty, names.lifetime_name, place)).collect()
}

pub(super) fn params(
    names: &Names,
    method: &InterfaceMethod<'_>,
    host: &Host<'_>,
) -> Vec<TokenStream> {
    argument_names(method)
        .into_iter()
        .zip(argument_types(names, method, host))
        .map(|(name, ty)| quote!(#name: #ty))
        .collect()
}

pub(super) fn returns(names: &Names, method: &InterfaceMethod<'_>, host: &Host<'_>) -> TokenStream {
    if method.return_type == "()" {
        return TokenStream::new();
    }
    let ty = host.ty(method.return_type, names.lifetime_name, (method.record, "returnType"));
    quote!(-> #ty)
}

/// `fn name(self, arguments) -> type`.
pub(super) fn head(
    kind: InterfaceKind,
    method: &InterfaceMethod<'_>,
    host: &Host<'_>,
) -> TokenStream {
    let names = Names::new(kind);
    let (params, returns) = (params(&names, method, host), returns(&names, method, host));
    let (name, receiver) =
        (ident(&method.name), if method.is_static { quote!() } else { quote!(self,) });
    quote!(fn #name(#receiver #(#params),*) #returns)
}

/// Whether the method is one that changes the IR: like setters, it takes the IR, or a builder, and a handle, and no view.
/// What then is the IR.
pub(super) fn changes_ir(method: &InterfaceMethod<'_>) -> Option<TokenStream> {
    let is = |index: usize, name: &str, ty: &str| {
        method.args.get(index).is_some_and(|arg| {
            arg.name == name && arg.ty.split_whitespace().collect::<Vec<_>>().join(" ") == ty
        })
    };
    if !method.is_static || !is(1, "op", "Op") {
        None
    } else if is(0, "ir", "&mut Ir") {
        Some(quote!(ir))
    } else {
        is(0, "builder", "&mut OpBuilder<'_>").then(|| quote!(builder.ir()))
    }
}
