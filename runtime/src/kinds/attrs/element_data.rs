//! The byte representation of dense elements.

use smallvec::SmallVec;

use crate::core::context::Context;
use crate::core::types::TypeRef;
use crate::kinds::attrs::DenseElementsAttr;
use crate::kinds::types::{ComplexType, FloatType, IndexType, IntegerType, ShapedType};
use crate::support::apfloat::{ApFloat, FloatSemantics};
use crate::support::apint::ApInt;

/// The representation of an element type in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ElementKind {
    /// Integers of this bit width. `index` has 64 bits.
    Integer(u32),
    /// Floats of this format.
    Float(FloatSemantics),
    /// Pairs of integers.
    ComplexInteger(u32),
    /// Pairs of floats.
    ComplexFloat(FloatSemantics),
}

impl ElementKind {
    /// The representation of elements of type `ty`; `None` if they are not stored as bytes.
    pub fn of(ty: TypeRef<'_>) -> Option<ElementKind> {
        if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
            return Some(ElementKind::Integer(integer.width()));
        }
        if let Some(float) = ty.dyn_cast::<FloatType<'_>>() {
            return Some(ElementKind::Float(float.semantics()));
        }
        if ty.is_index() {
            return Some(ElementKind::Integer(IndexType::STORAGE_WIDTH));
        }
        match ElementKind::of(ty.dyn_cast::<ComplexType<'_>>()?.element_type())? {
            ElementKind::Integer(width) => Some(ElementKind::ComplexInteger(width)),
            ElementKind::Float(semantics) => Some(ElementKind::ComplexFloat(semantics)),
            _ => None,
        }
    }

    /// The bit width of one number.
    pub(super) fn number_width(self) -> u32 {
        match self {
            ElementKind::Integer(width) | ElementKind::ComplexInteger(width) => width,
            ElementKind::Float(semantics) | ElementKind::ComplexFloat(semantics) => {
                semantics.width()
            }
        }
    }

    /// The size of one number in bytes.
    pub(super) fn number_bytes(self) -> usize {
        self.number_width().div_ceil(8) as usize
    }

    /// Whether eight elements share a byte, as `i1` elements do.
    pub fn is_packed(self) -> bool {
        self == ElementKind::Integer(1)
    }

    /// Whether an element is a pair of numbers.
    pub fn is_complex(self) -> bool {
        matches!(self, ElementKind::ComplexInteger(_) | ElementKind::ComplexFloat(_))
    }

    /// The size of an unpacked element in bytes.
    pub fn element_bytes(self) -> usize {
        self.number_bytes() * if self.is_complex() { 2 } else { 1 }
    }

    /// The size of `count` elements in bytes; `None` on overflow.
    pub fn buffer_bytes(self, count: usize) -> Option<usize> {
        if self.is_packed() {
            return Some(count.div_ceil(8));
        }
        count.checked_mul(self.element_bytes())
    }
}

/// Builds the bytes of dense elements.
#[derive(Debug)]
pub struct ElementBuffer {
    /// Inline capacity, because most arrays in text are short.
    data: SmallVec<[u8; 64]>,
    size: usize,
    packed: bool,
    count: usize,
}

impl ElementBuffer {
    /// Creates a buffer for elements of this representation.
    pub fn new(kind: Option<ElementKind>) -> ElementBuffer {
        ElementBuffer {
            data: SmallVec::new(),
            size: kind.map_or(0, ElementKind::number_bytes),
            packed: kind.is_some_and(ElementKind::is_packed),
            count: 0,
        }
    }

    /// Reserves space for `count` numbers.
    pub fn reserve(&mut self, count: usize) {
        self.data.reserve(if self.packed {
            count.div_ceil(8)
        } else {
            count.saturating_mul(self.size)
        });
    }

    /// Appends a number of at most 64 bits, given as its bits.
    #[inline]
    pub fn push_bits(&mut self, bits: u64) {
        if self.packed {
            if self.count.is_multiple_of(8) {
                self.data.push(0);
            }
            if let Some(last) = self.data.last_mut() {
                *last |= ((bits & 1) as u8) << (self.count % 8);
            }
        } else {
            let end = self.data.len() + self.size;
            self.data.extend_from_slice(&bits.to_le_bytes()[..self.size.min(8)]);
            self.data.resize(end, 0);
        }
        self.count += 1;
    }

    /// Appends an integer.
    pub fn push_int(&mut self, value: &ApInt) {
        if value.width() <= 64 {
            self.push_bits(value.words()[0]);
        } else {
            self.data.extend(value.to_le_bytes());
            self.count += 1;
        }
    }

    /// Appends a float.
    pub fn push_float(&mut self, value: ApFloat) {
        if self.size <= 8 {
            self.push_bits(value.bits() as u64);
        } else {
            self.data.extend_from_slice(&value.bits().to_le_bytes()[..self.size]);
            self.count += 1;
        }
    }

    /// The bytes so far.
    pub fn bytes(&self) -> &[u8] {
        &self.data
    }

    /// Creates the attribute. With `splat`, the buffer holds one element for all.
    pub fn finish<'c>(
        mut self,
        ctx: &'c Context,
        ty: ShapedType<'_>,
        splat: bool,
    ) -> Option<DenseElementsAttr<'c>> {
        if self.packed && splat {
            for byte in &mut self.data {
                *byte = if *byte & 1 != 0 { 0xff } else { 0 };
            }
        }
        DenseElementsAttr::from_raw(ctx, ty, &self.data)
    }
}
