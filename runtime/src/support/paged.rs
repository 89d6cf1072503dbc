//! A map between slot numbers.

/// Numbers per page.
const PAGE: usize = 512;

type Page = Option<Box<[u32; PAGE]>>;

/// A map between slot numbers, in pages allocated on demand: as fast as an array for clustered numbers, without its
/// size for scattered ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct PagedMap {
    /// The number of the first page. Those before it have no entries.
    first: usize,
    pages: Vec<Page>,
}

impl PagedMap {
    /// Marks an unmapped number.
    pub(crate) const NONE: u32 = u32::MAX;

    /// The number that `from` is mapped to.
    #[inline]
    pub(crate) fn get(&self, from: u32) -> Option<u32> {
        let from = from as usize;
        let page = (from / PAGE).wrapping_sub(self.first);
        let to = self.pages.get(page)?.as_ref()?[from % PAGE];
        (to != Self::NONE).then_some(to)
    }

    /// Maps `from` to `to`; [`NONE`](Self::NONE) removes the entry.
    #[inline]
    pub(crate) fn insert(&mut self, from: u32, to: u32) {
        let from = from as usize;
        let page = (from / PAGE).wrapping_sub(self.first);
        match self.pages.get_mut(page) {
            Some(Some(page)) => page[from % PAGE] = to,
            _ => self.new_page(from / PAGE)[from % PAGE] = to,
        }
    }

    /// Adds the page `number`.
    #[cold]
    fn new_page(&mut self, number: usize) -> &mut [u32; PAGE] {
        if self.pages.is_empty() {
            self.first = number;
        }
        if number < self.first {
            let missing = std::iter::repeat_n(None, self.first - number);
            self.pages.splice(..0, missing);
            self.first = number;
        }
        let index = number - self.first;
        if self.pages.len() <= index {
            self.pages.resize(index + 1, None);
        }
        self.pages[index].get_or_insert_with(|| Box::new([Self::NONE; PAGE]))
    }
}

#[cfg(test)]
mod tests {
    use super::{PAGE, PagedMap};

    #[test]
    fn numbers_in_any_order() {
        let mut map = PagedMap::default();
        let far = 100 * PAGE as u32;
        for number in [far, 0, far - 1, 3 * far, 7] {
            assert_eq!(map.get(number), None);
            map.insert(number, number + 1);
        }
        for number in [far, 0, far - 1, 3 * far, 7] {
            assert_eq!(map.get(number), Some(number + 1));
        }
        map.insert(far, PagedMap::NONE);
        assert_eq!((map.get(far), map.get(far + 1)), (None, None));
    }
}
