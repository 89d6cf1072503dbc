//! Sessions: runs with the same options.

use std::path::Path;
use std::sync::Arc;

use super::diag::{Diagnostic, Diagnostics};
use super::eval::STACK_SIZE;
use super::files::read_main;
use super::options::Options;
use super::records::Records;
use super::run::{self, Caches};
use super::source::{Origin, SourceFile, Span};

/// Reads `.td` files with one set of options.
///
/// A session caches the text and syntax trees of included files: many files that share a prelude
/// read and parse it once. A session does not notice changes of a cached file on disk.
///
/// ```
/// use odsgen_tablegen::{Options, Session};
///
/// let mut session = Session::new(Options::new().define("LARGE"));
/// let records = session.parse_text("sizes.td", r"
///     #ifdef LARGE
///     def Size { int Bytes = 64; }
///     #endif
/// ")?;
/// assert_eq!(records.def("Size").unwrap().int("Bytes"), Ok(64));
/// # Ok::<(), odsgen_tablegen::Diagnostics>(())
/// ```
#[derive(Debug)]
pub struct Session {
    options: Arc<Options>,
    caches: Caches,
}

impl Session {
    /// Creates a session with empty caches.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { options: Arc::new(options), caches: Caches::default() }
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Reads and evaluates a file and its includes. The path `-` is standard input.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or the text has errors or exceeds a limit. The diagnostics include
    /// warnings and are in the order in which they were reported.
    pub fn parse(&mut self, path: impl AsRef<Path>) -> Result<Records, Diagnostics> {
        let path = path.as_ref();
        match read_main(path) {
            Ok(file) => self.run(file),
            Err(error) => {
                let error = error.to_string();
                // Upstream's text has no error number.
                let error = error.split(" (os error").next().unwrap_or("");
                let text = format!("Could not open input file '{}': {error}", path.display());
                Err(Diagnostics {
                    list: vec![Diagnostic::error(Span::default(), text)],
                    ..Diagnostics::default()
                })
            }
        }
    }

    /// Like [`Self::parse`], for text in memory. Diagnostics name the file `name`.
    ///
    /// # Errors
    ///
    /// If the text has errors or exceeds a limit.
    pub fn parse_text(&mut self, name: &str, text: &str) -> Result<Records, Diagnostics> {
        self.run(SourceFile::new(name.to_owned(), text.into(), Origin::Main))
    }

    fn run(&mut self, main: SourceFile) -> Result<Records, Diagnostics> {
        // Evaluation is recursive; its depth limits need this stack size.
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(STACK_SIZE);
            match thread.spawn_scoped(scope, || run::run(&self.options, &mut self.caches, main)) {
                Ok(handle) => {
                    handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                }
                Err(error) => {
                    let text = format!("cannot start evaluation: {error}");
                    let list = vec![Diagnostic::error(Span::default(), text)];
                    Err(Diagnostics { list, ..Diagnostics::default() })
                }
            }
        })
    }
}
