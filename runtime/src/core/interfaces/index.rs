//! An index from kinds to their tables for one interface.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::support::segments::Segments;

/// The kinds that implement one interface, by number.
///
/// A process has one index per table type. Operations and kinds have the same number in all contexts, so a cast is
/// one array lookup, hit or miss. Tables attached in a context are looked up in the context.
#[derive(Debug)]
pub struct InterfaceIndex<T: 'static> {
    /// Pages for small numbers, which suffice for most processes.
    near: [OnceLock<Box<[Cell<T>; PAGE]>>; PAGES],
    /// Cells for larger numbers.
    far: OnceLock<Segments<Cell<T>>>,
}

const PAGE: usize = 64;
const PAGES: usize = 64;

#[derive(Debug)]
struct Cell<T: 'static> {
    /// The table in the definition, or its absence, once looked up.
    defined: OnceLock<Option<&'static T>>,
    /// Whether the interface is attached or promised in some context.
    attached: AtomicBool,
}

impl<T> Cell<T> {
    const fn empty() -> Self {
        Cell { defined: OnceLock::new(), attached: AtomicBool::new(false) }
    }
}

impl<T> InterfaceIndex<T> {
    #[expect(clippy::new_without_default, reason = "it is made in statics only")]
    /// An empty index.
    pub const fn new() -> Self {
        InterfaceIndex { near: [const { OnceLock::new() }; PAGES], far: OnceLock::new() }
    }

    #[inline]
    fn find(&self, number: u32) -> Option<&Cell<T>> {
        let index = number as usize;
        match self.near.get(index / PAGE) {
            Some(page) => Some(&page.get()?[index % PAGE]),
            None => self.far.get()?.get(number),
        }
    }

    fn find_or_make(&self, number: u32) -> &Cell<T> {
        let index = number as usize;
        match self.near.get(index / PAGE) {
            Some(page) => {
                let page = page.get_or_init(|| Box::new([const { Cell::empty() }; PAGE]));
                &page[index % PAGE]
            }
            None => {
                let far = self.far.get_or_init(Segments::default);
                far.get_or_make(number, |count| (0..count).map(|_| Cell::empty()).collect())
            }
        }
    }

    /// The lookup result valid in all contexts. `None` if contexts may differ, or on the first lookup.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<Option<&'static T>> {
        let cell = self.find(number)?;
        let defined = *cell.defined.get()?;
        if defined.is_none() && cell.attached.load(Ordering::Acquire) {
            return None;
        }
        Some(defined)
    }

    /// The table in the definition with this number, found by `find` on the first lookup.
    #[inline]
    pub(crate) fn defined(
        &self,
        number: u32,
        find: impl FnOnce() -> Option<&'static T>,
    ) -> Option<&'static T> {
        if let Some(cell) = self.find(number)
            && let Some(defined) = cell.defined.get()
        {
            return *defined;
        }
        *self.find_or_make(number).defined.get_or_init(find)
    }

    /// Records that the interface is attached or promised for this kind in some context.
    pub(crate) fn note_attached(&self, number: u32) {
        self.find_or_make(number).attached.store(true, Ordering::Release);
    }
}
