//! Prints expressions as Rust.

use proc_macro2::TokenStream;
use quote::ToTokens as _;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};

use super::read::unparenthesize;
use super::{Expr, ExprKind, Pattern, Statement, UnaryOp};
use crate::fragment::mark;
use crate::fragment::placeholder::{self, Placeholders};
use crate::fragment::rust::words::ident;

impl Expr {
    /// Emits Rust, with placeholders replaced and a mark of the location.
    #[must_use]
    pub(crate) fn tokens(&self, with: &Placeholders) -> TokenStream {
        let tokens = self.to_syn(with).into_token_stream();
        match &self.place {
            Some(place) => mark::marked(place, tokens),
            None => tokens,
        }
    }

    /// The Rust as one writes it in a definition, on one line.
    #[must_use]
    pub(in crate::fragment) fn written(&self) -> String {
        let mut value = self.to_syn(&Placeholders::default());
        WithoutRuntime.visit_expr_mut(&mut value);
        let file = prettyplease::unparse(&syn::parse_quote!(const _: () = #value;));
        let text = file.trim().trim_start_matches("const _: () =").trim_end_matches(';');
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        // What was broken into lines.
        let line = line.replace(" .", ".").replace("( ", "(").replace(", )", ")");
        placeholder::written(&line)
    }

    pub(in crate::fragment) fn to_syn(&self, with: &Placeholders) -> syn::Expr {
        let attrs = Vec::new();
        let boxed = |expr: &Self| Box::new(expr.to_syn(with));
        let list = |args: &[Self]| -> Punctuated<syn::Expr, syn::Token![,]> {
            args.iter().map(|arg| arg.to_syn(with)).collect()
        };
        match &self.kind {
            ExprKind::Placeholder(name) => match with.get(name) {
                Some(tokens) => parsed(mark::unmarked(tokens.clone())),
                None => {
                    let marker = placeholder::marker(name, proc_macro2::Span::call_site());
                    syn::parse_quote!(#marker)
                }
            },
            ExprKind::Bool(value) => syn::parse_quote!(#value),
            ExprKind::Literal(lit) => syn::Expr::Lit(syn::ExprLit { attrs, lit: lit.clone() }),
            ExprKind::Path(path) => {
                syn::Expr::Path(syn::ExprPath { attrs, qself: None, path: path.to_syn() })
            }
            ExprKind::Unary(op, operand) => {
                let op = match op {
                    UnaryOp::Not => syn::UnOp::Not(Default::default()),
                    UnaryOp::Neg => syn::UnOp::Neg(Default::default()),
                    UnaryOp::Deref => syn::UnOp::Deref(Default::default()),
                };
                syn::Expr::Unary(syn::ExprUnary { attrs, op, expr: boxed(operand) })
            }
            ExprKind::Binary(op, left, right) => syn::Expr::Binary(syn::ExprBinary {
                attrs,
                left: boxed(left),
                op: op.to_syn(),
                right: boxed(right),
            }),
            ExprKind::Cast(value, ty) => syn::Expr::Cast(syn::ExprCast {
                attrs,
                expr: boxed(value),
                as_token: Default::default(),
                ty: Box::new(ty.to_syn()),
            }),
            ExprKind::Field(value, name) => syn::Expr::Field(syn::ExprField {
                attrs,
                base: boxed(value),
                dot_token: Default::default(),
                member: syn::Member::Named(ident(name)),
            }),
            ExprKind::Reference(value) => {
                let mut reference: syn::ExprReference = syn::parse_quote!(&x);
                *reference.expr = value.to_syn(with);
                syn::Expr::Reference(reference)
            }
            ExprKind::List(items) => syn::Expr::Array(syn::ExprArray {
                attrs,
                bracket_token: Default::default(),
                elems: list(items),
            }),
            ExprKind::Index(base, index) => syn::Expr::Index(syn::ExprIndex {
                attrs,
                expr: boxed(base),
                bracket_token: Default::default(),
                index: boxed(index),
            }),
            ExprKind::Call(function, args) => syn::Expr::Call(syn::ExprCall {
                attrs,
                func: boxed(function),
                paren_token: Default::default(),
                args: list(args),
            }),
            ExprKind::Method { receiver, name, types, args } => {
                syn::Expr::MethodCall(syn::ExprMethodCall {
                    attrs,
                    receiver: boxed(receiver),
                    dot_token: Default::default(),
                    method: ident(name),
                    turbofish: (!types.is_empty()).then(|| syn::parse_quote!(::<#(#types),*>)),
                    paren_token: Default::default(),
                    args: list(args),
                })
            }
            ExprKind::Closure(params, body) => {
                let params = params.iter().map(Pattern::to_syn);
                let mut closure: syn::ExprClosure = syn::parse_quote!(|#(#params),*| x);
                *closure.body = body.to_syn(with);
                syn::Expr::Closure(closure)
            }
            ExprKind::If { condition, then, otherwise } => syn::Expr::If(syn::ExprIf {
                attrs,
                if_token: Default::default(),
                cond: boxed(condition),
                then_branch: then.to_block(with),
                else_branch: otherwise.as_ref().map(|otherwise| {
                    let otherwise = match &otherwise.kind {
                        ExprKind::If { .. } => otherwise.to_syn(with),
                        _ => block_expr(otherwise.to_block(with)),
                    };
                    (Default::default(), Box::new(otherwise))
                }),
            }),
            ExprKind::LetSome(name, value) => {
                let name = ident(name);
                let mut condition: syn::ExprLet = syn::parse_quote!(let Some(#name) = x);
                *condition.expr = value.to_syn(with);
                syn::Expr::Let(condition)
            }
            ExprKind::Block(statements) => block_expr(block(statements, with)),
            ExprKind::For(name, list, body) => {
                let name = ident(name);
                let mut all: syn::ExprForLoop = syn::parse_quote!(for #name in x {});
                *all.expr = list.to_syn(with);
                all.body = block(body, with);
                syn::Expr::ForLoop(all)
            }
            ExprKind::Opaque(expr) => {
                let tokens = expr.to_token_stream();
                if placeholder::any(tokens.clone()) {
                    parsed(with.replace(tokens))
                } else {
                    (**expr).clone()
                }
            }
        }
    }

    /// The block of a branch with this value.
    fn to_block(&self, with: &Placeholders) -> syn::Block {
        match &self.kind {
            ExprKind::Block(statements) => block(statements, with),
            _ => {
                let value = syn::Stmt::Expr(self.to_syn(with), None);
                syn::Block { brace_token: Default::default(), stmts: vec![value] }
            }
        }
    }
}

/// Removes the module of the runtime from paths, which definitions do not write.
struct WithoutRuntime;

impl VisitMut for WithoutRuntime {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        if path.segments.len() > 1 && path.segments[0].ident == "rt" {
            path.segments = std::mem::take(&mut path.segments).into_iter().skip(1).collect();
        }
    }
}

impl super::BinaryOp {
    fn to_syn(self) -> syn::BinOp {
        use super::BinaryOp::{
            Add, And, BitAnd, BitOr, BitXor, Div, Eq, Ge, Gt, Le, Lt, Mul, Ne, Or, Rem, Shl, Shr,
            Sub,
        };
        match self {
            And => syn::BinOp::And(Default::default()),
            Or => syn::BinOp::Or(Default::default()),
            Eq => syn::BinOp::Eq(Default::default()),
            Ne => syn::BinOp::Ne(Default::default()),
            Lt => syn::BinOp::Lt(Default::default()),
            Le => syn::BinOp::Le(Default::default()),
            Gt => syn::BinOp::Gt(Default::default()),
            Ge => syn::BinOp::Ge(Default::default()),
            Add => syn::BinOp::Add(Default::default()),
            Sub => syn::BinOp::Sub(Default::default()),
            Mul => syn::BinOp::Mul(Default::default()),
            Div => syn::BinOp::Div(Default::default()),
            Rem => syn::BinOp::Rem(Default::default()),
            BitAnd => syn::BinOp::BitAnd(Default::default()),
            BitOr => syn::BinOp::BitOr(Default::default()),
            BitXor => syn::BinOp::BitXor(Default::default()),
            Shl => syn::BinOp::Shl(Default::default()),
            Shr => syn::BinOp::Shr(Default::default()),
        }
    }
}

impl Pattern {
    fn to_syn(&self) -> syn::Pat {
        match self {
            Self::Name(name) => {
                let name = ident(name);
                syn::parse_quote!(#name)
            }
            Self::Tuple(names) => {
                let names = names.iter().map(|name| ident(name));
                syn::parse_quote!((#(#names),*))
            }
        }
    }
}

impl Statement {
    /// The statement in Rust, with placeholders replaced.
    pub(in crate::fragment) fn to_syn(&self, with: &Placeholders) -> syn::Stmt {
        match self {
            Self::Let(name, value) => {
                let (name, value) = (ident(name), value.to_syn(with));
                syn::parse_quote!(let #name = #value;)
            }
            Self::Discard(value) => syn::Stmt::Expr(value.to_syn(with), Some(Default::default())),
            Self::Value(value) => syn::Stmt::Expr(value.to_syn(with), None),
            Self::Opaque(statement) => {
                let tokens = statement.to_token_stream();
                match placeholder::any(tokens.clone()) {
                    true => parsed_statement(with.replace(tokens)),
                    false => (**statement).clone(),
                }
            }
        }
    }
}

fn block(statements: &[Statement], with: &Placeholders) -> syn::Block {
    let stmts = statements.iter().map(|statement| statement.to_syn(with)).collect();
    syn::Block { brace_token: Default::default(), stmts }
}

fn block_expr(block: syn::Block) -> syn::Expr {
    syn::Expr::Block(syn::ExprBlock { attrs: Vec::new(), label: None, block })
}

/// Parses a statement.
pub(super) fn parsed_statement(tokens: TokenStream) -> syn::Stmt {
    syn::parse2(tokens.clone())
        .unwrap_or_else(|_| syn::Stmt::Expr(syn::Expr::Verbatim(tokens), None))
}

/// Parses an expression, without redundant parentheses.
pub(super) fn parsed(tokens: TokenStream) -> syn::Expr {
    match syn::parse2::<syn::Expr>(tokens.clone()) {
        Ok(mut expr) => {
            unparenthesize(&mut expr);
            expr
        }
        Err(_) => syn::Expr::Verbatim(tokens),
    }
}
