//! A map from slot numbers that are close together.

/// A map from slot numbers to numbers: an array from about the lowest slot to the highest.
#[derive(Default, Debug)]
pub(crate) struct SlotMap {
    /// The slot of the first value.
    first: usize,
    values: Vec<u32>,
}

/// The value of a slot without an entry.
const NONE: u32 = u32::MAX;

impl SlotMap {
    /// The value of `slot`.
    #[inline]
    pub(crate) fn get(&self, slot: u32) -> Option<u32> {
        let value = *self.values.get((slot as usize).wrapping_sub(self.first))?;
        (value != NONE).then_some(value)
    }

    /// Sets the value of `slot`, which must be less than `u32::MAX`.
    #[inline]
    pub(crate) fn insert(&mut self, slot: u32, value: u32) {
        match self.values.get_mut((slot as usize).wrapping_sub(self.first)) {
            Some(place) => *place = value,
            None => self.grow(slot as usize, value),
        }
    }

    /// Removes the entry of `slot`.
    #[inline]
    pub(crate) fn remove(&mut self, slot: u32) {
        if let Some(place) = self.values.get_mut((slot as usize).wrapping_sub(self.first)) {
            *place = NONE;
        }
    }

    /// Sets the value of a slot that the array does not have.
    #[cold]
    fn grow(&mut self, slot: usize, value: u32) {
        // Grows by half of the length at least, so that the time is linear.
        let spare = self.values.len() / 2 + 64;
        if self.values.is_empty() {
            self.first = slot;
        }
        if slot < self.first {
            let first = slot.saturating_sub(spare);
            self.values.splice(..0, std::iter::repeat_n(NONE, self.first - first));
            self.first = first;
        }
        let index = slot - self.first;
        if index >= self.values.len() {
            self.values.resize(index + spare, NONE);
        }
        self.values[index] = value;
    }
}

#[cfg(test)]
mod tests {
    use super::SlotMap;

    #[test]
    fn slots_in_any_order() {
        let mut map = SlotMap::default();
        let slots = [1000, 10, 1001, 5000, 0, 999, 9];
        for (value, slot) in (0..).zip(slots) {
            assert_eq!(map.get(slot), None);
            map.insert(slot, value);
        }
        for (value, slot) in (0..).zip(slots) {
            assert_eq!(map.get(slot), Some(value));
        }
        map.remove(1000);
        map.remove(1 << 20);
        assert_eq!((map.get(1000), map.get(1001), map.get(1 << 20)), (None, Some(2), None));
    }
}
