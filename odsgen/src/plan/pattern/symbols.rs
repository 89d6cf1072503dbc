//! The names that a rule binds.

use rustc_hash::FxHashSet;

use super::{Keep, Kept};
use crate::model::{Arg, ArgValue, Head, Node, NodeArg, Pattern, Result, Rules};
use crate::names::snake;
use crate::plan::slots::{self, Count};

/// Variables that generated functions use.
const TAKEN: &[&str] = &["ctx", "locations", "op", "r", "rt"];

/// The names of a rule, in the order in which they are bound, and the variables of its function.
#[derive(Default)]
pub(super) struct Symbols<'r> {
    list: Vec<Symbol<'r>>,
    taken: FxHashSet<String>,
}

/// A bound name.
pub(super) struct Symbol<'r> {
    /// The name, without the number of a result.
    pub(super) name: String,
    /// The variable.
    pub(super) local: String,
    /// Its binding.
    pub(super) kind: SymbolKind<'r>,
    /// Whether the first part binds it.
    of_source: bool,
    /// How the second part uses it.
    kept: Option<(Keep, bool)>,
}

/// The binding of a name.
#[derive(Clone, Debug)]
pub(super) enum SymbolKind<'r> {
    /// An attribute of an operation: that of the index.
    Attr { op: usize, index: usize },
    /// An attribute that an expression finds, with the view of its constraint.
    FoundAttr(Option<&'r str>),
    /// A property of an operation.
    Property { op: usize, index: usize },
    /// An operand; `group` is the number of values that a `variadic` demands.
    Operand { key: OperandKey, count: Count, group: Option<usize> },
    /// The results of an operation.
    Op(usize),
    /// A value.
    Value,
    /// Several values.
    Values,
}

/// Identifies an operand of a source pattern: the node, the argument, and the place within `variadic`.
pub(super) type OperandKey = (usize, usize, Option<usize>);

/// The name before `__N` and that number.
pub(super) fn split(symbol: &str) -> (&str, Option<usize>) {
    let Some((name, index)) = symbol.rsplit_once("__") else { return (symbol, None) };
    let digits = index.find(|c: char| !c.is_ascii_digit()).unwrap_or(index.len());
    match index[..digits].parse() {
        Ok(index) => (name, Some(index)),
        Err(_) => (symbol, None),
    }
}

impl<'r> Symbols<'r> {
    /// A variable with a name derived from `base`.
    pub(super) fn fresh(&mut self, base: &str) -> String {
        let base = snake(base);
        let mut local = base.clone();
        let mut number = 2;
        while TAKEN.contains(&local.as_str()) || !self.taken.insert(local.clone()) {
            local = format!("{}_{number}", base.trim_end_matches('_'));
            number += 1;
        }
        local
    }

    /// Binds `name` to an entity that the second part creates.
    pub(super) fn add(&mut self, name: &str, local: String, kind: SymbolKind<'r>) {
        let name = name.to_owned();
        self.list.push(Symbol { name, local, kind, of_source: false, kept: None });
    }

    fn bind(&mut self, name: &str, kind: SymbolKind<'r>, of_source: bool) {
        let local = self.fresh(name);
        self.list.push(Symbol { name: name.to_owned(), local, kind, of_source, kept: None });
    }

    /// The first binding of `symbol`, which may have the number of a result.
    pub(super) fn find(&self, symbol: &str) -> Option<&Symbol<'r>> {
        let (name, _) = split(symbol);
        self.list.iter().find(|it| it.name == name)
    }

    /// The variable of an operand.
    pub(super) fn operand(&self, name: &str, key: OperandKey) -> Option<String> {
        let found = self.list.iter().find(|it| {
            it.name == name && matches!(it.kind, SymbolKind::Operand { key: it, .. } if it == key)
        });
        found.map(|it| it.local.clone())
    }

    /// The pairs of variables that hold the same operand, the first of each name and another, each with upstream's name
    /// of it.
    pub(super) fn equal_operands(&self) -> Vec<[(String, String); 2]> {
        let mut pairs = Vec::new();
        for (at, symbol) in self.list.iter().enumerate() {
            let mut same = self.list[..at].iter().filter(|it| it.name == symbol.name);
            if let Some(first) = same.next().filter(|_| symbol.of_source) {
                let number = same.count();
                let of_first = (first.local.clone(), first.name.clone());
                pairs.push([of_first, (symbol.local.clone(), format!("{}{number}", symbol.name))]);
            }
        }
        pairs
    }

    /// Records that the second part uses the first binding of `symbol`, which may be absent; a view serves as a handle.
    pub(super) fn keep(&mut self, symbol: &str, how: Keep, optional: bool) {
        let (name, _) = split(symbol);
        if let Some(symbol) = self.list.iter_mut().find(|it| it.name == name && it.of_source)
            && !matches!(symbol.kept, Some((Keep::Attr(_), _)))
        {
            symbol.kept = Some((how, optional));
        }
    }

    /// The bindings of the first part that the second part uses.
    pub(super) fn kept(&self) -> Vec<Kept> {
        let kept = self.list.iter().filter_map(|it| {
            let (how, optional) = it.kept.clone()?;
            Some(Kept { local: it.local.clone(), how, optional })
        });
        kept.collect()
    }

    /// Binds the names of the source pattern.
    pub(super) fn collect_source(&mut self, rule: &Pattern<'r>, model: &Rules<'r>) -> Result<()> {
        Collector { symbols: self, rule, model, of_source: true }.node(&rule.source)
    }

    /// Binds the names of the result patterns.
    pub(super) fn collect_results(&mut self, rule: &Pattern<'r>, model: &Rules<'r>) -> Result<()> {
        let mut collector = Collector { symbols: self, rule, model, of_source: false };
        rule.results.iter().try_for_each(|node| collector.node(node))
    }
}

/// Binds the names of a pattern in upstream's order, which decides the error to report among several.
struct Collector<'a, 'r> {
    symbols: &'a mut Symbols<'r>,
    rule: &'a Pattern<'r>,
    model: &'a Rules<'r>,
    of_source: bool,
}

impl<'r> Collector<'_, 'r> {
    fn fail(&self, text: String) -> Result<()> {
        Err(self.rule.record.error(text))
    }

    /// Binds a name that must not be bound already.
    fn bind(&mut self, symbol: &str, kind: SymbolKind<'r>) -> Result<()> {
        let (name, _) = split(symbol);
        if self.symbols.find(name).is_some() {
            return self.fail(format!("symbol '{symbol}' bound more than once"));
        }
        self.symbols.bind(name, kind, self.of_source);
        Ok(())
    }

    fn node(&mut self, node: &Node<'r>) -> Result<()> {
        match node.head {
            Head::Native(native) => {
                match node.symbol {
                    Some(symbol) if self.of_source => self.fail(format!(
                        "binding symbol '{symbol}' to NativecodeCall in MatchPattern is not supported"
                    ))?,
                    Some(symbol) if native.returns > 1 => {
                        self.bind(symbol, SymbolKind::Values)?;
                    }
                    Some(symbol) => self.bind(symbol, SymbolKind::Value)?,
                    None => {}
                }
                node.args.iter().try_for_each(|arg| self.native_argument(arg))
            }
            Head::Op(op) => self.op(node, op),
            _ => match node.symbol {
                Some(symbol) => self.fail(format!(
                    "binding symbol '{symbol}' to non-operation/native code call unsupported right now"
                )),
                None => Ok(()),
            },
        }
    }

    fn native_argument(&mut self, arg: &NodeArg<'r>) -> Result<()> {
        if let Some(node) = arg.node() {
            return self.node(node);
        }
        let Some(name) = arg.binding().filter(|_| self.of_source) else { return Ok(()) };
        match &arg.value {
            ArgValue::Attr(matcher) => self.bind(name, SymbolKind::FoundAttr(matcher.ty)),
            _ => self.bind(name, SymbolKind::Value),
        }
    }

    fn op(&mut self, node: &Node<'r>, op: usize) -> Result<()> {
        let definition = &self.model.ops[op];
        let is = |head: fn(&Head<'_>) -> bool| node.nodes().filter(|it| head(&it.head)).count();
        let directives = is(|it| matches!(it, Head::Location | Head::ReturnType));
        let eithers = is(|it| matches!(it, Head::Either));
        let args = node.args.len();
        if definition.args.len() != args - directives + eithers {
            return self.fail(format!(
                "op '{}' argument number mismatch: {} in pattern vs. {} in definition",
                definition.name,
                args + eithers,
                definition.args.len()
            ));
        }
        if let Some(symbol) = node.symbol {
            self.bind(symbol, SymbolKind::Op(op))?;
        }
        let mut at = 0;
        for arg in &node.args {
            match arg.node() {
                Some(group) if matches!(group.head, Head::Either) => {
                    for (offset, arg) in group.args.iter().enumerate() {
                        self.argument(node, op, at + offset, None, arg)?;
                    }
                    // It is bound to two operands.
                    at += 1;
                }
                Some(group) if matches!(group.head, Head::Variadic) => {
                    match group.symbol {
                        Some(symbol) if self.of_source => {
                            let group = Some(group.args.len());
                            self.operand((node.id, at, None), op, group, symbol)?;
                        }
                        Some(symbol) => self.bind(symbol, SymbolKind::Values)?,
                        None => {}
                    }
                    for (index, arg) in group.args.iter().enumerate() {
                        self.argument(node, op, at, Some(index), arg)?;
                    }
                }
                Some(nested) => self.node(nested)?,
                None if self.of_source => self.argument(node, op, at, None, arg)?,
                None => {}
            }
            at += 1;
        }
        Ok(())
    }

    fn argument(
        &mut self,
        node: &Node<'r>,
        op: usize,
        at: usize,
        sub: Option<usize>,
        arg: &NodeArg<'r>,
    ) -> Result<()> {
        match (arg.node(), arg.binding()) {
            (Some(nested), _) => self.node(nested),
            (None, Some(name)) => self.operand((node.id, at, sub), op, None, name),
            (None, None) => Ok(()),
        }
    }

    fn operand(
        &mut self,
        key: OperandKey,
        op: usize,
        group: Option<usize>,
        symbol: &str,
    ) -> Result<()> {
        let (name, number) = split(symbol);
        if number.is_some() {
            return self
                .fail(format!("symbol '{symbol}' with trailing index cannot bind to op argument"));
        }
        let definition = &self.model.ops[op];
        let kind = match definition.args.get(key.1) {
            Some(Arg::Attribute(index)) => SymbolKind::Attr { op, index: *index },
            Some(Arg::Property(index)) => SymbolKind::Property { op, index: *index },
            Some(Arg::Operand(index)) => {
                let count = match key.2 {
                    Some(_) => Count::One,
                    None => slots::count(definition, &definition.operands[*index]),
                };
                SymbolKind::Operand { key, count, group }
            }
            None => return Ok(()),
        };
        let is_operand = |kind: &SymbolKind<'_>| matches!(kind, SymbolKind::Operand { .. });
        if let Some(known) = self.symbols.find(name)
            && !(is_operand(&known.kind) && is_operand(&kind))
        {
            return self.fail(format!("symbol '{symbol}' bound more than once"));
        }
        // A result pattern uses the name instead of binding it.
        if self.of_source {
            self.symbols.bind(name, kind, true);
        }
        Ok(())
    }
}
