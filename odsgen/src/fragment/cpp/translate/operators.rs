//! Operators.

use super::{
    Expr, ExprKind, Integer, Names, Result, Translator, Ty, Value, handle, is_accessor, literals,
    no, truth,
};

impl<N: Names> Translator<'_, N> {
    pub(super) fn unary(
        &mut self,
        expr: &Expr,
        op: &str,
        operand: &Expr,
        wanted: &Ty,
    ) -> Result<Value> {
        let value = match (op, &operand.kind) {
            ("!", _) => self.expr(operand, &Ty::Bool)?,
            ("-" | "~", ExprKind::Number(_)) => self.operand(operand)?,
            _ => self.expr(operand, wanted)?,
        };
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
            "-" if matches!(value.ty, Ty::Literal | Ty::Float) => {
                Ok(Value::new(format!("-{}", value.operand()), value.ty))
            }
            "~" if value.ty == Ty::Literal => {
                let text = format!("!{}", value.operand());
                Ok(literals::complement(&value).unwrap_or(Value::new(text, value.ty)))
            }
            "-" | "~" if matches!(value.ty, Ty::Int(_)) => {
                let Ty::Int(ty) = value.ty else { return Ok(value) };
                let number = typed(&value, ty);
                let text = match op {
                    "-" => format!("{number}.wrapping_neg()"),
                    _ => format!("(!{number})"),
                };
                Ok(Value::new(text, Ty::Int(ty)))
            }
            // C++ asserts that there is a value.
            "*" if matches!(value.ty, Ty::Option(_)) => Ok(value),
            // Views are values.
            "*" | "&" if matches!(value.ty, Ty::Class(_)) => Ok(value),
            _ => Err(no(expr, format!("the operator '{op}' is not translated here"))),
        }
    }

    /// An operand, whose type the result depends on.
    fn operand(&mut self, expr: &Expr) -> Result<Value> {
        if let ExprKind::Number(text) = &expr.kind
            && let Some(value) = literals::suffixed(text)
        {
            return Ok(value);
        }
        self.expr(expr, &Ty::Unknown)
    }

    pub(super) fn binary(
        &mut self,
        expr: &Expr,
        op: &str,
        left: &Expr,
        right: &Expr,
    ) -> Result<Value> {
        if let "&&" | "||" = op {
            let (left, right) = (self.condition(left)?, self.condition(right)?);
            return Ok(Value::new(format!("({left}) {op} ({right})"), Ty::Bool));
        }
        let (left, right) = (self.operand(left)?, self.operand(right)?);
        match op {
            "==" | "!=" | "<" | "<=" | ">" | ">=" => self.compared(expr, op, &left, &right),
            "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^" | "<<" | ">>" => {
                self.arithmetic(expr, op, &left, &right)
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
                // A small literal is a number of any type. A cast before `<` would begin a list of types.
                let is_small = |value: &Value| {
                    value.ty == Ty::Literal && value.text.parse::<u64>().is_ok_and(|it| it < 128)
                };
                if is_small(left) || is_small(right) || (a, b) == (&Ty::Literal, &Ty::Literal) {
                    return plain(left.operand(), right.operand());
                }
                let ty = integer(left).max(integer(right));
                plain(typed(left, ty), typed(right, ty))
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

    /// `left op right`
    fn arithmetic(&self, expr: &Expr, op: &str, left: &Value, right: &Value) -> Result<Value> {
        let inner = |value: &Value| match &value.ty {
            Ty::Option(inner) if inner.is_int() => {
                Some(Value::new(self.fresh(), (**inner).clone()))
            }
            _ => None,
        };
        let mapped = |option: &Value, name: &Value, result: Value| {
            let text = format!("{}.map(|{}| {})", option.operand(), name.text, result.text);
            Value::new(text, Ty::Option(Box::new(result.ty)))
        };
        if let Some(value) = literals::folded(op, left, right) {
            return Ok(value);
        }
        match (&left.ty, &right.ty) {
            (Ty::Literal, Ty::Literal) if op != "/" && op != "%" => {
                let text = format!("({} {op} {})", left.operand(), right.operand());
                return Ok(Value::new(text, Ty::Literal));
            }
            (a, b) if a.is_int() && b.is_int() => return Ok(arithmetic(op, left, right)),
            (Ty::Enum(a), Ty::Enum(b)) if a == b && "&|^".contains(op) => {
                let text = format!("({} {op} {})", left.operand(), right.operand());
                return Ok(Value::new(text, left.ty.clone()));
            }
            _ => {}
        }
        // C++ asserts that there is a value.
        match (inner(left), inner(right)) {
            (Some(a), None) if right.ty.is_int() => Ok(mapped(left, &a, arithmetic(op, &a, right))),
            (None, Some(b)) if left.ty.is_int() => Ok(mapped(right, &b, arithmetic(op, left, &b))),
            (Some(a), Some(b)) => {
                let both =
                    Value::new(format!("{}.zip({})", left.operand(), right.text), Ty::Unknown);
                let names = Value::new(format!("({}, {})", a.text, b.text), Ty::Unknown);
                Ok(mapped(&both, &names, arithmetic(op, &a, &b)))
            }
            _ => {
                let text = format!("the operands of '{op}' are not known to be integers");
                Err(no(expr, text))
            }
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

/// The type of an integer in arithmetic.
fn integer(value: &Value) -> Integer {
    match &value.ty {
        Ty::Int(ty) => *ty,
        _ => Integer::of_literals(&value.text),
    }
}

/// An integer, converted to `ty`.
fn typed(value: &Value, ty: Integer) -> String {
    let rust = ty.rust();
    match value.ty {
        Ty::Literal if value.text.bytes().all(|c| c.is_ascii_alphanumeric()) => {
            format!("{}_{rust}", value.text)
        }
        // It may be negative.
        Ty::Literal if ty.is_unsigned() && Integer::of_literals(&value.text) != Integer::U64 => {
            format!("({} as i64 as {rust})", value.operand())
        }
        _ => format!("({} as {rust})", value.operand()),
    }
}

/// `left op right` for integers. What is undefined in C++, such as an overflow or a division by zero, has some value.
fn arithmetic(op: &str, left: &Value, right: &Value) -> Value {
    let is_shift = op == "<<" || op == ">>";
    let ty = if is_shift { integer(left) } else { integer(left).max(integer(right)) };
    let number = right.text.parse::<u64>().ok().filter(|_| right.ty == Ty::Literal);
    let (left, converted) = (typed(left, ty), typed(right, ty));
    let second = if number.is_some() { &right.text } else { &converted };
    let text = match op {
        "+" => format!("{left}.wrapping_add({second})"),
        "-" => format!("{left}.wrapping_sub({second})"),
        "*" => format!("{left}.wrapping_mul({second})"),
        "/" | "%" if number.is_some_and(|it| it > 0) => format!("({left} {op} {second})"),
        "/" => format!("{left}.checked_div({second}).unwrap_or_default()"),
        "%" => format!("{left}.checked_rem({second}).unwrap_or_default()"),
        "<<" | ">>" if number.is_some_and(|it| it < ty.bits()) => {
            format!("({left} {op} {second})")
        }
        "<<" => format!("{left}.wrapping_shl({} as u32)", right.operand()),
        ">>" => format!("{left}.wrapping_shr({} as u32)", right.operand()),
        _ => format!("({left} {op} {second})"),
    };
    Value::new(text, Ty::Int(ty))
}
