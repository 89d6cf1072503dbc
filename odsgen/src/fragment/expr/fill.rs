//! Replaces placeholders in expressions.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};

use super::print::{parsed, parsed_statement};
use super::{Expr, ExprKind, Statement};
use crate::fragment::mixed::hole_index;
use crate::fragment::placeholder::{self, Placeholders};

/// What a placeholder is in the expression around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::fragment) enum Position {
    /// An argument, or the expression itself.
    Argument,
    /// A receiver, or the first operand of an operator.
    Operand,
    /// What is indexed.
    Base,
}

/// The value for a placeholder; `None` if there is none.
type Fill<'f> = dyn FnMut(&str, Position) -> Option<Expr> + 'f;

impl Expr {
    /// The same with `holes` in place of the placeholders that stand for them.
    pub(in crate::fragment) fn with_holes(&self, holes: &[Self]) -> Self {
        let mut fill = |name: &str, _| {
            let hole = hole_index(&format!("${name}")).and_then(|index| holes.get(index));
            Some(hole.cloned().unwrap_or_else(|| Self::placeholder(name)))
        };
        self.filled(Position::Argument, &mut fill).unwrap_or_else(|| self.clone())
    }

    /// The same with `fill` applied to every placeholder; `None` if that has no value for one. The expression itself is at
    /// `position`.
    pub(in crate::fragment) fn filled(
        &self,
        position: Position,
        fill: &mut Fill<'_>,
    ) -> Option<Self> {
        let mut argument = |expr: &Self| expr.filled(Position::Argument, fill);
        let kind = match &self.kind {
            ExprKind::Placeholder(name) => return fill(name, position),
            ExprKind::Bool(_) | ExprKind::Literal(_) | ExprKind::Path(_) => {
                return Some(self.clone());
            }
            ExprKind::Opaque(expr) => match in_tokens(expr.to_token_stream(), fill)? {
                Some(tokens) => ExprKind::Opaque(Box::new(parsed(tokens))),
                None => return Some(self.clone()),
            },
            ExprKind::Unary(op, operand) => ExprKind::Unary(*op, Box::new(argument(operand)?)),
            ExprKind::Binary(op, left, right) => {
                let left = left.filled(Position::Operand, fill)?;
                let right = right.filled(Position::Argument, fill)?;
                ExprKind::Binary(*op, Box::new(left), Box::new(right))
            }
            ExprKind::Cast(value, ty) => {
                ExprKind::Cast(Box::new(value.filled(Position::Operand, fill)?), ty.clone())
            }
            ExprKind::Field(value, name) => {
                ExprKind::Field(Box::new(value.filled(Position::Operand, fill)?), name.clone())
            }
            ExprKind::Reference(value) => ExprKind::Reference(Box::new(argument(value)?)),
            ExprKind::List(items) => ExprKind::List(items.iter().map(argument).collect::<Option<_>>()?),
            ExprKind::Index(base, index) => {
                let base = base.filled(Position::Base, fill)?;
                ExprKind::Index(Box::new(base), Box::new(index.filled(Position::Argument, fill)?))
            }
            ExprKind::Call(function, args) => {
                let args = args.iter().map(argument).collect::<Option<_>>()?;
                ExprKind::Call(Box::new(function.filled(Position::Operand, fill)?), args)
            }
            ExprKind::Method { receiver, name, types, args } => {
                // In the order of the text.
                let receiver = Box::new(receiver.filled(Position::Operand, fill)?);
                let args = args.iter().map(|arg| arg.filled(Position::Argument, fill));
                let args = args.collect::<Option<_>>()?;
                ExprKind::Method { receiver, name: name.clone(), types: types.clone(), args }
            }
            ExprKind::Closure(params, body) => {
                ExprKind::Closure(params.clone(), Box::new(argument(body)?))
            }
            ExprKind::If { condition, then, otherwise } => ExprKind::If {
                condition: Box::new(argument(condition)?),
                then: Box::new(argument(then)?),
                otherwise: match otherwise {
                    Some(otherwise) => Some(Box::new(argument(otherwise)?)),
                    None => None,
                },
            },
            ExprKind::LetSome(name, value) => {
                ExprKind::LetSome(name.clone(), Box::new(argument(value)?))
            }
            ExprKind::Block(statements) => ExprKind::Block(statements_filled(statements, fill)?),
            ExprKind::For(name, list, body) => {
                let list = Box::new(argument(list)?);
                ExprKind::For(name.clone(), list, statements_filled(body, fill)?)
            }
        };
        Some(Self { kind, ..self.clone() })
    }
}

fn statements_filled(statements: &[Statement], fill: &mut Fill<'_>) -> Option<Vec<Statement>> {
    let filled = statements.iter().map(|statement| {
        let argument = Position::Argument;
        Some(match statement {
            Statement::Let(name, value) => {
                Statement::Let(name.clone(), value.filled(argument, fill)?)
            }
            Statement::Discard(value) => Statement::Discard(value.filled(argument, fill)?),
            Statement::Value(value) => Statement::Value(value.filled(argument, fill)?),
            Statement::Opaque(opaque) => match in_tokens(opaque.to_token_stream(), fill)? {
                Some(tokens) => Statement::Opaque(Box::new(parsed_statement(tokens))),
                None => statement.clone(),
            },
        })
    });
    filled.collect()
}

/// `tokens` with every placeholder replaced; nothing if it has none. `None` if one has no value.
fn in_tokens(tokens: TokenStream, fill: &mut Fill<'_>) -> Option<Option<TokenStream>> {
    let names = placeholder::names(tokens.clone());
    if names.is_empty() {
        return Some(None);
    }
    let none = Placeholders::default();
    let values = names.iter().map(|name| {
        let value = fill(name, Position::Argument)?.to_syn(&none);
        Some((name.as_str(), quote!((#value))))
    });
    let values: Vec<_> = values.collect::<Option<_>>()?;
    Some(Some(Placeholders::new(values).replace(tokens)))
}
