//! Random texts of a dialect.

use std::fmt::Write as _;

use ods_peer::Random;

use crate::constraints::{ATTRIBUTES, TYPES};
use crate::definition::{Argument, Arity, Constraint, Field, Operation, Presence, Values};

/// What stands around an operation that ends a block, without and with blocks to branch to.
const REGION: (&str, &str) = ("\"u.region\"() ({\n", "}) : () -> ()\n");
const BLOCKS: (&str, &str) = (
    REGION.0,
    "^bb1:\n  \"u.end\"() : () -> ()\n^bb2(%x: i32):\n  \"u.end\"() : () -> ()\n}) : () -> ()\n",
);

/// A text that uses a type, or an attribute.
pub(crate) fn of_sample(sample: &str) -> String {
    if sample.starts_with('!') {
        format!("\"u.v\"() : () -> ({sample})\n")
    } else {
        format!("\"u.v\"() {{a = {sample}}} : () -> ()\n")
    }
}

/// A text of an operation in the generic form, which mostly fits the definition.
pub(crate) fn of_operation(random: &mut Random, operation: &Operation) -> String {
    let mut properties = Vec::new();
    let mut operands = Vec::new();
    let mut sizes = Vec::new();
    let common = common_type(random, operation);
    let has = |name: &str| operation.traits.iter().any(|it| it == name);
    for argument in &operation.arguments {
        let Argument::Operand(values) = argument else { continue };
        let count = count(random, values.arity);
        if values.arity == Arity::Groups {
            let sizes = if count > 1 && random.one_in(2) {
                format!(": 1, {}", count - 1)
            } else {
                format!(": {count}")
            };
            properties.push(format!("segments = array<i32{sizes}>"));
        }
        sizes.push(count.to_string());
        operands.extend((0..count).map(|_| ty(random, &values.constraint, common.as_ref())));
    }
    if has("AttrSizedOperandSegments") && !random.one_in(20) {
        properties.push(format!("operandSegmentSizes = array<i32: {}>", sizes.join(", ")));
    }
    let (results, sizes) = results(random, operation, common.as_ref());
    if has("AttrSizedResultSegments") && !random.one_in(20) {
        properties.push(format!("resultSegmentSizes = array<i32: {}>", sizes.join(", ")));
    }
    let mut attributes = Vec::new();
    for argument in &operation.arguments {
        let Argument::Field(field) = argument else { continue };
        if field.name == "segments" {
            continue;
        }
        if let Some(value) = value(random, field) {
            properties.push(format!("{} = {value}", field.name));
        }
    }
    if random.one_in(10) {
        attributes.push("other = 1 : i32".to_owned());
    }
    if random.one_in(20) {
        // The dictionary may have the properties, too.
        attributes.append(&mut properties);
    }
    write_text(random, operation, &operands, &results, &properties, &attributes)
}

fn write_text(
    random: &mut Random,
    operation: &Operation,
    operands: &[String],
    results: &[String],
    properties: &[String],
    attributes: &[String],
) -> String {
    let is_terminator = operation.traits.iter().any(|it| it == "Terminator");
    let (before, after) = match operation.successors.is_empty() {
        false => BLOCKS,
        true if is_terminator => REGION,
        true => ("", ""),
    };
    let mut text = before.to_owned();
    let names: Vec<_> = (0..operands.len())
        .map(|index| if operands.len() == 1 { "%v".to_owned() } else { format!("%v#{index}") })
        .collect();
    match operands.len() {
        0 => {}
        1 => _ = writeln!(text, "  %v = \"u.v\"() : () -> ({})", operands[0]),
        n => _ = writeln!(text, "  %v:{n} = \"u.v\"() : () -> ({})", operands.join(", ")),
    }
    match results.len() {
        0 => text.push_str("  "),
        1 => text.push_str("  %r = "),
        n => _ = write!(text, "  %r:{n} = "),
    }
    let _ = write!(text, "\"d.{}\"({})", operation.mnemonic, names.join(", "));
    if !operation.successors.is_empty() {
        let count = parts(
            random,
            operation.successors.len(),
            operation.successors.last().is_some_and(|it| it.is_variadic),
        );
        let blocks: Vec<_> = (0..count).map(|_| random.one_of(&["^bb1", "^bb1", "^bb2"])).collect();
        if !blocks.is_empty() {
            let _ = write!(text, "[{}]", blocks.join(", "));
        }
    }
    if !properties.is_empty() {
        let _ = write!(text, " <{{{}}}>", properties.join(", "));
    }
    if !operation.regions.is_empty() {
        let count = parts(
            random,
            operation.regions.len(),
            operation.regions.last().is_some_and(|it| it.is_variadic),
        );
        let regions: Vec<_> = (0..count).map(|_| region(random)).collect();
        if !regions.is_empty() {
            let _ = write!(text, " ({})", regions.join(", "));
        }
    }
    if !attributes.is_empty() {
        let _ = write!(text, " {{{}}}", attributes.join(", "));
    }
    let _ = writeln!(text, " : ({}) -> ({})", operands.join(", "), results.join(", "));
    text + after
}

/// The type of all values, if a trait likely asks for one.
fn common_type(random: &mut Random, operation: &Operation) -> Option<String> {
    let asks = operation.traits.iter().any(|it| it.contains("Same") || it.contains("Match"));
    if !random.one_in(if asks { 2 } else { 10 }) {
        return None;
    }
    let operands = operation.arguments.iter().filter_map(|it| match it {
        Argument::Operand(values) => Some(values),
        Argument::Field(_) => None,
    });
    let all: Vec<_> = operands.chain(&operation.results).collect();
    let values = all.get(random.below(all.len()))?;
    Some(random.one_of(&values.constraint.samples))
}

fn count(random: &mut Random, arity: Arity) -> usize {
    match arity {
        _ if random.one_in(60) => random.below(3),
        Arity::One => 1,
        Arity::Optional => random.below(2),
        Arity::Variadic | Arity::Groups => random.below(4),
    }
}

fn ty(random: &mut Random, constraint: &Constraint, common: Option<&String>) -> String {
    match common {
        Some(common) if constraint.samples.contains(common) || !random.one_in(3) => common.clone(),
        _ if random.one_in(20) => {
            let (_, samples, _) = random.one_of(TYPES);
            random.one_of(samples).to_owned()
        }
        _ => random.one_of(&constraint.samples),
    }
}

fn results(
    random: &mut Random,
    operation: &Operation,
    common: Option<&String>,
) -> (Vec<String>, Vec<String>) {
    let (mut types, mut sizes) = (Vec::new(), Vec::new());
    for Values { constraint, arity, .. } in &operation.results {
        let count = count(random, *arity);
        sizes.push(count.to_string());
        types.extend((0..count).map(|_| ty(random, constraint, common)));
    }
    (types, sizes)
}

fn value(random: &mut Random, field: &Field) -> Option<String> {
    let is_absent = match field.presence {
        Presence::Required => random.one_in(25),
        Presence::Optional | Presence::Default => random.one_in(2),
    };
    if is_absent {
        return None;
    }
    if random.one_in(20) {
        let (_, samples) = random.one_of(ATTRIBUTES);
        return Some(random.one_of(samples).to_owned());
    }
    let sample = random.one_of(&field.constraint.samples);
    // An optional property is a list of one value.
    if field.constraint.definition.starts_with("OptionalProp<")
        && field.constraint.samples.iter().all(|it| !it.starts_with('['))
    {
        return Some(format!("[{sample}]"));
    }
    Some(sample)
}

fn parts(random: &mut Random, count: usize, is_variadic: bool) -> usize {
    match () {
        () if random.one_in(20) => random.below(3),
        () if is_variadic => count - 1 + random.below(3),
        () => count,
    }
}

fn region(random: &mut Random) -> String {
    let block = "\n    \"u.end\"() : () -> ()\n  ";
    match random.below(6) {
        0 => "{}".to_owned(),
        1 => format!("{{\n  ^bb0(%a: i32, %b: f32):{block}}}"),
        2 => format!("{{\n  ^bb0:{block}^bb1:{block}}}"),
        3 => "{\n    \"d.x0\"() : () -> ()\n  }".to_owned(),
        _ => format!("{{{block}}}"),
    }
}

/// The tokens of a text; spaces are part of the token that they follow.
pub(crate) fn tokens(text: &str) -> Vec<&str> {
    let is_word = |it: char| it.is_alphanumeric() || matches!(it, '_' | '.' | '$');
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let mut end = first.len_utf8();
        if first == '"' {
            end += rest[1..].find('"').map_or(rest.len() - 1, |at| at + 1);
        } else if is_word(first) || matches!(first, '%' | '^' | '@' | '!' | '#') {
            end += rest[end..].find(|it| !is_word(it)).unwrap_or(rest.len() - end);
        } else if rest.starts_with("->") {
            end = 2;
        }
        end += rest[end..].len() - rest[end..].trim_start().len();
        tokens.push(&rest[..end]);
        rest = &rest[end..];
    }
    tokens
}

/// A text with a few tokens of the operations of the dialect changed.
pub(crate) fn mutated(random: &mut Random, text: &str) -> String {
    const OTHERS: &[&str] = &[
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "<",
        ">",
        ",",
        ":",
        "->",
        "=",
        "i32",
        "f32",
        "0",
        "-1",
        "5",
        "1.5",
        "\"s\"",
        "@f",
        "^bb1",
        "%v",
        "%v#1",
        "true",
        "unit",
        "a",
        "foo",
        "loc(unknown)",
        "#u.a",
        "tensor<2xi8>",
        "?",
        "*",
        "\"",
        "x",
    ];
    let mut tokens = tokens(text);
    // The tokens after the first one of the dialect, or all.
    let start = tokens.iter().position(|it| it.contains("d.")).unwrap_or(0);
    for _ in 0..1 + random.below(2) {
        let at = start + random.below(tokens.len() - start);
        match random.below(4) {
            0 if tokens.len() > start + 1 => drop(tokens.remove(at)),
            1 => tokens.insert(at, tokens[at]),
            2 => tokens.insert(at, random.one_of(OTHERS)),
            _ => tokens[at] = random.one_of(OTHERS),
        }
    }
    let mut text = String::new();
    for token in tokens {
        // Without a space two words would become one.
        if text.ends_with(char::is_alphanumeric) && token.starts_with(char::is_alphanumeric) {
            text.push(' ');
        }
        text.push_str(token);
    }
    text
}
