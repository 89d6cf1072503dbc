include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> {
  let argments = (ins AnyType:$x);
}
def BOp : Op<D, "b"> { let resluts = (outs AnyType:$x); }
