//! Tensors with an encoding, or without one.

use super::maps::{Part, Shape};
use super::{LevelType, SparseTensorEncodingAttr, encoding_of};
use crate::prelude::*;

/// A tensor, whose levels are its dimensions if it has no encoding.
#[derive(Clone, Copy)]
pub(super) struct SparseTensor<'c> {
    pub(super) ty: RankedTensorType<'c>,
    pub(super) encoding: Option<SparseTensorEncodingAttr<'c>>,
}

impl<'c> SparseTensor<'c> {
    pub(super) fn new(ty: RankedTensorType<'c>) -> Self {
        Self { ty, encoding: encoding_of(*ty) }
    }

    /// The tensor that a value is. Constraints have been verified before.
    pub(super) fn of(value: ValueRef<'c>) -> Option<Self> {
        value.ty().dyn_cast().map(Self::new)
    }

    /// The types of the levels; none without an encoding.
    pub(super) fn levels(self) -> &'c [LevelType] {
        self.encoding.map_or(&[], |it| it.lvl_types())
    }

    pub(super) fn level_rank(self) -> usize {
        self.encoding.map_or(self.ty.rank(), |it| it.lvl_types().len())
    }

    /// The sizes of the levels.
    pub(super) fn level_shape(self) -> Vec<i64> {
        let shape = self.ty.shape();
        let Some(encoding) = self.encoding else { return shape.to_vec() };
        let size = |dim: u32| shape.get(dim as usize).copied().unwrap_or(DYNAMIC);
        match Shape::of(encoding.levels()) {
            Some(Shape::Permutation(dims)) => dims.into_iter().map(size).collect(),
            Some(Shape::Blocks(parts)) => parts
                .into_iter()
                .map(|part| match part {
                    Part::Whole(dim) => size(dim),
                    Part::Block(dim, _) if size(dim) == DYNAMIC => DYNAMIC,
                    // The last element decides, as upstream has it.
                    Part::Block(dim, block) => (size(dim) - 1).div_euclid(block) + 1,
                    Part::Place(dim, block) if size(dim) == DYNAMIC => block,
                    Part::Place(dim, block) => (size(dim) - 1).rem_euclid(block) + 1,
                })
                .collect(),
            None => vec![DYNAMIC; self.level_rank()],
        }
    }

    /// The first level of coordinates that are stored together; the number of levels if there is none.
    pub(super) fn coordinates_start(self) -> usize {
        let levels = self.levels();
        let is_first = |index: &usize| {
            levels[*index].is_compressed()
                && levels.get(index + 1).is_some_and(|it| it.is_singleton() && !it.is_soa())
        };
        (0..levels.len()).find(is_first).unwrap_or(self.level_rank())
    }

    /// Whether the levels from the first are coordinates only.
    pub(super) fn is_coordinates(self) -> bool {
        match self.levels() {
            [first, rest @ ..] => {
                first.is_compressed()
                    && rest.iter().all(|it| it.is_singleton())
                    && rest.last().unwrap_or(first).is_unique()
            }
            [] => false,
        }
    }

    fn integer(self, width: u32) -> TypeRef<'c> {
        match width {
            0 => *IndexType::get(self.ty.ctx()),
            _ => *IntegerType::get(self.ty.ctx(), width),
        }
    }

    /// The type of positions.
    pub(super) fn position_type(self) -> TypeRef<'c> {
        self.integer(self.encoding.map_or(0, |it| it.pos_width()))
    }

    /// The type of coordinates.
    pub(super) fn coordinate_type(self) -> TypeRef<'c> {
        self.integer(self.encoding.map_or(0, |it| it.crd_width()))
    }

    /// The element types of the arrays that store the levels.
    pub(super) fn storage(self) -> Vec<TypeRef<'c>> {
        let start = self.coordinates_start();
        let end = (start + 1).min(self.level_rank());
        let mut types = Vec::new();
        for level in self.levels().iter().take(end) {
            if level.is_compressed() {
                types.push(self.position_type());
            }
            if level.has_coordinates() {
                types.push(self.coordinate_type());
            }
        }
        types
    }
}
