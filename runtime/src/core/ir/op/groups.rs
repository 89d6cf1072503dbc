//! Operand groups, result groups and properties of an operation, by their index in its definition.

use super::{OpRef, OperandRange, ResultRange};
use crate::core::access::missing_attr;
use crate::core::attrs::AttrCast;
use crate::core::groups;
use crate::core::property::PropertyKey;

impl<'ir> OpRef<'ir> {
    /// The operands of group `index` of the definition.
    pub fn operand_group(self, index: usize) -> OperandRange<'ir> {
        let Some(def) = self.def() else { return self.operands().slice(0..0) };
        let range = groups::operands(def, self.property_words(), self.num_operands(), index);
        let mut operands = self.operands().slice(range);
        operands.segment.group = u16::try_from(index).ok();
        operands
    }

    /// The results of group `index` of the definition.
    pub fn result_group(self, index: usize) -> ResultRange<'ir> {
        let Some(def) = self.def() else { return self.results().slice(0..0) };
        self.results().slice(groups::results(def, self.property_words(), self.num_results(), index))
    }

    /// The attribute of a property.
    ///
    /// # Panics
    ///
    /// If it is absent or not a `T`. The operation does not verify then.
    #[track_caller]
    pub fn required_attr<T: AttrCast<'ir>>(self, key: PropertyKey) -> T {
        match self.property(key) {
            Some(attr) => attr.cast(),
            None => missing_attr(self.def(), key),
        }
    }

    /// Whether the attribute of a property is absent or equal to its default.
    pub fn property_is_default(self, key: PropertyKey) -> bool {
        self.property_at_is_default(key.word)
    }

    /// Whether the attribute in property word `index` is absent or equal to its default.
    pub(crate) fn property_at_is_default(self, index: usize) -> bool {
        let word = self.property_word(index);
        if word == 0 || self.name().default_words().get(index) == Some(&word) {
            return true;
        }
        // An optional attribute has no default at creation, but may have been set to the default value explicitly.
        let mut at = 0;
        for property in self.def().map_or(&[][..], |def| def.property_list()) {
            if at == index {
                let default = property.default.filter(|_| property.optional);
                return default.is_some_and(|default| default(self.ctx()).to_word() == word);
            }
            at += usize::from(property.words);
        }
        false
    }
}
