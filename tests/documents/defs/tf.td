// The ODS document's first example, and what it takes for granted.
//
// Where Rust forces a difference: fragments are Rust, and so is a default (`"NHWC"` of the document is no expression).

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TF_Dialect : Dialect {
  let name = "tf";
  let cppNamespace = "::tf";
}

class TF_Op<string mnemonic, list<Trait> traits = []> : Op<TF_Dialect, mnemonic, traits>;

def TF_FpTensor : TensorOf<[F16, F32, F64]>;

class TF_AnyStrAttrOf<list<string> words> : StringBasedAttr<
    CPred<"[\"" # !interleave(words, "\", \"") # "\"].contains(&$_self.cast::<StringAttr>().value())">,
    "string attribute whose value is " # !interleave(words, " or ")>;

def TF_ConvertDataFormatAttr : TF_AnyStrAttrOf<["NHWC", "NCHW"]>;

class TF_DerivedOperandTypeAttr<int index> : DerivedTypeAttr<"self.operand(" # index # ").ty().element_type_or_self()">;

def TF_AvgPoolOp : TF_Op<"AvgPool", [NoMemoryEffect]> {
  let summary = "Means of the windows of a tensor";

  let description = [{
An element of `output` is the mean of one window of `value`. `ksize` is the size of the windows.
  }];

  let arguments = (ins
    TF_FpTensor:$value,

    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$ksize,
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<4>]>:$strides,
    TF_AnyStrAttrOf<["SAME", "VALID"]>:$padding,
    DefaultValuedAttr<TF_ConvertDataFormatAttr, "\"NHWC\"">:$data_format
  );

  let results = (outs
    TF_FpTensor:$output
  );

  TF_DerivedOperandTypeAttr T = TF_DerivedOperandTypeAttr<0>;
}

// `def TF_AddOp` is the class `AddOp`.
def TF_AddOp : TF_Op<"Add", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins TF_FpTensor:$lhs, TF_FpTensor:$rhs);
  let results = (outs TF_FpTensor:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
}
