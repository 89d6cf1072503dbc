//! What a pass preserved.

use std::any::{Any, TypeId};

/// The analyses that are valid after a pass: none, unless the pass says so.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PreservedAnalyses {
    all: bool,
    types: Vec<TypeId>,
}

impl PreservedAnalyses {
    /// Preserves all analyses: the pass has changed nothing.
    pub fn preserve_all(&mut self) {
        self.all = true;
    }

    /// Preserves `A`.
    pub fn preserve<A: Any>(&mut self) {
        self.types.push(TypeId::of::<A>());
    }

    /// Whether all analyses are preserved.
    pub fn is_all(&self) -> bool {
        self.all
    }

    /// Whether no analysis is preserved.
    pub fn is_none(&self) -> bool {
        !self.all && self.types.is_empty()
    }

    /// Whether `A` is preserved.
    pub fn contains<A: Any>(&self) -> bool {
        self.all || self.types.contains(&TypeId::of::<A>())
    }
}
