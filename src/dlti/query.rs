//! Queries along a path of keys, starting at an attribute of an operation or an enclosing operation.

use ods_runtime::layout::{DLTIQueryInterface, DataLayoutEntryKey};
use ods_runtime::{AttrRef, Diagnostic, OpRef};

/// Looks up a path of keys. The first key is looked up in the closest queryable attribute (`DLTIQueryInterface`) of
/// `op` or an enclosing operation, each further key in the previous result. Corresponds to `mlir::dlti::query`.
///
/// ```
/// use ods_runtime::attrs::IntegerAttr;
/// use ods_runtime::layout::DataLayoutEntryKey;
/// use ods_runtime::text::parse_source;
/// use ods_runtime::Context;
///
/// let ctx = Context::new();
/// ctx.register_dialects(ods::DIALECTS);
/// let text = r##"module attributes {dlti.map = #dlti.map<"CPU" = #dlti.map<"cores" = 8 : i32>>} {}"##;
/// let ir = parse_source(&ctx, "m.mlir", text.as_bytes()).unwrap();
/// let path = ["CPU", "cores"].map(|key| DataLayoutEntryKey::identifier(&ctx, key));
/// let cores = ods::dlti::query(ir.root().unwrap(), &path).unwrap();
/// assert_eq!(cores.cast::<IntegerAttr<'_>>().int(), Some(8));
/// ```
///
/// # Errors
///
/// If a key is not found. The diagnostic names the key.
pub fn query<'ir>(op: OpRef<'ir>, keys: &[DataLayoutEntryKey]) -> Result<AttrRef<'ir>, Diagnostic> {
    let ctx = op.ctx();
    let fail = |at: OpRef<'_>, why: String| {
        Err(op.error("target op of failed DLTI query").note(Some(at.loc()), why))
    };
    if keys.is_empty() {
        return fail(op, "no keys provided to attempt query with".to_owned());
    }
    let Some((owner, queryable)) = closest_queryable(op) else {
        return fail(op, "no DLTI-queryable attrs on target op or any of its ancestors".to_owned());
    };
    let mut current = *queryable;
    for (i, key) in keys.iter().enumerate() {
        let Some(map) = current.dyn_cast::<DLTIQueryInterface<'_>>() else {
            let before: Vec<_> = keys[..i].iter().map(|key| key.text(ctx)).collect();
            return fail(
                owner,
                format!(
                    "got non-DLTI-queryable attribute upon looking up keys [{}] at op",
                    before.join(",")
                ),
            );
        };
        current = match map.query(*key) {
            Some(value) => value,
            None => {
                let key = key.text(ctx);
                return fail(owner, format!("key {key} has no DLTI-mapping per attr: {map}"));
            }
        };
    }
    Ok(current)
}

/// Like [`query`], for a path of strings.
///
/// # Errors
///
/// Like [`query`].
pub fn query_path<'ir>(op: OpRef<'ir>, path: &[&str]) -> Result<AttrRef<'ir>, Diagnostic> {
    let keys: Vec<_> =
        path.iter().map(|key| DataLayoutEntryKey::identifier(op.ctx(), key)).collect();
    query(op, &keys)
}

/// The first queryable attribute of `op` or of the closest enclosing operation that has one.
fn closest_queryable(op: OpRef<'_>) -> Option<(OpRef<'_>, DLTIQueryInterface<'_>)> {
    std::iter::successors(Some(op), |op| op.parent_op()).find_map(|op| {
        let attrs = op.attrs();
        let queryable =
            attrs.into_iter().find_map(|attr| op.ctx().attr_ref(attr.value).dyn_cast())?;
        Some((op, queryable))
    })
}
