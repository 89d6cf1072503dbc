//! Sub-element functions of kind definitions.

use crate::core::attrs::AttrDef;
use crate::core::types::TypeDef;
use crate::kinds::parts::{ReplaceAttr, ReplaceType, WalkAttr, WalkType};

/// The functions that visit and replace the sub-elements of a kind; none for a kind without sub-elements.
#[derive(Debug)]
pub(crate) struct SubElementFns<W, R> {
    walk: Option<W>,
    replace: Option<R>,
}

impl<W, R> SubElementFns<W, R> {
    /// No sub-elements.
    pub(super) const NONE: Self = SubElementFns { walk: None, replace: None };
}

impl TypeDef {
    /// Sets the functions that visit and replace the sub-elements of this kind.
    pub const fn parts(mut self, walk: WalkType, replace: ReplaceType) -> Self {
        self.parts = SubElementFns { walk: Some(walk), replace: Some(replace) };
        self
    }

    /// The function that visits sub-elements.
    pub(crate) fn sub_element_walker(&self) -> Option<WalkType> {
        self.parts.walk
    }

    /// The function that replaces sub-elements.
    pub(crate) fn sub_element_replacer(&self) -> Option<ReplaceType> {
        self.parts.replace
    }
}

impl AttrDef {
    /// Sets the functions that visit and replace the sub-elements of this kind.
    pub const fn parts(mut self, walk: WalkAttr, replace: ReplaceAttr) -> Self {
        self.parts = SubElementFns { walk: Some(walk), replace: Some(replace) };
        self
    }

    /// The function that visits sub-elements.
    pub(crate) fn sub_element_walker(&self) -> Option<WalkAttr> {
        self.parts.walk
    }

    /// The function that replaces sub-elements.
    pub(crate) fn sub_element_replacer(&self) -> Option<ReplaceAttr> {
        self.parts.replace
    }
}
