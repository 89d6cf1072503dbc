//! Construction of types and attributes without assertions about their parameters.

use std::cell::Cell;

thread_local! {
    static UNCHECKED: Cell<bool> = const { Cell::new(false) };
}

/// Whether constructors assert that their parameters are valid.
pub(crate) fn asserts_parameters() -> bool {
    !UNCHECKED.get()
}

/// Calls `compute`, in which constructors do not panic on invalid parameters.
///
/// The types of an operation determine other types. Where they come from a text, a type that cannot exist is an error in
/// the text: it does not equal the actual type.
pub fn unchecked<T>(compute: impl FnOnce() -> T) -> T {
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            UNCHECKED.set(self.0);
        }
    }
    let _restore = Restore(UNCHECKED.replace(true));
    compute()
}
