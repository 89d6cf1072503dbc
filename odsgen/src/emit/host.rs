//! Fragments of host code made part of generated code.
//!
//! A fragment is cut into tokens, its placeholders are replaced, and the result is parsed, so that a mistake is reported
//! at its place in the `.td` file. Names are then spelled the way generated code spells them.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::str::FromStr as _;

use proc_macro2::{Group, Ident, Span as TokenSpan, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::parse::Parser as _;
use syn::visit_mut::{self, VisitMut};

use crate::model::{Enum, Fragment, Model};
use crate::tablegen::{Diagnostic, Span};

/// Replaces `$name` by tokens.
pub(super) type Substitution<'a> = (&'a str, TokenStream);

/// Turns fragments into tokens and collects what is wrong with them.
pub(super) struct Host<'r> {
    namespace: &'r str,
    /// Types of the dialect's own module.
    own: HashSet<String>,
    /// Enums by name, with the Rust names of their cases by symbol.
    enums: HashMap<&'r str, HashMap<&'r str, String>>,
    errors: RefCell<Vec<Diagnostic>>,
}

/// Names that Rust itself has in scope.
const PRELUDE: &[&str] = &[
    "AsMut",
    "AsRef",
    "Box",
    "Clone",
    "Copy",
    "Default",
    "DoubleEndedIterator",
    "Eq",
    "Err",
    "ExactSizeIterator",
    "Extend",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "FromIterator",
    "Into",
    "IntoIterator",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Result",
    "Self",
    "Send",
    "Sized",
    "Some",
    "String",
    "Sync",
    "ToOwned",
    "ToString",
    "TryFrom",
    "TryInto",
    "Vec",
];

impl<'r> Host<'r> {
    pub(super) fn new(model: &Model<'r>) -> Self {
        let mut own = HashSet::new();
        own.extend(model.ops.iter().map(|op| op.class_name.to_owned()));
        own.extend(model.attrs.iter().chain(&model.types).map(|def| def.class_name.to_owned()));
        own.extend(
            model
                .interfaces
                .iter()
                .chain(&model.attr_interfaces)
                .map(|interface| interface.name.to_owned()),
        );
        let mut enums = HashMap::new();
        for def in model.records.defs_derived_from("EnumInfo") {
            let Ok(info) = Enum::new(def) else { continue };
            if info.namespace == model.dialect.namespace {
                own.insert(info.class_name.to_owned());
                own.extend(info.attr_class.map(str::to_owned));
            }
            let cases = info.cases.iter().map(|case| (case.symbol, info.case_name(case))).collect();
            enums.insert(info.class_name, cases);
        }
        Self { namespace: model.dialect.namespace, own, enums, errors: RefCell::default() }
    }

    /// Whether `name` is an enum of some definition.
    pub(super) fn is_enum(&self, name: &str) -> bool {
        self.enums.contains_key(name)
    }

    /// What was wrong with the fragments so far.
    pub(super) fn take_errors(&self) -> Vec<Diagnostic> {
        self.errors.take()
    }

    pub(super) fn error(&self, span: Span, message: impl Into<String>) {
        let error = Diagnostic::error(span, message);
        let mut errors = self.errors.borrow_mut();
        // One constraint may serve many operations; its mistake is one mistake.
        if !errors.contains(&error) {
            errors.push(error);
        }
    }

    /// The expression `fragment`, with placeholders replaced.
    pub(super) fn expr(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        let Some(tokens) = self.tokens(fragment, substitutions) else { return quote!(()) };
        match syn::parse2::<syn::Expr>(tokens) {
            Ok(mut expr) => {
                Names { host: self }.visit_expr_mut(&mut expr);
                unparenthesize(&mut expr);
                quote!(#expr)
            }
            Err(error) => {
                self.syntax_error(fragment, &error);
                quote!(())
            }
        }
    }

    /// The statements `fragment`, with placeholders replaced.
    pub(super) fn block(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        let Some(tokens) = self.tokens(fragment, substitutions) else { return quote!() };
        match syn::Block::parse_within.parse2(tokens) {
            Ok(mut statements) => {
                for statement in &mut statements {
                    Names { host: self }.visit_stmt_mut(statement);
                }
                quote!(#(#statements)*)
            }
            Err(error) => {
                self.syntax_error(fragment, &error);
                quote!()
            }
        }
    }

    /// Items beside others, with placeholders replaced.
    pub(super) fn items(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> Vec<TokenStream> {
        let Some(tokens) = self.tokens(fragment, substitutions) else { return Vec::new() };
        match syn::parse2::<syn::File>(tokens) {
            Ok(mut file) => {
                for item in &mut file.items {
                    Names { host: self }.visit_item_mut(item);
                }
                file.items.iter().map(|item| quote!(#item)).collect()
            }
            Err(error) => {
                self.syntax_error(fragment, &error);
                Vec::new()
            }
        }
    }

    /// The items of an `impl`, with placeholders replaced.
    pub(super) fn impl_items(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        let Some(tokens) = self.tokens(fragment, substitutions) else { return quote!() };
        match syn::parse2::<syn::ItemImpl>(quote!(impl X { #tokens })) {
            Ok(mut block) => {
                for item in &mut block.items {
                    Names { host: self }.visit_impl_item_mut(item);
                }
                let items = &block.items;
                quote!(#(#items)*)
            }
            Err(error) => {
                self.syntax_error(fragment, &error);
                quote!()
            }
        }
    }

    /// The Rust type called `text` in a definition; views and references get `lifetime`.
    pub(super) fn ty(&self, text: &str, lifetime: &str, place: Span) -> TokenStream {
        self.any_ty(text, lifetime, place, true)
    }

    /// As [`ty`](Self::ty), of a parameter of a builder: `Value`, `Type` and `Attribute` are handles.
    pub(super) fn parameter_ty(&self, text: &str, place: Span) -> TokenStream {
        self.any_ty(text, "'_", place, false)
    }

    fn any_ty(&self, text: &str, lifetime: &str, place: Span, views: bool) -> TokenStream {
        let lifetime = syn::Lifetime::new(lifetime, TokenSpan::call_site());
        match syn::parse_str::<syn::Type>(text) {
            Ok(mut ty) => {
                Names { host: self }.visit_type_mut(&mut ty);
                Lifetimes { lifetime, views }.visit_type_mut(&mut ty);
                quote!(#ty)
            }
            Err(_) => {
                self.error(place, format!("'{text}' is not a Rust type"));
                quote!(())
            }
        }
    }

    /// The path `text`, as generated code spells it.
    pub(super) fn path(&self, text: &str, place: Span) -> TokenStream {
        match syn::parse_str::<syn::Path>(text) {
            Ok(mut path) => {
                Names { host: self }.visit_path_mut(&mut path);
                quote!(#path)
            }
            Err(_) => {
                self.error(place, format!("'{text}' is not a Rust path"));
                quote!(())
            }
        }
    }

    fn tokens(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> Option<TokenStream> {
        match TokenStream::from_str(fragment.text) {
            Ok(tokens) => self.substitute(tokens, fragment, substitutions),
            Err(error) => {
                let (offset, len) = place(fragment.text, error.span());
                self.error(fragment.at(offset, len), format!("not Rust: {error}"));
                None
            }
        }
    }

    fn substitute(
        &self,
        tokens: TokenStream,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> Option<TokenStream> {
        let mut out = TokenStream::new();
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(group) => {
                    let inner = self.substitute(group.stream(), fragment, substitutions)?;
                    let mut new = Group::new(group.delimiter(), inner);
                    new.set_span(group.span());
                    out.extend([TokenTree::Group(new)]);
                }
                TokenTree::Punct(punct) if punct.as_char() == '$' => {
                    let name = match tokens.peek() {
                        Some(TokenTree::Ident(ident)) => ident.to_string(),
                        Some(TokenTree::Literal(literal)) => literal.to_string(),
                        _ => String::new(),
                    };
                    let span = tokens.next().map_or(punct.span(), |token| token.span());
                    match substitutions.iter().find(|(placeholder, _)| *placeholder == name) {
                        Some((_, replacement)) => out.extend(replacement.clone()),
                        None => {
                            let (offset, len) = place(fragment.text, span);
                            let known: Vec<_> =
                                substitutions.iter().map(|(name, _)| format!("${name}")).collect();
                            let error = Diagnostic::error(
                                fragment.at(offset.saturating_sub(1), len + 1),
                                format!("unknown placeholder '${name}'"),
                            );
                            let error = if known.is_empty() {
                                error
                            } else {
                                error.with_help(format!("here there are {}", known.join(", ")))
                            };
                            self.errors.borrow_mut().push(error);
                            return None;
                        }
                    }
                }
                other => out.extend([other]),
            }
        }
        Some(out)
    }

    fn syntax_error(&self, fragment: Fragment<'_>, error: &syn::Error) {
        let (offset, len) = place(fragment.text, error.span());
        self.error(fragment.at(offset, len), format!("not Rust: {error}"));
    }
}

/// Where a token stands in the text it was read from: offset and length.
fn place(text: &str, span: TokenSpan) -> (usize, usize) {
    let start = span.start();
    let line_start: usize =
        text.split_inclusive('\n').take(start.line.saturating_sub(1)).map(str::len).sum();
    let offset = text[line_start..]
        .char_indices()
        .nth(start.column)
        .map_or(text.len(), |(offset, _)| line_start + offset);
    (offset, 1)
}

/// Spells names as generated code does: the runtime's with `rt::`, the dialect's own without a path, and enum cases in
/// Rust's way.
struct Names<'h, 'r> {
    host: &'h Host<'r>,
}

impl VisitMut for Names<'_, '_> {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        let namespace: Vec<&str> =
            self.host.namespace.split("::").filter(|segment| !segment.is_empty()).collect();
        let is =
            |index: usize, name: &str| path.segments.get(index).is_some_and(|s| s.ident == name);
        let own = path.leading_colon.is_some() == self.host.namespace.starts_with("::")
            && path.segments.len() > namespace.len()
            && !namespace.is_empty()
            && namespace.iter().enumerate().all(|(i, name)| is(i, name));
        if own {
            drop_front(path, namespace.len());
        } else if path.leading_colon.is_some() && is(0, "ods_runtime") && path.segments.len() > 1 {
            drop_front(path, if is(1, "codegen") { 2 } else { 1 });
            prefix(path, "rt");
        } else if let Some(first) = path.segments.first()
            && path.leading_colon.is_none()
        {
            let name = first.ident.to_string();
            let is_type = name.starts_with(|c: char| c.is_ascii_uppercase());
            // A single word in capitals is a constant.
            let is_constant =
                path.segments.len() == 1 && !name.contains(|c: char| c.is_ascii_lowercase());
            let is_known = PRELUDE.contains(&name.as_str()) || self.host.own.contains(&name);
            if is_type && !is_constant && !is_known {
                prefix(path, "rt");
            }
        }
        let count = path.segments.len();
        if count >= 2 {
            let owner = path.segments[count - 2].ident.to_string();
            let symbol = path.segments[count - 1].ident.to_string();
            if let Some(case) =
                self.host.enums.get(owner.as_str()).and_then(|cases| cases.get(symbol.as_str()))
            {
                path.segments[count - 1].ident = format_ident!("{case}");
            }
        }
    }
}

fn drop_front(path: &mut syn::Path, count: usize) {
    path.leading_colon = None;
    path.segments = std::mem::take(&mut path.segments).into_iter().skip(count).collect();
}

fn prefix(path: &mut syn::Path, name: &str) {
    path.leading_colon = None;
    path.segments.insert(0, syn::PathSegment::from(Ident::new(name, TokenSpan::call_site())));
}

/// Gives views and references a lifetime.
struct Lifetimes {
    lifetime: syn::Lifetime,
    /// Types, attributes and values are views, not handles.
    views: bool,
}

/// Whether a type of this name is a view, by the way in which views are named.
fn is_view(name: &str) -> bool {
    ["Attr", "Type", "Interface", "Op"].iter().any(|end| name.ends_with(end))
}

impl VisitMut for Lifetimes {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        let Some(last) = path.segments.last_mut() else { return };
        let name = last.ident.to_string();
        match name.as_str() {
            "Type" | "Attribute" | "Value" if !self.views => return,
            "Type" => last.ident = format_ident!("TypeRef"),
            "Attribute" => last.ident = format_ident!("AttrRef"),
            "Value" => last.ident = format_ident!("ValueRef"),
            name if is_view(name) => {}
            _ => return,
        }
        if last.arguments.is_none() {
            let lifetime = &self.lifetime;
            last.arguments = syn::PathArguments::AngleBracketed(syn::parse_quote!(<#lifetime>));
        }
    }

    fn visit_type_reference_mut(&mut self, reference: &mut syn::TypeReference) {
        visit_mut::visit_type_reference_mut(self, reference);
        reference.lifetime.get_or_insert_with(|| self.lifetime.clone());
    }
}

/// Takes off parentheses; those that are needed come back when the code is printed. Leaves out conditions that always
/// hold.
pub(super) fn unparenthesize(expr: &mut syn::Expr) {
    struct Strip;
    impl VisitMut for Strip {
        fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
            while let syn::Expr::Paren(paren) = expr {
                let inner = std::mem::replace(&mut *paren.expr, syn::Expr::PLACEHOLDER);
                *expr = inner;
            }
            visit_mut::visit_expr_mut(self, expr);
            if let syn::Expr::Binary(binary) = expr
                && matches!(binary.op, syn::BinOp::And(_))
            {
                let side = if is_true(&binary.left) {
                    &mut binary.right
                } else if is_true(&binary.right) {
                    &mut binary.left
                } else {
                    return;
                };
                *expr = std::mem::replace(side, syn::Expr::PLACEHOLDER);
            }
        }
    }
    Strip.visit_expr_mut(expr);
}

/// Whether the expression is the literal `true`.
pub(super) fn is_true(expr: &syn::Expr) -> bool {
    matches!(expr, syn::Expr::Lit(lit) if matches!(&lit.lit, syn::Lit::Bool(value) if value.value))
}
