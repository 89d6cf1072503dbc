//! Generates Rust from a `.td` file: the entry point of the command line and of build scripts.

mod needed;
mod remedies;
mod stack;
mod unimplemented;

use std::path::{Path, PathBuf};

use ods_regex::Regex;

use crate::fragment::Reference;
use crate::fragment::language::{self, IS_CPP, Languages, LeftOut};
use crate::model::{Enum, Interface, Intrinsic, Model, Pass, Rules, deprecated_uses};
use crate::options::{OnDeprecated, Options, setters};
use crate::plan::pass::PassesPlan;
use crate::plan::{self, Plan, PlanOptions};
use crate::prelude;
use crate::provided::is_provided;
use crate::tablegen::{
    Diagnostic, Diagnostics, Kind, Origin, Record, Records, Session, Severity, Span,
};
use crate::{emit, hooks};
use stack::with_large_stack;

/// Generates the code of dialects and interfaces.
///
/// ```
/// let file = std::env::temp_dir().join("Shop.td");
/// let text = r#"
///     include "mlir/IR/OpBase.td"
///     def Shop_Dialect : Dialect { let name = "shop"; }
///     def Shop_SellOp : Op<Shop_Dialect, "sell"> { let arguments = (ins AnyType:$what); }
/// "#;
/// std::fs::write(&file, text).unwrap();
/// let generated = odsgen::Generator::new().run(&file)?;
/// assert!(generated.code.contains("pub struct SellOp"));
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
    /// Names and texts of the shards, the files with operations that `code` includes.
    pub shards: Vec<(String, String)>,
    /// The `.td` files that the code depends on, without those that odsgen ships.
    pub inputs: Vec<PathBuf>,
    /// The warnings.
    pub warnings: Diagnostics,
    /// Notes about parts of C++ definitions that are omitted, or that hooks in Rust implement.
    pub report: Diagnostics,
    /// Counts of generated items.
    pub summary: Summary,
    /// The namespace of the dialect in its definition, if the code is that of a dialect.
    pub namespace: Option<String>,
}

/// Counts of generated items.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// The operations.
    pub ops: usize,
    /// The operations without a custom parser, printer or verifier.
    pub ops_without_hooks: usize,
    /// The C++ functions that hooks in Rust replace.
    pub helpers: usize,
    /// The omitted parts of C++ definitions.
    pub left_out: usize,
}

impl Generated {
    /// Paths and texts of the files to write, if the code is written to `output`.
    #[must_use]
    pub fn files(&self, output: &Path) -> Vec<(PathBuf, &str)> {
        let shards =
            self.shards.iter().map(|(name, code)| (output.with_file_name(name), code.as_str()));
        std::iter::once((output.to_owned(), self.code.as_str())).chain(shards).collect()
    }
}

impl Generator {
    /// A generator with default options: it finds only the definitions that odsgen ships.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    setters!();

    /// Generates the code of the dialect in `file`. Names of shards derive from `file`.
    ///
    /// # Errors
    ///
    /// If `file` cannot be read, a definition is invalid, the dialect is ambiguous, or a regular expression in the options
    /// is invalid.
    pub fn run(&self, file: &Path) -> Result<Generated, Diagnostics> {
        self.run_for(file, file)
    }

    /// Like [`Self::run`], for a caller that writes the code to `output`. Names of shards derive from `output`.
    ///
    /// # Errors
    ///
    /// As for [`Self::run`].
    pub fn run_for(&self, file: &Path, output: &Path) -> Result<Generated, Diagnostics> {
        with_large_stack(|| self.generate(file, output))
    }

    fn generate(&self, file: &Path, output: &Path) -> Result<Generated, Diagnostics> {
        let records = self.parse(file)?;
        let shards = self.shard_names(output);
        let mut warnings = self.deprecated(&records)?;
        let options = emit::Options {
            source: self.options.include_path(file),
            layout: self.options.layout,
            shards: shards.clone(),
        };
        let (mut summary, mut namespace) = (Summary::default(), None);
        let code = if self.options.patterns {
            self.rules(&records, file, &options).map(|(code, references, left_out)| {
                warnings.extend(left_out);
                (code, references)
            })
        } else if self.options.intrinsics {
            Intrinsic::all(&records, self.options.dialect.as_deref()).and_then(|mut intrinsics| {
                let place = intrinsics.first().map_or(Span::default(), |it| it.record.span());
                self.filter(&mut intrinsics, |it| &it.op, ("operation", place), &mut warnings)?;
                let stem = file.file_stem().unwrap_or_default().to_string_lossy();
                Ok((emit::intrinsics(&intrinsics, &stem, &options), Vec::new()))
            })
        } else if self.options.passes {
            self.passes_plan(&records, &mut warnings).map(|plan| {
                summary.helpers = plan.foreign.helpers.len();
                let stem = file.file_stem().unwrap_or_default().to_string_lossy();
                (emit::passes(&plan, &stem, &options), plan.references)
            })
        } else if self.options.interfaces || self.options.enums {
            self.own_definitions(&records, file, &options)
        } else {
            self.model(&records).and_then(|(model, unmatched)| {
                warnings.extend(unmatched);
                warnings.extend(model.shared_mnemonics());
                warnings.extend(unimplemented::warnings(&records, &model));
                let plan = Plan::new(&model, &self.plan_options())?;
                warnings.extend(plan.warnings.iter().cloned());
                summary.ops = model.ops.len();
                namespace = Some(model.dialect.namespace.to_owned());
                summary.ops_without_hooks = plan.ops.iter().filter(|op| !op.has_hooks).count();
                summary.helpers = plan.foreign.helpers.len();
                Ok((emit::dialect(&plan, &options), plan.references))
            })
        };
        let (code, references) = code
            .map_err(|errors| records.report(of_definitions(warnings.drain(..).chain(errors))))?;
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
        warnings.extend(needed::unspecified(&records, &references, &self.options.extern_paths));
        warnings.extend(needed::warnings(&records, &references, &self.options.extern_paths, file));
        let warnings: Vec<_> = records.diagnostics().iter().cloned().chain(warnings).collect();
        let warnings = records.report(of_definitions(warnings));
        let shards = shards.into_iter().zip(code.shards).collect();
        let left_out = language::left_out(&records);
        summary.left_out = left_out.iter().filter(|it| !it.is_helper()).count();
        let report = records.report(left_out.iter().map(LeftOut::note).collect());
        Ok(Generated { code: code.main, shards, inputs, warnings, report, summary, namespace })
    }

    /// Generates skeletons of the hooks that the dialect in `file` requires. Omits the hooks that the Rust files with the
    /// texts `written` implement. `module` is the path of the generated module.
    ///
    /// ```
    /// let file = std::env::temp_dir().join("ShopWithVerifier.td");
    /// let text = r#"
    ///     include "mlir/IR/OpBase.td"
    ///     def Shop_Dialect : Dialect { let name = "shop"; }
    ///     def Shop_SellOp : Op<Shop_Dialect, "sell"> { let hasVerifier = 1; }
    /// "#;
    /// std::fs::write(&file, text).unwrap();
    /// let skeletons = odsgen::Generator::new().hooks(&file, None, &[])?;
    /// assert!(skeletons.contains("Verify<'ir> for SellOp<'ir>"));
    /// # Ok::<(), odsgen::tablegen::Diagnostics>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`Self::run`], and if a text in `written` is not valid Rust.
    pub fn hooks(
        &self,
        file: &Path,
        module: Option<&str>,
        written: &[String],
    ) -> Result<String, Diagnostics> {
        with_large_stack(|| {
            let records = self.parse(file)?;
            let skeletons = if self.options.patterns {
                self.rule_skeletons(&records, file, module, written)
            } else if self.options.passes {
                let stem = file.file_stem().unwrap_or_default().to_string_lossy();
                self.passes_plan(&records, &mut Vec::new())
                    .and_then(|plan| hooks::passes(&plan, &stem, module, written))
            } else {
                self.model(&records).and_then(|(model, _)| {
                    let plan = Plan::new(&model, &self.plan_options())?;
                    hooks::skeletons(&plan, module, written, self.options.unwritten_verifiers)
                })
            };
            skeletons.map_err(|errors| records.report(of_definitions(errors)))
        })
    }

    fn rule_skeletons(
        &self,
        records: &Records,
        file: &Path,
        module: Option<&str>,
        written: &[String],
    ) -> Result<String, Vec<Diagnostic>> {
        let rules = Rules::new(records, self.options.dialect.as_deref())?;
        let plan = plan::pattern::rules(&rules, &self.plan_options())?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        hooks::of_rules(&plan, &stem, module, written, self.options.unwritten_verifiers)
    }

    fn parse(&self, file: &Path) -> Result<Records, Diagnostics> {
        let options = self.options.tablegen.clone().keep_going(true).places(true);
        let options = options
            .include_files_first(prelude::NAME, prelude::base_files())
            .include_files(prelude::NAME, prelude::files());
        let more_files = &self.options.more_files;
        let options = options.include_once(!more_files.is_empty());
        let options = Options { tablegen: options, ..self.options.clone() };
        let mut session = Session::new(options.tablegen.clone());
        let parsed = if more_files.is_empty() {
            session.parse(file)
        } else {
            let files = std::iter::once(file).chain(more_files.iter().map(PathBuf::as_path));
            let includes = files.map(|file| format!("include \"{}\"\n", file.display()));
            session.parse_text("<files>", &includes.collect::<String>())
        };
        let records = parsed.map_err(|mut errors| {
            errors.iter_mut().for_each(remedies::add);
            errors
        })?;
        records.extend(Languages::new(records.sources(), &options));
        Ok(records)
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

    /// The model of the dialect, without the operations that the options exclude, and warnings about expressions that
    /// match nothing.
    fn model<'r>(
        &self,
        records: &'r Records,
    ) -> Result<(Model<'r>, Vec<Diagnostic>), Vec<Diagnostic>> {
        let mut warnings = Vec::new();
        let mut model = Model::new(records, self.options.dialect.as_deref())?;
        let place = model.dialect.record.span();
        self.filter(&mut model.ops, |op| &op.name, ("operation", place), &mut warnings)?;
        Ok((model, warnings))
    }

    /// Removes the definitions that the options exclude by name, and warns about expressions that match nothing. `what`
    /// they are called, and the place of the warnings.
    fn filter<T>(
        &self,
        definitions: &mut Vec<T>,
        name: impl Fn(&T) -> &str,
        (what, place): (&str, Span),
        warnings: &mut Vec<Diagnostic>,
    ) -> Result<(), Vec<Diagnostic>> {
        let Options { op_include, op_exclude, .. } = &self.options;
        for (pattern, option, keep_matching) in
            [(op_include, "op_include", true), (op_exclude, "op_exclude", false)]
        {
            let Some(pattern) = pattern.as_deref().filter(|pattern| !pattern.is_empty()) else {
                continue;
            };
            let fail = |text: &str| {
                vec![Diagnostic::error(Span::default(), format!("{text}: '{pattern}'"))]
            };
            let regex =
                Regex::new(pattern.as_bytes()).map_err(|_| fail("invalid regular expression"))?;
            let mut matches = Vec::new();
            for definition in &*definitions {
                let is_match = regex.is_match(name(definition).as_bytes());
                let is_match =
                    is_match.ok_or_else(|| fail("regular expression takes too long to match"))?;
                matches.push(is_match);
            }
            if let (false, Some(first)) = (matches.contains(&true), definitions.first()) {
                let text = format!("no {what} matches `{option}`, '{pattern}'");
                let help =
                    format!("the expression is matched against names such as '{}'", name(first));
                let warning = Diagnostic::new(Severity::Warning, place, text);
                warnings.push(warning.with_help(help));
            }
            let mut matches = matches.into_iter();
            definitions.retain(|_| matches.next() == Some(keep_matching));
        }
        Ok(())
    }

    /// The file names of the shards; empty without sharding.
    fn shard_names(&self, output: &Path) -> Vec<String> {
        let stem = output.file_stem().unwrap_or_default().to_string_lossy();
        let count = if self.options.shards > 1 { self.options.shards } else { 0 };
        (0..count).map(|index| format!("{stem}.shard_{index}.rs")).collect()
    }
}

/// The definitions of an include file without a dialect.
#[derive(Default)]
struct Definitions<'r> {
    enums: Vec<Enum<'r>>,
    interfaces: Vec<Interface<'r>>,
}

impl Generator {
    /// Generates the enums and interfaces that `file` itself defines and the options request, not those of
    /// included files.
    fn own_definitions(
        &self,
        records: &Records,
        file: &Path,
        options: &emit::Options,
    ) -> Result<(emit::Code, Vec<Reference>), Vec<Diagnostic>> {
        let Definitions { enums, interfaces } = self.read_own(records)?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let plan = plan::definitions(records, &enums, &interfaces, &self.plan_options())?;
        Ok((emit::definitions(&plan, &stem, options), plan.references))
    }

    /// Generates the rewrite rules. Also returns the warnings.
    fn rules(
        &self,
        records: &Records,
        file: &Path,
        options: &emit::Options,
    ) -> Result<(emit::Code, Vec<Reference>, Vec<Diagnostic>), Vec<Diagnostic>> {
        let rules = Rules::new(records, self.options.dialect.as_deref())?;
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let plan = plan::pattern::rules(&rules, &self.plan_options())?;
        Ok((emit::rules(&plan, &stem, options), plan.references, plan.warnings))
    }

    /// The plan of the passes, without those that the options exclude.
    fn passes_plan<'r>(
        &self,
        records: &'r Records,
        warnings: &mut Vec<Diagnostic>,
    ) -> Result<PassesPlan<'r>, Vec<Diagnostic>> {
        let mut passes = Pass::all(records)?;
        let place = passes.first().map_or(Span::default(), |pass| pass.record.span());
        self.filter(&mut passes, |pass| pass.argument, ("pass", place), warnings)?;
        plan::pass::passes(records, &passes, &self.plan_options())
    }

    fn read_own<'r>(&self, records: &'r Records) -> Result<Definitions<'r>, Vec<Diagnostic>> {
        let sources = records.sources();
        let is_own = |def: &Record<'r>| {
            let location = sources.locate(def.span());
            !def.is_anonymous()
                && location.is_some_and(|it| sources.file(it.file).origin() == Origin::Main)
        };
        let (mut own, mut errors) = (Definitions::default(), Vec::new());
        if self.options.interfaces {
            for def in Interface::records(records).filter(is_own) {
                match Interface::new(def) {
                    Ok(it) if is_provided(it.name, it.namespace) => own.interfaces.push(it),
                    Ok(_) => {}
                    Err(error) => errors.push(*error),
                }
            }
        }
        if self.options.enums {
            for def in Enum::records(records).filter(is_own) {
                match Enum::new(def) {
                    Ok(it) => own.enums.push(it),
                    Err(error) => errors.push(*error),
                }
            }
        }
        if let [first, others @ ..] = own.interfaces.as_slice() {
            let differing = others.iter().filter(|other| other.namespace != first.namespace);
            errors.extend(differing.map(|other| {
                let text = format!(
                    "interfaces '{}' and '{}' are in one file but have different namespaces",
                    first.name, other.name
                );
                *other.record.field_error("cppNamespace", text)
            }));
        }
        for (index, info) in own.enums.iter().enumerate() {
            let before = own.enums[..index].iter().find(|it| it.class_name == info.class_name);
            if let Some(before) = before {
                let text = format!("another enum of the file has the name '{}'", info.class_name);
                let error = info.record.error(text);
                errors.push(error.with_note(before.record.span(), "it is defined here"));
            }
        }
        if errors.is_empty() && own.enums.is_empty() && own.interfaces.is_empty() {
            let what = match (self.options.enums, self.options.interfaces) {
                (true, true) => "enums or interfaces",
                (true, false) => "enums",
                _ => "interfaces",
            };
            let text = format!("the file defines no {what}");
            errors.push(Diagnostic::error(Span::default(), text));
        }
        if errors.is_empty() { Ok(own) } else { Err(errors) }
    }

    fn plan_options(&self) -> PlanOptions {
        PlanOptions {
            skipped_hooks: self.options.skipped_hooks,
            extern_paths: self.options.extern_paths.clone(),
        }
    }
}

/// Diagnostics about definitions, unless they have another kind.
fn of_definitions(diagnostics: impl IntoIterator<Item = Diagnostic>) -> Vec<Diagnostic> {
    let kind = Kind::new("definition");
    let mut diagnostics: Vec<_> = diagnostics.into_iter().map(|it| it.or_kind(kind)).collect();
    // Definitions with several pieces of C++ were written for it.
    let mut cpp = diagnostics.iter_mut().filter(|it| it.kind == Some(IS_CPP));
    if let (Some(first), Some(_)) = (cpp.next(), cpp.next()) {
        let option = "`--cpp` reads definitions that are written for C++";
        let help = first.help.take().map_or(option.to_owned(), |help| format!("{help}; {option}"));
        first.help = Some(help);
    }
    diagnostics
}
