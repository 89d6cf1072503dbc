//! Parsing of properties that are not attributes.

use super::OpParser;
use crate::core::ir::OpState;
use crate::text::parser::ParseResult;
use crate::text::properties::kind::{PropertyType, stored, word};

impl<'a> OpParser<'a> {
    /// The property in property word `index`, or its default if it was not parsed.
    pub fn property<T: PropertyType>(&self, index: usize, state: &OpState) -> &'a T::Storage {
        let ctx = self.ctx();
        state.property_storage::<T>(ctx, index).unwrap_or_else(|| {
            let value = T::initial(ctx).unwrap_or_default();
            stored::<T>(ctx, word::<T>(ctx, value))
        })
    }

    /// Parses the property `name` into property word `index`.
    pub fn parse_property<T: PropertyType>(
        &mut self,
        name: &str,
        index: usize,
        state: &mut OpState,
    ) -> ParseResult {
        let at = self.offset();
        match T::parse(self) {
            Ok(value) => {
                state.set_property_storage::<T>(self.ctx(), index, value);
                Ok(())
            }
            Err(error) => {
                let expected = T::SUMMARY.trim_end();
                let what = format!("invalid value for property {name}, expected {expected}");
                let outer = self.custom_error_at(at, what);
                let silent = error.message().is_empty();
                Err(if silent { outer } else { error.followed_by(outer) })
            }
        }
    }

    /// Parses a property into property word `index`, if present.
    pub fn parse_optional_property<T: PropertyType>(
        &mut self,
        index: usize,
        state: &mut OpState,
    ) -> ParseResult<bool> {
        let value = T::parse_optional(self)?;
        let found = value.is_some();
        if let Some(value) = value {
            state.set_property_storage::<T>(self.ctx(), index, value);
        }
        Ok(found)
    }
}
