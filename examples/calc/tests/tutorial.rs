//! The code and output in `docs/tutorial.md` equal those of the example.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The fenced blocks: info strings and contents.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(info) = line.strip_prefix("```") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push((info.to_owned(), body.join("\n")));
        }
    }
    blocks
}

#[test]
fn blocks_are_parts_of_the_example() {
    let blocks = blocks(&read(&root().join("docs/tutorial.md")));
    let mut checked = 0;
    for (info, body) in &blocks {
        if let Some((_, file)) = info.split_once(' ') {
            assert!(read(&root().join(file)).contains(body.as_str()), "not in {file}:\n{body}");
            checked += 1;
        }
    }
    assert!(checked >= 8, "the tutorial shows {checked} parts of the example");
}

#[test]
fn commands_print_what_is_shown() {
    let blocks = blocks(&read(&root().join("docs/tutorial.md")));
    let mut commands = 0;
    for (_, body) in blocks.iter().filter(|(info, _)| info == "console") {
        let (command, shown) = body.split_once('\n').expect("a command and its output");
        let mut words = command.split_whitespace().skip(1);
        assert_eq!(words.next(), Some("calc"));
        let output = Command::new(env!("CARGO_BIN_EXE_calc"))
            .args(words)
            .current_dir(root())
            .output()
            .expect("the driver runs");
        assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{shown}\n"));
        commands += 1;
    }
    assert!(commands > 0);
}
