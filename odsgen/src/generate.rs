//! From a `.td` file to Rust: what the command line and build scripts have in common.

mod stack;

use std::path::{Path, PathBuf};

use ods_regex::Regex;

use crate::emit;
use crate::model::{Interface, Model, deprecated_uses, is_provided};
use crate::options::{OnDeprecated, Options, setters};
use crate::prelude;
use crate::tablegen::{
    Diagnostic, Diagnostics, IncludeRoot, Origin, Records, Session, Severity, Span,
};
use stack::with_room;

/// Generates the code of dialects and interfaces.
///
/// ```no_run
/// use std::path::Path;
///
/// let generated = odsgen::Generator::new().include_dir("defs").run(Path::new("defs/Toy.td"))?;
/// println!("{}", generated.code);
/// # Ok::<(), odsgen::tablegen::Diagnostics>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Generator {
    options: Options,
}

impl From<Options> for Generator {
    fn from(options: Options) -> Self {
        Self { options }
    }
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

    setters!();

    /// Generates the code of the dialect in `file`. If operations are divided among several files, these are named after
    /// `file`.
    ///
    /// # Errors
    ///
    /// All mistakes in the definitions.
    pub fn run(&self, file: &Path) -> Result<Generated, Diagnostics> {
        self.run_for(file, file)
    }

    /// Generates the code of the dialect in `file` for the caller to write to `output`. If operations are divided among
    /// several files, these are named after `output`.
    ///
    /// # Errors
    ///
    /// All mistakes in the definitions.
    pub fn run_for(&self, file: &Path, output: &Path) -> Result<Generated, Diagnostics> {
        with_room(|| self.generate(file, output))
    }

    fn generate(&self, file: &Path, output: &Path) -> Result<Generated, Diagnostics> {
        let records = self.parse(file)?;
        let shards = self.shard_names(output);
        let mut warnings = self.deprecated(&records)?;
        let options = emit::Options {
            source: self.source_name(file),
            layout: self.options.layout,
            skipped: self.options.skipped_hooks,
            shards: shards.clone(),
        };
        let code = if self.options.interfaces {
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
        let shards = shards.into_iter().zip(code.shards).collect();
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
                .and_then(|model| {
                    emit::skeleton(&model, self.options.skipped_hooks, module, written)
                })
                .map_err(|mut errors| {
                    self.explain_hidden(&records, &mut errors);
                    records.report(errors)
                })
        })
    }

    fn parse(&self, file: &Path) -> Result<Records, Diagnostics> {
        let options = self.options.tablegen.clone();
        Session::new(options.include_files(prelude::NAME, prelude::files())).parse(file)
    }

    fn deprecated(&self, records: &Records) -> Result<Vec<Diagnostic>, Diagnostics> {
        if self.options.on_deprecated == OnDeprecated::None {
            return Ok(Vec::new());
        }
        let mut warnings = deprecated_uses(records);
        if self.options.on_deprecated == OnDeprecated::Error && !warnings.is_empty() {
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
            let IncludeRoot::Dir(dir) = self.options.tablegen.roots().get(root)? else {
                return None;
            };
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
        let mut model = Model::new(records, self.options.dialect.as_deref())?;
        let Options { op_include, op_exclude, .. } = &self.options;
        for (pattern, wanted) in [(op_include, true), (op_exclude, false)] {
            let Some(pattern) = pattern.as_deref().filter(|pattern| !pattern.is_empty()) else {
                continue;
            };
            let fail = |text: &str| {
                vec![Diagnostic::error(Span::default(), format!("{text}: '{pattern}'"))]
            };
            let regex =
                Regex::new(pattern.as_bytes()).map_err(|_| fail("invalid regular expression"))?;
            let mut matches = Vec::new();
            for op in &model.ops {
                let found = regex.is_match(op.name.as_bytes());
                let found =
                    found.ok_or_else(|| fail("regular expression takes too long to match"))?;
                matches.push(found);
            }
            let mut matches = matches.into_iter();
            model.ops.retain(|_| matches.next() == Some(wanted));
        }
        Ok(model)
    }

    /// The names of the files among which operations are divided; none if they are not.
    fn shard_names(&self, output: &Path) -> Vec<String> {
        let stem = output.file_stem().unwrap_or_default().to_string_lossy();
        let count = if self.options.shards > 1 { self.options.shards } else { 0 };
        (0..count).map(|index| format!("{stem}.shard_{index}.rs")).collect()
    }

    /// The path under which the file would be included; its name if it would not.
    fn source_name(&self, file: &Path) -> String {
        let relative = self.options.tablegen.roots().iter().find_map(|root| match root {
            IncludeRoot::Dir(dir) => file.strip_prefix(dir).ok(),
            IncludeRoot::Files { .. } => None,
        });
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
