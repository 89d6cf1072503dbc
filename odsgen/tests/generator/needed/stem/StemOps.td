include "mlir/IR/OpBase.td"
include "stem/StemDialect.td"
include "stem/StemGrowth.td"
def Stem_BarkType : TypeDef<Stem_Dialect, "Bark"> { let mnemonic = "bark"; }
def Stem_GrowOp : Op<Stem_Dialect, "grow", [DeclareOpInterfaceMethods<Stem_Grows>]> {
  let results = (outs Stem_BarkType:$bark);
}
