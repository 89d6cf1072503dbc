//! One run: the stream of segments through the evaluator.
//!
//! Statements end at the end of a segment almost always. Where one does not,
//! because an `include` or the end of an included file falls into it, the rest
//! of the segment and the next one are joined and parsed again.

use std::path::PathBuf;
use std::sync::Arc;

use super::diag::{Diagnostic, Diagnostics, Severity};
use super::eval::{Eval, PendingError, Stop};
use super::history::Point;
use super::parser::{self, Parsed, Piece};
use super::preprocess::{Reader, Segment, SegmentEnd};
use super::records::Records;
use super::session::Session;
use super::source::{Inclusion, Loc, Origin, Place, SourceFile, SourceMap};
use super::store::Global;
use rustc_hash::{FxHashMap, FxHashSet};

/// Most files that include each other in a row.
const MAX_INCLUDES: usize = 100;

/// The files being read.
struct Stream<'s> {
    session: &'s mut Session,
    sources: SourceMap,
    /// Innermost last.
    open: Vec<Open>,
    macros: FxHashSet<Box<str>>,
    /// The files included, and their paths, each once.
    included: FxHashSet<*const SourceFile>,
    includes: Vec<PathBuf>,
    /// Some text has bytes that are not UTF-8.
    is_raw: bool,
    /// Nothing more can be read.
    failed: bool,
    /// Positions of all bytes of a file, where they are needed.
    wholes: FxHashMap<Inclusion, Loc>,
}

struct Open {
    reader: Reader,
    inclusion: Inclusion,
}

/// A segment, and where it is.
struct Next {
    segment: Arc<Segment>,
    inclusion: Inclusion,
    /// Why nothing can be read after it.
    failure: Option<Failure>,
    is_last: bool,
}

/// Something that is no token, by offsets in the file.
struct Failure {
    messages: Vec<(u32, String)>,
    /// The bad token; where the segment ends if none is given.
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
        let version = self.session.options.version;
        let Open { reader, inclusion } = self.open.last_mut()?;
        let inclusion = *inclusion;
        let segment = reader.next(&mut self.macros, &mut self.session.segments, version);
        let mut failure = None;
        match &segment.end {
            SegmentEnd::Eof => {
                self.open.pop();
            }
            SegmentEnd::Error(error) => {
                let messages = error.messages.clone();
                failure = Some(Failure { messages, place: None, help: None });
            }
            SegmentEnd::Include { path, name_at, after } => {
                let found = if depth > MAX_INCLUDES {
                    let text =
                        format!("includes are nested deeper than the limit of {MAX_INCLUDES}");
                    Err((text, None))
                } else {
                    let including = Arc::clone(&reader.file);
                    self.session.find_include(path).ok_or_else(|| {
                        let help = self.session.include_help(path, &including);
                        (format!("could not find include file '{path}'"), Some(help))
                    })
                };
                match found {
                    Ok(file) => {
                        self.note_include(&file);
                        self.open(file, Some(Place { inclusion, offset: *after }));
                    }
                    Err((text, help)) => {
                        // The bad token is the string, not the keyword.
                        let place = Some(*name_at);
                        failure = Some(Failure { messages: vec![(*name_at, text)], place, help });
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

    /// The position of the first byte of a segment, which has none before.
    fn add(&mut self, inclusion: Inclusion, segment: &Segment) -> Option<Loc> {
        let start = Place { inclusion, offset: segment.start };
        self.sources.add_part(start, segment.text.len())
    }

    /// The position of the first byte of a whole file, so that all of its
    /// bytes have one.
    fn whole(&mut self, inclusion: Inclusion) -> Option<Loc> {
        if let Some(&known) = self.wholes.get(&inclusion) {
            return Some(known);
        }
        let length = self.sources.included_file(inclusion).text().len();
        let loc = self.sources.add_part(Place { inclusion, offset: 0 }, length)?;
        self.wholes.insert(inclusion, loc);
        Some(loc)
    }
}

/// Evaluates the complete statements of a piece; the offset of one that is not.
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
        eval.top_level(statement)?;
    }
    match parsed.stray {
        Some(offset) => Err(eval.stray(piece, offset)),
        None => Ok(None),
    }
}

/// A segment that an earlier run has evaluated and this one has not.
struct Known {
    segment: Arc<Segment>,
    base: Loc,
    /// The point after it.
    point: Point,
}

/// Evaluation of a stream.
struct Run<'s> {
    stream: Stream<'s>,
    /// None as long as all that was read is known.
    eval: Option<Eval>,
    known: Vec<Known>,
    /// What has been read; none if other runs cannot use it.
    point: Option<Point>,
    /// Text of a statement that is not complete yet, and where its parts are.
    rest: Option<(String, Vec<(u32, Loc)>)>,
}

impl Run<'_> {
    /// The evaluator, with all that is known so far.
    fn eval(&mut self) -> Result<&mut Eval, Stop> {
        if self.eval.is_none() {
            self.catch_up()?;
        }
        self.eval.as_mut().ok_or(Stop::Fatal)
    }

    /// Evaluates what is known, from the last state on that is kept.
    fn catch_up(&mut self) -> Result<(), Stop> {
        let session = &mut *self.stream.session;
        let points = self.known.iter().map(|known| known.point);
        let (done, eval) = session
            .history
            .recall(points)
            .unwrap_or_else(|| (0, Eval::new(Arc::clone(&session.options), session.sizes)));
        let eval = self.eval.insert(eval);
        let before = eval.steps();
        for Known { segment, base, .. } in &self.known[done..] {
            let piece = Piece::new(&segment.parsed, &segment.text, *base);
            statements(eval, &piece, &segment.parsed, false)?;
        }
        if let Some(last) = self.known.last() {
            let steps = eval.steps() - before;
            session.history.keep(last.point, eval, steps);
        }
        self.known.clear();
        Ok(())
    }

    fn evaluate(&mut self) -> Result<(), Stop> {
        while let Some(next) = self.stream.next() {
            self.segment(next)?;
        }
        let eval = self.eval()?;
        match &eval.pending {
            // All statements before it are complete.
            Some(pending) => {
                let token = pending.token;
                Err(eval.top_level_failure(token))
            }
            None => Ok(()),
        }
    }

    fn segment(&mut self, next: Next) -> Result<(), Stop> {
        let Next { segment, inclusion, failure, is_last } = next;
        // Nothing but statements, all of them whole.
        let is_plain = segment.parsed.is_whole()
            && segment.remarks.is_empty()
            && failure.is_none()
            && self.rest.is_none();
        if is_plain && segment.parsed.is_empty() {
            return Ok(());
        }
        // What texts are made of is part of the state.
        let point = self.point.filter(|_| is_plain && !self.stream.is_raw);
        if let Some(point) = point
            && self.eval.is_none()
            && let Some(point) = self.stream.session.history.follow(point, &segment)
        {
            let Some(base) = self.stream.add(inclusion, &segment) else { return self.too_long() };
            self.known.push(Known { segment, base, point });
            self.point = Some(point);
            return Ok(());
        }
        self.eval()?;
        let Some(base) = self.stream.add(inclusion, &segment) else { return self.too_long() };
        if !segment.remarks.is_empty() || failure.is_some() {
            let Some(whole) = self.stream.whole(inclusion) else { return self.too_long() };
            let eval = self.eval()?;
            remark(eval, &segment, whole);
            if let Some(failure) = failure {
                let end = Loc(base.0 + segment.text.len() as u32);
                let messages = failure.messages.into_iter();
                eval.pending = Some(PendingError {
                    token: end,
                    place: failure.place.map_or(end, |at| Loc(whole.0 + at)),
                    messages: messages.map(|(at, text)| (Loc(whole.0 + at), text)).collect(),
                    help: failure.help,
                });
            }
        }
        if self.stream.is_raw {
            self.eval()?.store.strings.set_raw();
        }
        match self.rest.take() {
            Some((text, parts)) => self.go_on(text, parts, &segment, base, is_last)?,
            None => {
                let piece = Piece::new(&segment.parsed, &segment.text, base);
                if let Some(at) = statements(self.eval()?, &piece, &segment.parsed, is_last)? {
                    let tail = segment.text[at as usize..].to_owned();
                    self.rest = Some((tail, vec![(0, Loc(base.0 + at))]));
                }
            }
        }
        let history = &mut self.stream.session.history;
        self.point = point.and_then(|point| history.advance(point, &segment));
        Ok(())
    }

    /// A segment that may go on with a statement that has begun in an earlier
    /// one.
    fn go_on(
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
        let eval = self.eval()?;
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
            let mut kept: Vec<(u32, Loc)> = parts[first..]
                .iter()
                .map(|&(start, loc)| {
                    (start.saturating_sub(at), Loc(loc.0 + at.saturating_sub(start)))
                })
                .collect();
            kept.dedup();
            self.rest = Some((tail, kept));
        }
        Ok(())
    }

    /// Reports that there are no positions left.
    fn too_long(&mut self) -> Result<(), Stop> {
        Err(self.eval()?.too_long(u32::MAX))
    }
}

/// Reports what the preprocessor had to say of a segment. `whole` is the
/// position of the file.
fn remark(eval: &mut Eval, segment: &Segment, whole: Loc) {
    for remark in &segment.remarks {
        let severity = if remark.error { Severity::Error } else { Severity::Warning };
        let loc = Loc(whole.0 + remark.at);
        let mut diagnostic = Diagnostic::new(severity, loc.span(), remark.text.clone());
        if let Some((at, text)) = &remark.cause {
            let loc = Loc(whole.0 + at);
            diagnostic.notes.push(Diagnostic::error(loc.span(), text.clone()));
        }
        eval.diagnostics.push(diagnostic);
    }
}

/// What is wrong with the names of macros that the caller defines.
fn bad_macros(names: &[String]) -> Vec<Diagnostic> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let is_bad = |name: &&String| {
        name.is_empty()
            || name.starts_with(|c: char| c.is_ascii_digit())
            || !name.chars().all(is_word)
    };
    let report = |name: &String| {
        let text = format!("invalid macro name `{name}` specified on command line");
        Diagnostic::error(Loc::NONE.span(), text)
    };
    names.iter().filter(is_bad).map(report).collect()
}

/// Reads and evaluates a file.
pub(crate) fn run(session: &mut Session, main: Arc<SourceFile>) -> Result<Records, Diagnostics> {
    let options = Arc::clone(&session.options);
    let mut stream = Stream {
        session,
        sources: SourceMap::default(),
        open: Vec::new(),
        macros: options.defines.iter().map(|name| name.as_str().into()).collect(),
        included: FxHashSet::default(),
        includes: Vec::new(),
        is_raw: false,
        failed: false,
        wholes: FxHashMap::default(),
    };
    stream.open(main, None);
    let list = bad_macros(&options.defines);
    if !list.is_empty() {
        return Err(Diagnostics { list, sources: Arc::new(stream.sources), counted: false });
    }
    let mut run =
        Run { stream, eval: None, known: Vec::new(), point: Some(Point::START), rest: None };
    let result = run.evaluate();
    let Run { stream: Stream { session, sources, includes, .. }, eval, .. } = run;
    // There is one always, since evaluation ends with asking for it.
    let mut eval = eval.unwrap_or_else(|| Eval::new(options, session.sizes));
    session.sizes = eval.store.sizes();
    let failed = result.is_err() || eval.has_errors();
    let sources = Arc::new(sources);
    let diagnostics = Diagnostics {
        list: std::mem::take(&mut eval.diagnostics),
        sources: Arc::clone(&sources),
        counted: failed && result.is_ok(),
    };
    if failed {
        return Err(diagnostics);
    }
    debug_assert!(eval.store.globals.values().all(|global| match global {
        Global::Def(id) => id.index() < eval.store.records.len(),
        Global::Var(_) => true,
    }));
    Ok(Records { store: eval.store, sources, diagnostics, includes })
}
