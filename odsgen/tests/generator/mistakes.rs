//! Definitions that are wrong: what is said about each, and where.
//!
//! Every `.td` file in `mistakes` is a list of cases between `// -----` lines. What stands before the first belongs to
//! each of them; there, `@CASE@` is where the case goes, which otherwise follows. What is said is in the `.txt` file
//! beside it (`UPDATE_EXPECT=1` writes it). A file that starts with `// peer` and an action of `mlir-tblgen` is compared
//! with what that says of the same definitions: texts and places.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use expect_test::expect_file;
use odsgen::Generator;

use super::{fixture, is_there, scratch, upstream};

const PEER: &str = ods_peer::MLIR_TBLGEN;

/// One definition that is wrong.
struct Case {
    /// The whole text of the file.
    text: String,
    /// What of it is this case's own.
    own: String,
}

/// A list of them.
struct List {
    file: PathBuf,
    name: String,
    action: Option<String>,
    cases: Vec<Case>,
}

fn lists() -> Vec<List> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(fixture("mistakes"))
        .expect("cases")
        .map(|entry| entry.expect("entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == "td"))
        .collect();
    files.sort();
    files.into_iter().map(read).collect()
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
    List { file, name, action, cases }
}

/// A text about a file, without the directory it is in.
fn without_directory(text: &str, file: &Path) -> String {
    let directory = format!("{}/", file.parent().unwrap_or(Path::new("")).display());
    text.replace(&directory, "")
}

/// Whether code is generated from a file, and what the command line says about it.
pub(super) fn ours(generator: &Generator, file: &Path) -> (bool, String) {
    let (is_generated, text) = match generator.run(file) {
        Ok(generated) => (true, generated.warnings.render(false)),
        Err(errors) => {
            let count = errors.summary().map(|count| format!("odsgen: {count} errors.\n"));
            (false, errors.render(false) + &count.unwrap_or_default())
        }
    };
    (is_generated, without_directory(&text, file))
}

#[test]
fn mistakes_are_reported_at_their_place() {
    let (mut count, mut accepted) = (0, String::new());
    for list in lists() {
        let mut shown = String::new();
        for case in &list.cases {
            count += 1;
            let file = scratch(&list.name, &case.text);
            let (is_generated, text) = ours(&Generator::new(), &file);
            if is_generated {
                let _ = writeln!(accepted, "=== {}\n{}", list.name, case.own);
            }
            let _ = writeln!(shown, "{text}// -----");
        }
        expect_file![list.file.with_extension("txt")].assert_eq(&shown);
    }
    assert!(accepted.is_empty(), "{accepted}");
    assert!(count >= 120, "only {count} cases");
}

/// A message: its text, the position as far as one is told, and the source from the caret on.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Message {
    text: String,
    /// Line and column, if it is in the file itself.
    position: Option<(usize, usize)>,
    rest: Option<String>,
}

/// The errors in what a tool says, and the notes that are not only about where.
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
    // What cannot be read is no element either, which upstream says as well.
    let from_lexer = ["expected variable name", "unexpected "];
    if messages.first().is_some_and(|it| from_lexer.iter().any(|start| it.text.starts_with(start)))
    {
        messages.truncate(1);
    }
    messages
}

/// Whether both say the same of the same place. The peer's places are those of the definition where ours may be that of
/// the field; in formats they are told by the source line only, and are the starts of groups and directives where ours
/// may be the element within that is wrong.
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
fn mistakes_are_reported_as_upstream_does() {
    let Some(include) = upstream() else { return };
    if !is_there(PEER) {
        return;
    }
    let mut differences = String::new();
    for list in lists() {
        let Some(action) = &list.action else { continue };
        for case in &list.cases {
            let file = scratch(&format!("peer_{}", list.name), &case.text);
            let (_, ours) = ours(&Generator::new(), &file);
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
