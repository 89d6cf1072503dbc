include "mlir/IR/OpBase.h"
