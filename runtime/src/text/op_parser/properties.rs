//! Parsing of properties that are not attributes.

use super::OpParser;
use crate::core::ir::OpState;
use crate::core::property::PropertyKey;
use crate::text::parser::ParseResult;
use crate::text::properties::kind::{PropertyType, stored, word};

impl<'a> OpParser<'a> {
    /// The value of a property, or its default if it was not parsed.
    pub fn property<T: PropertyType>(&self, key: PropertyKey, state: &OpState) -> &'a T::Storage {
        let ctx = self.ctx();
        state.property_storage::<T>(ctx, key).unwrap_or_else(|| {
            let value = T::initial(ctx).unwrap_or_default();
            stored::<T>(ctx, word::<T>(ctx, value))
        })
    }

    /// Parses a property.
    pub fn parse_property<T: PropertyType>(
        &mut self,
        key: PropertyKey,
        state: &mut OpState,
    ) -> ParseResult {
        let at = self.offset();
        match T::parse(self) {
            Ok(value) => {
                state.set_property_storage::<T>(self.ctx(), key, value);
                Ok(())
            }
            Err(error) => {
                let expected = T::SUMMARY.trim_end();
                let what = format!("invalid value for property {}, expected {expected}", key.name);
                let outer = self.custom_error_at(at, what);
                let silent = error.message().is_empty();
                Err(if silent { outer } else { error.followed_by(outer) })
            }
        }
    }

    /// Parses a property, if present.
    pub fn parse_optional_property<T: PropertyType>(
        &mut self,
        key: PropertyKey,
        state: &mut OpState,
    ) -> ParseResult<bool> {
        let value = T::parse_optional(self)?;
        let is_present = value.is_some();
        if let Some(value) = value {
            state.set_property_storage::<T>(self.ctx(), key, value);
        }
        Ok(is_present)
    }
}
