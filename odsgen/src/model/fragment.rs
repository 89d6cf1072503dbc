//! Host code in `.td` files.

use crate::tablegen::{Record, Span, Value};

/// A piece of host code, and its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fragment<'r> {
    /// The code.
    pub text: &'r str,
    /// Where it is written; if it was put together, where the field that holds it got its value.
    pub span: Span,
    /// Whether offsets into `text` are offsets into `span`.
    pub exact: bool,
}

impl<'r> Fragment<'r> {
    /// The fragment in a field of a record; nothing if the field is missing, unset or blank.
    #[must_use]
    pub fn of_field(record: Record<'r>, field: &str) -> Option<Self> {
        let field = record.field(field)?;
        Self::of_value(field.value(), field.value_span())
    }

    /// The fragment that is the string `value`; `place` is pointed at if it was put together.
    #[must_use]
    pub fn of_value(value: Value<'r>, place: Span) -> Option<Self> {
        let Value::String(string) = value else { return None };
        if string.text().trim().is_empty() {
            return None;
        }
        Some(match string.literal_span() {
            Some(span) if span.len() == string.text().len() => {
                Self { text: string.text(), span, exact: true }
            }
            Some(span) => Self { text: string.text(), span, exact: false },
            None => Self { text: string.text(), span: place, exact: false },
        })
    }

    /// The place of `len` bytes at `offset` of the text, as far as it is known.
    #[must_use]
    pub fn at(&self, offset: usize, len: usize) -> Span {
        if self.exact { self.span.sub(offset, len) } else { self.span }
    }
}
