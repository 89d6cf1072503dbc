//! The elements of lists, and the values of options, in default values.

use quote::ToTokens as _;
use syn::Token;
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;

use super::check::DefaultType;
use super::expr::{Expr, ExprKind};
use super::placeholder::Placeholders;

/// The type `T` of the parts of `&[T]`, `Vec<T>` or `Option<T>`.
pub(super) fn part_type<'t>(of: DefaultType<'t>) -> Option<DefaultType<'t>> {
    if let Some(elements) = of.elements {
        return Some(elements.into());
    }
    let ty = of.name.trim();
    let list = || ty.strip_prefix("&[")?.strip_suffix(']');
    let wrapped = || {
        let (outer, inner) = ty.strip_suffix('>')?.split_once('<')?;
        ["Option", "Vec"].contains(&outer.rsplit("::").next()?).then_some(inner)
    };
    list().or_else(wrapped).map(|inner| inner.trim().into())
}

/// Maps each part of `expr` if it is a list, `vec![…]` or `Some(…)`; `None` if it has another form.
pub(super) fn map<E>(
    expr: &Expr,
    change: &mut dyn FnMut(Expr) -> Result<Expr, E>,
) -> Option<Result<Expr, E>> {
    let mut each =
        |parts: &[Expr]| parts.iter().cloned().map(&mut *change).collect::<Result<Vec<_>, E>>();
    let kind = match &expr.kind {
        ExprKind::Call(function, args) => {
            let is_some =
                function.path().is_some_and(|path| path.names().last().as_deref() == Some("Some"));
            let values = each(args.get(..1).filter(|_| is_some && args.len() == 1)?);
            values.map(|values| ExprKind::Call(function.clone(), values))
        }
        ExprKind::List(items) => each(items).map(ExprKind::List),
        ExprKind::Reference(list) => {
            map(list, change)?.map(|list| ExprKind::Reference(Box::new(list)))
        }
        ExprKind::Opaque(opaque) => {
            let mut list = (**opaque).clone();
            let changed = in_opaque_list(&mut list, change)?;
            changed.map(|()| ExprKind::Opaque(Box::new(list)))
        }
        _ => return None,
    };
    Some(kind.map(|kind| Expr { kind, ..expr.clone() }))
}

/// Changes each element of `vec![a, b]` or `[a; n]`; `None` if it is neither.
fn in_opaque_list<E>(
    list: &mut syn::Expr,
    change: &mut dyn FnMut(Expr) -> Result<Expr, E>,
) -> Option<Result<(), E>> {
    let mut each = |element: &mut syn::Expr| {
        let changed = change(Expr::read(element.clone()))?;
        *element = changed.to_syn(&Placeholders::default());
        Ok(())
    };
    match list {
        syn::Expr::Repeat(repeat) => Some(each(&mut repeat.expr)),
        syn::Expr::Macro(vec) if vec.mac.path.is_ident("vec") => {
            let parser = Punctuated::<syn::Expr, Token![,]>::parse_terminated;
            let mut elements = parser.parse2(vec.mac.tokens.clone()).ok()?;
            let changed = elements.iter_mut().try_for_each(each);
            vec.mac.tokens = elements.to_token_stream();
            Some(changed)
        }
        _ => None,
    }
}
