//! Bodies of lambdas.

use super::super::ast::{self, Condition, Stmt};
use super::{Expr, ExprKind, Names, Result, Translator, Ty, Type, Untranslated, no, truth};
use crate::fragment::expr::Statement;

impl<N: Names> Translator<'_, N> {
    /// The body of a lambda that returns `returns`, as an expression.
    pub(super) fn body(&mut self, lambda: &ast::Expr, body: &[Stmt], returns: &Ty) -> Result<Expr> {
        let (depth, required) = (self.locals.len(), self.required.len());
        let value = self.statements(lambda, body, returns);
        self.locals.truncate(depth);
        // Tests of what the variables of the lambda are make no sense outside of it.
        self.required.truncate(required);
        value
    }

    /// Statements that end with a `return`, as a block: branches that return are the values of an `if`.
    fn statements(&mut self, lambda: &ast::Expr, body: &[Stmt], returns: &Ty) -> Result<Expr> {
        let Some((first, rest)) = body.split_first() else {
            return Err(no(lambda, "a path through the lambda returns nothing"));
        };
        match first {
            Stmt::Empty => self.statements(lambda, rest, returns),
            Stmt::Return(Some(value)) => match returns {
                Ty::Bool => self.condition(value),
                _ => {
                    let value = self.expr(value, returns)?;
                    Ok(match returns {
                        Ty::Class(handle) if handle == "Type" && value.ty != *returns => {
                            self.spelled("Type::from").called(vec![value.expr])
                        }
                        _ => value.expr,
                    })
                }
            },
            Stmt::Block(inner) => {
                let all: Vec<_> = inner.iter().chain(rest).cloned().collect();
                self.statements(lambda, &all, returns)
            }
            Stmt::Let(ty, variables) => {
                let required = self.required.len();
                let variables = self.variables(lambda, ty, variables)?;
                let tests = self.tests_since(required).filter(|_| *returns == Ty::Bool);
                let block = Expr::block(variables, self.statements(lambda, rest, returns)?);
                Ok(match tests {
                    Some(tests) => Expr::conditional(tests, block, Expr::bool(false)),
                    None => block,
                })
            }
            Stmt::If(condition, then, otherwise) => {
                let depth = self.locals.len();
                let condition = self.head(condition)?;
                let then = self.statements(lambda, std::slice::from_ref(then), returns);
                self.locals.truncate(depth);
                let otherwise = match otherwise {
                    Some(otherwise) => {
                        let all: Vec<_> = std::iter::once((**otherwise).clone())
                            .chain(rest.iter().cloned())
                            .collect();
                        self.statements(lambda, &all, returns)?
                    }
                    None => self.statements(lambda, rest, returns)?,
                };
                Ok(Expr::conditional(condition, then?, otherwise))
            }
            Stmt::Expr(call) => {
                Err(no(call, "a call without a use of its value is not translated"))
            }
            Stmt::For(_, list, _) => Err(no(list, "a loop is not translated")),
            Stmt::Other(what, offset) => {
                Err(Untranslated::new(*offset, 1, format!("{what} is not translated")))
            }
            Stmt::Return(None) => Err(no(lambda, "the lambda returns nothing")),
        }
    }

    /// The declarations of `variables`, which are of type `ty`.
    pub(in crate::fragment::cpp) fn variables(
        &mut self,
        lambda: &ast::Expr,
        ty: &Type,
        variables: &[(String, Option<ast::Expr>)],
    ) -> Result<Vec<Statement>> {
        let mut statements = Vec::new();
        for (name, value) in variables {
            let Some(value) = value else {
                return Err(no(lambda, format!("the variable '{name}' has no value")));
            };
            let value = self.expr(value, &Ty::Unknown)?;
            let declared = if ty.is_auto() { value.ty.clone() } else { self.declared(ty) };
            let ty = if declared == Ty::Unknown { value.ty.clone() } else { declared.clone() };
            // C++ asserts that there is a value.
            let value = if declared.is_int() { value.or_default() } else { value };
            statements.push(Statement::Let(self.local(name), value.expr));
            self.declare(name, ty);
        }
        Ok(statements)
    }

    /// The condition of an `if`.
    fn head(&mut self, condition: &Condition) -> Result<Expr> {
        match condition {
            Condition::Expr(condition) => self.condition(condition),
            Condition::Bound(name, value) => {
                let of = self.expr(value, &Ty::Unknown)?;
                let Ty::Option(inner) = of.ty else { return truth(value, of) };
                self.declare(name, *inner);
                Ok(Expr::of(ExprKind::LetSome(self.local(name), Box::new(of.expr))))
            }
        }
    }
}
