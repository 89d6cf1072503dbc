// Groups of operands and results of variable length, and what tells their sizes.

def MixedNormalVariadicOperandOp : TEST_Op<"mixed_normal_variadic_operand", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyTensor>:$input1, AnyTensor:$input2, Variadic<AnyTensor>:$input3);
}

def MixedNormalVariadicResults : TEST_Op<"mixed_normal_variadic_result", [SameVariadicResultSize]> {
  let results = (outs Variadic<AnyTensor>:$output1, AnyTensor:$output2, Variadic<AnyTensor>:$output3);
}

def VariadicWithSameOperandsResult : TEST_Op<"variadic_with_same_operand_results",
    [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<AnySignlessInteger>, Variadic<AnySignlessInteger>);
  let results = (outs Variadic<AnySignlessInteger>, Variadic<AnySignlessInteger>);
}

def AttrSizedOperandOp : TEST_Op<"attr_sized_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32:$c, Variadic<I32>:$d);
}

def AttrSizedResultOp : TEST_Op<"attr_sized_results", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, Variadic<I32>:$b, I32:$c, Variadic<I32>:$d);
}

def MinSizedOp : TEST_Op<"min_sized"> {
  let arguments = (ins Variadic<I32>:$values);
  let results = (outs Optional<I32>:$result);
  let assemblyFormat = "$values (`->` type($result)^)? attr-dict";
}

def FormatVariadicOfVariadicOperand : TEST_Op<"format_variadic_of_variadic_operand"> {
  let arguments = (ins
    VariadicOfVariadic<I64, "operand_segments">:$operand,
    DenseI32ArrayAttr:$operand_segments);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}

// Groups of groups beside other groups.
def TestNestedGroupsOp : TEST_Op<"nested_groups", [AttrSizedOperandSegments]> {
  let arguments = (ins
    I1:$flag,
    VariadicOfVariadic<AnyType, "case_sizes">:$cases,
    Optional<I32>:$extra,
    DenseI32ArrayAttr:$case_sizes);
  let assemblyFormat = "$flag `,` $cases `:` type($cases) (`extra` $extra^)? attr-dict";
}

// Groups without values are present.
def TestOptionalGroupsOp : TEST_Op<"optional_groups"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "`in` ($groups^ `:` type($groups)) : (`nothing`)? attr-dict";
}

def FormatVariadicOperand : TEST_Op<"format_variadic_operand"> {
  let arguments = (ins Variadic<I64>:$operand);
  let assemblyFormat = "$operand `:` type($operand) attr-dict";
}

def FormatMultipleVariadicOperands : TEST_Op<"format_multiple_variadic_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I64>:$operand0, Variadic<AnyType>:$operand1);
  let assemblyFormat = "` ` `(` $operand0 `)` `,` `(` $operand1 `:` type($operand1) `)` attr-dict";
}

def FormatTwoVariadicOperandsNoBuildableTypeOp : TEST_Op<"format_two_variadic_operands_no_buildable_type_op",
    [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
  let assemblyFormat = "`(` $a `:` type($a) `)` `->` `(` $b `:` type($b) `)`  attr-dict";
}

def FormatVariadicResult : TEST_Op<"format_variadic_result"> {
  let results = (outs Variadic<I64>:$result);
  let assemblyFormat = "`:` type($result) attr-dict";
}

def FormatMultipleVariadicResults : TEST_Op<"format_multiple_variadic_results", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I64>:$result0, Variadic<AnyType>:$result1);
  let assemblyFormat = "`:` ` ` `(` type($result0) `)` `,` `(` type($result1) `)` attr-dict";
}

def FormatOptionalOperandResultAOp : TEST_Op<"format_optional_operand_result_a_op", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I64>:$optional, Variadic<I64>:$variadic);
  let results = (outs Optional<I64>:$optional_res);
  let assemblyFormat = "`(` $optional `:` type($optional) `)` `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict";
}

def FormatOptionalOperandResultBOp : TEST_Op<"format_optional_operand_result_b_op", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I64>:$optional, Variadic<I64>:$variadic);
  let results = (outs Optional<I64>:$optional_res);
  let assemblyFormat = "(`(` $optional^ `:` type($optional) `)`)? `:` type($optional_res) (`[` $variadic^ `]`)? attr-dict";
}

def FormatOptionalResultA : TEST_Op<"format_optional_result_a_op", [AttrSizedResultSegments]> {
  let results = (outs Optional<I64>:$optional, Variadic<I64>:$variadic);
  let assemblyFormat = "(`:` type($optional)^ `->` type($variadic))? attr-dict";
}

def FormatOptionalResultB : TEST_Op<"format_optional_result_b_op", [AttrSizedResultSegments]> {
  let results = (outs Optional<I64>:$optional, Variadic<I64>:$variadic);
  let assemblyFormat = "(`:` type($optional) `->` type($variadic)^)? attr-dict";
}

// Sizes of groups that the rest of the text does not show: they are part of a dictionary.
class TestSizesOp<string name, list<Trait> traits = []>
    : TEST_Op<name, !listconcat(traits, [AttrSizedOperandSegments, AttrSizedResultSegments])> {
  let arguments = (ins Optional<I32>:$a, Variadic<I32>:$b, OptionalAttr<I32Attr>:$n);
  let results = (outs Optional<I32>:$r, Variadic<I32>:$s);
}
def TestSizesOfOperandsOp : TestSizesOp<"sizes_of_operands"> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($r) `and` type($s)";
}
def TestSizesOfResultsOp : TestSizesOp<"sizes_of_results"> {
  let assemblyFormat = "$a `and` $b attr-dict-with-keyword `:` functional-type(operands, results)";
}
def TestSizesOfBothOp : TestSizesOp<"sizes_of_both"> {
  let assemblyFormat = "operands prop-dict attr-dict `:` functional-type(operands, results)";
}
def TestSizesOfSomeOp : TestSizesOp<"sizes_of_some"> {
  let assemblyFormat = "$a `and` $b prop-dict attr-dict `->` type(results)";
}

// Sizes that may not fit the number of values.
def TestSizesOfOneOp : TEST_Op<"sizes_of_one", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<AnyType>:$a, Variadic<AnyType>:$b, AnyType:$c);
  let results = (outs Optional<AnyType>:$r, AnyType:$s, Variadic<AnyType>:$t);
}

// The sizes of nested groups in a dictionary of properties.
def TestNestedSizesOp : TEST_Op<"nested_sizes"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$o, DenseI32ArrayAttr:$sizes, I32Attr:$z);
  let assemblyFormat = "$o prop-dict attr-dict `:` type($o)";
}
