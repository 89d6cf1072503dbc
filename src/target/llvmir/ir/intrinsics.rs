//! What LLVM says about its intrinsics.

mod signatures;

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::attributes::{Attribute, Attributes, ParameterAttributes, known_attribute};
pub(in crate::target::llvmir) use signatures::{Mismatch, mismatch};

/// A type that is part of the name of an intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::target::llvmir) enum Overload {
    /// That of the result, or of an element of the result.
    Result(Option<u32>),
    /// That of an argument.
    Argument(usize),
}

/// An intrinsic.
struct Entry {
    /// The line of attributes.
    attributes: &'static str,
    overloads: Vec<Overload>,
    /// The name in LLVM's enum, if it is not the name with an underscore for each dot.
    enum_name: Option<&'static str>,
}

/// The intrinsics, by name without `llvm.`.
fn entries() -> &'static FxHashMap<&'static str, Entry> {
    static ENTRIES: OnceLock<FxHashMap<&'static str, Entry>> = OnceLock::new();
    ENTRIES.get_or_init(|| {
        let mut entries = FxHashMap::default();
        let mut attributes = "";
        for line in include_str!("intrinsics.txt").lines().filter(|it| !it.starts_with('#')) {
            let Some(names) = line.strip_prefix("  ") else {
                attributes = line;
                continue;
            };
            for name in names.split(' ') {
                let (name, enum_name) = match name.split_once('@') {
                    Some((name, enum_name)) => (name, Some(enum_name)),
                    None => (name, None),
                };
                let (name, overloads) = name.split_once('(').unwrap_or((name, ""));
                let overloads = overloads.trim_end_matches(')').split(',');
                let overloads = overloads.filter_map(|it| match it.strip_prefix('r') {
                    Some("") => Some(Overload::Result(None)),
                    Some(index) => index.parse().ok().map(|it| Overload::Result(Some(it))),
                    None => it.parse().ok().map(Overload::Argument),
                });
                let overloads = overloads.collect();
                entries.insert(name, Entry { attributes, overloads, enum_name });
            }
        }
        entries
    })
}

/// The name of an intrinsic, from that in LLVM's enum, in which a dot is an underscore.
pub(in crate::target::llvmir) fn name(enum_name: &str) -> String {
    static UNUSUAL: OnceLock<FxHashMap<&'static str, &'static str>> = OnceLock::new();
    let names = UNUSUAL.get_or_init(|| {
        entries().iter().filter_map(|(name, entry)| Some((entry.enum_name?, *name))).collect()
    });
    match names.get(enum_name) {
        Some(name) => format!("llvm.{name}"),
        None => format!("llvm.{}", enum_name.replace('_', ".")),
    }
}

/// The name without types, and the types that belong to it, of the intrinsic that a name with or without types means.
pub(in crate::target::llvmir) fn facts(name: &str) -> Option<(&str, Vec<Overload>)> {
    let mut base = name;
    loop {
        if let Some(entry) = entries().get(base.strip_prefix("llvm.")?) {
            return Some((base, entry.overloads.clone()));
        }
        base = &base[..base.rfind('.')?];
    }
}

/// What the names of intrinsics of targets start with.
const TARGETS: &[&str] = &[
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "nvvm",
    "ppc",
    "r600",
    "riscv",
    "s390",
    "spv",
    "ve",
    "wasm",
    "x86",
    "xcore",
];

/// Whether a name is that of an intrinsic of a target, of which nothing else is known.
pub(in crate::target::llvmir) fn is_of_target(name: &str) -> bool {
    let mut parts = name.splitn(3, '.');
    parts.next() == Some("llvm")
        && parts.next().is_some_and(|it| TARGETS.contains(&it))
        && parts.next().is_some()
}

/// Whether an intrinsic takes any number of arguments.
pub(in crate::target::llvmir) fn is_variadic(name: &str) -> bool {
    matches!(
        name,
        "llvm.icall.branch.funnel"
            | "llvm.experimental.deoptimize"
            | "llvm.experimental.guard"
            | "llvm.experimental.patchpoint"
            | "llvm.experimental.patchpoint.void"
            | "llvm.experimental.stackmap"
            | "llvm.coro.id.retcon"
            | "llvm.localescape"
    )
}

/// The attributes of an intrinsic, and of its parameters.
pub(in crate::target::llvmir) fn attributes(name: &str) -> (Attributes, ParameterAttributes) {
    let entry = name.strip_prefix("llvm.").and_then(|it| entries().get(it));
    let mut of_parameters = ParameterAttributes::default();
    let Some(entry) = entry else { return (Attributes::default(), of_parameters) };
    let mut parts = entry.attributes.split(" | ");
    let of_function = words(parts.next().unwrap_or_default()).filter_map(attribute).collect();
    for part in parts {
        let (place, rest) = part.split_once(' ').unwrap_or((part, ""));
        let set = match place.parse() {
            Ok(index) => of_parameters.parameter_mut(index),
            Err(_) => &mut of_parameters.result,
        };
        words(rest).filter_map(attribute).for_each(|it| set.add(it));
    }
    (of_function, of_parameters)
}

/// The words of a list; a space in parentheses is part of a word.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut depth = 0;
        let end = rest.find(|it: char| {
            match it {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            it == ' ' && depth == 0
        });
        let word;
        (word, rest) = match end {
            Some(end) => (&rest[..end], &rest[end + 1..]),
            None => (rest, ""),
        };
        Some(word).filter(|it| !it.is_empty())
    })
}

fn attribute(word: &str) -> Option<Attribute> {
    if let Some((name, value)) = word.split_once('=') {
        return Some(Attribute::Integer(known_attribute(name)?, value.parse().ok()?));
    }
    match word.find('(') {
        Some(at) => Some(Attribute::Text(known_attribute(&word[..at])?, word[at..].to_owned())),
        None => Some(Attribute::Enum(known_attribute(word)?)),
    }
}
