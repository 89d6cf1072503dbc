//! Help texts for errors whose messages are upstream's.

use crate::tablegen::Diagnostic;

/// Prefixes of messages, and the help for each.
const REMEDIES: &[(&str, &str)] = &[
    ("'attr-dict' directive not found", "add `attr-dict` where the other attributes are printed"),
    ("'arguments' must have", "write `(ins AnyType:$name, …)`"),
    ("'results' must have", "write `(outs AnyType:$name, …)`"),
    ("'regions' must have", "write `(region AnyRegion:$name, …)`"),
    ("'successors' must have", "write `(successor AnySuccessor:$name, …)`"),
    ("Expected '{' to start body", "a definition ends with ';' or with a body in braces"),
    ("attributes must be named", "write the name after the attribute: `I32Attr:$name`"),
    ("expected ')' in dag init", "',' separates arguments"),
    ("expected variable name in dag literal", "a name starts with '$': `AnyType:$name`"),
    (
        "no dialect is defined",
        "define one: `def My_Dialect : Dialect { let name = \"my\"; let cppNamespace = \"::my\"; }`",
    ),
    ("op must have at least two variadic", "remove the trait: a single group needs no sizes"),
    (
        "optional group has no anchor",
        "put '^' after the element that decides whether the group is present: `($x^)?`",
    ),
    ("properties must be named", "write the name after the property: `I64Prop:$name`"),
    ("undefined type for argument", "an argument is a definition with a name: `I32:$name`"),
    ("undefined type for result", "a result is a definition with a name: `I32:$name`"),
    ("unexpected end of file in literal", "a literal ends with '`'"),
    ("unterminated code block", "a code block ends with `}]`"),
    (
        "end of line in string literal",
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
    let message = &error.message;
    let old_field = || {
        let field = message.strip_prefix("Value '")?.strip_suffix("' unknown!")?;
        let (_, new) = OLD_FIELDS.iter().find(|(old, _)| *old == field)?;
        Some(format!("write {new}; `odsgen hooks` prints a skeleton of the hook"))
    };
    let mnemonic = || {
        let is_unset = message.starts_with("Initializer of 'typeName'")
            || message.starts_with("Initializer of 'attrName'");
        is_unset.then(|| "`typeName` contains the mnemonic: `let mnemonic = \"name\";`".to_owned())
    };
    let remedy = || {
        let found = REMEDIES.iter().find(|(start, _)| message.starts_with(start));
        found.map(|(_, help)| (*help).to_owned())
    };
    if error.help.is_none() || old_field().is_some() {
        error.help = old_field().or_else(mnemonic).or_else(remedy).or(error.help.take());
    }
}
