//! The peer: the programs of LLVM 22 that `odsgen` and `ods` are compared with.
//!
//! Tests compare their output with the peer's through [`Answers`], which stores the peer's output in a file. If the
//! peer is installed, it is run, and its output must equal both the stored one and ours. Otherwise our output is
//! compared with the stored one.
//!
//! | variable | effect |
//! |---|---|
//! | `UPDATE_EXPECT=1` | expected output is updated; the peer's only if it is installed |
//! | `ODS_WITHOUT_PEER=1` | the peer is hidden: nothing is run |
//! | `CI` | a peer that is neither hidden nor installed is a failure |

mod answers;
mod random;

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

pub use answers::{Answers, Kept, diagnostic_lines, first_difference, first_error};
pub use random::Random;

/// Parses, verifies, transforms and prints MLIR.
pub const MLIR_OPT: &str = "mlir-opt-22";
/// Translates MLIR to other languages.
pub const MLIR_TRANSLATE: &str = "mlir-translate-22";
/// Evaluates TableGen.
pub const LLVM_TBLGEN: &str = "llvm-tblgen-22";
/// Generates C++ and documentation from definitions.
pub const MLIR_TBLGEN: &str = "mlir-tblgen-22";
/// Prints installation paths of LLVM.
pub const LLVM_CONFIG: &str = "llvm-config-22";

/// The separator between the texts of a file.
pub const BREAK: &str = "// -----\n";

/// Whether `program` can be run, which `ODS_WITHOUT_PEER` prevents.
///
/// # Panics
///
/// With `CI` set, if the program is neither hidden nor installed.
#[must_use]
pub fn is_there(program: &str) -> bool {
    if is_set("ODS_WITHOUT_PEER") {
        return false;
    }
    let is_installed = Command::new(program).arg("--version").output().is_ok();
    if !is_installed {
        assert!(!is_set("CI"), "{program} is not installed, and CI is set");
        eprintln!("{program} is not installed");
    }
    is_installed
}

fn is_set(variable: &str) -> bool {
    std::env::var_os(variable).is_some_and(|value| !value.is_empty() && value != "0")
}

/// The directory of upstream's definitions; `None` without the peer.
///
/// # Panics
///
/// Like [`is_there`].
#[must_use]
pub fn upstream_definitions() -> Option<PathBuf> {
    if !is_there(LLVM_CONFIG) {
        return None;
    }
    let output = Command::new(LLVM_CONFIG).arg("--includedir").output().ok()?;
    Some(PathBuf::from(text_of(&output.stdout).trim()))
}

/// Runs a driver, ours or the peer's, on a file, with unknown dialects allowed and a single thread.
///
/// # Panics
///
/// If the program cannot be started.
#[must_use]
pub fn run(program: impl AsRef<OsStr>, flags: &[&str], file: &Path) -> Output {
    let mut command = driver(program.as_ref(), flags);
    // Locations contain the path as given, so use the file name only, which does not depend on the checkout.
    if let (Some(directory), Some(name)) = (file.parent(), file.file_name()) {
        command.current_dir(directory).arg(name);
    }
    command.output().unwrap_or_else(|error| panic!("{:?}: {error}", program.as_ref()))
}

/// Like [`run`], with a text on standard input.
///
/// # Panics
///
/// If the program cannot be started.
#[must_use]
pub fn run_on_text(program: impl AsRef<OsStr>, flags: &[&str], text: &str) -> Output {
    pipe(driver(program.as_ref(), flags), text)
}

fn driver(program: &OsStr, flags: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(["--allow-unregistered-dialect", "--mlir-disable-threading"]).args(flags);
    command
}

/// Runs `command` with `text` on its standard input.
///
/// # Panics
///
/// If the program cannot be started.
#[must_use]
pub fn pipe(mut command: Command, text: &str) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut stdin = child.stdin.take().expect("a pipe");
    std::thread::scope(|scope| {
        // A program that exits early need not read all input.
        scope.spawn(move || drop(stdin.write_all(text.as_bytes())));
        child.wait_with_output().expect("the program ends")
    })
}

/// Standard output, standard error and exit code as one text, with `file` reduced to its name.
#[must_use]
pub fn shown(output: &Output, file: &Path) -> String {
    let mut text = text_of(&output.stdout);
    if !output.stderr.is_empty() {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        text += "--- stderr\n";
        text += &text_of(&output.stderr).replace(&file.display().to_string(), &name);
    }
    match output.status.code() {
        Some(0) => {}
        Some(code) => text += &format!("--- exit code {code}\n"),
        None => text += "--- killed\n",
    }
    text
}

/// The files in `directory` with an extension, sorted.
///
/// # Panics
///
/// If there are none.
#[must_use]
pub fn files(directory: impl AsRef<Path>, extension: &str) -> Vec<PathBuf> {
    let directory = directory.as_ref();
    let mut files: Vec<PathBuf> = std::fs::read_dir(directory)
        .unwrap_or_else(|error| panic!("{}: {error}", directory.display()))
        .map(|entry| entry.expect("directory entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == extension))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no cases in {}", directory.display());
    files
}

/// Calls `check` for each file, on all cores, and returns the reports in the order of the files.
///
/// # Panics
///
/// If `check` does.
#[must_use]
pub fn check_files(files: &[PathBuf], check: impl Fn(&Path) -> String + Sync) -> String {
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let mut reports: Vec<(usize, String)> = std::thread::scope(|scope| {
        let work = || {
            let indices = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
            let files = indices.map_while(|index| Some((index, files.get(index)?)));
            files.map(|(index, file)| (index, check(file))).collect::<Vec<_>>()
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|it| it.join().expect("a check of files")).collect()
    });
    reports.sort();
    reports.into_iter().map(|(_, report)| report).collect()
}

/// The file name without directory.
#[must_use]
pub fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Converts bytes to text.
#[must_use]
pub fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
