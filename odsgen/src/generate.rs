//! From a `.td` file to Rust: what the command line and build scripts have in common.

mod stack;

use std::path::{Path, PathBuf};

use crate::emit::{self, Layout, SkippedHooks};
use crate::model::{Interface, Model, deprecated_uses, is_provided};
use crate::prelude;
use crate::tablegen::{
    Diagnostic, Diagnostics, Options, Origin, Records, Regex, Session, Severity, Span,
};
use stack::with_room;

/// What is generated, and from what.
#[derive(Clone, Debug, Default)]
pub struct Generator {
    include_dirs: Vec<PathBuf>,
    defines: Vec<String>,
    dialect: Option<String>,
    only_interfaces: bool,
    layout: Layout,
    skipped: SkippedHooks,
    op_include: Option<String>,
    op_exclude: Option<String>,
    on_deprecated: OnDeprecated,
    shards: Vec<String>,
}

/// What is done about uses of definitions that are marked `Deprecated`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnDeprecated {
    /// Nothing.
    None,
    /// A warning for each.
    #[default]
    Warn,
    /// The same, and nothing is generated.
    Error,
}

/// Generated code.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The Rust code.
    pub code: String,
    /// Further files that the code includes, by name: the operations, if they are divided.
    pub shards: Vec<(String, String)>,
    /// The files it was generated from, without those that come with the generator.
    pub inputs: Vec<PathBuf>,
    /// Warnings, as text.
    pub warnings: String,
}

impl Generated {
    /// The files to be written, for the code to be in `output`.
    #[must_use]
    pub fn files(&self, output: &Path) -> Vec<(PathBuf, &str)> {
        let shards =
            self.shards.iter().map(|(name, code)| (output.with_file_name(name), code.as_str()));
        std::iter::once((output.to_owned(), self.code.as_str())).chain(shards).collect()
    }
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

    /// Generates the interfaces that the file itself defines, and no dialect.
    #[must_use]
    pub fn interfaces(mut self) -> Self {
        self.only_interfaces = true;
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

    /// Leaves out operations whose name, dialect included, does not match this POSIX extended regular expression.
    #[must_use]
    pub fn op_include(mut self, pattern: impl Into<String>) -> Self {
        self.op_include = Some(pattern.into());
        self
    }

    /// Leaves out operations whose name, dialect included, matches this POSIX extended regular expression.
    #[must_use]
    pub fn op_exclude(mut self, pattern: impl Into<String>) -> Self {
        self.op_exclude = Some(pattern.into());
        self
    }

    /// Chooses what is done about uses of definitions that are marked `Deprecated`.
    #[must_use]
    pub fn on_deprecated(mut self, action: OnDeprecated) -> Self {
        self.on_deprecated = action;
        self
    }

    /// Divides the operations among `count` files beside `output`, in modules of their own, which the compiler can work
    /// on at the same time. With one, all is in one file.
    #[must_use]
    pub fn shards(mut self, count: usize, output: &Path) -> Self {
        let stem = output.file_stem().unwrap_or_default().to_string_lossy();
        let count = if count > 1 { count } else { 0 };
        self.shards = (0..count).map(|index| format!("{stem}.shard_{index}.rs")).collect();
        self
    }

    /// Generates the code of the dialect in `file`.
    ///
    /// # Errors
    ///
    /// All that is wrong with the definitions.
    pub fn run(&self, file: &Path) -> Result<Generated, Diagnostics> {
        with_room(|| self.generate(file))
    }

    fn generate(&self, file: &Path) -> Result<Generated, Diagnostics> {
        let records = self.parse(file)?;
        let mut warnings = self.deprecated(&records)?;
        let options = emit::Options {
            source: self.source_name(file),
            layout: self.layout,
            skipped: self.skipped,
            shards: self.shards.clone(),
        };
        let code = if self.only_interfaces {
            own_interfaces(&records, file, &options)
        } else {
            self.model(&records).and_then(|model| emit::dialect(&model, &options))
        };
        let code = code.map_err(|mut errors| {
            self.explain_hidden(&records, &mut errors);
            records.report(warnings.drain(..).chain(errors).collect())
        })?;
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
        let mut text = records.diagnostics().render(false);
        text.push_str(&records.report(warnings).render(false));
        let shards = self.shards.iter().cloned().zip(code.shards).collect();
        Ok(Generated { code: code.main, shards, inputs, warnings: text })
    }

    /// The skeleton of the hooks that the dialect in `file` asks for and `written`, texts of Rust files, have not: to be
    /// filled in. `module` is the path of the generated module.
    ///
    /// # Errors
    ///
    /// All that is wrong with the definitions, and what cannot be read as Rust.
    pub fn hooks(
        &self,
        file: &Path,
        module: &str,
        written: &[String],
    ) -> Result<String, Diagnostics> {
        with_room(|| {
            let records = self.parse(file)?;
            self.model(&records)
                .and_then(|model| emit::skeleton(&model, self.skipped, module, written))
                .map_err(|mut errors| {
                    self.explain_hidden(&records, &mut errors);
                    records.report(errors)
                })
        })
    }

    fn parse(&self, file: &Path) -> Result<Records, Diagnostics> {
        let mut options = Options::new();
        for dir in &self.include_dirs {
            options = options.include_dir(dir);
        }
        for name in &self.defines {
            options = options.define(name);
        }
        Session::new(options.include_files(prelude::NAME, prelude::files())).parse(file)
    }

    fn deprecated(&self, records: &Records) -> Result<Vec<Diagnostic>, Diagnostics> {
        if self.on_deprecated == OnDeprecated::None {
            return Ok(Vec::new());
        }
        let mut warnings = deprecated_uses(records);
        if self.on_deprecated == OnDeprecated::Error && !warnings.is_empty() {
            let text = "Error'ing out due to deprecated defs";
            warnings.push(Diagnostic::new(Severity::Note, Span::default(), text));
            return Err(records.report(warnings));
        }
        Ok(warnings)
    }

    /// Says of the first mistake in a file that hides one of the generator's own that it does so. Upstream's have such
    /// mistakes: their fragments are C++.
    fn explain_hidden(&self, records: &Records, errors: &mut [Diagnostic]) {
        let (sources, own) = (records.sources(), prelude::files());
        let help = |error: &Diagnostic| {
            let file = sources.file(sources.locate(error.span)?.file);
            let Origin::Root(root) = file.origin() else { return None };
            let dir = self.include_dirs.get(root)?;
            let path = Path::new(file.name()).strip_prefix(dir).ok()?;
            let path = path.to_string_lossy().replace('\\', "/");
            own.get(&path).filter(|own| ***own != *file.text()).map(|_| {
                let dir = dir.display();
                format!(
                    "'{path}' of {dir} hides odsgen's own, which is written for Rust and needs no include \
                     directory"
                )
            })
        };
        if let Some((error, help)) =
            errors.iter_mut().find_map(|error| help(error).map(|help| (error, help)))
        {
            error.help.get_or_insert(help);
        }
    }

    /// The definitions, without the operations that are left out.
    fn model<'r>(&self, records: &'r Records) -> Result<Model<'r>, Vec<Diagnostic>> {
        let mut model = Model::new(records, self.dialect.as_deref())?;
        for (pattern, wanted) in [(&self.op_include, true), (&self.op_exclude, false)] {
            let Some(pattern) = pattern.as_deref().filter(|pattern| !pattern.is_empty()) else {
                continue;
            };
            let fail = |text: &str| {
                vec![Diagnostic::error(Span::default(), format!("{text}: '{pattern}'"))]
            };
            let regex =
                Regex::new(pattern.as_bytes()).ok_or_else(|| fail("invalid regular expression"))?;
            let mut matches = Vec::new();
            for op in &model.ops {
                let found = regex.is_match(op.name.as_bytes());
                let (found, _) =
                    found.ok_or_else(|| fail("regular expression takes too long to match"))?;
                matches.push(found);
            }
            let mut matches = matches.into_iter();
            model.ops.retain(|_| matches.next() == Some(wanted));
        }
        Ok(model)
    }

    /// The path under which the file would be included; its name if it would not.
    fn source_name(&self, file: &Path) -> String {
        let relative = self.include_dirs.iter().find_map(|dir| file.strip_prefix(dir).ok());
        let path = relative.or_else(|| file.file_name().map(Path::new)).unwrap_or(file);
        path.to_string_lossy().replace('\\', "/")
    }
}

/// The code of the interfaces that `file` itself defines: included files have code of their own.
fn own_interfaces(
    records: &Records,
    file: &Path,
    options: &emit::Options,
) -> Result<emit::Code, Vec<Diagnostic>> {
    let is_own = |span: Span| {
        let found = records.sources().locate(span);
        found.is_some_and(|found| records.sources().file(found.file).origin() == Origin::Main)
    };
    let (mut interfaces, mut errors) = (Vec::new(), Vec::new());
    for def in records.defs_derived_from("Interface") {
        if def.is_anonymous() || !is_own(def.span()) {
            continue;
        }
        match Interface::new(def) {
            Ok(interface) if is_provided(interface.name, interface.namespace) => {
                interfaces.push(interface);
            }
            Ok(_) => {}
            Err(error) => errors.push(*error),
        }
    }
    if let [first, others @ ..] = interfaces.as_slice() {
        let strange = others.iter().filter(|other| other.namespace != first.namespace);
        errors.extend(strange.map(|other| {
            let text = format!(
                "interface '{}' is of another namespace than '{}', which stands in the same file",
                other.name, first.name
            );
            *other.record.field_error("cppNamespace", text)
        }));
    } else if errors.is_empty() {
        errors.push(Diagnostic::error(Span::default(), "the file defines no interfaces"));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    emit::interfaces(records, &interfaces, &stem, options)
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
