//! Parameters of builders.

use super::ScopeNames;
use crate::fragment::cpp::api::{Family, Integer, Ty};
use crate::fragment::cpp::ast::{self, TemplateArg, Type};
use crate::fragment::cpp::parser;
use crate::fragment::cpp::translate::Names as _;
use crate::fragment::cpp::types::integer;
use crate::fragment::expr::Expr;

/// A parameter of a builder.
#[derive(Clone, Debug)]
pub(crate) struct CppParam {
    /// The name in the definition, in Rust's case.
    pub(super) name: String,
    /// The name in Rust.
    pub(super) rust: String,
    pub(super) ty: Ty,
}

impl CppParam {
    /// The parameter `name` of the C++ type `ty`, with the Rust name `rust`, and its Rust type. `None` if the type is
    /// not translated.
    #[must_use]
    pub(in crate::fragment) fn new(
        names: &ScopeNames<'_, '_>,
        (name, rust): (&str, &str),
        ty: &str,
    ) -> Option<(Self, String)> {
        let (ty, rust_type) = param_type(names, &parser::ty(ty).ok()?)?;
        Some((Self { name: name.to_owned(), rust: rust.to_owned(), ty }, rust_type))
    }

    /// The same for a parameter that may be null.
    #[must_use]
    pub(crate) fn nullable(self) -> Self {
        Self { ty: Ty::Option(Box::new(self.ty)), ..self }
    }
}

/// Whether the default `cpp` of a parameter of the C++ type `ty` is null. Lists and numbers are never null.
#[must_use]
pub(crate) fn is_null_default(ty: &str, cpp: &str) -> bool {
    let Ok(value) = parser::expression(cpp) else { return false };
    let is_class = parser::ty(ty).is_ok_and(|ty| {
        let name = ty.path.last();
        name == "Value" || name.ends_with("Type") || name.ends_with("Attr") || name == "Attribute"
    });
    let is_empty = match &value.kind {
        ast::ExprKind::Path(path) => path.last() == "nullptr",
        ast::ExprKind::Braces(_, items) => items.is_empty(),
        ast::ExprKind::Call(callee, items) => {
            items.is_empty() && matches!(&callee.kind, ast::ExprKind::Path(path) if is_null(path))
        }
        _ => false,
    };
    is_class && is_empty
}

/// The classes of handles, by which builders pass values, types and attributes.
pub(super) const VALUE: &str = "ValueHandle";
pub(super) const TYPE: &str = "TypeHandle";
pub(super) const ATTRIBUTE: &str = "AttributeHandle";
pub(super) const NAMED_ATTRIBUTE: &str = "NamedAttribute";
pub(super) const BLOCK: &str = "Block";

pub(super) fn slice_of(class: &str) -> Ty {
    Ty::Slice(Box::new(Ty::class(class)))
}

/// The type of a parameter, and its Rust type.
fn param_type(names: &ScopeNames<'_, '_>, ty: &Type) -> Option<(Ty, String)> {
    let last = ty.path.segments.last()?;
    let name = last.name.as_str();
    let is_common = matches!(ty.path.qualifier().as_slice(), [] | ["mlir" | "llvm"]);
    match ty.declarators.as_slice() {
        [] => {}
        [only] if only == "*" && name == "Block" && is_common => {
            return Some((Ty::class(BLOCK), "Block".to_owned()));
        }
        [only] if only == "&" && ty.is_const => {}
        _ => return None,
    }
    let (ty, rust) = match (name, last.args.as_slice()) {
        ("Value", []) | ("TypedValue", _) if is_common => (Ty::class(VALUE), "Value"),
        ("ValueRange", []) if is_common => (slice_of(VALUE), "&[Value]"),
        ("Type", []) if is_common => (Ty::class(TYPE), "Type"),
        ("TypeRange", []) if is_common => (slice_of(TYPE), "&[Type]"),
        ("Attribute", []) if is_common => (Ty::class(ATTRIBUTE), "Attribute"),
        ("BlockRange" | "SuccessorRange", []) if is_common => (slice_of(BLOCK), "&[Block]"),
        ("ArrayRef", [TemplateArg::Type(of)]) if is_common => {
            return match (of.path.last(), integer(of.path.last())) {
                ("Value", _) => Some((slice_of(VALUE), "&[Value]".to_owned())),
                ("Type", _) => Some((slice_of(TYPE), "&[Type]".to_owned())),
                ("NamedAttribute", _) => {
                    Some((slice_of(NAMED_ATTRIBUTE), "&[NamedAttribute]".to_owned()))
                }
                ("bool", _) => Some((Ty::Slice(Box::new(Ty::Bool)), "&[bool]".to_owned())),
                (_, Some(rust)) if Integer::promoted(rust).rust() == rust => {
                    let element = Ty::Int(Integer::promoted(rust));
                    Some((Ty::Slice(Box::new(element)), format!("&[{rust}]")))
                }
                _ => None,
            };
        }
        ("bool", []) => (Ty::Bool, "bool"),
        ("StringRef" | "Twine", []) => (Ty::Str, "&str"),
        ("float", []) => (Ty::Float, "f32"),
        ("double", []) => (Ty::Float, "f64"),
        (name, []) if integer(name).is_some() => {
            let rust = integer(name)?;
            return Some((Ty::Int(Integer::promoted(rust)), rust.to_owned()));
        }
        (name, []) => {
            let class = names.class(&ty.path)?;
            let ty = match class.family {
                Family::Type | Family::Attr => Ty::class(&class.name),
                Family::Other if names.is_enum(name) => Ty::Enum(class.rust.clone()),
                Family::Other => return None,
            };
            return Some((ty, class.rust));
        }
        _ => return None,
    };
    Some((ty, rust.to_owned()))
}

/// The type of what a handle refers to.
pub(super) fn view_of(ty: &Ty) -> Ty {
    match ty {
        Ty::Class(name) if name == VALUE => Ty::class("Value"),
        Ty::Class(name) if name == TYPE => Ty::class("Type"),
        Ty::Class(name) if name == ATTRIBUTE => Ty::class("Attribute"),
        other => other.clone(),
    }
}

/// The expression that reads what the handle `name` refers to; `None` if it is no handle.
pub(super) fn read(ty: &Ty, name: &str) -> Option<Expr> {
    let Ty::Class(class) = ty else { return None };
    let (of, method) = match class.as_str() {
        VALUE => ("_builder", "value"),
        TYPE => ("_ctxt", "type_ref"),
        ATTRIBUTE => ("_ctxt", "attr_ref"),
        _ => return None,
    };
    Some(Expr::placeholder(of).method(method, [Expr::name(name)]))
}

/// Whether a value of the class `path` without arguments is null.
pub(super) fn is_null(path: &ast::Path) -> bool {
    let name = path.last();
    ["Value", "Type", "Attribute"].contains(&name) || name.ends_with("Attr")
}

/// The name of a class; empty if the type is none.
pub(super) fn class_name(ty: &Ty) -> &str {
    match ty {
        Ty::Class(name) => name,
        _ => "",
    }
}
