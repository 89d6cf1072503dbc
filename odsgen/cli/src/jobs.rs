//! The arguments of `odsgen gen` and `odsgen check`, and the generation jobs that they describe.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use odsgen::{Generated, Generator, OnDeprecated, Options};
use odsgen::{Layout, SkippedHooks};
use odsgen::{Manifest, ManifestDialect, ManifestError, ManifestRun};

use crate::input::{CppArgs, TableGenArgs};
use crate::report;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    tablegen: TableGenArgs,
    #[command(flatten)]
    cpp: CppArgs,
    /// Dialect to generate, if the file defines several. With --patterns, the dialect whose operations the rules replace.
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// Generate the interfaces that the file itself defines instead of a dialect.
    #[arg(long, conflicts_with = "dialect")]
    interfaces: bool,
    /// Generate the enums that the file itself defines, of any namespace, instead of a dialect. With --interfaces, generate both.
    #[arg(long, conflicts_with = "dialect")]
    enums: bool,
    /// Generate the rewrite rules of the file instead of a dialect.
    #[arg(long, conflicts_with_all = ["interfaces", "enums"])]
    patterns: bool,
    /// Generate the passes of the file instead of a dialect.
    #[arg(long, conflicts_with_all = ["dialect", "interfaces", "enums", "patterns"])]
    passes: bool,
    /// Generate the table of the operations that call an intrinsic of LLVM instead of a dialect. With --dialect, only those
    /// of that dialect.
    #[arg(long, conflicts_with_all = ["interfaces", "enums", "patterns", "passes"])]
    intrinsics: bool,
    /// File to write instead of standard output, or `-` for standard output. With --manifest, a directory.
    #[arg(short = 'o', value_name = "OUT")]
    output: Option<PathBuf>,
    /// File to write the dependencies of the code to, as a makefile rule.
    #[arg(long, value_name = "FILE", requires = "output")]
    depfile: Option<PathBuf>,
    /// Hooks that the code does not require, even if the definitions declare them.
    #[arg(long, value_name = "HOOKS", value_delimiter = ',')]
    skip_hooks: Vec<Hook>,
    /// Generate only operations whose name, and passes whose argument, matches this POSIX regular expression.
    #[arg(long, value_name = "RE")]
    op_include: Option<String>,
    /// Generate only operations whose name, and passes whose argument, does not match this POSIX regular expression.
    #[arg(long, value_name = "RE")]
    op_exclude: Option<String>,
    /// Number of additional files to split the operations into, so that the compiler can process them in parallel.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "output")]
    shards: usize,
    /// Do not format the code.
    #[arg(long)]
    compact: bool,
    /// Report the parts of C++ definitions that are omitted, or that hooks in Rust implement.
    #[arg(long)]
    report: bool,
    /// How to report uses of `Deprecated` definitions.
    #[arg(long, value_enum, default_value = "warn")]
    on_deprecated: Deprecated,
    /// File that lists the code to generate. Each line has a dialect (`-` for interfaces), a .td file, an output file, and
    /// optionally `skip=HOOKS`, as for --skip-hooks, or `patterns`, `passes` or `intrinsics`, as for --patterns, --passes and
    /// --intrinsics. `only=RE` and `without=RE` are as --op-include and --op-exclude.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["file", "output", "dialect", "interfaces", "enums", "patterns", "passes", "intrinsics", "depfile"]
    )]
    list: Option<PathBuf>,
    /// Manifest in TOML whose dialects are generated, each to NAME.rs in the directory -o: those of its own crate, or the one
    /// of --dialect.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["file", "list", "interfaces", "enums", "patterns", "passes", "intrinsics", "depfile"]
    )]
    manifest: Option<PathBuf>,
    /// .td files of one dialect. A file that several of them include is included once.
    #[arg(required_unless_present_any = ["list", "manifest"], value_name = "FILE")]
    file: Vec<PathBuf>,
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

fn skipped_hooks(hooks: &[Hook]) -> SkippedHooks {
    SkippedHooks {
        fold: hooks.contains(&Hook::Fold),
        canonicalize: hooks.contains(&Hook::Canonicalize),
    }
}

/// Parses a list of hooks such as `fold,canonicalize`.
fn parse_hooks(list: &str) -> Result<Vec<Hook>, String> {
    list.split(',').map(|name| <Hook as clap::ValueEnum>::from_str(name, false)).collect()
}

/// The output of a job.
pub(crate) enum Output {
    /// Text for standard output.
    Text(String),
    /// Paths and texts of files.
    Files(Vec<(PathBuf, String)>),
}

/// The generation of one output.
#[derive(Default)]
struct Job {
    /// The generation of a dialect in a manifest, which has all further options but the output.
    run: Option<ManifestRun>,
    skipped: SkippedHooks,
    dialect: Option<String>,
    interfaces: bool,
    patterns: bool,
    passes: bool,
    intrinsics: bool,
    op_include: Option<String>,
    op_exclude: Option<String>,
    file: PathBuf,
    output: Option<PathBuf>,
}

impl Args {
    fn jobs(&self) -> Result<Vec<Job>, String> {
        if let Some(manifest) = &self.manifest {
            return self.jobs_of(manifest);
        }
        let Some(list) = &self.list else {
            let file = self.file.first().cloned().unwrap_or_default();
            return Ok(vec![Job {
                run: None,
                skipped: skipped_hooks(&self.skip_hooks),
                dialect: self.dialect.clone(),
                interfaces: self.interfaces,
                patterns: self.patterns,
                passes: self.passes,
                intrinsics: self.intrinsics,
                op_include: self.op_include.clone(),
                op_exclude: self.op_exclude.clone(),
                file,
                output: self.output.clone().filter(|output| output.as_os_str() != "-"),
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
            let (mut op_include, mut op_exclude) =
                (self.op_include.clone(), self.op_exclude.clone());
            let (mut patterns, mut passes, mut intrinsics) = (false, false, false);
            for word in words.split_off(words.len().min(3)) {
                let place = format!("{}:{}", list_name, number + 1);
                match word.split_once('=') {
                    Some(("skip", list)) => {
                        let list =
                            parse_hooks(list).map_err(|error| format!("{place}: {error}"))?;
                        hooks.extend(list);
                    }
                    Some(("only", pattern)) => op_include = Some(pattern.to_owned()),
                    Some(("without", pattern)) => op_exclude = Some(pattern.to_owned()),
                    None if word == "patterns" => patterns = true,
                    None if word == "passes" => passes = true,
                    None if word == "intrinsics" => intrinsics = true,
                    _ => return Err(format!("{place}: unknown option '{word}'")),
                }
            }
            match words.as_slice() {
                [] => {}
                [dialect, file, output] => jobs.push(Job {
                    run: None,
                    skipped: skipped_hooks(&hooks),
                    dialect: (*dialect != "-").then(|| (*dialect).to_owned()),
                    interfaces: *dialect == "-" && !patterns && !passes && !intrinsics,
                    patterns,
                    passes,
                    intrinsics,
                    op_include,
                    op_exclude,
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

    /// The jobs of a manifest.
    fn jobs_of(&self, path: &Path) -> Result<Vec<Job>, String> {
        let to_stdout = self.output.as_ref().is_none_or(|output| output.as_os_str() == "-");
        if to_stdout && self.dialect.is_none() {
            return Err(
                "several dialects cannot be written to standard output: use -o DIR or --dialect"
                    .to_owned(),
            );
        }
        let manifest = Manifest::read(path)?;
        let jobs = selected(&manifest, self.dialect.as_deref())?.into_iter().map(|dialect| {
            let hooks = Job { skipped: skipped_hooks(&self.skip_hooks), ..Job::default() };
            let generator = self.generator(&Job {
                op_include: self.op_include.clone(),
                op_exclude: self.op_exclude.clone(),
                ..hooks
            });
            let output = self.output.as_ref().filter(|_| !to_stdout);
            Ok(Job {
                output: output.map(|dir| dir.join(format!("{}.rs", dialect.name()))),
                run: Some(manifest.run(dialect, generator)?),
                ..Job::default()
            })
        });
        jobs.collect()
    }

    fn generator(&self, job: &Job) -> Generator {
        Generator::from(Options {
            dialect: job.dialect.clone(),
            interfaces: job.interfaces,
            enums: self.enums,
            patterns: job.patterns,
            passes: job.passes,
            intrinsics: job.intrinsics,
            layout: if self.compact { Layout::Compact } else { Layout::Formatted },
            skipped_hooks: job.skipped,
            op_include: job.op_include.clone(),
            op_exclude: job.op_exclude.clone(),
            on_deprecated: match self.on_deprecated {
                Deprecated::None => OnDeprecated::None,
                Deprecated::Warn => OnDeprecated::Warn,
                Deprecated::Error => OnDeprecated::Error,
            },
            shards: self.shards,
            more_files: self.file.iter().skip(1).cloned().collect(),
            ..self.cpp.options(&self.tablegen)
        })
    }

    fn generate(&self, job: &Job) -> Option<Generated> {
        let output = job.output.as_deref().unwrap_or(&job.file);
        let generated = match &job.run {
            Some(run) => run.generate_for(job.output.as_deref().unwrap_or(run.file())),
            None => self.generator(job).run_for(&job.file, output).map_err(ManifestError::from),
        };
        match generated {
            Ok(generated) => {
                report::diagnostics(&generated.warnings);
                if self.report {
                    report::diagnostics(&generated.report);
                }
                Some(generated)
            }
            Err(error) => {
                report::manifest_error(&error);
                None
            }
        }
    }

    /// The output of `job`, which generated `generated`.
    fn output(&self, job: &Job, generated: Generated) -> Output {
        let Some(output) = &job.output else { return Output::Text(generated.code) };
        let files = generated.files(output);
        let mut files: Vec<_> =
            files.into_iter().map(|(path, code)| (path, code.to_owned())).collect();
        if let Some(depfile) = &self.depfile {
            let outputs: Vec<_> = files.iter().map(|(path, _)| path.as_path()).collect();
            let rule = dependencies(&outputs, &generated.inputs);
            files.push((depfile.clone(), rule));
        }
        Output::Files(files)
    }

    /// Runs every job. Calls `finish` only if all of them succeed.
    pub(crate) fn run(&self, finish: impl FnOnce(Vec<Output>) -> Result<bool, String>) -> ExitCode {
        let to_stdout = self.output.as_ref().is_none_or(|output| output.as_os_str() == "-");
        // Shards are files beside the output.
        let is_single = self
            .output
            .as_ref()
            .is_some_and(|output| output.exists() && !output.is_file() && !output.is_dir());
        if (to_stdout || is_single) && self.list.is_none() && self.shards > 1 {
            let place = if to_stdout { "standard output" } else { "a device or a pipe" };
            report::error(&format!("several shards cannot be written to {place}: use -o FILE"));
            return ExitCode::FAILURE;
        }
        if to_stdout && self.depfile.is_some() {
            report::error("a depfile requires an output file: use -o FILE");
            return ExitCode::FAILURE;
        }
        let jobs = match self.jobs() {
            Ok(jobs) => jobs,
            Err(error) => {
                report::error(&error.to_string());
                return ExitCode::FAILURE;
            }
        };
        let done: Vec<_> = jobs
            .into_iter()
            .map(|job| self.generate(&job).map(|generated| self.output(&job, generated)))
            .collect();
        let Some(done) = done.into_iter().collect::<Option<Vec<_>>>() else {
            return ExitCode::FAILURE;
        };
        match finish(done) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => {
                report::error(&error.to_string());
                ExitCode::FAILURE
            }
        }
    }
}

/// The dialect called `name`, or all of the manifest's own crate.
pub(crate) fn selected<'m>(
    manifest: &'m Manifest,
    name: Option<&str>,
) -> Result<Vec<&'m ManifestDialect>, String> {
    let Some(name) = name else {
        return Ok(manifest.dialects().iter().filter(|it| it.is_own()).collect());
    };
    manifest.dialect(name).map(|it| vec![it]).ok_or_else(|| {
        let known: Vec<_> = manifest.dialects().iter().map(ManifestDialect::name).collect();
        format!("no dialect of the manifest is called '{name}'\nhelp: it has {}", known.join(", "))
    })
}

/// A makefile rule: `outputs` depend on `inputs`.
fn dependencies(outputs: &[&Path], inputs: &[PathBuf]) -> String {
    let name = |path: &Path| path.display().to_string().replace(' ', "\\ ");
    let inputs: Vec<_> = inputs.iter().map(|path| name(path)).collect();
    let outputs: Vec<_> = outputs.iter().map(|path| name(path)).collect();
    format!("{}: {}\n", outputs.join(" "), inputs.join(" "))
}
