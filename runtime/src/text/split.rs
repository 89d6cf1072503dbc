//! Splitting a text at markers, for tests.

use std::ops::Range;

use memchr::memmem;

/// The default marker between parts. Also printed between results.
pub const SPLIT_MARKER: &str = "// -----";

/// A part of a split text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitPart {
    /// The byte range of the lines of the part, including the line of the next marker.
    pub lines: Range<usize>,
    /// Line number of the first of these lines, counted from 1.
    pub first_line: u32,
    /// The byte range of the part within `lines`, without markers.
    pub part: Range<usize>,
}

/// A split text, and places that almost match the marker.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SplitInput {
    /// The parts, in order.
    pub parts: Vec<SplitPart>,
    /// Offsets of near misses, for the warning `near miss with file split marker`.
    pub near_misses: Vec<usize>,
}

/// Splits a text at each `marker`, such as `// -----`. An empty marker splits nothing. An empty text has no parts.
/// Text after a marker on its line belongs to the next part. Upstream's `splitAndProcessBuffer`.
///
/// ```
/// use ods_runtime::text::split::{SPLIT_MARKER, split_input};
///
/// let split = split_input(b"module @a {}\n// -----\nmodule @b {}\n", SPLIT_MARKER);
/// let starts: Vec<u32> = split.parts.iter().map(|part| part.first_line).collect();
/// assert_eq!(starts, [1, 2]);
/// ```
pub fn split_input(text: &[u8], marker: &str) -> SplitInput {
    // The marker without its last two characters, to find near misses.
    let checked = if marker.len() > 2 { marker.len() - 2 } else { marker.len() };
    let (prefix, suffix) = marker.as_bytes().split_at(checked);
    let mut split = SplitInput::default();
    let mut part = SplitPart { lines: 0..0, first_line: 1, part: 0..0 };
    // If the text starts with a marker, the first part starts inside the marker, which most languages reject.
    let mut from = 0;
    while !prefix.is_empty() && text[from..].starts_with(prefix) {
        from += prefix.len();
    }
    if from == text.len() && !prefix.is_empty() {
        return split;
    }
    part.part = from..from;
    let finder = memmem::Finder::new(prefix);
    let next = |from: usize| match prefix {
        [] => None,
        _ => finder.find(&text[from..]).map(|at| from + at),
    };
    let mut next_found = next(from);
    while let Some(position) = next_found {
        from = position + prefix.len();
        next_found = next(from);
        let rest = &text[from..next_found.unwrap_or(text.len())];
        let is_marker =
            rest.starts_with(suffix) && rest.get(suffix.len()).is_some_and(|&byte| byte != b'0');
        if !is_marker {
            split.near_misses.push(from);
            continue;
        }
        let line = memchr::memrchr(b'\n', &text[..position]).map_or(0, |end| end + 1);
        let passed = memchr::memchr_iter(b'\n', &text[part.lines.start..line]).count();
        let first_line = part.first_line + passed as u32;
        part.part.end = position - part.lines.start;
        let rest = &text[position..];
        part.lines.end = position + memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        split.parts.push(part);
        let start = from + suffix.len() - line;
        part = SplitPart { lines: line..line, first_line, part: start..start };
    }
    part.lines.end = text.len();
    part.part.end = part.lines.len();
    split.parts.push(part);
    split
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<&str> {
        let split = split_input(text.as_bytes(), SPLIT_MARKER);
        let text_of = |part: &SplitPart| &text[part.lines.clone()][part.part.clone()];
        split.parts.iter().map(text_of).collect()
    }

    #[test]
    fn splits_at_markers() {
        assert_eq!(parts("a\n// -----\nb"), ["a\n", "\nb"]);
        assert_eq!(parts("a // ----- b"), ["a ", " b"]);
        assert_eq!(parts("// -----"), ["--"]);
        assert_eq!(parts("// ------\n"), ["---\n"]);
        assert_eq!(parts(""), [""; 0]);
    }

    #[test]
    fn knows_lines() {
        let split = split_input(b"a\n// -----\nb\n\n// ----- x // ----- y", SPLIT_MARKER);
        let lines: Vec<_> =
            split.parts.iter().map(|part| (part.first_line, part.part.start)).collect();
        assert_eq!(lines, [(1, 0), (2, 8), (5, 8), (5, 19)]);
    }

    #[test]
    fn splits_at_other_markers() {
        let ends = |text: &[u8], marker| {
            let split = split_input(text, marker);
            split.parts.iter().map(|part| part.lines.start + part.part.end).collect::<Vec<_>>()
        };
        assert_eq!(ends(b"a//==\nb", "//=="), [1, 7]);
        assert_eq!(ends(b"a;b;c", ";"), [1, 3, 5]);
        assert_eq!(ends(b"a\n// -----\nb", ""), [12]);
    }

    #[test]
    fn reports_near_misses() {
        let split = split_input(b"// ----\n// -----0\n// -----", SPLIT_MARKER);
        assert_eq!(split.parts.len(), 1);
        assert_eq!(split.near_misses, [14, 24]);
    }
}
