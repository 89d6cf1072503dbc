//! Stored output of the peer.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::{BREAK, is_set, is_there};

/// The stored part of an output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// The whole text.
    Text,
    /// Every n-th piece of the text, so that they have about this many bytes. A piece is a text between `// -----` lines,
    /// or forty lines of it. The peer, if it is run, is compared with the whole.
    Sample(usize),
    /// The lines with a location and a message, except notes that show an operation. The peer, if it is run, is compared
    /// with the whole.
    Diagnostics,
}

const LINES_PER_PIECE: usize = 40;

/// Precedes a piece in a stored sample, with its number and the number of pieces.
const PIECE: &str = "// piece ";

impl Kept {
    fn of(self, answer: &str) -> String {
        let text = match self {
            Self::Text => answer.to_owned(),
            Self::Sample(bytes) if answer.len() <= bytes => answer.to_owned(),
            Self::Sample(bytes) => {
                let pieces = pieces(answer);
                sample(&pieces, (0..pieces.len()).step_by(answer.len().div_ceil(bytes)))
            }
            Self::Diagnostics => diagnostic_lines(answer),
        };
        if text.trim_end_matches('\n').contains('\n') { format!("\n{text}") } else { text }
    }

    /// The part of `ours` to compare with `stored`: of a sample, the pieces with the same numbers.
    fn like(self, stored: &str, ours: &str) -> String {
        let numbers: Vec<usize> = stored.lines().filter_map(piece_number).collect();
        if numbers.is_empty() || !matches!(self, Self::Sample(_)) {
            return self.of(ours);
        }
        let pieces = pieces(ours);
        let numbers = numbers.into_iter().filter(|number| *number < pieces.len());
        format!("\n{}", sample(&pieces, numbers))
    }
}

/// The texts between `// -----` lines, in pieces of a few lines.
fn pieces(answer: &str) -> Vec<String> {
    let texts = answer.split_inclusive(BREAK);
    let lines = texts.map(|text| text.split_inclusive('\n').collect::<Vec<_>>());
    lines.flat_map(|it| it.chunks(LINES_PER_PIECE).map(<[_]>::concat).collect::<Vec<_>>()).collect()
}

fn sample(pieces: &[String], numbers: impl Iterator<Item = usize>) -> String {
    let mut text = String::new();
    for number in numbers {
        let piece = pieces[number].trim_end_matches('\n');
        let _ = writeln!(text, "{PIECE}{} of {}\n{piece}", number + 1, pieces.len());
    }
    text
}

/// The number of the piece that follows the line, from 0.
fn piece_number(line: &str) -> Option<usize> {
    let (number, _) = line.strip_prefix(PIECE)?.split_once(" of ")?;
    number.parse::<usize>().ok()?.checked_sub(1)
}

/// The lines of standard error with a location and a message, without file name and without notes that show an
/// operation.
#[must_use]
pub fn diagnostic_lines(text: &str) -> String {
    const KINDS: &[&str] = &[": error: ", ": warning: ", ": note: ", ": remark: "];
    let mut lines = String::new();
    for line in text.lines() {
        let Some(end) = KINDS.iter().filter_map(|kind| line.find(kind)).min() else { continue };
        if line[end..].starts_with(": note: see current operation") {
            continue;
        }
        let mut place = line[..end].rsplitn(3, ':');
        let (column, row) = (place.next().unwrap_or_default(), place.next().unwrap_or_default());
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
        let place =
            if is_number(column) && is_number(row) { &format!("{row}:{column}") } else { column };
        let _ = writeln!(lines, "{place}{}", &line[end..]);
    }
    lines
}

/// Location and text of the first error of a program that reads TableGen.
#[must_use]
pub fn first_error(stderr: &str) -> Option<(&str, &str)> {
    stderr.lines().find_map(|line| match line.split_once(": error: ") {
        Some((place, text)) => Some((place, text)),
        None => line.strip_prefix("error: ").map(|text| ("", text)),
    })
}

/// The lines around the first difference.
#[must_use]
pub fn first_difference(ours: &str, theirs: &str) -> String {
    const BEFORE: usize = 5;
    const LINES: usize = 14;
    let same = ours.lines().zip(theirs.lines()).take_while(|(ours, theirs)| ours == theirs).count();
    let from = same.saturating_sub(BEFORE);
    let some = |text: &str| -> String {
        text.lines().skip(from).take(LINES).map(|line| format!("  {line}\n")).collect()
    };
    format!("line {}\nours:\n{}peer:\n{}", same + 1, some(ours), some(theirs))
}

/// Separates the outputs in a file.
const HEADER: &str = "//// ";

/// The peer's outputs for a test, stored in a file by key.
///
/// A test compares its outputs, then calls [`Answers::finish`] or [`Answers::close`].
#[derive(Debug)]
pub struct Answers {
    path: PathBuf,
    stored: BTreeMap<String, String>,
    asked: Vec<(String, String)>,
    failures: Vec<String>,
    live: bool,
    update: bool,
}

impl Answers {
    /// The outputs of `program` in the file `path`.
    ///
    /// # Panics
    ///
    /// If the file is malformed; and like [`is_there`].
    #[must_use]
    pub fn of(program: &str, path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        let live = is_there(program);
        let update = live && is_set("UPDATE_EXPECT");
        let stored = std::fs::read_to_string(&path).unwrap_or_default();
        let stored = parse(&stored, &path);
        Self { path, stored, asked: Vec::new(), failures: Vec::new(), live, update }
    }

    /// Whether the peer is run.
    #[must_use]
    pub fn are_live(&self) -> bool {
        self.live
    }

    /// The peer's output, without trailing newlines. `ask` runs the peer.
    pub fn text(&mut self, key: &str, ask: impl FnOnce() -> String) -> String {
        let answer = self.live.then(ask);
        let text = answer.as_deref().map(|answer| Kept::Text.of(answer));
        let stored = self.settle(key, text);
        let answer = answer.unwrap_or_else(|| stored.trim_start_matches('\n').to_owned());
        answer.trim_end_matches('\n').to_owned()
    }

    /// Compares `ours` with the peer's output. `ask` runs the peer.
    pub fn check(&mut self, key: &str, form: Kept, ours: &str, ask: impl FnOnce() -> String) {
        let answer = self.live.then(ask);
        let stored = self.settle(key, answer.as_deref().map(|answer| form.of(answer)));
        let difference = match answer {
            Some(theirs) if theirs == ours => return,
            Some(theirs) => first_difference(ours, &theirs),
            None => {
                let mine = form.like(&stored, ours);
                if mine.trim_end_matches('\n') == stored.trim_end_matches('\n') {
                    return;
                }
                let difference = first_difference(&mine, &stored);
                format!("{}all of ours:\n{ours}", difference.replacen("peer:\n", "stored:\n", 1))
            }
        };
        self.fail(format!("=== {key}: {difference}"));
    }

    /// Records a failure.
    pub fn fail(&mut self, message: impl Into<String>) {
        self.failures.push(message.into());
    }

    /// Records the key, and the output if known. Returns the stored output.
    fn settle(&mut self, key: &str, answer: Option<String>) -> String {
        assert!(!key.contains(" =") && !key.contains('\n'), "not a key: {key}");
        let stored = self.stored.get(key).cloned();
        let name = self.path.display();
        let hint = "with the peer, UPDATE_EXPECT=1 stores it";
        if let Some(answer) = &answer
            && !self.update
            && stored
                .as_ref()
                .is_none_or(|it| it.trim_end_matches('\n') != answer.trim_end_matches('\n'))
        {
            let message = "the peer's output differs from the one in";
            self.failures.push(format!("=== {key}: {message} {name}; {hint}"));
        }
        if answer.is_none() && stored.is_none() {
            self.failures.push(format!("=== {key}: {name} has no output of the peer; {hint}"));
        }
        let answer = answer.or(stored).unwrap_or_default();
        self.asked.push((key.to_owned(), answer.clone()));
        answer
    }

    /// Like [`Answers::close`], for tests with one file.
    ///
    /// # Panics
    ///
    /// If there were differences or failures.
    pub fn finish(self) {
        let failures = self.close();
        assert!(failures.is_empty(), "{failures}");
    }

    /// Updates the file if requested. Returns a report of all differences, failures and unused outputs; empty if
    /// there are none.
    #[must_use]
    pub fn close(mut self) -> String {
        let name = self.path.display().to_string();
        if self.update {
            std::fs::write(&self.path, render(&self.asked))
                .unwrap_or_else(|e| panic!("{name}: {e}"));
        } else {
            let asked = |key: &String| self.asked.iter().any(|(it, _)| it == key);
            let stale: Vec<_> = self.stored.keys().filter(|key| !asked(key)).cloned().collect();
            for key in stale {
                self.failures.push(format!("=== {key}: no test uses this output in {name}"));
            }
        }
        let (count, all) = (self.failures.len(), self.asked.len());
        match count {
            0 => String::new(),
            _ => format!(
                "{}\n{count} failures in {all} outputs of {name}\n",
                self.failures.join("\n")
            ),
        }
    }
}

fn render(asked: &[(String, String)]) -> String {
    let mut text = String::new();
    for (key, answer) in asked {
        assert!(!answer.lines().any(|line| line.starts_with(HEADER)), "{key}: {answer}");
        let separator = if answer.is_empty() || answer.starts_with('\n') { "" } else { " " };
        let answer = answer.trim_end_matches('\n');
        let _ = writeln!(text, "{HEADER}{key} ={separator}{answer}");
    }
    text
}

fn parse(text: &str, path: &Path) -> BTreeMap<String, String> {
    let mut answers = BTreeMap::new();
    let text = format!("\n{text}");
    for part in text.split(&format!("\n{HEADER}")).skip(1) {
        let Some((key, answer)) = part.split_once(" =") else {
            panic!("{}: not a header: {part}", path.display())
        };
        answers.insert(key.to_owned(), answer.strip_prefix(' ').unwrap_or(answer).to_owned());
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_answers_are_read_as_they_were_written() {
        let asked = [
            ("--flag=1", Kept::Text.of("module {\n}\n")),
            ("one line", Kept::Text.of("yes")),
            ("nothing", Kept::Text.of("")),
            ("sample", Kept::Sample(4).of("a\n// -----\nb\n")),
            ("diagnostics", Kept::Diagnostics.of("x.mlir:1:2: error: 'a' op is wrong\n  a\n  ^\n")),
        ];
        let asked = asked.map(|(key, answer)| (key.to_owned(), answer));
        let read = parse(&render(&asked), Path::new("test"));
        for (key, answer) in &asked {
            assert_eq!(read[key].trim_end_matches('\n'), answer.trim_end_matches('\n'), "{key}");
        }
        assert!(read["diagnostics"].trim_end().ends_with("1:2: error: 'a' op is wrong"));
    }

    #[test]
    fn samples_have_pieces_from_the_whole_text() {
        let lines: String = (0..100).map(|i| format!("line {i}\n")).collect();
        let text = format!("first\n{BREAK}{lines}{BREAK}last\n");
        assert_eq!(Kept::Sample(10_000).of(&text), format!("\n{text}"));
        let stored = Kept::Sample(text.len() / 2 + 1).of(&text);
        let numbers: Vec<_> = stored.lines().filter_map(piece_number).collect();
        assert_eq!(numbers, [0, 2, 4]);
        assert!(stored.contains("// piece 3 of 5\nline 40\n"), "{stored}");
        // Only what is stored is compared.
        let sample = Kept::Sample(100);
        assert_eq!(sample.like(&stored, &text), stored);
        assert_eq!(sample.like(&stored, &text.replace("line 39\n", "other\n")), stored);
        assert_ne!(sample.like(&stored, &text.replace("line 41\n", "other\n")), stored);
        assert_ne!(sample.like(&stored, &format!("{text}{BREAK}more\n")), stored);
        assert_ne!(sample.like(&stored, "first\n"), stored);
    }
}
