//! Bodies of skeletons. They report that the hook is not written, in a diagnostic if there is a location, and return a
//! neutral value.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::Skeleton;

/// The return type of a function.
enum Returns {
    Nothing,
    Option,
    /// A `ParseResult`.
    Parsed,
    /// A `VerifyResult`, or a `Result` whose error is a `Diagnostic`.
    Checked,
    /// A `LayoutResult`.
    Layout,
    /// A value of an operation.
    Value,
    /// The interface that the function is a method of.
    Interface,
    Other,
}

/// The skeleton with bodies.
pub(super) fn fill(skeleton: Skeleton) -> TokenStream {
    let Ok(mut item) = syn::parse2::<syn::ItemImpl>(skeleton.tokens.clone()) else {
        return skeleton.tokens;
    };
    for function in &mut item.items {
        if let syn::ImplItem::Fn(function) = function
            && function.block.stmts.is_empty()
        {
            let body = Function::new(&function.sig, &skeleton).body();
            function.block = syn::parse_quote!({ #body });
        }
    }
    quote!(#item)
}

/// Hooks with a valid empty implementation.
const DOES_NOTHING: &[&str] = &[
    "fold",
    "canonicalize",
    "canonicalization_patterns",
    "materialize_constant",
    "operation_interface_fallback",
];

/// A function of a skeleton.
struct Function<'a> {
    sig: &'a syn::Signature,
    skeleton: &'a Skeleton,
    /// The name in messages.
    hook: String,
}

impl<'a> Function<'a> {
    fn new(sig: &'a syn::Signature, skeleton: &'a Skeleton) -> Self {
        let hook = format!("`{}::{}` of `{}`", skeleton.hook, sig.ident, skeleton.of);
        Function { sig, skeleton, hook }
    }

    fn body(&self) -> TokenStream {
        let hook = &self.hook;
        let message = format!("{hook} is not written yet");
        let name = self.sig.ident.to_string();
        let does_nothing = DOES_NOTHING.contains(&name.as_str());
        match self.returns() {
            Returns::Parsed if self.has("p") => quote!(Err(p.error(#message))),
            Returns::Checked if self.parameter("OpInputs").is_some() => {
                quote!(Err(inputs.error(#message)))
            }
            Returns::Checked if self.has("builder") && self.has("op") => {
                quote!(Err(builder.op(op).op_error(#message)))
            }
            Returns::Checked if self.op().is_some() => {
                let op = self.op();
                quote!(Err(#op.op_error(#message)))
            }
            Returns::Checked | Returns::Parsed => {
                let at = self
                    .parameter("Location")
                    .map_or_else(|| quote!(rt::Location::UNKNOWN), |it| quote!(#it));
                quote!(Err(rt::unwritten_at(#at, #hook)))
            }
            Returns::Layout => quote!(Err(rt::LayoutError::new(#message))),
            Returns::Nothing if name.starts_with("print") && self.has("p") => {
                let text = format!("<{message}>");
                quote!(p.write(#text))
            }
            // Methods that add to a list, such as effects or names, add nothing.
            Returns::Nothing if does_nothing || self.has("self") => quote!(),
            Returns::Option if does_nothing => quote!(None),
            Returns::Nothing => {
                let place = self.place();
                quote!(rt::report_unwritten(#place, #hook))
            }
            returns => {
                let place = self.place();
                match self.known_value(&returns) {
                    Some(value) => quote!(rt::report_unwritten(#place, #hook); #value),
                    None => quote!(rt::unwritten(#place, #hook)),
                }
            }
        }
    }

    /// An existing value, for types without a neutral value.
    fn known_value(&self, returns: &Returns) -> Option<TokenStream> {
        match returns {
            Returns::Value => {
                let given = self.parameter("ValueRef").map(|name| quote!(#name));
                let own = || Some(self.skeleton.value?).map(|of| format_ident!("{of}"));
                given.or_else(|| own().map(|of| quote!((*self).#of(0))))
            }
            Returns::Interface => {
                let syn::ReturnType::Type(_, ty) = &self.sig.output else { return None };
                self.has("self").then(|| quote!(self.cast::<#ty>()))
            }
            _ => None,
        }
    }

    /// The entity whose location the report has.
    fn place(&self) -> TokenStream {
        if self.has("self") {
            return quote!(*self);
        }
        if let (Some(ir), Some(op)) = (self.parameter("Ir"), self.parameter("Op")) {
            return quote!(#ir.op(#op));
        }
        if let Some(builder) = self.parameter("OpBuilder") {
            return quote!(&*#builder);
        }
        let views = ["OpRef", "TypeRef", "AttrRef", "Context"];
        if let Some(name) = views.iter().find_map(|it| self.parameter(it)) {
            return quote!(#name);
        }
        let view = self.parameter_where(|ty| {
            let name = ty.ident.to_string();
            !ty.arguments.is_none()
                && ["Attr", "Type", "Interface"].iter().any(|it| name.ends_with(it))
        });
        let view = view.filter(|name| !self.is_list(name));
        view.map_or_else(|| quote!(()), |name| quote!(*#name))
    }

    /// The operation whose error the function returns.
    fn op(&self) -> Option<TokenStream> {
        if self.has("self") && self.skeleton.is_op {
            return Some(quote!(self));
        }
        let name = self.parameter("OpRef").or_else(|| {
            // The view of an operation's interface.
            let is_view = self.has("value") && self.parameter("Location").is_none();
            is_view.then(|| format_ident!("value"))
        })?;
        Some(quote!(#name))
    }

    /// Whether the function has the parameter `name`.
    fn has(&self, name: &str) -> bool {
        self.sig.inputs.iter().any(|input| match input {
            syn::FnArg::Receiver(_) => name == "self",
            syn::FnArg::Typed(input) => {
                matches!(&*input.pat, syn::Pat::Ident(pat) if pat.ident == name)
            }
        })
    }

    /// The first parameter of the type `ty`, of references to it, options or slices.
    fn parameter(&self, ty: &str) -> Option<syn::Ident> {
        self.parameter_where(|segment| segment.ident == ty)
    }

    /// Whether the parameter `name` is a slice.
    fn is_list(&self, name: &syn::Ident) -> bool {
        self.sig.inputs.iter().any(|input| match input {
            syn::FnArg::Typed(input) => {
                matches!(&*input.pat, syn::Pat::Ident(pat) if pat.ident == *name)
                    && matches!(&*input.ty, syn::Type::Reference(ty) if matches!(*ty.elem, syn::Type::Slice(_)))
            }
            syn::FnArg::Receiver(_) => false,
        })
    }

    fn parameter_where(&self, is_it: impl Fn(&syn::PathSegment) -> bool) -> Option<syn::Ident> {
        self.sig.inputs.iter().find_map(|input| {
            let syn::FnArg::Typed(input) = input else { return None };
            let syn::Pat::Ident(pat) = &*input.pat else { return None };
            is_it(last_segment(within(&input.ty))?).then(|| pat.ident.clone())
        })
    }

    fn returns(&self) -> Returns {
        let syn::ReturnType::Type(_, ty) = &self.sig.output else { return Returns::Nothing };
        let Some(last) = last_segment(ty) else { return Returns::Other };
        match last.ident.to_string().as_str() {
            "Option" => Returns::Option,
            "ParseResult" => Returns::Parsed,
            "VerifyResult" => Returns::Checked,
            "LayoutResult" => Returns::Layout,
            "ValueRef" => Returns::Value,
            "Result" if has_diagnostic(&last.arguments) => Returns::Checked,
            name if self.skeleton.hook.strip_suffix("Trait") == Some(name) => Returns::Interface,
            _ => Returns::Other,
        }
    }
}

/// The type without references, options and slices around it.
fn within(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Reference(ty) => within(&ty.elem),
        syn::Type::Slice(ty) => within(&ty.elem),
        ty => match last_segment(ty) {
            Some(last) if last.ident == "Option" => first_argument(last).map_or(ty, within),
            _ => ty,
        },
    }
}

fn first_argument(segment: &syn::PathSegment) -> Option<&syn::Type> {
    let syn::PathArguments::AngleBracketed(list) = &segment.arguments else { return None };
    match list.args.first()? {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
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
