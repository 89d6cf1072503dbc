//! A map between slot numbers.

/// Numbers per page.
const PAGE: usize = 512;

/// A map between slot numbers, in pages allocated on demand: as fast as an array for clustered numbers, without its
/// size for scattered ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct PagedMap {
    pages: Vec<Option<Box<[u32; PAGE]>>>,
}

impl PagedMap {
    /// Marks an unmapped number.
    pub(crate) const NONE: u32 = u32::MAX;

    /// The number that `from` is mapped to.
    #[inline]
    pub(crate) fn get(&self, from: u32) -> Option<u32> {
        let from = from as usize;
        let to = self.pages.get(from / PAGE)?.as_ref()?[from % PAGE];
        (to != Self::NONE).then_some(to)
    }

    /// Maps `from` to `to`, which must not be [`NONE`](Self::NONE).
    #[inline]
    pub(crate) fn insert(&mut self, from: u32, to: u32) {
        let from = from as usize;
        if self.pages.len() <= from / PAGE {
            self.pages.resize(from / PAGE + 1, None);
        }
        let page = self.pages[from / PAGE].get_or_insert_with(|| Box::new([Self::NONE; PAGE]));
        page[from % PAGE] = to;
    }
}
