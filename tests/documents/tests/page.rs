//! `docs/documents.md`: each test and file that it names is there.

use std::fmt::Write as _;
use std::path::Path;

/// The mechanisms of the documents: none gets lost.
const MECHANISMS: usize = 268;

const STATES: &[&str] = &["**differs**"];

/// Why `reference`, a file or `FILE::TEXT`, shows nothing. In Rust files the text is a function.
fn problem(root: &Path, reference: &str) -> Option<String> {
    let (file, text) = reference.split_once("::").unwrap_or((reference, ""));
    let Ok(content) = std::fs::read_to_string(root.join(file)) else {
        return Some(format!("there is no file {file}"));
    };
    let text = if file.ends_with(".rs") { format!("fn {text}(") } else { text.to_owned() };
    (!content.contains(&text)).then(|| format!("{file} has no {text:?}"))
}

#[test]
fn tests_named_by_the_page_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/documents.md")).expect("the page");
    let rows =
        page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| mechanism"));
    let (mut count, mut problems) = (0, String::new());
    for row in rows {
        count += 1;
        let cells: Vec<&str> = row.trim_matches('|').split(" |").map(str::trim).collect();
        let [mechanism, shown_by, remark] = cells[..] else { panic!("not three cells: {row}") };
        let mut problem_of_row = |text: &str| {
            let _ = writeln!(problems, "{mechanism}: {text}");
        };
        let state = STATES.iter().find(|state| remark.starts_with(**state));
        if state.is_none() && !remark.is_empty() {
            problem_of_row("the remark starts with no state");
        }
        if shown_by.is_empty() && state.is_none_or(|state| *state == "**differs**") {
            problem_of_row("no test shows it");
        }
        for reference in shown_by.split('`').skip(1).step_by(2) {
            if let Some(problem) = problem(&root, reference) {
                problem_of_row(&problem);
            }
        }
    }
    assert!(problems.is_empty(), "{problems}");
    assert_eq!(count, MECHANISMS, "rows of docs/documents.md");
}
