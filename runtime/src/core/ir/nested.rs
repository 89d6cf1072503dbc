//! Building the regions of an operation.

use super::{Block, NO_ARGS, Op, OpBuilder, Region, Value};
use crate::core::location::Location;
use crate::core::types::Type;

/// The values that a closure returns for the terminator of the region that it fills, or that a builder takes: none, an
/// array, a slice or a vector.
pub trait IntoValues {
    /// The values.
    fn into_values(self) -> Vec<Value>;
}

impl IntoValues for () {
    fn into_values(self) -> Vec<Value> {
        Vec::new()
    }
}

impl<V: Into<Value>, const N: usize> IntoValues for [V; N] {
    fn into_values(self) -> Vec<Value> {
        self.map(Into::into).into()
    }
}

impl<V: Into<Value>> IntoValues for Vec<V> {
    fn into_values(self) -> Vec<Value> {
        self.into_iter().map(Into::into).collect()
    }
}

impl<V: Into<Value> + Copy> IntoValues for &[V] {
    fn into_values(self) -> Vec<Value> {
        self.iter().map(|value| (*value).into()).collect()
    }
}

impl<V: Into<Value> + Copy, const N: usize> IntoValues for &[V; N] {
    fn into_values(self) -> Vec<Value> {
        self.as_slice().into_values()
    }
}

impl<V: Into<Value> + Copy> IntoValues for &Vec<V> {
    fn into_values(self) -> Vec<Value> {
        self.as_slice().into_values()
    }
}

impl OpBuilder<'_> {
    /// Runs `build` with this builder, then restores the insertion point. Corresponds to
    /// `mlir::OpBuilder::InsertionGuard`.
    pub fn guarded<T>(&mut self, build: impl FnOnce(&mut OpBuilder<'_>) -> T) -> T {
        let (point, loc) = (self.insert_point(), self.loc());
        let result = build(self);
        self.set_insert_point(point);
        self.set_loc(loc);
        result
    }

    /// Creates a region with one block with arguments of these types and locations, runs `body` at its end, and
    /// restores the insertion point.
    pub fn build_region<T: Into<Type>>(
        &mut self,
        arguments: impl IntoIterator<Item = (T, Location)>,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]),
    ) -> Region {
        self.guarded(|b| {
            let region = b.new_region();
            let block = b.create_block(region, NO_ARGS);
            let arguments: Vec<Value> = arguments
                .into_iter()
                .map(|(ty, loc)| b.ir_mut().add_argument(block, ty, loc))
                .collect();
            body(b, &arguments);
            region
        })
    }

    /// Adds a block with arguments of these types to region `region` of `op`, runs `body` at its end with the arguments,
    /// and restores the insertion point.
    ///
    /// # Panics
    ///
    /// If `op` has fewer regions.
    #[track_caller]
    pub fn build_body<T: Into<Type>, const N: usize>(
        &mut self,
        op: impl Into<Op>,
        region: usize,
        types: [T; N],
        body: impl FnOnce(&mut OpBuilder<'_>, [Value; N]),
    ) -> Block {
        let region = self.op(op).region(region).handle();
        self.guarded(|b| {
            let block = b.create_block(region, types);
            let arguments = b.ir().block(block);
            let arguments = std::array::from_fn(|index| arguments.argument(index).handle());
            body(b, arguments);
            block
        })
    }

    /// Creates a region without blocks.
    pub fn new_region(&mut self) -> Region {
        self.ir_mut().add_region()
    }
}
