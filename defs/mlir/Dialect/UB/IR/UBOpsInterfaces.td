#ifndef MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD
#define MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD

include "mlir/IR/OpBase.td"

// What attributes that describe poison have in common; there is nothing to ask them yet.
def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let cppNamespace = "::ods::ub";
  // Lets the interface stand in DefaultValuedAttr: its default is full poison.
  let constBuilderCall = cppNamespace # "::PoisonAttr::get($_builder)";
}

#endif // MLIR_DIALECT_UB_IR_UBOPSINTERFACES_TD
