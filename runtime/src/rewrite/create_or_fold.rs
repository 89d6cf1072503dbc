//! Creating an operation, or the values that it folds to.

use smallvec::SmallVec;

use crate::core::ir::{InsertPoint, Op, OpBuilder, Previous, Value};
use crate::rewrite::constants::materialize_constant;
use crate::rewrite::fold::fold;
use crate::semantics::matchers::FoldResult;
use crate::semantics::traits::ConstantLike;

/// The maximum number of folds of one operation. Each but the last changes it in place.
const MAX_FOLDS: u32 = 100;

impl OpBuilder<'_> {
    /// Creates an operation by `create`, which creates no other, and folds it. Returns the values that it folds to, with
    /// new constants at the insertion point, or else its results. Corresponds to `mlir::OpBuilder::createOrFold`.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::builtin::UnrealizedConversionCastOp;
    /// use ods_runtime::ir::OpBuilder;
    /// use ods_runtime::text::parse_source;
    ///
    /// let ctx = Context::new();
    /// ctx.allow_unregistered_dialects(true);
    /// let mut ir = parse_source(&ctx, "m.mlir", br#"%0 = "t.value"() : () -> i32"#).unwrap();
    /// let value = ir.root().unwrap().region(0).first_block().unwrap().front().unwrap().result(0);
    /// let (value, ty) = (value.handle(), value.ty().handle());
    /// let mut b = OpBuilder::in_root(&mut ir);
    /// let values = b.create_or_fold(|b| UnrealizedConversionCastOp::build(b, &[ty], &[value]));
    /// assert_eq!(values[..], [value]);
    /// ```
    #[track_caller]
    pub fn create_or_fold<O: Into<Op>>(
        &mut self,
        create: impl FnOnce(&mut OpBuilder<'_>) -> O,
    ) -> SmallVec<[Value; 2]> {
        let (point, loc) = (self.insert_point(), self.loc());
        // Without a listener, which is not told of operations that do not stay.
        let op = create(&mut OpBuilder::new(self.ir_mut(), point, loc)).into();
        let is_constant = self.ir().op(op).has_trait::<ConstantLike>();
        if let Some((values, constants)) = if is_constant { None } else { self.folded(op) } {
            for constant in constants {
                self.insert(constant);
            }
            self.ir_mut().erase(op);
            return values;
        }
        self.notify(|ir, listener| listener.operation_inserted(ir, op, Previous::Nowhere));
        self.ir().op(op).results().handles().into_iter().collect()
    }

    /// The values that `op` folds to, and the new constants among them, detached. `None` if there are none, or `op` was
    /// changed in place.
    #[allow(clippy::type_complexity, reason = "the two lists belong together")]
    fn folded(&mut self, op: Op) -> Option<(SmallVec<[Value; 2]>, SmallVec<[Op; 2]>)> {
        // A change in place, such as a swap of operands, may make another fold possible.
        let mut folds = 0..MAX_FOLDS;
        let results = loop {
            folds.next()?;
            let results = fold(self.ir_mut(), op)?;
            if !results.is_empty() {
                break results;
            }
        };
        let view = self.ir().op(op);
        let (loc, types) = (view.loc(), view.results().types());
        let types: SmallVec<[_; 2]> = types.map(|ty| ty.handle()).collect();
        let (mut values, mut constants) = (SmallVec::new(), SmallVec::<[Op; 2]>::new());
        for (result, ty) in results.iter().zip(types) {
            let attr = match *result {
                FoldResult::Value(value) => {
                    values.push(value);
                    continue;
                }
                FoldResult::Attr(attr) => attr,
            };
            let mut b = OpBuilder::new(self.ir_mut(), InsertPoint::Detached, loc);
            let Some(constant) = materialize_constant(&mut b, op, attr, ty) else {
                constants.into_iter().for_each(|constant| self.ir_mut().erase(constant));
                return None;
            };
            constants.push(constant);
            values.push(self.ir().op(constant).result(0).handle());
        }
        Some((values, constants))
    }
}
