//! Finding and changing references to symbols. Corresponds to the static members of `mlir::SymbolTable`.

use smallvec::SmallVec;

use crate::attrs::{ArrayAttr, AttrRef, Attribute, DictionaryAttr, NamedAttribute, SymbolRefAttr};
use crate::context::Context;
use crate::ident::Ident;
use crate::ir::{InsertPoint, Ir, Op, OpRef, WalkOrder};
use crate::symbol::{SYMBOL_NAME, SymbolTables, nearest_symbol_table, symbol_name};
use crate::traits::SymbolTable;

/// A reference to a symbol. Corresponds to `mlir::SymbolTable::SymbolUse`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolUse<'ir> {
    /// The operation that refers to it.
    pub user: OpRef<'ir>,
    /// The reference: `@symbol`, or a longer path that leads through it or to it.
    pub reference: SymbolRefAttr<'ir>,
    /// Which part of the path names the symbol.
    pub part: usize,
}

/// All references to symbols in the attributes of `op`, those in arrays and dictionaries among them.
pub fn symbol_refs(op: OpRef<'_>) -> Vec<SymbolRefAttr<'_>> {
    let mut refs = Vec::new();
    let mut pending: Vec<AttrRef<'_>> =
        op.attrs().iter().rev().map(|entry| op.ctx().attr_ref(entry.value)).collect();
    while let Some(attr) = pending.pop() {
        if let Some(reference) = attr.dyn_cast::<SymbolRefAttr<'_>>() {
            refs.push(reference);
        } else if let Some(array) = attr.dyn_cast::<ArrayAttr<'_>>() {
            let start = pending.len();
            pending.extend(array.iter());
            pending[start..].reverse();
        } else if let Some(dictionary) = attr.dyn_cast::<DictionaryAttr<'_>>() {
            let values = dictionary.value().iter().rev();
            pending.extend(values.map(|entry| op.ctx().attr_ref(entry.value)));
        }
    }
    refs
}

/// The references to `symbol` from the operations in `within`, in the order of the text; `within` itself is not asked.
/// `None` when something in it is not known and might be a symbol table, so that what names mean there is not known
/// either. Upstream's `SymbolTable::getSymbolUses`.
pub fn symbol_uses<'ir>(symbol: OpRef<'ir>, within: OpRef<'ir>) -> Option<Vec<SymbolUse<'ir>>> {
    let mut uses = Vec::new();
    let Some(name) = symbol_name(symbol) else { return Some(uses) };
    let mut tables = SymbolTables::new();
    for user in within.walk(WalkOrder::Pre).skip(1) {
        if !user.is_registered() && user.num_regions() == 1 {
            return None;
        }
        // What a table itself refers to is meant as seen from outside.
        let Some(table) = user.parent_op().and_then(nearest_symbol_table) else { continue };
        for reference in symbol_refs(user) {
            let parts = std::iter::once(reference.root_reference())
                .chain(reference.nested_references().iter().copied());
            let mut at = Some(table);
            for (part, step) in parts.enumerate() {
                at = at
                    .filter(|at| at.has_trait::<SymbolTable>())
                    .and_then(|at| tables.lookup_in(at, step));
                if step == name && at == Some(symbol) {
                    uses.push(SymbolUse { user, reference, part });
                    break;
                }
            }
        }
    }
    Some(uses)
}

/// `attr` with part `part` of each reference in `refs` renamed; `None` if there is nothing to rename.
fn renamed(
    ctx: &Context,
    attr: AttrRef<'_>,
    uses: &[(Attribute, usize)],
    name: Ident,
) -> Option<Attribute> {
    if let Some(reference) = attr.dyn_cast::<SymbolRefAttr<'_>>() {
        let (_, part) = uses.iter().find(|(used, _)| *used == attr.handle())?;
        let mut nested: SmallVec<[Ident; 4]> = reference.nested_references().into();
        let root = match part.checked_sub(1) {
            None => name,
            Some(index) => {
                *nested.get_mut(index)? = name;
                reference.root_reference()
            }
        };
        return Some(SymbolRefAttr::get(ctx, root, &nested).into());
    }
    if let Some(array) = attr.dyn_cast::<ArrayAttr<'_>>() {
        let new: Vec<Option<Attribute>> =
            array.iter().map(|element| renamed(ctx, element, uses, name)).collect();
        let any = new.iter().any(Option::is_some);
        let elements = array.iter().zip(new).map(|(old, new)| new.unwrap_or(old.handle()));
        return any.then(|| ArrayAttr::get(ctx, &elements.collect::<Vec<_>>()).into());
    }
    let dictionary = attr.dyn_cast::<DictionaryAttr<'_>>()?;
    let mut any = false;
    let entries: Vec<NamedAttribute> = dictionary
        .value()
        .iter()
        .map(|entry| match renamed(ctx, ctx.attr_ref(entry.value), uses, name) {
            Some(value) => {
                any = true;
                NamedAttribute { name: entry.name, value }
            }
            None => *entry,
        })
        .collect();
    any.then(|| DictionaryAttr::get_sorted(ctx, &entries).into())
}

impl Ir {
    /// Makes all references to `symbol` from within `within` name `name` in its place; the symbol itself keeps its name.
    /// Returns whether all of them are known: nothing changes if not. Upstream's `SymbolTable::replaceAllSymbolUses`.
    ///
    /// # Panics
    ///
    /// When `symbol` or `within` was erased.
    pub fn replace_symbol_uses(&mut self, symbol: Op, name: Ident, within: Op) -> bool {
        let Some(uses) = symbol_uses(self.op(symbol), self.op(within)) else { return false };
        let uses: Vec<(Op, Attribute, usize)> =
            uses.iter().map(|one| (one.user.handle(), one.reference.handle(), one.part)).collect();
        let ctx = self.ctx().clone();
        for of_one in uses.chunk_by(|left, right| left.0 == right.0) {
            let user = of_one[0].0;
            let parts: Vec<(Attribute, usize)> =
                of_one.iter().map(|(_, reference, part)| (*reference, *part)).collect();
            for entry in self.op(user).attrs() {
                if let Some(new) = renamed(&ctx, ctx.attr_ref(entry.value), &parts, name) {
                    self.set_attr(user, entry.name, Some(new));
                }
            }
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
        let value = crate::attrs::StringAttr::from_ident(&ctx, name).handle();
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
