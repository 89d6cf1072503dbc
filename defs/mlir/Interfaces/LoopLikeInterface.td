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
      "Whether `value` comes from outside of the loop.",
      "bool",
      "isDefinedOutsideOfLoop",
      (ins "Value":$value),
      [{}],
      [{ rt::interfaces::is_defined_outside(*$_op, $value) }]
    >,
    InterfaceMethod<"The regions that are repeated.", "Vec<RegionRef<'ir>>", "getLoopRegions">,
    StaticInterfaceMethod<
      "Moves `nested`, which does not depend on the iteration, out of the loop `op`.",
      "()",
      "moveOutOfLoop",
      (ins "&mut Ir":$ir, "Op":$op, "Op":$nested),
      [{}],
      [{ $ir.move_op($nested, InsertPoint::Before($op)) }]
    >,
    InterfaceMethod<
      "The variables that count, if the loop has such.",
      "Option<Vec<ValueRef<'ir>>>",
      "getLoopInductionVars",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "Where they start, if the loop has such.",
      "Option<Vec<OpFoldResult<'ir>>>",
      "getLoopLowerBounds",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "By how much they grow, if the loop has such.",
      "Option<Vec<OpFoldResult<'ir>>>",
      "getLoopSteps",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "Where they end, if the loop has such.",
      "Option<Vec<OpFoldResult<'ir>>>",
      "getLoopUpperBounds",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The first values of what is carried.",
      "OperandRange<'ir>",
      "getInitsMutable",
      (ins),
      [{}],
      [{ $_op.operands().slice(0..0) }]
    >,
    InterfaceMethod<
      "The block arguments that hold what is carried.",
      "Vec<ValueRef<'ir>>",
      "getRegionIterArgs",
      (ins),
      [{}],
      [{ Vec::new() }]
    >,
    InterfaceMethod<
      "The values that the next iteration gets, if one operation yields them.",
      "Option<OperandRange<'ir>>",
      "getYieldedValuesMutable",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The results that hold what the last iteration yields, if there are such.",
      "Option<ResultRange<'ir>>",
      "getLoopResults",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<"How often the body is run, if that is known.", "Option<ApInt>", "getStaticTripCount", (ins), [{}], [{ None }]>
  ];
  let extraClassDeclaration = [{
    /// Whether `block` may run again and again, within the current function: because of a loop around it, or because it can
    /// be reached from itself.
    pub fn block_is_in_loop(block: BlockRef<'_>) -> bool { rt::interfaces::block_is_in_loop(block) }
  }];
  let extraSharedClassDeclaration = [{
    /// The variable that counts, if it is a single one.
    pub fn single_induction_var(self) -> Option<ValueRef<'ir>> { rt::interfaces::single($_op.loop_induction_vars()) }
    /// Where it starts, if it is a single one.
    pub fn single_lower_bound(self) -> Option<OpFoldResult<'ir>> { rt::interfaces::single($_op.loop_lower_bounds()) }
    /// By how much it grows, if it is a single one.
    pub fn single_step(self) -> Option<OpFoldResult<'ir>> { rt::interfaces::single($_op.loop_steps()) }
    /// Where it ends, if it is a single one.
    pub fn single_upper_bound(self) -> Option<OpFoldResult<'ir>> { rt::interfaces::single($_op.loop_upper_bounds()) }
    /// The block argument that holds what starts as the operand `init`.
    pub fn tied_loop_region_iter_arg(self, init: OpOperand<'_>) -> Option<ValueRef<'ir>> {
        let index = $_op.inits().op_operands().position(|it| it == init)?;
        $_op.region_iter_args().get(index).copied()
    }
    /// The block argument that holds what ends as the result `result`.
    pub fn tied_loop_region_iter_arg_of_result(self, result: ValueRef<'_>) -> Option<ValueRef<'ir>> {
        let index = $_op.loop_results()?.position(|it| it == result)?;
        $_op.region_iter_args().get(index).copied()
    }
    /// The operand that is the first of what `value`, such a block argument or a result of the loop, holds.
    pub fn tied_loop_init(self, value: ValueRef<'_>) -> Option<OpOperand<'ir>> {
        let index = $_op.region_iter_args().iter().position(|it| *it == value);
        let index = index.or_else(|| $_op.loop_results()?.position(|it| it == value))?;
        $_op.inits().op_operands().nth(index)
    }
    /// What the next iteration gets as the block argument `argument`.
    pub fn tied_loop_yielded_value(self, argument: ValueRef<'_>) -> Option<OpOperand<'ir>> {
        let index = $_op.region_iter_args().iter().position(|it| *it == argument)?;
        $_op.yielded_values()?.op_operands().nth(index)
    }
    /// The result that ends what starts as the operand `init`.
    pub fn tied_loop_result(self, init: OpOperand<'_>) -> Option<ValueRef<'ir>> {
        let index = $_op.inits().op_operands().position(|it| it == init)?;
        $_op.loop_results()?.get(index)
    }
    /// The result that ends what the block argument `argument` holds.
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
