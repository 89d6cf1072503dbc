//! Arguments of macros, as far as they are expressions.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Token;
use syn::parse::{Parse, ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::visit::Visit;
use syn::visit_mut::VisitMut;

/// The arguments of a macro.
pub(super) enum Arguments {
    /// `a, b, c`, as of `format!` and `vec!`.
    List(Punctuated<syn::Expr, Token![,]>),
    /// `a; n`, as of `vec!`.
    Repeat(Box<[syn::Expr; 2]>),
    /// `a, pattern if guard`, as of `matches!`. The rest is a message of an assertion.
    Pattern(Box<(syn::Expr, syn::Pat)>, Option<Box<syn::Expr>>, TokenStream),
}

impl Arguments {
    fn list(input: ParseStream<'_>) -> syn::Result<Self> {
        Punctuated::parse_terminated(input).map(Self::List)
    }

    fn repeat(input: ParseStream<'_>) -> syn::Result<Self> {
        let value = input.parse()?;
        input.parse::<Token![;]>()?;
        Ok(Self::Repeat(Box::new([value, input.parse()?])))
    }

    fn pattern(input: ParseStream<'_>) -> syn::Result<Self> {
        let value = input.parse()?;
        input.parse::<Token![,]>()?;
        let pattern = syn::Pat::parse_multi_with_leading_vert(input)?;
        let guard = match input.parse::<Option<Token![if]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        Ok(Self::Pattern(Box::new((value, pattern)), guard, TokenStream::parse(input)?))
    }

    /// Visits the expressions and the pattern.
    pub(super) fn visit<'ast>(&'ast self, visitor: &mut impl Visit<'ast>) {
        match self {
            Self::List(list) => list.iter().for_each(|it| visitor.visit_expr(it)),
            Self::Repeat(parts) => parts.iter().for_each(|it| visitor.visit_expr(it)),
            Self::Pattern(parts, guard, _) => {
                visitor.visit_expr(&parts.0);
                visitor.visit_pat(&parts.1);
                guard.iter().for_each(|it| visitor.visit_expr(it));
            }
        }
    }

    fn visit_mut(&mut self, visitor: &mut impl VisitMut) {
        match self {
            Self::List(list) => list.iter_mut().for_each(|it| visitor.visit_expr_mut(it)),
            Self::Repeat(parts) => parts.iter_mut().for_each(|it| visitor.visit_expr_mut(it)),
            Self::Pattern(parts, guard, _) => {
                visitor.visit_expr_mut(&mut parts.0);
                visitor.visit_pat_mut(&mut parts.1);
                guard.iter_mut().for_each(|it| visitor.visit_expr_mut(it));
            }
        }
    }
}

impl ToTokens for Arguments {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::List(list) => list.to_tokens(tokens),
            Self::Repeat(parts) => {
                let [value, count] = &**parts;
                tokens.extend(quote!(#value; #count));
            }
            Self::Pattern(parts, guard, rest) => {
                let (value, pattern) = &**parts;
                let guard = guard.as_ref().map(|guard| quote!(if #guard));
                tokens.extend(quote!(#value, #pattern #guard #rest));
            }
        }
    }
}

/// The arguments of `mac` if they are expressions; `matches!` and the like also have a pattern. Other macros have a syntax
/// of their own.
pub(super) fn arguments(mac: &syn::Macro) -> Option<Arguments> {
    let has_pattern =
        mac.path.segments.last().is_some_and(|it| it.ident.to_string().ends_with("matches"));
    let tokens = || mac.tokens.clone();
    let arguments = match has_pattern {
        true => Arguments::pattern.parse2(tokens()),
        false => Arguments::list.parse2(tokens()).or_else(|_| Arguments::repeat.parse2(tokens())),
    };
    arguments.ok()
}

/// Visits the arguments of `mac` if they are expressions.
pub(super) fn visit(mac: &mut syn::Macro, visitor: &mut impl VisitMut) {
    if let Some(mut arguments) = arguments(mac) {
        arguments.visit_mut(visitor);
        mac.tokens = arguments.to_token_stream();
    }
}
