// A second definition for mechanisms that have only one in the other files. `tests/mechanisms.rs` counts them.

// ---- Formats ----

def NotedOp : My_Op<"noted"> {
  let arguments = (ins I64Prop:$count, StrAttr:$note);
  let assemblyFormat = "prop-dict attr-dict";
}
def PassedOp : My_Op<"passed"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type(results)";
}
def LabeledOp : My_Op<"labeled"> {
  let arguments = (ins I1:$on, OptionalAttr<StrAttr>:$label);
  let assemblyFormat = "$on custom<Tags>(attr-dict)";
}
def SealedOp : My_Op<"sealed"> {
  let arguments = (ins BoolProp:$open, I64Prop:$number);
  let assemblyFormat = "custom<Seal>(prop-dict) attr-dict";
}
def DozensOp : My_Op<"dozens"> {
  let arguments = (ins I64Prop:$count);
  let assemblyFormat = "custom<Count>($count, \"12\") attr-dict";
}

// ---- Builders ----

def SpotOp : My_Op<"spot"> {
  let arguments = (ins I64Attr:$x, I64Attr:$y);
  let builders = [
    OpBuilder<(ins "u64":$both), [{ return Self::build($_builder, both, both); }]>,
    OpBuilder<(ins), [{ return Self::build($_builder, 0, 0); }]>
  ];
}
def RoundedOp : My_Op<"rounded"> {
  let arguments = (ins I64Attr:$value);
  let builders = [OpBuilder<(ins "u32":$whole), [{ return Self::build($_builder, whole.into()); }]>];
}

// ---- Types and operands ----

def MixOp : My_Op<"mix", [AllTypesMatch<["a", "b"]>]> {
  let arguments = (ins AnyInteger:$a, AnyInteger:$b);
  let assemblyFormat = "$a `with` $b attr-dict `:` type($b)";
}
def LikeOp : My_Op<"like", [SameTypeOperands]> {
  let arguments = (ins Variadic<AnyType>:$values);
}
def KindOp : My_Op<"kind", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$kind, StrAttr:$name);
  let results = (outs AnyType:$result);
}
def PartsOp : My_Op<"parts", [AttrSizedResultSegments]> {
  let results = (outs Variadic<AnyType>:$heads, Optional<I1>:$flag, Variadic<AnyType>:$tails);
}
def HalvesOp : My_Op<"halves", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$left, Variadic<I64>:$right);
}
def GridOp : My_Op<"grid"> {
  let arguments = (ins VariadicOfVariadic<Index, "lengths">:$cells, DenseI32ArrayAttr:$lengths);
}
