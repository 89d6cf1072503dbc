#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = [{
    Runs its regions many times, and may carry values from one iteration to the next. Corresponds to
    `mlir::LoopLikeOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Whether `value` is defined outside of the loop.",
      "bool",
      "isDefinedOutsideOfLoop",
      (ins "Value":$value),
      [{}],
      [{ rt::interfaces::is_defined_outside(*$_op, $value) }]
    >,
    InterfaceMethod<"The regions of the loop body.", "Vec<RegionRef<'ir>>", "getLoopRegions">,
    StaticInterfaceMethod<
      "Moves the loop-invariant operation `nested` out of the loop `op`.",
      "()",
      "moveOutOfLoop",
      (ins "&mut Ir":$ir, "Op":$op, "Op":$nested),
      [{}],
      [{ $ir.move_op($nested, InsertPoint::Before($op)) }]
    >,
    InterfaceMethod<
      "The induction variables, if the loop has any.",
      "Option<Vec<ValueRef<'ir>>>",
      "getLoopInductionVars",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The lower bounds of the induction variables, if the loop has any.",
      "Option<Vec<OpFoldResult<'ir>>>",
      "getLoopLowerBounds",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The steps of the induction variables, if the loop has any.",
      "Option<Vec<OpFoldResult<'ir>>>",
      "getLoopSteps",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The upper bounds of the induction variables, if the loop has any.",
      "Option<Vec<OpFoldResult<'ir>>>",
      "getLoopUpperBounds",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The initial values of the loop-carried values.",
      "OperandRange<'ir>",
      "getInitsMutable",
      (ins),
      [{}],
      [{ $_op.operands().slice(0..0) }]
    >,
    InterfaceMethod<
      "The block arguments of the loop-carried values.",
      "Vec<ValueRef<'ir>>",
      "getRegionIterArgs",
      (ins),
      [{}],
      [{ Vec::new() }]
    >,
    InterfaceMethod<
      "The values that are passed to the next iteration, if one operation yields them.",
      "Option<OperandRange<'ir>>",
      "getYieldedValuesMutable",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The results with the values of the last iteration, if there are any.",
      "Option<ResultRange<'ir>>",
      "getLoopResults",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<"The number of iterations, if it is known.", "Option<ApInt>", "getStaticTripCount", (ins), [{}], [{ None }]>
  ];
  let extraClassDeclaration = [{
    /// Whether `block` may be executed repeatedly within the current function: because it is in a loop, or because it can
    /// be reached from itself.
    pub fn block_is_in_loop(block: BlockRef<'_>) -> bool { rt::interfaces::block_is_in_loop(block) }
  }];
  let extraSharedClassDeclaration = [{
    /// The induction variable, if there is exactly one.
    pub fn single_induction_var(self) -> Option<ValueRef<'ir>> { rt::interfaces::single($_op.loop_induction_vars()) }
    /// The lower bound, if there is exactly one.
    pub fn single_lower_bound(self) -> Option<OpFoldResult<'ir>> { rt::interfaces::single($_op.loop_lower_bounds()) }
    /// The step, if there is exactly one.
    pub fn single_step(self) -> Option<OpFoldResult<'ir>> { rt::interfaces::single($_op.loop_steps()) }
    /// The upper bound, if there is exactly one.
    pub fn single_upper_bound(self) -> Option<OpFoldResult<'ir>> { rt::interfaces::single($_op.loop_upper_bounds()) }
    /// The block argument tied to the operand `init`.
    pub fn tied_loop_region_iter_arg(self, init: OpOperand<'_>) -> Option<ValueRef<'ir>> {
        let index = $_op.inits().op_operands().position(|it| it == init)?;
        $_op.region_iter_args().get(index).copied()
    }
    /// The block argument tied to the result `result`.
    pub fn tied_loop_region_iter_arg_of_result(self, result: ValueRef<'_>) -> Option<ValueRef<'ir>> {
        let index = $_op.loop_results()?.position(|it| it == result)?;
        $_op.region_iter_args().get(index).copied()
    }
    /// The initial value tied to `value`, a block argument or a result of the loop.
    pub fn tied_loop_init(self, value: ValueRef<'_>) -> Option<OpOperand<'ir>> {
        let index = $_op.region_iter_args().iter().position(|it| *it == value);
        let index = index.or_else(|| $_op.loop_results()?.position(|it| it == value))?;
        $_op.inits().op_operands().nth(index)
    }
    /// The yielded value tied to the block argument `argument`.
    pub fn tied_loop_yielded_value(self, argument: ValueRef<'_>) -> Option<OpOperand<'ir>> {
        let index = $_op.region_iter_args().iter().position(|it| *it == argument)?;
        $_op.yielded_values()?.op_operands().nth(index)
    }
    /// The result tied to the operand `init`.
    pub fn tied_loop_result(self, init: OpOperand<'_>) -> Option<ValueRef<'ir>> {
        let index = $_op.inits().op_operands().position(|it| it == init)?;
        $_op.loop_results()?.get(index)
    }
    /// The result tied to the block argument `argument`.
    pub fn tied_loop_result_of_argument(self, argument: ValueRef<'_>) -> Option<ValueRef<'ir>> {
        let index = $_op.region_iter_args().iter().position(|it| *it == argument)?;
        $_op.loop_results()?.get(index)
    }
  }];
  let verify = [{ rt::interfaces::verify_loop($_op) }];
  let verifyWithRegions = 1;
}

def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
