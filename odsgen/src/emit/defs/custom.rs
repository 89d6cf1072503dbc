//! What `custom<X>` directives in formats of attributes and types are given.

use proc_macro2::TokenStream;
use quote::quote;

use super::kind::Kind;
use super::shape::Shape;
use crate::emit::custom::Signature;
use crate::format::defs::CustomArg;

/// The signature of a directive with these arguments.
pub(super) fn signature(kind: &Kind<'_, '_>, args: &[CustomArg<'_>]) -> Signature {
    let mut signature = Signature::default();
    for arg in args {
        match *arg {
            CustomArg::Bound(index) => {
                signature.outputs.push(output(kind, index));
                signature.printed.push(printed(kind, index));
            }
            CustomArg::Ref(index) => {
                let output = output(kind, index);
                signature.inputs.push(quote!(&#output));
                signature.printed.push(printed(kind, index));
            }
            CustomArg::Code(code) => signature.code(&code, kind.host),
        }
    }
    signature
}

/// What the parser returns for a parameter: its stored form, or nothing where text may leave it out.
fn output(kind: &Kind<'_, '_>, index: usize) -> TokenStream {
    let shape = &kind.shapes[index];
    let ty = shape.storage();
    let is_option = matches!(shape, Shape::Optional(_));
    if kind.parameter(index).is_optional() && !is_option { quote!(Option<#ty>) } else { ty }
}

/// What the printer is given for a parameter.
fn printed(kind: &Kind<'_, '_>, index: usize) -> TokenStream {
    let parameter = kind.parameter(index);
    let ty = kind.shapes[index].accessor("'c", parameter.place, kind.host);
    if parameter.is_mutable { quote!(Option<#ty>) } else { ty }
}
