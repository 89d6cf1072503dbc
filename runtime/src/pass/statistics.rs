//! Statistics of passes.

use std::fmt;

/// Receives the statistics of a pass one by one, to print or merge them.
pub struct StatisticVisitor<'v>(&'v mut dyn FnMut(&'static str, &'static str, &mut u64));

impl fmt::Debug for StatisticVisitor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StatisticVisitor")
    }
}

impl<'v> StatisticVisitor<'v> {
    pub(super) fn new(visit: &'v mut dyn FnMut(&'static str, &'static str, &mut u64)) -> Self {
        StatisticVisitor(visit)
    }

    /// Visits the statistic `name` with its description.
    pub fn statistic(&mut self, name: &'static str, description: &'static str, value: &mut u64) {
        (self.0)(name, description, value);
    }
}

/// A statistic of a pass, as [`OpPassManager::statistics`](super::OpPassManager::statistics) reports it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PassStatistic {
    /// The name of the pass.
    pub pass: String,
    /// The name of the statistic.
    pub name: &'static str,
    /// What it counts.
    pub description: &'static str,
    /// The value.
    pub value: u64,
}

/// The form of reports of statistics and times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DisplayMode {
    /// A list in which equal passes are merged.
    List,
    /// The tree of pipelines.
    Tree,
}
