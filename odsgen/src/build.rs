//! Generation in build scripts.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::generate::{Generated, Generator};
use crate::installed::{self, Installed};
use crate::manifest::{Manifest, ManifestDialect};
use crate::options::{Layout, Options, setters};
use crate::output::write_if_changed;
use crate::tablegen::{Diagnostic, Severity, SourceMap};

/// Generates dialects in a build script and writes them to `OUT_DIR`.
///
/// ```no_run
/// // build.rs
/// odsgen::Build::new().include_dir("defs").generate("defs/Toy.td", "toy.rs");
/// // src/lib.rs
/// // include!(concat!(env!("OUT_DIR"), "/toy.rs"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Build {
    options: Options,
    out_dir: Option<PathBuf>,
    quiet: bool,
}

impl From<Options> for Build {
    /// A build with these options. The layout is that of the options, not the compact default of [`Build::new`].
    fn from(options: Options) -> Self {
        Self { options, out_dir: None, quiet: false }
    }
}

impl Build {
    /// A build with default options and compact layout. It finds only the definitions that odsgen ships.
    #[must_use]
    pub fn new() -> Self {
        Self::from(Options::default()).layout(Layout::Compact)
    }

    setters!();

    /// Formats the code.
    #[must_use]
    pub fn formatted(self) -> Self {
        self.layout(Layout::Formatted)
    }

    /// Writes to `dir` instead of `OUT_DIR`.
    #[must_use]
    pub fn out_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.out_dir = Some(dir.into());
        self
    }

    /// Does not report warnings about definitions: for those of others.
    #[must_use]
    pub fn quiet(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// Generates the dialect in `file` and writes it to `name` in the output directory. Reports dependencies and warnings
    /// to cargo.
    ///
    /// On an error, prints the diagnostics and exits the process with code 1.
    pub fn generate(&self, file: impl AsRef<Path>, name: impl AsRef<Path>) -> &Self {
        let file = file.as_ref();
        println!("cargo::rerun-if-changed={}", file.display());
        self.finish(self.try_generate(file, name.as_ref()))
    }

    /// Generates the dialects of a [`Manifest`] whose modules are in this crate. Writes the code of a dialect to `NAME.rs`
    /// in the output directory, and skeletons of the hooks that its module lacks to `NAME_hooks.rs`. The options of the
    /// manifest add to those of this builder. Reports dependencies and warnings to cargo.
    ///
    /// On an error, prints the diagnostics and exits the process with code 1.
    pub fn generate_manifest(&self, path: impl AsRef<Path>) -> &Self {
        let read = Manifest::read(path).and_then(|manifest| {
            let installed = if manifest.needs_mlir() { Some(Installed::find()?) } else { None };
            Ok((manifest, installed))
        });
        let generated = read.map_err(of_manifest).and_then(|(manifest, installed)| {
            let dialects: Vec<_> = manifest.dialects().iter().filter(|it| it.is_own()).collect();
            self.try_generate_dialects(&manifest, &dialects, installed.as_ref())
        });
        self.finish(generated)
    }

    /// Like [`Self::generate_manifest`], but generates only `dialects`, with the definitions of `installed`.
    pub fn generate_dialects(
        &self,
        manifest: &Manifest,
        dialects: &[&ManifestDialect],
        installed: Option<&Installed>,
    ) -> &Self {
        self.finish(self.try_generate_dialects(manifest, dialects, installed))
    }

    /// Exits the process with an error.
    fn finish(&self, result: Result<(), String>) -> &Self {
        match result {
            Ok(()) => self,
            // Cargo shows the standard error of a failed build script.
            Err(text) => {
                eprintln!("{}", text.trim_end());
                std::process::exit(1);
            }
        }
    }

    fn try_generate_dialects(
        &self,
        manifest: &Manifest,
        dialects: &[&ManifestDialect],
        installed: Option<&Installed>,
    ) -> Result<(), String> {
        let dir = self.output_dir()?;
        for dialect in dialects {
            let done = self.try_generate_dialect(manifest, dialect, installed, &dir);
            done.map_err(|text| match installed {
                Some(it) => {
                    let text = text.trim_end();
                    format!("{text}\nnote: the definitions are those of {}", it.describe())
                }
                None => text,
            })?;
        }
        for path in manifest.paths() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
        println!("cargo::rerun-if-env-changed={}", installed::VARIABLE);
        Ok(())
    }

    fn try_generate_dialect(
        &self,
        manifest: &Manifest,
        dialect: &ManifestDialect,
        installed: Option<&Installed>,
        dir: &Path,
    ) -> Result<(), String> {
        let generator = Generator::from(self.options.clone());
        let run = manifest.run_with(dialect, generator, installed).map_err(of_manifest)?;
        let path = dir.join(format!("{}.rs", dialect.name()));
        let generated = run.generate_for(&path).map_err(|it| with_methods(&it.to_string()))?;
        self.write(&generated, &path)?;
        let skeletons = run.skeletons(&[]).map_err(|it| with_methods(&it.to_string()))?;
        let path = dir.join(format!("{}_hooks.rs", dialect.name()));
        write_if_changed(&path, skeletons).map_err(|error| cannot_write(&path, &error))?;
        for path in run.hook_paths() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
        Ok(())
    }

    fn output_dir(&self) -> Result<PathBuf, String> {
        match &self.out_dir {
            Some(dir) => Ok(dir.clone()),
            None => std::env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| {
                "error: OUT_DIR is not set: run the generation in a build script, or set `out_dir`\n".to_owned()
            }),
        }
    }

    fn try_generate(&self, file: &Path, name: &Path) -> Result<(), String> {
        let path = self.output_dir()?.join(name);
        let generator = Generator::from(self.options.clone());
        let generated = generator.run_for(file, &path).map_err(|errors| {
            let mut text = with_methods(&errors.render(false));
            if !file.exists() {
                text.push_str(&missing_file_help(file));
            }
            text
        })?;
        self.write(&generated, &path)
    }

    /// Writes generated code to `path` and the files beside it, and reports dependencies and warnings to cargo.
    fn write(&self, generated: &Generated, path: &Path) -> Result<(), String> {
        for input in &generated.inputs {
            println!("cargo::rerun-if-changed={}", input.display());
        }
        let is_warning = |it: &&Diagnostic| it.severity == Severity::Warning && !self.quiet;
        for warning in generated.warnings.iter().filter(is_warning) {
            let text = headline(warning, generated.warnings.sources());
            println!("cargo::warning={}", with_methods(&text));
        }
        for (path, code) in generated.files(path) {
            write_if_changed(&path, code).map_err(|error| cannot_write(&path, &error))?;
        }
        Ok(())
    }
}

fn of_manifest(text: String) -> String {
    format!("error: {text}\n")
}

fn cannot_write(path: &Path, error: &std::io::Error) -> String {
    format!("error: cannot write {}: {error}\n", path.display())
}

/// Replaces the quoted flags of `odsgen` in diagnostics by methods of [`Build`].
fn with_methods(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("--") {
        let (before, flag) = rest.split_at(at);
        let quote = before.chars().next_back().filter(|quote| ['\'', '`'].contains(quote));
        let end = quote.and_then(|quote| flag.find(quote));
        let Some(method) = end.and_then(|end| method(&flag[..end])) else {
            out.push_str(&rest[..at + 2]);
            rest = &rest[at + 2..];
            continue;
        };
        out.push_str(&before[..at - 1]);
        let _ = write!(out, "`{method}`");
        rest = &flag[end.unwrap_or_default() + 1..];
    }
    out + rest
}

/// The call of a method of [`Build`] that has the effect of `flag`.
fn method(flag: &str) -> Option<String> {
    let (name, value) = flag.split_once(' ').unwrap_or((flag, ""));
    let (key, value) = value.split_once('=').unwrap_or((value, ""));
    match name {
        "--dialect" => Some(".dialect(\"NAME\")".to_owned()),
        "--cpp" => Some(".cpp()".to_owned()),
        "--cpp-include" => Some(format!(".cpp_include({key:?})")),
        "--extern-path" if key.is_empty() => Some(".extern_path(..)".to_owned()),
        "--extern-path" => Some(format!(".extern_path({key:?}, {value:?})")),
        "--limit" => Some(format!(".limits(..)` with `{key}: {value}")),
        _ => None,
    }
}

/// The location and the message of `diagnostic` on one line.
fn headline(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let text = format!("warning: {}", diagnostic.message.replace('\n', " "));
    match sources.locate(diagnostic.span) {
        Some(at) => {
            let name = sources.file(at.file).name();
            format!("{name}:{}:{}: {text}", at.line, at.column)
        }
        None => text,
    }
}

/// Help for a missing `file`: the path of a file with this name in a subdirectory, or else the directory of the package.
fn missing_file_help(file: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    let below = std::fs::read_dir(&here).into_iter().flatten().filter_map(Result::ok);
    let path = below.map(|entry| entry.path().join(file)).find(|path| path.is_file());
    match path.as_deref().and_then(|path| path.strip_prefix(&here).ok()) {
        Some(path) => format!("help: did you mean '{}'?\n", path.display()),
        None => {
            format!("help: build scripts run in the directory of the package, {}\n", here.display())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The output of a failed build script for `file`.
    fn printed(build: &Build, file: &str) -> String {
        let build = build.clone().out_dir(std::env::temp_dir());
        build.try_generate(Path::new(file), Path::new("unused.rs")).expect_err("an error")
    }

    #[test]
    fn flags_become_methods() {
        let text = "must be selected via '--dialect', or `--extern-path ::a=crate::a` -- or --cpp";
        assert_eq!(
            with_methods(text),
            "must be selected via `.dialect(\"NAME\")`, or `.extern_path(\"::a\", \"crate::a\")` -- or --cpp"
        );
        assert_eq!(
            with_methods("raise it: `--limit steps=10`"),
            "raise it: `.limits(..)` with `steps: 10`"
        );
    }

    #[test]
    fn manifests_are_generated_with_skeletons() {
        let dir = std::env::temp_dir().join(format!("odsgen-build-{}", std::process::id()));
        std::fs::create_dir_all(&dir).expect("a writable directory");
        let definitions = "include \"mlir/IR/OpBase.td\"\n\
            def Loom_Dialect : Dialect { let name = \"loom\"; let cppNamespace = \"::acme::loom\"; }\n\
            def Loom_SpinOp : Op<Loom_Dialect, \"spin\"> { let hasVerifier = 1; }\n";
        let manifest = "[dialects.loom]\nfiles = [\"Loom.td\"]\nnamespace = \"::acme::loom\"\n";
        std::fs::write(dir.join("Loom.td"), definitions).expect("a writable file");
        std::fs::write(dir.join("dialects.toml"), manifest).expect("a writable file");
        Build::new().out_dir(dir.join("out")).generate_manifest(dir.join("dialects.toml"));
        let written = |name: &str| std::fs::read_to_string(dir.join("out").join(name));
        assert!(written("loom.rs").is_ok_and(|it| it.contains("struct SpinOp")));
        assert!(written("loom_hooks.rs").is_ok_and(|it| it.contains("for SpinOp<'ir>")));

        let missing = manifest.replace("Loom.td", "Looms.td");
        std::fs::write(dir.join("dialects.toml"), missing).expect("a writable file");
        let manifest = Manifest::read(dir.join("dialects.toml")).expect("a manifest");
        let dialects: Vec<_> = manifest.dialects().iter().collect();
        let build = Build::new().out_dir(dir.join("out"));
        let error = build.try_generate_dialects(&manifest, &dialects, None).expect_err("an error");
        assert_eq!(
            error,
            format!(
                "error: {}/dialects.toml: 'Looms.td', which has definitions of the dialect loom, is not beside the \
                 manifest\n",
                dir.display()
            )
        );
    }

    #[test]
    fn errors_of_build_scripts_have_help() {
        let here = std::env::current_dir().expect("a directory");
        assert_eq!(
            printed(&Build::new(), "missing.td"),
            format!(
                "error: Could not open input file 'missing.td': No such file or directory\n\
                 help: build scripts run in the directory of the package, {}\n",
                here.display()
            )
        );
        assert_eq!(
            printed(&Build::new(), "lib.rs"),
            "error: Could not open input file 'lib.rs': No such file or directory\n\
             help: did you mean 'src/lib.rs'?\n"
        );
        let two_dialects = "tests/generator/diagnostics/dialect_unknown.td";
        assert_eq!(
            printed(&Build::new().dialect("nothing"), two_dialects),
            "error: no dialect is called 'nothing'\nhelp: defined dialects: arith, b\n"
        );
    }
}
