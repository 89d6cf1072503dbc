//! Random operations.

use ods_peer::Random;

use super::{format, name};
use crate::constraints::{ATTRIBUTES, PROPERTIES, REGION_TRAITS, TRAITS, TYPES};
use crate::definition::{
    Argument, Arity, Constraint, Definition, Enumeration, Field, Kind, Operation, Part, Presence,
    Values,
};

/// What operations may use of the dialect.
pub(crate) struct Pool {
    pub(crate) enumerations: Vec<(String, Enumeration)>,
    /// The names of types and attributes, and texts of them.
    pub(crate) types: Vec<(String, Vec<String>)>,
    pub(crate) attributes: Vec<(String, Vec<String>)>,
}

/// An operation with the number `index`.
pub(crate) fn operation(random: &mut Random, pool: &Pool, index: usize) -> Definition {
    let mut used = Vec::new();
    let mut operation = Operation {
        mnemonic: mnemonic(random, index),
        traits: Vec::new(),
        arguments: Vec::new(),
        results: Vec::new(),
        regions: Vec::new(),
        successors: Vec::new(),
        format: None,
    };
    for _ in 0..random.below(4) {
        let constraint = type_constraint(random, pool);
        let arity = arity(random);
        let name = name(random, &mut used);
        operation.arguments.push(Argument::Operand(Values { name, constraint, arity }));
        if arity == Arity::Groups {
            operation.arguments.push(segments());
        }
    }
    for _ in 0..random.below(4) {
        let field = field(random, pool, &mut used);
        let at = random.below(operation.arguments.len() + 1);
        operation.arguments.insert(at, Argument::Field(field));
    }
    for _ in 0..random.below(3) {
        let constraint = type_constraint(random, pool);
        let arity = match arity(random) {
            Arity::Groups => Arity::Variadic,
            other => other,
        };
        let name = if random.one_in(20) { String::new() } else { name(random, &mut used) };
        operation.results.push(Values { name, constraint, arity });
    }
    if random.one_in(5) {
        operation.regions = parts(random, &mut used, region);
    }
    if random.one_in(10) {
        operation.successors = parts(random, &mut used, successor);
    }
    operation.traits = traits(random, &operation);
    if !random.one_in(12) {
        operation.format = Some(format::of_operation(random, &operation));
    }
    Definition { name: format!("X{index}"), kind: Kind::Operation(operation) }
}

fn mnemonic(random: &mut Random, index: usize) -> String {
    match random.below(12) {
        0 => format!("group.x{index}"),
        1 => format!("camelCase{index}"),
        2 => format!("snake_case_{index}"),
        _ => format!("x{index}"),
    }
}

fn arity(random: &mut Random) -> Arity {
    match random.below(20) {
        0..=11 => Arity::One,
        12..=14 => Arity::Optional,
        15..=18 => Arity::Variadic,
        _ => Arity::Groups,
    }
}

/// The sizes of groups.
fn segments() -> Argument {
    Argument::Field(Field {
        name: "segments".to_owned(),
        constraint: Constraint {
            definition: "DenseI32ArrayAttr".to_owned(),
            samples: vec!["array<i32: 1>".to_owned(), "array<i32>".to_owned()],
            is_buildable: false,
        },
        presence: Presence::Required,
        is_property: false,
    })
}

fn type_constraint(random: &mut Random, pool: &Pool) -> Constraint {
    if !pool.types.is_empty() && random.one_in(6) {
        let (definition, samples) = random.one_of(&pool.types);
        // A type without parameters can be built.
        let is_buildable = samples.iter().all(|it| !it.contains('<'));
        return Constraint { definition, samples, is_buildable };
    }
    let (definition, samples, is_buildable) = random.one_of(TYPES);
    Constraint { definition: definition.to_owned(), samples: owned(samples), is_buildable }
}

fn owned(samples: &[&str]) -> Vec<String> {
    samples.iter().map(|it| (*it).to_owned()).collect()
}

/// An attribute or a property.
fn field(random: &mut Random, pool: &Pool, used: &mut Vec<String>) -> Field {
    let name = name(random, used);
    let is_property = random.one_in(3);
    let (definition, samples, default) =
        if is_property { property(random, pool) } else { attribute(random, pool) };
    let mut presence = Presence::Required;
    let mut wrapped = definition.clone();
    let kind = if is_property { "Prop" } else { "Attr" };
    let is_optional = ["UnitAttr", "UnitProp"].contains(&definition.as_str())
        || definition.starts_with("OptionalProp");
    if is_optional {
        presence = Presence::Optional;
    } else if random.one_in(4) {
        presence = Presence::Optional;
        wrapped = format!("Optional{kind}<{definition}>");
    } else if let Some(default) = default.filter(|_| random.one_in(3)) {
        presence = Presence::Default;
        let class = match random.below(3) {
            0 if !is_property => "DefaultValuedOptionalAttr".to_owned(),
            _ => format!("DefaultValued{kind}"),
        };
        wrapped = format!("{class}<{definition}, \"{default}\">");
    }
    let constraint = Constraint { definition: wrapped, samples, is_buildable: false };
    Field { name, constraint, presence, is_property }
}

fn attribute(random: &mut Random, pool: &Pool) -> (String, Vec<String>, Option<String>) {
    if !pool.enumerations.is_empty() && random.one_in(5) {
        let (name, it) = random.one_of(&pool.enumerations);
        let mut samples = Vec::new();
        for (_, value, text) in &it.cases {
            let value = number(&it, *value);
            samples.push(match it.attribute_format {
                Some(format) if format.contains('<') => {
                    format!("#d.{}<{text}>", name.to_lowercase())
                }
                Some(_) => format!("#d<{} {text}>", name.to_lowercase()),
                None => format!("{value} : i{}", width(&it)),
            });
        }
        let definition =
            if it.attribute_format.is_some() { format!("{name}A") } else { name.clone() };
        let default = format!("::d::{name}::{}", it.cases[0].0);
        return (definition, samples, Some(default));
    }
    if !pool.attributes.is_empty() && random.one_in(8) {
        let (definition, samples) = random.one_of(&pool.attributes);
        return (definition, samples, None);
    }
    let (definition, samples) = random.one_of(ATTRIBUTES);
    let default = match definition {
        "I32Attr" | "I64Attr" | "I8Attr" => Some("7"),
        "BoolAttr" => Some("true"),
        "F32Attr" => Some("1.5f"),
        "F64Attr" => Some("-2.5"),
        "StrAttr" => Some("abc"),
        "I64ArrayAttr" | "DenseI32ArrayAttr" | "StrArrayAttr" => Some("{}"),
        _ => None,
    };
    (definition.to_owned(), owned(samples), default.map(str::to_owned))
}

/// The number of a case: bits are numbered in definitions.
fn number(it: &Enumeration, value: i64) -> i64 {
    if it.case_class.ends_with("Bit") { 1_i64 << value } else { value }
}

fn width(it: &Enumeration) -> &str {
    let digits = it.class[1..].find(|it: char| !it.is_ascii_digit()).unwrap_or(0);
    &it.class[1..=digits]
}

fn property(random: &mut Random, pool: &Pool) -> (String, Vec<String>, Option<String>) {
    if !pool.enumerations.is_empty() && random.one_in(5) {
        let (name, it) = random.one_of(&pool.enumerations);
        let definition = match random.below(4) {
            0 => format!("NamedEnumProp<{name}, \"named\">"),
            1 if it.attribute_format.is_some() => format!("EnumPropWithAttrForm<{name}, {name}A>"),
            _ => format!("EnumProp<{name}>"),
        };
        let samples = it
            .cases
            .iter()
            .map(|(_, value, text)| match it.attribute_format {
                Some(_) if definition.contains("WithAttrForm") => {
                    format!("#d<{} {text}>", name.to_lowercase())
                }
                _ => format!("{} : i{}", number(&it, *value), width(&it)),
            })
            .collect();
        let default = format!("::d::{name}::{}", it.cases[0].0);
        return (definition, samples, Some(default));
    }
    let (definition, samples, default) = random.one_of(PROPERTIES);
    let default = (!default.is_empty()).then(|| default.to_owned());
    (definition.to_owned(), owned(samples), default)
}

fn parts(random: &mut Random, used: &mut Vec<String>, part: fn(&mut Random) -> Part) -> Vec<Part> {
    let count = 1 + random.below(2);
    let mut parts: Vec<_> = (0..count).map(|_| part(random)).collect();
    for part in &mut parts {
        part.name = name(random, used);
    }
    // A variadic part comes last.
    parts.sort_by_key(|it| it.is_variadic);
    parts
}

fn region(random: &mut Random) -> Part {
    let inner =
        random.one_of(&["AnyRegion", "SizedRegion<1>", "MinSizedRegion<1>", "MaxSizedRegion<1>"]);
    let is_variadic = random.one_in(4);
    let definition =
        if is_variadic { format!("VariadicRegion<{inner}>") } else { inner.to_owned() };
    Part { name: String::new(), definition, is_variadic }
}

fn successor(random: &mut Random) -> Part {
    let inner = random.one_of(&[
        "AnySuccessor",
        "AnySuccessor",
        "Successor<CPred<\"$_self->getNumArguments() == 0\">, \"a block without arguments\">",
    ]);
    let is_variadic = random.one_in(4);
    let definition =
        if is_variadic { format!("VariadicSuccessor<{inner}>") } else { inner.to_owned() };
    Part { name: String::new(), definition, is_variadic }
}

/// Traits that mostly fit the operation.
fn traits(random: &mut Random, operation: &Operation) -> Vec<String> {
    let operands: Vec<_> = operation
        .arguments
        .iter()
        .filter_map(|it| match it {
            Argument::Operand(values) => Some(values),
            Argument::Field(_) => None,
        })
        .collect();
    let many = |list: &[&Values]| list.iter().filter(|it| it.arity != Arity::One).count();
    let mut traits: Vec<String> = Vec::new();
    if many(&operands) > 1 {
        traits.push(
            random
                .one_of(&[
                    "AttrSizedOperandSegments",
                    "AttrSizedOperandSegments",
                    "SameVariadicOperandSize",
                ])
                .to_owned(),
        );
    }
    let results: Vec<_> = operation.results.iter().collect();
    if many(&results) > 1 {
        traits
            .push(random.one_of(&["AttrSizedResultSegments", "SameVariadicResultSize"]).to_owned());
    }
    if !operation.successors.is_empty() && !random.one_in(10) {
        traits.push("Terminator".to_owned());
    }
    if !operation.regions.is_empty() && random.one_in(2) {
        traits.push(random.one_of(REGION_TRAITS).to_owned());
    }
    while random.one_in(4) {
        let name = random.one_of(TRAITS);
        if !traits.iter().any(|it| it == name) {
            traits.push(name.to_owned());
        }
    }
    let names: Vec<_> = operands
        .iter()
        .copied()
        .chain(&operation.results)
        // The peer compares another operand if an optional one is absent, and C++ has no type of a group.
        .filter(|it| !it.name.is_empty() && it.arity == Arity::One)
        .map(|it| it.name.clone())
        .collect();
    if names.len() > 1 && random.one_in(3) {
        traits.push(relation(random, &names));
    }
    traits
}

/// A trait that relates two values.
fn relation(random: &mut Random, names: &[String]) -> String {
    let a = random.one_of(names);
    let b = random.one_of(names);
    match random.below(9) {
        0 | 1 => format!("AllTypesMatch<[\"{a}\", \"{b}\"]>"),
        2 => format!("AllElementTypesMatch<[\"{a}\", \"{b}\"]>"),
        3 => format!("AllShapesMatch<[\"{a}\", \"{b}\"]>"),
        4 => format!("AllRanksMatch<[\"{a}\", \"{b}\"]>"),
        5 => format!("AllElementCountsMatch<[\"{a}\", \"{b}\"]>"),
        6 => format!("TypesMatchWith<\"{b} is {a}\", \"{a}\", \"{b}\", \"$_self\">"),
        7 => format!(
            "TypesMatchWith<\"{b} is a list of {a}\", \"{a}\", \"{b}\", \"::mlir::RankedTensorType::get({{2}}, $_self)\">"
        ),
        _ => format!(
            "TypesMatchWith<\"{b} is i1\", \"{a}\", \"{b}\", \"::mlir::IntegerType::get($_self.getContext(), 1)\">"
        ),
    }
}
