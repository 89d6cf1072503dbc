//! Passes, pipelines of passes, their analyses and instruments.
//!
//! A [`Pass`] is a value: its fields are its options, its statistics and its state. A [`PassManager`] runs passes on an
//! operation, and nested pipelines ([`OpPassManager`]) on the operations in it. [`Analysis`] values are cached between
//! passes, and [`Instrument`]s see each pass. A [`PassRegistry`] has the passes that textual pipelines may name.
//!
//! ```
//! use ods_runtime::pass::{CSE, Canonicalizer, CanonicalizerOptions, PassManager};
//!
//! let options = CanonicalizerOptions { max_iterations: 2, ..CanonicalizerOptions::default() };
//! let mut manager = PassManager::new("builtin.module");
//! manager.add(Canonicalizer::new(options));
//! manager.add(CSE::default());
//! assert!(manager.to_string().contains("max-iterations=2"));
//! ```

mod analysis;
mod any_pass;
mod canonicalize;
#[doc(hidden)]
pub mod codegen;
mod common;
mod cse;
mod definition;
mod failure;
mod fn_pass;
mod generated;
mod instrument;
mod manager;
mod op_manager;
mod options;
mod parse;
mod registry;
mod report;
mod reproducer;
mod run;
mod state;
mod statistics;
mod threads;

pub use analysis::{Analyses, Analysis, PreservedAnalyses};
pub use any_pass::BoxedPass;
pub use common::{CSE, CSEStatistics, Canonicalizer, CanonicalizerOptions, common_passes};
pub use definition::Pass;
pub use failure::{FailedPass, PassFailure, PassResult, PipelineFailure};
pub use fn_pass::FnPass;
pub use generated::{PassDef, RunPass};
pub use instrument::{
    AnalysisInfo, Instrument, IrPrinting, OutputFormat, PassFilter, PassId, PassInfo, Timer,
    TimingScope, fingerprint,
};
pub use manager::PassManager;
pub use op_manager::{Nesting, OpPassManager};
pub use options::{
    ListOption, OptionCase, OptionEnum, OptionError, OptionGroup, OptionInfo, OptionLine,
    OptionValue, OptionVisitor, Options,
};
pub use parse::{PipelineError, PipelineText};
pub use registry::{PassEntry, PassRegistry};
pub use reproducer::{ReproducerOptions, reproducer_text, write_reproducer};
pub use run::PassContext;
pub use state::PassState;
pub use statistics::{DisplayMode, PassStatistic, StatisticVisitor};
