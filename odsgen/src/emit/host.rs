//! Fragments of host code made part of generated code.
//!
//! A fragment is cut into tokens, its placeholders are replaced, and the result is parsed, so that a mistake is reported
//! at its place in the `.td` file. Names are then spelled the way generated code spells them.

mod complete;
mod cpp;
mod names;
mod problem;
mod words;

use std::cell::RefCell;
use std::fmt::Write as _;
use std::rc::Rc;
use std::str::FromStr as _;

use proc_macro2::{Group, Span as TokenSpan, TokenStream, TokenTree};
use quote::quote;
use rustc_hash::{FxHashMap, FxHashSet};
use syn::parse::Parser as _;
use syn::visit::Visit as _;
use syn::visit_mut::{self, VisitMut};

pub(super) use self::names::is_location_view;
use self::names::{Lifetimes, Names, TypeUse};
pub(super) use self::problem::offset;
use crate::model::{self, Enum, Fragment, Interface, Model};
use crate::tablegen::{Diagnostic, Record, Records, Span};

/// Replaces `$name` by tokens.
pub(super) type Substitution<'a> = (&'a str, TokenStream);

/// Turns fragments into tokens and collects what is wrong with them.
pub(super) struct Host<'r> {
    namespace: &'r str,
    /// The names that the namespace is made of.
    modules: Vec<&'r str>,
    /// Types of the dialect's own module.
    own: FxHashSet<String>,
    /// What stands in front of the dialect's enums that have a namespace within its own.
    nested: Vec<(Vec<&'r str>, &'r str)>,
    /// Enums by name, with the Rust names of their cases by symbol.
    enums: FxHashMap<&'r str, FxHashMap<String, String>>,
    errors: RefCell<Vec<Diagnostic>>,
    /// By record: many definitions list the same.
    interfaces: RefCell<FxHashMap<usize, Rc<Interface<'r>>>>,
    /// Paths and types that have been spelled already: every operation names the same ones.
    paths: RefCell<Spellings>,
    types: RefCell<FxHashMap<(&'static str, TypeUse), Spellings>>,
    /// Expressions with what stands for their placeholders: an operation and its adaptor have the same accessors.
    exprs: RefCell<Spellings>,
}

/// Text of definitions, and what generated code has for it.
type Spellings = FxHashMap<String, TokenStream>;

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
        let mut host = Self::of_module(model.records, model.dialect.namespace, &model.interfaces);
        host.own.extend(model.ops.iter().map(|op| op.class_name.to_owned()));
        let defs = model.attrs.iter().chain(&model.types);
        host.own.extend(defs.map(|def| def.class_name.to_owned()));
        host
    }

    /// For a module that has no dialect.
    pub(super) fn of_module(
        records: &'r Records,
        namespace: &'r str,
        interfaces: &[Interface<'r>],
    ) -> Self {
        let mut own = FxHashSet::default();
        for interface in interfaces {
            own.extend(["Trait", "Table", "Model"].map(|end| format!("{}{end}", interface.name)));
            if !interface.has_own_view() {
                own.insert(interface.name.to_owned());
            }
        }
        let depth = model::modules(namespace).count();
        let (mut enums, mut nested) = (FxHashMap::default(), Vec::new());
        for def in records.defs_derived_from("EnumInfo") {
            let Ok(info) = Enum::new(def) else { continue };
            if model::enum_is_in(info.namespace, namespace) {
                let inner: Vec<_> = model::modules(info.namespace).skip(depth).collect();
                if !inner.is_empty() {
                    nested.push((inner, info.class_name));
                }
                own.insert(info.class_name.to_owned());
                own.extend(info.attr_class.map(str::to_owned));
            }
            // As paths spell them: a word of the language is a name there.
            let spelled = |symbol: &str| match model::is_keyword(symbol) {
                true => format!("{symbol}_"),
                false => symbol.to_owned(),
            };
            let cases = info.cases.iter().map(|case| (spelled(case.symbol), info.case_name(case)));
            let cases = cases.collect();
            enums.insert(info.class_name, cases);
        }
        Self {
            namespace,
            modules: model::modules(namespace).collect(),
            own,
            nested,
            enums,
            errors: RefCell::default(),
            interfaces: RefCell::default(),
            paths: RefCell::default(),
            types: RefCell::default(),
            exprs: RefCell::default(),
        }
    }

    /// Whether `name` is an enum of some definition.
    pub(super) fn is_enum(&self, name: &str) -> bool {
        self.enums.contains_key(name)
    }

    /// The interface that `record` defines.
    pub(super) fn interface(&self, record: Record<'r>) -> model::Result<Rc<Interface<'r>>> {
        if let Some(known) = self.interfaces.borrow().get(&record.index()) {
            return Ok(known.clone());
        }
        let interface = Rc::new(Interface::new(record)?);
        self.interfaces.borrow_mut().insert(record.index(), interface.clone());
        Ok(interface)
    }

    /// What was wrong with the fragments so far.
    pub(super) fn take_errors(&self) -> Vec<Diagnostic> {
        self.errors.take()
    }

    pub(super) fn error(&self, span: Span, message: impl Into<String>) {
        self.add(Diagnostic::error(span, message));
    }

    /// Reports what is wrong with a fragment.
    fn report<T>(&self, result: Result<T, Box<Diagnostic>>) -> Option<T> {
        result.map_err(|error| self.add(*error)).ok()
    }

    /// Reports an error.
    pub(super) fn add(&self, error: Diagnostic) {
        let mut errors = self.errors.borrow_mut();
        // One constraint may serve many operations; its mistake is one mistake.
        let known = |it: &Diagnostic| it.span == error.span && it.message == error.message;
        if !errors.iter().any(known) {
            errors.push(error);
        }
    }

    /// The expression `fragment`, with placeholders replaced.
    pub(super) fn expr(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        self.report(self.try_expr(fragment, substitutions)).unwrap_or_else(|| quote!(()))
    }

    /// The expression `fragment`, which was put together from `parts` among other things: a mistake in one of them is
    /// reported there.
    pub(super) fn condition(
        &self,
        fragment: Fragment<'_>,
        parts: &[Fragment<'_>],
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        let error = match self.try_expr(fragment, substitutions) {
            Ok(expr) => return expr,
            Err(error) => error,
        };
        let mut found = false;
        for part in parts.iter().filter(|part| part.find(0, 1).is_some()) {
            // Placeholders of parts may be gone in the whole.
            match self.try_expr(*part, substitutions) {
                Err(error)
                    if !error.message.starts_with(UNKNOWN) || fragment.text.contains(part.text) =>
                {
                    self.add(*error);
                    found = true;
                }
                _ => {}
            }
        }
        if !found {
            self.add(*error);
        }
        quote!(true)
    }

    /// As [`expr`](Self::expr); nothing if it is none, which is reported.
    pub(super) fn checked_expr(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> Option<TokenStream> {
        self.report(self.try_expr(fragment, substitutions))
    }

    fn try_expr(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> Result<TokenStream, Box<Diagnostic>> {
        let mut key = fragment.text.to_owned();
        for (name, tokens) in substitutions {
            if fragment.text.contains(name) {
                let _ = write!(key, "\n${name} {tokens}");
            }
        }
        if let Some(known) = self.exprs.borrow().get(&key) {
            return Ok(known.clone());
        }
        let tokens = tokens(fragment, substitutions)?;
        let mut expr = syn::parse2::<syn::Expr>(tokens)
            .and_then(|expr| complete::check(|it| it.visit_expr(&expr)).map(|()| expr))
            .map_err(|error| problem::syntax(fragment, &error))?;
        Names { host: self }.visit_expr_mut(&mut expr);
        unparenthesize(&mut expr);
        let tokens = quote!(#expr);
        self.exprs.borrow_mut().insert(key, tokens.clone());
        Ok(tokens)
    }

    /// The statements `fragment`, with placeholders replaced.
    pub(super) fn block(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        let statements = self.statements(fragment, substitutions);
        quote!(#(#statements)*)
    }

    /// The same, where others follow: a value at the end is not asked for.
    pub(super) fn block_before_others(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        let mut statements = self.statements(fragment, substitutions);
        if let Some(syn::Stmt::Expr(expr, end @ None)) = statements.last_mut() {
            use syn::Expr::{Block, ForLoop, If, Loop, Match, Unsafe, While};
            if !matches!(
                expr,
                Block(_) | ForLoop(_) | If(_) | Loop(_) | Match(_) | Unsafe(_) | While(_)
            ) {
                *end = Some(Default::default());
            }
        }
        quote!(#(#statements)*)
    }

    fn statements(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> Vec<syn::Stmt> {
        let statements = tokens(fragment, substitutions).and_then(|tokens| {
            syn::Block::parse_within
                .parse2(tokens)
                .and_then(complete_statements)
                .map_err(|error| problem::syntax(fragment, &error))
        });
        let mut statements = self.report(statements).unwrap_or_default();
        for statement in &mut statements {
            Names { host: self }.visit_stmt_mut(statement);
        }
        statements
    }

    /// Items beside others, with placeholders replaced.
    pub(super) fn items(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> Vec<TokenStream> {
        let file = tokens(fragment, substitutions).and_then(|tokens| {
            syn::parse2::<syn::File>(tokens)
                .and_then(complete_file)
                .map_err(|error| problem::syntax(fragment, &error))
        });
        let Some(mut file) = self.report(file) else { return Vec::new() };
        for item in &mut file.items {
            Names { host: self }.visit_item_mut(item);
        }
        file.items.iter().map(|item| quote!(#item)).collect()
    }

    /// The items of an `impl`, with placeholders replaced.
    pub(super) fn impl_items(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        let block = tokens(fragment, substitutions).and_then(|tokens| {
            syn::parse2::<syn::ItemImpl>(quote!(impl X { #tokens }))
                .and_then(complete_impl)
                .map_err(|error| problem::syntax(fragment, &error))
        });
        let Some(mut block) = self.report(block) else { return quote!() };
        for item in &mut block.items {
            Names { host: self }.visit_impl_item_mut(item);
        }
        let items = &block.items;
        quote!(#(#items)*)
    }

    /// The items of a trait, with placeholders replaced.
    pub(super) fn trait_items(
        &self,
        fragment: Fragment<'_>,
        substitutions: &[Substitution<'_>],
    ) -> TokenStream {
        let block = tokens(fragment, substitutions).and_then(|tokens| {
            syn::parse2::<syn::ItemImpl>(quote!(impl X { #tokens }))
                .and_then(complete_trait)
                .map_err(|error| problem::syntax(fragment, &error))
        });
        let Some(mut block) = self.report(block) else { return quote!() };
        for item in &mut block.items {
            Names { host: self }.visit_impl_item_mut(item);
            // What a trait has is as public as the trait.
            match item {
                syn::ImplItem::Fn(item) => item.vis = syn::Visibility::Inherited,
                syn::ImplItem::Const(item) => item.vis = syn::Visibility::Inherited,
                syn::ImplItem::Type(item) => item.vis = syn::Visibility::Inherited,
                _ => {}
            }
        }
        let items = &block.items;
        quote!(#(#items)*)
    }

    /// As [`ty`](Self::ty), of a parameter of a method: views get `lifetime`, references none.
    pub(super) fn argument_ty(
        &self,
        text: &str,
        lifetime: &'static str,
        (owner, field): (Record<'_>, &str),
    ) -> TokenStream {
        let fragment = Fragment::of_field(owner, field).filter(|fragment| fragment.text == text);
        let fragment = fragment.unwrap_or_else(|| Fragment::composed(text, owner));
        self.any_ty(fragment, lifetime, TypeUse::Argument)
    }

    /// The Rust type called `text` in a field of a definition; views and references get `lifetime`.
    pub(super) fn ty(
        &self,
        text: &str,
        lifetime: &'static str,
        (owner, field): (Record<'_>, &str),
    ) -> TokenStream {
        let fragment = Fragment::of_field(owner, field).filter(|fragment| fragment.text == text);
        let fragment = fragment.unwrap_or_else(|| Fragment::composed(text, owner));
        self.any_ty(fragment, lifetime, TypeUse::Result)
    }

    /// As [`ty`](Self::ty), of a type that stands elsewhere.
    pub(super) fn ty_at(&self, fragment: Fragment<'_>, lifetime: &'static str) -> TokenStream {
        self.any_ty(fragment, lifetime, TypeUse::Result)
    }

    /// As [`ty`](Self::ty), of a parameter of a builder: `Value`, `Type` and `Attribute` are handles.
    pub(super) fn parameter_ty(&self, fragment: Fragment<'_>) -> TokenStream {
        self.any_ty(fragment, "'_", TypeUse::Builder)
    }

    fn any_ty(&self, fragment: Fragment<'_>, lifetime: &'static str, use_: TypeUse) -> TokenStream {
        let text = fragment.text;
        let place = (lifetime, use_);
        if let Some(known) = self.types.borrow().get(&place).and_then(|types| types.get(text)) {
            return known.clone();
        }
        if let Some(rust) = cpp::in_rust(text) {
            let error = Diagnostic::error(fragment.at(0, text.len()), format!("'{text}' is C++"));
            self.add(error.with_help(format!("in Rust it is {rust}")));
            return quote!(());
        }
        // A handle is told from a view by its path, which names are about to change.
        let with_lifetimes = self.parsed_ty(text).map_err(|_| None).and_then(|mut ty| {
            Lifetimes::give(self, &mut ty, lifetime, use_).map_err(Some)?;
            Ok(ty)
        });
        match with_lifetimes {
            Ok(mut ty) => {
                Names { host: self }.visit_type_mut(&mut ty);
                let tokens = quote!(#ty);
                let mut types = self.types.borrow_mut();
                types.entry(place).or_default().insert(text.to_owned(), tokens.clone());
                tokens
            }
            Err(problem) => {
                let problem = problem.unwrap_or_else(|| format!("'{text}' is not a Rust type"));
                self.error(fragment.at(0, text.len()), problem);
                quote!(())
            }
        }
    }

    /// The Rust type `text`, with names as they are written.
    pub(super) fn parsed_ty(&self, text: &str) -> syn::Result<syn::Type> {
        let ty = words::parse(text)?;
        complete::check(|it| it.visit_type(&ty))?;
        Ok(ty)
    }

    /// Whether `name` is a type of the dialect.
    pub(super) fn is_own(&self, name: &str) -> bool {
        self.own.contains(name)
    }

    /// Whether `text` is a path.
    pub(super) fn is_path(&self, text: &str) -> bool {
        words::parse::<syn::Path>(text).is_ok()
    }

    /// The path `text`, as generated code spells it, that comes from a field of a definition.
    pub(super) fn path(&self, text: &str, (owner, field): (Record<'_>, &str)) -> TokenStream {
        if let Some(known) = self.paths.borrow().get(text) {
            return known.clone();
        }
        match words::parse::<syn::Path>(text) {
            Ok(mut path) => {
                Names { host: self }.visit_path_mut(&mut path);
                let tokens = quote!(#path);
                self.paths.borrow_mut().insert(text.to_owned(), tokens.clone());
                tokens
            }
            Err(_) => {
                let place = Fragment::of_field(owner, field)
                    .map(|fragment| fragment.at(0, fragment.text.len()))
                    .or_else(|| owner.field(field).map(|field| field.value_span()));
                let text = text.strip_prefix("::ods_runtime::traits::").unwrap_or(text);
                let text = format!("'{text}' is not a Rust path");
                self.error(place.unwrap_or(owner.span()), text);
                quote!(())
            }
        }
    }
}

/// How the error about a placeholder starts.
const UNKNOWN: &str = "unknown placeholder";

/// The tokens of a fragment, with placeholders replaced.
fn tokens(
    fragment: Fragment<'_>,
    substitutions: &[Substitution<'_>],
) -> Result<TokenStream, Box<Diagnostic>> {
    match TokenStream::from_str(fragment.text) {
        Ok(mut tokens) => {
            if let Some(error) = problem::nesting(fragment, &tokens) {
                return Err(error);
            }
            if words::may_be_names(fragment.text) {
                tokens = words::escaped(tokens, false);
            }
            if fragment.text.contains('$') {
                tokens = substitute(tokens, fragment, substitutions)?;
            }
            Ok(tokens)
        }
        Err(error) => Err(problem::lexical(fragment, &error)),
    }
}

fn substitute(
    tokens: TokenStream,
    fragment: Fragment<'_>,
    substitutions: &[Substitution<'_>],
) -> Result<TokenStream, Box<Diagnostic>> {
    let mut out = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => {
                let (delimiter, span, inner) = (group.delimiter(), group.span(), group.stream());
                // Nobody else holds the stream then, and its tokens are moved rather than copied.
                drop(group);
                let mut new = Group::new(delimiter, substitute(inner, fragment, substitutions)?);
                new.set_span(span);
                out.push(TokenTree::Group(new));
            }
            TokenTree::Punct(punct) if punct.as_char() == '$' => {
                let name = match tokens.peek() {
                    Some(TokenTree::Ident(ident)) => ident.to_string(),
                    Some(TokenTree::Literal(literal)) => literal.to_string(),
                    _ => String::new(),
                };
                let known = substitutions.iter().find(|(placeholder, _)| *placeholder == name);
                let Some((_, replacement)) = known else {
                    return Err(unknown(fragment, punct.span(), &name, substitutions));
                };
                tokens.next();
                out.extend(placed(replacement.clone(), punct.span()));
            }
            other => out.push(other),
        }
    }
    Ok(out.into_iter().collect())
}

fn unknown(
    fragment: Fragment<'_>,
    span: TokenSpan,
    name: &str,
    substitutions: &[Substitution<'_>],
) -> Box<Diagnostic> {
    let offset = problem::offset(fragment.text, span);
    let place = fragment.at(offset, name.len() + 1);
    let error = Diagnostic::error(place, format!("{UNKNOWN} '${name}'"));
    let known: Vec<_> = substitutions.iter().map(|(name, _)| format!("${name}")).collect();
    Box::new(match known.as_slice() {
        [] => error,
        known => error.with_help(format!("here there are {}", known.join(", "))),
    })
}

/// The tokens as if they stood at `span`: so that a mistake is reported at the placeholder.
fn placed(tokens: TokenStream, span: TokenSpan) -> TokenStream {
    tokens
        .into_iter()
        .map(|token| match token {
            TokenTree::Group(group) => {
                let mut new = Group::new(group.delimiter(), placed(group.stream(), span));
                new.set_span(span);
                TokenTree::Group(new)
            }
            mut token => {
                token.set_span(span);
                token
            }
        })
        .collect()
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

/// The items of a trait, which need no bodies.
fn complete_trait(block: syn::ItemImpl) -> syn::Result<syn::ItemImpl> {
    complete::no_attributes(&block.attrs)?;
    let with_body = block.items.iter().filter(|item| !matches!(item, syn::ImplItem::Verbatim(_)));
    complete::check(|it| with_body.for_each(|item| it.visit_impl_item(item)))?;
    Ok(block)
}

/// Items beside others, which are no methods either.
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
