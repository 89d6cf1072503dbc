//! Rust types used by definitions of the test dialect.

use ods_runtime::codegen::{AsmWriter, Attribute, Context, DenseI64ArrayAttr, ParseResult, Parser};
use ods_runtime::properties::PropertyValue;
use ods_runtime::{AttrCast as _, AttrRef};

/// A property whose conversions are in its definition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}

impl Point {
    /// A point, if there are two coordinates.
    pub fn of(values: impl IntoIterator<Item = i64>) -> Option<Self> {
        let mut values = values.into_iter();
        let point = Point { x: values.next()?, y: values.next()? };
        values.next().is_none().then_some(point)
    }
}

/// Parses `(x, y)`.
pub(crate) fn parse_point(p: &mut Parser<'_>) -> ParseResult<Point> {
    p.parse_l_paren()?;
    let x = PropertyValue::parse(p)?;
    p.parse_comma()?;
    let y = PropertyValue::parse(p)?;
    p.parse_r_paren()?;
    Ok(Point { x, y })
}

/// A property that implements its conversions.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Span(pub u32, pub u32);

impl PropertyValue for Span {
    fn to_attribute(&self, ctx: &Context) -> Attribute {
        DenseI64ArrayAttr::get(ctx, &[self.0.into(), self.1.into()]).into()
    }

    fn from_attribute(attr: AttrRef<'_>) -> Result<Self, String> {
        let array = DenseI64ArrayAttr::try_from_ref(attr).ok_or("expected a span")?;
        let values: Vec<i64> = array.values().collect();
        match values.as_slice() {
            [start, end] => Ok(Span(*start as u32, *end as u32)),
            _ => Err("expected a span".to_owned()),
        }
    }

    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        let start = PropertyValue::parse(p)?;
        p.parse_colon()?;
        Ok(Span(start, PropertyValue::parse(p)?))
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        Self::parse(p).map(Some)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write(&format!("{} : {}", self.0, self.1));
    }
}
