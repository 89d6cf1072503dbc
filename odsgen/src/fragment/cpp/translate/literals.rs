//! Literals, and operations of them.

use super::{Integer, Ty, Value};

/// The text of the number `cpp` in Rust, without the suffix that gives its type in C++.
pub(super) fn plain(cpp: &str) -> String {
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
        return Some(Value::new(format!("{:?}", f64::from(value)), Ty::Float));
    }
    let least = match (suffix.contains('u'), suffix.contains('l')) {
        (false, false) => return None,
        (true, false) => Integer::U32,
        (false, true) => Integer::I64,
        (true, true) => Integer::U64,
    };
    let ty = match Integer::of_literals(&text) {
        Integer::I64 if least == Integer::U32 => Integer::U64,
        own => own.max(least),
    };
    Some(Value::new(format!("{text}_{}", ty.rust()), Ty::Int(ty)))
}

/// The value of a literal and its type.
fn literal(value: &Value) -> Option<(i128, Integer)> {
    let (digits, ty) = match value.ty {
        Ty::Literal => (value.text.as_str(), Integer::of_literals(&value.text)),
        Ty::Int(ty) => (value.text.strip_suffix(ty.rust())?.strip_suffix('_')?, ty),
        _ => return None,
    };
    let (sign, digits) = digits.strip_prefix('-').map_or((1, digits), |digits| (-1, digits));
    let number = match digits.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16),
        None => digits.parse(),
    };
    Some((sign * number.ok()?, ty))
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
        Integer::I32 => Value::new(value.to_string(), Ty::Literal),
        _ => Value::new(format!("{value}_{}", ty.rust()), Ty::Int(ty)),
    }
}

/// `left op right`, if both are literals. What is undefined in C++ has some value.
pub(super) fn folded(op: &str, left: &Value, right: &Value) -> Option<Value> {
    let ((left, left_type), (right, right_type)) = (literal(left)?, literal(right)?);
    if op == "<<" || op == ">>" {
        let count = u64::try_from(right).ok()? % left_type.bits();
        return Some(made(if op == "<<" { left << count } else { left >> count }, left_type));
    }
    let ty = left_type.max(right_type);
    let as_operand = |value: i128| literal(&made(value, ty)).map(|(value, _)| value);
    let (left, right) = (as_operand(left)?, as_operand(right)?);
    let value = match op {
        "+" => left + right,
        "-" => left - right,
        "*" => left.wrapping_mul(right),
        "/" => left.checked_div(right).unwrap_or_default(),
        "%" => left.checked_rem(right).unwrap_or_default(),
        "&" => left & right,
        "|" => left | right,
        "^" => left ^ right,
        _ => return None,
    };
    Some(made(value, ty))
}

/// `!value` of a literal.
pub(super) fn complement(value: &Value) -> Option<Value> {
    let (value, ty) = literal(value)?;
    Some(made(!value, ty))
}

/// The text of a value whose type the place decides, if it is a literal.
pub(super) fn untyped(value: &Value) -> Option<String> {
    let Ty::Int(ty) = value.ty else { return None };
    literal(value)?;
    Some(value.text.strip_suffix(ty.rust())?.strip_suffix('_')?.to_owned())
}
