#ifndef MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD
#define MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD

include "mlir/IR/OpBase.td"

// The interface of attributes that describe poison. It has no methods yet.
def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let cppNamespace = "::ods::ub";
  // Allows the interface in DefaultValuedAttr; the default is full poison.
  let constBuilderCall = cppNamespace # "::PoisonAttr::get($_builder)";
}

#endif // MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD
