#ifndef MLIR_DESTINATIONSTYLEOPINTERFACE
#define MLIR_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let description = [{
    Some operands are destinations: the results are written into these buffers, or are these tensors with something
    changed. Each destination that is a tensor is tied to a result. All other operands are inputs. Corresponds to
    `mlir::DestinationStyleOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The destinations, which are consecutive operands.", "OperandRange<'ir>", "getDpsInitsMutable">
  ];
  let extraClassDeclaration = [{
    /// Sets destination `index` of `op` to `value`.
    ///
    /// # Panics
    ///
    /// When there are fewer destinations.
    pub fn set_dps_init_operand(ir: &mut Ir, op: Op, index: usize, value: impl Into<Value>) {
        rt::interfaces::set_dps_init_operand(ir, op, index, value.into())
    }
  }];
  let extraSharedClassDeclaration = [{
    /// The number of destinations.
    pub fn num_dps_inits(self) -> usize { $_op.dps_inits().len() }
    /// Destination `index`.
    pub fn dps_init_operand(self, index: usize) -> Option<OpOperand<'ir>> { $_op.dps_inits().op_operands().nth(index) }
    /// The number of inputs.
    pub fn num_dps_inputs(self) -> usize { $_op.num_operands() - $_op.num_dps_inits() }
    /// The operands that are inputs.
    pub fn dps_input_operands(self) -> impl Iterator<Item = OpOperand<'ir>> {
        let inits = $_op.dps_inits();
        $_op.operands().op_operands().filter(move |operand| !inits.contains(*operand))
    }
    /// The inputs.
    pub fn dps_inputs(self) -> impl Iterator<Item = ValueRef<'ir>> { $_op.dps_input_operands().map(|it| it.get()) }
    /// Input `index`.
    pub fn dps_input_operand(self, index: usize) -> Option<OpOperand<'ir>> { $_op.dps_input_operands().nth(index) }
    /// Whether `operand`, which is one of the operation, is an input.
    pub fn is_dps_input(self, operand: OpOperand<'_>) -> bool { !$_op.is_dps_init(operand) }
    /// Whether `operand` is a destination.
    pub fn is_dps_init(self, operand: OpOperand<'_>) -> bool { $_op.dps_inits().contains(operand) }
    /// Whether `operand` is neither a buffer nor a tensor.
    pub fn is_scalar(self, operand: OpOperand<'_>) -> bool {
        let ty = operand.get().ty();
        !ty.isa::<BaseMemRefType<'_>>() && !ty.isa::<TensorType<'_>>()
    }
    /// The result that the destination `operand` is tied to.
    pub fn tied_op_result(self, operand: OpOperand<'_>) -> Option<ValueRef<'ir>> {
        let index = $_op.dps_inits().op_operands().position(|init| init == operand)?;
        $_op.results().get(index)
    }
    /// The destination that `result` is tied to.
    pub fn tied_op_operand(self, result: ValueRef<'_>) -> Option<OpOperand<'ir>> {
        let index = $_op.results().position(|it| it == result)?;
        $_op.dps_init_operand(index)
    }
    /// Whether there is a buffer among the operands and no tensor.
    pub fn has_pure_buffer_semantics(self) -> bool {
        let types = || $_op.operands().types();
        !types().any(|ty| ty.isa::<TensorType<'_>>()) && types().any(|ty| ty.isa::<BaseMemRefType<'_>>())
    }
    /// Whether there is a tensor among the operands and no buffer.
    pub fn has_pure_tensor_semantics(self) -> bool {
        let types = || $_op.operands().types();
        !types().any(|ty| ty.isa::<BaseMemRefType<'_>>()) && types().any(|ty| ty.isa::<TensorType<'_>>())
    }
  }];
  let verify = [{ rt::interfaces::verify_destination_style($_op) }];
  let verifyWithRegions = 1;
}

#endif // MLIR_DESTINATIONSTYLEOPINTERFACE
