//! Reference counts of callable regions, for removing those that are not called.

use std::collections::{BTreeMap, HashMap};

use ods_runtime::interfaces::{CallableOpInterface, SymbolOpInterface};
use ods_runtime::ir::WalkOrder;
use ods_runtime::symbol::{SymbolTables, Visibility, visibility};
use ods_runtime::symbol_uses::nested_symbol_uses;
use ods_runtime::traits::SymbolTable;
use ods_runtime::{Ir, OpRef};

use crate::analysis::call_graph::{CallGraph, CallGraphNode};

/// References between nodes of a call graph, updated during inlining. Only counts references to removable nodes:
/// those of symbols whose references are all visible.
#[derive(Debug, Default)]
pub(crate) struct SymbolReferences {
    counts: HashMap<CallGraphNode, usize>,
    /// For each node, its references to other nodes.
    by_node: HashMap<CallGraphNode, BTreeMap<CallGraphNode, usize>>,
}

impl SymbolReferences {
    /// The references in `root`. No node is removable if some references cannot be determined.
    pub(crate) fn new(root: OpRef<'_>, graph: &CallGraph, tables: &mut SymbolTables) -> Self {
        Self::count(root, graph, tables).unwrap_or_default()
    }

    fn count(root: OpRef<'_>, graph: &CallGraph, tables: &mut SymbolTables) -> Option<Self> {
        let mut references = SymbolReferences::default();
        let mut pinned = Vec::new();
        for table in root.walk(WalkOrder::Post).filter(|op| op.has_trait::<SymbolTable>()) {
            let all_visible = is_closed(table, root);
            for op in table.region(0).blocks().flat_map(|block| block.ops()) {
                match callable_node(op, graph) {
                    Some(node) if is_discardable(op, all_visible) => {
                        references.counts.insert(node, 0);
                    }
                    Some(_) => {}
                    // Operations that are not callable are kept, and so is everything they refer to.
                    None => pinned.extend(nodes_of(op, graph, tables)?.into_iter().map(|it| it.0)),
                }
            }
        }
        for node in pinned {
            references.counts.remove(&node);
        }
        let ir = root.ir();
        for node in graph.nodes() {
            references.add_from(ir, node, graph, tables)?;
        }
        Some(references)
    }

    /// Adds the references from `node`.
    fn add_from(
        &mut self,
        ir: &Ir,
        node: CallGraphNode,
        graph: &CallGraph,
        tables: &mut SymbolTables,
    ) -> Option<()> {
        let Some(op) = parent(ir, graph, node) else { return Some(()) };
        // The attributes of the operation itself count as one reference per target.
        let mut own: Vec<CallGraphNode> = Vec::new();
        for (target, user) in nodes_of(op, graph, tables)? {
            if user == op && own.contains(&target) {
                continue;
            }
            if user == op {
                own.push(target);
            }
            self.add(node, target, 1);
        }
        Some(())
    }

    /// Counts the references from `node`, which has changed, again.
    pub(crate) fn recount(
        &mut self,
        ir: &Ir,
        node: CallGraphNode,
        graph: &CallGraph,
        tables: &mut SymbolTables,
    ) {
        self.forget_from(node);
        if self.add_from(ir, node, graph, tables).is_none() {
            // It may refer to anything, so no node is removable.
            self.counts.clear();
        }
    }

    /// Removes the references from `node`.
    fn forget_from(&mut self, node: CallGraphNode) {
        for (target, count) in self.by_node.remove(&node).unwrap_or_default() {
            if let Some(total) = self.counts.get_mut(&target) {
                *total -= count;
            }
        }
    }

    fn add(&mut self, from: CallGraphNode, to: CallGraphNode, count: usize) {
        if let Some(total) = self.counts.get_mut(&to) {
            *total += count;
            *self.by_node.entry(from).or_default().entry(to).or_default() += count;
        }
    }

    /// Records that `call` in `from` is about to be replaced by a copy of the body of `callee`.
    pub(crate) fn call_is_inlined(
        &mut self,
        from: CallGraphNode,
        call: OpRef<'_>,
        callee: CallGraphNode,
        graph: &CallGraph,
        tables: &mut SymbolTables,
    ) {
        for (target, _) in nodes_of(call, graph, tables).unwrap_or_default() {
            let count = self.by_node.get_mut(&from).and_then(|targets| targets.get_mut(&target));
            if let (Some(count @ 1..), Some(total)) = (count, self.counts.get_mut(&target)) {
                *count -= 1;
                *total -= 1;
            }
        }
        for (target, count) in self.by_node.get(&callee).cloned().unwrap_or_default() {
            self.add(from, target, count);
        }
    }

    /// Records that `node` is removed, with nested nodes.
    pub(crate) fn remove(&mut self, node: CallGraphNode, graph: &CallGraph) {
        let mut pending = vec![node];
        while let Some(node) = pending.pop() {
            pending.extend(graph.children(node));
            self.forget_from(node);
            self.counts.remove(&node);
        }
    }

    /// The number of references to a node, if it is removable at zero.
    pub(crate) fn count_of(&self, node: CallGraphNode) -> Option<usize> {
        self.counts.get(&node).copied()
    }
}

/// The operation that a node's region belongs to.
pub(crate) fn parent<'ir>(
    ir: &'ir Ir,
    graph: &CallGraph,
    node: CallGraphNode,
) -> Option<OpRef<'ir>> {
    ir.region(graph.callable_region(node)?).parent_op()
}

fn callable_node(op: OpRef<'_>, graph: &CallGraph) -> Option<CallGraphNode> {
    let region = op.dyn_cast::<CallableOpInterface<'_>>()?.callable_region()?;
    graph.lookup_node(region.handle())
}

/// Whether all possible references into `table` are in `root`.
fn is_closed(table: OpRef<'_>, root: OpRef<'_>) -> bool {
    if root.block().is_none() {
        return true;
    }
    let path = std::iter::successors(Some(table), |op| (*op != root).then(|| op.parent_op())?);
    path.into_iter().any(|op| {
        let is_visible_symbol =
            op.isa::<SymbolOpInterface<'_>>() && visibility(op) != Visibility::Private;
        !op.has_trait::<SymbolTable>() || !is_visible_symbol
    })
}

fn is_discardable(op: OpRef<'_>, all_visible: bool) -> bool {
    op.dyn_cast::<SymbolOpInterface<'_>>().is_some_and(|symbol| {
        (all_visible || symbol.is_private()) && symbol.can_discard_on_use_empty()
    })
}

/// The nodes that `op` and nested operations refer to, with the referring operations; `None` if that cannot be
/// determined.
fn nodes_of<'ir>(
    op: OpRef<'ir>,
    graph: &CallGraph,
    tables: &mut SymbolTables,
) -> Option<Vec<(CallGraphNode, OpRef<'ir>)>> {
    let mut nodes = Vec::new();
    let Some(from) = op.parent_op() else { return Some(nodes) };
    for use_ in nested_symbol_uses(op)? {
        let symbol = tables.lookup_nearest(from, *use_.reference);
        if let Some(node) = symbol.and_then(|symbol| callable_node(symbol, graph)) {
            nodes.push((node, use_.user));
        }
    }
    Some(nodes)
}
