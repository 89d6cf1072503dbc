// Methods of interfaces whose bodies in C++ return constants.

include "mlir/IR/OpBase.td"

def Silo_Dialect : Dialect {
  let name = "silo";
  let cppNamespace = "::silo";
}

def Silo_Keeper : OpInterface<"Keeper"> {
  let cppNamespace = "::silo";
  let methods = [
    InterfaceMethod<"Whether it is full.", "bool", "isFull", (ins), "", [{ return false; }]>,
    InterfaceMethod<"The count.", "int64_t", "getCount", (ins), "", [{
      // There is none.
      return -1;
    }]>,
    InterfaceMethod<"The depth.", "unsigned", "getDepth", (ins), [{ return 0x10; }]>,
    StaticInterfaceMethod<"The label.", "::llvm::StringRef", "getLabel", (ins), "", [{ return "grain"; }]>,
    InterfaceMethod<"Checks it.", "::llvm::LogicalResult", "check", (ins "bool":$deeply), "", [{ return ::mlir::success(); }]>,
    InterfaceMethod<"The input.", "::mlir::Value", "getInput", (ins), "", [{ return {}; }]>,
    InterfaceMethod<"The user.", "::mlir::Operation *", "getUser", (ins), "", [{ return nullptr; }]>,
    // A type is there in Rust.
    InterfaceMethod<"The type.", "::mlir::Type", "getElementType", (ins), "", [{ return nullptr; }]>,
    InterfaceMethod<"The limit.", "std::optional<int64_t>", "getLimit", (ins), "", [{ return std::nullopt; }]>,
    // Not of the type in Rust.
    InterfaceMethod<"The byte.", "uint8_t", "getByte", (ins), "", [{ return 256; }]>,
    InterfaceMethod<"The mask.", "unsigned", "getMask", (ins), "", [{ return -1; }]>,
    // No constant.
    InterfaceMethod<"The size.", "unsigned", "getSize", (ins), "", [{ return $_op->getNumOperands(); }]>,
    InterfaceMethod<"A failure.", "::llvm::LogicalResult", "fail", (ins), "", [{ return ::mlir::failure(); }]>
  ];
}

class Silo_Op<string mnemonic, list<Trait> traits> : Op<Silo_Dialect, mnemonic, traits>;

def Silo_PlainOp : Silo_Op<"plain", [Silo_Keeper]>;
def Silo_FullOp : Silo_Op<"full", [DeclareOpInterfaceMethods<Silo_Keeper, ["isFull", "getLabel"]>]>;
