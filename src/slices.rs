//! Slices of tensors and buffers.

use ods_runtime::types::DYNAMIC;

/// The offsets, sizes and strides of a slice; [`DYNAMIC`] if unknown.
#[derive(Clone, Debug)]
pub struct Slice {
    /// The index of the first element, in each dimension.
    pub offsets: Vec<i64>,
    /// The number of elements in each dimension.
    pub sizes: Vec<i64>,
    /// The distance between two elements in each dimension.
    pub strides: Vec<i64>,
}

impl Slice {
    /// Describes the first dimension in which the slice is known to exceed `shape`; `None` if there is none.
    pub fn out_of_bounds(&self, shape: &[i64]) -> Option<String> {
        for (i, &size) in shape.iter().enumerate() {
            let (offset, count, stride) = (self.offsets[i], self.sizes[i], self.strides[i]);
            if size == DYNAMIC || offset == DYNAMIC {
                continue;
            }
            if offset >= size {
                return Some(format!("offset {i} is out-of-bounds: {offset} >= {size}"));
            }
            if count == DYNAMIC || stride == DYNAMIC {
                continue;
            }
            let last = offset.wrapping_add(count.wrapping_sub(1).wrapping_mul(stride));
            if last >= size {
                return Some(format!(
                    "slice along dimension {i} runs out-of-bounds: {last} >= {size}"
                ));
            }
        }
        None
    }
}

/// Whether `reduced` is `full` without some dimensions of size one.
#[must_use]
pub fn is_reduced(full: &[i64], reduced: &[i64]) -> bool {
    let mut left = reduced.iter().peekable();
    for size in full {
        if left.peek() == Some(&size) {
            left.next();
        } else if *size != 1 {
            return false;
        }
    }
    left.peek().is_none()
}
