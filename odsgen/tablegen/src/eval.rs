//! Evaluates the syntax tree.
//!
//! Upstream folds values while it parses them and resolves the remaining references when it builds
//! records. The order of these steps is observable: it determines the numbers of anonymous records
//! and which error is reported first. Evaluation therefore walks the tree in source order, and each
//! function does the same steps as the corresponding function of upstream's parser.

mod arguments;
mod bang;
mod build;
mod fold;
mod iterate;
mod literals;
mod names;
mod query;
mod recovery;
mod repetition;
mod resolve;
mod statements;
mod suffix;
mod types;
mod values;

use std::sync::Arc;

use super::diag::{Diagnostic, Kind, Severity};
use super::options::Options;
use super::parser::{Cursor, Rule};
use super::source::{Loc, Span};
use super::store::{Assertion, Dump, RecordId, Sizes, Store, Sym, Ty, Val};
use ods_regex::Regex;
use recovery::Recovery;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Maximum recursion depth of resolution and instantiation.
const MAX_DEPTH: u32 = 20_000;
/// Maximum number of superclasses of a record. A class reached by several paths counts several times.
const MAX_ANCESTORS: u32 = 1 << 16;
/// Maximum nesting depth of values.
const MAX_VALUE_DEPTH: u16 = 5000;
/// Number of text bytes that count as one step.
const TEXT_BYTES_PER_STEP: u64 = 64;
/// Maximum number of operands in a chain of `#`.
const MAX_PASTES: usize = 4096;

/// Stack size of the evaluation thread in bytes, sufficient for all depth limits.
pub(crate) const STACK_SIZE: usize = 512 << 20;

/// Why evaluation stopped. The diagnostic is already reported.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stop {
    /// Parsing failed; the next token is at this position.
    Failed(Loc),
    /// A fatal error: nothing more is read.
    Fatal,
}

pub(crate) type Outcome<T> = Result<T, Stop>;

/// A multiclass: a record with its template arguments, and its uninstantiated body.
#[derive(Debug)]
struct Multiclass {
    record: RecordId,
    entries: Vec<Entry>,
}

/// An uninstantiated statement of a loop or multiclass.
#[derive(Clone, Debug)]
enum Entry {
    Record(RecordId),
    Loop(Arc<Loop>),
    Assertion(Assertion),
    Dump(Dump),
}

/// A `foreach` or a branch of an `if`, with its body.
#[derive(Clone, Debug)]
struct Loop {
    loc: Loc,
    /// Iteration variable; `None` for a branch.
    var: Option<(Sym, Ty)>,
    list: Val,
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug)]
enum ScopeKind {
    Local,
    Record(RecordId),
    Loop(Option<(Sym, Ty)>),
    Multiclass(usize),
}

/// A lexical scope.
#[derive(Debug)]
struct Scope {
    kind: ScopeKind,
    vars: Vec<(Sym, Val)>,
}

/// How a `let` combines its value with the field's current value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LetMode {
    Replace,
    Append,
    Prepend,
}

/// One `name = value` of an outer `let`.
#[derive(Clone, Debug)]
struct LetEntry {
    mode: LetMode,
    name: Sym,
    bits: Vec<u32>,
    value: Val,
    span: Span,
    loc: Loc,
}

/// An open `defset`.
#[derive(Debug)]
struct Defset {
    loc: Loc,
    element: Ty,
    elements: Vec<Val>,
}

/// The arguments of a class or multiclass in source order.
type Arguments = SmallVec<[Val; 4]>;

/// Values of template arguments and iteration variables.
type Substitutions = SmallVec<[(Sym, Val); 6]>;

/// A lexical error that is reported when parsing reaches its position.
#[derive(Debug)]
pub(crate) struct PendingError {
    /// End of the text before the invalid token.
    pub(crate) token: Loc,
    /// Position at which the invalid token is reported.
    pub(crate) place: Loc,
    pub(crate) messages: Vec<(Loc, String)>,
    /// The kind of the error.
    pub(crate) kind: Kind,
    /// The text after `help: `.
    pub(crate) help: Option<String>,
    /// Whether the messages are complete: the message that upstream adds about the next token is omitted.
    pub(crate) is_complete: bool,
}

/// The evaluator of one run.
#[derive(Debug)]
pub(crate) struct Eval {
    pub(crate) store: Store,
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) options: Arc<Options>,
    /// The statements that failed.
    recovery: Recovery,
    pub(crate) pending: Option<PendingError>,
    /// The invalid token: its position, and the position at which it is reported.
    pub(crate) invalid_token: Option<(Loc, Loc)>,
    multiclasses: Vec<Multiclass>,
    multiclass_names: FxHashMap<Sym, usize>,
    /// The texts of definitions, if several root files may repeat them.
    definitions: FxHashSet<String>,
    aliases: FxHashMap<Sym, Ty>,
    scopes: Vec<Scope>,
    loops: Vec<Loop>,
    lets: Vec<Vec<LetEntry>>,
    defsets: Vec<Defset>,
    /// The multiclass being read.
    multiclass: Option<usize>,
    anonymous: u32,
    /// Instantiated inline records by their expression, and the first of those that differ in places only by their
    /// expression without places.
    inline: FxHashMap<Val, RecordId>,
    /// Source positions of inline expressions.
    inline_locs: FxHashMap<Val, Loc>,
    /// Cache of `Class:argument` names.
    qualified: FxHashMap<(Val, Sym), Sym>,
    regexes: FxHashMap<Sym, Option<Arc<Regex>>>,
    /// Buffer for text that is built and interned at once.
    scratch: String,
    /// The start of the statement that is evaluated.
    statement_loc: Loc,
    depth: u32,
    steps: u64,
    /// Number of fields of all records.
    fields: usize,
    /// Number of bytes that all finished records take when printed.
    output: u64,
}

impl Eval {
    pub(crate) fn new(options: Arc<Options>, sizes: Sizes) -> Self {
        Self {
            store: Store::with_capacity(sizes, options.places),
            diagnostics: Vec::new(),
            options,
            recovery: Recovery::default(),
            pending: None,
            invalid_token: None,
            multiclasses: Vec::new(),
            multiclass_names: FxHashMap::default(),
            definitions: FxHashSet::default(),
            aliases: FxHashMap::default(),
            scopes: vec![Scope { kind: ScopeKind::Local, vars: Vec::new() }],
            loops: Vec::new(),
            lets: Vec::new(),
            defsets: Vec::new(),
            multiclass: None,
            anonymous: 0,
            inline: FxHashMap::default(),
            inline_locs: FxHashMap::default(),
            qualified: FxHashMap::default(),
            regexes: FxHashMap::default(),
            scratch: String::new(),
            statement_loc: Loc::NONE,
            depth: 0,
            steps: 0,
            fields: 0,
            output: 0,
        }
    }

    /// Reports that no statement starts at `token`.
    pub(crate) fn unexpected_token(&mut self, token: Loc) -> Stop {
        self.fail_as(Kind::SYNTAX, token, "Unexpected token at top level")
    }

    pub(crate) fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    // ---- Diagnostics ----

    /// Reports an error that does not stop evaluation.
    fn error(&mut self, loc: Loc, text: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(loc.span(), text));
    }

    /// Reports an error at a record, with notes at the `defm`s that instantiated it.
    fn error_in(&mut self, record: Option<RecordId>, text: impl Into<String>) {
        let Some(record) = record else { return self.error(Loc::NONE, text) };
        let locs = &self.store.record(record).locs;
        let mut diagnostic = Diagnostic::error(locs[0].span(), text);
        for loc in &locs[1..] {
            diagnostic = diagnostic.with_note(loc.span(), "instantiated from multiclass");
        }
        self.diagnostics.push(diagnostic);
    }

    fn note(&mut self, loc: Loc, text: impl Into<String>) {
        self.diagnostics.push(Diagnostic::new(Severity::Note, loc.span(), text));
    }

    /// Sets the `help:` line of the last diagnostic.
    fn help(&mut self, text: impl Into<String>) {
        if let Some(last) = self.diagnostics.last_mut() {
            last.help = Some(text.into());
        }
    }

    /// Sets the kind and the detail of the last diagnostic.
    fn kind(&mut self, kind: Kind, detail: Option<String>) {
        if let Some(last) = self.diagnostics.last_mut() {
            last.kind = Some(kind);
            last.detail = detail;
        }
    }

    /// Reports an error of a kind at the next token.
    fn fail_as(&mut self, kind: Kind, token: Loc, text: impl Into<String>) -> Stop {
        let stop = self.fail(token, text);
        self.kind(kind, None);
        stop
    }

    /// Reports the lexical error at the next token, if there is one. Returns the position at which
    /// errors of this token are reported.
    fn flush_pending(&mut self, token: Loc) -> Loc {
        if self.pending.as_ref().is_some_and(|pending| pending.token == token)
            && let Some(pending) = self.pending.take()
        {
            for (loc, text) in pending.messages {
                self.error(loc, text);
                self.kind(pending.kind, None);
            }
            if let Some(help) = pending.help {
                self.help(help);
            }
            self.invalid_token = Some((token, pending.place));
        }
        match self.invalid_token {
            Some((bad, place)) if bad == token => place,
            _ => token,
        }
    }

    /// Reports an error at the next token.
    fn fail(&mut self, token: Loc, text: impl Into<String>) -> Stop {
        self.fail_at(token, token, text)
    }

    /// Reports an error at `loc` while the next token is at `token`.
    fn fail_at(&mut self, loc: Loc, token: Loc, text: impl Into<String>) -> Stop {
        let is_said = self.pending.as_ref().is_some_and(|it| it.is_complete && it.token == token);
        let place = self.flush_pending(token);
        if is_said {
            return Stop::Failed(token);
        }
        self.error(if loc == token { place } else { loc }, text);
        Stop::Failed(token)
    }

    /// Reports an error that ends evaluation.
    fn fatal(&mut self, loc: Option<Loc>, text: impl Into<String>) -> Stop {
        self.error(loc.unwrap_or(Loc::NONE), text);
        Stop::Fatal
    }

    fn fatal_in(&mut self, record: Option<RecordId>, text: impl Into<String>) -> Stop {
        self.error_in(record, text);
        Stop::Fatal
    }

    /// Fails if the node has this `missing_*` rule.
    fn expect(&mut self, node: Option<Cursor<'_>>, rule: Rule, text: &str) -> Outcome<()> {
        match node {
            Some(node) if node.rule() == rule => Err(self.fail(node.loc(), text)),
            _ => Ok(()),
        }
    }

    // ---- Limits ----

    #[inline]
    fn enter(&mut self) -> Outcome<()> {
        self.depth += 1;
        self.steps += 1;
        if self.depth > MAX_DEPTH || self.steps > self.options.limits.steps {
            return Err(self.too_deep_or_long());
        }
        Ok(())
    }

    #[cold]
    fn too_deep_or_long(&mut self) -> Stop {
        if self.depth > MAX_DEPTH {
            return self.exceeds("evaluation is nested deeper than", MAX_DEPTH);
        }
        let limit = self.options.limits.steps;
        self.exceeds_option("steps", "evaluation takes more steps than", limit)
    }

    /// Reports that the position space is exhausted.
    pub(crate) fn too_long(&mut self, limit: u32) -> Stop {
        self.exceeds("the text takes more bytes than", limit)
    }

    fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Reports in the current statement that a limit is exceeded.
    #[cold]
    fn exceeds(&mut self, what: &str, limit: impl std::fmt::Display) -> Stop {
        self.fatal(Some(self.statement_loc), format!("{what} the limit of {limit}"))
    }

    /// Reports that the limit `name` of the options is exceeded.
    #[cold]
    fn exceeds_option(&mut self, name: &str, what: &str, limit: u64) -> Stop {
        let stop = self.exceeds(what, limit);
        let higher = limit.saturating_mul(10);
        self.help(format!(
            "if the definitions are this large, raise it: `--limit {name}={higher}`"
        ));
        stop
    }

    #[inline]
    fn check_size(&mut self) -> Outcome<()> {
        match self.exceeded() {
            None => Ok(()),
            Some(("", what, limit)) => Err(self.exceeds(what, limit)),
            Some((name, what, limit)) => Err(self.exceeds_option(name, what, limit)),
        }
    }

    /// The first exceeded limit: its name in the options, the start of its message and its value.
    #[inline]
    fn exceeded(&self) -> Option<(&'static str, &'static str, u64)> {
        let limits = &self.options.limits;
        let values = &self.store.values;
        let (max_weight, max_depth) = values.max_weight_and_depth();
        // Long lists and texts take time even if the number of steps is small.
        let work = values.work() + self.store.strings.work() / TEXT_BYTES_PER_STEP;
        let checks = [
            ("steps", self.steps + work, limits.steps, "evaluation takes more steps than"),
            (
                "values",
                (values.len() + self.store.places.len()) as u64,
                limits.values as u64,
                "there are more values than",
            ),
            (
                "records",
                self.store.records.len() as u64,
                limits.records as u64,
                "there are more records than",
            ),
            ("fields", self.fields as u64, limits.fields as u64, "there are more fields than"),
            (
                "text",
                self.store.strings.bytes() as u64,
                limits.text as u64,
                "strings take more bytes than",
            ),
            ("text", u64::from(max_weight), limits.text as u64, "a value takes more bytes than"),
            ("output", self.output, limits.output, "records take more bytes than"),
            ("", u64::from(max_depth), u64::from(MAX_VALUE_DEPTH), "values are nested deeper than"),
        ];
        let (name, _, limit, what) = checks.into_iter().find(|(_, size, limit, _)| size > limit)?;
        Some((name, what, limit))
    }

    /// Adds the steps for reading a text.
    fn count_text(&mut self, length: usize) {
        self.steps += length as u64 / TEXT_BYTES_PER_STEP;
    }

    /// Fails if an operation is about to create a text longer than the limit.
    fn check_text(&mut self, length: usize) -> Outcome<()> {
        let limit = self.options.limits.text;
        if length > limit {
            return Err(self.exceeds_option(
                "text",
                "a string takes more bytes than",
                limit as u64,
            ));
        }
        Ok(())
    }

    fn count_fields(&mut self, count: usize) -> Outcome<()> {
        self.fields += count;
        self.check_size()
    }

    // ---- Names ----

    /// `Class:name` or `Multiclass::name`.
    fn qualify(&mut self, record: RecordId, name: Sym) -> Sym {
        let data = self.store.record(record);
        let key = (data.name, name);
        let separator = if data.is_multiclass() { "::" } else { ":" };
        // The cache holds names of classes only: a multiclass may have the same name as a class.
        if separator == ":"
            && let Some(&cached) = self.qualified.get(&key)
        {
            return cached;
        }
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        self.store.print_record_name(record, &mut text);
        text.push_str(separator);
        text.push_str(self.store.text(name));
        let sym = self.store.intern(&text);
        self.scratch = text;
        if separator == ":" {
            self.qualified.insert(key, sym);
        }
        sym
    }

    fn new_anonymous_name(&mut self) -> Val {
        let name = super::store::Node::AnonymousName(self.anonymous);
        self.anonymous += 1;
        self.store.values.get(name)
    }

    fn push_scope(&mut self, kind: ScopeKind) {
        self.scopes.push(Scope { kind, vars: Vec::new() });
    }

    fn pop_scope(&mut self) {
        self.scopes.pop();
    }

    fn is_local(&self, name: Sym) -> bool {
        self.scopes.last().is_some_and(|scope| scope.vars.iter().any(|var| var.0 == name))
    }

    fn is_outermost(&self) -> bool {
        self.scopes.len() == 1
    }

    /// True if the regular expression matches a part of the text.
    fn is_match(&mut self, regex: &Regex, text: &[u8]) -> Outcome<bool> {
        let mut budget = ods_regex::MAX_STEPS;
        match regex.search(text, &mut budget) {
            Some(is_match) => {
                self.steps += ods_regex::MAX_STEPS - budget;
                Ok(is_match)
            }
            None => {
                let limit = ods_regex::MAX_STEPS;
                Err(self.exceeds("matching a regular expression takes more steps than", limit))
            }
        }
    }

    fn regex(&mut self, pattern: Sym) -> Option<Arc<Regex>> {
        if let Some(cached) = self.regexes.get(&pattern) {
            return cached.clone();
        }
        let compiled = Regex::new(&self.store.strings.raw(pattern)).ok().map(Arc::new);
        self.regexes.insert(pattern, compiled.clone());
        compiled
    }
}
