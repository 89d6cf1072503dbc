//! Joins lines of formatted code that fit on one line.
//!
//! prettyplease breaks lines early and puts every argument on a line. Generated tables and one-line functions are easier
//! to read in wide lines. A line with a closing delimiter may be joined with the line of its opening delimiter.

use std::ops::Range;

/// The maximum width of a line, including its indentation in the module.
const WIDTH: usize = 120;
/// The indentation in the module.
const OUTER: usize = 4;
/// Closing delimiters at the start of a line.
const CLOSERS: [char; 4] = [')', ']', '}', '>'];

/// A line: a range of the text and its indentation.
#[derive(Clone, Copy)]
struct Line {
    start: usize,
    end: usize,
    indent: usize,
}

impl Line {
    fn len(self) -> usize {
        self.end - self.start
    }

    fn all(self) -> Range<usize> {
        self.start..self.end
    }

    /// The text without the indentation.
    fn content(self) -> Range<usize> {
        self.start + self.indent..self.end
    }

    fn is_blank(self) -> bool {
        self.content().is_empty()
    }
}

/// Lines in one text buffer, in any order: joined lines are appended.
#[derive(Default)]
pub(super) struct Lines {
    text: String,
    list: Vec<Line>,
    /// The start of the current line.
    start: usize,
}

impl Lines {
    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.list.clear();
        self.start = 0;
    }

    /// Adds formatted lines and joins those that fit.
    pub(super) fn add(&mut self, text: &str) {
        for line in text.lines() {
            self.add_raw(line);
            if line.trim_start().starts_with(CLOSERS) {
                self.close();
            }
        }
    }

    /// Adds a line unchanged.
    pub(super) fn add_raw(&mut self, text: &str) {
        self.text.push_str(text);
        self.push_line();
    }

    /// Writes all lines, indented by `indent` columns.
    pub(super) fn write(&self, indent: &str, out: &mut String) {
        for line in &self.list {
            if !line.is_blank() {
                out.push_str(indent);
                out.push_str(&self.text[line.all()]);
            }
            out.push('\n');
        }
    }

    /// The line from `start` to the end of the buffer.
    fn line(&self, start: usize) -> Line {
        let text = &self.text[start..];
        let indent = text.bytes().take_while(|byte| *byte == b' ').count();
        Line { start, end: self.text.len(), indent }
    }

    fn starts_with_closer(&self, line: Line) -> bool {
        self.content(line).starts_with(CLOSERS)
    }

    fn content(&self, line: Line) -> &str {
        &self.text[line.content()]
    }

    /// Replaces the lines from `first` by the text appended since.
    fn replace(&mut self, first: usize) {
        let line = self.line(self.start);
        self.start = self.text.len();
        self.list.truncate(first);
        self.list.push(line);
    }

    /// Joins the last line, a closing delimiter, with the line of the opening delimiter if they fit.
    fn close(&mut self) {
        let Some((&last, above)) = self.list.split_last() else { return };
        let depth = last.indent;
        let opener = match self.content(last).as_bytes().first() {
            Some(b')') => '(',
            Some(b']') => '[',
            Some(b'>') => '<',
            _ => '{',
        };
        let Some(first) = above.iter().rposition(|line| line.indent <= depth && !line.is_blank())
        else {
            return;
        };
        let head = self.list[first];
        // prettyplease indents the arguments of a receiver by four more columns.
        let is_receiver = head.indent + 4 == depth;
        if !is_receiver && head.indent != depth || !self.text[head.all()].ends_with(opener) {
            return;
        }
        let inner = first + 1..self.list.len() - 1;
        if opener == '{' {
            self.close_body(first, inner, last);
            return;
        }
        if self.list[inner.clone()].iter().any(|line| self.content(*line).starts_with("//")) {
            return;
        }
        let is_flat = self.list[inner.clone()].iter().all(|line| line.indent == depth + 4);
        if is_receiver {
            if is_flat {
                self.close_list(first, inner, last, " ");
            }
        } else if is_flat {
            if self.close_list(first, inner.clone(), last, " ") {
                if opener == '<' {
                    self.join_receiver();
                }
                return;
            }
            if opener == '[' {
                self.fill(first, depth + 4);
            } else if opener == '(' {
                self.hug(first, inner, last);
            }
        } else if opener == '(' {
            if self.is_chain(inner.clone(), depth + 4) {
                self.close_list(first, inner, last, "");
            } else {
                self.hug(first, inner, last);
            }
        }
    }

    /// Whether the lines are one chain of method calls.
    fn is_chain(&self, lines: Range<usize>, depth: usize) -> bool {
        let [receiver, calls @ ..] = &self.list[lines] else { return false };
        receiver.indent == depth
            && !calls.is_empty()
            && calls
                .iter()
                .all(|call| call.indent == depth + 4 && self.content(*call).starts_with('.'))
    }

    /// Joins a one-expression body with its function.
    fn close_body(&mut self, first: usize, inner: Range<usize>, last: Line) {
        let head = self.list[first];
        let body = self.list[inner.clone()].to_vec();
        let [.., end] = body.as_slice() else { return };
        if body.len() > 1 && !self.is_chain(inner, head.indent + 4) {
            return;
        }
        let (start, text) = (self.content(head).trim_start_matches("pub "), self.content(*end));
        let is_item = start.starts_with("fn ") || start.starts_with("impl ");
        if text.starts_with("//") || !is_item && !start.ends_with("| {") {
            return;
        }
        let is_statement = text.ends_with(';') && !text.starts_with("type ");
        let body_width: usize = body.iter().map(|line| line.content().len()).sum();
        let width = head.len() + body_width + last.content().len() + 2;
        if width + OUTER <= WIDTH && !is_statement {
            self.text.extend_from_within(head.all());
            self.text.push(' ');
            for line in body {
                self.text.extend_from_within(line.content());
            }
            self.text.push(' ');
            self.text.extend_from_within(last.content());
            self.replace(first);
        }
    }

    /// Joins the entries of a list, or the calls of a chain, if they fit on one line. Returns whether they were joined.
    fn close_list(
        &mut self,
        first: usize,
        inner: Range<usize>,
        last: Line,
        separator: &str,
    ) -> bool {
        let head = self.list[first];
        let entries =
            self.list[inner.clone()].iter().map(|line| line.content().len() + separator.len());
        let entries = entries.sum::<usize>().saturating_sub(separator.len());
        let end = inner.clone().next_back().map(|index| self.content(self.list[index]));
        // A tuple of one type keeps its comma.
        let is_tuple = self.content(head).ends_with("= (") && inner.len() == 1;
        let comma = usize::from(!is_tuple && end.is_some_and(|end| end.ends_with(',')));
        if head.len() + entries - comma + last.content().len() + OUTER > WIDTH {
            return false;
        }
        self.text.extend_from_within(head.all());
        for index in inner.clone() {
            if index > inner.start {
                self.text.push_str(separator);
            }
            self.text.extend_from_within(self.list[index].content());
        }
        self.text.truncate(self.text.len() - comma);
        self.text.extend_from_within(last.content());
        self.replace(first);
        true
    }

    /// Joins a method call in the last line with its receiver in the line before.
    fn join_receiver(&mut self) {
        let [.., receiver, call] = self.list.as_slice() else { return };
        let (receiver, call) = (*receiver, *call);
        if self.content(call).starts_with('.')
            && self.content(receiver).chars().all(char::is_alphanumeric)
        {
            self.text.extend_from_within(receiver.all());
            self.text.extend_from_within(call.content());
            self.replace(self.list.len() - 2);
        }
    }

    /// Joins one-line entries, from the line `first` on.
    fn fill(&mut self, first: usize, depth: usize) {
        let lines = self.list.split_off(first);
        for line in lines {
            if let Some(&previous) = self.list.get(first..).and_then(<[Line]>::last)
                && self.is_entry(line, depth)
                && self.is_entry(previous, depth)
                && previous.len() + line.content().len() + 1 + OUTER <= WIDTH
            {
                // The last joined line is at the end of the buffer.
                if previous.end != self.text.len() {
                    self.text.extend_from_within(previous.all());
                } else {
                    self.start = previous.start;
                }
                self.text.push(' ');
                self.text.extend_from_within(line.content());
                self.replace(self.list.len() - 1);
            } else {
                self.list.push(line);
            }
        }
    }

    fn is_entry(&self, line: Line, depth: usize) -> bool {
        line.indent == depth
            && self.text[line.all()].ends_with("),")
            && !self.starts_with_closer(line)
    }

    /// Joins the delimiters of a list with the parentheses around it.
    fn hug(&mut self, first: usize, inner: Range<usize>, last: Line) {
        let (head, depth) = (self.list[first], last.indent);
        let lines = self.list[inner].to_vec();
        match lines.as_slice() {
            [list] => {
                let text = self.content(*list);
                if text.len() < 4 || !text.starts_with("&[") || !text.ends_with("],") {
                    return;
                }
                let entries = list.start + list.indent + 2..list.end - 2;
                self.open_hugged(first, head);
                self.spaces(depth + 4);
                self.text.extend_from_within(entries);
                self.text.push(',');
                self.push_line();
                self.close_hugged(depth, last);
            }
            [open, entries @ .., end]
                if self.content(*open) == "&["
                    && self.content(*end) == "],"
                    && entries.iter().all(|line| line.indent > depth + 4) =>
            {
                self.open_hugged(first, head);
                self.list.extend(entries.iter().map(|line| Line {
                    start: line.start + 4,
                    end: line.end,
                    indent: line.indent - 4,
                }));
                self.close_hugged(depth, last);
                self.fill(first, depth + 4);
            }
            _ => {}
        }
    }

    fn open_hugged(&mut self, first: usize, head: Line) {
        self.text.extend_from_within(head.all());
        self.text.push_str("&[");
        self.replace(first);
    }

    fn close_hugged(&mut self, depth: usize, last: Line) {
        self.spaces(depth);
        self.text.push(']');
        self.text.extend_from_within(last.content());
        self.push_line();
    }

    fn spaces(&mut self, count: usize) {
        self.text.extend(std::iter::repeat_n(' ', count));
    }

    fn push_line(&mut self) {
        self.replace(self.list.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tighten(text: &str) -> String {
        let (mut lines, mut out) = (Lines::default(), String::new());
        lines.add(text);
        lines.write("", &mut out);
        out
    }

    #[test]
    fn short_lines_are_joined() {
        let text = "fn f(\n    a: u32,\n    b: u32,\n) -> u32 {\n    a + b\n}\n";
        assert_eq!(tighten(text), "fn f(a: u32, b: u32) -> u32 { a + b }\n");
        let text = "x\n    .list(\n        &[\n            one(1),\n            one(2),\n        ],\n    )\n";
        assert_eq!(tighten(text), "x\n    .list(&[one(1), one(2)])\n");
    }

    #[test]
    fn single_list_argument_shares_lines_with_the_parentheses() {
        let entry = "x".repeat(WIDTH - 10);
        let text = format!("f(\n    &[\n        {entry},\n    ],\n)\n");
        assert_eq!(tighten(&text), format!("f(&[\n    {entry},\n])\n"));
    }

    #[test]
    fn call_chain_in_argument_is_joined() {
        let text = "f(\n    self\n        .a\n        .g(1),\n)\n";
        assert_eq!(tighten(text), "f(self.a.g(1))\n");
    }

    #[test]
    fn statements_and_comments_are_not_joined() {
        let text = "fn f() {\n    g();\n}\nfn h(\n    // why\n    a: u32,\n) {}\n";
        assert_eq!(tighten(text), text);
    }
}
