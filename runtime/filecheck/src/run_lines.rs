//! Runs the `RUN` lines of test files.

use std::fs;
use std::path::{Path, PathBuf};

use super::shell::Shell;

/// Runs the `RUN` lines of test files, as LLVM's `lit` does.
///
/// A line with `RUN:` has a command; one that ends with `\` continues in the next one. Commands are pipelines of programs with
/// redirections. `FileCheck`, `not`, `cat` and `echo` are built in. `%s` is the file, `%S` its directory, `%t` the path of a
/// temporary file and `%T` its directory.
#[derive(Clone, Default, Debug)]
pub struct RunLines {
    programs: Vec<(String, PathBuf)>,
    substitutions: Vec<(String, String)>,
    extensions: Vec<String>,
}

impl RunLines {
    /// Without programs: commands find them in `PATH`.
    #[must_use]
    pub fn new() -> Self {
        RunLines::default()
    }

    /// The program that commands call `name`, such as `env!("CARGO_BIN_EXE_my-opt")`.
    #[must_use]
    pub fn program(mut self, name: impl Into<String>, path: impl Into<PathBuf>) -> Self {
        self.programs.push((name.into(), path.into()));
        self
    }

    /// Replaces `from` in commands, such as `%flags`.
    #[must_use]
    pub fn substitute(mut self, from: impl Into<String>, to: impl Into<String>) -> Self {
        self.substitutions.push((from.into(), to.into()));
        self
    }

    /// Adds an extension of test files. Without one, it is `mlir`.
    #[must_use]
    pub fn extension(mut self, extension: impl Into<String>) -> Self {
        self.extensions.push(extension.into());
        self
    }

    /// Runs the test files below a directory, on all cores.
    ///
    /// # Panics
    ///
    /// If a command fails, a file has none, or there is no file. The message has all failures.
    pub fn run_directory(&self, directory: impl AsRef<Path>) {
        let files = self.files(directory.as_ref());
        assert!(!files.is_empty(), "no test files in {}", directory.as_ref().display());
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let next = std::sync::atomic::AtomicUsize::new(0);
        let failures = std::sync::Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(file) =
                        files.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
                    {
                        if let Err(failure) = self.run_file(file) {
                            let text = format!("{}: {failure}", file.display());
                            failures.lock().unwrap_or_else(|it| it.into_inner()).push(text);
                        }
                    }
                });
            }
        });
        let mut failures = failures.into_inner().unwrap_or_else(|it| it.into_inner());
        failures.sort();
        assert!(
            failures.is_empty(),
            "{} of {} files failed\n{}",
            failures.len(),
            files.len(),
            failures.join("\n")
        );
    }

    /// Runs the commands of a test file.
    ///
    /// # Errors
    ///
    /// If a command fails or the file has none.
    pub fn run_file(&self, file: impl AsRef<Path>) -> Result<(), String> {
        let file = file.as_ref();
        let text = fs::read(file).map_err(|error| format!("cannot read it: {error}"))?;
        let commands = commands(&String::from_utf8_lossy(&text));
        if commands.is_empty() {
            return Err("it has no RUN line".to_owned());
        }
        let file = fs::canonicalize(file).map_err(|error| format!("cannot find it: {error}"))?;
        let directory = file.parent().unwrap_or(Path::new("."));
        let scratch = Scratch::new(&file)?;
        for command in commands {
            let command = self.substituted(&command, &file, directory, &scratch.0);
            Shell { programs: &self.programs, directory }
                .run(&command)
                .map_err(|failure| format!("{command}\n{failure}"))?;
        }
        Ok(())
    }

    fn files(&self, directory: &Path) -> Vec<PathBuf> {
        let has_extension = |path: &Path| {
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            match self.extensions.as_slice() {
                [] => extension == "mlir",
                extensions => extensions.iter().any(|it| *it == extension),
            }
        };
        let (mut files, mut directories) = (Vec::new(), vec![directory.to_owned()]);
        while let Some(directory) = directories.pop() {
            for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
                let path = entry.path();
                match path.is_dir() {
                    true => directories.push(path),
                    false if has_extension(&path) => files.push(path),
                    false => {}
                }
            }
        }
        files.sort();
        files
    }

    fn substituted(&self, command: &str, file: &Path, directory: &Path, scratch: &Path) -> String {
        let mut command = command.to_owned();
        for (from, to) in &self.substitutions {
            command = command.replace(from, to);
        }
        let mut out = String::new();
        let mut chars = command.chars().peekable();
        while let Some(c) = chars.next() {
            let path = match chars.peek() {
                _ if c != '%' => None,
                Some('s') => Some(file.display().to_string()),
                Some('S' | 'p') => Some(directory.display().to_string()),
                Some('t') => Some(scratch.join("t").display().to_string()),
                Some('T') => Some(scratch.display().to_string()),
                Some('%') => Some("%".to_owned()),
                _ => None,
            };
            match path {
                Some(path) => {
                    out.push_str(&path);
                    chars.next();
                }
                None => out.push(c),
            }
        }
        out
    }
}

/// The commands in the `RUN` lines of a text.
fn commands(text: &str) -> Vec<String> {
    let (mut commands, mut open): (Vec<String>, bool) = (Vec::new(), false);
    for line in text.lines() {
        let Some((_, command)) = line.split_once("RUN:") else { continue };
        let command = command.trim();
        let (command, continues) = match command.strip_suffix('\\') {
            Some(command) => (command.trim_end(), true),
            None => (command, false),
        };
        match commands.last_mut().filter(|_| open) {
            Some(last) => {
                last.push(' ');
                last.push_str(command);
            }
            None => commands.push(command.to_owned()),
        }
        open = continues;
    }
    commands
}

/// A directory for temporary files, which is removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(file: &Path) -> Result<Self, String> {
        let name: String = file
            .to_string_lossy()
            .chars()
            .map(|c| if c.is_alphanumeric() { c } else { '_' })
            .collect();
        let name = &name[name.len().saturating_sub(100)..];
        let path = std::env::temp_dir().join(format!("run-lines-{}-{name}", std::process::id()));
        fs::create_dir_all(&path)
            .map_err(|error| format!("cannot make {}: {error}", path.display()))?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
