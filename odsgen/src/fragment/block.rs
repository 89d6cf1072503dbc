//! Statements of host code.

use std::rc::Rc;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, quote};
use syn::visit_mut::{self, VisitMut};

use super::expr::{Expr, ExprKind, Statement};
use super::mark;
use super::placeholder::{self, Placeholders};

/// Statements.
#[derive(Clone)]
pub(crate) struct Block {
    statements: Vec<Statement>,
    /// The file and line of each statement, unless odsgen ships the file.
    places: Vec<Option<Rc<str>>>,
}

impl std::fmt::Debug for Block {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Block({})", self.tokens(&Placeholders::default()))
    }
}

impl Block {
    /// No statements.
    #[must_use]
    pub(crate) fn empty() -> Self {
        Self { statements: Vec::new(), places: Vec::new() }
    }

    /// `statements`, with the file and line of each, unless odsgen ships the file.
    #[must_use]
    pub(super) fn new(statements: Vec<Statement>, places: Vec<Option<Rc<str>>>) -> Self {
        Self { statements, places }
    }

    /// The value `expr`, or the statement if it `ends` with a semicolon.
    #[must_use]
    pub(crate) fn of(expr: Expr, ends: bool) -> Self {
        let statement = if ends { Statement::Discard(expr) } else { Statement::Value(expr) };
        Self::new(vec![statement], vec![None])
    }

    /// The statements in Rust, with markers for placeholders.
    fn to_syn(&self) -> Vec<syn::Stmt> {
        let none = Placeholders::default();
        self.statements.iter().map(|statement| statement.to_syn(&none)).collect()
    }

    /// The tokens of `statements`, which are those of the block.
    fn marked(&self, statements: &[syn::Stmt]) -> TokenStream {
        let statements = statements.iter().zip(&self.places);
        let tokens = statements.map(|(statement, place)| match place {
            Some(place) => mark::marked(place, statement.to_token_stream()),
            None => statement.to_token_stream(),
        });
        tokens.collect()
    }

    /// The names of the variables that its statements declare.
    #[must_use]
    pub(crate) fn variables(&self) -> Vec<String> {
        let names = self.statements.iter().filter_map(|statement| match statement {
            Statement::Let(name, _) => Some(name.clone()),
            _ => None,
        });
        names.collect()
    }

    /// Whether it contains the placeholder `name`.
    #[must_use]
    pub(crate) fn uses(&self, name: &str) -> bool {
        let statements = self.to_syn().into_iter();
        statements.map(|it| placeholder::count(name, it.to_token_stream())).any(|count| count > 0)
    }

    /// Whether the last statement is a `return`.
    #[must_use]
    pub(crate) fn ends_with_return(&self) -> bool {
        let Some(Statement::Value(last) | Statement::Discard(last)) = self.statements.last() else {
            return false;
        };
        matches!(&last.kind, ExprKind::Opaque(expr) if matches!(**expr, syn::Expr::Return(_)))
    }

    /// Emits the statements, with placeholders replaced.
    #[must_use]
    pub(crate) fn tokens(&self, with: &Placeholders) -> TokenStream {
        with.replace(self.marked(&self.to_syn()))
    }

    /// Emits the statements for use before others, with placeholders replaced: discards a value at the end.
    #[must_use]
    pub(crate) fn tokens_before_others(&self, with: &Placeholders) -> TokenStream {
        use syn::Expr::{Block, ForLoop, If, Loop, Match, Unsafe, While};
        let needs_end = match self.to_syn().last() {
            Some(syn::Stmt::Expr(expr, None)) => !matches!(
                expr,
                Block(_) | ForLoop(_) | If(_) | Loop(_) | Match(_) | Unsafe(_) | While(_)
            ),
            _ => false,
        };
        let end = needs_end.then(|| quote!(;));
        let statements = self.tokens(with);
        quote!(#statements #end)
    }

    /// Emits the statements. Replaces every call of the placeholder `name` by a call of `function` with `arg` as its
    /// second argument, and other placeholders by those of `with`.
    #[must_use]
    pub(crate) fn tokens_with_argument(
        &self,
        name: &str,
        function: &Ident,
        arg: &Ident,
        with: &Placeholders,
    ) -> TokenStream {
        struct Calls<'a> {
            name: &'a str,
            function: &'a Ident,
            arg: &'a Ident,
        }
        impl VisitMut for Calls<'_> {
            fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
                visit_mut::visit_expr_call_mut(self, call);
                let callee = match &*call.func {
                    syn::Expr::Path(path) => path.path.get_ident().and_then(placeholder::name_of),
                    _ => None,
                };
                if callee.as_deref() == Some(self.name) {
                    let (function, arg) = (self.function, self.arg);
                    *call.func = syn::parse_quote!(Self::#function);
                    call.args.insert(1.min(call.args.len()), syn::parse_quote!(#arg));
                }
            }
        }
        let mut statements = self.to_syn();
        for statement in &mut statements {
            Calls { name, function, arg }.visit_stmt_mut(statement);
        }
        with.replace(self.marked(&statements))
    }
}
