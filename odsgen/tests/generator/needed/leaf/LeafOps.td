include "mlir/IR/OpBase.td"
include "stem/StemDialect.td"
include "stem/StemBending.td"
include "stem/StemGrowth.td"
def Leaf_Dialect : Dialect { let name = "leaf"; let cppNamespace = "::leaf"; }
def Leaf_Bark : Type<CPred<"::llvm::isa<::stem::BarkType>($_self)">, "bark">;
def Leaf_Root : Type<CPred<"::llvm::isa<::stem::RootType>($_self)">, "a root">;
def Leaf_FallOp : Op<Leaf_Dialect, "fall", [DeclareOpInterfaceMethods<Stem_Bends>, DeclareOpInterfaceMethods<Stem_Grows>]> {
  let arguments = (ins Leaf_Bark:$from, Leaf_Root:$to);
}
def Leaf_TurnOp : Op<Leaf_Dialect, "turn"> {
  let arguments = (ins Stem_Wood:$wood, I32Attr:$days);
  let assemblyFormat = "$wood `in` $days attr-dict";
}
