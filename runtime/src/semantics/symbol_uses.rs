//! Finding and replacing symbol uses. Corresponds to the static members of `mlir::SymbolTable`.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ident::Ident;
use crate::core::ir::{InsertPoint, Ir, Op, OpRef, RegionRef};
use crate::kinds::attrs::SymbolRefAttr;
use crate::kinds::sub_elements::{Replacer, SubElement, WalkResult, walk};
use crate::semantics::symbol::{
    SYMBOL_NAME, SymbolTables, is_potentially_unknown_table, symbol_name, walk_table,
};
use crate::semantics::traits::SymbolTable;

/// A symbol use. Corresponds to `mlir::SymbolTable::SymbolUse`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolUse<'ir> {
    /// The operation with the reference.
    pub user: OpRef<'ir>,
    /// The reference: `@symbol`, or a path that contains it.
    pub reference: SymbolRefAttr<'ir>,
}

/// The distinct symbol references in the attributes of `op`, including nested attributes.
pub fn symbol_refs(op: OpRef<'_>) -> Vec<SymbolRefAttr<'_>> {
    let ctx = op.ctx();
    let mut refs: Vec<SymbolRefAttr<'_>> = Vec::new();
    let mut seen = FxHashSet::default();
    for entry in op.attrs() {
        let visit = &mut |element| {
            let SubElement::Attr(attr) = element else { return WalkResult::Advance };
            let Some(reference) = ctx.attr_ref(attr).dyn_cast::<SymbolRefAttr<'_>>() else {
                return WalkResult::Advance;
            };
            if seen.insert(attr) {
                refs.push(reference);
            }
            // Do not visit the components of the reference.
            WalkResult::Skip
        };
        walk(ctx, entry.value, visit);
    }
    refs
}

/// Like [`walk_table`]. Returns false if it finds an operation that might be an unknown symbol table.
fn for_each_in_table<'ir>(
    regions: impl Iterator<Item = RegionRef<'ir>>,
    mut visit: impl FnMut(OpRef<'ir>),
) -> bool {
    walk_table(regions, |op| {
        let is_known = !is_potentially_unknown_table(op);
        if is_known {
            visit(op);
        }
        is_known
    })
}

/// The symbol uses in `op`, excluding nested symbol tables, where names have another meaning. `None` if an operation in
/// it might be an unknown symbol table. Corresponds to `SymbolTable::getSymbolUses(from)`.
pub fn nested_symbol_uses(op: OpRef<'_>) -> Option<Vec<SymbolUse<'_>>> {
    if is_potentially_unknown_table(op) {
        return None;
    }
    let mut uses = Vec::new();
    let mut add = |user| {
        uses.extend(symbol_refs(user).into_iter().map(|reference| SymbolUse { user, reference }));
    };
    add(op);
    let regions = op.regions().filter(|_| !op.has_trait::<SymbolTable>());
    for_each_in_table(regions, add).then_some(uses)
}

/// The symbol uses by the operations in the symbol table `table`, excluding nested symbol tables. `None` if one of them
/// might be an unknown symbol table. Corresponds to `SymbolTable::getSymbolUses(region)`.
pub(crate) fn symbol_uses_in_table(table: OpRef<'_>) -> Option<Vec<SymbolUse<'_>>> {
    let mut uses = Vec::new();
    let is_complete = for_each_in_table(table.regions(), |user| {
        uses.extend(symbol_refs(user).into_iter().map(|reference| SymbolUse { user, reference }));
    });
    is_complete.then_some(uses)
}

/// The name of a symbol in one symbol table: its own name, or the path to it.
struct Scope<'ir> {
    table: OpRef<'ir>,
    path: Path,
}

/// The names in a symbol reference.
type Path = SmallVec<[Ident; 4]>;

impl Scope<'_> {
    /// Whether `reference` names the symbol, or a symbol in it.
    fn is_prefix_of(&self, reference: SymbolRefAttr<'_>) -> bool {
        let Some((root, nested)) = self.path.split_first() else { return false };
        *root == reference.root_reference() && reference.nested_references().starts_with(nested)
    }
}

/// The names of `symbol` in the symbol tables around it, from the innermost up to `within`.
fn scopes<'ir>(symbol: OpRef<'ir>, within: OpRef<'ir>) -> Vec<Scope<'ir>> {
    let mut scopes = Vec::new();
    let Some(name) = symbol_name(symbol) else { return scopes };
    let mut path: Path = smallvec![name];
    let mut at = symbol.parent_op();
    while let Some(table) = at.filter(|at| at.has_trait::<SymbolTable>()) {
        scopes.push(Scope { table, path: path.clone() });
        if table == within {
            return scopes;
        }
        let Some(name) = symbol_name(table) else { break };
        path.insert(0, name);
        at = table.parent_op();
    }
    // An ancestor without a name, or one that is not a symbol table, hides the symbol. (Upstream then looks up the last
    // name in `within` and finds uses of other symbols.)
    let inside = std::iter::successors(Some(symbol), |op| op.parent_op()).any(|op| op == within);
    if !inside {
        scopes.clear();
    }
    scopes
}

/// The uses of `symbol` by the operations in `within`, an ancestor of `symbol`; `within` itself is excluded. `None` if
/// an operation in it might be an unknown symbol table. The order is upstream's. Corresponds to
/// `SymbolTable::getSymbolUses(symbol, region)`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::ir::WalkOrder;
/// use ods_runtime::symbol_uses::symbol_uses;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.allow_unregistered_dialects(true);
/// let text = br#"module @a {} "t.call"() {callee = @a} : () -> ()"#;
/// let ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let root = ir.root().unwrap();
/// let a = root.walk(WalkOrder::Pre).nth(1).unwrap();
/// let uses = symbol_uses(a, root).unwrap();
/// assert_eq!(uses[0].user.name().as_str(), "t.call");
/// ```
pub fn symbol_uses<'ir>(symbol: OpRef<'ir>, within: OpRef<'ir>) -> Option<Vec<SymbolUse<'ir>>> {
    let mut uses = Vec::new();
    for scope in scopes(symbol, within) {
        let is_complete = for_each_in_table(scope.table.regions(), |user| {
            let refs = symbol_refs(user).into_iter();
            let refs = refs.filter(|reference| scope.is_prefix_of(*reference));
            uses.extend(refs.map(|reference| SymbolUse { user, reference }));
        });
        if !is_complete {
            return None;
        }
    }
    Some(uses)
}

/// Whether all uses of `symbol` in `within` are known, and there are none. Corresponds to
/// `SymbolTable::symbolKnownUseEmpty`.
pub fn symbol_known_use_empty<'ir>(symbol: OpRef<'ir>, within: OpRef<'ir>) -> bool {
    symbol_uses(symbol, within).is_some_and(|uses| uses.is_empty())
}

/// The users of all symbols in an operation, found by one walk. Corresponds to `mlir::SymbolUserMap`.
///
/// It is not updated when the IR changes. [`Ir::rename_symbols`] renames many symbols.
#[derive(Clone, Debug, Default)]
pub struct SymbolUserMap {
    users: FxHashMap<Op, Vec<Op>>,
}

impl SymbolUserMap {
    /// Finds the users of the symbols in `root`, a symbol table, and in the tables nested in it. `None` if an operation in it
    /// might be an unknown symbol table.
    pub fn new(root: OpRef<'_>) -> Option<Self> {
        let mut tables = SymbolTables::new();
        let mut map = SymbolUserMap::default();
        let mut pending = vec![root];
        while let Some(table) = pending.pop() {
            let is_complete = for_each_in_table(table.regions(), |user| {
                if user.has_trait::<SymbolTable>() {
                    pending.push(user);
                }
                for reference in symbol_refs(user) {
                    map.add(&mut tables, table, reference, user.handle());
                }
            });
            if !is_complete {
                return None;
            }
        }
        Some(map)
    }

    /// Records `user` for every symbol on the path `reference`.
    fn add(
        &mut self,
        tables: &mut SymbolTables,
        table: OpRef<'_>,
        reference: SymbolRefAttr<'_>,
        user: Op,
    ) {
        let mut at = table;
        let root = reference.root_reference();
        for name in std::iter::once(&root).chain(reference.nested_references()) {
            if !at.has_trait::<SymbolTable>() {
                return;
            }
            let Some(symbol) = tables.lookup_in(at, *name) else { return };
            let users = self.users.entry(symbol.handle()).or_default();
            if users.last() != Some(&user) {
                users.push(user);
            }
            at = symbol;
        }
    }

    /// The users of `symbol`, each once, in the order of the walk.
    pub fn users(&self, symbol: impl Into<Op>) -> &[Op] {
        self.users.get(&symbol.into()).map_or(&[], Vec::as_slice)
    }

    /// Whether `symbol` has no users.
    pub fn is_use_empty(&self, symbol: impl Into<Op>) -> bool {
        self.users(symbol).is_empty()
    }
}

impl Ir {
    /// Replaces all uses of `symbol` in `within` by `name`; the symbol itself keeps its name. Returns false, without
    /// any change, if not all uses are known. Corresponds to `SymbolTable::replaceAllSymbolUses`.
    ///
    /// # Panics
    ///
    /// If `symbol` or `within` was erased.
    #[track_caller]
    pub fn replace_symbol_uses(
        &mut self,
        symbol: impl Into<Op>,
        name: Ident,
        within: impl Into<Op>,
    ) -> bool {
        self.replace_uses_of_symbols(&[(symbol.into(), name)], within.into())
    }

    /// Replaces the uses of several symbols, each by its name. Visits every symbol table once.
    #[track_caller]
    fn replace_uses_of_symbols(&mut self, symbols: &[(Op, Ident)], within: Op) -> bool {
        let ctx = self.ctx().clone();
        ctx.assert_owns_all(symbols.iter().map(|(_, name)| *name));
        // The new names by symbol table and path in it.
        let mut tables: Vec<(OpRef<'_>, FxHashMap<Path, Ident>)> = Vec::new();
        let mut indices: FxHashMap<Op, usize> = FxHashMap::default();
        for (symbol, name) in symbols {
            for Scope { table, path } in scopes(self.op(*symbol), self.op(within)) {
                let index = *indices.entry(table.handle()).or_insert_with(|| {
                    tables.push((table, FxHashMap::default()));
                    tables.len() - 1
                });
                tables[index].1.insert(path, *name);
            }
        }
        let mut changes: Vec<(Op, Ident, Attribute)> = Vec::new();
        for (table, names) in tables {
            let renamed = |attr: AttrRef<'_>| {
                let reference = attr.dyn_cast::<SymbolRefAttr<'_>>()?;
                let mut path: Path = smallvec![reference.root_reference()];
                path.extend_from_slice(reference.nested_references());
                let mut new = path.clone();
                for end in 1..=path.len() {
                    if let Some(name) = names.get(&path[..end]) {
                        new[end - 1] = *name;
                    }
                }
                (new != path).then(|| SymbolRefAttr::get(&ctx, new[0], &new[1..]).handle())
            };
            let mut replacer = Replacer::new(&ctx);
            replacer.on_attr(renamed);
            let is_complete = for_each_in_table(table.regions(), |user| {
                for entry in user.attrs() {
                    let new = replacer.replace_attr(entry.value);
                    if new != entry.value {
                        changes.push((user.handle(), entry.name, new));
                    }
                }
            });
            if !is_complete {
                return false;
            }
        }
        for (user, attr, value) in changes {
            self.set_attr(user, attr, Some(value));
        }
        true
    }

    /// Renames `symbol` and its uses in `within`. Returns false, without any change, if not all uses are known.
    /// Corresponds to `SymbolTable::rename`.
    ///
    /// # Panics
    ///
    /// If `symbol` or `within` was erased.
    #[track_caller]
    pub fn rename_symbol(
        &mut self,
        symbol: impl Into<Op>,
        name: Ident,
        within: impl Into<Op>,
    ) -> bool {
        let symbol = symbol.into();
        let within = within.into();
        self.replace_symbol_uses(symbol, name, within) && self.set_symbol_name(symbol, name)
    }

    /// Renames several symbols and their uses in `within`, at once: a symbol may get the former name of another one. Returns
    /// false, without any change, if not all uses are known. Takes the time of one walk, where renaming one by one takes
    /// one each.
    ///
    /// # Panics
    ///
    /// If a symbol or `within` was erased.
    #[track_caller]
    pub fn rename_symbols(&mut self, symbols: &[(Op, Ident)], within: impl Into<Op>) -> bool {
        let is_known = self.replace_uses_of_symbols(symbols, within.into());
        is_known && symbols.iter().all(|(symbol, name)| self.set_symbol_name(*symbol, *name))
    }

    /// Sets the name of a symbol without updating its uses. Returns whether the attribute could be set.
    ///
    /// # Panics
    ///
    /// If `symbol` was erased.
    #[track_caller]
    pub fn set_symbol_name(&mut self, symbol: impl Into<Op>, name: Ident) -> bool {
        let symbol = symbol.into();
        let ctx = self.ctx().clone();
        let value = crate::core::attrs::StringAttr::from_ident(&ctx, name).handle();
        self.set_attr(symbol, ctx.ident(SYMBOL_NAME), Some(value))
    }

    /// Inserts a detached symbol at `point` of the symbol table `table`. If its name is taken, it gets a unique name
    /// with a numeric suffix. Returns the name. Corresponds to `SymbolTable::insert`.
    ///
    /// # Panics
    ///
    /// If `symbol` has no name, is already in a block, or one of the operations was erased.
    #[track_caller]
    pub fn insert_symbol(
        &mut self,
        table: impl Into<Op>,
        symbol: impl Into<Op>,
        point: InsertPoint,
    ) -> Ident {
        let table = table.into();
        let symbol = symbol.into();
        let ctx = self.ctx().clone();
        let name = symbol_name(self.op(symbol)).expect("a symbol has a name");
        let fresh = {
            let mut tables = SymbolTables::new();
            let table = self.op(table);
            let mut fresh = name;
            let mut count = 0u32;
            while tables.lookup_in(table, fresh).is_some() {
                fresh = ctx.ident(&format!("{}_{count}", ctx.ident_str(name)));
                count += 1;
            }
            fresh
        };
        if fresh != name {
            self.set_symbol_name(symbol, fresh);
        }
        self.insert(point, symbol);
        fresh
    }
}
