include "mlir/IR/OpBase.td"
def D : Dialect {
  let name = "d";
  let cppNamespace = "::d";
  let extraClassDeclaration = [{
    void registerTypes();
  }];
}
def AOp : Op<D, "a">;
