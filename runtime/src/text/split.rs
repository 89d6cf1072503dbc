//! One text that holds several, as tests have them.

use std::ops::Range;

use memchr::memmem;

/// What separates the parts, and is printed between results.
pub const SPLIT_MARKER: &str = "// -----";

/// Where the parts of a text are, and where something looks like a marker and is none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SplitInput {
    /// The parts, in order.
    pub parts: Vec<Range<u32>>,
    /// Offsets of near misses, for a warning: `near miss with file split marker`.
    pub near_misses: Vec<u32>,
}

/// Splits a text at each `// -----`. What follows a marker in its line belongs to the next part.
/// Upstream's `splitAndProcessBuffer`.
pub fn split_input(text: &[u8]) -> SplitInput {
    // Two characters less find near misses as well.
    let (prefix, suffix) = SPLIT_MARKER.split_at(SPLIT_MARKER.len() - 2);
    let mut split = SplitInput::default();
    let mut start = 0;
    let mut from = 0;
    let finder = memmem::Finder::new(prefix.as_bytes());
    while let Some(found) = finder.find(&text[from..]) {
        let found = from + found;
        from = found + prefix.len();
        let behind = &text[from..];
        let is_marker = behind.starts_with(suffix.as_bytes())
            && behind.get(suffix.len()).is_some_and(|&byte| byte != b'0');
        if is_marker {
            split.parts.push(start as u32..found as u32);
            start = from + suffix.len();
        } else {
            split.near_misses.push(from as u32);
        }
    }
    split.parts.push(start as u32..text.len() as u32);
    split
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<&str> {
        let split = split_input(text.as_bytes());
        split.parts.iter().map(|part| &text[part.start as usize..part.end as usize]).collect()
    }

    #[test]
    fn splits_at_markers() {
        assert_eq!(parts("a\n// -----\nb"), ["a\n", "\nb"]);
        assert_eq!(parts("a // ----- b"), ["a ", " b"]);
        assert_eq!(parts("// ------\n"), ["", "-\n"]);
        assert_eq!(parts(""), [""]);
    }

    #[test]
    fn reports_near_misses() {
        let split = split_input(b"// ----\n// -----0\n// -----");
        assert_eq!(split.parts.len(), 1);
        assert_eq!(split.near_misses, [6, 14, 24]);
    }
}
