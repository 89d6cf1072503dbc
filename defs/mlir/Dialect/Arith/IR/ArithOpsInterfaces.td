#ifndef ARITH_OPS_INTERFACES
#define ARITH_OPS_INTERFACES

include "mlir/IR/OpBase.td"

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let cppNamespace = "::ods::arith";
  let methods = [
    InterfaceMethod<"", "FastMathFlagsAttr", "getFastMathFlagsAttr", (ins), [{}], [{ runtime }]>,
    StaticInterfaceMethod<"", "&str", "getFastMathAttrName", (ins), [{}], [{ runtime }]>
  ];
}

def ArithIntegerOverflowFlagsInterface : OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let cppNamespace = "::ods::arith";
  let methods = [
    InterfaceMethod<"", "IntegerOverflowFlagsAttr", "getOverflowAttr", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "bool", "hasNoUnsignedWrap", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "bool", "hasNoSignedWrap", (ins), [{}], [{ runtime }]>,
    StaticInterfaceMethod<"", "&str", "getIntegerOverflowAttrName", (ins), [{}], [{ runtime }]>
  ];
}

def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let cppNamespace = "::ods::arith";
  let methods = [
    InterfaceMethod<"", "RoundingModeAttr", "getRoundingModeAttr", (ins), [{}], [{ runtime }]>,
    StaticInterfaceMethod<"", "&str", "getRoundingModeAttrName", (ins), [{}], [{ runtime }]>
  ];
}

#endif // ARITH_OPS_INTERFACES
