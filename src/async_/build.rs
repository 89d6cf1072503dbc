//! The builder of `async.execute`.

use ods_runtime::ir::IntoValues;
use ods_runtime::{Location, OpBuilder, OpOf, Region, Type, Value};

use super::value_type;
use crate::async_::{ExecuteOp, TokenType, ValueType, YieldOp};
use crate::builders::arguments;

impl ExecuteOp<'_> {
    /// Starts a task. The types of its results are those of the values that the body yields.
    pub fn builder<'b>(b: &'b mut OpBuilder<'_>) -> ExecuteOpBuilder<'b> {
        ExecuteOpBuilder { b: b.reborrow(), dependencies: Vec::new(), operands: Vec::new() }
    }
}

/// An `async.execute` that is about to be created, from [`ExecuteOp::builder`].
#[must_use = "`body` creates the operation"]
pub struct ExecuteOpBuilder<'b> {
    b: OpBuilder<'b>,
    dependencies: Vec<Value>,
    operands: Vec<Value>,
}

impl ExecuteOpBuilder<'_> {
    /// Sets the tokens that the task waits for.
    pub fn dependencies(mut self, tokens: impl IntoValues) -> Self {
        self.dependencies = tokens.into_values();
        self
    }

    /// Sets the asynchronous values whose contents the body gets.
    pub fn operands(mut self, values: impl IntoValues) -> Self {
        self.operands = values.into_values();
        self
    }

    /// Creates the task. `body` gets the contents of the operands, and returns what the task yields.
    ///
    /// # Panics
    ///
    /// If the task does not have `N` operands.
    #[track_caller]
    pub fn body<const N: usize, Y: IntoValues>(
        mut self,
        body: impl FnOnce(&mut OpBuilder<'_>, [Value; N]) -> Y,
    ) -> OpOf<ExecuteOp<'static>> {
        let _ = arguments::<N>("async.execute", &self.operands);
        let mut yielded = Vec::new();
        let contents = self.arguments();
        let region = self.b.build_region(contents, |b, contents| {
            yielded = body(b, arguments("async.execute", contents)).into_values();
            YieldOp::build(b, &yielded);
        });
        self.create(region, &yielded)
    }

    /// The types and locations of the body's arguments.
    fn arguments(&self) -> Vec<(Type, Location)> {
        let argument = |operand: &Value| {
            let operand = self.b.ir().value(*operand);
            (value_type(operand.ty()).handle(), operand.loc().unwrap_or(self.b.loc()))
        };
        self.operands.iter().map(argument).collect()
    }

    #[track_caller]
    fn create(mut self, body: Region, yielded: &[Value]) -> OpOf<ExecuteOp<'static>> {
        let mut types: Vec<Type> = vec![TokenType::get(self.b.ctx()).into()];
        types.extend(
            yielded.iter().map(|value| Type::from(ValueType::get(self.b.ir().value(*value).ty()))),
        );
        self.b
            .new_op::<ExecuteOp<'_>>()
            .set_dependencies(&self.dependencies)
            .set_body_operands(&self.operands)
            .with_types(types)
            .with_region(body)
            .build()
    }
}
