//! What this layer keeps with the definition of a kind: how its sub-elements are visited and replaced.

use crate::core::attrs::AttrDef;
use crate::core::types::TypeDef;
use crate::kinds::parts::{ReplaceAttr, ReplaceType, WalkAttr, WalkType};

/// How the sub-elements of a kind are visited and replaced; a kind without any has no functions.
#[derive(Debug)]
pub(crate) struct Parts<W, R> {
    walk: Option<W>,
    replace: Option<R>,
}

impl<W, R> Parts<W, R> {
    /// No sub-elements.
    pub(super) const NONE: Self = Parts { walk: None, replace: None };
}

impl TypeDef {
    /// Sets how the types and attributes in values of this kind are visited and replaced.
    pub const fn parts(mut self, walk: WalkType, replace: ReplaceType) -> Self {
        self.parts = Parts { walk: Some(walk), replace: Some(replace) };
        self
    }

    /// How the parts of values of this kind are visited.
    pub(crate) fn part_walker(&self) -> Option<WalkType> {
        self.parts.walk
    }

    /// How the parts of values of this kind are replaced.
    pub(crate) fn part_replacer(&self) -> Option<ReplaceType> {
        self.parts.replace
    }
}

impl AttrDef {
    /// Sets how the types and attributes in values of this kind are visited and replaced.
    pub const fn parts(mut self, walk: WalkAttr, replace: ReplaceAttr) -> Self {
        self.parts = Parts { walk: Some(walk), replace: Some(replace) };
        self
    }

    /// How the parts of values of this kind are visited.
    pub(crate) fn part_walker(&self) -> Option<WalkAttr> {
        self.parts.walk
    }

    /// How the parts of values of this kind are replaced.
    pub(crate) fn part_replacer(&self) -> Option<ReplaceAttr> {
        self.parts.replace
    }
}
