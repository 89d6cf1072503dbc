//! A set that keeps the order of insertion.

use std::hash::Hash;

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// The number of elements up to which a search is faster than a table.
const FEW: usize = 8;

/// A set in order of insertion. Small sets have no table.
#[derive(Clone, Debug)]
pub(super) struct OrderedSet<T> {
    elements: SmallVec<[T; 1]>,
    table: Option<Box<FxHashSet<T>>>,
}

impl<T> Default for OrderedSet<T> {
    fn default() -> Self {
        OrderedSet { elements: SmallVec::new(), table: None }
    }
}

impl<T: Copy + Eq + Hash> OrderedSet<T> {
    /// Adds `element`. Returns whether it is new.
    pub(super) fn insert(&mut self, element: T) -> bool {
        let is_new = match &mut self.table {
            Some(table) => table.insert(element),
            None => !self.elements.contains(&element),
        };
        if is_new {
            self.elements.push(element);
            if self.table.is_none() && self.elements.len() > FEW {
                self.table = Some(Box::new(self.elements.iter().copied().collect()));
            }
        }
        is_new
    }

    /// The elements.
    pub(super) fn as_slice(&self) -> &[T] {
        &self.elements
    }
}
