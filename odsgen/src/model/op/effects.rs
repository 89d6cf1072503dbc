//! Reads the effects of an operation: decorators of operands, results and symbols, and effect traits.

use super::{Arg, Op, marked};
use crate::fragment::language;
use crate::model::effects::{EffectPlace, Effects, SideEffect};
use crate::model::{Result, TraitKind};
use crate::tablegen::{Record, Value};

/// The effects of `op`, by interface.
///
/// # Errors
///
/// If a decorator is invalid or misplaced, or a hook also implements the interface.
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
    if language::is_cpp(op.record) {
        // Upstream generates no effects for an operation that implements the interface itself.
        all.retain(|effects| !is_declared(op, effects));
    }
    for effects in &all {
        check_unique(op, effects)?;
    }
    Ok(all)
}

/// The group of the interface that `record` names in `field`.
fn group<'a, 'r>(
    all: &'a mut Vec<Effects<'r>>,
    record: Record<'r>,
    field: &str,
) -> Result<&'a mut Effects<'r>> {
    let (interface, namespace) = (record.str(field)?, record.str("cppNamespace")?);
    let position = all.iter().position(|it| it.interface == interface && it.namespace == namespace);
    let index = position.unwrap_or_else(|| {
        all.push(Effects { record, interface, namespace, first: None, list: Vec::new() });
        all.len() - 1
    });
    Ok(&mut all[index])
}

/// The effect decorators of an argument or result.
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

/// Whether the constraint is a symbol reference. Compares names of definitions and classes, as upstream does.
fn is_symbol_ref(attr: Record<'_>) -> bool {
    ["SymbolRefAttr", "FlatSymbolRefAttr"]
        .iter()
        .any(|name| attr.name() == *name || attr.is_subclass_of(name))
}

/// Whether a hook implements the interface of `effects`.
fn is_declared(op: &Op<'_>, effects: &Effects<'_>) -> bool {
    let is_same = |kind: &TraitKind<'_>| {
        matches!(kind, TraitKind::Interface { name, namespace, .. }
            if *name == effects.interface && *namespace == effects.namespace)
    };
    op.traits.iter().any(|entry| is_same(&entry.kind))
}

/// Reports an operation whose effects are declared and also implemented by a hook.
fn check_unique(op: &Op<'_>, effects: &Effects<'_>) -> Result<()> {
    if !is_declared(op, effects) {
        return Ok(());
    }
    let error =
        op.record.error(format!("Unexpected overlap when generating `getEffects` for {}", op.name));
    let help = format!("either declare the effects or implement `{}` in a hook", effects.interface);
    Err(Box::new(error.with_help(help)))
}
