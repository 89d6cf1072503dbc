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

/// Minimum length of an abbreviation.
const MIN_ABBREVIATION_LEN: usize = 4;

/// What may have been meant by `word`: the name with the smallest edit distance, up to a third of its length, or else the
/// shortest name that `word` abbreviates.
pub fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<String> {
    if word.len() > MAX_WORD_LEN {
        return None;
    }
    let limit = (word.len() / 3).max(1);
    let rank = |name: &'n str| {
        let distance = (name.len().abs_diff(word.len()) <= limit)
            .then(|| strsim::osa_distance(word, name))
            .filter(|distance| *distance <= limit);
        match distance {
            Some(distance) => Some((0, distance, name)),
            None => abbreviates(word, name).then_some((1, name.len(), name)),
        }
    };
    let nearest = names.filter(|name| *name != word).filter_map(rank).min();
    nearest.map(|(_, _, name)| name.to_owned())
}

/// Whether `word` is `name` without some letters, as `StrProp` is of `StringProp`: it starts and ends alike, and has more
/// than half of the letters.
fn abbreviates(word: &str, name: &str) -> bool {
    let (word, name) = (word.as_bytes(), name.as_bytes());
    if word.len() < MIN_ABBREVIATION_LEN || name.len() >= 2 * word.len() {
        return false;
    }
    let mut rest = name.iter();
    word.first() == name.first()
        && word.last() == name.last()
        && word.iter().all(|letter| rest.any(|other| other == letter))
}
