//! The pass `inline`: processes callees before callers, simplifies them, and inlines the calls that the dialects allow.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use ods_runtime::attrs::SymbolRefAttr;
use ods_runtime::interfaces::{CallOpInterface, Callee, SymbolOpInterface};
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{
    Canonicalizer, OpPassManager, OptionError, OptionValue, PassContext, PassRegistry, PassResult,
    PipelineText, RunPass,
};
use ods_runtime::side_effects::is_memory_effect_free;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::traits::{IsIsolatedFromAbove, IsTerminator, SingleBlock};
use ods_runtime::{DialectEntry, Ir, Op, OpRef, Region};

use super::Inliner;
use super::inlining::{Inlined, InlinedBody, InlinerInterfaces, inline_call};
use super::symbol_references::{SymbolReferences, parent};
use crate::analysis::call_graph::{CallGraph, CallGraphNode};

/// The pipeline that simplifies callable operations without a pipeline of their own, by default `canonicalize`.
#[derive(Clone, Debug)]
pub struct DefaultPipeline {
    text: String,
    /// `None` for `canonicalize`, which needs no registry.
    parsed: Option<PipelineText>,
}

impl Default for DefaultPipeline {
    fn default() -> Self {
        DefaultPipeline { text: "canonicalize".to_owned(), parsed: None }
    }
}

impl DefaultPipeline {
    /// The pipeline that `text` names; empty for none.
    ///
    /// # Errors
    ///
    /// If the text is invalid, or names a pass that `registry` does not have.
    pub fn parse(text: &str, registry: &PassRegistry) -> Result<Self, OptionError> {
        let parsed = match text {
            "" => PipelineText::default(),
            _ => PipelineText::parse(text, registry)
                .map_err(|error| OptionError::Invalid(format!("invalid pipeline: {error}")))?,
        };
        Ok(DefaultPipeline { text: text.to_owned(), parsed: Some(parsed) })
    }

    /// The pipeline for operations called `name`; `None` if they are not simplified. The error says which pass cannot run on
    /// them.
    fn pipeline(&self, name: &str) -> Result<Option<OpPassManager>, String> {
        let mut pipeline = OpPassManager::new(name);
        match &self.parsed {
            _ if self.text.is_empty() => return Ok(None),
            None => drop(pipeline.add(Canonicalizer::default())),
            Some(parsed) => pipeline.extend(parsed.pipeline())?,
        }
        Ok(Some(pipeline))
    }
}

impl OptionValue for DefaultPipeline {
    fn parse(&mut self, text: Option<&str>, registry: &PassRegistry) -> Result<(), OptionError> {
        let mut written = String::new();
        OptionValue::parse(&mut written, text, registry)?;
        *self = DefaultPipeline::parse(&written, registry)?;
        Ok(())
    }

    fn print(&self) -> Option<String> {
        self.text.print()
    }

    fn type_name(&self) -> &'static str {
        self.text.type_name()
    }
}

impl RunPass for Inliner {
    type State = ();

    fn dialects(&self) -> Vec<DialectEntry> {
        let parsed = self.options.default_pipeline.parsed.iter();
        let all = parsed.map(PipelineText::pipeline).chain(self.options.op_pipelines.iter());
        all.flat_map(OpPassManager::dialects).collect()
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let options = &self.options;
        let mut pipelines: HashMap<String, Option<OpPassManager>> = HashMap::new();
        for pipeline in options.op_pipelines.iter().filter(|pipeline| !pipeline.is_empty()) {
            let anchor = pipeline.anchor().to_owned();
            pipelines.entry(anchor).or_insert_with(|| Some(pipeline.clone()));
        }
        let mut simplify = |ir: &mut Ir, callable: Op| {
            let view = ir.op(callable);
            let pipeline = match pipelines.entry(view.name().as_str().to_owned()) {
                Entry::Occupied(entry) => entry.into_mut(),
                Entry::Vacant(entry) => {
                    let pipeline = options.default_pipeline.pipeline(entry.key());
                    entry.insert(pipeline.map_err(|problem| view.error(problem))?)
                }
            };
            match pipeline {
                Some(pipeline) => cx.run_pipeline(pipeline, ir, callable),
                None => Ok(()),
            }
        };
        let config = InlinerConfig {
            max_iterations: options.max_iterations,
            threshold: options.inlining_threshold,
            simplify: &mut simplify,
        };
        let ctx = ir.ctx().clone();
        Inlining::new(ir, op, config, InlinerInterfaces::new(&ctx)).run(ir)
    }
}

/// The settings of the inliner.
struct InlinerConfig<'s> {
    /// The maximum number of iterations over functions that call each other.
    max_iterations: u32,
    /// The maximum size of a callee, in percent of its caller.
    threshold: u32,
    /// Simplifies a callable operation.
    simplify: &'s mut dyn FnMut(&mut Ir, Op) -> PassResult,
}

/// The default maximum number of iterations over functions that call each other.
const MAX_ITERATIONS: u32 = 4;

/// Inlines calls in `root`, and erases private functions without remaining references.
///
/// ```
/// # #[cfg(feature = "func")] {
/// use ods::transforms::inline::inline;
/// use ods_runtime::Context;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.register_dialects(ods::DIALECTS);
/// let text = b"
///     func.func private @same(%x: i32) -> i32 { return %x : i32 }
///     func.func @f(%x: i32) -> i32 { %y = call @same(%x) : (i32) -> i32 return %y : i32 }
/// ";
/// let mut ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let root = ir.root().unwrap().handle();
/// inline(&mut ir, root);
/// assert!(!ir.op(root).to_string().contains("@same"));
/// # }
/// ```
///
/// # Panics
///
/// If `root` was erased.
pub fn inline(ir: &mut Ir, root: Op) {
    let ctx = ir.ctx().clone();
    let config = InlinerConfig {
        max_iterations: MAX_ITERATIONS,
        threshold: u32::MAX,
        simplify: &mut |_, _| Ok(()),
    };
    let interfaces = InlinerInterfaces::new(&ctx);
    let result = Inlining::new(ir, root, config, interfaces).run(ir);
    debug_assert!(result.is_ok(), "only simplification fails");
}

/// A run of the inliner.
struct Inlining<'c, 's> {
    config: InlinerConfig<'s>,
    interfaces: InlinerInterfaces<'c>,
    graph: CallGraph,
    tables: SymbolTables,
    references: SymbolReferences,
    dead: Vec<Op>,
}

/// A call with a known callee.
#[derive(Clone, Copy)]
struct ResolvedCall {
    op: Op,
    source: CallGraphNode,
    target: CallGraphNode,
    /// The inlined call that this call was copied from: an index into the inline history.
    history: Option<usize>,
}

impl<'c, 's> Inlining<'c, 's> {
    fn new(
        ir: &Ir,
        root: Op,
        config: InlinerConfig<'s>,
        interfaces: InlinerInterfaces<'c>,
    ) -> Self {
        let graph = CallGraph::new(ir.op(root));
        let mut tables = SymbolTables::new();
        let references = SymbolReferences::new(ir.op(root), &graph, &mut tables);
        Inlining { config, interfaces, graph, tables, references, dead: Vec::new() }
    }

    fn run(mut self, ir: &mut Ir) -> PassResult {
        for component in self.graph.components() {
            self.run_on(ir, component)?;
        }
        for op in self.dead {
            if ir.is_live(op) {
                ir.erase(op);
            }
        }
        Ok(())
    }

    fn run_on(&mut self, ir: &mut Ir, mut component: Vec<CallGraphNode>) -> PassResult {
        component.retain(|node| !node.is_external());
        for _ in 0..self.config.max_iterations.max(1) {
            self.simplify(ir, &component)?;
            if !self.inline_calls(ir, &mut component) {
                break;
            }
        }
        Ok(())
    }

    /// Simplifies the callable operations of `component`, except those that contain others.
    fn simplify(&mut self, ir: &mut Ir, component: &[CallGraphNode]) -> PassResult {
        let is_simple = |node: &&CallGraphNode| self.graph.children(**node).next().is_none();
        let nodes: Vec<CallGraphNode> = component.iter().filter(is_simple).copied().collect();
        let callable = |ir: &Ir, node| {
            let op = parent(ir, &self.graph, node)?;
            op.has_trait::<IsIsolatedFromAbove>().then(|| op.handle())
        };
        let nodes: Vec<(CallGraphNode, Op)> =
            nodes.into_iter().filter_map(|node| Some((node, callable(ir, node)?))).collect();
        for (_, op) in &nodes {
            (self.config.simplify)(ir, *op)?;
        }
        for (node, _) in nodes {
            self.references.recount(ir, node, &self.graph, &mut self.tables);
        }
        Ok(())
    }

    /// Inlines the calls in the regions of `component`, and returns whether there were any. Calls in nested callable
    /// regions belong to those regions.
    fn inline_calls(&mut self, ir: &mut Ir, component: &mut Vec<CallGraphNode>) -> bool {
        let mut dead = Vec::new();
        let mut calls = Vec::new();
        for node in &*component {
            if self.is_dead(ir, *node) {
                dead.push(*node);
            } else if let Some(region) = self.graph.callable_region(*node) {
                let blocks = ir.region(region).blocks();
                let blocks = blocks.map(|block| block.ops().collect()).collect();
                self.collect_calls(blocks, *node, false, None, &mut calls);
            }
        }
        // The inline history: callees, each with the entry that it was inlined for.
        let mut history: Vec<(CallGraphNode, Option<usize>)> = Vec::new();
        let mut at = 0;
        while let Some(call) = calls.get(at).copied() {
            at += 1;
            if dead.contains(&call.source)
                || was_inlined(call.target, call.history, &history)
                || !self.should_inline(ir, call)
            {
                continue;
            }
            let in_place = self.is_last_use(ir, call.target);
            let Some(callable) = parent(ir, &self.graph, call.target).map(|op| op.handle()) else {
                continue;
            };
            let body = if in_place { InlinedBody::Move } else { InlinedBody::Clone };
            let Some(new) = inline_call(ir, &self.interfaces, call.op, callable, body) else {
                continue;
            };
            history.push((call.target, call.history));
            self.collect_inlined(ir, &new, call.source, history.len() - 1, &mut calls);
            let (graph, tables) = (&self.graph, &mut self.tables);
            self.references.call_is_inlined(
                call.source,
                ir.op(call.op),
                call.target,
                graph,
                tables,
            );
            ir.erase(call.op);
            if in_place {
                self.references.remove(call.target, &self.graph);
                dead.push(call.target);
            }
        }
        component.retain(|node| !dead.contains(node));
        self.dead.extend(
            dead.into_iter().filter_map(|node| Some(parent(ir, &self.graph, node)?.handle())),
        );
        !history.is_empty()
    }

    /// Collects the calls among inlined operations.
    fn collect_inlined(
        &mut self,
        ir: &Ir,
        new: &Inlined,
        source: CallGraphNode,
        history: usize,
        calls: &mut Vec<ResolvedCall>,
    ) {
        let blocks = new.iter().map(|ops| ops.iter().map(|op| ir.op(*op)).collect()).collect();
        // The call may be in a callable region nested in that of its source.
        self.collect_calls(blocks, source, true, Some(history), calls);
    }

    /// Collects the calls in `blocks`, which are in the region of `source`. Like upstream, starts with the last
    /// block.
    fn collect_calls<'ir>(
        &mut self,
        blocks: Vec<Vec<OpRef<'ir>>>,
        source: CallGraphNode,
        nested_callables: bool,
        history: Option<usize>,
        calls: &mut Vec<ResolvedCall>,
    ) {
        let mut pending: Vec<(Vec<OpRef<'ir>>, CallGraphNode)> =
            blocks.into_iter().map(|ops| (ops, source)).collect();
        while let Some((ops, source)) = pending.pop() {
            for op in ops {
                if let Some(call) = op.dyn_cast::<CallOpInterface<'_>>() {
                    if is_nested_reference(call) {
                        continue;
                    }
                    let target = self.graph.resolve_callable(call, &mut self.tables);
                    if !target.is_external() {
                        calls.push(ResolvedCall { op: op.handle(), source, target, history });
                    }
                    continue;
                }
                for region in op.regions() {
                    let node = self.graph.lookup_node(region.handle());
                    if node.is_some() && !nested_callables {
                        continue;
                    }
                    let blocks = region.blocks().map(|block| block.ops().collect());
                    pending.extend(blocks.map(|ops| (ops, node.unwrap_or(source))));
                }
            }
        }
    }

    fn should_inline(&self, ir: &Ir, call: ResolvedCall) -> bool {
        let op = ir.op(call.op);
        if op.has_trait::<IsTerminator>() {
            return false;
        }
        // Inlining direct or mutual recursion would not terminate.
        let mut edges = self.graph.edges(call.target).iter();
        if edges.any(|edge| edge.target == call.target || edge.target == call.source) {
            return false;
        }
        let Some(region) = self.graph.callable_region(call.target) else { return false };
        let region = ir.region(region);
        let (Some(around), Some(caller)) = (op.block().and_then(|it| it.parent()), op.parent_op())
        else {
            return false;
        };
        if region.is_ancestor(around) {
            return false;
        }
        // Operations of the same kind have the same limits on their blocks.
        let same_kind =
            region.parent_op().is_some_and(|it| it.name_handle() == caller.name_handle());
        let fits = region.has_one_block() || same_kind || !caller.might_have_trait::<SingleBlock>();
        fits && self.is_profitable(ir, call)
    }

    /// Whether the callee is small enough.
    fn is_profitable(&self, ir: &Ir, call: ResolvedCall) -> bool {
        match self.config.threshold {
            0 => return false,
            u32::MAX => return true,
            _ => {}
        }
        let count = |region: Region| {
            let ops = ir.region(region).blocks().flat_map(|block| block.ops());
            ops.map(|op| op.walk(WalkOrder::Pre).count() as u64).sum::<u64>()
        };
        let regions = [call.source, call.target].map(|node| self.graph.callable_region(node));
        let [Some(caller), Some(callee)] = regions else { return true };
        let caller = count(caller);
        caller == 0 || count(callee) * 100 / caller <= u64::from(self.config.threshold)
    }

    /// Whether a node has no references and may be removed.
    fn is_dead(&self, ir: &Ir, node: CallGraphNode) -> bool {
        self.has_only_uses(ir, node, 0)
    }

    /// Whether a node may be removed once one reference is gone.
    fn is_last_use(&self, ir: &Ir, node: CallGraphNode) -> bool {
        self.has_only_uses(ir, node, 1)
    }

    /// Whether a node has exactly `count` uses, of its symbol or values, and may be removed without them.
    fn has_only_uses(&self, ir: &Ir, node: CallGraphNode, count: usize) -> bool {
        let Some(op) = parent(ir, &self.graph, node) else { return false };
        if op.isa::<SymbolOpInterface<'_>>() {
            return self.references.count_of(node) == Some(count);
        }
        is_memory_effect_free(op) && op.results().flat_map(|result| result.uses()).count() == count
    }
}

/// Whether a call comes from the body of `target`, directly or indirectly.
fn was_inlined(
    target: CallGraphNode,
    mut history: Option<usize>,
    all: &[(CallGraphNode, Option<usize>)],
) -> bool {
    while let Some(&(node, earlier)) = history.and_then(|index| all.get(index)) {
        if node == target {
            return true;
        }
        history = earlier;
    }
    false
}

/// Whether the callee is in a nested symbol table.
fn is_nested_reference(call: CallOpInterface<'_>) -> bool {
    match call.callable_for_callee() {
        Callee::Symbol(symbol) => symbol
            .dyn_cast::<SymbolRefAttr<'_>>()
            .is_some_and(|symbol| !symbol.nested_references().is_empty()),
        Callee::Value(_) => false,
    }
}
