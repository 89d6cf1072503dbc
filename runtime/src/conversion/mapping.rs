//! The replacements of values.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

use crate::core::ir::Value;

/// The values that replace one value.
pub(super) type Values = SmallVec<[Value; 1]>;

/// Maps values to the values that replace them, which may be replaced as well.
#[derive(Default, Debug)]
pub(super) struct ValueMapping {
    /// Replacements and casts of single values.
    single: FxHashMap<Value, Values>,
    /// Casts of several values.
    several: FxHashMap<Values, Values>,
    /// The values that others are mapped to, and possibly more.
    targets: FxHashSet<Value>,
}

impl ValueMapping {
    /// Maps `from` to `to`.
    pub(super) fn map(&mut self, from: &[Value], to: Values) {
        self.targets.extend(&to);
        match *from {
            [from] => self.single.insert(from, to),
            _ => self.several.insert(from.into(), to),
        };
    }

    /// Removes what `from` is mapped to.
    pub(super) fn remove(&mut self, from: &[Value]) {
        match *from {
            [from] => self.single.remove(&from),
            _ => self.several.remove(from),
        };
    }

    /// What `value` is mapped to.
    pub(super) fn get(&self, value: Value) -> Option<&Values> {
        self.single.get(&value)
    }

    /// Whether other values may be mapped to `value`.
    pub(super) fn may_be_target(&self, value: Value) -> bool {
        self.targets.contains(&value)
    }

    /// The values that `values` are mapped to directly: each on its own or, if none is mapped, all together.
    fn next(&self, values: &[Value]) -> Option<Values> {
        if let [value] = *values {
            return self.single.get(&value).cloned();
        }
        let mut next = Values::new();
        let mut is_mapped = false;
        for value in values {
            match self.single.get(value) {
                Some(to) => {
                    is_mapped = true;
                    next.extend_from_slice(to);
                }
                None => next.push(*value),
            }
        }
        if is_mapped { Some(next) } else { self.several.get(values).cloned() }
    }

    /// The last of the values that `from` is mapped to, directly or through others, that `accepts` accepts.
    pub(super) fn last(
        &self,
        from: Value,
        mut accepts: impl FnMut(&[Value]) -> bool,
    ) -> Option<Values> {
        let mut current: Values = smallvec![from];
        let mut last = None;
        loop {
            if accepts(&current) {
                last = Some(current.clone());
            }
            match self.next(&current) {
                Some(next) => current = next,
                None => return last,
            }
        }
    }
}
