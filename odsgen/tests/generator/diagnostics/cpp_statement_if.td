include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "i64":$n), [{
    if (n > 1) return;
    $_state.add_type(n);
  }]>]; }
