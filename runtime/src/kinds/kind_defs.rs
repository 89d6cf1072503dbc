//! Sub-element functions of kind definitions.

use crate::core::attrs::AttrDef;
use crate::core::types::TypeDef;
use crate::kinds::sub_elements::{ReplaceAttr, ReplaceType, WalkAttr, WalkType};

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
        self.sub_elements = SubElementFns { walk: Some(walk), replace: Some(replace) };
        self
    }

    /// The function that visits sub-elements.
    pub(crate) fn sub_element_walker(&self) -> Option<WalkType> {
        self.sub_elements.walk
    }

    /// The function that replaces sub-elements.
    pub(crate) fn sub_element_replacer(&self) -> Option<ReplaceType> {
        self.sub_elements.replace
    }
}

impl AttrDef {
    /// Sets the functions that visit and replace the sub-elements of this kind.
    pub const fn parts(mut self, walk: WalkAttr, replace: ReplaceAttr) -> Self {
        self.sub_elements = SubElementFns { walk: Some(walk), replace: Some(replace) };
        self
    }

    /// The function that visits sub-elements.
    pub(crate) fn sub_element_walker(&self) -> Option<WalkAttr> {
        self.sub_elements.walk
    }

    /// The function that replaces sub-elements.
    pub(crate) fn sub_element_replacer(&self) -> Option<ReplaceAttr> {
        self.sub_elements.replace
    }
}
