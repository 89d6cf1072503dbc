//! Traits of operations, attributes and types.

use rustc_hash::FxHashSet;

use super::{NativeTrait, Predicate, Result};
use crate::fragment::{Fragment, fields};
use crate::tablegen::Record;

/// A trait in a definition's list.
#[derive(Clone, Debug)]
pub(crate) struct Trait<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The kind.
    pub kind: TraitKind<'r>,
    /// The relation between types that it specifies.
    pub relation: Option<TypeRelation<'r>>,
    /// The names of the values and attributes that its predicate compares, all of which must be present, and whether each
    /// may be a range.
    pub compared: Vec<(&'r str, bool)>,
    /// The operands and results whose types it compares as a range.
    pub ranges: Vec<&'r str>,
    /// The names of the arguments and results whose types it compares.
    pub typed: Vec<&'r str>,
}

/// A relation between the types of operands, results and attributes.
#[derive(Clone, Debug)]
pub(crate) enum TypeRelation<'r> {
    /// All of these have one type.
    Same(Vec<&'r str>),
    /// The type of one determines that of another.
    Transformed(TransformedType<'r>),
    /// A shaped type determines the types of a list of elements.
    Elements(TransformedType<'r>),
    /// All operands have one type.
    SameOperands,
    /// All operands and results have one type.
    SameOperandsAndResults,
}

/// The type of `to` is a function of that of `from`.
#[derive(Clone, Debug)]
pub(crate) struct TransformedType<'r> {
    /// The name of the operand, result or attribute with the given type.
    pub from: &'r str,
    /// The name of the operand, result or attribute with the computed type.
    pub to: &'r str,
    /// The function.
    pub transform: Option<Fragment<'r>>,
}

impl<'r> TypeRelation<'r> {
    fn new(record: Record<'r>) -> Result<Option<Self>> {
        let transformed = |from, to| -> Result<_> {
            let transform = Fragment::of_field(record, "transformer");
            Ok(TransformedType { from: record.str(from)?, to: record.str(to)?, transform })
        };
        Ok(if record.is_subclass_of("AllTypesMatch") {
            Some(Self::Same(record.list_of_str("values")?))
        } else if record.is_subclass_of("TypesMatchWith") {
            Some(Self::Transformed(transformed("lhs", "rhs")?))
        } else if record.is_subclass_of("ShapedTypeMatchesElementCountAndTypes") {
            Some(Self::Elements(transformed("shaped", "elements")?))
        } else {
            match record.name() {
                "SameTypeOperands" => Some(Self::SameOperands),
                "SameOperandsAndResultType" => Some(Self::SameOperandsAndResults),
                _ => None,
            }
        })
    }
}

/// The kinds of traits.
#[derive(Clone, Debug)]
pub(crate) enum TraitKind<'r> {
    /// A Rust type that implements the runtime's `OpTrait`.
    Native(NativeTrait<'r>),
    /// An interface.
    Interface {
        /// Its name.
        name: &'r str,
        /// The module.
        namespace: &'r str,
        /// The methods with a default body that a hook overrides.
        overridden: Vec<&'r str>,
        /// Whether a hook implements the methods (`Declare...InterfaceMethods`).
        declared: bool,
        /// Whether the record defines the methods. Otherwise, only C++ or Rust code defines them.
        defined: bool,
    },
    /// A list of effects; see [`Op::effects`](super::Op::effects).
    Effects,
    /// A predicate, with the message after `failed to verify that`.
    Predicate {
        /// The condition.
        predicate: Predicate<'r>,
        /// The message.
        summary: &'r str,
    },
    /// Only affects the generator.
    Internal,
}

impl<'r> Trait<'r> {
    fn new(record: Record<'r>) -> Result<Self> {
        let kind = if record.is_subclass_of("PredTrait") {
            TraitKind::Predicate {
                predicate: Predicate::new(record.def("predicate")?)?,
                summary: record.str("summary")?,
            }
        } else if record.is_subclass_of("SideEffectsTraitBase") {
            TraitKind::Effects
        } else if record.is_subclass_of("InterfaceTrait") {
            let declared = record.is_subclass_of("DeclareInterfaceMethods");
            let defined = record.is_subclass_of("Interface");
            let name = record.str(if defined { "cppInterfaceName" } else { "trait" })?;
            TraitKind::Interface {
                name,
                namespace: fields::namespace(record)?,
                overridden: if declared {
                    record.list_of_str("alwaysOverriddenMethods")?
                } else {
                    Vec::new()
                },
                declared,
                defined,
            }
        } else if record.is_subclass_of("NativeTrait") {
            TraitKind::Native(NativeTrait::new(record)?)
        } else if record.is_subclass_of("GenInternalTrait") {
            TraitKind::Internal
        } else {
            return Err(record.error("expected a trait"));
        };
        let relation = TypeRelation::new(record)?;
        Ok(Self {
            record,
            kind,
            relation,
            compared: compared(record)?,
            ranges: ranges(record)?,
            typed: typed(record)?,
        })
    }

    /// The native trait, if it is one.
    #[must_use]
    pub(crate) fn native(&self) -> Option<&NativeTrait<'r>> {
        match &self.kind {
            TraitKind::Native(native) => Some(native),
            _ => None,
        }
    }

    /// Whether this is the interface `name`, declared or not.
    #[must_use]
    pub(crate) fn is_interface(&self, interface: &str) -> bool {
        matches!(&self.kind, TraitKind::Interface { name, .. } if *name == interface)
    }
}

/// The names of the values and attributes that the predicate of the trait `record` compares, and whether each may be a
/// range: if all types of ranges are compared, or what a conversion makes of them.
fn compared(record: Record<'_>) -> Result<Vec<(&str, bool)>> {
    Ok(if record.is_subclass_of("AllMatchSameOperatorTrait") {
        let is_of_types = record.is_subclass_of("AllTypesMatch");
        record.list_of_str("values")?.into_iter().map(|name| (name, is_of_types)).collect()
    } else if record.is_subclass_of("TypesMatchWith")
        && !record.is_subclass_of("OptionalTypesMatchWith")
        && !record.is_subclass_of("RangedTypesMatchWith")
    {
        let is_converted = record.str("transformer")?.trim() != "$_self";
        vec![(record.str("lhs")?, is_converted), (record.str("rhs")?, is_converted)]
    } else {
        Vec::new()
    })
}

/// The names of the operands and results whose types the trait `record` compares as a range, without a conversion to one.
fn ranges(record: Record<'_>) -> Result<Vec<&str>> {
    if !record.is_subclass_of("RangedTypesMatchWith") {
        return Ok(Vec::new());
    }
    let is_converted = record.str("transformer")?.trim() != "$_self";
    let from = (!is_converted).then(|| record.str("lhs")).transpose()?;
    Ok(from.into_iter().chain([record.str("rhs")?]).collect())
}

/// The names of the arguments and results whose types the trait `record` compares.
fn typed(record: Record<'_>) -> Result<Vec<&str>> {
    const OF_LIST: &[&str] = &[
        "AllElementCountsMatch",
        "AllElementTypesMatch",
        "AllRanksMatch",
        "AllShapesMatch",
        "AllTypesMatch",
    ];
    let is = |class| record.is_subclass_of(class);
    Ok(if OF_LIST.iter().any(|class| is(class)) {
        record.list_of_str("values")?
    } else if is("TypesMatchWith") {
        vec![record.str("lhs")?, record.str("rhs")?]
    } else if is("ShapedTypeMatchesElementCountAndTypes") {
        vec![record.str("shaped")?, record.str("elements")?]
    } else {
        Vec::new()
    })
}

/// Reads the traits of `owner` in verification order. Flattens lists, adds base interfaces and removes duplicates.
pub(super) fn read<'r>(owner: Record<'r>) -> Result<Vec<Trait<'r>>> {
    let mut seen = FxHashSet::default();
    let mut traits = Vec::new();
    add(owner, &owner.list_of_defs("traits")?, &mut seen, &mut traits)?;
    Ok(traits)
}

fn add<'r>(
    owner: Record<'r>,
    records: &[Record<'r>],
    seen: &mut FxHashSet<usize>,
    traits: &mut Vec<Trait<'r>>,
) -> Result<()> {
    for &record in records {
        if record.is_subclass_of("TraitList") {
            add(owner, &record.list_of_defs("traits")?, seen, traits)?;
            continue;
        }
        if !seen.insert(record.index()) {
            continue;
        }
        if record.is_subclass_of("Interface") {
            add(owner, &record.list_of_defs("baseInterfaces")?, seen, traits)?;
        }
        if record.field("dependentTraits").is_some() {
            for needed in record.list_of_defs("dependentTraits")? {
                if !seen.contains(&needed.index()) {
                    return Err(owner.error(format!(
                        "{} requires {} to precede it in traits list",
                        record.str("trait")?,
                        needed.str("trait")?
                    )));
                }
            }
        }
        traits.push(Trait::new(record)?);
    }
    Ok(())
}
