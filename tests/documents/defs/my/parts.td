// Constraints on successors, and constraints that depend on the operation.

include "mlir/IR/Properties.td"

def My_NoArgs : Successor<CPred<"$_self.num_arguments() == 0">, "a block without arguments">;
def My_OneArgEach : Successor<CPred<"$_self.num_arguments() == $_op.num_operands()">,
    "a block with an argument per operand">;

// One successor and several, constrained by the block alone and together with the operation.
def My_GoOp : My_Op<"go", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let successors = (successor My_NoArgs:$first, VariadicSuccessor<My_OneArgEach>:$others);
  let assemblyFormat = "($values^ `:` type($values))? $first `or` `[` $others `]` attr-dict";
}

def My_SameAsFirst : Type<CPred<"$_op.operand(0).ty() == $_self">, "the type of the first operand">;
def My_Count : Attr<CPred<"$_self.dyn_cast::<IntegerAttr>().is_some_and(|it| it.int() == Some($_op.num_operands() as i64))">,
    "the number of operands"> {
  let storageType = "IntegerAttr";
  let returnType = "i64";
  let convertFromStorage = "$_self.int().unwrap_or_default()";
}
def My_CountProp : ConfinedProp<I64Prop, CPred<"$_self == $_op.num_results() as i64">, "the number of results">;
def My_AsManyBlocks : Region<CPred<"$_self.blocks().count() == $_op.num_operands()">, "as many blocks as operands">;

// The constraint of each part depends on the operation.
def My_TellOp : My_Op<"tell", [NoTerminator]> {
  let arguments = (ins AnyType:$first, Variadic<My_SameAsFirst>:$rest, My_Count:$count, OptionalAttr<My_Count>:$again,
    My_CountProp:$results_of);
  let results = (outs Variadic<My_SameAsFirst>:$copies);
  let regions = (region VariadicRegion<My_AsManyBlocks>:$bodies);
}

def My_BlocksOp : My_Op<"blocks"> {
  let regions = (region AnyRegion:$body);
}
