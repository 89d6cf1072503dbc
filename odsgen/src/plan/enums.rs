//! Enums.

use crate::model::Enum;

/// An enum: one of its cases, or a set of bits.
#[derive(Clone, Debug)]
pub struct EnumPlan<'r> {
    /// The Rust type.
    pub name: &'r str,
    /// Its documentation.
    pub doc: String,
    /// Why it should not be used.
    pub deprecated: Option<&'r str>,
    /// One line, as diagnostics have it.
    pub summary: &'r str,
    /// The name in diagnostics: that of upstream's C++ class.
    pub diagnostic_name: String,
    /// The integer it is stored as.
    pub underlying_type: &'r str,
    /// Width of that integer.
    pub width: i64,
    /// The cases in order.
    pub cases: Vec<CasePlan<'r>>,
    /// The case of a value that is not initialized, by its place: the one that is zero, or the first. Nothing for bits.
    pub initial: usize,
    /// What is particular to a set of bits.
    pub bits: Option<BitsPlan<'r>>,
    /// The attribute kind that is made for it.
    pub attr_class: Option<&'r str>,
}

/// One case.
#[derive(Clone, Debug)]
pub struct CasePlan<'r> {
    /// The variant, or the constant of a set of bits.
    pub name: String,
    /// Its text.
    pub text: &'r str,
    /// Its number, as the unsigned integer type holds it.
    pub value: u64,
}

/// A set of bits.
#[derive(Clone, Debug)]
pub struct BitsPlan<'r> {
    /// What is written between the names.
    pub separator: &'r str,
    /// Whether a group of bits is written as the group alone.
    pub primary_groups: bool,
    /// Whether text that is not a keyword is quoted.
    pub quoted: bool,
    /// All bits of all cases.
    pub all: u64,
    /// Whether a case takes the name of the constant for all bits.
    pub has_all_case: bool,
}

impl<'r> EnumPlan<'r> {
    pub(super) fn new(info: &Enum<'r>) -> Self {
        let mask = if info.width >= 64 { u64::MAX } else { (1 << info.width) - 1 };
        let cases: Vec<_> = info
            .cases
            .iter()
            .map(|case| CasePlan {
                name: info.case_name(case),
                text: case.text,
                value: case.value as u64 & mask,
            })
            .collect();
        let namespace = match info.namespace.strip_prefix("::ods::") {
            Some(module) => format!("::mlir::{module}"),
            None => info.namespace.to_owned(),
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
            attr_class: info.attr_class,
        }
    }
}
