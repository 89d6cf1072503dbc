// `qualified`: the ODS document shows it with `vector.multi_reduction`.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Vector_Dialect : Dialect {
  let name = "vector";
  let cppNamespace = "::documents::vector";
  let useDefaultAttributePrinterParser = 1;
}

def Vector_CombiningKind : I32Enum<"CombiningKind", "how elements are combined", [
    I32EnumCase<"Add", 0, "add">, I32EnumCase<"MinF", 1, "minf">]> {
  let cppNamespace = "::documents::vector";
}

def Vector_CombiningKindAttr : EnumAttr<Vector_Dialect, Vector_CombiningKind, "kind"> {
  let assemblyFormat = "`<` $value `>`";
}

class MultiReduction<string mnemonic, string kind> : Op<Vector_Dialect, mnemonic> {
  let arguments = (ins Vector_CombiningKindAttr:$kind, AnyVectorOfNonZeroRank:$source);
  let assemblyFormat = kind # " `,` $source attr-dict `:` type($source)";
}

def MultiReductionOp : MultiReduction<"multi_reduction", "$kind">;
def QualifiedMultiReductionOp : MultiReduction<"qualified_multi_reduction", "qualified($kind)">;
