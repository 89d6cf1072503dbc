//! One run: the stream of segments through the evaluator.
//!
//! Statements end at the end of a segment almost always. Where one does not,
//! because an `include` or the end of an included file falls into it, the rest
//! of the segment and the next one are joined and parsed again.

use std::path::PathBuf;
use std::sync::Arc;

use super::diag::{Diagnostic, Diagnostics, Severity};
use super::eval::{Eval, PendingError, Stop};
use super::parser::{self, Parsed, Piece};
use super::preprocess::{Reader, Segment, SegmentEnd};
use super::records::Records;
use super::session::Session;
use super::source::{Loc, Origin, SourceFile};
use super::store::Global;
use rustc_hash::FxHashSet;

/// Most files that include each other in a row.
const MAX_INCLUDES: usize = 100;

/// The files being read, innermost last.
struct Stream<'s, 'e, 'o> {
    session: &'s mut Session,
    eval: &'e mut Eval<'o>,
    open: Vec<(Reader, Loc)>,
    macros: FxHashSet<Box<str>>,
    includes: Vec<PathBuf>,
    /// The token at which nothing more can be read.
    failed: bool,
}

/// A segment and the position of its file.
struct Next {
    segment: Arc<Segment>,
    base: Loc,
}

impl Stream<'_, '_, '_> {
    fn open(&mut self, file: Arc<SourceFile>, parent: Loc) -> bool {
        if file.is_raw() {
            self.eval.store.strings.set_raw();
        }
        match self.eval.sources.add(&file, parent) {
            Some(base) => {
                self.open.push((Reader::new(file), base));
                true
            }
            None => false,
        }
    }

    /// The next segment that has any text or says that there can be no more.
    fn next(&mut self) -> Option<Next> {
        if self.failed {
            return None;
        }
        let depth = self.open.len();
        let version = self.session.options.version;
        let (reader, base) = self.open.last_mut()?;
        let base = *base;
        let segment = reader.next(&mut self.macros, &mut self.session.segments, version);
        let file = Loc(base.0);
        for remark in &segment.remarks {
            let severity = if remark.error { Severity::Error } else { Severity::Warning };
            let loc = Loc(file.0 + remark.at);
            let mut diagnostic = Diagnostic::new(severity, loc.span(), remark.text.clone());
            if let Some((at, text)) = &remark.cause {
                let loc = Loc(file.0 + at);
                diagnostic.notes.push(Diagnostic::error(loc.span(), text.clone()));
            }
            self.eval.diagnostics.push(diagnostic);
        }
        let next = Next { base: Loc(base.0 + segment.start), segment: Arc::clone(&segment) };
        let fail = |messages: Vec<(u32, String)>| {
            let messages = messages.into_iter();
            PendingError {
                token: Loc(base.0 + segment.start + segment.text.len() as u32),
                place: Loc(base.0 + segment.start + segment.text.len() as u32),
                messages: messages.map(|(at, text)| (Loc(base.0 + at), text)).collect(),
                help: None,
            }
        };
        match &segment.end {
            SegmentEnd::Eof => {
                self.open.pop();
            }
            SegmentEnd::Error(error) => {
                self.failed = true;
                self.eval.pending = Some(fail(error.messages.clone()));
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
                        if matches!(file.origin(), Origin::AsWritten | Origin::Root(_)) {
                            let path = PathBuf::from(file.name());
                            if !self.includes.contains(&path) {
                                self.includes.push(path);
                            }
                        }
                        let parent = Loc(base.0 + after);
                        if !self.open(file, parent) {
                            self.failed = true;
                        }
                    }
                    Err((text, help)) => {
                        self.failed = true;
                        let mut pending = fail(vec![(*name_at, text)]);
                        // The bad token is the string, not the keyword.
                        pending.place = Loc(base.0 + name_at);
                        pending.help = help;
                        self.eval.pending = Some(pending);
                    }
                }
            }
        }
        Some(next)
    }
}

/// Evaluates the complete statements of a piece; the offset of one that is not.
fn statements(
    eval: &mut Eval<'_>,
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

fn evaluate(stream: &mut Stream<'_, '_, '_>) -> Result<(), Stop> {
    // Text of a statement that is not complete yet, and where its parts are.
    let mut rest: Option<(String, Vec<(u32, Loc)>)> = None;
    while let Some(Next { segment, base }) = stream.next() {
        let is_last = stream.failed || stream.open.is_empty();
        if let Some((mut text, mut parts)) = rest.take() {
            parts.push((text.len() as u32, base));
            text.push_str(&segment.text);
            let parsed = parser::parse(&text);
            let Some(joined) = stream.eval.sources.add_joined(text.len(), parts.clone()) else {
                return Err(Stop::Fatal);
            };
            if let Some(pending) = &mut stream.eval.pending {
                let end = Loc(joined.0 + text.len() as u32);
                if pending.place == pending.token {
                    pending.place = end;
                }
                pending.token = end;
            }
            let piece = Piece::new(&parsed, &text, joined);
            if let Some(at) = statements(stream.eval, &piece, &parsed, is_last)? {
                let tail = text[at as usize..].to_owned();
                let first = parts.partition_point(|part| part.0 <= at).saturating_sub(1);
                let mut kept: Vec<(u32, Loc)> = parts[first..]
                    .iter()
                    .map(|&(start, loc)| {
                        (start.saturating_sub(at), Loc(loc.0 + at.saturating_sub(start)))
                    })
                    .collect();
                kept.dedup();
                rest = Some((tail, kept));
            }
        } else {
            let piece = Piece::new(&segment.parsed, &segment.text, base);
            if let Some(at) = statements(stream.eval, &piece, &segment.parsed, is_last)? {
                let tail = segment.text[at as usize..].to_owned();
                rest = Some((tail, vec![(0, Loc(base.0 + at))]));
            }
        }
    }
    if let Some(pending) = &stream.eval.pending {
        // All statements before it are complete.
        let token = pending.token;
        return Err(stream.eval.top_level_failure(token));
    }
    Ok(())
}

/// Reads and evaluates a file.
pub(crate) fn run(session: &mut Session, main: Arc<SourceFile>) -> Result<Records, Diagnostics> {
    let options = session.options.clone();
    let mut eval = Eval::new(&options, session.sizes);
    let macros = options.defines.iter().map(|name| name.as_str().into()).collect();
    let mut result = Ok(());
    for name in &options.defines {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if name.is_empty()
            || name.starts_with(|c: char| c.is_ascii_digit())
            || !name.chars().all(is_word)
        {
            let text = format!("invalid macro name `{name}` specified on command line");
            eval.diagnostics.push(Diagnostic::error(Loc::NONE.span(), text));
            result = Err(Stop::Fatal);
        }
    }
    let mut stream = Stream {
        session,
        eval: &mut eval,
        open: Vec::new(),
        macros,
        includes: Vec::new(),
        failed: false,
    };
    stream.open(main, Loc::NONE);
    if result.is_ok() {
        result = evaluate(&mut stream);
    }
    let includes = std::mem::take(&mut stream.includes);
    stream.session.sizes = stream.eval.store.sizes();
    let failed = result.is_err() || eval.has_errors();
    let sources = Arc::new(std::mem::take(&mut eval.sources));
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
