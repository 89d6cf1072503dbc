//! What the definitions leave to be written by hand.

use ods_runtime::codegen::{OpParser, OpPrinter, OpRef, ParseResult};
use ods_runtime::properties::{PropertyValue, array};

use crate::test::*;

impl UsingPropertyInCustomDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Vec<i64>,)> {
        Ok((array::parse(p, PropertyValue::parse)?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, values: &'ir Vec<i64>) {
        array::print(values, p, PropertyValue::print);
    }
}

impl IntPropertyDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(i64,)> {
        Ok((PropertyValue::parse(p)?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, value: &'ir i64) {
        value.print(p);
    }
}

impl SumPropertyDirective for TestDialect {
    fn parse(p: &mut OpParser<'_>, first: &i64) -> ParseResult<(i64,)> {
        let at = p.offset();
        let second: i64 = PropertyValue::parse(p)?;
        p.parse_equal()?;
        let sum: i64 = PropertyValue::parse(p)?;
        if sum != first + second {
            return Err(p.custom_error_at(at, "Expected sum to equal first + second"));
        }
        Ok((second,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, second: &'ir i64, first: &'ir i64) {
        p.write(&format!("{second} = {}", first + second));
    }
}
