//! Enums.

use rustc_hash::FxHashSet;

use crate::model::{Conversion, Enum, IntType};
use crate::names::snake;

/// An integer or bit enum.
#[derive(Clone, Debug)]
pub(crate) struct EnumPlan<'r> {
    /// The Rust type.
    pub name: &'r str,
    /// The documentation.
    pub doc: String,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
    /// The summary, for diagnostics.
    pub summary: &'r str,
    /// The name of upstream's C++ class, for diagnostics.
    pub diagnostic_name: String,
    /// The underlying integer type.
    pub underlying_type: IntType,
    /// The width of the integer attributes that store it.
    pub width: u32,
    /// The cases, in order.
    pub cases: Vec<CasePlan<'r>>,
    /// The index of the default case: the case with value 0, or the first. Bit enums do not use it.
    pub initial: usize,
    /// Details of a bit enum.
    pub bits: Option<BitsPlan<'r>>,
    /// The attribute kind generated for it.
    pub attr_class: Option<String>,
    /// The functions to which the definition gives a name.
    pub functions: Vec<(Conversion, String)>,
}

/// A case.
#[derive(Clone, Debug)]
pub(crate) struct CasePlan<'r> {
    /// The variant, or the constant of a bit enum.
    pub name: String,
    /// The keyword in text.
    pub text: &'r str,
    /// The bits of the value.
    pub value: u64,
}

/// Details of a bit enum.
#[derive(Clone, Debug)]
pub(crate) struct BitsPlan<'r> {
    /// The separator.
    pub separator: &'r str,
    /// Whether a group of bits is printed without its single bits.
    pub primary_groups: bool,
    /// Whether keywords that are not identifiers are quoted.
    pub quoted: bool,
    /// All valid bits.
    pub all: u64,
    /// Whether a case already has the name of the constant for all bits.
    pub has_all_case: bool,
}

/// The namespace within upstream's of a module of `ods`. That of one dialect is upper case.
fn upstream_spelling(module: &str) -> String {
    match module.split_once("::") {
        None if module == "llvm" => "LLVM".to_owned(),
        Some(("llvm", inner)) => format!("LLVM::{inner}"),
        _ => module.to_owned(),
    }
}

impl<'r> EnumPlan<'r> {
    pub(super) fn new(info: &Enum<'r>) -> Self {
        let mask = 1_u64.checked_shl(info.width).map_or(u64::MAX, |bit| bit - 1);
        let cases: Vec<_> = info
            .cases
            .iter()
            .map(|case| CasePlan {
                name: info.case_name(case),
                text: case.text,
                value: if info.is_bits() { case.value as u64 & mask } else { case.value as u64 },
            })
            .collect();
        let namespace = match info.written_namespace.strip_prefix("::ods::") {
            Some(module) => format!("::mlir::{}", upstream_spelling(module)),
            None => info.written_namespace.to_owned(),
        };
        let bits = info.separator.map(|separator| BitsPlan {
            separator,
            primary_groups: info.primary_groups,
            quoted: info.quoted,
            all: cases.iter().fold(0, |all, case| all | case.value),
            has_all_case: cases.iter().any(|case| case.name == "ALL"),
        });
        Self {
            name: info.class_name,
            doc: match info.summary {
                "" => format!("The enum `{}`.", info.class_name),
                summary => summary.to_owned(),
            },
            deprecated: info.deprecated,
            summary: info.summary,
            diagnostic_name: format!("{namespace}::{}", info.class_name),
            underlying_type: info.underlying_type,
            width: info.width,
            initial: info.cases.iter().position(|case| case.value == 0).unwrap_or(0),
            cases,
            bits,
            attr_class: info.attr_class.map(str::to_owned),
            functions: info.functions.iter().map(|(it, name)| (*it, snake(name))).collect(),
        }
    }
}

/// Gives each function of `enums` a name of its own: functions of C++ may be overloads. The name of a later one ends with
/// what it converts, or with the name of its enum.
pub(super) fn name_functions(enums: &mut [EnumPlan<'_>]) {
    let mut taken = FxHashSet::default();
    for info in enums {
        // The function from strings has the plain name.
        info.functions.sort_by_key(|(conversion, _)| *conversion == Conversion::FromInteger);
        let mut own: Vec<&str> = Vec::new();
        let functions = info.functions.clone();
        for ((conversion, name), (_, unique)) in functions.iter().zip(&mut info.functions) {
            if own.contains(&name.as_str()) {
                unique.push_str(match conversion {
                    Conversion::FromInteger => "_from_integer",
                    Conversion::FromString => "_from_string",
                    Conversion::ToString => "_to_string",
                });
            }
            own.push(name);
            if !taken.insert(unique.clone()) {
                *unique = format!("{unique}_{}", snake(info.name));
                taken.insert(unique.clone());
            }
        }
    }
}
