//! Operators.

use super::super::ast;
use super::{
    BinaryOp, Expr, ExprKind, Integer, Names, Result, Translator, Ty, Value, is_accessor, literals,
    no, truth,
};
use crate::fragment::expr::Pattern;

impl<N: Names> Translator<'_, N> {
    pub(super) fn unary(
        &mut self,
        expr: &ast::Expr,
        op: &str,
        operand: &ast::Expr,
        wanted: &Ty,
    ) -> Result<Value> {
        let value = match (op, &operand.kind) {
            ("!", _) => self.expr(operand, &Ty::Bool)?,
            ("-" | "~", ast::ExprKind::Number(_)) => self.operand(operand)?,
            _ => self.expr(operand, wanted)?,
        };
        match op {
            "!" => Ok(match &value.ty {
                // C++ asserts that there is a value.
                Ty::Option(inner) if **inner == Ty::Bool => {
                    let absent = Expr::bool(false).some();
                    Value::new(Expr::binary(BinaryOp::Eq, value.expr, absent), Ty::Bool)
                }
                Ty::Option(_) => Value::new(value.expr.method("is_none", []), Ty::Bool),
                // The operation's accessors may return what C++ converts to `bool`.
                Ty::Unknown if is_accessor(&value.expr) => {
                    return Err(no(expr, "the type of the operand is not known".to_owned()));
                }
                _ => Value::new(Expr::negated(truth(operand, value)?), Ty::Bool),
            }),
            "-" if matches!(value.ty, Ty::Literal | Ty::Float) => {
                Ok(Value::new(value.expr.minus(), value.ty))
            }
            "~" if value.ty == Ty::Literal => Ok(literals::complement(&value)
                .unwrap_or_else(|| Value::new(Expr::negated(value.expr), value.ty))),
            "-" | "~" if matches!(value.ty, Ty::Int(_)) => {
                let Ty::Int(ty) = value.ty else { return Ok(value) };
                let number = typed(value, ty);
                let result = match op {
                    "-" => number.method("wrapping_neg", []),
                    _ => Expr::negated(number),
                };
                Ok(Value::new(result, Ty::Int(ty)))
            }
            // C++ asserts that there is a value.
            "*" if matches!(value.ty, Ty::Option(_)) => Ok(value),
            // Views are values.
            "*" | "&" if matches!(value.ty, Ty::Class(_)) => Ok(value),
            _ => Err(no(expr, format!("the operator '{op}' is not translated here"))),
        }
    }

    /// An operand, whose type the result depends on.
    fn operand(&mut self, expr: &ast::Expr) -> Result<Value> {
        if let ast::ExprKind::Number(text) = &expr.kind
            && let Some(value) = literals::suffixed(text)
        {
            return Ok(value);
        }
        self.expr(expr, &Ty::Unknown)
    }

    pub(super) fn binary(
        &mut self,
        expr: &ast::Expr,
        op: &str,
        left: &ast::Expr,
        right: &ast::Expr,
    ) -> Result<Value> {
        let Some(op) = BinaryOp::of(op) else {
            return Err(no(expr, format!("the operator '{op}' is not translated")));
        };
        if let BinaryOp::And | BinaryOp::Or = op {
            let (left, right) = (self.condition(left)?, self.condition(right)?);
            let condition = match op {
                BinaryOp::And => left.and(right),
                _ => Expr::binary(op, left, right),
            };
            return Ok(Value::new(condition, Ty::Bool));
        }
        let (left, right) = (self.operand(left)?, self.operand(right)?);
        match op.is_condition() {
            true => self.compared(expr, op, left, right),
            false => self.arithmetic(expr, op, left, right),
        }
    }

    /// `left op right`
    pub(super) fn compared(
        &self,
        expr: &ast::Expr,
        op: BinaryOp,
        left: Value,
        right: Value,
    ) -> Result<Value> {
        let is_equality = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        let plain = |a: Expr, b: Expr| Ok(Value::new(Expr::binary(op, a, b), Ty::Bool));
        match (&left.ty, &right.ty) {
            (Ty::Null, _) if is_equality => Ok(absent(right, op)),
            (_, Ty::Null) if is_equality => Ok(absent(left, op)),
            (Ty::Option(a), Ty::Option(b)) if is_equality && a == b => plain(left.expr, right.expr),
            (Ty::Option(a), Ty::List(_)) if matches!(**a, Ty::Slice(_)) && is_equality => {
                plain(left.expr, right.expr.slice().some())
            }
            (Ty::List(_), Ty::Option(_)) => self.compared(expr, op, right, left),
            // C++ asserts that there is a value.
            (Ty::Option(_), _) => self.with_value(left, |it| self.compared(expr, op, it, right)),
            (_, Ty::Option(_)) => self.with_value(right, |it| self.compared(expr, op, left, it)),
            (a, b) if a.is_int() && b.is_int() => {
                // A small literal is a number of any type. A cast before `<` would begin a list of types.
                let is_small = |value: &Value| {
                    let number = value.expr.integer().filter(|_| value.ty == Ty::Literal);
                    number.is_some_and(|it| (0..128).contains(&it))
                };
                if is_small(&left) || is_small(&right) || (a, b) == (&Ty::Literal, &Ty::Literal) {
                    return plain(left.expr, right.expr);
                }
                let ty = integer(&left).max(integer(&right));
                plain(typed(left, ty), typed(right, ty))
            }
            (Ty::Slice(_) | Ty::List(_), Ty::Slice(_) | Ty::List(_)) if is_equality => {
                plain(left.expr, right.expr)
            }
            (Ty::Class(a), Ty::Class(b)) if is_equality => {
                if a == b {
                    return plain(left.expr, right.expr);
                }
                let family = self.family(&left.ty);
                if family.is_none() || family != self.family(&right.ty) {
                    return Err(no(expr, format!("'{a}' and '{b}' are compared")));
                }
                plain(self.as_handle(left, family).expr, self.as_handle(right, family).expr)
            }
            (Ty::Bool, Ty::Bool) | (Ty::Str, Ty::Str) | (Ty::Float, Ty::Float) => {
                plain(left.expr, right.expr)
            }
            (Ty::Enum(_), _) | (_, Ty::Enum(_)) if is_equality => plain(left.expr, right.expr),
            (Ty::Unknown, _) | (_, Ty::Unknown) => plain(left.expr, right.expr),
            _ => Err(no(expr, "values of different types are compared")),
        }
    }

    /// `left op right`
    fn arithmetic(
        &self,
        expr: &ast::Expr,
        op: BinaryOp,
        left: Value,
        right: Value,
    ) -> Result<Value> {
        if let Some(value) = literals::folded(op, &left, &right) {
            return Ok(value);
        }
        match (&left.ty, &right.ty) {
            (Ty::Literal, Ty::Literal) if !matches!(op, BinaryOp::Div | BinaryOp::Rem) => {
                return Ok(Value::new(Expr::binary(op, left.expr, right.expr), Ty::Literal));
            }
            (a, b) if a.is_int() && b.is_int() => return Ok(arithmetic(op, left, right)),
            (Ty::Enum(a), Ty::Enum(b))
                if a == b
                    && matches!(op, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor) =>
            {
                return Ok(Value::new(Expr::binary(op, left.expr, right.expr), left.ty));
            }
            _ => {}
        }
        let inner = |value: &Value| match &value.ty {
            Ty::Option(inner) if inner.is_int() => {
                let name = self.fresh();
                Some((Value::new(Expr::name(&name), (**inner).clone()), name))
            }
            _ => None,
        };
        let mapped = |option: Expr, names: Pattern, result: Value| {
            let closure = Expr::of(ExprKind::Closure(vec![names], Box::new(result.expr)));
            Value::option(option.method("map", [closure]), result.ty)
        };
        // C++ asserts that there is a value.
        match (inner(&left), inner(&right)) {
            (Some((a, name)), None) if right.ty.is_int() => {
                Ok(mapped(left.expr, Pattern::Name(name), arithmetic(op, a, right)))
            }
            (None, Some((b, name))) if left.ty.is_int() => {
                Ok(mapped(right.expr, Pattern::Name(name), arithmetic(op, left, b)))
            }
            (Some((a, first)), Some((b, second))) => {
                let both = left.expr.method("zip", [right.expr]);
                Ok(mapped(both, Pattern::Tuple(vec![first, second]), arithmetic(op, a, b)))
            }
            _ => {
                let text = format!("the operands of '{}' are not known to be integers", op.text());
                Err(no(expr, text))
            }
        }
    }

    /// Whether `option` has a value for which `condition` holds.
    fn with_value(
        &self,
        option: Value,
        condition: impl FnOnce(Value) -> Result<Value>,
    ) -> Result<Value> {
        let Ty::Option(inner) = option.ty else { return condition(option) };
        let name = self.fresh();
        let condition = condition(Value::new(Expr::name(&name), *inner))?;
        let test = Expr::closure(&name, condition.expr);
        Ok(Value::new(option.expr.method("is_some_and", [test]), Ty::Bool))
    }
}

/// Whether `value` is missing, if `op` is `==`.
fn absent(value: Value, op: BinaryOp) -> Value {
    let method = if op == BinaryOp::Eq { "is_none" } else { "is_some" };
    Value::new(value.expr.method(method, []), Ty::Bool)
}

/// The type of an integer in arithmetic.
fn integer(value: &Value) -> Integer {
    match &value.ty {
        Ty::Int(ty) => *ty,
        _ => literals::integer(&value.expr),
    }
}

/// An integer, converted to `ty`.
fn typed(value: Value, ty: Integer) -> Expr {
    let rust = ty.rust();
    match (&value.ty, value.expr.integer()) {
        (Ty::Literal, Some(number)) if number >= 0 => literals::with_suffix(&value.expr, rust),
        // It may be negative.
        (Ty::Literal, _) if ty.is_unsigned() && literals::integer(&value.expr) != Integer::U64 => {
            value.expr.cast("i64").cast(rust)
        }
        _ => value.expr.cast(rust),
    }
}

/// `left op right` for integers. What is undefined in C++, such as an overflow or a division by zero, has some value.
fn arithmetic(op: BinaryOp, left: Value, right: Value) -> Value {
    use BinaryOp::{Add, Div, Mul, Rem, Shl, Shr, Sub};
    let is_shift = matches!(op, Shl | Shr);
    let ty = if is_shift { integer(&left) } else { integer(&left).max(integer(&right)) };
    let number = right.expr.integer().filter(|it| right.ty == Ty::Literal && *it >= 0);
    let left = typed(left, ty);
    let bits = i128::from(ty.bits());
    let plain = right.expr.clone();
    let second = if number.is_some() { plain.clone() } else { typed(right, ty) };
    let value = match op {
        Add => left.method("wrapping_add", [second]),
        Sub => left.method("wrapping_sub", [second]),
        Mul => left.method("wrapping_mul", [second]),
        Div | Rem if number.is_some_and(|it| it > 0) => Expr::binary(op, left, second),
        Div => left.method("checked_div", [second]).method("unwrap_or_default", []),
        Rem => left.method("checked_rem", [second]).method("unwrap_or_default", []),
        Shl | Shr if number.is_some_and(|it| it < bits) => Expr::binary(op, left, second),
        Shl => left.method("wrapping_shl", [plain.cast("u32")]),
        Shr => left.method("wrapping_shr", [plain.cast("u32")]),
        _ => Expr::binary(op, left, second),
    };
    Value::new(value, Ty::Int(ty))
}
