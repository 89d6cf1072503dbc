//! Compares a page of the documentation with the example that it shows.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// An example and the page that shows parts of it.
pub(crate) struct Page {
    /// The page, in `docs`.
    pub(crate) name: &'static str,
    /// The name of the example's driver, as the page shows it.
    pub(crate) driver: &'static str,
    /// The executable.
    pub(crate) executable: &'static str,
    /// The text that the page shows in MLIR.
    pub(crate) input: &'static str,
    /// The files that the page shows parts of.
    pub(crate) files: &'static [&'static str],
}

impl Page {
    /// The output of `command` in the folder of the example.
    fn run(&self, command: &str) -> String {
        let command = command.strip_prefix(self.driver).expect("the driver");
        let (arguments, input) = match command.split_once(" < ") {
            Some((arguments, file)) => (arguments, fs::File::open(file).expect("the input").into()),
            None => (command, Stdio::null()),
        };
        let output = Command::new(self.executable)
            .args(arguments.replace('\'', "").split_whitespace())
            .stdin(input)
            .output()
            .expect("the driver runs");
        let [printed, reported] = [output.stdout, output.stderr].map(String::from_utf8);
        let text = printed.expect("UTF-8") + &reported.expect("UTF-8");
        format!("{}\n", text.trim_end())
    }

    /// Checks that the page shows what the example has and prints. `UPDATE_EXPECT=1` updates the output of commands.
    pub(crate) fn check(&self) {
        let page = Path::new("../../docs").join(self.name);
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
                        actual += &format!("$ {command}\n{}", self.run(command));
                    }
                }
                "mlir" => {
                    assert_eq!(block, self.input);
                    actual += &block;
                }
                "text" => actual += &block,
                _ => {
                    let is_shown = self.files.iter().any(|file| file.contains(&block));
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
}
