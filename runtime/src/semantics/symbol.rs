//! Symbols and symbol tables.

use rustc_hash::FxHashMap;

use crate::core::attrs::{Attribute, StringAttr};
use crate::core::diag::VerifyResult;
use crate::core::ident::Ident;
use crate::core::ir::{Ir, Op, OpRef, RegionRef};
use crate::kinds::attrs::SymbolRefAttr;
use crate::semantics::interfaces::{
    SymbolOpInterface, SymbolUserAttrInterface, SymbolUserOpInterface,
};
use crate::semantics::traits::SymbolTable;

/// The name of the attribute with a symbol's name.
pub const SYMBOL_NAME: &str = "sym_name";
/// The name of the attribute with a symbol's visibility.
pub const SYMBOL_VISIBILITY: &str = "sym_visibility";

/// The visibility of a symbol. Corresponds to `mlir::SymbolTable::Visibility`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Visibility {
    /// Visible everywhere.
    #[default]
    Public,
    /// Visible in its own symbol table only.
    Private,
    /// Visible in its symbol table and the enclosing ones, as far as all uses are known.
    Nested,
}

/// The visibility of the symbol `op`, public by default.
pub fn visibility(op: OpRef<'_>) -> Visibility {
    match op.attr(SYMBOL_VISIBILITY).and_then(|attr| attr.dyn_cast::<StringAttr<'_>>()) {
        Some(text) if text.value() == "private" => Visibility::Private,
        Some(text) if text.value() == "nested" => Visibility::Nested,
        _ => Visibility::Public,
    }
}

/// Sets the visibility of a symbol.
pub fn set_visibility(ir: &mut Ir, op: impl Into<Op>, visibility: Visibility) {
    let op = op.into();
    let text = match visibility {
        // Public is the default and has no attribute.
        Visibility::Public => None,
        Visibility::Private => Some("private"),
        Visibility::Nested => Some("nested"),
    };
    let attr = text.map(|text| StringAttr::get(ir.ctx(), text).handle());
    let key = ir.ctx().ident(SYMBOL_VISIBILITY);
    ir.set_attr(op, key, attr);
}

/// Sets the name of a symbol without updating its uses.
pub fn set_symbol_name(ir: &mut Ir, op: impl Into<Op>, name: &str) {
    let op = op.into();
    let name = ir.ctx().ident(name);
    ir.set_symbol_name(op, name);
}

/// The name of `op`, if it is a symbol.
pub fn symbol_name(op: OpRef<'_>) -> Option<Ident> {
    match op.dyn_cast::<SymbolOpInterface<'_>>() {
        Some(symbol) => symbol.name_attr().map(|name| name.ident()),
        // For unregistered operations, the attribute decides.
        None if !op.is_registered() => {
            op.attr(SYMBOL_NAME)?.dyn_cast::<StringAttr<'_>>().map(|name| name.ident())
        }
        None => None,
    }
}

/// A cache of symbol tables, each built on first lookup. Corresponds to `mlir::SymbolTableCollection`.
///
/// It borrows nothing and can be kept while the IR changes. Lookups do not return erased symbols, but miss symbols that
/// were added or renamed after the table was built.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::symbol::SymbolTables;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// let ir = parse_source(&ctx, "m.mlir", b"module { module @inner {} }").unwrap();
/// let inner = SymbolTables::new().lookup_in(ir.root().unwrap(), ctx.ident("inner"));
/// assert_eq!(inner.unwrap().to_string(), "module @inner {\n}");
/// ```
#[derive(Debug, Default)]
pub struct SymbolTables {
    tables: FxHashMap<Op, FxHashMap<Ident, Op>>,
}

impl SymbolTables {
    /// Creates an empty cache.
    pub fn new() -> Self {
        Self::default()
    }

    /// Looks up `name` among the symbols directly in `table`.
    #[track_caller]
    pub fn lookup_in<'ir>(&mut self, table: OpRef<'ir>, name: Ident) -> Option<OpRef<'ir>> {
        table.ctx().assert_owns(name);
        let symbols = self.tables.entry(table.handle()).or_insert_with(|| {
            let blocks = table.regions().flat_map(|region| region.blocks());
            let mut symbols = FxHashMap::default();
            for op in blocks.flat_map(|block| block.ops()) {
                if let Some(name) = symbol_name(op) {
                    symbols.entry(name).or_insert(op.handle());
                }
            }
            symbols
        });
        let symbol = *symbols.get(&name)?;
        table.ir().is_live(symbol).then(|| table.ir().op(symbol))
    }

    /// Resolves `symbol`, relative to the table `table`. Nested references are resolved in nested tables.
    pub fn lookup_ref_in<'ir>(
        &mut self,
        table: OpRef<'ir>,
        symbol: impl Into<Attribute>,
    ) -> Option<OpRef<'ir>> {
        let symbol: SymbolRefAttr<'_> = table.ctx().attr_ref(symbol.into()).dyn_cast()?;
        let mut at = self.lookup_in(table, symbol.root_reference())?;
        for nested in symbol.nested_references() {
            if !at.has_trait::<SymbolTable>() {
                return None;
            }
            at = self.lookup_in(at, *nested)?;
        }
        Some(at)
    }

    /// Resolves `symbol`, relative to the closest symbol table around `from`.
    pub fn lookup_nearest<'ir>(
        &mut self,
        from: OpRef<'ir>,
        symbol: impl Into<Attribute>,
    ) -> Option<OpRef<'ir>> {
        self.lookup_ref_in(nearest_symbol_table(from)?, symbol)
    }
}

/// Visits the operations in `regions`, except for those in nested symbol tables, until `visit` returns false. Returns
/// false if `visit` did. Like upstream, all operations of a region are visited before the regions in them, which are
/// visited last in first out.
pub(crate) fn walk_table<'ir>(
    regions: impl Iterator<Item = RegionRef<'ir>>,
    mut visit: impl FnMut(OpRef<'ir>) -> bool,
) -> bool {
    let mut pending: Vec<RegionRef<'ir>> = regions.collect();
    while let Some(region) = pending.pop() {
        for op in region.blocks().flat_map(|block| block.ops()) {
            if !visit(op) {
                return false;
            }
            if !op.has_trait::<SymbolTable>() {
                pending.extend(op.regions());
            }
        }
    }
    true
}

/// Whether `op` might be a symbol table of an unknown dialect: it is unregistered and has one region.
pub fn is_potentially_unknown_table(op: OpRef<'_>) -> bool {
    op.num_regions() == 1 && !op.is_registered() && {
        let ctx = op.ctx();
        !ctx.is_loaded(ctx.ident(op.name().dialect()))
    }
}

/// The closest symbol table, starting at `from` itself; `None` if an operation that might be an unknown table is
/// closer.
pub fn nearest_symbol_table(from: OpRef<'_>) -> Option<OpRef<'_>> {
    let mut at = from;
    while !is_potentially_unknown_table(at) {
        if at.has_trait::<SymbolTable>() {
            return Some(at);
        }
        at = at.parent_op()?;
    }
    None
}

/// Verifies that the symbols of `op` have distinct names, and verifies the symbol uses. `users` lists the operations
/// that use symbols, in any order, if they are known.
pub(crate) fn verify_symbol_table(op: OpRef<'_>, users: Option<&[Op]>) -> VerifyResult {
    if op.num_regions() != 1 {
        return Err(op.op_error("Operations with a 'SymbolTable' must have exactly one region"));
    }
    if !op.region(0).has_one_block() {
        return Err(op.op_error("Operations with a 'SymbolTable' must have exactly one block"));
    }
    let mut defined: FxHashMap<Ident, OpRef<'_>> = FxHashMap::default();
    let key = op.ctx().ident(SYMBOL_NAME);
    for nested in op.region(0).blocks().flat_map(|block| block.ops()) {
        let Some(attr) = nested.attr_by_ident(key).and_then(|a| a.dyn_cast::<StringAttr<'_>>())
        else {
            continue;
        };
        if let Some(first) = defined.insert(attr.ident(), nested) {
            return Err(nested
                .error(format!("redefinition of symbol named '{}'", attr.value()))
                .note(Some(first.loc()), "see existing symbol definition here"));
        }
    }
    let mut tables = SymbolTables::new();
    let mut verify = |op: OpRef<'_>| {
        if let Some(user) = op.dyn_cast::<SymbolUserOpInterface<'_>>() {
            user.verify_symbol_uses(&mut tables)?;
        }
        for attr in symbol_user_attrs(op) {
            attr.verify_symbol_uses(op, &mut tables)?;
        }
        Ok(())
    };
    if let Some(users) = users
        && users.iter().all(|user| verify(op.ir().op(*user)).is_ok())
    {
        return Ok(());
    }
    // Report the error that upstream finds first.
    let mut result = Ok(());
    walk_table(op.regions(), |nested| {
        result = verify(nested);
        result.is_ok()
    });
    result
}

/// The discardable attributes of `op` that refer to symbols. Like upstream, inherent attributes are not checked: their
/// operation does that.
fn symbol_user_attrs(op: OpRef<'_>) -> impl Iterator<Item = SymbolUserAttrInterface<'_>> {
    let attrs = op.discardable_attr_list().iter();
    attrs.filter_map(move |entry| op.ctx().attr_ref(entry.value).dyn_cast())
}

/// Whether the uses of symbols by `op` are verified with the symbol table around it.
pub(crate) fn is_symbol_user(op: OpRef<'_>) -> bool {
    op.isa::<SymbolUserOpInterface<'_>>() || symbol_user_attrs(op).next().is_some()
}

pub(crate) fn verify_symbol(symbol: SymbolOpInterface<'_>) -> VerifyResult {
    let op = *symbol;
    if symbol.is_optional_symbol() && op.attr(SYMBOL_NAME).is_none() {
        return Ok(());
    }
    if op.attr(SYMBOL_NAME).is_none_or(|attr| !attr.isa::<StringAttr<'_>>()) {
        return Err(op.op_error("requires string attribute 'sym_name'"));
    }
    if let Some(attr) = op.attr(SYMBOL_VISIBILITY) {
        let Some(text) = attr.dyn_cast::<StringAttr<'_>>() else {
            return Err(op.op_error(format!(
                "requires visibility attribute '{SYMBOL_VISIBILITY}' to be a string attribute, but got {attr}"
            )));
        };
        if !["public", "private", "nested"].contains(&text.value()) {
            return Err(op.op_error(format!(
                "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {attr}"
            )));
        }
    }
    if symbol.is_declaration() && symbol.is_public() {
        return Err(op.op_error("symbol declaration cannot have public visibility"));
    }
    if op.num_results() > 0 {
        return Err(op.op_error("symbols must not have results"));
    }
    let parent_is_table =
        op.parent_op().is_none_or(|parent| parent.might_have_trait::<SymbolTable>());
    if !parent_is_table {
        return Err(op.op_error("symbol's parent must have the SymbolTable trait"));
    }
    Ok(())
}
