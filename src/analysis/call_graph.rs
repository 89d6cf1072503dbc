//! The call graph of callable regions. Corresponds to `mlir::CallGraph`.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use ods_runtime::attrs::DictionaryAttr;
use ods_runtime::interfaces::{CallOpInterface, CallableOpInterface};
use ods_runtime::symbol::SymbolTables;
use ods_runtime::{Ir, OpRef, Region};

/// A node of a call graph: a callable region, or one of two external nodes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CallGraphNode(u32);

impl CallGraphNode {
    /// The external caller.
    pub const EXTERNAL_CALLER: CallGraphNode = CallGraphNode(0);
    /// The callee of calls that cannot be resolved.
    pub const UNKNOWN_CALLEE: CallGraphNode = CallGraphNode(1);

    /// Whether this is an external node.
    pub fn is_external(self) -> bool {
        self.0 < REGIONS
    }
}

/// The number of external nodes.
const REGIONS: u32 = 2;

/// The reason of an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CallGraphEdgeKind {
    /// The region may be called externally.
    Abstract,
    /// A call.
    Call,
    /// The target region is nested in the source region.
    Child,
}

/// An edge of a call graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CallGraphEdge {
    /// The reason.
    pub kind: CallGraphEdgeKind,
    /// The target node.
    pub target: CallGraphNode,
}

/// A call graph. It is a snapshot, which borrows nothing and does not follow changes of the IR.
///
/// ```
/// # #[cfg(feature = "func")] {
/// use ods::analysis::call_graph::CallGraph;
/// use ods_runtime::Context;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.register_dialects(ods::DIALECTS);
/// let text = b"
///     func.func @f() { call @g() : () -> () return }
///     func.func @g() { return }
/// ";
/// let ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// // Callees come first.
/// let components = CallGraph::new(ir.root().unwrap()).components();
/// assert!(components.iter().all(|component| component.len() == 1));
/// # }
/// ```
#[derive(Debug)]
pub struct CallGraph {
    /// The regions of all nodes except the external ones.
    regions: Vec<Region>,
    by_region: HashMap<Region, CallGraphNode>,
    /// The edges of all nodes.
    edges: Vec<Vec<CallGraphEdge>>,
    /// All edges, for deduplication.
    edge_set: HashSet<(CallGraphNode, CallGraphEdge)>,
}

impl CallGraph {
    /// Builds the call graph of `root`.
    pub fn new(root: OpRef<'_>) -> Self {
        let mut graph = CallGraph {
            regions: Vec::new(),
            by_region: HashMap::new(),
            edges: vec![Vec::new(); REGIONS as usize],
            edge_set: HashSet::new(),
        };
        // A call may precede its callee, so calls are visited after all nodes exist.
        graph.visit(root, |_, _, _| ());
        let mut tables = SymbolTables::new();
        graph.visit(root, |graph, call, caller| {
            let target = graph.resolve_callable(call, &mut tables);
            graph.add_edge(caller, CallGraphEdgeKind::Call, target);
        });
        graph
    }

    /// Adds nodes for the callable regions in `root`, outer ones first, and visits the calls in them.
    fn visit<'ir>(
        &mut self,
        root: OpRef<'ir>,
        mut visit_call: impl FnMut(&mut CallGraph, CallOpInterface<'ir>, CallGraphNode),
    ) {
        // A worklist of operations and their nodes, next one last, because nesting must not exhaust the stack.
        let mut pending = vec![(root, None)];
        while let Some((op, caller)) = pending.pop() {
            if let Some(call) = op.dyn_cast::<CallOpInterface<'_>>() {
                if let Some(caller) = caller {
                    visit_call(self, call, caller);
                }
                continue;
            }
            let mut node = caller;
            if let Some(callable) = op.dyn_cast::<CallableOpInterface<'_>>() {
                let Some(region) = callable.callable_region() else { continue };
                node = Some(self.get_or_add_node(region.handle(), caller));
            }
            let first = pending.len();
            let blocks = op.regions().flat_map(|region| region.blocks());
            pending.extend(blocks.flat_map(|block| block.ops()).map(|op| (op, node)));
            pending[first..].reverse();
        }
    }

    fn get_or_add_node(&mut self, region: Region, parent: Option<CallGraphNode>) -> CallGraphNode {
        if let Some(node) = self.by_region.get(&region) {
            return *node;
        }
        let node = CallGraphNode(self.edges.len() as u32);
        self.regions.push(region);
        self.by_region.insert(region, node);
        self.edges.push(Vec::new());
        match parent {
            Some(parent) => self.add_edge(parent, CallGraphEdgeKind::Child, node),
            None => {
                self.add_edge(CallGraphNode::EXTERNAL_CALLER, CallGraphEdgeKind::Abstract, node);
            }
        }
        node
    }

    fn add_edge(&mut self, from: CallGraphNode, kind: CallGraphEdgeKind, target: CallGraphNode) {
        let edge = CallGraphEdge { kind, target };
        if self.edge_set.insert((from, edge)) {
            self.edges[from.0 as usize].push(edge);
        }
    }

    /// The nodes of regions, in visiting order.
    pub fn nodes(&self) -> impl Iterator<Item = CallGraphNode> + use<> {
        (REGIONS..self.edges.len() as u32).map(CallGraphNode)
    }

    /// The node of a callable region.
    pub fn lookup_node(&self, region: Region) -> Option<CallGraphNode> {
        self.by_region.get(&region).copied()
    }

    /// The region of a node, unless it is external.
    pub fn callable_region(&self, node: CallGraphNode) -> Option<Region> {
        self.regions.get(node.0.checked_sub(REGIONS)? as usize).copied()
    }

    /// The edges from `node`.
    pub fn edges(&self, node: CallGraphNode) -> &[CallGraphEdge] {
        self.edges.get(node.0 as usize).map_or(&[], Vec::as_slice)
    }

    /// The nodes of callable regions directly nested in that of `node`.
    pub fn children(&self, node: CallGraphNode) -> impl Iterator<Item = CallGraphNode> {
        let edges = self.edges(node).iter();
        edges.filter(|edge| edge.kind == CallGraphEdgeKind::Child).map(|edge| edge.target)
    }

    /// The callee of `call`.
    pub fn resolve_callable<'ir>(
        &self,
        call: CallOpInterface<'ir>,
        tables: &mut SymbolTables,
    ) -> CallGraphNode {
        let callable = call.resolve_callable_in_table(tables);
        let callable = callable.and_then(|op| op.dyn_cast::<CallableOpInterface<'_>>());
        let region = callable.and_then(|callable| callable.callable_region());
        region
            .and_then(|region| self.lookup_node(region.handle()))
            .unwrap_or(CallGraphNode::UNKNOWN_CALLEE)
    }

    /// The reachable strongly connected components, callees first.
    pub fn components(&self) -> Vec<Vec<CallGraphNode>> {
        Components::new(self).find()
    }

    /// The text of the graph in upstream's format.
    pub fn to_text(&self, ir: &Ir) -> String {
        let mut out = String::from("// ---- CallGraph ----\n");
        for node in self.nodes() {
            let _ = writeln!(out, "// - Node : {}", self.describe(ir, node));
            for edge in self.edges(node) {
                let kind = match edge.kind {
                    CallGraphEdgeKind::Abstract => "",
                    CallGraphEdgeKind::Call => "Call",
                    CallGraphEdgeKind::Child => "Child",
                };
                let _ = writeln!(out, "// -- {kind}-Edge : {}", self.describe(ir, edge.target));
            }
            out.push_str("//\n");
        }
        out.push_str("// -- SCCs --\n");
        for component in self.components() {
            out.push_str("// - SCC : \n");
            for node in component {
                let _ = writeln!(out, "// -- Node :{}", self.describe(ir, node));
            }
            out.push('\n');
        }
        out.push_str("// -------------------\n");
        out
    }

    fn describe(&self, ir: &Ir, node: CallGraphNode) -> String {
        let Some(region) = self.callable_region(node) else {
            let unknown = node == CallGraphNode::UNKNOWN_CALLEE;
            let text = if unknown { "<Unknown-Callee-Node>" } else { "<External-Caller-Node>" };
            return text.to_owned();
        };
        let region = ir.region(region);
        let Some(op) = region.parent_op() else { return String::new() };
        let mut text = format!("'{}' - Region #{}", op.name().as_str(), region.index());
        let attrs = op.attrs();
        if !attrs.is_empty() {
            let _ = write!(text, " : {}", DictionaryAttr::get(op.ctx(), &attrs));
        }
        text
    }
}

/// Tarjan's algorithm with an explicit stack. Visits edges in order.
struct Components<'g> {
    graph: &'g CallGraph,
    /// The number of each visited node, from 1; `DONE` once its component is complete.
    numbers: Vec<u32>,
    visited: u32,
    /// Nodes of incomplete components.
    open: Vec<CallGraphNode>,
    components: Vec<Vec<CallGraphNode>>,
}

const DONE: u32 = u32::MAX;

/// A node that is being visited.
struct Visit {
    node: CallGraphNode,
    next_edge: usize,
    number: u32,
    /// The smallest number of a node reachable from it.
    lowest: u32,
}

impl<'g> Components<'g> {
    fn new(graph: &'g CallGraph) -> Self {
        let numbers = vec![0; graph.edges.len()];
        Components { graph, numbers, visited: 0, open: Vec::new(), components: Vec::new() }
    }

    fn enter(&mut self, node: CallGraphNode) -> Visit {
        self.visited += 1;
        self.numbers[node.0 as usize] = self.visited;
        self.open.push(node);
        Visit { node, next_edge: 0, number: self.visited, lowest: self.visited }
    }

    fn find(mut self) -> Vec<Vec<CallGraphNode>> {
        let mut visits = vec![self.enter(CallGraphNode::EXTERNAL_CALLER)];
        while let Some(visit) = visits.last_mut() {
            if let Some(edge) = self.graph.edges(visit.node).get(visit.next_edge) {
                visit.next_edge += 1;
                match self.numbers[edge.target.0 as usize] {
                    0 => {
                        let next = self.enter(edge.target);
                        visits.push(next);
                    }
                    number => visit.lowest = visit.lowest.min(number),
                }
                continue;
            }
            let (node, is_root, lowest) = (visit.node, visit.lowest == visit.number, visit.lowest);
            visits.pop();
            if let Some(parent) = visits.last_mut() {
                parent.lowest = parent.lowest.min(lowest);
            }
            if is_root {
                self.close(node);
            }
        }
        self.components
    }

    /// Completes the component that starts with `node`.
    fn close(&mut self, node: CallGraphNode) {
        let mut component = Vec::new();
        while let Some(member) = self.open.pop() {
            self.numbers[member.0 as usize] = DONE;
            component.push(member);
            if member == node {
                break;
            }
        }
        self.components.push(component);
    }
}
