//! The builder of functions with a body.

use ods_runtime::ir::{InsertPoint, IntoValues};
use ods_runtime::types::FunctionType;
use ods_runtime::{OpBuilder, OpOf, Value};

use crate::builders::arguments;
use crate::func::{FuncOp, ReturnOp};

impl FuncOp<'_> {
    /// Creates a function with a body. `body` gets the arguments, and returns the operands of the `func.return` at its
    /// end; without values, it may build the terminator itself.
    ///
    /// # Panics
    ///
    /// If the function does not have `N` arguments.
    #[track_caller]
    pub fn define<const N: usize, Y: IntoValues>(
        b: &mut OpBuilder<'_>,
        name: &str,
        ty: FunctionType<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, [Value; N]) -> Y,
    ) -> OpOf<Self> {
        let inputs = ty.inputs().to_vec();
        let count = inputs.len();
        assert!(count == N, "the body of `{name}` takes {N} values, and there are {count}");
        let function = Self::build(b, name, ty);
        let region = b.get(function).body().handle();
        b.guarded(|b| {
            let entry = b.create_block(region, inputs);
            let values = b.ir().block(entry).argument_handles().to_vec();
            let results = body(b, arguments("func.func", &values)).into_values();
            let InsertPoint::End(end) = b.insert_point() else { return };
            if b.ir().block(end).terminator().is_none() {
                ReturnOp::build(b, &results);
            }
        });
        function
    }
}
