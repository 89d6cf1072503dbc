//! What names were found to stand for lately, by their spelling.

/// A small table in front of a large one: most texts use few names, and many are short.
#[derive(Debug)]
pub(super) struct Recent<'a, T> {
    slots: Vec<Option<(&'a [u8], T)>>,
    /// How often something was remembered.
    inserted: usize,
}

impl<T> Default for Recent<'_, T> {
    fn default() -> Self {
        Recent { slots: Vec::new(), inserted: 0 }
    }
}

impl<'a, T: Copy> Recent<'a, T> {
    /// How many slots there are at first, and how many once they were too few.
    const SLOTS: [usize; 2] = [16, 128];

    #[inline]
    fn slot(&self, spelling: &[u8]) -> usize {
        let tail = match spelling.last_chunk::<8>() {
            Some(tail) => u64::from_le_bytes(*tail),
            None => spelling.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)),
        };
        let first = u64::from(spelling.first().copied().unwrap_or(0));
        let ends = tail ^ (spelling.len() as u64) << 48 ^ first << 56;
        let mixed = ends.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 57;
        mixed as usize & self.slots.len().wrapping_sub(1)
    }

    /// What `spelling` stands for, if that is remembered.
    #[inline]
    pub(super) fn get(&self, spelling: &[u8]) -> Option<T> {
        match self.slots.get(self.slot(spelling)) {
            Some(Some((known, value))) if *known == spelling => Some(*value),
            _ => None,
        }
    }

    /// Remembers what `spelling` stands for, in place of something else.
    pub(super) fn insert(&mut self, spelling: &'a [u8], value: T) {
        let [few, many] = Self::SLOTS;
        if self.slots.is_empty() {
            self.slots.resize(few, None);
        } else if self.slots.len() < many && self.inserted > 2 * few {
            // What is in them is soon remembered again.
            self.slots = vec![None; many];
        }
        self.inserted += 1;
        let slot = self.slot(spelling);
        self.slots[slot] = Some((spelling, value));
    }
}
