//! The form of texts in which directives are matched.

/// `text` with line feeds as line ends and, unless blanks are `strict`, one space for each run of spaces and tabs.
pub(crate) fn canonical(text: &str, strict: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' if chars.peek() == Some(&'\n') => {}
            ' ' | '\t' if !strict => {
                while chars.next_if(|c| matches!(c, ' ' | '\t')).is_some() {}
                out.push(' ');
            }
            c => out.push(c),
        }
    }
    out
}

/// Line and column of the byte `at`, from 1 on.
pub(crate) fn position(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at.min(text.len())];
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    (line, before[start..].chars().count() + 1)
}

/// The line that contains the byte `at`.
pub(crate) fn line_at(text: &str, at: usize) -> &str {
    let at = at.min(text.len());
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
    &text[start..end]
}
