// What mlir-tblgen accepts or crashes on.
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// -----
def AOp : Op<D, "a"> { let arguments = (outs AnyType:$a); }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins 5:$x)>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins D:$x)>]; }
// -----
def AOp : Op<D, "a", [AllTypesMatch<["x", "y"]>]> { let arguments = (ins AnyType:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a, I32Attr:$sizes); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$a, AnyType:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$a, I32Attr:$b); let results = (outs AnyType:$b); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins I64Prop:$isSet, I64Prop:$is_set); }
// -----
def AOp : Op<D, "a">;
def BOp : Op<D, "a">;
// -----
def A_AddOp : Op<D, "a">;
def B_AddOp : Op<D, "b">;
// -----
def AOp : Op<D, "a", [TypesMatchWith<"same", "x", "y", "$_self">]> { let arguments = (ins AnyType:$x, AnyType:$z); }
// -----
def AOp : Op<D, "a"> { let regions = (region AnyRegion:$r); let successors = (successor AnySuccessor:$r); }
