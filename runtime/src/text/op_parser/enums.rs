//! Parsing of enum attributes.

use super::OpParser;
use crate::core::attrs::Attribute;
use crate::text::enums::{EnumView, OdsEnum, enum_from_str, list};
use crate::text::parser::ParseResult;

impl<'a> OpParser<'a> {
    /// Parses the enum of attribute `name`: a keyword or a string.
    pub fn parse_enum<V: EnumView<'a>>(&mut self, name: &str) -> ParseResult<Attribute> {
        match self.parse_optional_enum::<V>(name)? {
            Some(attr) => Ok(attr),
            None => {
                let cases = list::<V::Value>();
                Err(self.custom_error(format!(
                    "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
                )))
            }
        }
    }

    /// Parses the enum of attribute `name`, if one of its keywords or a string is present.
    pub fn parse_optional_enum<V: EnumView<'a>>(
        &mut self,
        name: &str,
    ) -> ParseResult<Option<Attribute>> {
        let words: Vec<&str> = <V::Value as OdsEnum>::CASES.iter().map(|(_, text)| *text).collect();
        let at = self.offset();
        let word = match self.parse_optional_keyword_of(&words)? {
            Some(word) => word.to_owned(),
            None => match self.parse_optional_string()? {
                Some(string) => string,
                None => return Ok(None),
            },
        };
        match enum_from_str::<V::Value>(&word) {
            Ok(value) => Ok(Some(V::make(self.ctx(), value).into())),
            Err(_) => Err(self.custom_error_at(
                at,
                format!("invalid {name} attribute specification: \"{word}\""),
            )),
        }
    }
}
