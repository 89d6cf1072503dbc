// An interface in C++ of a namespace without a dialect, with a verifier that is not translated.
include "mlir/IR/OpBase.td"

def Company_Limited : OpInterface<"Limited"> {
  let cppNamespace = "::company";
  let methods = [InterfaceMethod<"", "int64_t", "getLimit">];
  let verify = [{ return ::company::verifyLimited($_op); }];
}
def Company_Closed : OpInterface<"Closed"> {
  let cppNamespace = "::company";
  let verify = [{
    for (::mlir::Region &region : $_op->getRegions())
      if (::company::isOpen(region)) return $_op->emitOpError("is open");
    return ::mlir::success();
  }];
  let verifyWithRegions = 1;
}
