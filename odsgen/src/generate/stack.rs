//! A thread with a large stack.

/// Stack size in bytes. The system commits only the pages that are used.
const STACK_SIZE: usize = 256 << 20;

/// Runs `work` on a thread with a large stack, because long or deeply nested Rust in definitions is processed by
/// recursion. The stack of a test thread has 2 MB, that of a build script 8 MB.
pub(crate) fn with_large_stack<T: Send>(work: impl Fn() -> T + Sync) -> T {
    std::thread::scope(|scope| {
        match std::thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, &work) {
            Ok(thread) => thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(_) => work(),
        }
    })
}
