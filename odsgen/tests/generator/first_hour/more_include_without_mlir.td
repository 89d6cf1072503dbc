include "IR/OpBase.td"
