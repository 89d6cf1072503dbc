include "mlir/IR/DialectBase.td"
def Stem_Dialect : Dialect { let name = "stem"; let cppNamespace = "::stem"; }
