//! Reads expressions of `syn`.

use proc_macro2::Span;
use syn::visit_mut::{self, VisitMut};

use super::{BinaryOp, Expr, ExprKind, Pattern, Statement, UnaryOp};
use crate::fragment::placeholder;
use crate::fragment::types::{RustPath, RustType};

impl Expr {
    /// Converts `expr`, whose names have the spelling of generated code.
    pub(in crate::fragment) fn read(expr: syn::Expr) -> Self {
        let range = named_at(&expr).map_or(0..0, |span| span.byte_range());
        Self { kind: kind(expr), range, place: None }
    }
}

impl Statement {
    /// Converts `statement`, whose names have the spelling of generated code.
    pub(in crate::fragment) fn read(statement: syn::Stmt) -> Self {
        match statement {
            syn::Stmt::Expr(expr, None) => Self::Value(Expr::read(expr)),
            syn::Stmt::Expr(expr, Some(_)) => Self::Discard(Expr::read(expr)),
            syn::Stmt::Local(local) => match variable(&local) {
                Some((name, value)) => Self::Let(name, Expr::read(value.clone())),
                None => Self::Opaque(Box::new(syn::Stmt::Local(local))),
            },
            other => Self::Opaque(Box::new(other)),
        }
    }
}

/// The name and the value of a variable that cannot change, and whose type is not written.
fn variable(local: &syn::Local) -> Option<(String, &syn::Expr)> {
    let init = local.init.as_ref().filter(|init| init.diverge.is_none())?;
    let name = name_of(&local.pat).filter(|_| local.attrs.is_empty())?;
    Some((name, &init.expr))
}

/// The name, if the pattern is one.
fn name_of(pattern: &syn::Pat) -> Option<String> {
    match pattern {
        syn::Pat::Ident(it)
            if it.by_ref.is_none()
                && it.mutability.is_none()
                && it.subpat.is_none()
                && it.attrs.is_empty() =>
        {
            Some(it.ident.to_string())
        }
        _ => None,
    }
}

fn boxed(expr: syn::Expr) -> Box<Expr> {
    Box::new(Expr::read(expr))
}

fn kind(expr: syn::Expr) -> ExprKind {
    match expr {
        syn::Expr::Lit(lit) if lit.attrs.is_empty() => match lit.lit {
            syn::Lit::Bool(value) => ExprKind::Bool(value.value),
            lit => ExprKind::Literal(lit),
        },
        syn::Expr::Path(path) if path.attrs.is_empty() && path.qself.is_none() => {
            let name = path.path.get_ident().and_then(placeholder::name_of);
            match name {
                Some(name) => ExprKind::Placeholder(name),
                None => ExprKind::Path(RustPath::spelled(path.path)),
            }
        }
        syn::Expr::Unary(unary) if unary.attrs.is_empty() => {
            let op = match unary.op {
                syn::UnOp::Not(_) => UnaryOp::Not,
                syn::UnOp::Neg(_) => UnaryOp::Neg,
                syn::UnOp::Deref(_) => UnaryOp::Deref,
                _ => return ExprKind::Opaque(Box::new(syn::Expr::Unary(unary))),
            };
            ExprKind::Unary(op, boxed(*unary.expr))
        }
        syn::Expr::Binary(binary) if binary.attrs.is_empty() => match binary_op(&binary.op) {
            Some(op) => ExprKind::Binary(op, boxed(*binary.left), boxed(*binary.right)),
            None => ExprKind::Opaque(Box::new(syn::Expr::Binary(binary))),
        },
        syn::Expr::Cast(cast) if cast.attrs.is_empty() => {
            ExprKind::Cast(boxed(*cast.expr), RustType::spelled(*cast.ty))
        }
        syn::Expr::Reference(reference)
            if reference.attrs.is_empty() && reference.mutability.is_none() =>
        {
            ExprKind::Reference(boxed(*reference.expr))
        }
        syn::Expr::Array(array) if array.attrs.is_empty() => {
            ExprKind::List(array.elems.into_iter().map(Expr::read).collect())
        }
        syn::Expr::Field(field) if field.attrs.is_empty() => match field.member {
            syn::Member::Named(name) => ExprKind::Field(boxed(*field.base), name.to_string()),
            _ => ExprKind::Opaque(Box::new(syn::Expr::Field(field))),
        },
        syn::Expr::Index(index) if index.attrs.is_empty() => {
            ExprKind::Index(boxed(*index.expr), boxed(*index.index))
        }
        syn::Expr::Call(call) if call.attrs.is_empty() => {
            ExprKind::Call(boxed(*call.func), call.args.into_iter().map(Expr::read).collect())
        }
        syn::Expr::MethodCall(call) => method(call),
        syn::Expr::Closure(closure) => self::closure(closure),
        syn::Expr::If(conditional) if conditional.attrs.is_empty() => {
            let otherwise = conditional.else_branch.map(|(_, otherwise)| match *otherwise {
                syn::Expr::Block(block) if block.attrs.is_empty() && block.label.is_none() => {
                    Box::new(branch(block.block))
                }
                other => boxed(other),
            });
            let (condition, then) = (boxed(*conditional.cond), branch(conditional.then_branch));
            ExprKind::If { condition, then: Box::new(then), otherwise }
        }
        syn::Expr::Let(condition) if condition.attrs.is_empty() => {
            match present_value(&condition.pat) {
                Some(name) => ExprKind::LetSome(name, boxed(*condition.expr)),
                None => ExprKind::Opaque(Box::new(syn::Expr::Let(condition))),
            }
        }
        syn::Expr::Block(block) if block.attrs.is_empty() && block.label.is_none() => {
            ExprKind::Block(statements(block.block))
        }
        syn::Expr::ForLoop(all) if all.attrs.is_empty() && all.label.is_none() => {
            match name_of(&all.pat) {
                Some(name) => ExprKind::For(name, boxed(*all.expr), statements(all.body)),
                None => ExprKind::Opaque(Box::new(syn::Expr::ForLoop(all))),
            }
        }
        other => ExprKind::Opaque(Box::new(other)),
    }
}

/// The name in the pattern `Some(name)`.
fn present_value(pattern: &syn::Pat) -> Option<String> {
    let syn::Pat::TupleStruct(pattern) = pattern else { return None };
    let name = pattern.elems.first().filter(|_| pattern.elems.len() == 1)?;
    let is_some = pattern.path.is_ident("Some") && pattern.qself.is_none();
    name_of(name).filter(|_| is_some && pattern.attrs.is_empty())
}

fn statements(block: syn::Block) -> Vec<Statement> {
    block.stmts.into_iter().map(Statement::read).collect()
}

/// The value of a branch, which is in braces in any case.
fn branch(block: syn::Block) -> Expr {
    let mut statements = statements(block);
    match (statements.pop(), statements.is_empty()) {
        (Some(Statement::Value(value)), true) => value,
        (last, _) => {
            statements.extend(last);
            Expr::of(ExprKind::Block(statements))
        }
    }
}

fn method(call: syn::ExprMethodCall) -> ExprKind {
    let types: Option<Vec<RustType>> = match &call.turbofish {
        None => Some(Vec::new()),
        Some(list) => {
            let types = list.args.iter().map(|arg| match arg {
                syn::GenericArgument::Type(ty) => Some(RustType::spelled(ty.clone())),
                _ => None,
            });
            types.collect()
        }
    };
    match types {
        Some(types) if call.attrs.is_empty() => ExprKind::Method {
            receiver: boxed(*call.receiver),
            name: call.method.to_string(),
            types,
            args: call.args.into_iter().map(Expr::read).collect(),
        },
        _ => ExprKind::Opaque(Box::new(syn::Expr::MethodCall(call))),
    }
}

fn closure(closure: syn::ExprClosure) -> ExprKind {
    let pattern = |pattern: &syn::Pat| match pattern {
        syn::Pat::Tuple(tuple) if tuple.attrs.is_empty() => {
            let names: Option<_> = tuple.elems.iter().map(name_of).collect();
            names.map(Pattern::Tuple)
        }
        other => name_of(other).map(Pattern::Name),
    };
    let params: Option<Vec<_>> = closure.inputs.iter().map(pattern).collect();
    let is_plain = closure.attrs.is_empty()
        && closure.capture.is_none()
        && matches!(closure.output, syn::ReturnType::Default)
        && closure.lifetimes.is_none()
        && closure.constness.is_none()
        && closure.asyncness.is_none();
    match params {
        Some(params) if is_plain => ExprKind::Closure(params, boxed(*closure.body)),
        _ => ExprKind::Opaque(Box::new(syn::Expr::Closure(closure))),
    }
}

fn binary_op(op: &syn::BinOp) -> Option<BinaryOp> {
    Some(match op {
        syn::BinOp::And(_) => BinaryOp::And,
        syn::BinOp::Or(_) => BinaryOp::Or,
        syn::BinOp::Eq(_) => BinaryOp::Eq,
        syn::BinOp::Ne(_) => BinaryOp::Ne,
        syn::BinOp::Lt(_) => BinaryOp::Lt,
        syn::BinOp::Le(_) => BinaryOp::Le,
        syn::BinOp::Gt(_) => BinaryOp::Gt,
        syn::BinOp::Ge(_) => BinaryOp::Ge,
        syn::BinOp::Add(_) => BinaryOp::Add,
        syn::BinOp::Sub(_) => BinaryOp::Sub,
        syn::BinOp::Mul(_) => BinaryOp::Mul,
        syn::BinOp::Div(_) => BinaryOp::Div,
        syn::BinOp::Rem(_) => BinaryOp::Rem,
        syn::BinOp::BitAnd(_) => BinaryOp::BitAnd,
        syn::BinOp::BitOr(_) => BinaryOp::BitOr,
        syn::BinOp::BitXor(_) => BinaryOp::BitXor,
        syn::BinOp::Shl(_) => BinaryOp::Shl,
        syn::BinOp::Shr(_) => BinaryOp::Shr,
        _ => return None,
    })
}

/// The main token of `expr`.
fn named_at(expr: &syn::Expr) -> Option<Span> {
    Some(match expr {
        syn::Expr::Lit(lit) => lit.lit.span(),
        syn::Expr::Path(path) => path.path.segments.last()?.ident.span(),
        syn::Expr::Unary(unary) => match &unary.op {
            syn::UnOp::Not(op) => op.span,
            syn::UnOp::Neg(op) => op.span,
            syn::UnOp::Deref(op) => op.span,
            _ => return None,
        },
        syn::Expr::MethodCall(call) => call.method.span(),
        syn::Expr::Call(call) => return named_at(&call.func),
        syn::Expr::Closure(closure) => closure.inputs_begin.span,
        syn::Expr::Field(field) => field.dot_token.span,
        syn::Expr::Macro(expr) => expr.mac.path.segments.last()?.ident.span(),
        syn::Expr::Binary(binary) => return named_at(&binary.left),
        syn::Expr::Reference(reference) => reference.and_token.span,
        syn::Expr::Array(array) => array.bracket_token.span.open(),
        syn::Expr::Block(block) => block.block.brace_token.span.open(),
        syn::Expr::Cast(cast) => return named_at(&cast.expr),
        syn::Expr::Index(index) => return named_at(&index.expr),
        syn::Expr::If(conditional) => conditional.if_token.span,
        other => syn::spanned::Spanned::span(other),
    })
}

/// Removes parentheses, which printing adds again where needed, and conditions that are always true.
pub(in crate::fragment) fn unparenthesize(expr: &mut syn::Expr) {
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
fn is_true(expr: &syn::Expr) -> bool {
    matches!(expr, syn::Expr::Lit(lit) if matches!(&lit.lit, syn::Lit::Bool(value) if value.value))
}
