//! The builder of `cf.switch`.

use ods_runtime::apint::ApInt;
use ods_runtime::ir::IntoValues;
use ods_runtime::types::IntegerType;
use ods_runtime::{Block, OpBuilder, OpOf, Value};

use super::{SwitchOp, case_values};

impl SwitchOp<'_> {
    /// Starts a `switch` with its default destination. [`case`](SwitchOpBuilder::case) adds the other destinations.
    pub fn builder<'b>(
        b: &'b mut OpBuilder<'_>,
        flag: impl Into<Value>,
        default_destination: Block,
        default_operands: impl IntoValues,
    ) -> SwitchOpBuilder<'b> {
        SwitchOpBuilder {
            b: b.reborrow(),
            flag: flag.into(),
            default_operands: default_operands.into_values(),
            destinations: vec![default_destination],
            values: Vec::new(),
            operands: Vec::new(),
        }
    }
}

/// A `cf.switch` that is about to be created, from [`SwitchOp::builder`].
#[must_use = "`build` creates the operation"]
pub struct SwitchOpBuilder<'b> {
    b: OpBuilder<'b>,
    flag: Value,
    default_operands: Vec<Value>,
    destinations: Vec<Block>,
    values: Vec<ApInt>,
    operands: Vec<Vec<Value>>,
}

impl SwitchOpBuilder<'_> {
    /// Adds the destination for a value of the flag. Of a value that is too large, the low bits count.
    pub fn case(self, value: i64, destination: Block, operands: impl IntoValues) -> Self {
        let ty = self.b.ir().value(self.flag).ty();
        let width = ty.dyn_cast::<IntegerType<'_>>().map_or(64, |ty| ty.width());
        self.case_of(ApInt::from_i64(width, value), destination, operands)
    }

    /// Adds the destination for a value of the flag, which has the flag's width.
    pub fn case_of(mut self, value: ApInt, destination: Block, operands: impl IntoValues) -> Self {
        self.values.push(value);
        self.destinations.push(destination);
        self.operands.push(operands.into_values());
        self
    }

    /// Creates the operation.
    #[track_caller]
    pub fn build(mut self) -> OpOf<SwitchOp<'static>> {
        let values = case_values(self.b.ir().value(self.flag).ty(), &self.values);
        let groups: Vec<&[Value]> = self.operands.iter().map(Vec::as_slice).collect();
        self.b
            .new_op::<SwitchOp<'_>>()
            .set_flag(self.flag)
            .set_default_operands(&self.default_operands)
            .set_case_operands(&groups)
            .set_case_values(values)
            .with_successors(self.destinations)
            .build()
    }
}
