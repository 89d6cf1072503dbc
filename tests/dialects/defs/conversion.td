// Operations for conversions, with names and text forms of MLIR's own test dialect, so that the two can be compared.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def Conv_Dialect : Dialect {
  let name = "test";
  let summary = "Operations for conversions";
  let cppNamespace = "::test";
}

class TEST_Op<string mnemonic, list<Trait> traits = []> : Op<Conv_Dialect, mnemonic, traits>;

// Operations that are illegal, and those that they become.
def IllegalOpA : TEST_Op<"illegal_op_a"> { let results = (outs I32:$result); }
def IllegalOpB : TEST_Op<"illegal_op_b"> { let results = (outs I32:$result); }
def IllegalOpC : TEST_Op<"illegal_op_c"> { let results = (outs I32:$result); }
def IllegalOpD : TEST_Op<"illegal_op_d"> { let results = (outs I32:$result); }
def IllegalOpE : TEST_Op<"illegal_op_e"> { let results = (outs I32:$result); }
def IllegalOpF : TEST_Op<"illegal_op_f"> { let results = (outs I32:$result); }
def IllegalOpG : TEST_Op<"illegal_op_g"> { let results = (outs I32:$result); }
def LegalOpA : TEST_Op<"legal_op_a"> {
  let arguments = (ins StrAttr:$status);
  let results = (outs I32:$result);
}
def LegalOpB : TEST_Op<"legal_op_b"> { let results = (outs I32:$result); }
def RewriteOp : TEST_Op<"rewrite"> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$result);
}

def Success : ConstantAttr<StrAttr, "\"Success\"">;
def Failure : ConstantAttr<StrAttr, "\"Failure\"">;

// Fewer steps are better.
def ADirectly : Pat<(IllegalOpA), (LegalOpA Success)>;
def AThroughB : Pat<(IllegalOpA), (IllegalOpB)>;
def B : Pat<(IllegalOpB), (LegalOpA Failure)>;

// Of as many steps, a higher benefit is better.
def CThroughD : Pat<(IllegalOpC), (IllegalOpD)>;
def CThroughE : Pat<(IllegalOpC), (IllegalOpE), [], [], (addBenefit 10)>;
def D : Pat<(IllegalOpD), (LegalOpA Failure)>;
def E : Pat<(IllegalOpE), (LegalOpA Success)>;

def Rewrite : Pat<(RewriteOp $input), (replaceWithValue $input)>;

// Types.
def CastOp : TEST_Op<"cast"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$result);
}
def TypeProducerOp : TEST_Op<"type_producer"> { let results = (outs AnyType:$result); }
def AnotherTypeProducerOp : TEST_Op<"another_type_producer"> { let results = (outs AnyType:$result); }
def TypeConsumerOp : TEST_Op<"type_consumer"> { let arguments = (ins AnyType:$input); }
def TypeChangerOp : TEST_Op<"type_changer"> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$result);
}
def ValidProducerOp : TEST_Op<"valid_producer"> { let results = (outs AnyType:$result); }
def ValidConsumerOp : TEST_Op<"valid_consumer"> { let arguments = (ins AnyType:$input); }
def ReplaceWithValidProducerOp : TEST_Op<"replace_with_valid_producer"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
}
def ReplaceWithValidConsumerOp : TEST_Op<"replace_with_valid_consumer"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$results);
}

// Terminators.
def ReturnOp : TEST_Op<"return", [Terminator]> { let arguments = (ins Variadic<AnyType>:$inputs); }
def InvalidOp : TEST_Op<"invalid", [Terminator]> { let arguments = (ins Variadic<AnyType>:$inputs); }
def ValidOp : TEST_Op<"valid", [Terminator]> { let arguments = (ins Variadic<AnyType>:$inputs); }
def FinishOp : TEST_Op<"finish", [Terminator]>;

// Blocks and regions.
def RegionOp : TEST_Op<"region"> { let regions = (region AnyRegion:$region); }
def RegionBuilderOp : TEST_Op<"region_builder">;
def CreateBlockOp : TEST_Op<"create_block">;
def CreateIllegalBlockOp : TEST_Op<"create_illegal_block">;
def UndoBlockArgReplaceOp : TEST_Op<"undo_block_arg_replace"> { let regions = (region AnyRegion:$region); }
def UndoBlockEraseOp : TEST_Op<"undo_block_erase"> { let regions = (region AnyRegion:$region); }
def UndoBlocksMergeOp : TEST_Op<"undo_blocks_merge"> { let regions = (region AnyRegion:$region); }
def SignatureConversionUndoOp : TEST_Op<"signature_conversion_undo"> { let regions = (region AnyRegion:$region); }
def ConvertBlockArgsOp : TEST_Op<"convert_block_args", [SingleBlock, NoTerminator]> {
  let arguments = (ins Optional<AnyType>:$input, UnitAttr:$is_legal, UnitAttr:$replace_with_operand, UnitAttr:$duplicate);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $input (`is_legal` $is_legal^)? (`replace_with_operand` $replace_with_operand^)? (`duplicate` $duplicate^)?
    $body attr-dict `:` functional-type($input, results)
  }];
}
def MergeBlocksOp : TEST_Op<"merge_blocks"> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
}

// Repeated, and nested.
def RecursiveRewriteOp : TEST_Op<"recursive_rewrite"> {
  let arguments = (ins I64Attr:$depth);
  let assemblyFormat = "$depth attr-dict";
}
def ReplaceNonRootOp : TEST_Op<"replace_non_root"> { let results = (outs Variadic<I32>:$results); }
def OneRegionOp : TEST_Op<"one_region_op"> { let regions = (region AnyRegion:$region); }
