//! Enums.

use super::Result;
use super::int_type::IntType;
use crate::fragment::{fields, language};
use crate::names::is_name;
use crate::names::{screaming, upper_camel};
use crate::tablegen::{Diagnostic, Record, Records};

/// An enum of cases or of bits.
#[derive(Clone, Debug)]
pub(crate) struct Enum<'r> {
    /// The record.
    pub record: Record<'r>,
    /// Name of the Rust type.
    pub class_name: &'r str,
    /// The Rust module.
    pub namespace: &'r str,
    /// The namespace as written, for diagnostics.
    pub written_namespace: &'r str,
    /// The one-line summary.
    pub summary: &'r str,
    /// The integer it is stored as.
    pub underlying_type: IntType,
    /// Width of the integer attributes that store it.
    pub width: u32,
    /// The cases in order.
    pub cases: Vec<EnumCase<'r>>,
    /// For a bit enum, the text between bits.
    pub separator: Option<&'r str>,
    /// For a bit enum, whether a group replaces its bits in text.
    pub primary_groups: bool,
    /// For a bit enum, whether text that is not a keyword is quoted.
    pub quoted: bool,
    /// The deprecation message.
    pub deprecated: Option<&'r str>,
    /// The name of the attribute kind generated for it, if any.
    pub attr_class: Option<&'r str>,
    /// Whether the enum itself is an attribute constraint.
    pub is_attr: bool,
    /// The functions to which the definition gives a name.
    pub functions: Vec<(Conversion, &'r str)>,
}

/// What a function of an enum converts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Conversion {
    /// An integer to a case.
    FromInteger,
    /// A string to a case.
    FromString,
    /// A case to a string.
    ToString,
}

/// The functions to which the enum `record` gives another name than upstream's default.
fn functions(record: Record<'_>) -> Result<Vec<(Conversion, &str)>> {
    const FIELDS: [(Conversion, &str, &str); 3] = [
        (Conversion::FromInteger, "underlyingToSymbolFnName", "symbolize"),
        (Conversion::FromString, "stringToSymbolFnName", "symbolize"),
        (Conversion::ToString, "symbolToStringFnName", "stringify"),
    ];
    let mut functions = Vec::new();
    for (conversion, field, default) in FIELDS {
        let name = record.str(field)?;
        if name.strip_prefix(default) == Some(record.str("className")?) {
            continue;
        }
        if !is_name(name) {
            return Err(record.field_error(field, format!("'{name}' is not a name of a function")));
        }
        functions.push((conversion, name));
    }
    Ok(functions)
}

/// Whether `text` is a single keyword.
fn is_keyword(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && text.chars().all(fits)
}

/// One case.
#[derive(Clone, Debug)]
pub(crate) struct EnumCase<'r> {
    /// The record.
    pub record: Record<'r>,
    /// Its name in the definition.
    pub symbol: &'r str,
    /// Its text.
    pub text: &'r str,
    /// Its value, or its bits in a bit enum.
    pub value: i64,
}

impl EnumCase<'_> {
    /// Whether it stands for the bits of other cases.
    fn is_group(&self) -> bool {
        ["BitEnumCaseGroup", "BitEnumAttrCaseGroup"]
            .into_iter()
            .any(|class| self.record.is_subclass_of(class))
    }
}

/// The values of `cases`. Like upstream's C++, a case with a negative value has the value after the one before it.
fn number(cases: &mut [EnumCase<'_>]) {
    let mut next = 0;
    for case in cases {
        if case.value < 0 {
            case.value = next;
        }
        next = case.value.wrapping_add(1);
    }
}

/// The integer type that stores the enum `record`.
fn underlying_type(record: Record<'_>) -> Result<IntType> {
    const FIELD: &str = "underlyingType";
    let name = fields::rust_type(record, FIELD, record.str(FIELD)?)?;
    IntType::named(name).ok_or_else(|| {
        record.field_error(FIELD, format!("'{name}' is not an integer type of Rust"))
    })
}

/// The width of the integer attributes that store the enum `record`.
fn width(record: Record<'_>) -> Result<u32> {
    const FIELD: &str = "bitwidth";
    let width = record.int(FIELD)?;
    width.try_into().map_err(|_| {
        record.field_error(FIELD, format!("an integer attribute cannot have {width} bits"))
    })
}

impl<'r> Enum<'r> {
    /// The records of all enums.
    pub(crate) fn records(records: &Records) -> impl Iterator<Item = Record<'_>> {
        records.defs_derived_from("EnumInfo")
    }

    /// Reads an `EnumInfo` record.
    ///
    /// # Errors
    ///
    /// If a field is missing or has an unexpected type, or a case is invalid.
    pub(crate) fn new(record: Record<'r>) -> Result<Self> {
        let mut cases = Vec::new();
        for case in record.list_of_defs("enumerants")? {
            cases.push(EnumCase {
                record: case,
                symbol: case.str("symbol")?,
                text: case.str("str")?,
                value: case.int("value")?,
            });
        }
        let bits = record.is_subclass_of("BitEnumBase");
        if !bits {
            number(&mut cases);
        }
        let is_attr = record.is_subclass_of("EnumAttrInfo");
        let attr = is_attr && record.bit("genSpecializedAttr")?;
        let info = Self {
            record,
            class_name: record.str("className")?,
            namespace: fields::namespace(record)?,
            written_namespace: record.str("cppNamespace")?,
            summary: record.str("summary")?,
            underlying_type: underlying_type(record)?,
            width: width(record)?,
            cases,
            separator: if bits { Some(record.str("separator")?) } else { None },
            primary_groups: bits && record.bit("printBitEnumPrimaryGroups")?,
            quoted: bits && record.bit("printBitEnumQuoted")?,
            deprecated: super::cpp_deprecated(record)?,
            attr_class: if attr { Some(record.str("specializedAttrClassName")?) } else { None },
            is_attr,
            functions: functions(record)?,
        };
        info.check()?;
        Ok(info)
    }

    /// Checks that the names are valid in Rust and that the text is unambiguous.
    fn check(&self) -> Result<()> {
        let fail = |text: String| Err(self.record.error(text));
        if let Some(name) = self.attr_class.filter(|name| !is_name(name)) {
            let text = format!("'{name}' cannot be the name of a Rust type");
            return Err(self.record.field_error("specializedAttrClassName", text));
        }
        if self.is_bits() {
            if !self.quoted && self.cases.iter().any(|case| !is_keyword(case.text)) {
                return fail(format!(
                    "bit enum {}::{} cannot be printed unquoted with cases that cannot be keywords",
                    self.namespace, self.class_name
                ));
            }
            let has_zero = self.cases.iter().any(|case| case.value == 0);
            if let Some(case) = self.cases.iter().find(|case| case.text.is_empty() && !has_zero) {
                let text =
                    format!("the text of case '{}' is empty, as is that of no bits", case.symbol);
                let help = "a case of the value 0 gives no bits a text";
                return Err(Box::new(case.record.error(text).with_help(help)));
            }
        } else if self.cases.is_empty() {
            return fail(format!("enum '{}' has no cases", self.class_name));
        }
        if let Some(case) = self.cases.iter().find(|case| case.symbol.contains(char::is_whitespace))
        {
            let text = format!("'{}' cannot be the name of a case", case.symbol);
            let help = "the third argument is the text of the case, which may contain blanks";
            return Err(Box::new(case.record.error(text).with_help(help)));
        }
        let ty = self.underlying_type;
        if let Some(case) = self.cases.iter().find(|it| !self.is_bits() && !ty.holds(it.value)) {
            let text = format!(
                "case '{}' of enum '{}' is {}, which '{}' cannot store",
                case.symbol,
                self.class_name,
                case.value,
                ty.name()
            );
            return Err(case.record.error(text));
        }
        let names: Vec<_> = self.cases.iter().map(|case| self.case_name(case)).collect();
        // C++ accepts several names of a bit. Definitions in Rust say so.
        let has_synonyms = self.record.field("hasSynonyms").is_some();
        let may_share = self.is_bits() && (has_synonyms || language::is_cpp(self.record));
        for (index, (case, name)) in self.cases.iter().zip(&names).enumerate() {
            for (before, name_before) in self.cases[..index].iter().zip(&names) {
                let same = if before.symbol == case.symbol {
                    return Err(self.double_case(before, case));
                } else if name_before == name {
                    format!("both have the name '{name}'")
                } else if before.text == case.text {
                    format!("both have the text '{}'", case.text)
                } else if before.value == case.value
                    && !(before.is_group() || case.is_group() || may_share)
                {
                    format!("both have the value {}", case.value)
                } else {
                    continue;
                };
                return fail(format!("cases '{}' and '{}' {same}", before.symbol, case.symbol));
            }
        }
        Ok(())
    }

    /// The error for a case that has the same name as `before`.
    fn double_case(&self, before: &EnumCase<'r>, case: &EnumCase<'r>) -> Box<Diagnostic> {
        let text = format!("enum '{}' has two cases '{}'", self.class_name, case.symbol);
        let error = match case.record == before.record {
            true => self.record.error(text),
            false => case.record.error(text),
        };
        Box::new(error.with_note(before.record.span(), "the other one is defined here"))
    }

    /// The path of the enum in definitions.
    #[must_use]
    pub(crate) fn path(&self) -> String {
        let separator = if self.namespace.is_empty() { "" } else { "::" };
        format!("{}{separator}{}", self.namespace, self.class_name)
    }

    /// Whether this is a bit enum.
    #[must_use]
    pub(crate) fn is_bits(&self) -> bool {
        self.separator.is_some()
    }

    /// The Rust name of a case: a variant, or a constant of a bit enum.
    #[must_use]
    pub(crate) fn case_name(&self, case: &EnumCase<'r>) -> String {
        if self.is_bits() { screaming(case.symbol) } else { upper_camel(case.symbol) }
    }
}
