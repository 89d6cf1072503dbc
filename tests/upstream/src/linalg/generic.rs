//! `linalg.generic`.

use ods_runtime::codegen::OdsEnum;

use super::named::{parse_parts, print_parts};
use super::*;

const TRAITS: [&str; 4] = ["doc", "indexing_maps", "library_call", "iterator_types"];

impl<'ir> CustomAssembly<'ir> for GenericOp<'ir> {
    fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
        let at = p.offset();
        let dictionary = p.parse_attribute_as::<DictionaryAttr<'_>>(None)?;
        for entry in dictionary.value() {
            state.add_attr(entry.name, entry.value);
        }
        let name = p.ident("iterator_types");
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
        parse_parts(p, state, true)?;
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
            NamedAttribute::new(ctx.ident("indexing_maps"), self.indexing_maps()),
            NamedAttribute::new(ctx.ident("iterator_types"), ArrayAttr::get(ctx, &words)),
        ];
        for name in ["doc", "library_call"] {
            if let Some(value) = (*self).attr(name) {
                entries.push(NamedAttribute::new(ctx.ident(name), value));
            }
        }
        p.write(" ");
        p.print_attribute(DictionaryAttr::get(ctx, &entries));
        print_parts(p, *self);
        let elided = [&TRAITS[..], &["operandSegmentSizes"]].concat();
        let has_more = (*self).discardable_attrs().is_some();
        if has_more {
            p.write(" attrs = ");
            p.print_optional_attr_dict(*self, &elided);
        }
        if !self.region().is_empty() {
            p.write(" ");
            p.print_region(self.region(), true, true, false);
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
