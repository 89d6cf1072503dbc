//! A map between small numbers.

/// Numbers of one page.
const PAGE: usize = 512;

/// A map between slots, kept in pages that exist where something is mapped: as fast as an array for numbers that lie
/// together, without the size of one for those that do not.
#[derive(Clone, Debug, Default)]
pub(crate) struct PagedMap {
    pages: Vec<Option<Box<[u32; PAGE]>>>,
}

impl PagedMap {
    /// What nothing is mapped to.
    pub(crate) const NONE: u32 = u32::MAX;

    /// What `from` is mapped to.
    #[inline]
    pub(crate) fn get(&self, from: u32) -> Option<u32> {
        let from = from as usize;
        let to = self.pages.get(from / PAGE)?.as_ref()?[from % PAGE];
        (to != Self::NONE).then_some(to)
    }

    /// Maps `from` to `to`, which is not [`NONE`](Self::NONE).
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
