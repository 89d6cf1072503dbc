//! Runs nested pipelines on several threads.
//!
//! Each thread takes operations out of the shared IR and runs their pipelines. Then the operations are put back. Output,
//! statistics and errors are those of one thread. See `docs/decisions/013-threads.md`.

use super::analysis::AnalysisCache;
use super::failure::FailedPass;
use super::instrument::{Instruments, PassId};
use super::op_manager::{Nested, OpPassManager};
use super::run::{Failed, Run};
use crate::core::context::output::{Output, collect_output};
use crate::core::ir::{FinishedPart, Ir, Op};

/// About how many operations are taken out at a time. More do not fit in the caches of a processor.
const WAVE: usize = 1 << 15;

/// What a thread runs: copies of the pipelines and the instruments.
struct Worker {
    managers: Vec<OpPassManager>,
    instruments: Instruments,
}

/// The result for an operation.
struct Done {
    part: FinishedPart,
    output: Vec<Output>,
    failed: Vec<FailedPass>,
    result: Result<(), Failed>,
    is_aborted: bool,
}

impl Run {
    /// Whether the pipelines of `chosen` can run on several threads.
    pub(super) fn can_use_threads(&self, ir: &Ir, chosen: &[(Op, usize)]) -> bool {
        let is_separate = |op: Op| {
            let op = ir.op(op);
            op.num_operands() == 0 && op.num_results() == 0 && op.num_successors() == 0
        };
        chosen.len() > 1
            && self.reproducer.is_none()
            && self.filter.is_none()
            && self.instruments.can_use_threads()
            && !self.is_on_one_thread
            && ir.uses_threads()
            && chosen.iter().all(|(op, _)| is_separate(*op))
    }

    /// Runs the pipelines of `nested` on operations, given with the indices of their pipelines. Continues with the next one
    /// if one fails.
    pub(super) fn run_on_threads(
        &mut self,
        nested: &mut Nested,
        ir: &mut Ir,
        chosen: &[(Op, usize)],
    ) -> Result<(), Failed> {
        let count = 2 * ir.ctx().num_threads();
        let mut workers: Vec<Worker> = (0..count).map(|_| self.worker(nested)).collect();
        // The size of a wave does not depend on the number of threads, because a pass may see the results of earlier ones.
        let average = ir.op_capacity() / chosen.len() + 1;
        let mut result = Ok(());
        for wave in chosen.chunks(WAVE / average + 8) {
            result = result.and(self.run_wave(&mut workers, ir, wave, nested.id));
            if self.is_aborted {
                break;
            }
        }
        for worker in &mut workers {
            let copies = worker.managers.iter_mut();
            nested.managers.iter_mut().zip(copies).for_each(|(it, copy)| it.add_statistics(copy));
        }
        result
    }

    fn worker(&self, nested: &Nested) -> Worker {
        let mut managers = nested.managers.clone();
        managers.iter_mut().for_each(OpPassManager::reset_statistics);
        Worker { managers, instruments: self.instruments.for_thread() }
    }

    /// Runs the pipelines on operations, which are taken out at the same time.
    fn run_wave(
        &mut self,
        workers: &mut Vec<Worker>,
        ir: &mut Ir,
        wave: &[(Op, usize)],
        parent: PassId,
    ) -> Result<(), Failed> {
        let ctx = ir.ctx().clone();
        let chunks = wave.chunks(wave.len().div_ceil(workers.len()));
        let mut idle = std::mem::take(workers).into_iter();
        let tasks: Vec<_> = idle.by_ref().zip(chunks).collect();
        let (verify_each, analyses) = (self.verify_each, &self.analyses);
        ir.share();
        let shared: &Ir = ir;
        let done = ctx.map_on_threads(tasks, |(mut worker, ops): (Worker, &[(Op, usize)])| {
            let done = worker.run(shared, ops, verify_each, analyses, parent);
            (worker, done)
        });
        ir.unshare();
        let mut parts = Vec::new();
        let mut result = Ok(());
        // Each operation has its own output.
        for ((worker, all), _) in done {
            workers.push(worker);
            for done in all {
                // One thread would not have run what follows a panic.
                if self.is_aborted {
                    break;
                }
                self.is_aborted = done.is_aborted;
                ctx.replay(done.output);
                self.failed.extend(done.failed);
                result = result.and(done.result);
                parts.push(done.part);
            }
        }
        workers.extend(idle);
        ir.put_back(parts);
        result
    }
}

impl Worker {
    /// Runs the pipelines on `ops` of `shared`, in order.
    fn run(
        &mut self,
        shared: &Ir,
        ops: &[(Op, usize)],
        verify_each: bool,
        analyses: &AnalysisCache,
        parent: PassId,
    ) -> Vec<Done> {
        let mut all = Vec::new();
        for (op, manager) in ops {
            let mut part = shared.take_out(*op);
            let mut run = Run { verify_each, ..Run::default() };
            run.analyses = analyses.outside_of(shared, *op);
            std::mem::swap(&mut run.instruments, &mut self.instruments);
            let manager = &mut self.managers[*manager];
            let (result, output) = collect_output(shared.ctx(), || {
                run.pipeline(manager, &mut part.ir, *op, Some(parent))
            });
            std::mem::swap(&mut run.instruments, &mut self.instruments);
            let Run { failed, is_aborted, .. } = run;
            all.push(Done { part: part.finish(), output, failed, result, is_aborted });
            if is_aborted {
                break;
            }
        }
        all
    }
}
