//! Reproducers: files with the IR and the pipeline that failed on it.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use super::any_pass::BoxedPass;
use super::instrument::describe;
use super::op_manager::OpPassManager;
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::OpRef;
use crate::core::location::Location;
use crate::core::resources::{ExternalResource, ExternalResources, ResourceValue};
use crate::support::os_error::os_error;
use crate::text::PrintFlags;

/// The name of the resources of a reproducer.
const RESOURCE: &str = "mlir_reproducer";

/// A pipeline and how it runs, as a reproducer stores it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ReproducerOptions {
    /// The textual pipeline.
    pub pipeline: Option<String>,
    /// Whether the pipeline runs on one thread.
    pub disable_threading: Option<bool>,
    /// Whether the IR is verified after each pass.
    pub verify_each: Option<bool>,
}

impl ReproducerOptions {
    /// Takes the options out of the resources of a reproducer that was parsed into `ctx`. Without a reproducer, there are
    /// none.
    ///
    /// # Errors
    ///
    /// If the resources are not those of a reproducer.
    pub fn take(ctx: &Context) -> Result<Self, Diagnostic> {
        let mut options = ReproducerOptions::default();
        for resources in ctx.take_external_resources(ctx.ident(RESOURCE)) {
            for resource in &resources.entries {
                options.set(ctx, resource)?;
            }
        }
        Ok(options)
    }

    fn set(&mut self, ctx: &Context, resource: &ExternalResource) -> Result<(), Diagnostic> {
        let ExternalResource { key, value, locs: (key_loc, value_loc) } = resource;
        let key = ctx.ident_str(*key);
        let invalid = |expected: &str| {
            Diagnostic::error(*value_loc, format!("expected {expected} value for key '{key}'"))
        };
        let flag = || match value {
            ResourceValue::Bool(value) => Ok(Some(*value)),
            _ => Err(invalid("'true' or 'false'")),
        };
        match (key, value) {
            ("pipeline", ResourceValue::String(text)) => {
                self.pipeline = Some(ctx.ident_str(*text).to_owned());
            }
            ("pipeline", _) => return Err(invalid("string")),
            ("disable_threading", _) => self.disable_threading = flag()?,
            ("verify_each", _) => self.verify_each = flag()?,
            _ => {
                let message = format!("unknown '{RESOURCE}' resource key '{key}'");
                return Err(Diagnostic::error(*key_loc, message));
            }
        }
        Ok(())
    }
}

/// The text of a reproducer: `op`, and resources with the pipeline and how it runs. Corresponds to
/// `mlir::makeReproducer`.
pub fn reproducer_text(
    op: OpRef<'_>,
    pipeline: &str,
    disable_threading: bool,
    verify_each: bool,
) -> String {
    let ctx = op.ctx();
    let locs = (Location::UNKNOWN, Location::UNKNOWN);
    let entry = |key: &str, value| ExternalResource { key: ctx.ident(key), value, locs };
    let entries = vec![
        entry("pipeline", ResourceValue::String(ctx.ident(pipeline))),
        entry("disable_threading", ResourceValue::Bool(disable_threading)),
        entry("verify_each", ResourceValue::Bool(verify_each)),
    ];
    let resources = ExternalResources { name: ctx.ident(RESOURCE), entries };
    op.print_with_resources(&PrintFlags::default(), &[resources])
}

/// Writes a reproducer to `file`, or to standard output if it is `-`.
///
/// # Errors
///
/// If it cannot be written.
pub fn write_reproducer(file: &Path, text: &str) -> std::io::Result<()> {
    match file.as_os_str() == "-" {
        true => std::io::stdout().lock().write_all(text.as_bytes()),
        false => std::fs::write(file, text),
    }
}

/// Where and how to write reproducers of failures.
#[derive(Clone, Debug)]
pub(super) struct ReproducerConfig {
    pub(super) file: PathBuf,
    /// Whether the pipeline in it is only the pass that failed.
    pub(super) is_local: bool,
    pub(super) disable_threading: bool,
    pub(super) verify_each: bool,
}

/// Writes a reproducer when a pass fails.
#[derive(Debug)]
pub(super) struct Reproducer {
    config: ReproducerConfig,
    /// The text of the reproducer of the whole pipeline.
    whole: String,
    running: Vec<Running>,
    has_failed: bool,
}

/// A pass that is running.
#[derive(Debug)]
struct Running {
    /// The pass and its operation in messages.
    shown: String,
    /// The text of its reproducer, if it has its own.
    text: Option<String>,
}

impl Reproducer {
    pub(super) fn new(config: ReproducerConfig, pipeline: &OpPassManager, root: OpRef<'_>) -> Self {
        let whole = if config.is_local {
            String::new()
        } else {
            let steps = pipeline.step_texts().join(", ");
            config.text(root, &format!("{}({steps})", root.name()))
        };
        Reproducer { config, whole, running: Vec::new(), has_failed: false }
    }

    pub(super) fn before_pass(&mut self, pass: &BoxedPass, op: OpRef<'_>) {
        let shown = format!("`{}` on {}", pass.name(), describe(op));
        let text = self.config.is_local.then(|| {
            let around: Vec<OpRef<'_>> =
                std::iter::once(op).chain(op.ancestors().filter(|it| *it != op)).collect();
            let nest = |text: String, op: &OpRef<'_>| format!("{}({text})", op.name());
            let pipeline = around.iter().fold(pass.to_string(), nest);
            self.config.text(*around.last().unwrap_or(&op), &pipeline)
        });
        self.running.push(Running { shown, text });
    }

    pub(super) fn after_pass(&mut self) {
        self.running.pop();
    }

    /// Writes the file and emits an error at `loc`, for the first failure.
    pub(super) fn pass_failed(&mut self, ctx: &Context, loc: Location) {
        if std::mem::replace(&mut self.has_failed, true) {
            return;
        }
        let text = self.running.last().and_then(|pass| pass.text.as_ref()).unwrap_or(&self.whole);
        let file = self.config.file.display();
        let written = match write_reproducer(&self.config.file, text) {
            Ok(()) => format!("reproducer generated at `{file}`"),
            Err(error) => {
                let error = os_error(&error);
                format!(
                    "failed to create output stream: Failed to create reproducer stream: cannot open output file '{file}': {error}"
                )
            }
        };
        let running: Vec<&str> = self.running.iter().map(|pass| pass.shown.as_str()).collect();
        let passes = match self.config.is_local {
            true => running.last().copied().unwrap_or_default().to_owned(),
            false => format!("[{}]", running.join(", ")),
        };
        let message = "Failures have been detected while processing an MLIR pass pipeline";
        let note = format!("Pipeline failed while executing {passes}: {written}");
        ctx.emit(Diagnostic::error(loc, message).note(Some(loc), note));
    }
}

impl ReproducerConfig {
    fn text(&self, root: OpRef<'_>, pipeline: &str) -> String {
        reproducer_text(root, pipeline, self.disable_threading, self.verify_each)
    }
}
