//! The table of MLIR's core API: `api.txt`.

use std::cell::OnceCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use syn::visit_mut::{self, VisitMut};

use crate::fragment::expr::{Expr, ExprKind, UnaryOp, unparenthesize};
use crate::fragment::placeholder;
use crate::names::is_prelude;
use crate::tablegen::nearest;

/// The type of a C++ expression, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ty {
    /// Not known.
    Unknown,
    Bool,
    /// An integer.
    Int(Integer),
    /// An integer literal, or an expression of such literals, which takes the expected type.
    Literal,
    Float,
    Str,
    /// A type, attribute or other entity of the runtime, or a definition: by name.
    Class(String),
    /// A slice.
    Slice(Box<Ty>),
    /// An iterator.
    Iter(Box<Ty>),
    /// `{a, b}`, which is a slice if elements have a type.
    List(Box<Ty>),
    /// An `Option`, where C++ asserts that there is a value.
    Option(Box<Ty>),
    /// An enum.
    Enum(String),
    /// `{}` or `nullptr`.
    Null,
}

impl Ty {
    /// The type called `name` in the table.
    pub(super) fn named(name: &str) -> Self {
        if let Some(inner) = name.strip_suffix('?') {
            return Self::Option(Box::new(Self::named(inner)));
        }
        match name {
            "_" => Self::Unknown,
            "bool" => Self::Bool,
            "i32" => Self::Int(Integer::I32),
            "u32" => Self::Int(Integer::U32),
            "i64" => Self::Int(Integer::I64),
            "u64" => Self::Int(Integer::U64),
            "float" => Self::Float,
            "str" => Self::Str,
            "Ints" => Self::Slice(Box::new(Self::Int(Integer::I64))),
            "Bools" => Self::Slice(Box::new(Self::Bool)),
            "Types" => Self::Iter(Box::new(Self::class("Type"))),
            "Attrs" => Self::Iter(Box::new(Self::class("Attribute"))),
            name => Self::class(name),
        }
    }

    pub(super) fn class(name: &str) -> Self {
        Self::Class(name.to_owned())
    }

    /// Whether it is an integer or an integer literal.
    pub(super) fn is_int(&self) -> bool {
        matches!(self, Self::Int(_) | Self::Literal)
    }

    /// Its name as a receiver in the table.
    fn receiver(&self) -> Option<&str> {
        Some(match self {
            Self::Class(name) => name,
            Self::Str => "str",
            Self::Slice(inner) if matches!(**inner, Self::Int(_)) => "Ints",
            Self::Slice(inner) if **inner == Self::Bool => "Bools",
            _ => return None,
        })
    }
}

/// The type of a C++ integer in arithmetic, in the order of conversion: two operands have the greater type of both.
/// Narrower types are promoted to `int`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Integer {
    I32,
    U32,
    I64,
    U64,
}

impl Integer {
    /// The type that a C++ integer type with the Rust counterpart `rust` is promoted to.
    pub(super) fn promoted(rust: &str) -> Self {
        match rust {
            "u32" => Self::U32,
            "i64" | "isize" => Self::I64,
            "u64" | "usize" => Self::U64,
            _ => Self::I32,
        }
    }

    /// The type of the literal `value` without suffix.
    pub(super) fn of_literal(value: i128, is_hex: bool) -> Self {
        match value {
            _ if i32::try_from(value).is_ok() => Self::I32,
            _ if is_hex && u32::try_from(value).is_ok() => Self::U32,
            _ if i64::try_from(value).is_ok() => Self::I64,
            _ => Self::U64,
        }
    }

    /// The type in Rust.
    pub(super) fn rust(self) -> &'static str {
        match self {
            Self::I32 => "i32",
            Self::U32 => "u32",
            Self::I64 => "i64",
            Self::U64 => "u64",
        }
    }

    pub(super) fn is_unsigned(self) -> bool {
        matches!(self, Self::U32 | Self::U64)
    }

    pub(super) fn bits(self) -> u64 {
        if self < Self::I64 { 32 } else { 64 }
    }
}

/// The Rust counterpart of a function or method.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The Rust in the table.
    text: &'static str,
    /// The same as a tree, once it is used. The placeholders are `$0`, `$1` and `$c`.
    tree: OnceCell<Expr>,
    pub(super) returns: Ty,
}

impl Entry {
    /// The Rust, with the spelling of generated code.
    pub(super) fn tree(&self) -> &Expr {
        self.tree.get_or_init(|| {
            let text = placeholder::as_identifiers(self.text);
            let Ok(mut expr) = syn::parse_str(&text) else { return Expr::name("invalid") };
            RuntimeNames.visit_expr_mut(&mut expr);
            unparenthesize(&mut expr);
            Expr::read(expr)
        })
    }
}

/// Gives names of the runtime the spelling of generated code.
struct RuntimeNames;

impl VisitMut for RuntimeNames {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        let first = path.segments.first().map(|first| first.ident.to_string()).unwrap_or_default();
        if first.starts_with(|c: char| c.is_ascii_uppercase()) && !is_prelude(&first) {
            path.segments.insert(0, syn::parse_quote!(rt));
        }
    }
}

/// The family of a class of the runtime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    Type,
    Attr,
    Other,
}

/// The table.
#[derive(Debug, Default)]
pub(super) struct Api {
    classes: FxHashMap<&'static str, Family>,
    /// Methods by `Class.name/args`.
    methods: FxHashMap<&'static str, Rc<Entry>>,
    /// Functions and static methods by `name/args`.
    functions: FxHashMap<&'static str, Rc<Entry>>,
    /// The entries of methods of all classes by `name/args`.
    by_name: FxHashMap<&'static str, Vec<Rc<Entry>>>,
}

/// Classes of types whose shape is always known.
const SHAPED: &[&str] =
    &["VectorType", "FixedVectorType", "ScalableVectorType", "RankedTensorType", "MemRefType"];

impl Api {
    pub(super) fn get() -> Rc<Self> {
        thread_local! {
            static API: Rc<Api> = Rc::new(Api::read(include_str!("api.txt")));
        }
        API.with(Rc::clone)
    }

    fn read(text: &'static str) -> Self {
        let mut api = Self::default();
        for line in text.lines().map(str::trim) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            let family = match first {
                "types" => Some(Family::Type),
                "attrs" => Some(Family::Attr),
                "traits" => Some(Family::Other),
                _ => None,
            };
            if let Some(family) = family {
                api.classes.extend(rest.split(' ').map(|name| (name, family)));
                continue;
            }
            let entry = rest.strip_prefix("= ").and_then(|rest| rest.rsplit_once(" : "));
            let Some((text, returns)) = entry else { continue };
            let tree = OnceCell::new();
            let entry = Rc::new(Entry { text, tree, returns: Ty::named(returns) });
            match first.split_once('.') {
                Some((_, name)) => {
                    api.by_name.entry(name).or_default().push(entry.clone());
                    api.methods.insert(first, entry);
                }
                None => {
                    api.functions.insert(first, entry);
                }
            }
        }
        api
    }

    /// The family of the class `name` of the runtime.
    pub(super) fn class(&self, name: &str) -> Option<Family> {
        self.classes.get(name).copied()
    }

    /// The type of an expression in Rust, as far as it is evident.
    pub(super) fn type_of(&self, expr: &Expr) -> Ty {
        match &expr.kind {
            ExprKind::Bool(_) | ExprKind::Unary(UnaryOp::Not, _) => Ty::Bool,
            ExprKind::Binary(op, ..) if op.is_condition() => Ty::Bool,
            ExprKind::Literal(syn::Lit::Str(_)) => Ty::Str,
            ExprKind::Method { name, args, .. } if args.is_empty() => match name.as_str() {
                "ty" | "element_type" => Ty::class("Type"),
                "isa" => Ty::Bool,
                _ => Ty::Unknown,
            },
            _ => Ty::Unknown,
        }
    }

    /// The function or static method `name`.
    pub(super) fn function(&self, name: &str, args: usize) -> Option<Rc<Entry>> {
        self.functions.get(format!("{name}/{args}").as_str()).cloned()
    }

    /// The method of a receiver of type `ty`, with any number of arguments, whose name is nearest to `name`.
    pub(super) fn nearest_method(
        &self,
        ty: &Ty,
        family: Option<Family>,
        name: &str,
    ) -> Option<String> {
        let methods = self.by_name.keys().filter_map(|method| {
            let (name, args) = method.split_once('/')?;
            self.method(ty, family, name, args.parse().ok()?).map(|_| name)
        });
        let mut methods: Vec<_> = methods.collect();
        methods.sort_unstable();
        match methods.contains(&name) {
            true => Some(name.to_owned()),
            false => nearest(name, methods.into_iter()),
        }
    }

    /// The method `name` of a receiver of type `ty`. `family` is the family of a definition. If the type is unknown,
    /// finds a method that is the same for all classes that have it.
    pub(super) fn method(
        &self,
        ty: &Ty,
        family: Option<Family>,
        name: &str,
        args: usize,
    ) -> Option<Rc<Entry>> {
        let name = format!("{name}/{args}");
        if *ty == Ty::Unknown {
            let same = self.by_name.get(name.as_str())?;
            let first = same.first()?;
            if same.iter().any(|other| other.text != first.text) {
                return None;
            }
            let agree = same.iter().all(|other| other.returns == first.returns);
            return Some(match agree {
                true => first.clone(),
                false => Rc::new(Entry { returns: Ty::Unknown, ..Entry::clone(first) }),
            });
        }
        let receiver = ty.receiver()?;
        let vector = ["FixedVectorType", "ScalableVectorType"].contains(&receiver);
        let shaped = SHAPED.contains(&receiver);
        let base = match family.or_else(|| self.class(receiver)) {
            Some(Family::Type) => Some("Type"),
            Some(Family::Attr) => Some("Attribute"),
            _ => None,
        };
        let classes = std::iter::once(receiver)
            .chain(vector.then_some("VectorType"))
            .chain(shaped.then_some("Shaped"))
            .chain(base);
        let mut found = classes.filter_map(|class| self.methods.get(format!("{class}.{name}").as_str()));
        found.next().cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read() {
        let text = include_str!("api.txt");
        let api = Api::get();
        for line in text.lines().filter(|line| line.contains(" = ") && !line.starts_with('#')) {
            let name = line.split(' ').next().unwrap_or_default();
            let entry = api.methods.get(name).or_else(|| api.functions.get(name));
            let rust = entry.map(|entry| entry.tree().written()).unwrap_or_default();
            assert!(!["", "invalid"].contains(&rust.as_str()), "not read: {line}");
        }
    }
}
