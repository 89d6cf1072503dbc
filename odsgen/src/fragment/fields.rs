//! Fields of records with host code, in Rust.

use super::cpp::{is_template, methods, translate_type};
use super::language::{self, Languages, OmittedPart, leave_out};
use super::source::{Fragment, Source as _};
use super::types::ViewOf;
use crate::names::upper_camel;
use crate::tablegen::{Diagnostic, FieldResult, Record};

/// The code in the field `field` of `record`, if it is Rust. C++ is left out, as `part`.
pub(crate) fn rust_code<'r>(
    record: Record<'r>,
    field: &str,
    part: OmittedPart,
) -> Option<Fragment<'r>> {
    let fragment = Fragment::of_field(record, field)?;
    if fragment.cpp().is_empty() {
        return Some(fragment);
    }
    let place = fragment.at(0, fragment.text.len());
    let error = Diagnostic::error(place, format!("{part} of C++ are not translated"));
    leave_out(record.records(), part, &error);
    let methods = translated_methods(fragment.text);
    let languages = record.records().extension::<Languages>().filter(|_| !methods.is_empty());
    languages.map(|languages| Fragment::composed(languages.intern(methods), record))
}

/// Methods of interfaces that are translated from the bodies in C++ classes, and their heads in Rust.
const TRANSLATED_METHODS: &[(&str, &str)] = &[
    ("getDefaultDialect", "pub fn default_dialect() -> &'static str"),
    ("isOptionalSymbol", "pub fn is_optional_symbol(self) -> bool"),
    ("isDeclaration", "pub fn is_declaration(self) -> bool"),
];

/// The names of the methods that the C++ class of `record` declares.
pub(crate) fn class_methods(record: Record<'_>) -> Vec<String> {
    let declaration = Fragment::of_field(record, "extraClassDeclaration");
    let declaration = declaration.filter(|it| !it.cpp().is_empty());
    let declared = declaration.map_or_else(Vec::new, |it| methods(it.text));
    declared.into_iter().map(|it| it.name).collect()
}

/// Whether the C++ class of `record` prints properties itself, with those that the format has elsewhere and those with
/// their default value: its `printProperties` ignores its last parameter, the list of properties to omit.
pub(crate) fn prints_all_properties(record: Record<'_>) -> bool {
    let declared = methods(record.str("extraClassDeclaration").unwrap_or_default());
    declared.iter().any(|it| it.name == "printProperties" && it.ignores_last_param)
}

/// Those of `TRANSLATED_METHODS` that a C++ class has, in Rust.
fn translated_methods(class: &str) -> String {
    let declared = methods(class);
    let translated = TRANSLATED_METHODS.iter().filter_map(|(name, head)| {
        let value = declared.iter().find(|it| it.name == *name)?.value.as_ref()?;
        Some(format!("{head} {{ {value} }}\n"))
    });
    translated.collect()
}

/// The namespace in the field `cppNamespace` of `record`. C++ may leave out the `::` before it.
pub(crate) fn namespace(record: Record<'_>) -> FieldResult<&str> {
    let text = record.str("cppNamespace")?;
    let is_short = !text.is_empty() && !text.starts_with("::");
    let languages = record.records().extension::<Languages>().filter(|it| is_short && it.has_cpp());
    let fragment = Fragment::of_field(record, "cppNamespace");
    match (languages, fragment) {
        (Some(languages), Some(fragment)) if !fragment.cpp().is_empty() => {
            Ok(languages.intern(format!("::{text}")))
        }
        _ => Ok(text),
    }
}

/// The type that `text` writes in the field `field` of `record`, in Rust; the error says why there is none.
pub(crate) fn rust_type<'r>(
    record: Record<'r>,
    field: &str,
    text: &'r str,
) -> Result<&'r str, Box<Diagnostic>> {
    let fragment =
        Fragment::of_field(record, field).filter(|fragment| fragment.text.trim() == text);
    match fragment {
        Some(fragment) => rust_type_of(record, fragment),
        None => Ok(text),
    }
}

/// The type that `text` writes in the field `field` of `record`, in Rust; `fallback` if there is none, which is noted as
/// left out.
pub(crate) fn rust_type_or<'r>(
    record: Record<'r>,
    field: &str,
    text: &'r str,
    fallback: &'r str,
) -> &'r str {
    rust_type(record, field, text).unwrap_or_else(|error| {
        leave_out(record.records(), OmittedPart::Type(text.to_owned()), &error);
        fallback
    })
}

/// The type of a parameter of an attribute or type: a type beside the module if Rust does not have it.
pub(crate) fn parameter_type<'r>(
    record: Record<'r>,
    fragment: Option<Fragment<'r>>,
    text: &'r str,
) -> &'r str {
    let Some(fragment) = fragment.filter(|it| it.text.trim() == text.trim()) else { return text };
    rust_type_of(record, fragment).unwrap_or_else(|_| {
        let Some(languages) = record.records().extension::<Languages>() else { return text };
        let rust = type_with_foreign_classes(fragment).unwrap_or_else(|| foreign_class(text));
        languages.intern(rust)
    })
}

/// A type in Rust into which types of C++ are pasted, of which Rust may not have some.
fn type_with_foreign_classes(fragment: Fragment<'_>) -> Option<String> {
    let is_pasted = fragment.cpp().first().is_some_and(|first| first.start > 0);
    let text =
        is_pasted.then(|| with_pasted(fragment, |cpp| Some(foreign_class(cpp)))).flatten()?;
    syn::parse_str::<syn::Type>(&text).is_ok().then_some(text)
}

/// The path of the type beside the module that replaces the C++ type `cpp`.
fn foreign_class(cpp: &str) -> String {
    let words = cpp.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let mut name: String = words.map(upper_camel).collect();
    // A template is not a class of attributes or types.
    if is_template(cpp) && matches!(ViewOf::by_name(&name), Some(ViewOf::Attr | ViewOf::Type)) {
        name.push_str("Parameter");
    }
    format!("super::{name}")
}

/// The type that `fragment` writes, in Rust; the error says why there is none.
pub(crate) fn rust_type_of<'r>(
    record: Record<'r>,
    fragment: Fragment<'r>,
) -> Result<&'r str, Box<Diagnostic>> {
    let text = fragment.text.trim();
    let Some(languages) = record.records().extension::<Languages>() else { return Ok(text) };
    if !languages.has_cpp() || fragment.cpp().is_empty() {
        return Ok(text);
    }
    match translate_type(text).or_else(|reason| pasted_type(fragment).ok_or(reason)) {
        Ok(rust) => Ok(languages.intern(rust)),
        Err(reason) => {
            let place = fragment.at(0, fragment.text.len());
            Err(Box::new(language::untranslated(place, &reason)))
        }
    }
}

/// A type in Rust into which types of C++ are pasted.
fn pasted_type(fragment: Fragment<'_>) -> Option<String> {
    if fragment.cpp().first().is_none_or(|first| first.start == 0) {
        return None;
    }
    with_pasted(fragment, |_| None).filter(|text| !text.contains("::llvm::"))
}

/// `fragment` with its types of C++ in Rust; `otherwise` returns those that are not translated.
pub(super) fn with_pasted(
    fragment: Fragment<'_>,
    otherwise: impl Fn(&str) -> Option<String>,
) -> Option<String> {
    let mut text = String::new();
    let mut at = 0;
    for cpp in fragment.cpp() {
        text.push_str(fragment.text.get(at..cpp.start)?);
        let pasted = fragment.text.get(cpp.clone())?;
        text.push_str(&translate_type(pasted).ok().or_else(|| otherwise(pasted))?);
        at = cpp.end;
    }
    text.push_str(fragment.text.get(at..)?);
    Some(text)
}
