//! Finding and changing references to symbols. Corresponds to the static members of `mlir::SymbolTable`.

use rustc_hash::FxHashSet;
use smallvec::{SmallVec, smallvec};

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ident::Ident;
use crate::core::ir::{InsertPoint, Ir, Op, OpRef, RegionRef};
use crate::kinds::attrs::SymbolRefAttr;
use crate::kinds::parts::{Part, Replacer, WalkParts, walk};
use crate::semantics::symbol::{
    SYMBOL_NAME, SymbolTables, is_potentially_unknown_table, symbol_name, walk_table,
};
use crate::semantics::traits::SymbolTable;

/// A reference to a symbol. Corresponds to `mlir::SymbolTable::SymbolUse`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolUse<'ir> {
    /// The operation that refers to it.
    pub user: OpRef<'ir>,
    /// The reference: `@symbol`, or a longer path that leads through it or to it.
    pub reference: SymbolRefAttr<'ir>,
}

/// The references to symbols in the attributes of `op`, each once, also those in other attributes.
pub fn symbol_refs(op: OpRef<'_>) -> Vec<SymbolRefAttr<'_>> {
    let ctx = op.ctx();
    let mut refs: Vec<SymbolRefAttr<'_>> = Vec::new();
    let mut seen = FxHashSet::default();
    for entry in op.attrs() {
        let visit = &mut |part| {
            let Part::Attr(attr) = part else { return WalkParts::Advance };
            let Some(reference) = ctx.attr_ref(attr).dyn_cast::<SymbolRefAttr<'_>>() else {
                return WalkParts::Advance;
            };
            if seen.insert(attr) {
                refs.push(reference);
            }
            // What it is made of is part of it.
            WalkParts::Skip
        };
        walk(ctx, entry.value, visit);
    }
    refs
}

/// As [`walk_table`]; false at something that is not known and might be a symbol table.
fn for_each_in_table<'ir>(
    regions: impl Iterator<Item = RegionRef<'ir>>,
    mut visit: impl FnMut(OpRef<'ir>),
) -> bool {
    walk_table(regions, |op| {
        let known = !is_potentially_unknown_table(op);
        if known {
            visit(op);
        }
        known
    })
}

/// The references to symbols by `op` and what is in it, up to nested symbol tables, where names mean something else.
/// `None` when something in it is not known and might be a symbol table. Upstream's `SymbolTable::getSymbolUses(from)`.
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

/// What a symbol is called in one table: its name, or the path that leads to it.
struct Scope<'ir> {
    table: OpRef<'ir>,
    path: SmallVec<[Ident; 4]>,
}

impl Scope<'_> {
    /// Whether `reference` leads to the symbol or through it.
    fn is_prefix_of(&self, reference: SymbolRefAttr<'_>) -> bool {
        let Some((root, nested)) = self.path.split_first() else { return false };
        *root == reference.root_reference() && reference.nested_references().starts_with(nested)
    }
}

/// What `symbol` is called in the tables around it, the innermost first, up to `within`.
fn scopes<'ir>(symbol: OpRef<'ir>, within: OpRef<'ir>) -> Vec<Scope<'ir>> {
    let mut scopes = Vec::new();
    let Some(name) = symbol_name(symbol) else { return scopes };
    let mut path: SmallVec<[Ident; 4]> = smallvec![name];
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
    // Above what has no name, or is no table, nothing can refer to the symbol. (Upstream then looks for the last name in
    // `within` instead of in the table that it got to, and finds uses of other symbols.)
    let inside = std::iter::successors(Some(symbol), |op| op.parent_op()).any(|op| op == within);
    if !inside {
        scopes.clear();
    }
    scopes
}

/// The references to `symbol` from the operations in `within`, which is around it; `within` itself is not asked. `None`
/// when something in it is not known and might be a symbol table, so that what names mean there is not known either.
/// Upstream's `SymbolTable::getSymbolUses(symbol, region)`, and its order.
pub fn symbol_uses<'ir>(symbol: OpRef<'ir>, within: OpRef<'ir>) -> Option<Vec<SymbolUse<'ir>>> {
    let mut uses = Vec::new();
    for scope in scopes(symbol, within) {
        let known = for_each_in_table(scope.table.regions(), |user| {
            let refs = symbol_refs(user).into_iter();
            let refs = refs.filter(|reference| scope.is_prefix_of(*reference));
            uses.extend(refs.map(|reference| SymbolUse { user, reference }));
        });
        if !known {
            return None;
        }
    }
    Some(uses)
}

/// Whether nothing in `within` refers to `symbol`, and that is known. Upstream's `SymbolTable::symbolKnownUseEmpty`.
pub fn symbol_known_use_empty<'ir>(symbol: OpRef<'ir>, within: OpRef<'ir>) -> bool {
    symbol_uses(symbol, within).is_some_and(|uses| uses.is_empty())
}

impl Ir {
    /// Makes all references to `symbol` from within `within` name `name` in its place; the symbol itself keeps its name.
    /// Returns whether all of them are known: nothing changes if not. Upstream's `SymbolTable::replaceAllSymbolUses`.
    ///
    /// # Panics
    ///
    /// When `symbol` or `within` was erased.
    pub fn replace_symbol_uses(&mut self, symbol: Op, name: Ident, within: Op) -> bool {
        let mut changes: Vec<(Op, Ident, Attribute)> = Vec::new();
        let ctx = self.ctx().clone();
        for scope in scopes(self.op(symbol), self.op(within)) {
            let renamed = |attr: AttrRef<'_>| {
                let reference = attr.dyn_cast::<SymbolRefAttr<'_>>()?;
                if !scope.is_prefix_of(reference) {
                    return None;
                }
                let mut path: SmallVec<[Ident; 4]> = smallvec![reference.root_reference()];
                path.extend_from_slice(reference.nested_references());
                path[scope.path.len() - 1] = name;
                Some(SymbolRefAttr::get(&ctx, path[0], &path[1..]).handle())
            };
            let mut replacer = Replacer::new(&ctx);
            replacer.on_attr(renamed);
            let known = for_each_in_table(scope.table.regions(), |user| {
                for entry in user.attrs() {
                    let new = replacer.replace_attr(entry.value);
                    if new != entry.value {
                        changes.push((user.handle(), entry.name, new));
                    }
                }
            });
            if !known {
                return false;
            }
        }
        for (user, attr, value) in changes {
            self.set_attr(user, attr, Some(value));
        }
        true
    }

    /// Gives `symbol` another name, and makes the references from within `within` follow. Returns whether all of them are
    /// known: nothing changes if not. Upstream's `SymbolTable::rename`.
    ///
    /// # Panics
    ///
    /// As [`replace_symbol_uses`](Self::replace_symbol_uses).
    pub fn rename_symbol(&mut self, symbol: Op, name: Ident, within: Op) -> bool {
        self.replace_symbol_uses(symbol, name, within) && self.set_symbol_name(symbol, name)
    }

    /// Sets the name of a symbol, whatever refers to it. Returns whether the operation could take it.
    ///
    /// # Panics
    ///
    /// When `symbol` was erased.
    pub fn set_symbol_name(&mut self, symbol: Op, name: Ident) -> bool {
        let ctx = self.ctx().clone();
        let value = crate::core::attrs::StringAttr::from_ident(&ctx, name).handle();
        self.set_attr(symbol, ctx.ident(SYMBOL_NAME), Some(value))
    }

    /// Puts a detached symbol at `point` of the symbol table `table`. If its name is taken there it gets another, with a
    /// number behind it. Returns the name. Upstream's `SymbolTable::insert`.
    ///
    /// # Panics
    ///
    /// When `symbol` has no name or is in a block already, or an operation was erased.
    pub fn insert_symbol(&mut self, table: Op, symbol: Op, point: InsertPoint) -> Ident {
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
