//! Random formats.

use ods_peer::Random;

use crate::constraints::WORDS;
use crate::definition::{Argument, Arity, Element, Field, Operation, Part, Presence, Values};

fn text(text: impl Into<String>) -> Element {
    Element::Text(text.into())
}

fn word(random: &mut Random) -> Element {
    text(random.one_of(WORDS))
}

/// A word that no parser confuses with a value.
fn key(random: &mut Random, index: usize) -> Element {
    let word = random.one_of(&["k", "with", "in", "at", "to"]);
    text(format!("`{word}{index}`"))
}

fn shuffle<T>(random: &mut Random, list: &mut [T]) {
    for index in (1..list.len()).rev() {
        list.swap(index, random.below(index + 1));
    }
}

/// A format of a type or an attribute.
pub(super) fn of_parameters(random: &mut Random, parameters: &[Field]) -> Vec<Element> {
    let mut format = vec![text("`<`")];
    let has_optional = parameters.iter().any(|it| it.presence != Presence::Required);
    match random.below(4) {
        _ if parameters.is_empty() => format.push(text("`x`")),
        0 => format.push(text("params")),
        1 => format.push(text("struct(params)")),
        _ => {
            let mut is_first = true;
            for (index, field) in parameters.iter().enumerate() {
                let variable = if random.one_in(8) {
                    format!("qualified(${})", field.name)
                } else if random.one_in(8) {
                    format!("struct(${})", field.name)
                } else {
                    format!("${}", field.name)
                };
                if field.presence == Presence::Required {
                    if !is_first {
                        let separators = ["`,`", "`:`", "`x`", "`->`", "`=`"];
                        format.push(text(random.one_of(&separators)));
                    }
                    format.push(text(variable));
                } else {
                    let mut elements = vec![text(format!("{variable}^"))];
                    if !random.one_in(4) {
                        elements.insert(0, key(random, index));
                    }
                    let otherwise =
                        if random.one_in(4) { vec![key(random, index + 9)] } else { Vec::new() };
                    format.push(Element::Group { elements, otherwise });
                }
                is_first = false;
            }
        }
    }
    format.push(text("`>`"));
    if !has_optional && random.one_in(8) {
        let at = random.below(format.len());
        format.remove(at);
    }
    format
}

/// A format of an operation.
pub(super) fn of_operation(random: &mut Random, operation: &Operation) -> Vec<Element> {
    let mut items: Vec<Vec<Element>> = Vec::new();
    let mut types: Vec<Element> = Vec::new();
    let all_operands = random.one_in(8);
    let as_function = random.one_in(6);
    if all_operands {
        items.push(vec![text("operands")]);
    }
    for (index, argument) in operation.arguments.iter().enumerate() {
        match argument {
            Argument::Operand(values) if all_operands && !values.name.is_empty() => {}
            Argument::Operand(values) => {
                items.push(of_operand(random, index, values, as_function, &mut types));
            }
            Argument::Field(_) if random.one_in(5) => {}
            Argument::Field(field) => items.push(of_field(random, index, field)),
        }
    }
    if all_operands && !as_function {
        types.push(text("type(operands)"));
    }
    for region in &operation.regions {
        items.push(of_part(random, region));
    }
    for successor in &operation.successors {
        items.push(of_part(random, successor));
    }
    if as_function {
        types = vec![text("functional-type(operands, results)")];
    } else if operation.results.len() > 1 && random.one_in(3) {
        types.push(text("type(results)"));
    } else {
        for result in &operation.results {
            // A type that can be built may be given nevertheless.
            if result.name.is_empty() || (result.constraint.is_buildable && !random.one_in(6)) {
                continue;
            }
            types.push(text(format!("type(${})", result.name)));
        }
    }
    if !random.one_in(3) {
        shuffle(random, &mut items);
    }
    let mut format = Vec::new();
    // The peer does not print a clause of `operands`.
    let clauses = if all_operands { Vec::new() } else { clauses(random, &mut items) };
    for (index, item) in items.into_iter().enumerate() {
        if random.one_in(4) {
            format.push(word(random));
        }
        if random.one_in(12) {
            format.push(text(random.one_of(&["` `", "``", "`\\n`"])));
        }
        format.extend(item);
        if random.one_in(4) {
            format.push(if random.one_in(3) { word(random) } else { text("`,`") });
        }
        if random.one_in(16) {
            format.push(key(random, index + 20));
        }
    }
    format.extend(clauses);
    with_dictionaries(random, operation, &mut format);
    with_types(random, types, &mut format);
    if random.one_in(10) {
        disturb(random, &mut format);
    }
    format
}

fn with_dictionaries(random: &mut Random, operation: &Operation, format: &mut Vec<Element>) {
    let has_property = operation
        .arguments
        .iter()
        .any(|it| matches!(it, Argument::Field(field) if field.is_property));
    let mut at = format.len();
    if random.one_in(5) {
        at = random.below(format.len() + 1);
    }
    if random.one_in(if has_property { 3 } else { 8 }) {
        format.insert(at, text("prop-dict"));
    }
    let dictionary = if random.one_in(6) { "attr-dict-with-keyword" } else { "attr-dict" };
    format.insert(at, text(dictionary));
}

fn with_types(random: &mut Random, types: Vec<Element>, format: &mut Vec<Element>) {
    for (index, element) in types.into_iter().enumerate() {
        let separator = match index {
            0 if random.one_in(8) => "`to`",
            0 => "`:`",
            _ if random.one_in(6) => "`->`",
            _ => "`,`",
        };
        format.push(text(separator));
        format.push(element);
    }
}

/// Takes some items into an `oilist`.
fn clauses(random: &mut Random, items: &mut Vec<Vec<Element>>) -> Vec<Element> {
    if items.len() < 2 || !random.one_in(8) {
        return Vec::new();
    }
    let clauses = (0..1 + random.below(2))
        .filter_map(|index| {
            let item = items.pop()?;
            // Groups and literals are no part of a clause; it begins with its word.
            let mut clause = vec![text(format!("`clause{index}`"))];
            if random.one_in(2) {
                clause.push(text("`(`"));
                clause.extend(item);
                clause.push(text("`)`"));
            } else {
                clause.extend(item);
            }
            Some(clause)
        })
        .collect();
    vec![Element::Clauses(clauses)]
}

fn of_operand(
    random: &mut Random,
    index: usize,
    values: &Values,
    as_function: bool,
    types: &mut Vec<Element>,
) -> Vec<Element> {
    let name = &values.name;
    let variable = format!("${name}");
    let needs_type = !as_function && !values.constraint.is_buildable;
    let ty = if random.one_in(10) {
        text(format!("qualified(type({variable}))"))
    } else {
        text(format!("type({variable})"))
    };
    let in_group = values.arity != Arity::One && random.one_in(2);
    if !in_group {
        if needs_type && !random.one_in(30) {
            types.push(ty);
        }
        let mut item = vec![text(variable)];
        if values.arity != Arity::One && random.one_in(2) {
            item.insert(0, text("`(`"));
            item.push(text("`)`"));
        }
        return item;
    }
    let anchor = text(format!("{variable}^"));
    let mut elements = vec![anchor];
    if !random.one_in(4) {
        elements.insert(0, key(random, index));
    }
    if random.one_in(3) {
        elements.insert(0, text("`[`"));
        elements.push(text("`]`"));
    }
    let mut item = Vec::new();
    if needs_type {
        match random.below(3) {
            0 => {
                elements.push(text("`:`"));
                elements.push(ty);
            }
            1 => types.push(ty),
            _ => {
                let group = vec![text("`:`"), text(format!("type({variable})^"))];
                item.push(Element::Group { elements: group, otherwise: Vec::new() });
            }
        }
    }
    let otherwise = if random.one_in(6) { vec![key(random, index + 40)] } else { Vec::new() };
    item.insert(0, Element::Group { elements, otherwise });
    item
}

fn of_field(random: &mut Random, index: usize, field: &Field) -> Vec<Element> {
    let name = &field.name;
    let variable =
        if random.one_in(10) { format!("qualified(${name})") } else { format!("${name}") };
    let is_unit = field.constraint.definition.contains("Unit");
    if field.presence == Presence::Required {
        let mut item = vec![text(variable)];
        if random.one_in(4) {
            item.insert(0, key(random, index));
        }
        return item;
    }
    // Where nothing comes before it, the peer reads no optional attribute that begins with a bracket.
    let is_readable =
        field.constraint.samples.iter().all(|it| !it.starts_with(['#', 'a', '[', '<']));
    if is_readable && random.one_in(8) {
        return vec![text(variable)];
    }
    let mut elements = if is_unit && random.one_in(2) {
        vec![text(format!("`u{index}`")), text(format!("{variable}^"))]
    } else {
        vec![key(random, index), text(format!("{variable}^"))]
    };
    if is_readable && random.one_in(5) {
        elements.swap(0, 1);
    }
    if random.one_in(8) {
        elements.push(word(random));
    }
    let otherwise = if random.one_in(6) { vec![key(random, index + 60)] } else { Vec::new() };
    vec![Element::Group { elements, otherwise }]
}

fn of_part(random: &mut Random, part: &Part) -> Vec<Element> {
    let variable = format!("${}", part.name);
    if !part.is_variadic || random.one_in(2) {
        return vec![text(variable)];
    }
    let word = text(format!("`do{}`", random.below(10)));
    vec![Element::Group {
        elements: vec![word, text(format!("{variable}^"))],
        otherwise: Vec::new(),
    }]
}

/// Makes a format that is likely wrong.
fn disturb(random: &mut Random, format: &mut Vec<Element>) {
    let at = random.below(format.len());
    match random.below(6) {
        0 => drop(format.remove(at)),
        1 => format.insert(at, format[at].clone()),
        2 => format.insert(at, text("$unknown")),
        3 => format.insert(at, text("type($unknown)")),
        4 => {
            let other = random.below(format.len());
            format.swap(at, other);
        }
        _ => {
            let element = format.remove(at);
            format.insert(at, Element::Group { elements: vec![element], otherwise: Vec::new() });
        }
    }
}
