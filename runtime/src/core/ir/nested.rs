//! Regions that are filled while the operation that will hold them is built.

use super::{InsertPoint, Op, OpBuilder, Region, Value};
use crate::core::location::Location;
use crate::core::types::Type;

impl OpBuilder<'_> {
    /// Runs `build` with this builder and comes back to where it was. Corresponds to `mlir::OpBuilder::InsertionGuard`.
    pub fn guarded<T>(&mut self, build: impl FnOnce(&mut OpBuilder<'_>) -> T) -> T {
        let (point, loc) = (self.insert_point(), self.loc());
        let result = build(self);
        self.set_insert_point(point);
        self.set_loc(loc);
        result
    }

    /// Makes a region of one block, with arguments of these types and locations, has `body` fill it, and comes back to
    /// where it was.
    pub fn build_region<T: Into<Type>>(
        &mut self,
        arguments: impl IntoIterator<Item = (T, Location)>,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]),
    ) -> Region {
        self.guarded(|b| {
            let region = b.new_region();
            let block = b.create_block(region, [] as [Type; 0]);
            let arguments: Vec<Value> = arguments
                .into_iter()
                .map(|(ty, loc)| b.ir_mut().add_argument(block, ty, loc))
                .collect();
            body(b, &arguments);
            region
        })
    }

    /// Has `build` end the last block of `region` if no terminator does; a region without blocks gets one first.
    /// Corresponds to `ensureTerminator` of `SingleBlockImplicitTerminator`.
    pub fn ensure_terminator(
        &mut self,
        region: Region,
        build: impl FnOnce(&mut OpBuilder<'_>) -> Op,
    ) {
        self.guarded(|b| {
            let last = b.ir().region(region).last_block().map(|block| block.handle());
            let block = last.unwrap_or_else(|| b.create_block(region, [] as [Type; 0]));
            if b.ir().block(block).terminator().is_none() {
                b.set_insert_point(InsertPoint::End(block));
                build(b);
            }
        });
    }
}
