//! The table of MLIR's core API: `api.txt`.

use std::sync::OnceLock;

use crate::tablegen::nearest;
use rustc_hash::{FxHashMap, FxHashSet};

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

    /// The type of a literal without suffix, or of an expression of such literals.
    pub(super) fn of_literals(text: &str) -> Self {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|it| !it.is_empty());
        let types = words.map(|word| {
            let hex = word.strip_prefix("0x");
            let value = match hex {
                Some(digits) => u64::from_str_radix(digits, 16),
                None => word.parse(),
            };
            match value {
                Ok(value) if i32::try_from(value).is_ok() => Self::I32,
                Ok(value) if hex.is_some() && u32::try_from(value).is_ok() => Self::U32,
                Ok(value) if i64::try_from(value).is_ok() => Self::I64,
                _ => Self::U64,
            }
        });
        types.max().unwrap_or(Self::I32)
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The Rust, with `$0`, `$1` and `$c`.
    pub(super) rust: String,
    pub(super) returns: Ty,
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
    classes: FxHashMap<String, Family>,
    /// Methods by `Class.name/args`.
    methods: FxHashMap<String, Entry>,
    /// Functions and static methods by `name/args`.
    functions: FxHashMap<String, Entry>,
    /// The entries of methods of all classes by `name/args`.
    by_name: FxHashMap<String, Vec<Entry>>,
    names: FxHashSet<String>,
}

/// Classes of types whose shape is always known.
const SHAPED: &[&str] =
    &["VectorType", "FixedVectorType", "ScalableVectorType", "RankedTensorType", "MemRefType"];

impl Api {
    pub(super) fn get() -> &'static Self {
        static API: OnceLock<Api> = OnceLock::new();
        API.get_or_init(|| Self::read(include_str!("api.txt")))
    }

    fn read(text: &str) -> Self {
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
                api.classes.extend(rest.split(' ').map(|name| (name.to_owned(), family)));
                continue;
            }
            let entry = rest.strip_prefix("= ").and_then(|rest| rest.rsplit_once(" : "));
            let Some((rust, returns)) = entry else { continue };
            let entry = Entry { rust: rust.to_owned(), returns: Ty::named(returns) };
            match first.split_once('.') {
                Some((_, name)) => {
                    api.names.insert(name.split('/').next().unwrap_or(name).to_owned());
                    let same = api.by_name.entry(name.to_owned()).or_default();
                    same.push(entry.clone());
                    api.methods.insert(first.to_owned(), entry);
                }
                None => {
                    api.functions.insert(first.to_owned(), entry);
                }
            }
        }
        api
    }

    /// The family of the class `name` of the runtime.
    pub(super) fn class(&self, name: &str) -> Option<Family> {
        self.classes.get(name).copied()
    }

    /// The function or static method `name`.
    pub(super) fn function(&self, name: &str, args: usize) -> Option<&Entry> {
        self.functions.get(&format!("{name}/{args}"))
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
    ) -> Option<Entry> {
        let name = format!("{name}/{args}");
        if *ty == Ty::Unknown {
            let same = self.by_name.get(&name)?;
            let first = same.first()?;
            if same.iter().any(|other| other.rust != first.rust) {
                return None;
            }
            let agree = same.iter().all(|other| other.returns == first.returns);
            let returns = if agree { first.returns.clone() } else { Ty::Unknown };
            return Some(Entry { rust: first.rust.clone(), returns });
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
        let mut found = classes.filter_map(|class| self.methods.get(&format!("{class}.{name}")));
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
            let known = api.methods.contains_key(name) || api.functions.contains_key(name);
            assert!(known, "not read: {line}");
        }
    }
}
