#ifndef MLIR_TRANSFORMS_DIALECTINLINERINTERFACE
#define MLIR_TRANSFORMS_DIALECTINLINERINTERFACE

include "mlir/IR/OpBase.td"

def DialectInlinerInterface : DialectInterface<"DialectInlinerInterface"> {
  let description = [{
    What the inliner has to know of a dialect. Unless the dialect says so, nothing of it is inlined. Corresponds to
    `mlir::DialectInlinerInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Whether `call`, of this dialect, may be replaced by the body of `callable`; whether that is copied for it.",
      "bool",
      "isLegalToInlineCall",
      (ins "Operation":$call, "Operation":$callable, "bool":$wouldBeCloned),
      [{}],
      [{ false }]
    >,
    InterfaceMethod<
      "Whether the blocks of `src` may be put into `dest`, a region of an operation of this dialect.",
      "bool",
      "isLegalToInlineRegion",
      (ins "RegionRef<'_>":$dest, "RegionRef<'_>":$src, "bool":$wouldBeCloned, "&Mapping":$mapping),
      [{}],
      [{ false }]
    >,
    InterfaceMethod<
      "Whether `op`, of this dialect, may be put into `dest`.",
      "bool",
      "isLegalToInlineOp",
      (ins "Operation":$op, "RegionRef<'_>":$dest, "bool":$wouldBeCloned, "&Mapping":$mapping),
      [{}],
      [{ false }]
    >,
    InterfaceMethod<
      "Whether what `op` contains has to be legal to be inlined, too.",
      "bool",
      "shouldAnalyzeRecursively",
      (ins "Operation":$op),
      [{}],
      [{ true }]
    >,
    InterfaceMethod<
      "Whether a callee of the one block `block` is made part of the block that calls it.",
      "bool",
      "allowSingleBlockOptimization",
      (ins "BlockRef<'_>":$block),
      [{}],
      [{ true }]
    >,
    InterfaceMethod<
      "Replaces the terminator `op`, if it leaves the callee, by a branch to `new_dest`, which has an argument for each result of the call.",
      "()",
      "handleTerminatorOfBlock",
      (ins "&mut Ir":$ir, "Op":$op, "Block":$newDest),
      [{}],
      [{ () }]
    >,
    InterfaceMethod<
      "Replaces `values`, the results of the call, by what the terminator `op` of the only block gives; it is erased afterwards.",
      "()",
      "handleTerminator",
      (ins "&mut Ir":$ir, "Op":$op, "&[::ods_runtime::Value]":$values),
      [{}],
      [{ () }]
    >,
    InterfaceMethod<
      "Converts `input` to the type of the argument or result that it is to become; `None` if that cannot be done.",
      "Option<Op>",
      "materializeCallConversion",
      (ins "&mut OpBuilder<'_>":$builder, "::ods_runtime::Value":$input, "::ods_runtime::Type":$resultType),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "Changes `argument` as the attributes of the callee's argument demand. Of the dialect of the callee.",
      "::ods_runtime::Value",
      "handleArgument",
      (ins
        "&mut OpBuilder<'_>":$builder,
        "Op":$call,
        "Op":$callable,
        "::ods_runtime::Value":$argument,
        "::ods_runtime::Attribute":$argumentAttrs
      ),
      [{}],
      [{ $argument }]
    >,
    InterfaceMethod<
      "Changes `result` as the attributes of the callee's result demand. Of the dialect of the callee.",
      "::ods_runtime::Value",
      "handleResult",
      (ins
        "&mut OpBuilder<'_>":$builder,
        "Op":$call,
        "Op":$callable,
        "::ods_runtime::Value":$result,
        "::ods_runtime::Attribute":$resultAttrs
      ),
      [{}],
      [{ $result }]
    >,
    InterfaceMethod<
      "Is told which blocks were made for `call`, of this dialect, before terminators are handled.",
      "()",
      "processInlinedCallBlocks",
      (ins "&mut Ir":$ir, "Op":$call, "&[Block]":$blocks),
      [{}],
      [{ () }]
    >
  ];
}

#endif // MLIR_TRANSFORMS_DIALECTINLINERINTERFACE
