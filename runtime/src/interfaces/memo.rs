//! What the definitions of a process say of one interface, by the number of the kind.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, OnceLock};

use crate::support::segments::Segments;

/// Which kinds have one interface.
///
/// There is one for each type of table in a process, and numbers of operations and of kinds are the same in all contexts:
/// so who casts pays for a lookup by number, whether the kind has the interface or not, and whatever else has it. Only
/// what contexts have beyond definitions is looked for elsewhere.
#[derive(Debug)]
pub struct InterfaceMemo<T: 'static> {
    cells: LazyLock<Segments<Cell<T>>>,
}

#[derive(Debug)]
struct Cell<T: 'static> {
    /// What the definition says, once somebody asked.
    defined: OnceLock<Option<&'static T>>,
    /// Whether some context has it, or a promise of it, although the definition may not.
    attached: AtomicBool,
}

impl<T> InterfaceMemo<T> {
    #[expect(clippy::new_without_default, reason = "it is made in statics only")]
    /// Nothing is known yet.
    pub const fn new() -> Self {
        InterfaceMemo { cells: LazyLock::new(Segments::default) }
    }

    fn cell(&self, number: u32) -> &Cell<T> {
        let new = || Cell { defined: OnceLock::new(), attached: AtomicBool::new(false) };
        self.cells.get_or_make(number, |count| (0..count).map(|_| new()).collect())
    }

    /// What is known of the kind with this number, in all contexts. `None` if contexts may differ, or nobody asked yet.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<Option<&'static T>> {
        let cell = self.cells.get(number)?;
        let defined = *cell.defined.get()?;
        if defined.is_none() && cell.attached.load(Ordering::Acquire) {
            return None;
        }
        Some(defined)
    }

    /// What the definition with this number says, which `find` finds out.
    #[inline]
    pub(crate) fn defined(
        &self,
        number: u32,
        find: impl FnOnce() -> Option<&'static T>,
    ) -> Option<&'static T> {
        if let Some(cell) = self.cells.get(number)
            && let Some(defined) = cell.defined.get()
        {
            return *defined;
        }
        *self.cell(number).defined.get_or_init(find)
    }

    /// Notes that a context has the interface for this kind, or a promise of it.
    pub(crate) fn note_attached(&self, number: u32) {
        self.cell(number).attached.store(true, Ordering::Release);
    }
}
