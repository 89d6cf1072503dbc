//! Custom directives and formats written in Rust. Texts are in `texts/formats.mlir`.

use ods_runtime::attrs::{AttrRef, StringAttr};
use ods_runtime::codegen::*;
use ods_runtime::hooks::CustomAssembly;

use crate::my::*;

impl MyDirectiveDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Operands, Types)> {
        let operands = p.parse_operands()?;
        p.parse_colon()?;
        Ok((operands, p.parse_optional_type_list()?))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        operands: OperandRange<'ir>,
        types: OperandRange<'ir>,
    ) {
        p.print_operands(operands);
        p.write(" : ");
        p.print_types(types);
    }
}

impl SpanDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(UnresolvedOperand, Operands)> {
        let from = p.parse_operand()?;
        let mut to = Operands::default();
        if p.parse_optional_arrow()? {
            to = p.parse_operand()?.into();
        }
        Ok((from, to))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        from: ValueRef<'ir>,
        to: Option<ValueRef<'ir>>,
    ) {
        p.print_operand(from);
        if let Some(to) = to {
            p.write(" -> ");
            p.print_operand(to);
        }
    }
}

impl StepDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Attribute,)> {
        p.parse_keyword("step")?;
        Ok((p.parse_attribute(None)?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, step: AttrRef<'ir>) {
        p.write("step ");
        p.print_attribute(step);
    }
}

impl CountDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>, factor: i64) -> ParseResult<(i64,)> {
        p.parse_keyword("times")?;
        Ok((p.parse_integer_as::<i64>()? * factor,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, count: &'ir i64, factor: i64) {
        p.write(&format!("times {}", count / factor));
    }
}

impl NextDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Block,)> {
        p.parse_keyword("to")?;
        Ok((p.parse_successor()?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, next: BlockRef<'ir>) {
        p.write("to ");
        p.print_successor(next.handle());
    }
}

impl BodyDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Region,)> {
        Ok((p.parse_region(&[])?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, body: RegionRef<'ir>) {
        p.print_region(body, true, true, true);
    }
}

impl BodiesDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Vec<Region>,)> {
        let mut bodies = Vec::new();
        while p.parse_optional_keyword("and")? {
            bodies.push(p.parse_region(&[])?);
        }
        Ok((bodies,))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        bodies: impl Iterator<Item = RegionRef<'ir>>,
    ) {
        for (index, body) in bodies.enumerate() {
            p.write(if index == 0 { "and " } else { " and " });
            p.print_region(body, true, true, true);
        }
    }
}

impl CheckDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>, count: &i64, more: &Vec<Region>) -> ParseResult<()> {
        p.parse_keyword("end")?;
        if *count == more.len() as i64 {
            return Ok(());
        }
        let at = p.offset();
        Err(p.custom_error_at(at, format!("expected {count} further bodies")))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        _count: &'ir i64,
        _more: impl Iterator<Item = RegionRef<'ir>>,
    ) {
        p.write("end");
    }
}

impl<'ir> CustomAssembly<'ir> for CustomOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        p.parse_keyword("says")?;
        let text = p.parse_string()?;
        state.set_property(0, StringAttr::get(p.ctx(), &text));
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" says ");
        p.print_string(self.text());
        p.print_optional_attr_dict(*self, &["text"]);
    }
}
