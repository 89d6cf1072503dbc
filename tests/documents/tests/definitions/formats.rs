//! Custom directives and formats written in Rust. Texts are in `texts/formats.mlir`.

use ods_runtime::attrs::{AttrRef, StringAttr};
use ods_runtime::codegen::*;
use ods_runtime::hooks::CustomAssembly;
use ods_runtime::text::RegionParts;

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
        types: impl Iterator<Item = TypeRef<'ir>>,
    ) {
        p.print_operands(operands);
        p.write(" : ");
        p.print_type_list(types);
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

impl OfTypeDirective for MyDialect {
    type Code0 = Type;

    fn parse<'c>(p: &mut OpParser<'c>, byte: Type) -> ParseResult<(TypeAttr<'c>,)> {
        let ty = if p.parse_optional_keyword("byte")? {
            byte
        } else {
            p.parse_keyword("of")?;
            p.parse_type()?
        };
        Ok((TypeAttr::get(p.ctx(), ty),))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, ty: TypeAttr<'ir>, byte: Type) {
        if ty.value().handle() == byte {
            p.write("byte");
        } else {
            p.write("of ");
            p.print_type(ty.value());
        }
    }
}

impl ExtraDirective for MyDialect {
    type Code0 = Attribute;

    fn parse(p: &mut OpParser<'_>, unit: Attribute) -> ParseResult<(Attribute,)> {
        if p.parse_optional_keyword("plain")? {
            return Ok((unit,));
        }
        p.parse_keyword("with")?;
        Ok((p.parse_attribute(None)?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, extra: AttrRef<'ir>, unit: Attribute) {
        if extra.handle() == unit {
            p.write("plain");
        } else {
            p.write("with ");
            p.print_attribute(extra);
        }
    }
}

impl BodyDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Region,)> {
        Ok((p.parse_region(&[])?,))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, body: RegionRef<'ir>) {
        p.print_region_with(body, RegionParts::all().empty_block(true));
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
            p.print_region_with(body, RegionParts::all().empty_block(true));
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
        state.edit::<Self>(p.ctx()).set_text(&text);
        p.parse_optional_attr_dict(state)
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        p.write(" says ");
        p.print_string(self.text());
        p.print_optional_attr_dict(*self, &[Self::TEXT]);
    }
}

impl MarkDirectiveOfStringAttr for MyDialect {
    fn parse<'c>(p: &mut OpParser<'c>) -> ParseResult<(StringAttr<'c>,)> {
        let name = p.parse_string()?;
        Ok((StringAttr::get(p.ctx(), &name),))
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, name: StringAttr<'ir>) {
        p.print_string(name.value());
    }
}

impl MarkDirectiveOfStringAttrOptionalIntegerAttrRefLevelAttr for MyDialect {
    fn parse<'c>(
        p: &mut OpParser<'c>,
        level: Option<LevelAttr<'c>>,
    ) -> ParseResult<(StringAttr<'c>, Option<IntegerAttr<'c>>)> {
        let (name,) = <Self as MarkDirectiveOfStringAttr>::parse(p)?;
        let count = match level.map(|level| level.value()) {
            Some(Level::High) => Some(p.parse_integer()?),
            _ => None,
        };
        let ty = IntegerType::get(p.ctx(), 64);
        Ok((name, count.map(|count| IntegerAttr::get(p.ctx(), ty, count))))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        op: OpRef<'ir>,
        name: StringAttr<'ir>,
        count: Option<IntegerAttr<'ir>>,
        _level: LevelAttr<'ir>,
    ) {
        <Self as MarkDirectiveOfStringAttr>::print(p, op, name);
        if let Some(count) = count {
            p.write(&format!(" {}", count.value().to_i64().unwrap_or(0)));
        }
    }
}

impl KindsDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>) -> ParseResult<(Type, Types, Types)> {
        let first = p.parse_colon_type()?;
        let second = if p.parse_optional_comma()? { Some(p.parse_type()?) } else { None };
        let rest = if p.parse_optional_arrow()? { p.parse_type_list()? } else { Types::default() };
        Ok((first, second.into_iter().collect(), rest))
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        first: TypeRef<'ir>,
        second: Option<TypeRef<'ir>>,
        rest: impl Iterator<Item = TypeRef<'ir>>,
    ) {
        p.write(": ");
        p.print_type(first);
        if let Some(second) = second {
            p.write(", ");
            p.print_type(second);
        }
        let rest: Vec<_> = rest.collect();
        if !rest.is_empty() {
            p.write(" -> ");
            p.print_type_list(rest);
        }
    }
}

impl TagsDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>, attrs: &mut NamedAttributes) -> ParseResult<()> {
        p.parse_keyword("tags")?;
        p.parse_optional_attr_list(attrs)
    }

    fn print<'ir>(p: &mut OpPrinter<'ir>, _op: OpRef<'ir>, attrs: DictionaryAttr<'ir>) {
        p.write("tags");
        p.print_attr_list(attrs.value(), &[]);
    }
}

impl StampDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult<()> {
        let count = p.parse_integer_as()?;
        let name = p.parse_string()?;
        state.edit::<StampedOp<'_>>(p.ctx()).set_count(count).set_name(&name);
        Ok(())
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        properties: StampedOp<'ir, Adaptor<'ir>>,
    ) {
        p.write(&format!("{} {:?}", properties.count(), properties.name()));
    }
}

impl SealDirective for MyDialect {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult<()> {
        let open = p.parse_optional_keyword("open")?;
        let number = p.parse_integer_as()?;
        state.edit::<SealedOp<'_>>(p.ctx()).set_open(open).set_number(number);
        Ok(())
    }

    fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        _op: OpRef<'ir>,
        properties: SealedOp<'ir, Adaptor<'ir>>,
    ) {
        p.write(if properties.open() { "open " } else { "" });
        p.write(&properties.number().to_string());
    }
}
