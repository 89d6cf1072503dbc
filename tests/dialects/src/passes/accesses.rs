//! What `--test-last-modified` and `--test-next-access` share: for each value, the operations that access it last or next.

use std::collections::BTreeMap;

use ods_runtime::dataflow::{
    DenseTransfer, Lattice, SparseForward, SparseTransfer, States, ValueLattice,
};
use ods_runtime::interfaces::MemoryEffectOpInterface;
use ods_runtime::side_effects::MemoryEffect;
use ods_runtime::{Op, OpRef, Value, ValueRef};

/// The value that a value stands for, such as the argument of a call for a block argument.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Underlying {
    /// Not computed yet.
    #[default]
    Unset,
    /// This value.
    Value(Value),
    /// One of several.
    Several,
}

impl Lattice for Underlying {
    fn join(&mut self, other: &Self) -> bool {
        let joined = match (*self, *other) {
            (Underlying::Unset, other) => other,
            (state, Underlying::Unset) => state,
            (state, other) if state == other => state,
            _ => Underlying::Several,
        };
        std::mem::replace(self, joined) != joined
    }
}

/// Determines which values stand for which.
#[derive(Clone, Copy, Default)]
pub(crate) struct UnderlyingValues;

impl SparseForward for UnderlyingValues {
    type Lattice = Underlying;

    fn entry_state(&self, value: ValueRef<'_>) -> Underlying {
        Underlying::Value(value.handle())
    }

    fn visit_operation(&mut self, _: OpRef<'_>, flow: &mut SparseTransfer<'_, '_, Underlying>) {
        for index in 0..flow.num_targets() {
            let state = Underlying::Value(flow.target_value(index).handle());
            flow.join(index, &state);
        }
    }
}

/// The value at the end of the chain that starts with `value`, if it is known.
fn underlying(value: Value, mut state: impl FnMut(Value) -> Underlying) -> Option<Value> {
    let mut value = value;
    loop {
        match state(value) {
            Underlying::Value(next) if next == value => return Some(value),
            Underlying::Value(next) => value = next,
            Underlying::Unset | Underlying::Several => return None,
        }
    }
}

/// The value that `value` stands for after all analyses.
pub(crate) fn underlying_in(states: &States, value: Value) -> Option<Value> {
    underlying(value, |it| {
        states.get::<ValueLattice<Underlying>>(it).map_or(Underlying::Unset, |state| state.0)
    })
}

/// The operations that access values; `None` if they are unknown. Nothing has been determined about other values.
#[derive(Clone, Default, Debug)]
pub(crate) struct Accesses(BTreeMap<Value, Option<Vec<Op>>>);

impl Lattice for Accesses {
    fn join(&mut self, other: &Self) -> bool {
        let mut is_changed = false;
        for (value, ops) in &other.0 {
            let state = self.0.entry(*value).or_insert_with(|| Some(Vec::new()));
            match (&mut *state, ops) {
                (None, _) => {}
                (Some(_), None) => {
                    *state = None;
                    is_changed = true;
                }
                (Some(state), Some(ops)) => {
                    let before = state.len();
                    for op in ops {
                        if !state.contains(op) {
                            state.push(*op);
                        }
                    }
                    is_changed |= state.len() != before;
                }
            }
        }
        is_changed
    }
}

impl Accesses {
    /// Makes the accesses of all values unknown about which something has been determined.
    pub(crate) fn make_unknown(&mut self) -> bool {
        let is_changed = self.0.values().any(Option::is_some);
        self.0.values_mut().for_each(|ops| *ops = None);
        is_changed
    }

    /// Forgets all accesses.
    pub(crate) fn clear(&mut self) -> bool {
        let is_changed = !self.0.is_empty();
        self.0.clear();
        is_changed
    }

    fn set(&mut self, value: Value, op: Op) -> bool {
        let before = self.0.insert(value, Some(vec![op]));
        before != Some(Some(vec![op]))
    }

    /// The operations that access `value`, if they are known.
    pub(crate) fn of(&self, value: Value) -> Option<&[Op]> {
        self.0.get(&value)?.as_deref()
    }
}

/// The values that `values` stand for. `None` if one of them is not known.
fn underlying_values<'ir>(
    values: impl IntoIterator<Item = ValueRef<'ir>>,
    flow: &mut DenseTransfer<'_, '_, Accesses>,
) -> Option<Vec<Value>> {
    let mut state = |value| flow.get_for::<ValueLattice<Underlying>>(value).0;
    values.into_iter().map(|value| underlying(value.handle(), &mut state)).collect()
}

/// Joins the source with the accesses of `op` that satisfy `counts` to the target. If they are unknown, calls `forget`.
pub(crate) fn visit_effects(
    op: OpRef<'_>,
    flow: &mut DenseTransfer<'_, '_, Accesses>,
    counts: impl Fn(MemoryEffect) -> bool,
    forget: fn(&mut Accesses) -> bool,
) {
    let effects = op.dyn_cast::<MemoryEffectOpInterface<'_>>().map(|it| it.effects());
    let accessed = effects.as_ref().and_then(|effects| {
        effects.iter().map(|effect| effect.value()).collect::<Option<Vec<ValueRef<'_>>>>()
    });
    let (Some(effects), Some(accessed)) = (&effects, accessed) else {
        return flow.change(forget);
    };
    let Some(values) = underlying_values(accessed, flow) else { return };
    let source = flow.source().clone();
    flow.change(|target| {
        let mut is_changed = target.join(&source);
        for (effect, value) in effects.iter().zip(values) {
            if counts(effect.effect()) {
                is_changed |= target.set(value, op.handle());
            }
        }
        is_changed
    });
}

/// Joins the source with accesses of `call` to all of `arguments` to the target.
pub(crate) fn visit_arguments<'ir>(
    call: OpRef<'ir>,
    arguments: impl IntoIterator<Item = ValueRef<'ir>>,
    flow: &mut DenseTransfer<'_, '_, Accesses>,
) {
    let Some(values) = underlying_values(arguments, flow) else { return };
    let source = flow.source().clone();
    flow.change(|target| {
        let mut is_changed = target.join(&source);
        for value in values {
            is_changed |= target.set(value, call.handle());
        }
        is_changed
    });
}
