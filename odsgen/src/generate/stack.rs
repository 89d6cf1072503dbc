//! Room for recursion.

/// Of this much memory, what is not used is not taken.
const SIZE: usize = 256 << 20;

/// Runs `work` with room for definitions that hold long or deeply nested Rust, which is read and written by recursion.
/// Threads of tests have two megabytes, those of build scripts eight.
pub(crate) fn with_room<T: Send>(work: impl Fn() -> T + Sync) -> T {
    std::thread::scope(|scope| {
        match std::thread::Builder::new().stack_size(SIZE).spawn_scoped(scope, &work) {
            Ok(thread) => thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(_) => work(),
        }
    })
}
