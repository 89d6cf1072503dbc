//! The flags of drivers about passes, which follow `mlir-opt`.

use std::path::PathBuf;

use super::debug_counter::DebugCounter;
use crate::core::diag::Diagnostic;
use crate::core::dialect::DialectEntry;
use crate::core::location::Location;
use crate::pass::{
    DisplayMode, IrPrinting, Nesting, OpPassManager, OutputFormat, PassFilter, PassManager,
    PassRegistry, PipelineError,
};
use crate::text::PrintFlags;

/// The flags about passes.
#[derive(Clone, Debug)]
pub(super) struct PassFlags {
    /// The passes that flags select, with their options.
    pub(super) passes: Vec<(String, String)>,
    /// The value of `--pass-pipeline`.
    pub(super) pipeline: Option<String>,
    /// Whether to verify the IR after each pass.
    pub(super) verify_each: bool,
    pub(super) dump_pipeline: bool,
    pub(super) list_passes: bool,
    pub(super) run_reproducer: bool,
    pub(super) disable_threading: bool,
    pub(super) num_threads: Option<usize>,
    print_before: PassFilter,
    print_after: PassFilter,
    print_module_scope: bool,
    print_on_change: bool,
    print_on_failure: bool,
    print_tree: Option<PathBuf>,
    pub(super) timing: bool,
    pub(super) timing_mode: DisplayMode,
    pub(super) timing_format: OutputFormat,
    statistics: bool,
    statistics_mode: DisplayMode,
    pub(super) counter: DebugCounter,
    pub(super) print_counter: bool,
    crash_reproducer: Option<PathBuf>,
    local_reproducer: bool,
    /// The file for a reproducer of a run that does not fail.
    pub(super) generate_reproducer: Option<String>,
}

impl Default for PassFlags {
    fn default() -> Self {
        PassFlags {
            passes: Vec::new(),
            pipeline: None,
            verify_each: true,
            dump_pipeline: false,
            list_passes: false,
            run_reproducer: false,
            disable_threading: false,
            num_threads: None,
            print_before: PassFilter::None,
            print_after: PassFilter::None,
            print_module_scope: false,
            print_on_change: false,
            print_on_failure: false,
            print_tree: None,
            timing: false,
            timing_mode: DisplayMode::Tree,
            timing_format: OutputFormat::Text,
            statistics: false,
            statistics_mode: DisplayMode::Tree,
            counter: DebugCounter::default(),
            print_counter: false,
            crash_reproducer: None,
            local_reproducer: false,
            generate_reproducer: None,
        }
    }
}

/// The problem of a flag that is not in `--help`, or whose value is missing.
const NO_VALUE: &str = "requires a value!";

impl PassFlags {
    /// The flag without a value called `flag`.
    pub(super) fn switch(&mut self, flag: &str) -> Option<&mut bool> {
        Some(match flag {
            "verify-each" => &mut self.verify_each,
            "dump-pass-pipeline" => &mut self.dump_pipeline,
            "list-passes" => &mut self.list_passes,
            "run-reproducer" => &mut self.run_reproducer,
            "mlir-disable-threading" => &mut self.disable_threading,
            "mlir-print-ir-module-scope" => &mut self.print_module_scope,
            "mlir-print-ir-after-change" => &mut self.print_on_change,
            "mlir-print-ir-after-failure" => &mut self.print_on_failure,
            "mlir-timing" => &mut self.timing,
            "mlir-pass-statistics" => &mut self.statistics,
            "mlir-print-debug-counter" => &mut self.print_counter,
            "mlir-pass-pipeline-local-reproducer" => &mut self.local_reproducer,
            _ => return None,
        })
    }

    /// Sets a flag that has a value. `value` returns it. Returns `None` if there is no such flag.
    ///
    /// # Errors
    ///
    /// If the value is missing or invalid. The error is the problem.
    pub(super) fn set(
        &mut self,
        flag: &str,
        given: Option<&str>,
        registry: &PassRegistry,
        value: &mut dyn FnMut() -> Option<String>,
    ) -> Option<Result<(), String>> {
        if flag == "mlir-print-ir-before-all" || flag == "mlir-print-ir-after-all" {
            let filter = if flag.contains("before") {
                &mut self.print_before
            } else {
                &mut self.print_after
            };
            if given.is_none_or(|given| switch_value(given) != Some(false)) {
                *filter = PassFilter::All;
            }
            return Some(Ok(()));
        }
        if !VALUED.contains(&flag) {
            return None;
        }
        // As in upstream, the value of these flags is part of the argument.
        let is_optional = flag == "mlir-print-ir-before" || flag == "mlir-print-ir-after";
        let given = if is_optional { Some(given.unwrap_or_default().to_owned()) } else { value() };
        let Some(value) = given else { return Some(Err(NO_VALUE.to_owned())) };
        Some(self.set_value(flag, value, registry))
    }

    fn set_value(
        &mut self,
        flag: &str,
        value: String,
        registry: &PassRegistry,
    ) -> Result<(), String> {
        match flag {
            "pass-pipeline" => self.pipeline = Some(value),
            "mlir-print-ir-before" => add_arguments(&mut self.print_before, &value, registry)?,
            "mlir-print-ir-after" => add_arguments(&mut self.print_after, &value, registry)?,
            "mlir-debug-counter" => self.counter.set(&value)?,
            "mlir-print-ir-tree-dir" => self.print_tree = Some(value.into()),
            "mlir-timing-display" => self.timing_mode = case(&value, &TIMING_MODES)?,
            "mlir-output-format" => self.timing_format = case(&value, &FORMATS)?,
            "mlir-pass-statistics-display" => {
                self.statistics_mode = case(&value, &STATISTICS_MODES)?;
            }
            "mlir-pass-pipeline-crash-reproducer" => self.crash_reproducer = Some(value.into()),
            "num-threads" => {
                let number = value.parse().ok().filter(|count| *count > 0);
                self.num_threads = Some(number.ok_or("invalid value for number argument")?);
            }
            _ => self.generate_reproducer = Some(value),
        }
        Ok(())
    }

    /// Whether passes run that may change the IR after it was verified.
    pub(super) fn leave_unverified(&self) -> bool {
        !self.verify_each
            && (self.pipeline.is_some() || !self.passes.is_empty() || self.run_reproducer)
    }

    /// The dialects that the passes depend on.
    pub(super) fn dialects(&self, registry: &PassRegistry) -> Vec<DialectEntry> {
        // An invalid pipeline is reported when it runs.
        self.passes(OpPassManager::default(), registry)
            .map_or_else(|_| Vec::new(), |pipeline| pipeline.dialects())
    }

    /// The pipeline: that of `--pass-pipeline`, or `base` with the passes of the flags.
    ///
    /// # Errors
    ///
    /// If the text of the pipeline or of options is invalid.
    fn passes(
        &self,
        base: OpPassManager,
        registry: &PassRegistry,
    ) -> Result<OpPassManager, PipelineError> {
        if let Some(text) = &self.pipeline {
            return OpPassManager::parse(text, registry);
        }
        let mut pipeline = base;
        pipeline.set_nesting(Nesting::Implicit);
        for (argument, options) in &self.passes {
            pipeline.add_registered(argument, options, registry)?;
        }
        Ok(pipeline)
    }

    /// The manager of the pipeline, with its instruments. `base` has the passes that run before those of the flags.
    ///
    /// # Errors
    ///
    /// If the flags contradict each other, or the text of the pipeline is invalid. `report` receives lines that precede
    /// the errors.
    pub(super) fn manager(
        &self,
        base: OpPassManager,
        registry: &PassRegistry,
        print: &PrintFlags,
        report: &mut dyn FnMut(&PipelineError),
    ) -> Result<PassManager, Vec<Diagnostic>> {
        let error = |text: &str| vec![Diagnostic::error(Location::UNKNOWN, text)];
        if self.pipeline.is_some() && !self.passes.is_empty() {
            return Err(error(
                "'-pass-pipeline' option can't be used with individual pass options",
            ));
        }
        if self.crash_reproducer.is_some() && self.local_reproducer && !self.disable_threading {
            return Err(error(
                "Local crash reproduction may not be used without disabling mutli-threading first.",
            ));
        }
        let pipeline = self.passes(base, registry).map_err(|problem| {
            report(&problem);
            error(problem.message())
        })?;
        let mut manager = PassManager::from(pipeline);
        manager.enable_verifier(self.verify_each);
        manager.disable_threading(self.disable_threading);
        if let Some(file) = &self.crash_reproducer {
            manager.enable_crash_reproducer(file, self.local_reproducer);
        }
        if let Some(printing) = self.ir_printing(print) {
            manager.enable_ir_printing(printing);
        }
        if let Some(filter) = self.counter.filter() {
            manager.set_action_filter(filter);
        }
        if self.statistics {
            manager.enable_statistics(self.statistics_mode);
        }
        Ok(manager)
    }

    fn ir_printing(&self, flags: &PrintFlags) -> Option<IrPrinting> {
        let after = if self.print_on_failure { &PassFilter::All } else { &self.print_after };
        if self.print_before.is_none() && after.is_none() {
            return None;
        }
        Some(IrPrinting {
            before: self.print_before.clone(),
            after: after.clone(),
            module_scope: self.print_module_scope,
            only_on_change: self.print_on_change,
            only_on_failure: self.print_on_failure,
            flags: flags.clone(),
            tree: self.print_tree.clone(),
            ..IrPrinting::default()
        })
    }
}

/// The flags with values.
const VALUED: [&str; 11] = [
    "num-threads",
    "mlir-debug-counter",
    "pass-pipeline",
    "mlir-print-ir-before",
    "mlir-print-ir-after",
    "mlir-print-ir-tree-dir",
    "mlir-timing-display",
    "mlir-output-format",
    "mlir-pass-statistics-display",
    "mlir-pass-pipeline-crash-reproducer",
    "mlir-generate-reproducer",
];

const TIMING_MODES: [(&str, DisplayMode); 2] =
    [("list", DisplayMode::List), ("tree", DisplayMode::Tree)];
const STATISTICS_MODES: [(&str, DisplayMode); 2] =
    [("list", DisplayMode::List), ("pipeline", DisplayMode::Tree)];
const FORMATS: [(&str, OutputFormat); 2] =
    [("text", OutputFormat::Text), ("json", OutputFormat::Json)];

fn case<T: Copy>(value: &str, cases: &[(&str, T)]) -> Result<T, String> {
    let case = cases.iter().find(|(name, _)| *name == value);
    let (_, case) = case.ok_or_else(|| format!("Cannot find option named '{value}'!"))?;
    Ok(*case)
}

/// Adds the passes in `value`, separated by commas.
fn add_arguments(
    filter: &mut PassFilter,
    value: &str,
    registry: &PassRegistry,
) -> Result<(), String> {
    let mut arguments = match std::mem::take(filter) {
        PassFilter::Arguments(arguments) => arguments,
        PassFilter::None => Vec::new(),
        PassFilter::All => {
            *filter = PassFilter::All;
            Vec::new()
        }
    };
    for argument in value.split(',') {
        if registry.get(argument).is_none() {
            return Err(format!("Cannot find option named '{argument}'!"));
        }
        arguments.push(argument.to_owned());
    }
    if *filter != PassFilter::All {
        *filter = PassFilter::Arguments(arguments);
    }
    Ok(())
}

/// The value of a flag that is on or off.
pub(super) fn switch_value(value: &str) -> Option<bool> {
    match value {
        "" | "true" | "1" => Some(true),
        "false" | "0" => Some(false),
        _ => None,
    }
}

/// The text of `--list-passes`.
pub(super) fn list_passes(registry: &PassRegistry) -> String {
    let option_widths =
        registry.entries().flat_map(|it| it.options()).map(|(line, _)| line.len() + 4);
    let pass_widths = registry.entries().map(|it| it.argument().len() + 4);
    let width = option_widths.chain(pass_widths).max().unwrap_or(0) + 1;
    let mut out = String::new();
    for (title, is_pipeline) in [("Passes:", false), ("Pass Pipelines:", true)] {
        let mut entries =
            registry.entries().filter(|it| it.is_pipeline() == is_pipeline).peekable();
        if entries.peek().is_none() {
            continue;
        }
        out += title;
        out.push('\n');
        for entry in entries {
            let flag = format!("  --{}", entry.argument());
            out += &format!("{flag:width$}-   {}\n", entry.description());
            for (option, description) in entry.options() {
                let (option, dash) =
                    (format!("    {option}"), if option.starts_with('=') { "-   " } else { "- " });
                out += &format!("{option:width$}{dash}{description}\n");
            }
        }
    }
    out
}
