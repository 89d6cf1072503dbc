//! Combination of nested layouts.

use super::dialect::{DataLayoutDialectInterface, default_combine};
use super::entries::{Buckets, DataLayoutEntryList, key_type};
use super::{DataLayoutEntryInterface, DataLayoutSpecInterface, DataLayoutTypeInterface};
use crate::core::attrs::StringAttr;
use crate::core::context::Context;
use crate::core::ident::Ident;

/// Combines the entries of `specs`, ordered from the outermost to the innermost. For each key the innermost entry wins,
/// if it is compatible with the outer ones. `None` if it is not.
///
/// Implements [`combine_with`](DataLayoutSpecInterface::combine_with) for layouts that are lists of entries.
pub fn combine_entries<'c>(
    ctx: &'c Context,
    specs: impl IntoIterator<Item = DataLayoutSpecInterface<'c>>,
) -> Option<DataLayoutEntryList<'c>> {
    let mut all = Buckets::default();
    for spec in specs {
        add_spec(ctx, &mut all, spec)?;
    }
    let identifier_entry = all.identifiers.iter().map(|(_, entry)| entry);
    let typed = all.types.iter().flat_map(|group| group.entries.iter().copied());
    Some(identifier_entry.chain(typed).collect())
}

fn add_spec<'c>(
    ctx: &'c Context,
    all: &mut Buckets<'c>,
    spec: DataLayoutSpecInterface<'c>,
) -> Option<()> {
    let new = Buckets::of(ctx, &spec.entries());
    // Identifiers come first, because the types below see them.
    for (name, entry) in new.identifiers.iter() {
        let combined = match all.identifiers.get(name) {
            None => entry,
            outer => match dialect_of(ctx, name) {
                Some(dialect) => dialect.combine(outer, entry)?,
                None => default_combine(outer, entry)?,
            },
        };
        all.identifiers.insert(name, combined);
    }
    for new in new.types.iter() {
        let outer = all.types.of(new.class);
        let sample = new.entries.first().and_then(|entry| key_type(*entry));
        // Builtin types have no interface and are compatible with anything, which is the default for types.
        if !outer.entries.is_empty()
            && let Some(ty) = sample.and_then(|ty| ty.dyn_cast::<DataLayoutTypeInterface<'_>>())
            && !ty.are_compatible(&outer.entries, &new.entries, spec, &all.identifiers)
        {
            return None;
        }
        for entry in &new.entries {
            outer.insert(*entry);
        }
    }
    Some(())
}

/// The layout interface of the dialect that an identifier belongs to, if it is loaded and has one.
fn dialect_of(ctx: &Context, name: Ident) -> Option<&dyn DataLayoutDialectInterface> {
    ctx.dialect_interface(loaded_dialect(ctx, name)?)
}

/// The namespace of an identifier, if that dialect is loaded. Corresponds to `StringAttr::getReferencedDialect`.
pub(super) fn loaded_dialect(ctx: &Context, name: Ident) -> Option<Ident> {
    let bytes = ctx.ident_bytes(name);
    let dot = memchr::memchr(b'.', bytes)?;
    let namespace = ctx.ident_from_bytes(&bytes[..dot]);
    ctx.is_loaded(namespace).then_some(namespace)
}

/// The entry for the identifier that `named` returns, such as `spec.endianness_identifier`.
pub(super) fn identifier_entry<'c>(
    spec: Option<DataLayoutSpecInterface<'c>>,
    named: impl FnOnce(DataLayoutSpecInterface<'c>, &'c Context) -> StringAttr<'c>,
) -> Option<DataLayoutEntryInterface<'c>> {
    let spec = spec?;
    spec.spec_for_identifier(named(spec, spec.ctx()))
}
