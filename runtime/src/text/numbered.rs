//! A list by number, where most numbers follow upon each other and any may be far away.

use rustc_hash::FxHashMap;

/// Items by number. What it takes is in proportion to the items that were asked for, whatever their numbers are.
#[derive(Debug)]
pub(super) struct Numbered<T> {
    /// Those with small numbers.
    near: Vec<T>,
    /// Those beyond. A number is in one of both: items move when what is near grows.
    far: FxHashMap<usize, T>,
}

/// How far behind what is near a number may be to be near as well.
const GAP: usize = 64;

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { near: Vec::new(), far: FxHashMap::default() }
    }
}

impl<T: Default> Numbered<T> {
    /// The item `number`, if it was [asked for](Self::item).
    #[inline]
    pub(super) fn get(&self, number: usize) -> Option<&T> {
        match self.near.get(number) {
            Some(item) => Some(item),
            None if self.far.is_empty() => None,
            None => self.far.get(&number),
        }
    }

    /// The item `number`.
    #[inline]
    pub(super) fn item(&mut self, number: usize) -> &mut T {
        if number >= self.near.len() {
            if number > self.near.len() + GAP {
                return self.far.entry(number).or_default();
            }
            self.grow(number + 1);
        }
        &mut self.near[number]
    }

    fn grow(&mut self, len: usize) {
        if self.far.is_empty() {
            return self.near.resize_with(len, T::default);
        }
        for number in self.near.len()..len {
            self.near.push(self.far.remove(&number).unwrap_or_default());
        }
    }

    /// Forgets the item `number`.
    #[inline]
    pub(super) fn reset(&mut self, number: usize) {
        match self.near.get_mut(number) {
            Some(item) => *item = T::default(),
            None => drop(self.far.remove(&number)),
        }
    }

    /// Forgets all items.
    pub(super) fn clear(&mut self) {
        self.near.clear();
        self.far.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_stay_what_they_are_when_others_are_added() {
        let mut list = Numbered::default();
        let mut model = std::collections::BTreeMap::new();
        let mut number = 1usize;
        for step in 1..5000u32 {
            number = number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let spread = [30, 300, 3000, usize::MAX][step as usize % 4];
            let at = (number >> 20) % spread;
            if step % 7 == 0 {
                list.reset(at);
                model.remove(&at);
            } else {
                *list.item(at) = step;
                model.insert(at, step);
            }
            let known = |at: usize| list.get(at).copied().unwrap_or_default();
            assert_eq!(known(at), model.get(&at).copied().unwrap_or_default());
        }
        for (at, step) in &model {
            assert_eq!(list.get(*at), Some(step));
        }
        list.clear();
        assert!(model.keys().all(|at| list.get(*at).is_none()));
    }

    #[test]
    fn large_numbers_take_no_room() {
        let mut list = Numbered::<u64>::default();
        for number in (0..1000).map(|n| usize::MAX - n * 1_000_000) {
            *list.item(number) = 1;
        }
        assert!(list.near.is_empty());
    }
}
