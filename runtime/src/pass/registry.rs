//! The passes and pipelines that textual pipelines may name.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use super::Pass;
use super::any_pass::BoxedPass;
use super::op_manager::OpPassManager;
use super::options::{OptionError, Options, parse_options};

/// Adds passes to a pipeline, according to the text of options.
type AddFn = dyn Fn(&mut OpPassManager, &str, &PassRegistry) -> Result<(), AddError> + Send + Sync;

/// The reason why a registered pass or pipeline cannot be added.
#[derive(Clone, Debug)]
pub(super) enum AddError {
    /// An option, by name, is invalid.
    Option(String, OptionError),
    /// The pass does not fit into the pipeline.
    Misplaced(String),
}

/// A registered pass or pipeline.
#[derive(Clone)]
pub struct PassEntry {
    argument: String,
    description: String,
    add: Arc<AddFn>,
    help: Vec<(String, &'static str)>,
    is_pipeline: bool,
}

impl fmt::Debug for PassEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PassEntry").field(&self.argument).finish()
    }
}

impl PassEntry {
    /// The name in pipelines, and of the flag that selects it.
    pub fn argument(&self) -> &str {
        &self.argument
    }

    /// The description in `--help`.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// The options: name with type, and description.
    pub fn options(&self) -> &[(String, &'static str)] {
        &self.help
    }

    /// Whether this is a pipeline instead of a pass.
    pub fn is_pipeline(&self) -> bool {
        self.is_pipeline
    }

    pub(super) fn add_to(
        &self,
        manager: &mut OpPassManager,
        options: &str,
        registry: &PassRegistry,
    ) -> Result<(), AddError> {
        (self.add)(manager, options, registry)
    }
}

/// The passes and pipelines that textual pipelines may name. Corresponds to upstream's global registry.
///
/// ```
/// use ods_runtime::pass::{CSE, FnPass, PassManager, PassRegistry};
///
/// let mut registry = PassRegistry::default();
/// registry.add(CSE::default());
/// registry.add(FnPass::new("nothing", "do nothing", |_, _| Ok(())));
/// registry.add_pipeline("twice", "do it twice", |pipeline, _: &()| {
///     pipeline.add(CSE::default()).add(CSE::default());
/// });
/// let manager = PassManager::parse("any(nothing,twice)", &registry).unwrap();
/// assert_eq!(manager.to_string(), "any(nothing,cse,cse)");
/// ```
#[derive(Clone, Default, Debug)]
pub struct PassRegistry {
    entries: BTreeMap<String, PassEntry>,
}

impl PassRegistry {
    /// Registers a pass under its argument. Pipelines get copies of `pass`, with its state and its values as the defaults of
    /// options.
    ///
    /// # Panics
    ///
    /// If the pass has no argument.
    pub fn add(&mut self, pass: impl Pass) {
        let prototype = std::sync::Mutex::new(BoxedPass::new(pass));
        let copy = move || {
            let prototype = prototype.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            prototype.renewed()
        };
        let mut sample = copy();
        let argument = sample.argument().to_owned();
        assert!(!argument.is_empty(), "the pass `{}` has no argument", sample.name());
        let description = sample.description().to_owned();
        let help = super::options::help_lines(&mut |visitor| sample.options(visitor));
        let add: Arc<AddFn> = Arc::new(move |manager, options, registry| {
            let mut pass = copy();
            parse_options(options, registry, &mut |visitor| pass.options(visitor))
                .map_err(|(name, error)| AddError::Option(name, error))?;
            manager.add_boxed(pass).map_err(AddError::Misplaced)
        });
        let entry = PassEntry { argument, description, add, help, is_pipeline: false };
        self.entries.insert(entry.argument.clone(), entry);
    }

    /// Registers a pipeline. `build` adds its passes, according to its options.
    pub fn add_pipeline<O: Options + Default>(
        &mut self,
        argument: &str,
        description: &str,
        build: impl Fn(&mut OpPassManager, &O) + Send + Sync + 'static,
    ) {
        let add: Arc<AddFn> = Arc::new(move |manager, text, registry| {
            let mut options = O::default();
            parse_options(text, registry, &mut |visitor| options.visit(visitor))
                .map_err(|(name, error)| AddError::Option(name, error))?;
            build(manager, &options);
            Ok(())
        });
        let mut options = O::default();
        let help = super::options::help_lines(&mut |visitor| options.visit(visitor));
        let (argument, description) = (argument.to_owned(), description.to_owned());
        let entry = PassEntry { argument, description, add, help, is_pipeline: true };
        self.entries.insert(entry.argument.clone(), entry);
    }

    /// The pass or pipeline called `argument`.
    pub fn get(&self, argument: &str) -> Option<&PassEntry> {
        self.entries.get(argument)
    }

    /// The passes and pipelines, sorted by name.
    pub fn entries(&self) -> impl Iterator<Item = &PassEntry> {
        self.entries.values()
    }
}
