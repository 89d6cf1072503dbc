//! LLVM's FileCheck as a library, and a runner for the `RUN` lines of test files.
//!
//! A test of a pass is a file with a text, the command that processes it, and what the output contains:
//!
//! ```mlir
//! // RUN: my-opt %s --canonicalize | FileCheck %s
//!
//! // CHECK-LABEL: func @zero
//! // CHECK-NEXT:    %[[ZERO:.*]] = arith.constant 0
//! // CHECK-NEXT:    return %[[ZERO]]
//! func.func @zero(%x: i32) -> i32 {
//!   %0 = arith.subi %x, %x : i32
//!   return %0 : i32
//! }
//! ```
//!
//! A test of `cargo test` runs all files of a directory:
//!
//! ```no_run
//! # const MY_OPT: &str = "";
//! // `MY_OPT` is `env!("CARGO_BIN_EXE_my-opt")`.
//! ods_filecheck::RunLines::new().program("my-opt", MY_OPT).run_directory("tests/texts");
//! ```
//!
//! [`FileCheck`] checks a text alone, such as the output of a pass that the test ran itself:
//!
//! ```
//! use ods_filecheck::FileCheck;
//!
//! let check = FileCheck::new();
//! assert!(check.check("CHECK: %[[X:[0-9]+]] = add\nCHECK-NEXT: use %[[X]]", "%1 = add\nuse %1").is_ok());
//! let failure = check.check("CHECK: sub", "%1 = add").unwrap_err();
//! assert!(failure.to_string().contains("CHECK: expected string not found in input"));
//! ```

mod directive;
mod failure;
mod input;
mod matching;
mod numeric;
mod pattern;
mod run_lines;
mod shell;

pub use failure::{Failure, FailureKind};
pub use run_lines::RunLines;

use directive::Directives;
use input::canonical;
use matching::Matching;

/// The settings of a check: the flags of the program `FileCheck`.
#[derive(Clone, Debug)]
pub struct FileCheck {
    prefixes: Vec<String>,
    comment_prefixes: Vec<String>,
    definitions: Vec<(String, String)>,
    implicit_nots: Vec<String>,
    match_full_lines: bool,
    strict_whitespace: bool,
    ignore_case: bool,
    allow_empty: bool,
    allow_unused_prefixes: bool,
    allow_dag_overlap: bool,
    var_scope: bool,
}

impl Default for FileCheck {
    fn default() -> Self {
        FileCheck {
            prefixes: Vec::new(),
            comment_prefixes: ["COM", "RUN"].map(str::to_owned).to_vec(),
            definitions: Vec::new(),
            implicit_nots: Vec::new(),
            match_full_lines: false,
            strict_whitespace: false,
            ignore_case: false,
            allow_empty: false,
            allow_unused_prefixes: false,
            allow_dag_overlap: false,
            var_scope: false,
        }
    }
}

impl FileCheck {
    /// The settings without flags.
    #[must_use]
    pub fn new() -> Self {
        FileCheck::default()
    }

    /// The settings of the flags `flags`, such as `--check-prefix=A`, and the arguments that are no flags.
    ///
    /// # Errors
    ///
    /// If a flag is unknown or lacks its value.
    pub fn of_flags<S: AsRef<str>>(flags: &[S]) -> Result<(Self, Vec<String>), String> {
        let (mut check, mut others) = (FileCheck::new(), Vec::new());
        let mut words = flags.iter().map(AsRef::as_ref);
        while let Some(word) = words.next() {
            let Some(flag) = word.strip_prefix("--").or_else(|| word.strip_prefix('-')) else {
                others.push(word.to_owned());
                continue;
            };
            let (name, mut value) = match flag.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (flag, None),
            };
            let is_definition = flag.starts_with('D') && flag.len() > 1;
            let (name, value) = if is_definition {
                ("D", Some(flag[1..].to_owned()))
            } else {
                let takes_value = [
                    "check-prefix",
                    "check-prefixes",
                    "comment-prefixes",
                    "implicit-check-not",
                    "D",
                ];
                if value.is_none() && takes_value.contains(&name) {
                    value = words.next().map(str::to_owned);
                }
                (name, value)
            };
            check = check
                .with_flag(name, value)
                .ok_or_else(|| format!("unknown or incomplete flag '{word}'"))?;
        }
        Ok((check, others))
    }

    fn with_flag(self, name: &str, value: Option<String>) -> Option<Self> {
        Some(match (name, value) {
            ("check-prefix", Some(value)) => self.prefix(value),
            ("check-prefixes", Some(value)) => value.split(',').fold(self, FileCheck::prefix),
            ("comment-prefixes", Some(value)) => FileCheck {
                comment_prefixes: value.split(',').map(str::to_owned).collect(),
                ..self
            },
            ("implicit-check-not", Some(value)) => self.implicit_check_not(value),
            ("D", Some(value)) => {
                let (name, value) = value.split_once('=')?;
                self.define(name, value)
            }
            ("match-full-lines", None) => FileCheck { match_full_lines: true, ..self },
            ("strict-whitespace", None) => FileCheck { strict_whitespace: true, ..self },
            ("ignore-case", None) => FileCheck { ignore_case: true, ..self },
            ("allow-empty", None) => FileCheck { allow_empty: true, ..self },
            ("allow-unused-prefixes", None) => FileCheck { allow_unused_prefixes: true, ..self },
            ("allow-unused-prefixes", Some(value)) => {
                FileCheck { allow_unused_prefixes: value == "true", ..self }
            }
            ("allow-deprecated-dag-overlap", None) => FileCheck { allow_dag_overlap: true, ..self },
            ("enable-var-scope", None) => FileCheck { var_scope: true, ..self },
            ("v" | "vv" | "color", None) => self,
            ("dump-input" | "dump-input-context" | "dump-input-filter" | "color", Some(_)) => self,
            _ => return None,
        })
    }

    /// Adds a prefix of directives (`--check-prefix`). Without one, it is `CHECK`.
    #[must_use]
    pub fn prefix(mut self, prefix: impl Into<String>) -> Self {
        self.prefixes.push(prefix.into());
        self
    }

    /// Defines the variable `name` (`-D`). The name of a numeric variable starts with `#`.
    #[must_use]
    pub fn define(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.definitions.push((name.into(), value.into()));
        self
    }

    /// Rejects texts that the pattern matches between the matches of directives (`--implicit-check-not`).
    #[must_use]
    pub fn implicit_check_not(mut self, pattern: impl Into<String>) -> Self {
        self.implicit_nots.push(pattern.into());
        self
    }

    /// Checks that `output` satisfies the directives in `checks`.
    ///
    /// # Errors
    ///
    /// If a directive is invalid or is not satisfied, or there is none.
    pub fn check(&self, checks: &str, output: &str) -> Result<(), Failure> {
        self.check_named(("<checks>", checks), ("<output>", output))
    }

    /// Like [`check`](Self::check), for texts with names, which the message of a failure contains.
    ///
    /// # Errors
    ///
    /// As for [`check`](Self::check).
    pub fn check_named(&self, checks: (&str, &str), output: (&str, &str)) -> Result<(), Failure> {
        let text = canonical(checks.1, self.strict_whitespace);
        let directives =
            Directives::parse(self, &text).map_err(|it| it.in_file(checks.0, &text))?;
        if output.1.is_empty() && !self.allow_empty {
            return Err(Failure::empty(output.0));
        }
        let input = canonical(output.1, self.strict_whitespace);
        Matching::new(self, &directives, &input)
            .run()
            .map_err(|it| it.in_files((checks.0, &text), (output.0, &input)))
    }

    fn prefixes(&self) -> Vec<&str> {
        match self.prefixes.as_slice() {
            [] => vec!["CHECK"],
            prefixes => prefixes.iter().map(String::as_str).collect(),
        }
    }
}
