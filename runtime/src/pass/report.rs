//! The report of statistics.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::instrument::ruler;
use super::op_manager::{OpPassManager, Step, statistics_of};
use super::statistics::{DisplayMode, PassStatistic};

/// The statistics of the passes of `pipeline`. Corresponds to `--mlir-pass-statistics`.
pub(super) fn statistics_report(pipeline: &mut OpPassManager, mode: DisplayMode) -> String {
    let mut out = ruler();
    out += &format!("{:25}... Pass statistics report ...\n{}", "", ruler());
    match mode {
        DisplayMode::Tree => tree(&mut out, pipeline, 0),
        DisplayMode::List => list(&mut out, pipeline),
    }
    out.push('\n');
    out
}

fn tree(out: &mut String, pipeline: &mut OpPassManager, indent: usize) {
    for step in &mut pipeline.steps {
        match step {
            Step::Pass(pass) => {
                let statistics = statistics_of(pass);
                entry(out, indent, pass.name(), &statistics);
            }
            Step::Nested(nested) => {
                let mut indent = indent;
                if nested.managers.len() > 1 {
                    entry(out, indent, nested.info().name, &[]);
                    indent += 2;
                }
                for manager in &mut nested.managers {
                    entry(out, indent, &format!("'{}' Pipeline", manager.anchor()), &[]);
                    tree(out, manager, indent + 2);
                }
            }
        }
    }
}

/// The passes with statistics, sorted by name. Those of equal passes are added.
fn list(out: &mut String, pipeline: &mut OpPassManager) {
    let mut merged: BTreeMap<String, Vec<PassStatistic>> = BTreeMap::new();
    for statistic in pipeline.statistics() {
        let of_pass = merged.entry(statistic.pass.clone()).or_default();
        match of_pass.iter_mut().find(|it| it.name == statistic.name) {
            Some(existing) => existing.value += statistic.value,
            None => of_pass.push(statistic),
        }
    }
    for (pass, statistics) in &merged {
        entry(out, 2, pass, statistics);
    }
}

fn entry(out: &mut String, indent: usize, name: &str, statistics: &[PassStatistic]) {
    let _ = writeln!(out, "{:indent$}{name}", "");
    let width = |text: fn(&PassStatistic) -> String| {
        statistics.iter().map(|it| text(it).len()).max().unwrap_or(0)
    };
    let (names, values) = (width(|it| it.name.to_owned()), width(|it| it.value.to_string()));
    for PassStatistic { name, description, value, .. } in statistics {
        let indent = indent + 2;
        let _ = writeln!(out, "{:indent$}(S) {value:values$} {name:names$} - {description}", "");
    }
}
