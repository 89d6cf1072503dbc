//! Help texts for errors whose messages are those of `llvm-tblgen`.

use crate::tablegen::{Diagnostic, Kind};

/// The kinds of errors with help, by the kind.
const REMEDIES: &[(Kind, &str)] = &[
    (Kind::MISSING_BODY, "a definition ends with ';' or with a body in braces"),
    (Kind::UNCLOSED_DAG, "',' separates arguments"),
    (Kind::INVALID_DAG_NAME, "a name starts with '$': `AnyType:$name`"),
    (Kind::UNTERMINATED_CODE, "a code block ends with `}]`"),
    (
        Kind::UNTERMINATED_STRING,
        "a string ends with '\"' on the same line; `[{ … }]` may have several lines",
    ),
];

/// Former fields of operations in upstream, and their replacements.
const OLD_FIELDS: &[(&str, &str)] = &[
    ("canonicalizer", "`let hasCanonicalizer = 1;`"),
    ("folder", "`let hasFolder = 1;`"),
    ("parser", "`let hasCustomAssemblyFormat = 1;`"),
    ("printer", "`let hasCustomAssemblyFormat = 1;`"),
    ("verifier", "`let hasVerifier = 1;`"),
];

/// Adds help to `error` if it has none, and replaces the help for a former field.
pub(super) fn add(error: &mut Diagnostic) {
    let of_field = |kind: Kind| error.detail.as_deref().filter(|_| error.kind == Some(kind));
    let old_field = of_field(Kind::UNKNOWN_FIELD).and_then(|field| {
        let (_, new) = OLD_FIELDS.iter().find(|(old, _)| *old == field)?;
        Some(format!("write {new}; `odsgen hooks` prints a skeleton of the hook"))
    });
    if old_field.is_some() || error.help.is_none() {
        let is_name = |field: &str| matches!(field, "typeName" | "attrName");
        let mnemonic = of_field(Kind::UNSET_FIELD)
            .filter(|field| is_name(field))
            .map(|_| "`typeName` contains the mnemonic: `let mnemonic = \"name\";`".to_owned());
        let remedy = || {
            let (_, help) = REMEDIES.iter().find(|(kind, _)| error.kind == Some(*kind))?;
            Some((*help).to_owned())
        };
        let help = old_field.or(mnemonic).or_else(remedy);
        error.help = help.or(error.help.take());
    }
}
