// Types and attributes of upstream's `ptr` dialect: attributes that need their type.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def Ptr_Dialect : Dialect {
  let name = "ptr";
  let cppNamespace = "::mlir::ptr";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Ptr_Attr<string name, string attrMnemonic, list<Trait> traits = []> : AttrDef<Ptr_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let cppNamespace = "::mlir::ptr";
}
def Ptr_GenericSpaceAttr : Ptr_Attr<"GenericSpace", "generic_space", [MemorySpaceAttrInterface]> {
  let assemblyFormat = "";
}
def Ptr_PtrType : TypeDef<Ptr_Dialect, "Ptr"> {
  let mnemonic = "ptr";
  let parameters = (ins "MemorySpaceAttrInterface":$memorySpace);
  let assemblyFormat = "`<` $memorySpace `>`";
}
def Ptr_NullAttr : Ptr_Attr<"Null", "null", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"", "PtrType">:$type);
  let assemblyFormat = "";
}
def Ptr_AddressAttr : Ptr_Attr<"Address", "address", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"", "PtrType">:$type, APIntParameter<"">:$value);
  let assemblyFormat = "`<` $value `>`";
}
