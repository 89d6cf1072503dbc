//! Comparison of names: upstream's order, and similarity.

/// Compares names bytewise, but runs of digits by their numeric value.
pub(crate) fn compare_numeric(a: &[u8], b: &[u8]) -> std::cmp::Ordering {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i].is_ascii_digit() && b[i].is_ascii_digit() {
            let digits = |s: &[u8]| s[i..].iter().take_while(|c| c.is_ascii_digit()).count();
            let (len_a, len_b) = (digits(a), digits(b));
            let order = len_a.cmp(&len_b).then_with(|| a[i..i + len_a].cmp(&b[i..i + len_b]));
            if order.is_ne() {
                return order;
            }
            i += len_a;
            continue;
        }
        if a[i] != b[i] {
            return a[i].cmp(&b[i]);
        }
        i += 1;
    }
    a.len().cmp(&b.len())
}

/// Maximum length of a word for which similar names are searched, to bound the time.
const MAX_WORD_LEN: usize = 64;

/// The name with the smallest edit distance to `word`, up to a third of its length: what may have been meant.
pub fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<String> {
    if word.len() > MAX_WORD_LEN {
        return None;
    }
    let limit = (word.len() / 3).max(1);
    names
        .filter(|name| name.len().abs_diff(word.len()) <= limit && *name != word)
        .filter_map(|name| {
            let distance = strsim::osa_distance(word, name);
            (distance <= limit).then_some((distance, name))
        })
        .min()
        .map(|(_, name)| name.to_owned())
}
