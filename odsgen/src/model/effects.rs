//! Effects of operations: decorators of operands, results and symbols, and traits that list them.

use super::op::marked;
use super::{Arg, Op, Result, TraitKind};
use crate::tablegen::{Record, Value};

/// The effects of an operation that one interface tells.
#[derive(Clone, Debug)]
pub struct Effects<'r> {
    /// A record that names the interface: a trait, or else a decorator.
    pub record: Record<'r>,
    /// The interface.
    pub interface: &'r str,
    /// The module of the interface.
    pub namespace: &'r str,
    /// The place in the list of traits of the first that lists some, if one does.
    pub first: Option<usize>,
    /// The effects: those of traits, then in the order of arguments and results.
    pub list: Vec<SideEffect<'r>>,
}

/// One effect.
#[derive(Clone, Copy, Debug)]
pub struct SideEffect<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The Rust path of a value of the effects' type.
    pub effect: &'r str,
    /// The Rust path of a type of resource.
    pub resource: &'r str,
    /// If it happens among the effects of the operation.
    pub stage: i32,
    /// Whether it is on all that the resource, or what the value refers to, holds.
    pub on_full_region: bool,
    /// What it is on.
    pub place: EffectPlace,
}

/// What an effect is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectPlace {
    /// Nothing that is known.
    Unknown,
    /// An entry of the operands.
    Operand(usize),
    /// An entry of the results.
    Result(usize),
    /// The symbol that an attribute names.
    Symbol(usize),
}

/// The module of the runtime, as definitions spell it.
const RUNTIME: &str = "::ods_runtime";

impl Effects<'_> {
    /// Whether they are effects on memory.
    #[must_use]
    pub fn is_memory(&self) -> bool {
        self.interface == "MemoryEffectOpInterface" && self.namespace == RUNTIME
    }
}

impl<'r> SideEffect<'r> {
    /// Whether the resource is the one that is meant where nothing is said.
    #[must_use]
    pub fn is_on_default_resource(&self) -> bool {
        self.resource == "::ods_runtime::side_effects::DefaultResource"
    }

    fn new(record: Record<'r>, place: EffectPlace) -> Result<Self> {
        let stage = i32::try_from(record.int("stage")?)
            .map_err(|_| record.error("the stage of an effect must fit into 32 bits"))?;
        let named = |field, what| {
            let text = record.str(field)?;
            if text.is_empty() {
                return Err(record.error(format!("{what} must be named")));
            }
            Ok(text)
        };
        Ok(Self {
            record,
            effect: named("effect", "an effect")?,
            resource: named("resource", "the resource of an effect")?,
            stage,
            on_full_region: record.bit("effectOnFullRegion")?,
            place,
        })
    }
}

/// The effects of `op`, by interface.
///
/// # Errors
///
/// If a decorator is wrong or at a wrong place, or if an interface is implemented in another way as well.
pub(super) fn read<'r>(op: &Op<'r>) -> Result<Vec<Effects<'r>>> {
    let mut all = Vec::new();
    for (index, entry) in op.traits.iter().enumerate() {
        if !matches!(entry.kind, TraitKind::Effects) {
            continue;
        }
        let group = group(&mut all, entry.record, "trait")?;
        group.first.get_or_insert(index);
        for effect in entry.record.list_of_defs("effects")? {
            group.list.push(SideEffect::new(effect, EffectPlace::Unknown)?);
        }
    }
    let arguments = marked(op.record, "arguments", "ins")?;
    for (argument, arg) in arguments.args().zip(&op.args) {
        let decorators = decorators(argument.value)?;
        let place = match *arg {
            Arg::Operand(index) => EffectPlace::Operand(index),
            Arg::Attribute(index) if is_symbol_ref(op.attributes[index].constraint.base) => {
                EffectPlace::Symbol(index)
            }
            Arg::Attribute(_) | Arg::Property(_) => {
                let Some(effect) = decorators.first() else { continue };
                let text = format!(
                    "'{}' cannot have effects: only operands, results and symbol references can",
                    argument.name.unwrap_or_default()
                );
                return Err(match argument.value {
                    Value::Def(decorated) => decorated.error(text),
                    _ => effect.error(text),
                });
            }
        };
        add(&mut all, &decorators, place)?;
    }
    let results = marked(op.record, "results", "outs")?;
    for (index, result) in results.args().enumerate() {
        add(&mut all, &decorators(result.value)?, EffectPlace::Result(index))?;
    }
    for effects in &all {
        check_unique(op, effects)?;
    }
    Ok(all)
}

/// Where the interface that `record` names in `field` has its effects.
fn group<'a, 'r>(
    all: &'a mut Vec<Effects<'r>>,
    record: Record<'r>,
    field: &str,
) -> Result<&'a mut Effects<'r>> {
    let (interface, namespace) = (record.str(field)?, record.str("cppNamespace")?);
    let known = all.iter().position(|it| it.interface == interface && it.namespace == namespace);
    let index = known.unwrap_or_else(|| {
        all.push(Effects { record, interface, namespace, first: None, list: Vec::new() });
        all.len() - 1
    });
    Ok(&mut all[index])
}

/// The effects among the decorators of an argument or result.
fn decorators(value: Value<'_>) -> Result<Vec<Record<'_>>> {
    let Some(def) = value.as_def().filter(|def| def.is_subclass_of("OpVariable")) else {
        return Ok(Vec::new());
    };
    let mut effects = def.list_of_defs("decorators")?;
    effects.retain(|decorator| decorator.is_subclass_of("SideEffect"));
    Ok(effects)
}

fn add<'r>(
    all: &mut Vec<Effects<'r>>,
    decorators: &[Record<'r>],
    place: EffectPlace,
) -> Result<()> {
    for decorator in decorators {
        let effect = SideEffect::new(*decorator, place)?;
        group(all, *decorator, "interfaceTrait")?.list.push(effect);
    }
    Ok(())
}

/// Upstream asks the name of the definition, and those of its classes.
fn is_symbol_ref(attr: Record<'_>) -> bool {
    ["SymbolRefAttr", "FlatSymbolRefAttr"]
        .iter()
        .any(|name| attr.name() == *name || attr.is_subclass_of(name))
}

/// Effects that are listed are all that there are: the author has no say.
fn check_unique(op: &Op<'_>, effects: &Effects<'_>) -> Result<()> {
    let is_same = |kind: &TraitKind<'_>| {
        matches!(kind, TraitKind::Interface { name, namespace, .. }
            if *name == effects.interface && *namespace == effects.namespace)
    };
    if !op.traits.iter().any(|entry| is_same(&entry.kind)) {
        return Ok(());
    }
    let mut error =
        op.record.error(format!("Unexpected overlap when generating `getEffects` for {}", op.name));
    error.help = Some(format!(
        "either list the effects or have `{}` implemented by hand",
        effects.interface
    ));
    Err(error)
}
