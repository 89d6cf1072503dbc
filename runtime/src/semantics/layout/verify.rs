//! Verification of layouts and layout scopes.

use rustc_hash::FxHashSet;

use super::combine::loaded_dialect;
use super::defaults::alignments;
use super::dialect::DataLayoutDialectInterface;
use super::entries::{Buckets, DataLayoutIdentifiedEntryMap, key_type};
use super::scope::Scope;
use super::{DataLayoutEntryInterface, DataLayoutTypeInterface, TargetDeviceSpecInterface};
use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ir::OpRef;
use crate::core::location::Location;
use crate::kinds::attrs::{DenseElementsAttr, IntegerAttr};
use crate::kinds::types::{FloatType, IndexType, IntegerType};

/// Verifies the layout of `op` and that it combines with those around it. Accepts operations that are not scopes.
/// Corresponds to `mlir::detail::verifyDataLayoutOp`.
///
/// # Errors
///
/// If an entry is invalid, or the layout is incompatible with those around it.
pub fn verify_data_layout_op(op: OpRef<'_>) -> VerifyResult {
    let Some(scope) = Scope::of(op) else { return Ok(()) };
    let Some(spec) = scope.spec() else { return Ok(()) };
    spec.verify_spec(op.loc())?;
    match scope.combined() {
        Ok(_) => Ok(()),
        Err(_) => Err(does_not_combine(scope)),
    }
}

/// The error for a layout that is incompatible with those around it.
pub(super) fn does_not_combine(scope: Scope<'_>) -> Diagnostic {
    let error = scope.op().error("data layout does not combine with layouts of enclosing ops");
    scope
        .enclosing()
        .fold(error, |error, (loc, _)| error.note(Some(loc), "enclosing op with data layout"))
}

/// Verifies each entry and that no key repeats, then the entries of each type class and each dialect. Corresponds to
/// `mlir::detail::verifyDataLayoutSpec`.
///
/// # Errors
///
/// If an entry is invalid, or a type or dialect rejects it. The diagnostic is at `loc`.
pub fn verify_data_layout_spec(
    ctx: &Context,
    entries: &[DataLayoutEntryInterface<'_>],
    loc: Location,
) -> VerifyResult {
    let mut keys = FxHashSet::default();
    for entry in entries {
        entry.verify_entry(loc)?;
        if !keys.insert(entry.key()) {
            let key = entry.key().text(ctx);
            return Err(Diagnostic::error(loc, format!("repeated layout entry key: {key}")));
        }
    }
    let buckets = Buckets::of(ctx, entries);
    for group in buckets.types.iter() {
        verify_class(&group.entries, loc)?;
    }
    verify_identified(ctx, &buckets.identifiers, loc)
}

/// Verifies the entries of one type class.
fn verify_class(entries: &[DataLayoutEntryInterface<'_>], loc: Location) -> VerifyResult {
    let error = |message: String| Err(Diagnostic::error(loc, message));
    let Some(sample) = entries.first().and_then(|entry| key_type(*entry)) else { return Ok(()) };
    if sample.isa::<IndexType<'_>>() {
        if entries.iter().all(|entry| entry.value().isa::<IntegerAttr<'_>>()) {
            return Ok(());
        }
        return error(format!(
            "expected integer attribute in the data layout entry for '{sample}'"
        ));
    }
    if sample.isa::<IntegerType<'_>>() || sample.isa::<FloatType<'_>>() {
        return entries.iter().try_for_each(|entry| verify_alignments(*entry, loc));
    }
    if sample.def().dialect == "builtin" {
        return error("unexpected data layout for a built-in type".to_owned());
    }
    match sample.dyn_cast::<DataLayoutTypeInterface<'_>>() {
        Some(ty) => ty.verify_entries(entries, loc),
        None => error("data layout specified for a type that does not support it".to_owned()),
    }
}

/// Verifies that the value of an entry is one or two alignments.
fn verify_alignments(entry: DataLayoutEntryInterface<'_>, loc: Location) -> VerifyResult {
    let error = |message: &str| Err(Diagnostic::error(loc, format!("{message} {entry}")));
    let value = entry.value().dyn_cast::<DenseElementsAttr<'_>>();
    let Some(value) = value.filter(|it| it.element_type().is_signless_integer_of(64)) else {
        return error("expected a dense i64 elements attribute in the data layout entry");
    };
    match alignments(value) {
        None => error("expected 1 or 2 elements in the data layout entry"),
        Some((abi, preferred)) if preferred < abi => error(
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry",
        ),
        Some(_) => Ok(()),
    }
}

/// Lets the dialects of identifiers verify their entries. Accepts entries of dialects that are not loaded.
fn verify_identified(
    ctx: &Context,
    identifiers: &DataLayoutIdentifiedEntryMap<'_>,
    loc: Location,
) -> VerifyResult {
    for (name, entry) in identifiers.iter() {
        let Some(dialect) = loaded_dialect(ctx, name) else { continue };
        match ctx.dialect_interface::<dyn DataLayoutDialectInterface>(dialect) {
            Some(dialect) => dialect.verify_entry(entry, loc)?,
            None => {
                let dialect = ctx.ident_str(dialect);
                return Err(Diagnostic::error(
                    loc,
                    format!(
                        "the '{dialect}' dialect does not support identifier data layout entries"
                    ),
                ));
            }
        }
    }
    Ok(())
}

/// Verifies the device descriptions `entries`, and their properties with the dialects that define them. Corresponds to
/// `mlir::detail::verifyTargetSystemSpec`.
///
/// # Errors
///
/// If a description is invalid, a device ID repeats, or a dialect rejects a property. The diagnostic is at `loc`.
pub fn verify_target_system_spec(
    ctx: &Context,
    entries: &[DataLayoutEntryInterface<'_>],
    loc: Location,
) -> VerifyResult {
    let mut devices = Vec::with_capacity(entries.len());
    let mut properties = DataLayoutIdentifiedEntryMap::default();
    for entry in entries {
        let key = entry.key().text(ctx);
        let error = |message: String| Err(Diagnostic::error(loc, message));
        let Some(device) = entry.value().dyn_cast::<TargetDeviceSpecInterface<'_>>() else {
            return error(format!("value associated with key {key} is not a DLTI device spec"));
        };
        device.verify_entry(loc)?;
        let Some(name) = entry.key().as_identifier() else {
            return error("non-string key of DLTI system spec".to_owned());
        };
        if devices.contains(&name) {
            return error(format!("repeated device ID in dlti.target_system_spec: {key}"));
        }
        devices.push(name);
        for property in device.entries() {
            let Some(name) = property.key().as_identifier() else {
                return error("type as DLTI key is not allowed".to_owned());
            };
            properties.insert(name, property);
        }
    }
    verify_identified(ctx, &properties, loc)
}
