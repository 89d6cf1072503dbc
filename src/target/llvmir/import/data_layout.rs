//! Data layouts.

use ods_runtime::apint::ApInt;
use ods_runtime::attrs::*;
use ods_runtime::layout::DataLayoutEntryKey;
use ods_runtime::types::*;
use ods_runtime::{Attribute, Diagnostic, Type};

use super::ImportResult;
use super::module::Import;
use crate::dlti::{
    DLTIDialect, DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr,
};
use crate::llvm::LLVMPointerType;

/// What holds where the text says nothing.
const DEFAULT: &str =
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// The entries of a layout.
#[derive(Default)]
struct Entries {
    types: Vec<(Type, Attribute)>,
    names: Vec<(&'static str, Attribute)>,
}

impl Import<'_> {
    /// Sets the attribute with the data layout.
    pub(super) fn data_layout(&mut self) -> ImportResult {
        let text = &self.module.layout_text;
        let text = if text.is_empty() { DEFAULT.to_owned() } else { format!("{text}-{DEFAULT}") };
        let mut entries = Entries::default();
        for token in text.split('-') {
            match self.layout_part(token, &mut entries) {
                Some(true) => {}
                Some(false) => {
                    self.warn(self.location, format!("unhandled data layout token: {token}"));
                }
                None => {
                    let message = format!("cannot translate data layout: {token}");
                    return Err(Diagnostic::error(self.location, message));
                }
            }
        }
        let ctx = self.ctx.clone();
        let types = entries.types.iter();
        let types = types.map(|(ty, value)| {
            DataLayoutEntryAttr::get(&ctx, DataLayoutEntryKey::Type(*ty), *value).handle()
        });
        let names = entries.names.iter();
        let names = names.map(|(name, value)| {
            let key = DataLayoutEntryKey::Identifier(ctx.ident(name));
            DataLayoutEntryAttr::get(&ctx, key, *value).handle()
        });
        let list: Vec<Attribute> = types.chain(names).collect();
        let spec = DataLayoutSpecAttr::get(&ctx, &list).handle();
        self.set_module_attr("dlti.dl_spec", spec);
        Ok(())
    }

    /// Adds an entry for a part of the text. Returns whether such parts are known, and nothing if it is malformed.
    fn layout_part(&self, token: &str, entries: &mut Entries) -> Option<bool> {
        let letters =
            token.len() - token.trim_start_matches(|it: char| it.is_ascii_alphabetic()).len();
        let (prefix, rest) = token.split_at(letters);
        let space = |name: &'static str, entries: &mut Entries| {
            let space: u64 = rest.parse().ok()?;
            if space != 0 {
                let ty = IntegerType::get_unsigned(&self.ctx, 64);
                let value = IntegerAttr::get(&self.ctx, ty, space.cast_signed()).handle();
                entries.name(name, value);
            }
            Some(())
        };
        match prefix {
            "" => return None,
            "e" | "E" => {
                let name = DLTIDialect::DATA_LAYOUT_ENDIANNESS_KEY;
                if entries.has(name) {
                    return Some(true);
                }
                if !rest.is_empty() {
                    return None;
                }
                let word = match prefix {
                    "e" => DLTIDialect::DATA_LAYOUT_ENDIANNESS_LITTLE,
                    _ => DLTIDialect::DATA_LAYOUT_ENDIANNESS_BIG,
                };
                entries.name(name, self.string(word));
            }
            "m" => {
                let mode = rest.strip_prefix(':').unwrap_or(rest);
                if mode.is_empty() {
                    return None;
                }
                entries.name(DLTIDialect::DATA_LAYOUT_MANGLING_MODE_KEY, self.string(mode));
            }
            "P" => space(DLTIDialect::DATA_LAYOUT_PROGRAM_MEMORY_SPACE_KEY, entries)?,
            "G" => space(DLTIDialect::DATA_LAYOUT_GLOBAL_MEMORY_SPACE_KEY, entries)?,
            "A" => space(DLTIDialect::DATA_LAYOUT_ALLOCA_MEMORY_SPACE_KEY, entries)?,
            "S" => {
                let alignment: u64 = rest.parse().ok().filter(|it| *it != 0)?;
                let value = self.integer(64, alignment.cast_signed());
                entries.name(DLTIDialect::DATA_LAYOUT_STACK_ALIGNMENT_KEY, value);
            }
            "i" | "f" => {
                let (width, rest) = rest.split_once(':').unwrap_or((rest, ""));
                let width: u32 = width.parse().ok()?;
                let ty = self.number_type(prefix, width)?;
                if !entries.has_type(ty) {
                    let numbers = numbers(rest)?;
                    let (least, preferred) = match numbers.as_slice() {
                        [least] => (*least, *least),
                        [least, preferred] => (*least, *preferred),
                        _ => return None,
                    };
                    entries.types.push((ty, self.numbers(&[least, preferred])));
                }
            }
            "p" => self.pointer(rest, entries)?,
            "n" => {
                let widths = numbers(rest)?;
                let widths = widths.iter().map(|it| i32::try_from(*it).ok());
                let widths: Vec<i32> = widths.collect::<Option<_>>()?;
                let value = DenseI32ArrayAttr::get(&self.ctx, &widths).handle();
                entries.name(DLTIDialect::DATA_LAYOUT_LEGAL_INT_WIDTHS_KEY, value);
            }
            "Fi" | "Fn" => {
                let alignment: u64 = rest.parse().ok()?;
                let value = FunctionPointerAlignmentAttr::get(&self.ctx, alignment, prefix == "Fn");
                let name = DLTIDialect::DATA_LAYOUT_FUNCTION_POINTER_ALIGNMENT_KEY;
                entries.name(name, value.handle());
            }
            _ if prefix.starts_with('F') => return None,
            _ => return Some(false),
        }
        Some(true)
    }

    fn number_type(&self, prefix: &str, width: u32) -> Option<Type> {
        let ctx = &self.ctx;
        Some(match (prefix, width) {
            ("i", 1..=0xFF_FFFF) => IntegerType::get(ctx, width).into(),
            ("f", 16) => Float16Type::get(ctx).into(),
            ("f", 32) => Float32Type::get(ctx).into(),
            ("f", 64) => Float64Type::get(ctx).into(),
            ("f", 80) => Float80Type::get(ctx).into(),
            ("f", 128) => Float128Type::get(ctx).into(),
            _ => return None,
        })
    }

    fn pointer(&self, rest: &str, entries: &mut Entries) -> Option<()> {
        let (space, rest) = rest.split_once(':').unwrap_or((rest, ""));
        let space = if space.is_empty() { 0 } else { space.parse().ok()? };
        let ty: Type = LLVMPointerType::get(&self.ctx, space).into();
        if entries.has_type(ty) {
            return Some(());
        }
        let numbers = numbers(rest)?;
        let [size, least, ref more @ ..] = *numbers.as_slice() else { return None };
        let (preferred, index) = match more {
            [] => (least, size),
            [preferred] => (*preferred, size),
            [preferred, index] => (*preferred, *index),
            _ => return None,
        };
        entries.types.push((ty, self.numbers(&[size, least, preferred, index])));
        Some(())
    }

    /// A vector of integers of 64 bits.
    fn numbers(&self, numbers: &[u64]) -> Attribute {
        let ctx = &self.ctx;
        let shape = [numbers.len() as i64];
        let element = IntegerType::get(ctx, 64).into();
        let ty: Type = VectorType::with_scalable_dims(ctx, &shape, element, &[]).into();
        let numbers: Vec<ApInt> = numbers.iter().map(|it| ApInt::from_u64(64, *it)).collect();
        DenseElementsAttr::from_ints(ctx, ctx.type_ref(ty).cast(), &numbers).handle()
    }
}

impl Entries {
    fn has(&self, name: &str) -> bool {
        self.names.iter().any(|it| it.0 == name)
    }

    fn has_type(&self, ty: Type) -> bool {
        self.types.iter().any(|it| it.0 == ty)
    }

    /// Adds an entry with a name, unless there is one.
    fn name(&mut self, name: &'static str, value: Attribute) {
        if !self.has(name) {
            self.names.push((name, value));
        }
    }
}

/// Numbers with colons between them.
fn numbers(text: &str) -> Option<Vec<u64>> {
    text.strip_prefix(':').unwrap_or(text).split(':').map(|it| it.parse().ok()).collect()
}
