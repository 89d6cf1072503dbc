//! The pass `view-op-graph`: prints operations and the values between them as a graph.

use std::fmt::Write as _;

use ods_runtime::attrs::{ArrayAttr, ElementsAttr, SplatElementsAttr};
use ods_runtime::ir::{BlockRef, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::types::TypeRef;
use ods_runtime::{AttrRef, Ir, Op, OpRef, Value, ValueRef};
use rustc_hash::FxHashMap;

use super::{ViewOpGraph, ViewOpGraphOptions};

impl RunPass for ViewOpGraph {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        eprint!("{}", graph(ir.op(op), &self.options));
        cx.preserve_all();
        Ok(())
    }
}

/// The graph of `op`.
fn graph(op: OpRef<'_>, options: &ViewOpGraphOptions) -> String {
    let mut graph = Graph {
        options,
        names: names(op),
        colors: colors(op),
        out: String::from("digraph G {\n"),
        depth: 1,
        nodes: 0,
        nodes_of_values: FxHashMap::default(),
        uses: Vec::new(),
        edges: Vec::new(),
    };
    graph.line("compound = true;");
    graph.op(op);
    for (value, user) in std::mem::take(&mut graph.uses) {
        let definition = graph.nodes_of_values.get(&value).copied().unwrap_or_default();
        let port = graph.port(value);
        graph.edge(definition, user, Some(&port), "solid");
    }
    for edge in std::mem::take(&mut graph.edges) {
        graph.line(&edge);
    }
    graph.out.push_str("}\n");
    graph.out
}

/// The texts of the values that operations in `root` define or use.
fn names(root: OpRef<'_>) -> FxHashMap<Value, String> {
    let mut values: Vec<ValueRef<'_>> = Vec::new();
    for op in root.walk(WalkOrder::Pre) {
        let blocks = op.regions().flat_map(|region| region.blocks());
        values.extend(blocks.flat_map(|block| block.arguments()));
        values.extend(op.operands().chain(op.results()));
    }
    let names = root.print_operands(&values);
    values.iter().map(|value| value.handle()).zip(names).collect()
}

/// A color for each name of operations. The hues are as different as possible.
fn colors(root: OpRef<'_>) -> FxHashMap<&str, String> {
    let mut names: Vec<&str> = Vec::new();
    let mut colors = FxHashMap::default();
    for op in root.walk(WalkOrder::Post) {
        let name = op.name().as_str();
        if colors.insert(name, String::new()).is_none() {
            names.push(name);
        }
    }
    for (index, name) in names.iter().enumerate() {
        let hue = index as f64 / names.len() as f64;
        colors.insert(name, format!("{hue:.6} 0.3 0.95"));
    }
    colors
}

/// A node for an operation or an argument. An operation with regions is a cluster, with a node for the ends of edges.
#[derive(Clone, Copy, Default)]
struct Node {
    id: u32,
    cluster: Option<u32>,
}

/// Elements attributes and arrays with more elements than this are elided.
const MAX_ELEMENTS: usize = 16;

/// `text` with backslashes before the characters that have a meaning in labels.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '{' | '|' | '<' | '}' | '>' | '\n' | '"') {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// A graph that is being written.
struct Graph<'a> {
    options: &'a ViewOpGraphOptions,
    names: FxHashMap<Value, String>,
    colors: FxHashMap<&'a str, String>,
    out: String,
    depth: usize,
    /// The number of nodes and clusters.
    nodes: u32,
    nodes_of_values: FxHashMap<Value, Node>,
    /// The operands of all operations.
    uses: Vec<(Value, Node)>,
    edges: Vec<String>,
}

impl<'a> Graph<'a> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:indent$}{text}", "", indent = self.depth * 2);
    }

    /// Adds a node with the attributes `attrs`, in alphabetical order.
    fn node(&mut self, attrs: &str) -> Node {
        self.nodes += 1;
        let id = self.nodes;
        self.line(&format!("v{id} [{attrs}];"));
        Node { id, cluster: None }
    }

    /// Adds a cluster with what `contents` adds.
    fn cluster(&mut self, label: &str, contents: impl FnOnce(&mut Self)) -> Node {
        self.nodes += 1;
        let cluster = self.nodes;
        self.line(&format!("subgraph cluster_{cluster} {{"));
        self.depth += 1;
        let anchor = self.node("label = \" \", shape = plain");
        self.line(&format!("label = \"{label}\";"));
        contents(self);
        self.depth -= 1;
        self.line("}");
        Node { id: anchor.id, cluster: Some(cluster) }
    }

    /// Adds an edge. `port` is the part of the nodes at which it starts and ends.
    fn edge(&mut self, from: Node, to: Node, port: Option<&str>, style: &str) {
        let end = |node: Node, part: &str, side: &str| match (port, node.cluster) {
            (Some(port), None) => format!("v{}:{part}{port}:{side}", node.id),
            _ => format!("v{}", node.id),
        };
        let mut edge = format!("{} -> {}[", end(from, "res", "s"), end(to, "arg", "n"));
        for (key, node) in [("lhead", to), ("ltail", from)] {
            if let Some(cluster) = node.cluster {
                let _ = write!(edge, "{key} = cluster_{cluster}, ");
            }
        }
        let _ = write!(edge, "style = {style}];");
        self.edges.push(edge);
    }

    fn op(&mut self, op: OpRef<'a>) -> Node {
        let node = if op.num_regions() > 0 {
            let label = self.cluster_label(op);
            self.cluster(&label, |graph| {
                for block in op.regions().flat_map(|region| region.blocks()) {
                    graph.block(block);
                }
            })
        } else {
            let color = self.colors.get(op.name().as_str()).cloned().unwrap_or_default();
            let label = self.record(op);
            self.node(&format!(
                "fillcolor = \"{color}\", label = \"{label}\", shape = Mrecord, style = filled"
            ))
        };
        if self.options.print_data_flow_edges {
            self.uses.extend(op.operands().map(|operand| (operand.handle(), node)));
        }
        self.nodes_of_values.extend(op.results().map(|result| (result.handle(), node)));
        node
    }

    fn block(&mut self, block: BlockRef<'a>) {
        self.cluster("", |graph| {
            for argument in block.arguments() {
                let label = graph.definition(argument);
                let node = graph.node(&format!("label = \"{label}\", shape = Mrecord"));
                graph.nodes_of_values.insert(argument.handle(), node);
            }
            let mut previous = None;
            for op in block.ops() {
                let node = graph.op(op);
                if let Some(previous) = previous
                    && graph.options.print_control_flow_edges
                {
                    graph.edge(previous, node, None, "dashed");
                }
                previous = Some(node);
            }
        });
    }

    /// The name of a value as part of a node.
    fn port(&self, value: Value) -> String {
        self.names.get(&value).map_or(String::new(), |name| name.replace(['%', '#'], "_"))
    }

    /// The label of a value in the node that defines it.
    fn definition(&self, value: ValueRef<'_>) -> String {
        let mut label = format!("<res{}> {}", self.port(value.handle()), self.name(value));
        if self.options.print_result_types {
            let _ = write!(label, " {}", self.ty(value.ty()));
        }
        label
    }

    fn name(&self, value: ValueRef<'_>) -> String {
        self.names.get(&value.handle()).map_or(String::new(), |name| escape(name))
    }

    /// The text, up to the maximum length.
    fn truncated(&self, text: &str) -> String {
        let max = self.options.max_label_len as usize;
        if text.len() <= max {
            return text.to_owned();
        }
        let end = (0..=max).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(0);
        text[..end].to_owned() + "..."
    }

    fn ty(&self, ty: TypeRef<'_>) -> String {
        escape(&self.truncated(&ty.to_string()))
    }

    fn attr(&self, attr: AttrRef<'_>) -> String {
        if attr.isa::<SplatElementsAttr<'_>>() {
            return escape(&attr.to_string());
        }
        if let Some(elements) = attr.dyn_cast::<ElementsAttr<'_>>()
            && elements.ty().num_elements().is_some_and(|count| count > MAX_ELEMENTS as i64)
        {
            let rank = elements.ty().shape().map_or(0, <[i64]>::len);
            let (open, close) = ("[".repeat(rank), "]".repeat(rank));
            return format!("{open}...{close} : {}", self.ty(*elements.ty()));
        }
        if attr.dyn_cast::<ArrayAttr<'_>>().is_some_and(|array| array.len() > MAX_ELEMENTS) {
            return "[...]".to_owned();
        }
        escape(&self.truncated(&attr.to_string()))
    }

    /// The attributes of `op`, each on a line.
    fn attrs(&self, op: OpRef<'_>) -> String {
        let mut text = String::new();
        for attr in op.attrs() {
            let (name, value) = (op.ctx().ident_str(attr.name), op.ctx().attr_ref(attr.value));
            let _ = write!(text, "{}: {}\\l", escape(name), self.attr(value));
        }
        text
    }

    /// The label of an operation with regions.
    fn cluster_label(&self, op: OpRef<'_>) -> String {
        let mut label = op.name().as_str().to_owned();
        if self.options.print_result_types {
            let types: Vec<String> = op.results().map(|it| it.ty().to_string()).collect();
            // Only labels of records give a meaning to angle brackets.
            let types = self.truncated(&types.join(", ")).replace('"', "\\\"");
            let _ = write!(label, " : ({types})");
        }
        if self.options.print_attrs {
            let _ = write!(label, "\\l{}", self.attrs(op));
        }
        label
    }

    /// The label of an operation without regions: its operands, its name and its results.
    fn record(&self, op: OpRef<'_>) -> String {
        let mut label = String::from("{");
        if op.num_operands() > 0 {
            let operands: Vec<String> = op
                .operands()
                .map(|it| format!("<arg{}> {}", self.port(it.handle()), self.name(it)))
                .collect();
            let _ = write!(label, "{{{}}}|", operands.join("|"));
        }
        let _ = write!(label, "{}\\l", op.name().as_str());
        if self.options.print_attrs && !op.attrs().is_empty() {
            let _ = write!(label, "\\l{}", self.attrs(op));
        }
        if op.num_results() > 0 {
            let results: Vec<String> = op.results().map(|it| self.definition(it)).collect();
            let _ = write!(label, "|{{{}}}", results.join("|"));
        }
        label.push('}');
        label
    }
}
