//! What `odsgen gen` and `odsgen check` share: which files are generated from which definitions.

use std::path::PathBuf;
use std::process::ExitCode;

use odsgen::emit::{Layout, SkippedHooks};
use odsgen::{Generated, Generator, OnDeprecated, Options};

use crate::input::{Surroundings, print_diagnostics};

/// What is generated, and to where.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    surroundings: Surroundings,
    /// The dialect, if the file defines several.
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// Generate the interfaces that the file itself defines, and no dialect.
    #[arg(long, conflicts_with = "dialect")]
    interfaces: bool,
    /// Where the code goes; standard output without it.
    #[arg(short = 'o', value_name = "OUT")]
    output: Option<PathBuf>,
    /// Where the files that the code depends on are listed, as make reads them.
    #[arg(long, value_name = "FILE")]
    pub(crate) depfile: Option<PathBuf>,
    /// Hooks that are not asked for, whatever the definitions say: `fold`, `canonicalize`.
    #[arg(long, value_name = "HOOKS", value_delimiter = ',')]
    skip_hooks: Vec<Hook>,
    /// Only operations whose name matches this regular expression.
    #[arg(long, value_name = "RE")]
    op_include: Option<String>,
    /// Only operations whose name does not match this regular expression.
    #[arg(long, value_name = "RE")]
    op_exclude: Option<String>,
    /// Number of files beside OUT among which operations are divided, for the compiler to work on at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "output")]
    shards: usize,
    /// Leave the code unformatted, as build scripts do: it is only compiled.
    #[arg(long)]
    compact: bool,
    /// What is done about uses of definitions that are marked `Deprecated`.
    #[arg(long, value_enum, default_value = "warn")]
    on_deprecated: Deprecated,
    /// A file that lists what to generate: per line a dialect, or `-` for interfaces only, a .td file and where its code
    /// goes; behind it may stand `skip=` and hooks, as for --skip-hooks.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["file", "output", "dialect", "depfile"])]
    list: Option<PathBuf>,
    /// The .td file.
    #[arg(required_unless_present = "list")]
    file: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Deprecated {
    None,
    Warn,
    Error,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Hook {
    Fold,
    Canonicalize,
}

/// Hooks by what says that they are skipped.
fn skipped(hooks: &[Hook]) -> SkippedHooks {
    SkippedHooks {
        fold: hooks.contains(&Hook::Fold),
        canonicalize: hooks.contains(&Hook::Canonicalize),
    }
}

/// The hooks in a list such as `fold,canonicalize`.
fn parse_hooks(list: &str) -> Result<Vec<Hook>, String> {
    list.split(',').map(|name| <Hook as clap::ValueEnum>::from_str(name, false)).collect()
}

/// One dialect to be generated.
pub(crate) struct Job {
    skipped: SkippedHooks,
    dialect: Option<String>,
    interfaces: bool,
    file: PathBuf,
    pub(crate) output: Option<PathBuf>,
}

impl Args {
    fn jobs(&self) -> Result<Vec<Job>, String> {
        let Some(list) = &self.list else {
            let file = self.file.clone().unwrap_or_default();
            return Ok(vec![Job {
                skipped: skipped(&self.skip_hooks),
                dialect: self.dialect.clone(),
                interfaces: self.interfaces,
                file,
                output: self.output.clone(),
            }]);
        };
        let text = std::fs::read_to_string(list)
            .map_err(|error| format!("cannot read {}: {error}", list.display()))?;
        let mut jobs = Vec::new();
        let list_name = list.display();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let mut words: Vec<_> = line.split_whitespace().collect();
            let mut hooks = self.skip_hooks.clone();
            if let Some(list) = words.get(3).and_then(|word| word.strip_prefix("skip=")) {
                let place = format!("{}:{}", list_name, number + 1);
                hooks.extend(parse_hooks(list).map_err(|error| format!("{place}: {error}"))?);
                words.pop();
            }
            match words.as_slice() {
                [] => {}
                [dialect, file, output] => jobs.push(Job {
                    skipped: skipped(&hooks),
                    dialect: (*dialect != "-").then(|| (*dialect).to_owned()),
                    interfaces: *dialect == "-",
                    file: file.into(),
                    output: Some(output.into()),
                }),
                _ => {
                    let place = format!("{}:{}", list.display(), number + 1);
                    return Err(format!(
                        "{place}: expected a dialect, a .td file and an output file"
                    ));
                }
            }
        }
        Ok(jobs)
    }

    fn generate(&self, job: &Job) -> Option<Generated> {
        let generator = Generator::from(Options {
            tablegen: self.surroundings.options(),
            dialect: job.dialect.clone(),
            interfaces: job.interfaces,
            layout: if self.compact { Layout::Compact } else { Layout::Formatted },
            skipped_hooks: job.skipped,
            op_include: self.op_include.clone(),
            op_exclude: self.op_exclude.clone(),
            on_deprecated: match self.on_deprecated {
                Deprecated::None => OnDeprecated::None,
                Deprecated::Warn => OnDeprecated::Warn,
                Deprecated::Error => OnDeprecated::Error,
            },
            shards: self.shards,
        });
        let output = job.output.as_deref().unwrap_or(&job.file);
        match generator.run_for(&job.file, output) {
            Ok(generated) => {
                eprint!("{}", generated.warnings);
                Some(generated)
            }
            Err(errors) => {
                print_diagnostics(&errors);
                None
            }
        }
    }

    /// Runs every job; nothing is written unless all of them succeed.
    pub(crate) fn run(
        &self,
        finish: impl FnOnce(Vec<(Job, Generated)>) -> Result<bool, String>,
    ) -> ExitCode {
        let jobs = match self.jobs() {
            Ok(jobs) => jobs,
            Err(error) => {
                eprintln!("error: {error}");
                return ExitCode::FAILURE;
            }
        };
        let done: Vec<_> = jobs
            .into_iter()
            .map(|job| self.generate(&job).map(|generated| (job, generated)))
            .collect();
        let Some(done) = done.into_iter().collect::<Option<Vec<_>>>() else {
            return ExitCode::FAILURE;
        };
        match finish(done) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("error: {error}");
                ExitCode::FAILURE
            }
        }
    }
}
