#ifndef ARITH_OPS_INTERFACES
#define ARITH_OPS_INTERFACES

include "mlir/IR/OpBase.td"

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let description = [{ May be computed with less care than floating-point arithmetic asks for, as flags say. }];
  let cppNamespace = "::ods::arith";
  let methods = [
    InterfaceMethod<
      "The flags.",
      "Option<FastMathFlagsAttr>",
      "getFastMathFlagsAttr",
      (ins),
      [{}],
      [{ $_op.attr(ConcreteOp::fast_math_attr_name())?.dyn_cast() }]
    >,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str", "getFastMathAttrName", (ins), [{}], [{ "fastmath" }]>
  ];
}

def ArithIntegerOverflowFlagsInterface : OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let description = [{ An operation whose result is poison on overflow, instead of wrapped, if its flags say so. }];
  let cppNamespace = "::ods::arith";
  let methods = [
    InterfaceMethod<
      "The flags.",
      "Option<IntegerOverflowFlagsAttr>",
      "getOverflowAttr",
      (ins),
      [{}],
      [{ $_op.attr(ConcreteOp::integer_overflow_attr_name())?.dyn_cast() }]
    >,
    InterfaceMethod<
      "Whether the result is poison on unsigned overflow.",
      "bool",
      "hasNoUnsignedWrap",
      (ins),
      [{}],
      [{ $_op.overflow_attr().is_some_and(|flags| flags.value().contains(IntegerOverflowFlags::NUW)) }]
    >,
    InterfaceMethod<
      "Whether the result is poison on signed overflow.",
      "bool",
      "hasNoSignedWrap",
      (ins),
      [{}],
      [{ $_op.overflow_attr().is_some_and(|flags| flags.value().contains(IntegerOverflowFlags::NSW)) }]
    >,
    StaticInterfaceMethod<
      "The name of the attribute.",
      "&'static str",
      "getIntegerOverflowAttrName",
      (ins),
      [{}],
      [{ "overflowFlags" }]
    >
  ];
}

def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let description = [{ Rounds its results as an attribute says. }];
  let cppNamespace = "::ods::arith";
  let methods = [
    InterfaceMethod<
      "The mode; `None` if nothing is said.",
      "Option<RoundingModeAttr>",
      "getRoundingModeAttr",
      (ins),
      [{}],
      [{ $_op.attr(ConcreteOp::rounding_mode_attr_name())?.dyn_cast() }]
    >,
    StaticInterfaceMethod<
      "The name of the attribute.",
      "&'static str",
      "getRoundingModeAttrName",
      (ins),
      [{}],
      [{ "roundingmode" }]
    >
  ];
}

#endif // ARITH_OPS_INTERFACES
