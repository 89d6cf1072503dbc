//! One run: feeds the segments of the files to the evaluator.
//!
//! Almost always, a segment ends at the end of a statement. If an `include` or the end of an included
//! file splits a statement, the rest of the segment is joined with the next one and parsed again.

use std::path::PathBuf;
use std::sync::Arc;

use super::diag::{Diagnostic, Diagnostics, Kind, Severity};
use super::eval::{Eval, PendingError, Stop};
use super::files::{Files, include_help};
use super::options::Options;
use super::parser::{self, Parsed, Piece, is_word};
use super::preprocess::{Reader, Segment, SegmentCache, SegmentEnd};
use super::records::{Extension, Records};
use super::source::{Inclusion, Loc, Origin, Place, SourceFile, SourceMap};
use super::store::{Global, Sizes};
use rustc_hash::{FxHashMap, FxHashSet};

/// Maximum depth of nested includes.
const MAX_INCLUDE_DEPTH: usize = 100;

/// What the runs of a session share.
#[derive(Debug, Default)]
pub(crate) struct Caches {
    files: Files,
    segments: SegmentCache,
    /// Table sizes of the last run.
    sizes: Sizes,
}

/// The stream of segments of all files.
struct Stream<'s> {
    options: &'s Arc<Options>,
    caches: &'s mut Caches,
    sources: SourceMap,
    /// The files being read, innermost last.
    open: Vec<Open>,
    macros: FxHashSet<Box<str>>,
    /// The included files, and their paths without duplicates.
    included: FxHashSet<*const SourceFile>,
    includes: Vec<PathBuf>,
    /// True if some file contains bytes that are not UTF-8.
    is_raw: bool,
    /// True after an error that stops reading.
    failed: bool,
    /// Positions of the first bytes of files for which a whole-file range exists.
    file_bases: FxHashMap<Inclusion, Loc>,
}

struct Open {
    reader: Reader,
    inclusion: Inclusion,
}

/// The next segment of the stream.
struct Next {
    segment: Arc<Segment>,
    inclusion: Inclusion,
    /// The error that stops reading after this segment.
    failure: Option<Failure>,
    is_last: bool,
}

/// An invalid token or `include`; offsets are offsets in the file.
struct Failure {
    messages: Vec<(u32, String)>,
    kind: Kind,
    /// Offset of the invalid token; `None` if it is the end of the segment.
    place: Option<u32>,
    help: Option<String>,
}

impl Stream<'_> {
    fn open(&mut self, file: Arc<SourceFile>, parent: Option<Place>) {
        self.is_raw |= file.is_raw();
        let inclusion = self.sources.include(&file, parent);
        self.open.push(Open { reader: Reader::new(file), inclusion });
    }

    /// The next segment.
    fn next(&mut self) -> Option<Next> {
        if self.failed {
            return None;
        }
        let depth = self.open.len();
        let version = self.options.version;
        let Open { reader, inclusion } = self.open.last_mut()?;
        let inclusion = *inclusion;
        let segment = reader.next(&mut self.macros, &mut self.caches.segments, version);
        let mut failure = None;
        match &segment.end {
            SegmentEnd::Eof => {
                self.open.pop();
            }
            SegmentEnd::Error(error) => {
                let (messages, kind) = (error.messages.clone(), error.kind);
                failure = Some(Failure { messages, kind, place: None, help: None });
            }
            SegmentEnd::Include { path, name_at, after } => {
                let file = if depth > MAX_INCLUDE_DEPTH {
                    let text =
                        format!("includes are nested deeper than the limit of {MAX_INCLUDE_DEPTH}");
                    Err((text, None))
                } else {
                    let including = Arc::clone(&reader.file);
                    self.caches.files.find_include(path, self.options).ok_or_else(|| {
                        let help = include_help(self.options, path, &including);
                        (format!("could not find include file '{path}'"), Some(help))
                    })
                };
                match file {
                    Ok(file)
                        if self.options.include_once
                            && self.included.contains(&Arc::as_ptr(&file)) => {}
                    Ok(file) => {
                        self.note_include(&file);
                        self.open(file, Some(Place { inclusion, offset: *after }));
                    }
                    Err((text, help)) => {
                        // The invalid token is the string, not the keyword.
                        let place = Some(*name_at);
                        let messages = vec![(*name_at, text)];
                        failure = Some(Failure { messages, kind: Kind::FILE, place, help });
                    }
                }
            }
        }
        self.failed = failure.is_some();
        let is_last = self.failed || self.open.is_empty();
        Some(Next { segment, inclusion, failure, is_last })
    }

    fn note_include(&mut self, file: &Arc<SourceFile>) {
        let is_new = self.included.insert(Arc::as_ptr(file));
        if is_new && matches!(file.origin(), Origin::AsWritten | Origin::Root(_)) {
            let path = PathBuf::from(file.name());
            if !self.includes.contains(&path) {
                self.includes.push(path);
            }
        }
    }

    /// Assigns positions to a segment; returns the position of its first byte.
    fn add(&mut self, inclusion: Inclusion, segment: &Segment) -> Option<Loc> {
        let start = Place { inclusion, offset: segment.start };
        self.sources.add_part(start, segment.text.len())
    }

    /// Assigns positions to all bytes of a file; returns the position of the first byte.
    fn file_base(&mut self, inclusion: Inclusion) -> Option<Loc> {
        if let Some(&base) = self.file_bases.get(&inclusion) {
            return Some(base);
        }
        let length = self.sources.included_file(inclusion).text().len();
        let loc = self.sources.add_part(Place { inclusion, offset: 0 }, length)?;
        self.file_bases.insert(inclusion, loc);
        Some(loc)
    }
}

/// Evaluates the complete statements of a piece. Returns the offset of an incomplete last statement.
fn statements(
    eval: &mut Eval,
    piece: &Piece<'_>,
    parsed: &Parsed,
    is_last: bool,
) -> Result<Option<u32>, Stop> {
    for statement in piece.statements() {
        if !is_last && parsed.incomplete == Some(statement.offset()) {
            return Ok(parsed.incomplete);
        }
        eval.top_level(statement, parsed)?;
    }
    match parsed.syntax_error {
        Some(offset) => Err(eval.unexpected_token(piece.loc(offset))),
        None => Ok(None),
    }
}

/// Evaluation of a stream.
struct Run<'s> {
    stream: Stream<'s>,
    eval: Eval,
    /// Text of an incomplete statement, and the positions of its parts.
    rest: Option<(String, Vec<(u32, Loc)>)>,
}

impl Run<'_> {
    fn evaluate(&mut self) -> Result<(), Stop> {
        while let Some(next) = self.stream.next() {
            self.segment(next)?;
        }
        match &self.eval.pending {
            // All statements before it are complete.
            Some(pending) => {
                let token = pending.token;
                Err(self.eval.unexpected_token(token))
            }
            None => Ok(()),
        }
    }

    fn segment(&mut self, next: Next) -> Result<(), Stop> {
        let Next { segment, inclusion, failure, is_last } = next;
        let Some(base) = self.stream.add(inclusion, &segment) else { return self.too_long() };
        if !segment.remarks.is_empty() || failure.is_some() {
            let Some(file_base) = self.stream.file_base(inclusion) else { return self.too_long() };
            let eval = &mut self.eval;
            report_remarks(eval, &segment, file_base);
            if let Some(failure) = failure {
                let end = Loc(base.0 + segment.text.len() as u32);
                let messages = failure.messages.into_iter();
                eval.pending = Some(PendingError {
                    token: end,
                    place: failure.place.map_or(end, |at| Loc(file_base.0 + at)),
                    messages: messages.map(|(at, text)| (Loc(file_base.0 + at), text)).collect(),
                    kind: failure.kind,
                    is_complete: failure.help.is_some() && eval.options.keep_going,
                    help: failure.help,
                });
            }
        }
        if self.stream.is_raw {
            self.eval.store.strings.set_raw();
        }
        match self.rest.take() {
            Some((text, parts)) => self.continue_statement(text, parts, &segment, base, is_last)?,
            None => {
                let piece = Piece::new(&segment.parsed, &segment.text, base);
                if let Some(at) = statements(&mut self.eval, &piece, &segment.parsed, is_last)? {
                    let tail = segment.text[at as usize..].to_owned();
                    self.rest = Some((tail, vec![(0, Loc(base.0 + at))]));
                }
            }
        }
        Ok(())
    }

    /// Evaluates a segment that continues a statement of an earlier segment.
    fn continue_statement(
        &mut self,
        mut text: String,
        mut parts: Vec<(u32, Loc)>,
        segment: &Segment,
        base: Loc,
        is_last: bool,
    ) -> Result<(), Stop> {
        parts.push((text.len() as u32, base));
        text.push_str(&segment.text);
        let parsed = parser::parse(&text);
        let Some(joined) = self.stream.sources.add_joined(text.len(), parts.clone()) else {
            return self.too_long();
        };
        let eval = &mut self.eval;
        if let Some(pending) = &mut eval.pending {
            let end = Loc(joined.0 + text.len() as u32);
            if pending.place == pending.token {
                pending.place = end;
            }
            pending.token = end;
        }
        let piece = Piece::new(&parsed, &text, joined);
        if let Some(at) = statements(eval, &piece, &parsed, is_last)? {
            let tail = text[at as usize..].to_owned();
            let first = parts.partition_point(|part| part.0 <= at).saturating_sub(1);
            let mut rest_parts: Vec<(u32, Loc)> = parts[first..]
                .iter()
                .map(|&(start, loc)| {
                    (start.saturating_sub(at), Loc(loc.0 + at.saturating_sub(start)))
                })
                .collect();
            rest_parts.dedup();
            self.rest = Some((tail, rest_parts));
        }
        Ok(())
    }

    /// Reports that the position space is exhausted.
    fn too_long(&mut self) -> Result<(), Stop> {
        Err(self.eval.too_long(u32::MAX))
    }
}

/// Reports the preprocessor's remarks on a segment. `file_base` is the position of the file.
fn report_remarks(eval: &mut Eval, segment: &Segment, file_base: Loc) {
    for remark in &segment.remarks {
        let severity = if remark.error { Severity::Error } else { Severity::Warning };
        let loc = Loc(file_base.0 + remark.at);
        let mut diagnostic = Diagnostic::new(severity, loc.span(), remark.text.clone());
        if let Some((at, text)) = &remark.cause {
            let loc = Loc(file_base.0 + at);
            diagnostic.notes.push(Diagnostic::error(loc.span(), text.clone()));
        }
        eval.diagnostics.push(diagnostic);
    }
}

/// Errors for invalid names of macros that the caller defines.
fn check_macro_names(names: &[String]) -> Vec<Diagnostic> {
    let is_invalid = |name: &&String| {
        name.is_empty()
            || name.starts_with(|c: char| c.is_ascii_digit())
            || !name.bytes().all(is_word)
    };
    let report = |name: &String| {
        let text = format!("invalid macro name `{name}` specified on command line");
        Diagnostic::error(Loc::NONE.span(), text)
    };
    names.iter().filter(is_invalid).map(report).collect()
}

/// Reads and evaluates a file.
pub(crate) fn run(
    options: &Arc<Options>,
    caches: &mut Caches,
    main: SourceFile,
) -> Result<Records, Diagnostics> {
    let mut stream = Stream {
        options,
        caches,
        sources: SourceMap::default(),
        open: Vec::new(),
        macros: options.defines.iter().map(|name| name.as_str().into()).collect(),
        included: FxHashSet::default(),
        includes: Vec::new(),
        is_raw: false,
        failed: false,
        file_bases: FxHashMap::default(),
    };
    stream.open(Arc::new(main), None);
    let list = check_macro_names(&options.defines);
    if !list.is_empty() {
        return Err(Diagnostics { list, sources: Arc::new(stream.sources), counted: false });
    }
    let eval = Eval::new(Arc::clone(options), stream.caches.sizes);
    let mut run = Run { stream, eval, rest: None };
    let result = run.evaluate();
    let Run { stream: Stream { caches, sources, includes, .. }, mut eval, .. } = run;
    caches.sizes = eval.store.sizes();
    let failed = result.is_err() || eval.has_errors();
    let sources = Arc::new(sources);
    let list = std::mem::take(&mut eval.diagnostics).into_iter();
    let diagnostics = Diagnostics {
        list: list.map(|it| it.or_kind(Kind::RECORDS)).collect(),
        sources: Arc::clone(&sources),
        counted: failed && result.is_ok() && !eval.has_recovered(),
    };
    if failed {
        return Err(diagnostics);
    }
    debug_assert!(eval.store.globals.values().all(|global| match global {
        Global::Def(id) => id.index() < eval.store.records.len(),
        Global::Var(_) => true,
    }));
    let extension = Extension::default();
    Ok(Records { store: eval.store, sources, diagnostics, includes, extension })
}
