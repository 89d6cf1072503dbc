//! The threads that a context uses.

use std::fmt;
use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, PoisonError};

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::output::{Output, collect_output};
use crate::core::context::Context;
use crate::support::panics;

/// The setting of a context.
#[derive(Default)]
pub(crate) struct Threads(Mutex<Setting>);

#[derive(Clone, Default)]
enum Setting {
    /// The pool that all contexts share, with a thread for each core.
    #[default]
    All,
    /// The current thread.
    One,
    Pool(Arc<ThreadPool>),
}

impl fmt::Debug for Threads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Threads")
    }
}

/// Sets the number of threads in the pool that contexts share by default. No effect once it is used.
pub(crate) fn set_shared_threads(count: usize) {
    let _ = ThreadPoolBuilder::new().num_threads(count).build_global();
}

impl Threads {
    fn get(&self) -> Setting {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Context {
    /// Sets how many threads nested pipelines, verification and printing use; `None`, the default, means one for each core.
    /// Results do not depend on it. Corresponds to `mlir::MLIRContext::disableMultithreading` and `setThreadPool`.
    ///
    /// If the threads cannot be started, one is used.
    ///
    /// ```
    /// let ctx = ods_runtime::Context::new();
    /// ctx.set_num_threads(Some(2));
    /// assert_eq!(ctx.num_threads(), 2);
    /// ```
    pub fn set_num_threads(&self, count: Option<usize>) {
        let setting = match count {
            None => Setting::All,
            Some(0 | 1) => Setting::One,
            Some(count) => match ThreadPoolBuilder::new().num_threads(count).build() {
                Ok(pool) => Setting::Pool(Arc::new(pool)),
                Err(_) => Setting::One,
            },
        };
        *self.threads.0.lock().unwrap_or_else(PoisonError::into_inner) = setting;
    }

    /// The number of threads that nested pipelines, verification and printing use.
    pub fn num_threads(&self) -> usize {
        match self.threads.get() {
            Setting::All => rayon::current_num_threads(),
            Setting::One => 1,
            Setting::Pool(pool) => pool.current_num_threads(),
        }
    }

    /// Calls `call` with each item, on the threads of the context. Returns the results with the output of each call, in the
    /// order of the items. If calls panic, panics as the first of them.
    pub(crate) fn map_on_threads<T: Send, R: Send>(
        &self,
        items: Vec<T>,
        call: impl Fn(T) -> R + Sync,
    ) -> Vec<(R, Vec<Output>)> {
        // The text of a panic belongs to its thread.
        let call = |item| collect_output(self, || panics::catch(|| call(item)));
        let map = || items.into_par_iter().map(call).collect();
        let done: Vec<(Result<R, String>, Vec<Output>)> = match self.threads.get() {
            Setting::All | Setting::One => map(),
            Setting::Pool(pool) => pool.install(map),
        };
        let result = |(result, output)| match result {
            Ok(result) => (result, output),
            Err(panic) => resume_unwind(Box::new(panic)),
        };
        done.into_iter().map(result).collect()
    }
}
