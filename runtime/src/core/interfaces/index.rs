//! An index from kinds to the tables by which they implement one interface.

use std::array;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::support::segments::Segments;

/// The kinds that implement one interface, by number.
///
/// A process has one index for each type of table. Numbers of operations and of kinds are the same in all contexts, so a
/// cast is one lookup by number, hit or miss. Tables that a context attaches are looked up in the context.
#[derive(Debug)]
pub struct InterfaceIndex<T: 'static> {
    /// Pages of small numbers, which most processes do not exceed.
    near: [OnceLock<Box<[Cell<T>; PAGE]>>; PAGES],
    /// Cells of the other numbers.
    far: OnceLock<Segments<Cell<T>>>,
}

const PAGE: usize = 64;
const PAGES: usize = 64;

#[derive(Debug)]
struct Cell<T: 'static> {
    /// The table of the definition, or that it has none, once asked for.
    defined: OnceLock<Option<&'static T>>,
    /// Whether some context has it, or a promise of it, although the definition may not.
    attached: AtomicBool,
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
        let new = || Cell { defined: OnceLock::new(), attached: AtomicBool::new(false) };
        let index = number as usize;
        match self.near.get(index / PAGE) {
            Some(page) => {
                let page = page.get_or_init(|| Box::new(array::from_fn(|_| new())));
                &page[index % PAGE]
            }
            None => {
                let far = self.far.get_or_init(Segments::default);
                far.get_or_make(number, |count| (0..count).map(|_| new()).collect())
            }
        }
    }

    /// What is known of the kind with this number, in all contexts. `None` if contexts may differ, or nobody asked yet.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<Option<&'static T>> {
        let cell = self.find(number)?;
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
        if let Some(cell) = self.find(number)
            && let Some(defined) = cell.defined.get()
        {
            return *defined;
        }
        *self.find_or_make(number).defined.get_or_init(find)
    }

    /// Notes that a context has the interface for this kind, or a promise of it.
    pub(crate) fn note_attached(&self, number: u32) {
        self.find_or_make(number).attached.store(true, Ordering::Release);
    }
}
