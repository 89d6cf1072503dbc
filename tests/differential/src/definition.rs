//! A dialect as data that is written as TableGen and can be made smaller.

use std::fmt::{self, Display, Formatter, Write as _};

/// A constraint with texts that fit it.
#[derive(Clone, Debug)]
pub(crate) struct Constraint {
    /// The constraint in TableGen.
    pub(crate) definition: String,
    /// Types, or values of attributes and properties as the generic form shows them.
    pub(crate) samples: Vec<String>,
    /// Whether a format needs no `type(…)` for values of the constraint.
    pub(crate) is_buildable: bool,
}

/// How many values an operand or a result stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arity {
    One,
    Optional,
    Variadic,
    /// Groups, whose sizes are in an attribute called `segments`.
    Groups,
}

/// Operands or results.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    pub(crate) name: String,
    pub(crate) constraint: Constraint,
    pub(crate) arity: Arity,
}

/// What an attribute or a property is when the text has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    Required,
    Optional,
    Default,
}

/// An attribute or a property of an operation, or a parameter of a type or an attribute.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) constraint: Constraint,
    pub(crate) presence: Presence,
    /// Whether the field is a property, which only the generic form's `<{…}>` shows.
    pub(crate) is_property: bool,
}

/// An argument of an operation.
#[derive(Clone, Debug)]
pub(crate) enum Argument {
    Operand(Values),
    Field(Field),
}

/// A region or a successor.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) definition: String,
    pub(crate) is_variadic: bool,
}

/// An element of a format.
#[derive(Clone, Debug)]
pub(crate) enum Element {
    /// Literals, directives and variables, as written.
    Text(String),
    Group {
        elements: Vec<Element>,
        otherwise: Vec<Element>,
    },
    /// `oilist(a | b)`.
    Clauses(Vec<Vec<Element>>),
}

/// An operation.
#[derive(Clone, Debug)]
pub(crate) struct Operation {
    pub(crate) mnemonic: String,
    pub(crate) traits: Vec<String>,
    pub(crate) arguments: Vec<Argument>,
    pub(crate) results: Vec<Values>,
    pub(crate) regions: Vec<Part>,
    pub(crate) successors: Vec<Part>,
    /// No format means the generic form alone.
    pub(crate) format: Option<Vec<Element>>,
}

impl Operation {
    /// Operands and results.
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut Values> {
        let operands = self.arguments.iter_mut().filter_map(|it| match it {
            Argument::Operand(values) => Some(values),
            Argument::Field(_) => None,
        });
        operands.chain(&mut self.results)
    }
}

/// A type or an attribute.
#[derive(Clone, Debug)]
pub(crate) struct Composite {
    pub(crate) is_type: bool,
    pub(crate) mnemonic: String,
    pub(crate) parameters: Vec<Field>,
    /// No format is right without parameters only.
    pub(crate) format: Option<Vec<Element>>,
}

/// An enum, with the attribute that holds it.
#[derive(Clone, Debug)]
pub(crate) struct Enumeration {
    /// The class of the enum: `I32Enum`, `I32BitEnumAttr`, ….
    pub(crate) class: &'static str,
    /// The class of a case.
    pub(crate) case_class: &'static str,
    /// Identifier, value and text of each case.
    pub(crate) cases: Vec<(String, i64, String)>,
    pub(crate) properties: Vec<&'static str>,
    /// The format of an `EnumAttr` of the enum.
    pub(crate) attribute_format: Option<&'static str>,
}

/// The kinds of definitions.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Enumeration(Enumeration),
    Composite(Composite),
    Operation(Operation),
}

/// A definition, with the name of its record.
#[derive(Clone, Debug)]
pub(crate) struct Definition {
    /// The class in C++ and in Rust, without the kind's ending.
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

impl Definition {
    /// The name of the class that both generators make.
    pub(crate) fn class(&self) -> String {
        match &self.kind {
            Kind::Enumeration(_) => self.name.clone(),
            Kind::Composite(it) if it.is_type => format!("{}Type", self.name),
            Kind::Composite(_) => format!("{}Attr", self.name),
            Kind::Operation(_) => format!("{}Op", self.name),
        }
    }

    /// Smaller definitions, the smallest steps last.
    pub(crate) fn smaller(&self) -> Vec<Definition> {
        let kinds: Vec<Kind> = match &self.kind {
            Kind::Enumeration(it) => {
                let cases = without_one(&it.cases).map(|cases| Enumeration { cases, ..it.clone() });
                let properties = without_one(&it.properties)
                    .map(|properties| Enumeration { properties, ..it.clone() });
                cases.chain(properties).map(Kind::Enumeration).collect()
            }
            Kind::Composite(it) => {
                let formats = smaller_formats(it.format.as_deref())
                    .into_iter()
                    .map(|format| Composite { format, ..it.clone() });
                let parameters = without_one(&it.parameters)
                    .map(|parameters| Composite { parameters, ..it.clone() });
                formats.chain(parameters).map(Kind::Composite).collect()
            }
            Kind::Operation(it) => {
                smaller_operations(it).into_iter().map(Kind::Operation).collect()
            }
        };
        kinds.into_iter().map(|kind| Definition { name: self.name.clone(), kind }).collect()
    }
}

fn smaller_operations(it: &Operation) -> Vec<Operation> {
    let formats = smaller_formats(it.format.as_deref())
        .into_iter()
        .map(|format| Operation { format, ..it.clone() });
    let traits = without_one(&it.traits).map(|traits| Operation { traits, ..it.clone() });
    let arguments =
        without_one(&it.arguments).map(|arguments| Operation { arguments, ..it.clone() });
    let results = without_one(&it.results).map(|results| Operation { results, ..it.clone() });
    let regions = without_one(&it.regions).map(|regions| Operation { regions, ..it.clone() });
    let successors =
        without_one(&it.successors).map(|successors| Operation { successors, ..it.clone() });
    // An argument often goes together with its places in the format.
    let named = it.arguments.iter().enumerate().filter_map(|(index, argument)| {
        let name = match argument {
            Argument::Operand(values) => &values.name,
            Argument::Field(field) => &field.name,
        };
        let mut smaller = it.clone();
        smaller.arguments.remove(index);
        smaller.format = Some(without_name(it.format.as_deref()?, name));
        Some(smaller)
    });
    named
        .chain(traits)
        .chain(regions)
        .chain(successors)
        .chain(results)
        .chain(arguments)
        .chain(formats)
        .collect()
}

/// The format without the elements that name `$name`.
fn without_name(format: &[Element], name: &str) -> Vec<Element> {
    let names = |text: &str| {
        text.match_indices('$').any(|(at, _)| {
            let rest = &text[at + 1..];
            rest.starts_with(name)
                && !rest[name.len()..].starts_with(|it: char| it.is_alphanumeric() || it == '_')
        })
    };
    let keep = |list: &[Element]| without_name(list, name);
    format
        .iter()
        .filter_map(|element| match element {
            Element::Text(text) if names(text) => None,
            Element::Text(_) => Some(element.clone()),
            Element::Group { elements, otherwise } => {
                let elements = keep(elements);
                (!elements.is_empty())
                    .then(|| Element::Group { elements, otherwise: keep(otherwise) })
            }
            Element::Clauses(clauses) => {
                Some(Element::Clauses(clauses.iter().map(|clause| keep(clause)).collect()))
            }
        })
        .collect()
}

/// The lists that lack one item.
fn without_one<T: Clone>(list: &[T]) -> impl Iterator<Item = Vec<T>> {
    (0..list.len()).map(|index| {
        let mut rest = list.to_vec();
        rest.remove(index);
        rest
    })
}

fn smaller_formats(format: Option<&[Element]>) -> Vec<Option<Vec<Element>>> {
    let Some(format) = format else { return Vec::new() };
    let mut all = vec![None];
    all.extend(smaller_elements(format).into_iter().map(Some));
    all
}

fn smaller_elements(elements: &[Element]) -> Vec<Vec<Element>> {
    let mut all: Vec<_> = without_one(elements).collect();
    for (index, element) in elements.iter().enumerate() {
        let replacements: Vec<Vec<Element>> = match element {
            Element::Text(_) => continue,
            Element::Group { elements, otherwise } => {
                let inner = smaller_elements(elements).into_iter().map(|elements| {
                    vec![Element::Group { elements, otherwise: otherwise.clone() }]
                });
                let other = smaller_elements(otherwise).into_iter().map(|otherwise| {
                    vec![Element::Group { elements: elements.clone(), otherwise }]
                });
                inner.chain(other).collect()
            }
            Element::Clauses(clauses) => {
                let fewer = without_one(clauses).map(|clauses| vec![Element::Clauses(clauses)]);
                let smaller = clauses.iter().enumerate().flat_map(|(at, clause)| {
                    smaller_elements(clause).into_iter().map(move |clause| {
                        let mut clauses = clauses.clone();
                        clauses[at] = clause;
                        vec![Element::Clauses(clauses)]
                    })
                });
                fewer.chain(smaller).collect()
            }
        };
        for replacement in replacements {
            let mut smaller = elements.to_vec();
            smaller.splice(index..=index, replacement);
            all.push(smaller);
        }
    }
    all
}

/// What all files begin with.
pub(crate) const HEADER: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D_Dialect : Dialect {
  let name = "d";
  let cppNamespace = "::d";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
"#;

impl Display for Definition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Enumeration(it) => write_enumeration(f, &self.name, it),
            Kind::Composite(it) => write_composite(f, &self.name, it),
            Kind::Operation(it) => write_operation(f, &self.class(), it),
        }
    }
}

fn write_enumeration(f: &mut Formatter<'_>, name: &str, it: &Enumeration) -> fmt::Result {
    let cases: Vec<_> = it
        .cases
        .iter()
        .map(|(symbol, value, text)| {
            format!("{}<\"{symbol}\", {value}, \"{text}\">", it.case_class)
        })
        .collect();
    writeln!(f, "def {name} : {}<\"{name}\", \"an enum\", [{}]> {{", it.class, cases.join(", "))?;
    writeln!(f, "  let cppNamespace = \"::d\";")?;
    for property in &it.properties {
        writeln!(f, "  let {property} = 1;")?;
    }
    writeln!(f, "}}")?;
    if let Some(format) = it.attribute_format {
        let mnemonic = name.to_lowercase();
        write!(f, "def {name}A : EnumAttr<D_Dialect, {name}, \"{mnemonic}\"> {{ ")?;
        writeln!(f, "let assemblyFormat = \"{format}\"; }}")?;
    }
    Ok(())
}

fn write_composite(f: &mut Formatter<'_>, name: &str, it: &Composite) -> fmt::Result {
    let class = if it.is_type { "TypeDef" } else { "AttrDef" };
    writeln!(f, "def {name} : {class}<D_Dialect, \"{name}\"> {{")?;
    writeln!(f, "  let mnemonic = \"{}\";", it.mnemonic)?;
    let parameters: Vec<_> = it
        .parameters
        .iter()
        .map(|it| format!("{}:${}", it.constraint.definition, it.name))
        .collect();
    if !parameters.is_empty() {
        writeln!(f, "  let parameters = (ins {});", parameters.join(", "))?;
    }
    write_format(f, it.format.as_deref())?;
    writeln!(f, "}}")
}

fn write_operation(f: &mut Formatter<'_>, class: &str, it: &Operation) -> fmt::Result {
    let traits = it.traits.join(", ");
    writeln!(f, "def {class} : Op<D_Dialect, \"{}\", [{traits}]> {{", it.mnemonic)?;
    let arguments: Vec<_> = it
        .arguments
        .iter()
        .map(|argument| match argument {
            Argument::Operand(values) => values.to_string(),
            Argument::Field(field) => format!("{}:${}", field.constraint.definition, field.name),
        })
        .collect();
    let results: Vec<_> = it.results.iter().map(Values::to_string).collect();
    let part = |it: &Part| format!("{}:${}", it.definition, it.name);
    let regions: Vec<_> = it.regions.iter().map(part).collect();
    let successors: Vec<_> = it.successors.iter().map(part).collect();
    for (field, operator, list) in [
        ("arguments", "ins", arguments),
        ("results", "outs", results),
        ("regions", "region", regions),
        ("successors", "successor", successors),
    ] {
        if !list.is_empty() {
            writeln!(f, "  let {field} = ({operator} {});", list.join(", "))?;
        }
    }
    write_format(f, it.format.as_deref())?;
    writeln!(f, "}}")
}

fn write_format(f: &mut Formatter<'_>, format: Option<&[Element]>) -> fmt::Result {
    match format {
        Some(format) => writeln!(f, "  let assemblyFormat = [{{ {} }}];", written(format)),
        None => Ok(()),
    }
}

impl Display for Values {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let constraint = &self.constraint.definition;
        match self.arity {
            Arity::One => f.write_str(constraint)?,
            Arity::Optional => write!(f, "Optional<{constraint}>")?,
            Arity::Variadic => write!(f, "Variadic<{constraint}>")?,
            Arity::Groups => write!(f, "VariadicOfVariadic<{constraint}, \"segments\">")?,
        }
        // A result may have no name.
        if self.name.is_empty() { Ok(()) } else { write!(f, ":${}", self.name) }
    }
}

/// A format as it stands in a definition.
pub(crate) fn written(elements: &[Element]) -> String {
    let mut text = String::new();
    for element in elements {
        if !text.is_empty() {
            text.push(' ');
        }
        match element {
            Element::Text(it) => text += it,
            Element::Group { elements, otherwise } => {
                let _ = write!(text, "({})", written(elements));
                if !otherwise.is_empty() {
                    let _ = write!(text, " : ({})", written(otherwise));
                }
                text.push('?');
            }
            Element::Clauses(clauses) => {
                let clauses: Vec<_> = clauses.iter().map(|it| written(it)).collect();
                let _ = write!(text, "oilist({})", clauses.join(" | "));
            }
        }
    }
    text
}
