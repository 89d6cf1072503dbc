//! Parsing of enum attributes.

use super::OpParser;
use crate::core::attrs::Attribute;
use crate::text::enums::{EnumView, OdsEnum, enum_from_str, list};
use crate::text::parser::ParseResult;

impl<'a> OpParser<'a> {
    /// Parses the enum of attribute `name`: a keyword or a string. `None` for the empty string, unless it is the text of a
    /// value: as in MLIR, the attribute is not set.
    pub fn parse_enum<V: EnumView<'a>>(&mut self, name: &str) -> ParseResult<Option<Attribute>> {
        let at = self.offset();
        match self.parse_enum_text::<V>()? {
            Some(text) => self.enum_from_text::<V>(name, &text, at),
            None => {
                let cases = list::<V::Value>();
                Err(self.custom_error(format!(
                    "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
                )))
            }
        }
    }

    /// Like [`parse_enum`](Self::parse_enum), if a keyword of the enum or a string is present.
    pub fn parse_optional_enum<V: EnumView<'a>>(
        &mut self,
        name: &str,
    ) -> ParseResult<Option<Attribute>> {
        let at = self.offset();
        match self.parse_enum_text::<V>()? {
            Some(text) => self.enum_from_text::<V>(name, &text, at),
            None => Ok(None),
        }
    }

    fn parse_enum_text<V: EnumView<'a>>(&mut self) -> ParseResult<Option<String>> {
        let words: Vec<&str> = <V::Value as OdsEnum>::CASES.iter().map(|(_, text)| *text).collect();
        match self.parse_optional_keyword_of(&words)? {
            Some(word) => Ok(Some(word.to_owned())),
            None => self.parse_optional_string(),
        }
    }

    fn enum_from_text<V: EnumView<'a>>(
        &self,
        name: &str,
        text: &str,
        at: u32,
    ) -> ParseResult<Option<Attribute>> {
        match enum_from_str::<V::Value>(text) {
            Ok(value) => Ok(Some(V::make(self.ctx(), value).into())),
            Err(_) if text.is_empty() => Ok(None),
            Err(_) => Err(self.custom_error_at(
                at,
                format!("invalid {name} attribute specification: \"{text}\""),
            )),
        }
    }
}
