//! A bounded set of recently inserted values.

/// A value of a [`RecentSet`].
pub(crate) trait Hashed: Eq {
    /// A hash.
    fn hash(&self) -> usize;
}

/// The capacity: initial, and after growing. Powers of two.
const SIZES: [usize; 2] = [8, 256];

/// A direct-mapped set: of values whose hashes select the same slot, it keeps the last one. This is the runtime's only
/// kind of cache (`docs/decisions/009-caches.md`).
#[derive(Debug)]
pub(crate) struct RecentSet<T> {
    slots: Vec<Option<T>>,
    inserted: usize,
}

impl<T> Default for RecentSet<T> {
    fn default() -> Self {
        RecentSet { slots: Vec::new(), inserted: 0 }
    }
}

impl<T: Hashed> RecentSet<T> {
    #[inline]
    fn slot(&self, value: &T) -> usize {
        value.hash() & self.slots.len().wrapping_sub(1)
    }

    /// Whether `value` is in the set.
    #[inline]
    pub(crate) fn contains(&self, value: &T) -> bool {
        self.slots.get(self.slot(value)).is_some_and(|slot| slot.as_ref() == Some(value))
    }

    /// Adds a value.
    pub(crate) fn insert(&mut self, value: T) {
        let [few, many] = SIZES;
        if self.slots.is_empty() || self.slots.len() == few && self.inserted > 2 * few {
            // Drops the values, which are soon inserted again.
            let size = if self.slots.is_empty() { few } else { many };
            self.slots = (0..size).map(|_| None).collect();
        }
        self.inserted += 1;
        let slot = self.slot(&value);
        self.slots[slot] = Some(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Hashed for usize {
        fn hash(&self) -> usize {
            *self
        }
    }

    #[test]
    fn holds_what_came_last() {
        let mut set = RecentSet::default();
        assert!(!set.contains(&1));
        for value in 0..1000 {
            set.insert(value);
            assert!(set.contains(&value));
        }
        assert!(set.contains(&800) && !set.contains(&700));
    }
}
