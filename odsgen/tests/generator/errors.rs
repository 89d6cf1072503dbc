//! Diagnostics for invalid definitions: messages and locations.
//!
//! Every `.td` file in `errors` has a head and cases, separated by `// -----`. A case is appended to the head, or replaces
//! `@CASE@` in it. The expected diagnostics are in the `.txt` file next to the `.td` file (`UPDATE_EXPECT=1` updates it). A
//! file that starts with `// peer` and an action of `mlir-tblgen` is also compared with the diagnostics of `mlir-tblgen`.
//! A file whose action is `-gen-rewriters`, or that starts with `// rules`, has rewrite rules; one that starts with
//! `// passes` has passes. The fragments in one that starts with `// cpp` are C++: its expected diagnostics include the report
//! of what is not translated.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use expect_test::expect_file;
use odsgen::Generator;

use super::{fixture, scratch, upstream};

const PEER: &str = ods_peer::MLIR_TBLGEN;

/// An invalid definition.
struct Case {
    /// The complete text of the file.
    text: String,
    /// The text of the case without the head.
    own: String,
}

/// A file with cases.
struct List {
    file: PathBuf,
    name: String,
    action: Option<String>,
    /// The generator for definitions, rewrite rules or passes.
    generator: Generator,
    /// Whether the fragments are C++. What is not translated is reported, and is not an error everywhere.
    is_cpp: bool,
    cases: Vec<Case>,
}

fn lists() -> Vec<List> {
    ods_peer::files(fixture("errors"), "td").into_iter().map(read).collect()
}

fn read(file: PathBuf) -> List {
    let text = std::fs::read_to_string(&file).expect("case file");
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let action = text
        .strip_prefix("// peer ")
        .and_then(|rest| rest.lines().next())
        .map(|action| action.trim().to_owned());
    let (head, cases) = text.split_once("// -----\n").expect("a head and cases");
    let cases = cases
        .split("// -----\n")
        .map(|own| {
            let own = own.strip_suffix('\n').unwrap_or(own).to_owned();
            let text = if head.contains("@CASE@") {
                head.replace("@CASE@", &own)
            } else {
                format!("{head}{own}\n")
            };
            Case { text, own }
        })
        .collect();
    let is_cpp = text.starts_with("// cpp\n");
    let has_rules = action.as_deref() == Some("-gen-rewriters") || text.starts_with("// rules\n");
    let generator = match () {
        () if has_rules => Generator::new().patterns(),
        () if text.starts_with("// passes\n") => Generator::new().passes(),
        () if is_cpp => Generator::new().cpp(),
        () => Generator::new(),
    };
    List { file, name, action, generator, is_cpp, cases }
}

/// Removes the directory of `file` from a text.
fn without_directory(text: &str, file: &Path) -> String {
    let directory = format!("{}/", file.parent().unwrap_or(Path::new("")).display());
    text.replace(&directory, "")
}

/// Whether generation succeeds for a file, and the diagnostics in the layout of the command line.
pub(super) fn ours(generator: &Generator, file: &Path) -> (bool, String) {
    let (is_generated, text) = match generator.run(file) {
        Ok(generated) => (true, generated.warnings.render(false) + &generated.report.render(false)),
        Err(errors) => {
            let count = errors.summary().map(|count| format!("odsgen: {count} errors.\n"));
            (false, errors.render(false) + &count.unwrap_or_default())
        }
    };
    (is_generated, without_directory(&text, file))
}

#[test]
fn errors_have_the_expected_text_and_location() {
    let (mut count, mut accepted) = (0, String::new());
    for list in lists() {
        let mut shown = String::new();
        for case in &list.cases {
            count += 1;
            let file = scratch(&list.name, &case.text);
            let (is_generated, text) = ours(&list.generator, &file);
            if is_generated && !list.is_cpp {
                let _ = writeln!(accepted, "=== {}\n{}", list.name, case.own);
            }
            let _ = writeln!(shown, "{text}// -----");
        }
        expect_file![list.file.with_extension("txt")].assert_eq(&shown);
    }
    assert!(accepted.is_empty(), "{accepted}");
    assert!(count >= 120, "only {count} cases");
}

/// A message: its text, its position if known, and the source after the caret.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Message {
    text: String,
    /// Line and column, if it is in the file itself.
    position: Option<(usize, usize)>,
    rest: Option<String>,
}

/// The errors in the output of a tool, and notes other than locations.
fn messages(stderr: &str) -> Vec<Message> {
    let lines: Vec<&str> = stderr.lines().collect();
    let mut messages = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let split = ["error: ", "note: "].iter().find_map(|kind| line.split_once(kind));
        let Some((place, text)) = split else { continue };
        if text == "in custom assembly format for this operation" {
            continue;
        }
        let mut parts = place.split(':');
        let is_main = parts.next().is_some_and(|file| !file.contains('/'));
        let mut numbers = parts.map_while(|part| part.parse().ok());
        let position = numbers.next().zip(numbers.next()).filter(|_| is_main);
        let is_elsewhere = !place.is_empty() && !is_main;
        let caret = lines.get(index + 2).and_then(|line| line.find('^')).filter(|_| !is_elsewhere);
        let rest = caret.and_then(|at| lines[index + 1].get(at..)).map(str::to_owned);
        messages.push(Message { text: text.to_owned(), position, rest });
    }
    // Upstream also reports that the invalid text is not an element.
    let from_lexer = ["expected variable name", "unexpected "];
    if messages.first().is_some_and(|it| from_lexer.iter().any(|start| it.text.starts_with(start)))
    {
        messages.truncate(1);
    }
    messages
}

/// Whether two messages have the same text and location. Where the location of `ours` is a field, that of the peer may be
/// the definition. In formats, the location of the peer is determined from the source line, and may be the start of a group
/// or directive where that of `ours` is an element in it.
fn agree(ours: &Message, peers: &Message) -> bool {
    let same_place = match (peers.position, &peers.rest, &ours.rest) {
        (Some(position), ..) => ours.position >= Some(position),
        (None, Some(theirs), Some(ours)) => {
            ours.starts_with(theirs.as_str()) || theirs.ends_with(ours.trim_end_matches("}];"))
        }
        _ => true,
    };
    ours.text == peers.text && same_place
}

#[test]
#[ignore = "needs LLVM 22"]
fn errors_equal_upstream() {
    let include = upstream().expect("LLVM 22");
    let mut differences = String::new();
    for list in lists() {
        let Some(action) = &list.action else { continue };
        for case in &list.cases {
            let file = scratch(&format!("peer_{}", list.name), &case.text);
            let (_, ours) = ours(&list.generator, &file);
            let mut peer = Command::new(PEER);
            peer.args([action, "-o", "/dev/null", "-I"]).arg(&include).arg(&file);
            let out = peer.output().expect(PEER);
            let theirs = without_directory(&String::from_utf8_lossy(&out.stderr), &file);
            let (mine, peers) = (messages(&ours), messages(&theirs));
            let same =
                mine.len() == peers.len() && mine.iter().zip(&peers).all(|(a, b)| agree(a, b));
            if !same {
                let _ = writeln!(
                    differences,
                    "=== {}\n{}\n--- here\n{ours}--- {PEER}\n{theirs}",
                    list.name, case.own
                );
            }
        }
    }
    assert!(differences.is_empty(), "{differences}");
}
