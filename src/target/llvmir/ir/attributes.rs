//! Attributes of functions, parameters and results.

use super::types::TypeId;

/// An attribute. `name` is LLVM's word, or a string that LLVM does not know.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attribute {
    /// A word: `noalias`.
    Enum(&'static str),
    /// A word with a number: `dereferenceable(8)`, `align 4`.
    Integer(&'static str, u64),
    /// A word with a type: `byval(i32)`.
    Type(&'static str, TypeId),
    /// A word with a text that is already in LLVM's form: `memory(none)`.
    Text(&'static str, String),
    /// A string and perhaps its value: `"frame-pointer"="all"`.
    String(String, Option<String>),
}

impl Attribute {
    /// Its word or string.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Attribute::Enum(name)
            | Attribute::Integer(name, _)
            | Attribute::Type(name, _)
            | Attribute::Text(name, _) => name,
            Attribute::String(name, _) => name,
        }
    }

    /// Its place in a list: words in LLVM's order, then strings by their bytes.
    fn key(&self) -> (usize, &str) {
        match self {
            Attribute::String(name, _) => (usize::MAX, name),
            _ => (ORDER.iter().position(|it| *it == self.name()).unwrap_or(ORDER.len()), ""),
        }
    }
}

/// The word with this spelling, if LLVM has such an attribute.
#[must_use]
pub fn known_attribute(name: &str) -> Option<&'static str> {
    ORDER.iter().find(|it| **it == name).copied()
}

/// A set of attributes, in LLVM's order.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Attributes(Vec<Attribute>);

impl Attributes {
    /// Adds an attribute; it replaces one of the same name.
    pub fn add(&mut self, attribute: Attribute) {
        match self.0.binary_search_by(|it| it.key().cmp(&attribute.key())) {
            Ok(index) => self.0[index] = attribute,
            Err(index) => self.0.insert(index, attribute),
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The attributes, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Attribute> {
        self.0.iter()
    }

    /// The text after a word, as far as it is no number and no type.
    #[must_use]
    pub fn text_of(&self, name: &str) -> Option<&str> {
        self.0.iter().find_map(|it| match it {
            Attribute::Text(word, text) if *word == name => Some(text.as_str()),
            _ => None,
        })
    }

    /// The value of a string; empty if it has none.
    #[must_use]
    pub fn string_of(&self, name: &str) -> Option<&str> {
        self.0.iter().find_map(|it| match it {
            Attribute::String(word, text) if word == name => Some(text.as_deref().unwrap_or("")),
            _ => None,
        })
    }

    /// The type of a word.
    #[must_use]
    pub fn type_of(&self, name: &str) -> Option<TypeId> {
        self.0.iter().find_map(|it| match it {
            Attribute::Type(word, ty) if *word == name => Some(*ty),
            _ => None,
        })
    }

    /// Whether there is an attribute of this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|it| it.name() == name)
    }
}

impl FromIterator<Attribute> for Attributes {
    fn from_iter<I: IntoIterator<Item = Attribute>>(attributes: I) -> Self {
        let mut set = Self::default();
        attributes.into_iter().for_each(|it| set.add(it));
        set
    }
}

/// The attributes of a result and of parameters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParameterAttributes {
    /// Those of the result.
    pub result: Attributes,
    /// Those of the parameters; missing ones have none.
    pub parameters: Vec<Attributes>,
}

impl ParameterAttributes {
    /// The attributes of a parameter, to change them.
    pub fn parameter_mut(&mut self, index: usize) -> &mut Attributes {
        if self.parameters.len() <= index {
            self.parameters.resize_with(index + 1, Attributes::default);
        }
        &mut self.parameters[index]
    }
}

/// The words of attributes, in the order in which LLVM numbers them.
const ORDER: &[&str] = &[
    "allocalign",
    "allocptr",
    "alwaysinline",
    "builtin",
    "cold",
    "convergent",
    "coro_only_destroy_when_complete",
    "coro_elide_safe",
    "dead_on_return",
    "dead_on_unwind",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "immarg",
    "inreg",
    "inlinehint",
    "jumptable",
    "minsize",
    "mustprogress",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocallback",
    "nocf_check",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noduplicate",
    "noext",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "nosync",
    "noundef",
    "nounwind",
    "nonlazybind",
    "nonnull",
    "null_pointer_is_valid",
    "optforfuzzing",
    "optdebug",
    "optsize",
    "optnone",
    "presplitcoroutine",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "signext",
    "safestack",
    "sanitize_address",
    "sanitize_alloc_token",
    "sanitize_hwaddress",
    "sanitize_memtag",
    "sanitize_memory",
    "sanitize_numerical_stability",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_thread",
    "sanitize_type",
    "shadowcallstack",
    "skipprofile",
    "speculatable",
    "speculative_load_hardening",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "swiftasync",
    "swifterror",
    "swiftself",
    "willreturn",
    "writable",
    "writeonly",
    "zeroext",
    "byref",
    "byval",
    "elementtype",
    "inalloca",
    "preallocated",
    "sret",
    "align",
    "allockind",
    "allocsize",
    "captures",
    "dereferenceable",
    "dereferenceable_or_null",
    "memory",
    "nofpclass",
    "alignstack",
    "uwtable",
    "vscale_range",
    "range",
    "initializes",
];
