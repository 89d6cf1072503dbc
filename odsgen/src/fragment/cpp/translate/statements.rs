//! Bodies of lambdas.

use super::super::ast::{Condition, Stmt};
use super::{Expr, Names, Result, Translator, Ty, Type, Untranslated, local_name, no, truth};

impl<N: Names> Translator<'_, N> {
    /// The body of a lambda that returns `returns`, as an expression.
    pub(super) fn body(&mut self, lambda: &Expr, body: &[Stmt], returns: &Ty) -> Result<String> {
        let (depth, required) = (self.locals.len(), self.required.len());
        let text = self.statements(lambda, body, returns);
        self.locals.truncate(depth);
        // Tests of what the variables of the lambda are make no sense outside of it.
        self.required.truncate(required);
        text
    }

    /// Statements that end with a `return`, as a block: branches that return are the values of an `if`.
    fn statements(&mut self, lambda: &Expr, body: &[Stmt], returns: &Ty) -> Result<String> {
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
                            format!("Type::from({})", value.text)
                        }
                        _ => value.text,
                    })
                }
            },
            Stmt::Block(inner) => {
                let all: Vec<_> = inner.iter().chain(rest).cloned().collect();
                self.statements(lambda, &all, returns)
            }
            Stmt::Let(ty, variables) => {
                let required = self.required.len();
                let text = self.variables(lambda, ty, variables)?;
                let tests = self.tests_since(required).filter(|_| *returns == Ty::Bool);
                let rest = self.statements(lambda, rest, returns)?;
                Ok(match tests {
                    Some(tests) => format!("if {tests} {{ {text}{rest} }} else {{ false }}"),
                    None => format!("{{ {text}{rest} }}"),
                })
            }
            Stmt::If(condition, then, otherwise) => {
                let depth = self.locals.len();
                let head = self.head(condition)?;
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
                Ok(format!("if {head} {{ {} }} else {{ {otherwise} }}", then?))
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
    fn variables(
        &mut self,
        lambda: &Expr,
        ty: &Type,
        variables: &[(String, Option<Expr>)],
    ) -> Result<String> {
        let mut text = String::new();
        for (name, value) in variables {
            let Some(value) = value else {
                return Err(no(lambda, format!("the variable '{name}' has no value")));
            };
            let value = self.expr(value, &Ty::Unknown)?;
            let declared = if ty.is_auto() { value.ty.clone() } else { self.declared(ty) };
            // C++ asserts that there is a value.
            let is_asserted = matches!(&value.ty, Ty::Option(inner) if inner.is_int());
            let unwrapped = match is_asserted && declared.is_int() {
                true => format!("{}.unwrap_or_default()", value.operand()),
                false => value.text,
            };
            text.push_str(&format!("let {} = {unwrapped}; ", local_name(name)));
            self.declare(name, if declared == Ty::Unknown { value.ty } else { declared });
        }
        Ok(text)
    }

    /// The code between `if` and the block.
    fn head(&mut self, condition: &Condition) -> Result<String> {
        match condition {
            Condition::Expr(condition) => self.condition(condition),
            Condition::Bound(name, value) => {
                let value = self.expr(value, &Ty::Unknown)?;
                Ok(match &value.ty {
                    Ty::Option(inner) => {
                        let text = format!("let Some({}) = {}", local_name(name), value.text);
                        self.declare(name, (**inner).clone());
                        text
                    }
                    _ => truth(&value),
                })
            }
        }
    }
}
