//! Rendering of diagnostics in the style of `mlir-opt`: location, severity, message, source line and caret.

use std::io::Write;
use std::sync::Arc;

use super::{Diagnostic, Severity};
use crate::core::attrs::{AttrRef, BuiltinAttr, CallSiteLoc, FileLineColRange, FusedLoc, NameLoc};
use crate::core::context::Context;
use crate::core::location::Location;
use crate::support::source::SourceBuffer;

/// Renders diagnostics as text.
#[derive(Clone, Debug)]
pub struct Renderer {
    /// The maximum number of callers shown for a call site location.
    pub call_stack_limit: usize,
}

impl Default for Renderer {
    fn default() -> Self {
        Renderer { call_stack_limit: 10 }
    }
}

/// Columns between tab stops.
const TAB_STOP: usize = 8;

impl Renderer {
    /// The text of a diagnostic and its notes. Invalid UTF-8 in source lines is replaced.
    pub fn render(&self, ctx: &Context, diagnostic: &Diagnostic) -> String {
        let bytes = self.render_bytes(ctx, diagnostic);
        String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }

    /// The text of a diagnostic and its notes, with the original bytes of source lines.
    pub fn render_bytes(&self, ctx: &Context, diagnostic: &Diagnostic) -> Vec<u8> {
        let mut out = Vec::new();
        let (severity, message) = (diagnostic.severity(), diagnostic.message());
        let mut last = diagnostic.location();
        one(ctx, &mut out, last, severity, message, true);
        let mut callers = 0;
        while let Some(site) = call_site(ctx, last).filter(|_| callers < self.call_stack_limit) {
            last = site.caller();
            callers += 1;
            one(ctx, &mut out, last, Severity::Note, "called from", true);
        }
        for note in diagnostic.notes() {
            // A note at the same location does not repeat the source line.
            let show = !ctx.same_location(last, note.location());
            one(ctx, &mut out, note.location(), note.severity(), note.message(), show);
            last = note.location();
        }
        out
    }
}

/// The first call site in `location`, which may be in a name or a fused location.
fn call_site<'c>(ctx: &'c Context, location: Location) -> Option<CallSiteLoc<'c>> {
    let view = ctx.location_view(location);
    match view.def().builtin_kind() {
        BuiltinAttr::NameLoc => call_site(ctx, view.cast::<NameLoc<'_>>().child_loc()),
        BuiltinAttr::CallSiteLoc => Some(view.cast()),
        BuiltinAttr::FusedLoc => {
            let fused = view.cast::<FusedLoc<'_>>();
            fused.locations().iter().find_map(|&part| call_site(ctx, part))
        }
        _ => None,
    }
}

/// The first file position in `view`.
fn file_place<'c>(view: AttrRef<'c>) -> Option<FileLineColRange<'c>> {
    let ctx = view.ctx();
    let inner = |location| file_place(ctx.location_view(location));
    match view.def().builtin_kind() {
        BuiltinAttr::FileLineColRange => Some(view.cast()),
        BuiltinAttr::NameLoc => inner(view.cast::<NameLoc<'_>>().child_loc()),
        BuiltinAttr::CallSiteLoc => {
            let site = view.cast::<CallSiteLoc<'_>>();
            inner(site.callee()).or_else(|| inner(site.caller()))
        }
        BuiltinAttr::FusedLoc => {
            view.cast::<FusedLoc<'_>>().locations().iter().find_map(|&part| inner(part))
        }
        _ => None,
    }
}

/// A source buffer, and a line and column in it.
pub(super) type Place = (Arc<SourceBuffer>, u32, u32);

/// The position of `location` in a source buffer of the context.
pub(crate) fn place(
    ctx: &Context,
    location: Location,
) -> Result<Place, Option<FileLineColRange<'_>>> {
    if let Some(position) = location.position()
        && let Some((buffer, offset)) = ctx.sources.find(position)
    {
        let (line, column) = buffer.line_and_column(offset);
        return Ok((buffer, line, column));
    }
    let Some(file) = file_place(ctx.location_view(location)) else { return Err(None) };
    let (line, column) = (file.start_line(), file.start_column());
    ctx.sources
        .by_name(ctx.ident_bytes(file.filename_ident()))
        .filter(|buffer| {
            column > 0 && buffer.line(line).is_some_and(|text| column as usize <= text.len() + 1)
        })
        .map(|buffer| (buffer, line, column))
        .ok_or(Some(file))
}

/// Appends a diagnostic without its notes.
pub(crate) fn one(
    ctx: &Context,
    out: &mut Vec<u8>,
    location: Location,
    severity: Severity,
    message: &str,
    show_source: bool,
) {
    // Writing to memory cannot fail.
    match place(ctx, location) {
        Ok((buffer, line, column)) => {
            print_place(out, &buffer, line, column, severity, message);
            if show_source {
                caret_line(out, buffer.line(line).unwrap_or_default(), column as usize - 1, 0);
            }
        }
        Err(Some(file)) => {
            let (line, column) = (file.start_line(), file.start_column());
            out.extend_from_slice(ctx.ident_bytes(file.filename_ident()));
            let _ = writeln!(out, ":{line}:{column}: {severity}: {message}");
        }
        Err(None) if location.is_unknown() => {
            let _ = writeln!(out, "<unknown>:0: {severity}: {message}");
        }
        Err(None) => {
            let view = ctx.location_view(location);
            let _ = writeln!(out, "<unknown>:0: {severity}: {view}: {message}");
        }
    }
}

/// Appends the location, the severity and the message.
pub(crate) fn print_place(
    out: &mut Vec<u8>,
    buffer: &SourceBuffer,
    line: u32,
    column: u32,
    severity: Severity,
    message: &str,
) {
    let name = if buffer.name() == "-" { "<stdin>" } else { buffer.name() };
    // Writing to memory cannot fail.
    let _ = writeln!(out, "{name}:{line}:{column}: {severity}: {message}");
}

/// Appends a source line with tabs expanded, and a line with a caret below `column`, counted from 0, and `~` up to
/// `width` columns.
pub(crate) fn caret_line(out: &mut Vec<u8>, line: &[u8], column: usize, width: usize) {
    let mut at = 0;
    for &byte in line {
        at += put(out, byte, b' ', at);
    }
    out.push(b'\n');
    // The caret is wrong unless all characters are one byte wide.
    if !line.is_ascii() {
        return;
    }
    let column = column.min(line.len());
    let end = (column + width.max(1)).min(line.len().max(column + 1));
    let mut at = 0;
    for index in 0..end {
        let mark = match index {
            _ if index < column => b' ',
            _ if index == column => b'^',
            _ => b'~',
        };
        match line.get(index) {
            Some(b'\t') => at += put(out, b'\t', mark, at),
            _ => at += put(out, mark, mark, at),
        }
    }
    out.push(b'\n');
}

/// Appends a byte, expanding a tab to `fill`s up to the next stop. Returns the number of columns.
fn put(out: &mut Vec<u8>, byte: u8, fill: u8, at: usize) -> usize {
    if byte != b'\t' {
        out.push(byte);
        return 1;
    }
    let columns = TAB_STOP - at % TAB_STOP;
    out.extend(std::iter::repeat_n(fill, columns));
    columns
}
