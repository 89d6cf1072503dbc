//! `docs/rewriting.md` shows parts of this example, and what its driver prints. `UPDATE_EXPECT=1` updates the output.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The files that the page shows parts of.
const FILES: [&str; 9] = [
    include_str!("../build.rs"),
    include_str!("../num.td"),
    include_str!("../simplify.td"),
    include_str!("../to_arith.td"),
    include_str!("../src/fold.rs"),
    include_str!("../src/main.rs"),
    include_str!("../src/simplify.rs"),
    include_str!("../src/to_arith.rs"),
    include_str!("patterns.rs"),
];

/// The output of `num-opt …` in the folder of the example.
fn run(command: &str) -> String {
    let arguments = command.strip_prefix("num-opt ").expect("the driver").replace('\'', "");
    let output = Command::new(env!("CARGO_BIN_EXE_num-opt"))
        .args(arguments.split(' '))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the driver runs");
    let [printed, reported] = [output.stdout, output.stderr].map(String::from_utf8);
    let text = printed.expect("UTF-8") + &reported.expect("UTF-8");
    format!("{}\n", text.trim_end())
}

#[test]
fn the_page_shows_the_example() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rewriting.md");
    let text = fs::read_to_string(&page).expect("the page is read");
    let mut actual = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        actual += &format!("{line}\n");
        let Some(language) = line.strip_prefix("```") else { continue };
        let block = lines.by_ref().take_while(|line| *line != "```");
        let block: String = block.map(|line| format!("{line}\n")).collect();
        match language {
            "console" => {
                for command in block.lines().filter_map(|line| line.strip_prefix("$ ")) {
                    actual += &format!("$ {command}\n{}", run(command));
                }
            }
            "mlir" => {
                assert_eq!(block, include_str!("../sum.mlir"));
                actual += &block;
            }
            _ => {
                let is_shown = FILES.iter().any(|file| file.contains(&block));
                assert!(is_shown, "not in the example:\n{block}");
                actual += &block;
            }
        }
        actual += "```\n";
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        return fs::write(&page, &actual).expect("the page is written");
    }
    assert_eq!(text, actual);
}
