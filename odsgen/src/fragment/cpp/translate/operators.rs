//! Operators.

use super::{Expr, Names, Result, Translator, Ty, Value, handle, is_accessor, no, truth};

impl<N: Names> Translator<'_, N> {
    pub(super) fn unary(
        &mut self,
        expr: &Expr,
        op: &str,
        operand: &Expr,
        wanted: &Ty,
    ) -> Result<Value> {
        let wanted = if op == "!" { &Ty::Bool } else { wanted };
        let value = self.expr(operand, wanted)?;
        match op {
            "!" => Ok(match &value.ty {
                // C++ asserts that there is a value.
                Ty::Option(inner) if **inner == Ty::Bool => {
                    Value::new(format!("({} == Some(false))", value.text), Ty::Bool)
                }
                Ty::Option(_) => Value::new(format!("{}.is_none()", value.operand()), Ty::Bool),
                // The operation's accessors may return what C++ converts to `bool`.
                Ty::Unknown if is_accessor(&value.text) => {
                    return Err(no(expr, "the type of the operand is not known".to_owned()));
                }
                _ => Value::new(format!("!({})", truth(&value)), Ty::Bool),
            }),
            "-" if value.ty.is_int() && value.ty != Ty::Unsigned || value.ty == Ty::Float => {
                Ok(Value::new(format!("-{}", value.operand()), value.ty))
            }
            "~" if value.ty.is_int() && value.ty != Ty::Unsigned => {
                Ok(Value::new(format!("!{}", value.operand()), value.ty))
            }
            // Views are values.
            "*" | "&" if matches!(value.ty, Ty::Class(_)) => Ok(value),
            _ => Err(no(expr, format!("the operator '{op}' is not translated here"))),
        }
    }

    pub(super) fn binary(
        &mut self,
        expr: &Expr,
        op: &str,
        left: &Expr,
        right: &Expr,
    ) -> Result<Value> {
        if let "&&" | "||" = op {
            let (left, right) = (self.expr(left, &Ty::Bool)?, self.expr(right, &Ty::Bool)?);
            let side = |value: &Value| format!("({})", truth(value));
            return Ok(Value::new(format!("{} {op} {}", side(&left), side(&right)), Ty::Bool));
        }
        let (left, right) = (self.expr(left, &Ty::Unknown)?, self.expr(right, &Ty::Unknown)?);
        match op {
            "==" | "!=" | "<" | "<=" | ">" | ">=" => self.compared(expr, op, &left, &right),
            "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^" | "<<" | ">>" => {
                arithmetic(expr, op, &left, &right, &self.fresh())
            }
            _ => Err(no(expr, format!("the operator '{op}' is not translated"))),
        }
    }

    /// `left op right`
    pub(super) fn compared(
        &self,
        expr: &Expr,
        op: &str,
        left: &Value,
        right: &Value,
    ) -> Result<Value> {
        let is_equality = op == "==" || op == "!=";
        let plain = |a: String, b: String| Ok(Value::new(format!("{a} {op} {b}"), Ty::Bool));
        let as_i64 = |value: &Value| match value.ty {
            Ty::Literal => value.text.clone(),
            _ => format!("({} as i64)", value.operand()),
        };
        match (&left.ty, &right.ty) {
            (Ty::Null, _) if is_equality => Ok(absent(right, op)),
            (_, Ty::Null) if is_equality => Ok(absent(left, op)),
            (Ty::Option(a), Ty::Option(b)) if is_equality && a == b => {
                plain(left.operand(), right.operand())
            }
            (Ty::Option(a), Ty::List(_)) if matches!(**a, Ty::Slice(_)) && is_equality => {
                plain(left.operand(), format!("Some(&{}[..])", right.text))
            }
            (Ty::List(_), Ty::Option(_)) => self.compared(expr, op, right, left),
            // C++ asserts that there is a value.
            (Ty::Option(inner), _) => {
                self.with_value(left, inner, |it| self.compared(expr, op, it, right))
            }
            (_, Ty::Option(inner)) => {
                self.with_value(right, inner, |it| self.compared(expr, op, left, it))
            }
            (a, b) if a.is_int() && b.is_int() => {
                let is_negative = left.text.starts_with('-') || right.text.starts_with('-');
                match [a, b].contains(&&Ty::Literal) {
                    true if is_negative && [a, b].contains(&&Ty::Unsigned) => {
                        Err(no(expr, "C++ compares a negative number as unsigned"))
                    }
                    // A cast before `<` would begin a list of types.
                    true if !is_negative => plain(left.operand(), right.operand()),
                    _ => plain(as_i64(left), as_i64(right)),
                }
            }
            (Ty::Slice(_) | Ty::List(_), Ty::Slice(_) | Ty::List(_)) if is_equality => {
                plain(left.operand(), right.operand())
            }
            (Ty::Class(a), Ty::Class(b)) if is_equality => {
                if a == b {
                    return plain(left.operand(), right.operand());
                }
                let family = self.family(&left.ty);
                if family.is_none() || family != self.family(&right.ty) {
                    return Err(no(expr, format!("'{a}' and '{b}' are compared")));
                }
                let handle = handle(family);
                plain(
                    format!("{handle}::from({})", left.text),
                    format!("{handle}::from({})", right.text),
                )
            }
            (Ty::Bool, Ty::Bool) | (Ty::Str, Ty::Str) | (Ty::Float, Ty::Float) => {
                plain(left.operand(), right.operand())
            }
            (Ty::Enum(_), _) | (_, Ty::Enum(_)) if is_equality => {
                plain(left.operand(), right.operand())
            }
            (Ty::Unknown, _) | (_, Ty::Unknown) => plain(left.operand(), right.operand()),
            _ => Err(no(expr, "values of different types are compared")),
        }
    }

    /// Whether `option` has a value, of type `inner`, for which `condition` holds.
    fn with_value(
        &self,
        option: &Value,
        inner: &Ty,
        condition: impl FnOnce(&Value) -> Result<Value>,
    ) -> Result<Value> {
        let name = self.fresh();
        let condition = condition(&Value::new(name.as_str(), inner.clone()))?;
        let text = format!("{}.is_some_and(|{name}| {})", option.operand(), condition.text);
        Ok(Value::new(text, Ty::Bool))
    }
}

/// Whether `value` is missing, if `op` is `==`.
fn absent(value: &Value, op: &str) -> Value {
    let method = if op == "==" { "is_none" } else { "is_some" };
    Value::new(format!("{}.{method}()", value.operand()), Ty::Bool)
}

fn arithmetic(expr: &Expr, op: &str, left: &Value, right: &Value, name: &str) -> Result<Value> {
    let number = |value: &Value| match value.ty {
        Ty::Literal if value.text.starts_with('-') => format!("({})", value.text),
        Ty::Literal => value.text.clone(),
        _ => format!("({} as i64)", value.operand()),
    };
    let is_unsigned = |ty: &Ty| match ty {
        Ty::Option(inner) => **inner == Ty::Unsigned,
        ty => *ty == Ty::Unsigned,
    };
    let unsigned = is_unsigned(&left.ty) || is_unsigned(&right.ty);
    if unsigned && op == "-" {
        return Err(no(expr, "C++ wraps the difference of unsigned numbers"));
    }
    let result = || if unsigned { Ty::Unsigned } else { Ty::Int };
    match (&left.ty, &right.ty) {
        (Ty::Literal, Ty::Literal) => {
            Ok(Value::new(format!("({} {op} {})", left.operand(), right.operand()), Ty::Literal))
        }
        (a, b) if a.is_int() && b.is_int() => {
            Ok(Value::new(format!("({} {op} {})", number(left), number(right)), result()))
        }
        (Ty::Option(inner), b) if inner.is_int() && b.is_int() => {
            let it = Value::new(name, Ty::Int);
            let text =
                format!("{}.map(|{name}| {} {op} {})", left.operand(), number(&it), number(right));
            Ok(Value::new(text, Ty::Option(Box::new(result()))))
        }
        (Ty::Enum(a), Ty::Enum(b)) if a == b && "&|^".contains(op) => Ok(Value::new(
            format!("({} {op} {})", left.operand(), right.operand()),
            left.ty.clone(),
        )),
        _ => Err(no(expr, format!("the operands of '{op}' are not known to be integers"))),
    }
}
