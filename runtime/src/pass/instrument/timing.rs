//! Timing: a tree of timers, its reports, and the instrument that times passes.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{AnalysisInfo, Instrument, PassId, PassInfo, PreservedAnalyses};
use crate::core::ir::{Ir, Op, OpRef};
use crate::pass::statistics::DisplayMode;

/// A node of the tree.
#[derive(Debug)]
struct Node {
    name: String,
    /// Identifies the node among those of its parent.
    id: u64,
    /// Whether only its children are shown in the tree.
    is_hidden: bool,
    time: Duration,
    children: Vec<usize>,
}

#[derive(Debug)]
struct Tree {
    nodes: Vec<Node>,
    /// The nodes that are timed now, with their start.
    active: Vec<(usize, Instant)>,
}

/// A tree of timers. Clones share it. Corresponds to `mlir::DefaultTimingManager`.
///
/// ```
/// use ods_runtime::pass::{DisplayMode, OutputFormat, Timer};
///
/// let timer = Timer::start();
/// {
///     let _parser = timer.scope("Parser");
/// }
/// assert!(timer.finish(DisplayMode::Tree, OutputFormat::Text).contains("Parser"));
/// ```
#[derive(Clone, Debug)]
pub struct Timer(Arc<Mutex<Tree>>);

/// The format of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutputFormat {
    /// A table.
    Text,
    /// JSON.
    Json,
}

/// Is timed until it is dropped.
#[derive(Debug)]
pub struct TimingScope(Timer);

impl Drop for TimingScope {
    fn drop(&mut self) {
        self.0.leave();
    }
}

impl Timer {
    /// Starts a timer.
    pub fn start() -> Self {
        let root = Node {
            name: "root".to_owned(),
            id: 0,
            is_hidden: false,
            time: Duration::ZERO,
            children: Vec::new(),
        };
        Timer(Arc::new(Mutex::new(Tree { nodes: vec![root], active: vec![(0, Instant::now())] })))
    }

    fn tree(&self) -> MutexGuard<'_, Tree> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Times what happens until the result is dropped, as part of the current scope.
    #[must_use]
    pub fn scope(&self, name: &str) -> TimingScope {
        self.enter(hash(&name), false, || name.to_owned());
        TimingScope(self.clone())
    }

    fn enter(&self, id: u64, is_hidden: bool, name: impl FnOnce() -> String) {
        let mut tree = self.tree();
        let parent = tree.active.last().map_or(0, |(node, _)| *node);
        let node = tree.child(parent, id, || (name(), is_hidden));
        tree.active.push((node, Instant::now()));
    }

    fn leave(&self) {
        let mut tree = self.tree();
        if let Some((node, start)) = tree.active.pop() {
            tree.nodes[node].time += start.elapsed();
        }
    }

    /// Stops the timer and returns the report.
    pub fn finish(&self, mode: DisplayMode, format: OutputFormat) -> String {
        while !self.tree().active.is_empty() {
            self.leave();
        }
        let tree = self.tree();
        let total = tree.nodes[0].time;
        let lines = match mode {
            DisplayMode::Tree => tree.lines(),
            DisplayMode::List => tree.list(),
        };
        let timed: Duration =
            tree.shown_children(0).into_iter().map(|child| tree.nodes[child].time).sum();
        let rest = total.saturating_sub(timed);
        match format {
            OutputFormat::Text => text_report(&lines, rest, total),
            OutputFormat::Json => json_report(&lines, mode == DisplayMode::Tree, rest, total),
        }
    }
}

/// A line of a report.
struct Line {
    depth: usize,
    name: String,
    time: Duration,
}

impl Tree {
    /// The child `id` of `parent`, made if there is none.
    fn child(&mut self, parent: usize, id: u64, make: impl FnOnce() -> (String, bool)) -> usize {
        let mut children = self.nodes[parent].children.iter().copied();
        if let Some(child) = children.find(|child| self.nodes[*child].id == id) {
            return child;
        }
        let ((name, is_hidden), node) = (make(), self.nodes.len());
        self.nodes.push(Node { name, id, is_hidden, time: Duration::ZERO, children: Vec::new() });
        self.nodes[parent].children.push(node);
        node
    }

    /// Adds the times of what is in the node `other_parent` of `other` to what is in `parent`.
    fn add(&mut self, parent: usize, other: &Tree, other_parent: usize) {
        for other_child in &other.nodes[other_parent].children {
            let Node { name, id, is_hidden, time, .. } = &other.nodes[*other_child];
            let child = self.child(parent, *id, || (name.clone(), *is_hidden));
            self.nodes[child].time += *time;
            self.add(child, other, *other_child);
        }
    }

    /// The children of a node, with those of hidden ones instead of them.
    fn shown_children(&self, node: usize) -> Vec<usize> {
        let mut shown = Vec::new();
        for child in &self.nodes[node].children {
            match self.nodes[*child].is_hidden {
                true => shown.extend(self.shown_children(*child)),
                false => shown.push(*child),
            }
        }
        shown
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut pending: Vec<(usize, usize)> =
            self.shown_children(0).into_iter().rev().map(|child| (child, 0)).collect();
        while let Some((node, depth)) = pending.pop() {
            let Node { name, time, .. } = &self.nodes[node];
            lines.push(Line { depth, name: name.clone(), time: *time });
            let children = self.shown_children(node).into_iter().rev();
            pending.extend(children.map(|child| (child, depth + 1)));
        }
        lines
    }

    /// All nodes, those of one name merged, the longest first.
    fn list(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for node in &self.nodes {
            match lines.iter_mut().find(|line| line.name == node.name) {
                Some(line) => line.time += node.time,
                None => lines.push(Line { depth: 0, name: node.name.clone(), time: node.time }),
            }
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.time));
        lines
    }
}

fn percentage(time: Duration, total: Duration) -> f64 {
    100.0 * time.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE)
}

/// The line of `=` and `-` in reports.
pub(in crate::pass) fn ruler() -> String {
    format!("==={}===\n", "-".repeat(73))
}

fn text_report(lines: &[Line], rest: Duration, total: Duration) -> String {
    let mut out = ruler();
    out += &format!("{:25}... Execution time report ...\n{}", "", ruler());
    let _ = writeln!(out, "  Total Execution Time: {:.4} seconds\n", total.as_secs_f64());
    out += "  ----Wall Time----  ----Name----\n";
    let mut line = |depth: usize, name: &str, time: Duration| {
        let (seconds, percent) = (time.as_secs_f64(), percentage(time, total));
        let _ = writeln!(
            out,
            "  {seconds:8.4} ({percent:5.1}%)  {:indent$}{name}",
            "",
            indent = 2 * depth
        );
    };
    lines.iter().for_each(|it| line(it.depth, &it.name, it.time));
    line(0, "Rest", rest);
    line(0, "Total", total);
    out
}

fn json_report(lines: &[Line], is_tree: bool, rest: Duration, total: Duration) -> String {
    let mut out = String::from("[\n");
    let entry = |name: &str, time: Duration| {
        let (seconds, percent) = (time.as_secs_f64(), percentage(time, total));
        format!(
            "{{\"wall\": {{\"duration\": {seconds:8.4}, \"percentage\": {percent:5.1}}}, \"name\": \"{name}\""
        )
    };
    let close = |out: &mut String, depth: usize| {
        let _ = writeln!(out, "{:indent$}{{}}]}},", "", indent = 2 * depth);
    };
    let mut open: Vec<usize> = Vec::new();
    for line in lines {
        while open.last().is_some_and(|depth| *depth >= line.depth) {
            close(&mut out, open.pop().unwrap_or_default());
        }
        let name = line.name.replace('\\', "\\\\").replace('"', "\\\"");
        let indent = 2 * line.depth;
        if !is_tree {
            let _ = writeln!(out, "{}}},", entry(&name, line.time));
            continue;
        }
        let _ = writeln!(out, "{:indent$}{}, \"passes\": [", "", entry(&name, line.time));
        open.push(line.depth);
    }
    while let Some(depth) = open.pop() {
        close(&mut out, depth);
    }
    let _ = writeln!(out, "{}}},\n{}}}\n]", entry("Rest", rest), entry("Total", total));
    out
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Times pipelines, passes and analyses.
pub(in crate::pass) struct PassTiming {
    timer: Timer,
    /// The timer of the thread that started this one, and the node that gets the times when this one is dropped.
    parent: Option<(Timer, usize)>,
}

impl PassTiming {
    pub(in crate::pass) fn new(timer: Timer) -> Self {
        PassTiming { timer, parent: None }
    }
}

impl Drop for PassTiming {
    fn drop(&mut self) {
        if let Some((parent, node)) = &self.parent {
            parent.tree().add(*node, &self.timer.tree(), 0);
        }
    }
}

impl Instrument for PassTiming {
    fn for_thread(&self) -> Option<Box<dyn Instrument>> {
        let node = self.timer.tree().active.last().map_or(0, |(node, _)| *node);
        let parent = Some((self.timer.clone(), node));
        Some(Box::new(PassTiming { timer: Timer::start(), parent }))
    }

    fn before_pipeline(&mut self, anchor: &str, _: PassId) {
        self.timer.enter(hash(&anchor), false, || format!("'{anchor}' Pipeline"));
    }

    fn after_pipeline(&mut self, _: &str, _: PassId) {
        self.timer.leave();
    }

    fn before_pass(&mut self, pass: &PassInfo<'_>, _: OpRef<'_>) {
        let is_hidden = pass.nested.is_some_and(|anchors| anchors.len() == 1);
        self.timer.enter(hash(&pass.id), is_hidden, || pass.name.to_owned());
    }

    fn after_pass(&mut self, _: &PassInfo<'_>, _: &Ir, _: Op, _: &PreservedAnalyses) {
        self.timer.leave();
    }

    fn after_pass_failed(&mut self, _: &PassInfo<'_>, _: &Ir, _: Op) {
        self.timer.leave();
    }

    fn before_analysis(&mut self, analysis: &AnalysisInfo, _: OpRef<'_>) {
        self.timer.enter(hash(&analysis.id), false, || format!("(A) {}", analysis.name));
    }

    fn after_analysis(&mut self, _: &AnalysisInfo, _: OpRef<'_>) {
        self.timer.leave();
    }
}
