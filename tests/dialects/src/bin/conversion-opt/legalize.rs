//! `--test-legalize-patterns`: converts with the test patterns.

use std::sync::Arc;

use ods_runtime::conversion::{
    ConversionConfig, ConversionFailure, FoldingMode, apply_analysis_conversion,
    apply_full_conversion, apply_partial_conversion,
};
use ods_runtime::pass::{OptionCase, OptionEnum, OptionVisitor, Pass, PassContext, PassResult};
use ods_runtime::{Diagnostic, Ir, Op};

use crate::notifications::Notifications;
use crate::patterns::patterns;
use crate::target::{full_target, target};
use crate::types::converter;

/// Which operations must be legal in the end.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
enum Mode {
    #[default]
    Partial,
    Full,
    Analysis,
}

impl OptionEnum for Mode {
    const CASES: &'static [OptionCase<Self>] = &[
        OptionCase {
            value: Mode::Analysis,
            name: "analysis",
            description: "Perform an analysis conversion",
        },
        OptionCase { value: Mode::Full, name: "full", description: "Perform a full conversion" },
        OptionCase {
            value: Mode::Partial,
            name: "partial",
            description: "Perform a partial conversion",
        },
    ];
}

/// When operations are folded.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Folding(FoldingMode);

impl OptionEnum for Folding {
    const CASES: &'static [OptionCase<Self>] = &[
        OptionCase {
            value: Folding(FoldingMode::Never),
            name: "never",
            description: "Never attempt to fold",
        },
        OptionCase {
            value: Folding(FoldingMode::BeforePatterns),
            name: "before-patterns",
            description: "Only attempt to fold not legal operations before applying patterns",
        },
        OptionCase {
            value: Folding(FoldingMode::AfterPatterns),
            name: "after-patterns",
            description: "Only attempt to fold not legal operations after applying patterns",
        },
    ];
}

/// The pass.
#[derive(Clone)]
pub(crate) struct Legalize {
    mode: Mode,
    folding: Folding,
    build_materializations: bool,
}

impl Default for Legalize {
    fn default() -> Self {
        Legalize {
            mode: Mode::Partial,
            folding: Folding(FoldingMode::BeforePatterns),
            build_materializations: true,
        }
    }
}

impl Pass for Legalize {
    fn argument(&self) -> &str {
        "test-legalize-patterns"
    }

    fn description(&self) -> &str {
        "Run test dialect legalization patterns"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        let description = "The legalization mode to use with the test driver";
        visitor.option("test-legalize-mode", description, &mut self.mode);
        let description = "The folding mode to use with the test driver";
        visitor.option("test-legalize-folding-mode", description, &mut self.folding);
        let description = "If set to 'false', leave unrealized_conversion_cast ops in place";
        visitor.option("build-materializations", description, &mut self.build_materializations);
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let types = Arc::new(converter());
        let patterns = patterns(types.clone()).freeze();
        let (mut visited, mut listener) = (Vec::new(), Notifications);
        let config = ConversionConfig {
            folding_mode: self.folding.0,
            build_materializations: self.build_materializations,
            listener: Some(&mut listener),
            visited: Some(&mut visited),
        };
        let (target, is_full) = match self.mode {
            Mode::Full => (full_target(&types), true),
            Mode::Partial | Mode::Analysis => (target(&types), false),
        };
        let result = match self.mode {
            Mode::Partial => apply_partial_conversion(ir, &[op], &target, &patterns, config),
            Mode::Full => apply_full_conversion(ir, &[op], &target, &patterns, config),
            Mode::Analysis => apply_analysis_conversion(ir, &[op], &target, &patterns, config),
        };
        if let Err(failure) = result {
            report(ir, op, failure, if is_full { "Full" } else { "Partial" });
        }
        let verdict = match self.mode {
            Mode::Analysis => "is legalizable",
            Mode::Partial => "is not legalizable",
            Mode::Full => return Ok(()),
        };
        for op in visited {
            let op = ir.op(op);
            ir.ctx().emit(op.remark(format!("op '{}' {verdict}", op.name())));
        }
        Ok(())
    }
}

/// Reports a failure, which does not fail the pass.
fn report(ir: &Ir, root: Op, failure: ConversionFailure, mode: &str) {
    ir.ctx().emit(Diagnostic::from(failure));
    ir.ctx().emit(ir.op(root).remark(format!("apply{mode}Conversion failed")));
}
