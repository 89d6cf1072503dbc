include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def O0Op : Op<D, "o0", [AllTypesMatch<["x", "y"]>]> { let arguments = (ins I64Prop:$x, AnyShaped:$y); }
def O1Op : Op<D, "o1", [TypesMatchWith<"same", "y", "x", "$_self">]> { let arguments = (ins I64Prop:$x, AnyShaped:$y); }
def O2Op : Op<D, "o2", [AllShapesMatch<["y", "x"]>]> { let arguments = (ins I64Prop:$x, AnyShaped:$y); }
def O3Op : Op<D, "o3", [OptionalTypesMatchWith<"same", "x", "y", "$_self">]> { let arguments = (ins I64Prop:$x, AnyShaped:$y); }
def O4Op : Op<D, "o4", [AllElementTypesMatch<["x", "y"]>]> { let arguments = (ins I64Prop:$x, AnyShaped:$y); }
def O5Op : Op<D, "o5", [AllRanksMatch<["x", "y"]>]> { let arguments = (ins I64Prop:$x, AnyShaped:$y); }
