//! Evaluation of the syntax tree.
//!
//! Upstream folds values while it parses them and resolves what is left when
//! records are built. The order of these steps is visible: it numbers the
//! anonymous records and decides which error comes first. So evaluation walks
//! the tree in the order of the text, and every function here does what
//! upstream's parser does at the same place.

mod arguments;
mod bang;
mod build;
mod fold;
mod iterate;
mod literals;
mod names;
mod query;
mod regex;
mod resolve;
mod statements;
mod suffix;
mod types;
mod values;

use std::rc::Rc;

use super::diag::{Diagnostic, Severity};
use super::parser::{Cursor, Piece, Rule};
use super::session::Options;
use super::source::{Loc, SourceMap, Span};
use super::store::{Assertion, Dump, RecordId, Sizes, Store, Sym, Ty, Val};
use regex::Regex;
use rustc_hash::FxHashMap;

/// How far resolution and instantiation may recurse.
const MAX_DEPTH: u32 = 20_000;
/// How many steps of evaluation one run may take.
const MAX_STEPS: u64 = 2_000_000_000;
/// How many values one run may make.
const MAX_VALUES: usize = 1 << 27;
/// How many records, classes and prototypes one run may make.
const MAX_RECORDS: usize = 1 << 22;
/// How many values may be pasted in a row.
const MAX_PASTES: usize = 4096;
/// How many bytes of text one run may make.
const MAX_TEXT: usize = 1 << 30;

/// Stack that evaluation needs at most.
pub(crate) const STACK: usize = 512 << 20;

/// Why evaluation stopped. The diagnostic has been reported already.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stop {
    /// Parsing failed with the next token at this position.
    Failed(Loc),
    /// Nothing more is to be read.
    Fatal,
}

pub(crate) type Outcome<T> = Result<T, Stop>;

/// A multiclass: its arguments live in a record, its statements are kept.
#[derive(Debug)]
struct Multiclass {
    record: RecordId,
    entries: Vec<Entry>,
}

/// Something that is instantiated later.
#[derive(Clone, Debug)]
enum Entry {
    Record(RecordId),
    Loop(Rc<Loop>),
    Assertion(Assertion),
    Dump(Dump),
}

/// `foreach` or a branch of `if`, with what is inside.
#[derive(Clone, Debug)]
struct Loop {
    loc: Loc,
    /// Iteration variable; none for a branch.
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

/// Names that are visible in a part of the text.
#[derive(Debug)]
struct Scope {
    kind: ScopeKind,
    vars: Vec<(Sym, Val)>,
}

/// One `name = value` of an outer `let`.
#[derive(Clone, Debug)]
struct LetEntry {
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

/// Replacements for template arguments and iteration variables.
type Substitutions = Vec<(Sym, Val)>;

/// Bytes that are not a token, met when parsing reaches them.
#[derive(Debug)]
pub(crate) struct PendingError {
    /// Where the grammar's text ends.
    pub(crate) token: Loc,
    /// Where the bad token is said to be.
    pub(crate) place: Loc,
    pub(crate) messages: Vec<(Loc, String)>,
}

/// The evaluator of one run.
pub(crate) struct Eval<'o> {
    pub(crate) store: Store,
    pub(crate) sources: SourceMap,
    pub(crate) diagnostics: Vec<Diagnostic>,
    options: &'o Options,
    pub(crate) pending: Option<PendingError>,
    /// The token that could not be lexed, and where it is said to be.
    bad_token: Option<(Loc, Loc)>,
    multiclasses: Vec<Multiclass>,
    multiclass_names: FxHashMap<Sym, usize>,
    aliases: FxHashMap<Sym, Ty>,
    scopes: Vec<Scope>,
    loops: Vec<Loop>,
    lets: Vec<Vec<LetEntry>>,
    defsets: Vec<Defset>,
    /// The multiclass being defined.
    multiclass: Option<usize>,
    anonymous: u32,
    /// Inline records by their expression.
    inline: FxHashMap<Val, RecordId>,
    /// Where inline expressions were written.
    inline_locs: FxHashMap<Val, Loc>,
    /// `Class:argument` names.
    qualified: FxHashMap<(Val, Sym), Sym>,
    regexes: FxHashMap<Sym, Option<Rc<Regex>>>,
    depth: u32,
    steps: u64,
}

impl<'o> Eval<'o> {
    pub(crate) fn new(options: &'o Options, sizes: Sizes) -> Self {
        Self {
            store: Store::with_capacity(sizes),
            sources: SourceMap::default(),
            diagnostics: Vec::new(),
            options,
            pending: None,
            bad_token: None,
            multiclasses: Vec::new(),
            multiclass_names: FxHashMap::default(),
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
            depth: 0,
            steps: 0,
        }
    }

    /// Evaluates one top-level statement.
    pub(crate) fn top_level(&mut self, statement: Cursor<'_>) -> Outcome<()> {
        self.statement(statement)
    }

    /// Reports that no statement starts at the rest of a piece.
    pub(crate) fn stray(&mut self, piece: &Piece<'_>, offset: u32) -> Stop {
        self.fail(piece.loc(offset), "Unexpected token at top level")
    }

    /// Reports what cannot be lexed between statements.
    pub(crate) fn top_level_failure(&mut self, token: Loc) -> Stop {
        self.fail(token, "Unexpected token at top level")
    }

    pub(crate) fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    // ---- Diagnostics ----

    /// An error that does not stop evaluation.
    fn error(&mut self, loc: Loc, text: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(loc.span(), text));
    }

    /// An error at a record, with the `defm`s it came through.
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

    /// Adds the line that says what to do to the last diagnostic.
    fn help(&mut self, text: impl Into<String>) {
        if let Some(last) = self.diagnostics.last_mut() {
            last.help = Some(text.into());
        }
    }

    /// If the next token cannot be lexed, that is said first. The place of
    /// what is said of the token.
    fn flush_pending(&mut self, token: Loc) -> Loc {
        if self.pending.as_ref().is_some_and(|pending| pending.token == token)
            && let Some(pending) = self.pending.take()
        {
            for (loc, text) in pending.messages {
                self.error(loc, text);
            }
            self.bad_token = Some((token, pending.place));
        }
        match self.bad_token {
            Some((bad, place)) if bad == token => place,
            _ => token,
        }
    }

    /// An error at the next token.
    fn fail(&mut self, token: Loc, text: impl Into<String>) -> Stop {
        self.fail_at(token, token, text)
    }

    /// An error at some place while the next token is at another.
    fn fail_at(&mut self, loc: Loc, token: Loc, text: impl Into<String>) -> Stop {
        let place = self.flush_pending(token);
        self.error(if loc == token { place } else { loc }, text);
        Stop::Failed(token)
    }

    /// An error after which nothing is read any more.
    fn fatal(&mut self, loc: Option<Loc>, text: impl Into<String>) -> Stop {
        self.error(loc.unwrap_or(Loc::NONE), text);
        Stop::Fatal
    }

    fn fatal_in(&mut self, record: Option<RecordId>, text: impl Into<String>) -> Stop {
        self.error_in(record, text);
        Stop::Fatal
    }

    /// Fails if the node stands for something that is missing.
    fn expect(&mut self, node: Option<Cursor<'_>>, rule: Rule, text: &str) -> Outcome<()> {
        match node {
            Some(node) if node.rule() == rule => Err(self.fail(node.loc(), text)),
            _ => Ok(()),
        }
    }

    // ---- Bounds ----

    fn enter(&mut self) -> Outcome<()> {
        self.depth += 1;
        self.steps += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.fatal(
                None,
                format!("evaluation is nested deeper than the limit of {MAX_DEPTH}"),
            ));
        }
        if self.steps > MAX_STEPS {
            return Err(self.fatal(
                None,
                format!("evaluation takes more than the limit of {MAX_STEPS} steps"),
            ));
        }
        Ok(())
    }

    fn leave(&mut self) {
        self.depth -= 1;
    }

    fn check_size(&mut self) -> Outcome<()> {
        if self.store.values.len() > MAX_VALUES {
            return Err(self.fatal(None, format!("more values than the limit of {MAX_VALUES}")));
        }
        if self.store.records.len() > MAX_RECORDS {
            return Err(self.fatal(None, format!("more records than the limit of {MAX_RECORDS}")));
        }
        if self.store.strings.bytes() > MAX_TEXT {
            return Err(self.fatal(None, format!("more text than the limit of {MAX_TEXT} bytes")));
        }
        Ok(())
    }

    // ---- Names ----

    /// `Class:name` or `Multiclass::name`.
    fn qualify(&mut self, record: RecordId, name: Sym) -> Sym {
        let data = self.store.record(record);
        let key = (data.name, name);
        let separator = if data.is_multiclass() { "::" } else { ":" };
        // A class and a multiclass of one name differ in the separator.
        if separator == ":"
            && let Some(&known) = self.qualified.get(&key)
        {
            return known;
        }
        let text =
            format!("{}{separator}{}", self.store.record_name(record), self.store.text(name));
        let sym = self.store.intern(&text);
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

    fn regex(&mut self, pattern: Sym) -> Option<Rc<Regex>> {
        if let Some(known) = self.regexes.get(&pattern) {
            return known.clone();
        }
        let compiled = Regex::new(self.store.text(pattern)).map(Rc::new);
        self.regexes.insert(pattern, compiled.clone());
        compiled
    }
}
