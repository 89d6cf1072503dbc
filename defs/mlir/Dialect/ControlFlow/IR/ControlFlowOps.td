#ifndef MLIR_DIALECTS_CONTROLFLOW_IR_CONTROLFLOWOPS_TD
#define MLIR_DIALECTS_CONTROLFLOW_IR_CONTROLFLOWOPS_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ControlFlow_Dialect : Dialect {
  let name = "cf";
  let cppNamespace = "::ods::cf";
  let dependentDialects = ["::ods::arith::ArithDialect"];
  let description = [{
    Branches between the blocks of a region: the control flow that is left when structured constructs have been lowered.
  }];
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { ods::inliner::add::<ods::inliner::Anywhere>(d) }
  }];
}

class CF_Op<string mnemonic, list<Trait> traits = []> : Op<ControlFlow_Dialect, mnemonic, traits>;

def AssertOp : CF_Op<"assert", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Assert operation with message attribute";
  let description = [{
    Stops the program with the message `msg` when `arg` is false; does nothing when it is true.

    ```mlir
    cf.assert %in_bounds, "index out of bounds"
    ```
  }];
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
  let hasCanonicalizeMethod = 1;
}

def BranchOp : CF_Op<"br", [
    DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>, Pure, Terminator]> {
  let summary = "Branch operation";
  let description = [{
    Jumps to the block `dest`. The operands become the values of the block's arguments, so their number and types are
    those of the arguments.

    ```mlir
    cf.br ^loop(%zero : index)
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let hasCanonicalizeMethod = 1;
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
  let builders = [
    OpBuilder<(ins "Block":$dest, CArg<"&[Value]", "&[]">:$destOperands), [{
      $_state.add_successor(dest);
      $_state.add_operands(dest_operands.iter().copied());
    }]>
  ];
}

def CondBranchOp : CF_Op<"cond_br", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
    WeightedBranchOpInterface, Pure, Terminator]> {
  let summary = "Conditional branch operation";
  let description = [{
    Jumps to `trueDest` when `condition` is true and to `falseDest` otherwise, each with its own operands for the
    block's arguments. Both may be the same block; neither may be the entry block of the region. `branch_weights`, one
    number per destination, says how often each is expected to be taken.

    ```mlir
    cf.cond_br %more weights(90, 10), ^body(%i : index), ^exit
    ```
  }];
  let arguments = (ins
    I1:$condition,
    Variadic<AnyType>:$trueDestOperands,
    Variadic<AnyType>:$falseDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let hasCanonicalizer = 1;
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)` )? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
  let builders = [
    OpBuilder<(ins
      "Value":$condition,
      "Block":$trueDest,
      "&[Value]":$trueOperands,
      "Block":$falseDest,
      "&[Value]":$falseOperands,
      CArg<"&[i32]", "&[]">:$branchWeights
    ), [{
      if !branch_weights.is_empty() {
        $_state.set_property(Self::BRANCH_WEIGHTS, DenseI32ArrayAttr::get($_ctxt, branch_weights));
      }
      $_state.add_operand(condition);
      $_state.add_operands(true_operands.iter().chain(false_operands).copied());
      $_state.set_segments(Self::OPERAND_SEGMENT_SIZES, &[1, true_operands.len(), false_operands.len()]);
      $_state.add_successor(true_dest);
      $_state.add_successor(false_dest);
    }]>,
    OpBuilder<(ins
      "Value":$condition,
      "Block":$trueDest,
      "Block":$falseDest,
      CArg<"&[Value]", "&[]">:$falseOperands,
      CArg<"&[i32]", "&[]">:$branchWeights
    ), [{
      return Self::build_from_condition_with_branch_weights(
        $_builder, condition, true_dest, &[], false_dest, false_operands, branch_weights);
    }], "build_without_true_operands">
  ];
}

def SwitchOp : CF_Op<"switch", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>,
    Pure, Terminator]> {
  let summary = "Switch operation";
  let description = [{
    Jumps to the destination of the case whose value equals `flag`, or to the default destination when there is none.
    Every destination has operands of its own.

    ```mlir
    cf.switch %op : i32, [
      default: ^unknown,
      0: ^add(%a, %b : f32, f32),
      1: ^neg(%a : f32)
    ]
    ```
  }];
  let arguments = (ins
    AnyInteger:$flag,
    Variadic<AnyType>:$defaultOperands,
    VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
    OptionalAttr<AnyIntElementsAttr>:$case_values,
    DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor
    AnySuccessor:$defaultDestination,
    VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands, type($defaultOperands),
                            $case_values, $caseDestinations, $caseOperands, type($caseOperands))
    `]` attr-dict
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins
      "Value":$flag,
      "Block":$defaultDestination,
      "&[Value]":$defaultOperands,
      CArg<"impl crate::cf::CaseValues", "&[] as &[i32]">:$caseValues,
      CArg<"&[Block]", "&[]">:$caseDestinations,
      CArg<"&[&[Value]]", "&[]">:$caseOperands
    )>
  ];
}

#endif // MLIR_DIALECTS_CONTROLFLOW_IR_CONTROLFLOWOPS_TD
