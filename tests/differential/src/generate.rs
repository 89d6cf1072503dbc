//! Random definitions.

mod format;
mod operation;

use std::fmt::Write as _;

use ods_peer::Random;

use crate::constraints::{NAMES, PARAMETERS};
use crate::definition::{
    Composite, Constraint, Definition, Element, Enumeration, Field, Kind, Presence,
};

pub(crate) use operation::{Pool, operation};

/// A name that is not in `used`, which gets it.
fn name(random: &mut Random, used: &mut Vec<String>) -> String {
    let mut name = random.one_of(NAMES).to_owned();
    while used.contains(&name) {
        let _ = write!(name, "{}", random.below(10));
    }
    used.push(name.clone());
    name
}

/// An enum with the number `index`.
pub(crate) fn enumeration(random: &mut Random, index: usize) -> Definition {
    const TEXTS: &[&str] = &["a", "b-c", "fast", "", "x.y", "0", "none", "camelCase", "two words"];
    const SYMBOLS: &[&str] =
        &["A", "B", "None", "Some", "Fast", "type", "fn", "x_y", "Self_", "N0", "lower", "Default"];
    let (class, case_class, is_bits) = random.one_of(&[
        ("I32Enum", "I32EnumCase", false),
        ("I64Enum", "I64EnumCase", false),
        ("I32EnumAttr", "I32EnumAttrCase", false),
        ("I64EnumAttr", "I64EnumAttrCase", false),
        ("I32EnumAttr", "I32EnumAttrCase", false),
        ("I8BitEnum", "I8BitEnumCaseBit", true),
        ("I32BitEnum", "I32BitEnumCaseBit", true),
        ("I32BitEnumAttr", "I32BitEnumAttrCaseBit", true),
        ("I64BitEnumAttr", "I64BitEnumAttrCaseBit", true),
    ]);
    let mut symbols = SYMBOLS.to_vec();
    let mut texts = TEXTS.to_vec();
    // An empty text is that of no bits.
    texts.retain(|text| !is_bits || !text.is_empty());
    let mut value = random.below(3) as i64 - i64::from(!is_bits);
    let cases = (0..1 + random.below(4))
        .map(|_| {
            let symbol = symbols.swap_remove(random.below(symbols.len())).to_owned();
            // Most texts are words that a parser can read.
            let at = if random.one_in(4) { random.below(texts.len()) } else { 0 };
            let text = texts.swap_remove(at).to_owned();
            value += 1 + random.below(2) as i64;
            (symbol, value.max(0), text)
        })
        .collect();
    let mut properties = Vec::new();
    if is_bits && random.one_in(3) {
        properties.push("printBitEnumQuoted");
    }
    if is_bits && random.one_in(4) {
        properties.push("printBitEnumPrimaryGroups");
    }
    let has_own_attribute = class.ends_with("Attr");
    let attribute_format = (!has_own_attribute).then(|| {
        random.one_of(&["$value", "`<` $value `>`", "params", "`<` params `>`", "` ` $value"])
    });
    Definition {
        name: format!("E{index}"),
        kind: Kind::Enumeration(Enumeration {
            class,
            case_class,
            cases,
            properties,
            attribute_format,
        }),
    }
}

/// A type or an attribute with the number `index`.
pub(crate) fn composite(random: &mut Random, index: usize, is_type: bool) -> Definition {
    let mut used = Vec::new();
    let count = if random.one_in(6) { 0 } else { 1 + random.below(4) };
    let parameters: Vec<_> = (0..count)
        .map(|_| {
            let (definition, samples) = random.one_of(PARAMETERS);
            let presence = if definition.starts_with("Optional") {
                Presence::Optional
            } else if definition.starts_with("Default") || definition.contains("[{") {
                Presence::Default
            } else {
                Presence::Required
            };
            Field {
                name: name(random, &mut used),
                constraint: Constraint {
                    definition: definition.to_owned(),
                    samples: samples.iter().map(|it| (*it).to_owned()).collect(),
                    is_buildable: false,
                },
                presence,
                is_property: false,
            }
        })
        .collect();
    let format = (!parameters.is_empty() || random.one_in(2))
        .then(|| format::of_parameters(random, &parameters));
    let letter = if is_type { 'T' } else { 'A' };
    Definition {
        name: format!("{letter}{index}"),
        kind: Kind::Composite(Composite {
            is_type,
            mnemonic: format!("{}{index}", letter.to_lowercase()),
            parameters,
            format,
        }),
    }
}

/// A text of a type or an attribute, made from its format.
pub(crate) fn composite_text(random: &mut Random, it: &Composite) -> String {
    let mut text = format!("{}d.{}", if it.is_type { '!' } else { '#' }, it.mnemonic);
    if let Some(format) = &it.format {
        write_elements(random, it, format, &mut text);
    }
    text
}

fn write_elements(random: &mut Random, it: &Composite, elements: &[Element], text: &mut String) {
    for element in elements {
        match element {
            Element::Text(directive) => write_directive(random, it, directive, text),
            Element::Group { elements, otherwise } => {
                let chosen = if random.one_in(2) { elements } else { otherwise };
                write_elements(random, it, chosen, text);
            }
            Element::Clauses(_) => {}
        }
    }
}

fn write_directive(random: &mut Random, it: &Composite, directive: &str, text: &mut String) {
    let sample = |random: &mut Random, field: &Field| random.one_of(&field.constraint.samples);
    if let Some(literal) = directive.strip_prefix('`').and_then(|it| it.strip_suffix('`')) {
        text.push_str(literal);
        if literal.ends_with(char::is_alphanumeric) {
            text.push(' ');
        }
    } else if directive.contains("params") {
        let is_struct = directive.contains("struct");
        let mut fields = Vec::new();
        for field in &it.parameters {
            if field.presence == Presence::Required || random.one_in(2) {
                let sample = sample(random, field);
                fields.push(if is_struct { format!("{} = {sample}", field.name) } else { sample });
            }
        }
        text.push_str(&fields.join(", "));
    } else {
        let names = directive.split('$').skip(1);
        let fields = names.filter_map(|rest| {
            let name = rest.split(|it: char| !it.is_alphanumeric() && it != '_').next()?;
            it.parameters.iter().find(|field| field.name == name)
        });
        let is_struct = directive.contains("struct");
        let fields: Vec<_> = fields
            .map(|field| {
                let sample = sample(random, field);
                if is_struct { format!("{} = {sample}", field.name) } else { sample }
            })
            .collect();
        text.push_str(&fields.join(", "));
    }
    text.push(' ');
}
