#ifndef MLIR_IR_TENSORENCODING_TD_
#define MLIR_IR_TENSORENCODING_TD_

include "mlir/IR/OpBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let description = [{
    Encodings of tensors that fit only some tensors. Corresponds to `mlir::VerifiableTensorEncoding`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Checks that the encoding fits a tensor with this shape and element type; errors are reported at `location`.",
      "VerifyResult",
      "verifyEncoding",
      (ins "&[i64]":$shape, "Type":$element, "Location":$location)
    >
  ];
}

#endif // MLIR_IR_TENSORENCODING_TD_
