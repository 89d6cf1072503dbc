//! Data layouts.

use std::fmt::Write as _;

use ods_runtime::attrs::*;
use ods_runtime::layout::{DataLayout, DataLayoutEntryInterface, DataLayoutEntryKey};
use ods_runtime::types::*;
use ods_runtime::{Diagnostic, OpRef, Type};

use super::{TranslationResult, error};
use crate::dlti::{DLTIDialect, FunctionPointerAlignmentAttr};
use crate::llvm::LLVMPointerType;

/// The data layout string for the layout of a module, or nothing if it has none.
pub(super) fn text(op: OpRef<'_>) -> TranslationResult<Option<String>> {
    let layout = DataLayout::new(op)?;
    let Some(spec) = layout.original_layout() else { return Ok(None) };
    let ctx = op.ctx();
    let mut parts = Vec::new();
    for entry in spec.entries().iter() {
        if let DataLayoutEntryKey::Identifier(name) = entry.key() {
            parts.extend(named(op, ctx.ident_str(name), *entry)?);
        }
    }
    for entry in spec.entries().iter() {
        if let DataLayoutEntryKey::Type(ty) = entry.key() {
            parts.extend(of_type(op, ty, &layout)?);
        }
    }
    Ok(Some(parts.join("-")))
}

/// The part for an entry with a name.
fn named(
    op: OpRef<'_>,
    name: &str,
    entry: DataLayoutEntryInterface<'_>,
) -> TranslationResult<Option<String>> {
    let value = entry.value();
    let word = || value.dyn_cast::<StringAttr<'_>>().map(|it| it.value()).unwrap_or_default();
    let number = || {
        let number = value.dyn_cast::<IntegerAttr<'_>>().and_then(|it| it.value().to_u64());
        number.filter(|it| *it != 0)
    };
    Ok(match name {
        DLTIDialect::DATA_LAYOUT_ENDIANNESS_KEY => {
            let is_little = word() == DLTIDialect::DATA_LAYOUT_ENDIANNESS_LITTLE;
            Some(if is_little { "e" } else { "E" }.to_owned())
        }
        DLTIDialect::DATA_LAYOUT_MANGLING_MODE_KEY => Some(format!("m:{}", word())),
        DLTIDialect::DATA_LAYOUT_PROGRAM_MEMORY_SPACE_KEY => number().map(|it| format!("P{it}")),
        DLTIDialect::DATA_LAYOUT_GLOBAL_MEMORY_SPACE_KEY => number().map(|it| format!("G{it}")),
        DLTIDialect::DATA_LAYOUT_ALLOCA_MEMORY_SPACE_KEY => number().map(|it| format!("A{it}")),
        DLTIDialect::DATA_LAYOUT_STACK_ALIGNMENT_KEY => number().map(|it| format!("S{it}")),
        DLTIDialect::DATA_LAYOUT_FUNCTION_POINTER_ALIGNMENT_KEY => {
            let value = value.dyn_cast::<FunctionPointerAlignmentAttr<'_>>();
            value.filter(|it| it.alignment() != 0).map(|it| {
                let letter = if it.function_dependent() { 'n' } else { 'i' };
                format!("F{letter}{}", it.alignment())
            })
        }
        DLTIDialect::DATA_LAYOUT_LEGAL_INT_WIDTHS_KEY => {
            let widths = value.dyn_cast::<DenseI32ArrayAttr<'_>>();
            let widths: Vec<String> =
                widths.into_iter().flat_map(|it| it.values()).map(|it| it.to_string()).collect();
            Some(format!("n{}", widths.join(":")))
        }
        _ => return Err(error(op, format!("unsupported data layout key \"{name}\""))),
    })
}

/// The part for a type, of which the layout knows sizes and alignments in bytes.
fn of_type(op: OpRef<'_>, ty: Type, layout: &DataLayout) -> TranslationResult<Option<String>> {
    let view = op.ctx().type_ref(ty);
    if view.isa::<IndexType<'_>>() {
        return Ok(None);
    }
    let mut part = String::new();
    let pointer = view.dyn_cast::<LLVMPointerType<'_>>();
    if let Some(integer) = view.dyn_cast::<IntegerType<'_>>() {
        if !integer.is_signless() {
            let text = format!("unsupported data layout for non-signless integer '{integer}'");
            return Err(error(op, text));
        }
        part.push('i');
    } else if let Some(pointer) = pointer {
        // Writing to a string does not fail.
        let _ = write!(part, "p{}:", pointer.address_space());
    } else if view.isa::<Float16Type<'_>>()
        || view.isa::<Float32Type<'_>>()
        || view.isa::<Float64Type<'_>>()
        || view.isa::<Float80Type<'_>>()
        || view.isa::<Float128Type<'_>>()
    {
        part.push('f');
    } else {
        return Err(error(op, format!("unsupported type in data layout: '{view}'")));
    }
    let failed = |error: ods_runtime::layout::LayoutError| -> Diagnostic { error.at(op.loc()) };
    let size = layout.try_type_size_in_bits(ty).map_err(failed)?.known_min_value();
    let least = layout.try_type_abi_alignment(ty).map_err(failed)? * 8;
    let preferred = layout.try_type_preferred_alignment(ty).map_err(failed)? * 8;
    let _ = write!(part, "{size}:{least}");
    if pointer.is_some() || least != preferred {
        let _ = write!(part, ":{preferred}");
    }
    if pointer.is_some() {
        let index = layout.try_type_index_bitwidth(ty).map_err(failed)?.unwrap_or(size);
        let _ = write!(part, ":{index}");
    }
    Ok(Some(part))
}
