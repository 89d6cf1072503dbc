//! Groups of dimensions that are joined or split.

use std::ops::Range;

use ods_runtime::types::DYNAMIC;

/// The groups of two successive reshapes that both split, or both join. `None` if their ranks do not fit.
pub(super) fn composed(first: &[Vec<i64>], second: &[Vec<i64>]) -> Option<Vec<Vec<i64>>> {
    if first.len() == second.len() {
        return None;
    }
    let (inner, outer) = if first.len() < second.len() { (second, first) } else { (first, second) };
    let count: usize = outer.iter().map(Vec::len).sum();
    if !outer.is_empty() && count != inner.len() {
        return None;
    }
    let join = |group: &Vec<i64>| {
        let groups = group.iter().map(|dim| inner.get(usize::try_from(*dim).ok()?));
        Some(groups.collect::<Option<Vec<_>>>()?.into_iter().flatten().copied().collect())
    };
    outer.iter().map(join).collect()
}

/// The groups by which dimensions of `source` are joined so that the sizes are those of `target`. `None` if there are
/// none, or several that differ by more than dimensions of size one.
pub(super) fn for_collapse(source: &[i64], target: &[i64]) -> Option<Vec<Vec<i64>>> {
    if source.len() <= target.len() {
        return None;
    }
    if target.is_empty() {
        let fits = source.iter().all(|size| *size == 1 || *size == DYNAMIC);
        return fits.then(Vec::new);
    }
    let forward = ranges(source, target)?;
    let reversed = |sizes: &[i64]| sizes.iter().rev().copied().collect::<Vec<i64>>();
    let mut backward = ranges(&reversed(source), &reversed(target))?;
    backward.reverse();
    for range in &mut backward {
        *range = source.len() - range.end..source.len() - range.start;
    }
    let is_ambiguous = |(a, b): (&Range<usize>, &Range<usize>)| {
        differing_dims(a, b).into_iter().any(|dim| source[dim] != 1)
    };
    if forward.iter().zip(&backward).any(is_ambiguous) {
        return None;
    }
    let dims = |range: Range<usize>| range.map(|dim| dim as i64).collect();
    Some(forward.into_iter().map(dims).collect())
}

/// The dimensions that are in exactly one of two ranges. Like upstream, it ignores a single dimension at the end.
fn differing_dims(a: &Range<usize>, b: &Range<usize>) -> Vec<usize> {
    if a.end <= b.start {
        return a.clone().chain(b.clone()).collect();
    }
    let left = a.start.min(b.start)..a.start.max(b.start);
    let right = a.end.min(b.end)..a.end.max(b.end);
    left.chain(right.clone().filter(|_| right.len() > 1)).collect()
}

/// The first ranges of dimensions of `source` that give the sizes of `target`.
fn ranges(source: &[i64], target: &[i64]) -> Option<Vec<Range<usize>>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for (index, size) in target.iter().enumerate() {
        let is_last = index + 1 == target.len();
        let range = if *size == DYNAMIC {
            dynamic_range(source, start, is_last)?
        } else {
            static_range(source, start, *size, is_last)?
        };
        // Dimensions before the range belong to the dynamic dimension before it.
        if range.start > start {
            let previous = index.checked_sub(1).filter(|it| target[*it] == DYNAMIC)?;
            ranges[previous].end = range.start;
        }
        start = range.end;
        ranges.push(range);
    }
    (start == source.len()).then_some(ranges)
}

/// The dimensions from `start` to the first dynamic one, or to the end if `is_last`.
fn dynamic_range(source: &[i64], start: usize, is_last: bool) -> Option<Range<usize>> {
    let first = source.iter().skip(start).position(|size| *size == DYNAMIC)?;
    Some(start..if is_last { source.len() } else { start + first + 1 })
}

/// The first static dimensions from `start` on whose product is `target`; if `is_last`, with those of size one after them.
fn static_range(source: &[i64], start: usize, target: i64, is_last: bool) -> Option<Range<usize>> {
    let (mut range, mut product) = (start..start, 1i64);
    loop {
        let size = *source.get(range.end)?;
        range.end += 1;
        if size == DYNAMIC {
            (range, product) = (range.end..range.end, 1);
            continue;
        }
        product = product.wrapping_mul(size);
        while product > target && range.len() > 1 {
            product /= source[range.start];
            range.start += 1;
        }
        if product == target {
            break;
        }
    }
    if is_last {
        range.end += source[range.end..].iter().take_while(|size| **size == 1).count();
    }
    Some(range)
}
