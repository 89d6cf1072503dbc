// As much of upstream's `nvvm` dialect as attributes of `gpu` refer to.

include "mlir/IR/AttrTypeBase.td"

def NVVM_Dialect : Dialect {
  let name = "nvvm";
  let cppNamespace = "::mlir::nvvm";
  let useDefaultAttributePrinterParser = 1;
}

def NVVM_TargetAttr : AttrDef<NVVM_Dialect, "Target", [NativeAttrTrait<"TargetAttrInterface">]> {
  let mnemonic = "target";
}
