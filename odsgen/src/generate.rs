//! From a `.td` file to Rust: what the command line and build scripts have in common.

use std::path::{Path, PathBuf};

use crate::emit::{self, Layout, SkippedHooks};
use crate::model::Model;
use crate::prelude;
use crate::tablegen::{Diagnostics, Options, Session};

/// What is generated, and from what.
#[derive(Clone, Debug, Default)]
pub struct Generator {
    include_dirs: Vec<PathBuf>,
    defines: Vec<String>,
    dialect: Option<String>,
    layout: Layout,
    skipped: SkippedHooks,
}

/// Generated code.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The Rust code.
    pub code: String,
    /// The files it was generated from, without those that come with the generator.
    pub inputs: Vec<PathBuf>,
    /// Warnings, as text.
    pub warnings: String,
}

impl Generator {
    /// A generator that finds the definitions that come with it, and no others.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a directory in which included files are searched (`-I`), before the definitions that come with the
    /// generator.
    #[must_use]
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.include_dirs.push(dir.into());
        self
    }

    /// Defines a preprocessor macro (`-D`).
    #[must_use]
    pub fn define(mut self, name: impl Into<String>) -> Self {
        self.defines.push(name.into());
        self
    }

    /// Chooses the dialect, if the file defines several.
    #[must_use]
    pub fn dialect(mut self, name: impl Into<String>) -> Self {
        self.dialect = Some(name.into());
        self
    }

    /// Chooses hooks that are not asked for, whatever the definitions say.
    #[must_use]
    pub fn skip_hooks(mut self, skipped: SkippedHooks) -> Self {
        self.skipped = skipped;
        self
    }

    /// Chooses how the code is laid out.
    #[must_use]
    pub fn layout(mut self, layout: Layout) -> Self {
        self.layout = layout;
        self
    }

    /// Generates the code of the dialect in `file`.
    ///
    /// # Errors
    ///
    /// All that is wrong with the definitions.
    pub fn run(&self, file: &Path) -> Result<Generated, Diagnostics> {
        let mut options = Options::new();
        for dir in &self.include_dirs {
            options = options.include_dir(dir);
        }
        for name in &self.defines {
            options = options.define(name);
        }
        let options = options.include_files(prelude::NAME, prelude::files());
        let records = Session::new(options).parse(file)?;
        let model = Model::new(&records, self.dialect.as_deref())
            .map_err(|errors| records.report(errors))?;
        let options = emit::Options {
            source: self.source_name(file),
            layout: self.layout,
            skipped: self.skipped,
        };
        let code = emit::dialect(&model, &options).map_err(|errors| records.report(errors))?;
        let mut inputs = vec![file.to_owned()];
        inputs.extend(
            records
                .includes()
                .iter()
                .filter(|path| !path.starts_with(prelude::NAME) || path.exists())
                .cloned(),
        );
        inputs.sort();
        inputs.dedup();
        Ok(Generated { code, inputs, warnings: records.diagnostics().render(false) })
    }

    /// The path under which the file would be included; its name if it would not.
    fn source_name(&self, file: &Path) -> String {
        let relative = self.include_dirs.iter().find_map(|dir| file.strip_prefix(dir).ok());
        let path = relative.or_else(|| file.file_name().map(Path::new)).unwrap_or(file);
        path.to_string_lossy().replace('\\', "/")
    }
}

/// Writes `text` to `path` if it is not there already; through a temporary file, so that nobody sees half of it.
///
/// # Errors
///
/// If the file cannot be written.
pub fn write_if_changed(path: &Path, text: &str) -> std::io::Result<bool> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(false);
    }
    if let Some(dir) = path.parent() {
        std::fs::create_dir_all(dir)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(name);
    std::fs::write(&temporary, text)?;
    std::fs::rename(&temporary, path)?;
    Ok(true)
}
