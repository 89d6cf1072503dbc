//! `linalg.generic`.

use ods_runtime::codegen::OdsEnum;

use super::named::{parse_parts, print_parts};
use super::*;

impl<'ir> CustomAssembly<'ir> for GenericOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let at = p.offset();
        let dictionary = p.parse_attribute_as::<DictionaryAttr<'_>>(None)?;
        for entry in dictionary.value() {
            state.add_attr(entry.name, entry.value);
        }
        let name = p.ident(Self::ITERATOR_TYPES.name);
        let words = state.attr(name).and_then(|it| p.attr_ref(it).dyn_cast::<ArrayAttr<'_>>());
        let Some(words) = words else {
            return Err(p.custom_error_at(at, "expected \"iterator_types\" array attribute"));
        };
        let mut kinds: Vec<Attribute> = Vec::new();
        for word in words.iter().filter_map(|it| it.dyn_cast::<StringAttr<'_>>()) {
            let word = word.value();
            let Some((kind, _)) = IteratorType::CASES.iter().find(|(_, it)| *it == word) else {
                return Err(p.custom_error(format!("unexpected iterator_type ({word})")));
            };
            kinds.push(IteratorTypeAttr::get(p.ctx(), *kind).into());
        }
        state.attrs.retain(|attr| attr.name != name);
        state.add_attr(name, ArrayAttr::get(p.ctx(), &kinds));
        parse_parts(p, state, Some(Self::OPERAND_SEGMENT_SIZES))?;
        if p.parse_optional_keyword("attrs")? {
            p.parse_equal()?;
            p.parse_optional_attr_dict(state)?;
        }
        let region = p.parse_region(&[])?;
        state.add_region(region);
        let results = p.parse_optional_arrow_type_list()?;
        state.add_types(results);
        Ok(())
    }

    fn print(self, p: &mut OpPrinter<'ir>) {
        let ctx = (*self).ctx();
        let word = |attr: AttrRef<'ir>| -> Option<Attribute> {
            let kind = attr.dyn_cast::<IteratorTypeAttr<'_>>()?.value();
            let (_, word) = IteratorType::CASES.iter().find(|(it, _)| *it == kind)?;
            Some(StringAttr::get(ctx, word).into())
        };
        let words: Vec<_> = self.iterator_types().iter().filter_map(word).collect();
        let mut entries = vec![
            NamedAttribute::new(ctx.ident(Self::INDEXING_MAPS.name), self.indexing_maps()),
            NamedAttribute::new(ctx.ident(Self::ITERATOR_TYPES.name), ArrayAttr::get(ctx, &words)),
        ];
        for key in [Self::DOC, Self::LIBRARY_CALL] {
            if let Some(value) = (*self).property(key) {
                entries.push(NamedAttribute::new(ctx.ident(key.name), value));
            }
        }
        p.write(" ");
        p.print_attribute(DictionaryAttr::get(ctx, &entries));
        print_parts(p, *self);
        let elided = [
            Self::DOC,
            Self::INDEXING_MAPS,
            Self::LIBRARY_CALL,
            Self::ITERATOR_TYPES,
            Self::OPERAND_SEGMENT_SIZES,
        ];
        let has_more = (*self).discardable_attrs().is_some();
        if has_more {
            p.write(" attrs = ");
            p.print_optional_attr_dict(*self, &elided);
        }
        if !self.region().is_empty() {
            p.write(" ");
            p.print_region(self.region());
        }
        p.print_optional_arrow_type_list((*self).results());
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for GenericOp<'ir> {
    fn asm_block_argument_names(self, region: RegionRef<'ir>, set_name: SetNameFn<'_>) {
        let inputs = self.inputs().len();
        let Some(block) = region.first_block() else { return };
        for (index, argument) in block.arguments().enumerate() {
            set_name(argument, if index < inputs { "in" } else { "out" });
        }
    }
}
