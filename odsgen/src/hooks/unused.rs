//! Parameters that the bodies of skeletons do not use.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, format_ident};

/// `items`, whose functions have an underscore before the names of parameters that their bodies do not use, so that rustc
/// does not warn about them.
pub(super) fn with_underscores(items: TokenStream) -> TokenStream {
    let Ok(mut file) = syn::parse2::<syn::File>(items.clone()) else { return items };
    for item in &mut file.items {
        let syn::Item::Impl(item) = item else { continue };
        for item in &mut item.items {
            if let syn::ImplItem::Fn(function) = item {
                mark(function);
            }
        }
    }
    file.into_token_stream()
}

fn mark(function: &mut syn::ImplItemFn) {
    let body = function.block.to_token_stream();
    for input in &mut function.sig.inputs {
        if let syn::FnArg::Typed(input) = input
            && let syn::Pat::Ident(pattern) = &mut *input.pat
            && !pattern.ident.to_string().starts_with('_')
            && !mentions(body.clone(), &pattern.ident)
        {
            pattern.ident = format_ident!("_{}", pattern.ident);
        }
    }
}

/// Whether `tokens` have the identifier `name`, also in groups.
fn mentions(tokens: TokenStream, name: &syn::Ident) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(word) => word == *name,
        TokenTree::Group(group) => mentions(group.stream(), name),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::with_underscores;

    #[test]
    fn only_unused_parameters_are_marked() {
        let given = quote! {
            rt::attr_class! { pub struct A; }
            impl Hook for A {
                fn parse(p: &mut P, _q: Q, r#type: R) -> Result { Err(p.error("p")) }
                fn print(self, list: &[u64]) { write(f(list)) }
            }
        };
        let marked = quote! {
            rt::attr_class! { pub struct A; }
            impl Hook for A {
                fn parse(p: &mut P, _q: Q, _type: R) -> Result { Err(p.error("p")) }
                fn print(self, list: &[u64]) { write(f(list)) }
            }
        };
        assert_eq!(with_underscores(given).to_string(), marked.to_string());
    }
}
