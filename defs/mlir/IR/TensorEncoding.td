#ifndef MLIR_IR_TENSORENCODING_TD_
#define MLIR_IR_TENSORENCODING_TD_

include "mlir/IR/BuiltinAttributeInterfaces.td"

#endif // MLIR_IR_TENSORENCODING_TD_
