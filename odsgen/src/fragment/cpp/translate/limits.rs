//! The limits of integer types.

use super::super::api::{Integer, Ty};
use super::super::ast::{Path, TemplateArg};
use super::super::types::integer;
use super::{Expr, ExprKind, RustPath, Value};

/// The macros of `<climits>` and `<cstdint>`, without `_MAX` or `_MIN`.
const MACROS: &[(&str, &str)] = &[
    ("INT", "i32"),
    ("UINT", "u32"),
    ("LONG", "i64"),
    ("ULONG", "u64"),
    ("INT8", "i8"),
    ("INT16", "i16"),
    ("INT32", "i32"),
    ("INT64", "i64"),
    ("UINT8", "u8"),
    ("UINT16", "u16"),
    ("UINT32", "u32"),
    ("UINT64", "u64"),
];

/// The value of the call `std::numeric_limits<T>::max()`, or of `min` or `lowest`.
pub(super) fn call(path: &Path) -> Option<Value> {
    let [.., limits, function] = path.segments.as_slice() else { return None };
    let [TemplateArg::Type(ty)] = limits.args.as_slice() else { return None };
    if limits.name != "numeric_limits" || !ty.declarators.is_empty() {
        return None;
    }
    let constant = match function.name.as_str() {
        "max" => "MAX",
        "min" | "lowest" => "MIN",
        _ => return None,
    };
    Some(value(integer(ty.path.last())?, constant))
}

/// The value of a macro such as `UINT_MAX`.
pub(super) fn constant(name: &str) -> Option<Value> {
    let (prefix, constant) = name.rsplit_once('_')?;
    let (_, rust) = MACROS.iter().find(|(it, _)| *it == prefix)?;
    let exists = constant == "MAX" || constant == "MIN" && !prefix.starts_with('U');
    exists.then(|| value(rust, constant))
}

/// The value `rust::constant`.
pub(super) fn value(rust: &str, constant: &str) -> Value {
    let ty = Integer::promoted(rust);
    let limit = Expr::of(ExprKind::Path(RustPath::of_names(&format!("{rust}::{constant}"))));
    Value::new(if ty.rust() == rust { limit } else { limit.cast(ty.rust()) }, Ty::Int(ty))
}
