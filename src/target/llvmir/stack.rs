//! Recursion that is too deep for one stack.

/// Levels of recursion on a stack.
pub(super) const LEVELS_PER_STACK: usize = 256;

/// The most levels. Debug information of a program of a million lines has a few thousand.
pub(super) const MOST_LEVELS: usize = 64 * LEVELS_PER_STACK;

/// Size of a stack in bytes. The system commits only the pages that are used.
const STACK_SIZE: usize = 16 << 20;

/// Calls `work` on a stack of its own, that of another thread. `None` if there is no thread.
pub(super) fn on_own_stack<T: Send>(work: impl FnOnce() -> T + Send) -> Option<T> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_SIZE);
        let thread = thread.spawn_scoped(scope, work).ok()?;
        Some(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// Whether the next level of recursion needs a stack of its own.
pub(super) fn is_full(level: usize) -> bool {
    level > 0 && level.is_multiple_of(LEVELS_PER_STACK)
}
