//! Fragments in Rust.
//!
//! A fragment is split into tokens, its placeholders become identifiers, and the result is parsed; errors are reported
//! at their location in the `.td` file. Then names get the spelling of generated code.

pub(super) mod complete;
mod locals;
mod macros;
mod names;
mod problem;
mod types;
pub(super) mod words;

use std::rc::Rc;
use std::str::FromStr as _;

use proc_macro2::{Group, Span as TokenSpan, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::parse::Parser as _;
use syn::spanned::Spanned as _;
use syn::visit::Visit as _;
use syn::visit_mut::VisitMut as _;

use self::locals::{Locals, globs, globs_in_block};
use self::names::{Names, spell_class};
pub(super) use self::types::ty;
use super::check;
use super::cpp::{self, Grammar};
use super::block::Block;
use super::expr::{Expr, Statement, unparenthesize};
use super::mark;
use super::mixed::hole_name;
use super::placeholder::{self, Placeholders};
use super::scope::Scope;
use super::source::{Fragment, Source};
use super::types::RustPath;
use crate::tablegen::{Diagnostic, Kind, Span};

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Parses an expression, in which `holes` take the place of the names `$holeN_`.
pub(super) fn expr(
    scope: &Scope<'_>,
    source: &impl Source,
    allowed: &[&str],
    holes: &[Expr],
) -> Result<Expr> {
    let names: Vec<_> = (0..holes.len()).map(hole_name).collect();
    let names = names.iter().map(|name| &name[1..]);
    let tokens = tokens(source, &allowed.iter().copied().chain(names).collect::<Vec<_>>())?;
    let mut expr = syn::parse2::<syn::Expr>(tokens)
        .and_then(|expr| complete::check(|it| it.visit_expr(&expr)).map(|()| expr))
        .map_err(|error| problem::syntax(source, &error, Grammar::Expr))?;
    no_cpp(source, Grammar::Expr)?;
    let unknown = check::unknown_case(scope, |found| check::Paths(found).visit_expr(&expr));
    unknown.map_or(Ok(()), |case| Err(problem::unknown_case(source, case)))?;
    let mut names = Names::new(scope, source, Locals::of(|it| it.visit_expr(&expr)));
    names.visit_expr_mut(&mut expr);
    names.finish()?;
    unparenthesize(&mut expr);
    let expr = Expr::read(expr);
    if holes.is_empty() {
        return Ok(expr);
    }
    Ok(expr.with_holes(holes))
}

/// Rejects what Rust's syntax has, but only C++ has a meaning for.
fn no_cpp(source: &impl Source, grammar: Grammar) -> Result<()> {
    cpp::foreign_word(source, grammar).map_or(Ok(()), Err)
}

/// Parses statements.
pub(super) fn block(scope: &Scope<'_>, source: &impl Source, allowed: &[&str]) -> Result<Block> {
    let mut statements = tokens(source, allowed).and_then(|tokens| {
        syn::Block::parse_within
            .parse2(tokens)
            .and_then(complete_statements)
            .map_err(|error| problem::syntax(source, &error, Grammar::Block))
    })?;
    no_cpp(source, Grammar::Block)?;
    let unknown = check::unknown_case(scope, |found| {
        statements.iter().for_each(|statement| check::Paths(found).visit_stmt(statement));
    });
    unknown.map_or(Ok(()), |case| Err(problem::unknown_case(source, case)))?;
    let place = |statement: &syn::Stmt| {
        scope.place(source, problem::offset(source.text(), statement.span()))
    };
    let places = statements.iter().map(place).collect();
    let locals = Locals::of(|it| statements.iter().for_each(|statement| it.visit_stmt(statement)));
    let mut names = Names::new(scope, source, locals).with_globs(globs_in_block(&statements));
    statements.iter_mut().for_each(|statement| names.visit_stmt_mut(statement));
    names.finish()?;
    Ok(Block::new(statements.into_iter().map(Statement::read).collect(), places))
}

/// Items.
#[derive(Clone, Default, Debug)]
pub(crate) struct Items {
    /// Each item, with the name of a function.
    items: Vec<(Option<String>, TokenStream)>,
    functions: Vec<(String, usize)>,
}

impl Items {
    fn push(&mut self, name: Option<String>, item: TokenStream, place: Option<Rc<str>>) {
        let item = match place {
            Some(place) => mark::marked(&place, item),
            None => item,
        };
        self.items.push((name, item));
    }

    /// Removes the functions with names in `taken`.
    pub(crate) fn leave_out(&mut self, taken: impl Fn(&str) -> bool) {
        self.items.retain(|(name, _)| !name.as_deref().is_some_and(&taken));
        self.functions.retain(|(name, _)| !taken(name));
    }

    /// Emits each item, with placeholders replaced.
    pub(crate) fn each(&self, with: &Placeholders) -> impl Iterator<Item = TokenStream> {
        self.items.iter().map(|(_, item)| with.replace(item.clone()))
    }

    /// Emits all items, with placeholders replaced.
    #[must_use]
    pub(crate) fn tokens(&self, with: &Placeholders) -> TokenStream {
        self.each(with).collect()
    }

    /// Whether a function has the name `name`.
    #[must_use]
    pub(crate) fn has_function(&self, name: &str) -> bool {
        self.functions.iter().any(|(function, _)| function == name)
    }

    /// The names of functions, with their offsets in the fragment.
    #[must_use]
    pub(crate) fn functions(&self) -> &[(String, usize)] {
        &self.functions
    }

    /// Whether there are no items.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

/// Parses items of a module.
pub(super) fn items(scope: &Scope<'_>, source: &impl Source, allowed: &[&str]) -> Result<Items> {
    let mut file = tokens(source, allowed).and_then(|tokens| {
        syn::parse2::<syn::File>(tokens)
            .and_then(complete_file)
            .map_err(|error| problem::syntax(source, &error, Grammar::Items))
    })?;
    no_cpp(source, Grammar::Items)?;
    let mut items = Items::default();
    let locals = Locals::of(|it| it.visit_file(&file));
    let mut names = Names::new(scope, source, locals).with_globs(globs(&file.items));
    for item in &mut file.items {
        let place = scope.place(source, problem::offset(source.text(), item.span()));
        names.visit_item_mut(item);
        items.push(None, item.to_token_stream(), place);
    }
    names.finish()?;
    Ok(items)
}

/// Parses items of an `impl`.
pub(super) fn impl_items(
    scope: &Scope<'_>,
    source: &impl Source,
    allowed: &[&str],
) -> Result<Items> {
    associated_items(scope, source, allowed, complete_impl, |_| {})
}

/// Parses items of a trait and removes their visibility, which trait items cannot have.
pub(super) fn trait_items(
    scope: &Scope<'_>,
    source: &impl Source,
    allowed: &[&str],
) -> Result<Items> {
    associated_items(scope, source, allowed, complete_trait, |item| match item {
        syn::ImplItem::Fn(item) => item.vis = syn::Visibility::Inherited,
        syn::ImplItem::Const(item) => item.vis = syn::Visibility::Inherited,
        syn::ImplItem::Type(item) => item.vis = syn::Visibility::Inherited,
        _ => {}
    })
}

fn associated_items(
    scope: &Scope<'_>,
    source: &impl Source,
    allowed: &[&str],
    check: fn(syn::ItemImpl) -> syn::Result<syn::ItemImpl>,
    change: fn(&mut syn::ImplItem),
) -> Result<Items> {
    let mut block = tokens(source, allowed).and_then(|tokens| {
        syn::parse2::<syn::ItemImpl>(quote!(impl X { #tokens }))
            .and_then(check)
            .map_err(|error| problem::syntax(source, &error, Grammar::Items))
    })?;
    no_cpp(source, Grammar::Items)?;
    let mut items = Items::default();
    let locals = Locals::of(|it| it.visit_item_impl(&block));
    let mut names = Names::new(scope, source, locals);
    for item in &mut block.items {
        let place = scope.place(source, problem::offset(source.text(), item.span()));
        names.visit_impl_item_mut(item);
        change(item);
        let function = match &*item {
            syn::ImplItem::Fn(function) => Some(&function.sig.ident),
            _ => None,
        };
        if let Some(name) = function {
            items.functions.push((name.to_string(), problem::offset(source.text(), name.span())));
        }
        items.push(function.map(ToString::to_string), item.to_token_stream(), place);
    }
    names.finish()?;
    Ok(items)
}

/// Parses a path, which is written at `place`.
pub(super) fn path(scope: &Scope<'_>, text: &str, place: Span) -> Option<RustPath> {
    let mut path = words::parse::<syn::Path>(text).ok()?;
    let (source, locals) = (&Fragment::at_span(text, place), Locals::default());
    match path.get_ident() {
        // A class, whatever the name means in Rust.
        Some(name) if scope.hiding.contains(&name.to_string()) => spell_class(&mut path, scope),
        _ => Names::new(scope, source, locals).visit_path_mut(&mut path),
    }
    Some(RustPath::spelled(path))
}

/// Splits a fragment into tokens, with identifiers for its placeholders.
fn tokens(source: &impl Source, allowed: &[&str]) -> Result<TokenStream> {
    let text = source.text();
    let mut tokens =
        TokenStream::from_str(text).map_err(|error| problem::lexical(source, &error))?;
    if let Some(error) = problem::nesting(source, &tokens) {
        return Err(error);
    }
    if words::may_be_names(text) {
        tokens = words::escaped(tokens, false);
    }
    if text.contains('$') {
        tokens = with_markers(tokens, source, allowed)?;
    }
    Ok(tokens)
}

fn with_markers(
    tokens: TokenStream,
    source: &impl Source,
    allowed: &[&str],
) -> Result<TokenStream> {
    let mut out = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => {
                let (delimiter, span, inner) = (group.delimiter(), group.span(), group.stream());
                // Drops the other reference first, so that tokens are moved and not copied.
                drop(group);
                let mut new = Group::new(delimiter, with_markers(inner, source, allowed)?);
                new.set_span(span);
                out.push(TokenTree::Group(new));
            }
            TokenTree::Punct(punct) if punct.as_char() == '$' => {
                let name = match tokens.peek() {
                    Some(TokenTree::Ident(ident)) => ident.to_string(),
                    Some(TokenTree::Literal(literal)) => literal.to_string(),
                    _ => String::new(),
                };
                if !allowed.contains(&name.as_str()) {
                    return Err(unknown(source, punct.span(), &name, allowed));
                }
                tokens.next();
                out.push(TokenTree::Ident(placeholder::marker(&name, punct.span())));
            }
            other => out.push(other),
        }
    }
    Ok(out.into_iter().collect())
}

fn unknown(source: &impl Source, span: TokenSpan, name: &str, allowed: &[&str]) -> Box<Diagnostic> {
    let offset = problem::offset(source.text(), span);
    unknown_placeholder(source.at(offset, name.len() + 1), name, allowed)
}

/// The error about the placeholder `name` at `place`, which is not among `allowed`.
pub(super) fn unknown_placeholder(place: Span, name: &str, allowed: &[&str]) -> Box<Diagnostic> {
    let error = Diagnostic::error(place, format!("unknown placeholder '${name}'"));
    let error = error.with_kind(Kind::new("unknown-placeholder"));
    let known: Vec<_> = allowed.iter().map(|name| format!("${name}")).collect();
    Box::new(match known.as_slice() {
        [] => error,
        known => error.with_help(format!("available here: {}", known.join(", "))),
    })
}

fn complete_statements(statements: Vec<syn::Stmt>) -> syn::Result<Vec<syn::Stmt>> {
    complete::check(|it| statements.iter().for_each(|statement| it.visit_stmt(statement)))?;
    Ok(statements)
}

fn complete_impl(block: syn::ItemImpl) -> syn::Result<syn::ItemImpl> {
    complete::no_attributes(&block.attrs)?;
    complete::check(|it| it.visit_item_impl(&block))?;
    Ok(block)
}

/// Items of a trait, which need no bodies.
fn complete_trait(block: syn::ItemImpl) -> syn::Result<syn::ItemImpl> {
    complete::no_attributes(&block.attrs)?;
    let with_body = block.items.iter().filter(|item| !matches!(item, syn::ImplItem::Verbatim(_)));
    complete::check(|it| with_body.for_each(|item| it.visit_impl_item(item)))?;
    Ok(block)
}

/// Items of a module, which cannot have receivers.
fn complete_file(file: syn::File) -> syn::Result<syn::File> {
    complete::no_attributes(&file.attrs)?;
    complete::check(|it| it.visit_file(&file))?;
    for item in &file.items {
        if let syn::Item::Fn(item) = item
            && let Some(receiver) = item.sig.receiver()
        {
            let text = "a method has to be in an `impl`, such as `impl $cppClass<'_>`";
            return Err(syn::Error::new_spanned(receiver, text));
        }
    }
    Ok(file)
}
