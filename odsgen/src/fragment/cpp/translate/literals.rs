//! Literals, and operations of them.

use proc_macro2::Span;

use super::super::ast;
use super::{BinaryOp, Expr, ExprKind, Integer, Result, Ty, Value, no};

/// The number `cpp`, whose type the place decides.
pub(super) fn number(cpp: &str) -> Value {
    let text = plain(cpp);
    match is_float(cpp) {
        true => {
            let literal = syn::LitFloat::new(&text, Span::call_site());
            Value::new(Expr::of(ExprKind::Literal(syn::Lit::Float(literal))), Ty::Float)
        }
        false => Value::new(integer_literal(&text), Ty::Literal),
    }
}

fn integer_literal(text: &str) -> Expr {
    let literal = syn::LitInt::new(text, Span::call_site());
    Expr::of(ExprKind::Literal(syn::Lit::Int(literal)))
}

/// The string or character `expr`.
pub(in crate::fragment::cpp) fn quoted(expr: &ast::Expr) -> Result<Expr> {
    let (ast::ExprKind::String(text) | ast::ExprKind::Char(text)) = &expr.kind else {
        return Err(no(expr, "this is no literal"));
    };
    let literal = syn::parse_str(text)
        .map_err(|_| no(expr, format!("the literal {text} does not exist in Rust")))?;
    Ok(Expr::of(ExprKind::Literal(literal)))
}

/// The text of the number `cpp` in Rust, without the suffix that gives its type in C++.
fn plain(cpp: &str) -> String {
    let digits = without_suffix(cpp);
    if is_float(cpp) {
        let digits = digits.replace(".e", ".0e").replace(".E", ".0e");
        return match digits {
            _ if digits.ends_with('.') => format!("{digits}0"),
            _ if digits.contains(['.', 'e', 'E']) => digits,
            _ => format!("{digits}.0"),
        };
    }
    // A number that begins with 0 is octal.
    match digits.strip_prefix('0').map(|octal| u64::from_str_radix(octal, 8)) {
        Some(Ok(value)) => value.to_string(),
        _ => digits.to_owned(),
    }
}

/// Whether the number `cpp` is of a floating-point type.
pub(super) fn is_float(cpp: &str) -> bool {
    !cpp.starts_with("0x") && cpp.contains(['.', 'e', 'E', 'f', 'F'])
}

fn without_suffix(cpp: &str) -> &str {
    let is_hex = cpp.starts_with("0x");
    cpp.trim_end_matches(|c: char| "uUlL".contains(c) || !is_hex && "fF".contains(c))
}

/// The number `cpp` as an operand, if its suffix gives its type.
pub(super) fn suffixed(cpp: &str) -> Option<Value> {
    let (digits, text) = (without_suffix(cpp), plain(cpp));
    let suffix = cpp[digits.len()..].to_ascii_lowercase();
    if is_float(cpp) {
        let value: f32 = text.parse().ok().filter(|_| suffix == "f")?;
        return Some(Value::new(Expr::float(value.into()), Ty::Float));
    }
    let least = match (suffix.contains('u'), suffix.contains('l')) {
        (false, false) => return None,
        (true, false) => Integer::U32,
        (false, true) => Integer::I64,
        (true, true) => Integer::U64,
    };
    let number = integer_literal(&text);
    let ty = match integer(&number) {
        Integer::I64 if least == Integer::U32 => Integer::U64,
        own => own.max(least),
    };
    Some(Value::new(with_suffix(&number, ty.rust()), Ty::Int(ty)))
}

/// The type of an expression of literals without suffixes.
pub(super) fn integer(expr: &Expr) -> Integer {
    match (&expr.kind, expr.integer()) {
        (_, Some(value)) => Integer::of_literal(value.abs(), is_hex(expr)),
        (ExprKind::Binary(_, left, right), _) => integer(left).max(integer(right)),
        (ExprKind::If { then, otherwise: Some(otherwise), .. }, _) => {
            integer(then).max(integer(otherwise))
        }
        _ => Integer::I32,
    }
}

fn is_hex(literal: &Expr) -> bool {
    matches!(&literal.kind, ExprKind::Literal(syn::Lit::Int(it)) if it.to_string().starts_with("0x"))
}

/// The positive literal with a suffix.
pub(super) fn with_suffix(literal: &Expr, suffix: &str) -> Expr {
    let ExprKind::Literal(syn::Lit::Int(number)) = &literal.kind else { return literal.clone() };
    integer_literal(&format!("{number}_{suffix}"))
}

/// The negative literal with the suffix of a signed type.
pub(super) fn signed(literal: &Expr) -> Expr {
    literal.integer().map_or_else(|| literal.clone(), |value| Expr::int(value, "i64"))
}

/// The value of a literal and its type.
fn literal(value: &Value) -> Option<(i128, Integer)> {
    let ty = match value.ty {
        Ty::Literal => integer(&value.expr),
        Ty::Int(ty) => ty,
        _ => return None,
    };
    Some((value.expr.integer()?, ty))
}

/// The literal `value`, converted to `ty` as in C++.
fn made(value: i128, ty: Integer) -> Value {
    // `as` keeps the lowest bits.
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "conversions of C++"
    )]
    let value = match ty {
        Integer::I32 => i128::from(value as i32),
        Integer::U32 => i128::from(value as u32),
        Integer::I64 => i128::from(value as i64),
        Integer::U64 => i128::from(value as u64),
    };
    match ty {
        Integer::I32 => Value::new(Expr::int(value, ""), Ty::Literal),
        _ => Value::new(Expr::int(value, ty.rust()), Ty::Int(ty)),
    }
}

/// `left op right`, if both are literals. What is undefined in C++ has some value.
pub(super) fn folded(op: BinaryOp, left: &Value, right: &Value) -> Option<Value> {
    let ((left, left_type), (right, right_type)) = (literal(left)?, literal(right)?);
    if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
        let count = u64::try_from(right).ok()? % left_type.bits();
        return Some(made(if op == BinaryOp::Shl { left << count } else { left >> count }, left_type));
    }
    let ty = left_type.max(right_type);
    let as_operand = |value: i128| literal(&made(value, ty)).map(|(value, _)| value);
    let (left, right) = (as_operand(left)?, as_operand(right)?);
    let value = match op {
        BinaryOp::Add => left + right,
        BinaryOp::Sub => left - right,
        BinaryOp::Mul => left.wrapping_mul(right),
        BinaryOp::Div => left.checked_div(right).unwrap_or_default(),
        BinaryOp::Rem => left.checked_rem(right).unwrap_or_default(),
        BinaryOp::BitAnd => left & right,
        BinaryOp::BitOr => left | right,
        BinaryOp::BitXor => left ^ right,
        _ => return None,
    };
    Some(made(value, ty))
}

/// `!value` of a literal.
pub(super) fn complement(value: &Value) -> Option<Value> {
    let (value, ty) = literal(value)?;
    Some(made(!value, ty))
}

/// The value whose type the place decides, if it is a literal.
pub(super) fn untyped(value: &Value) -> Option<Expr> {
    let Ty::Int(_) = value.ty else { return None };
    Some(Expr::int(literal(value)?.0, ""))
}
