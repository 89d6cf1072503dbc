// The types and attributes of upstream's `emitc` dialect.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

def EmitC_Dialect : Dialect {
  let name = "emitc";
  let cppNamespace = "::mlir::emitc";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class EmitC_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<EmitC_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}
class EmitC_Attr<string name, string attrMnemonic, list<Trait> traits = []> : AttrDef<EmitC_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def EmitC_ArrayType : EmitC_Type<"Array", "array"> {
  let parameters = (ins ArrayRefParameter<"i64">:$shape, "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "&[i64]":$shape, "Type":$elementType), [{
      $_get(element_type.ctx(), shape, element_type)
    }]>
  ];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def EmitC_LValueType : EmitC_Type<"LValue", "lvalue"> {
  let parameters = (ins "Type":$valueType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$valueType), [{ $_get(value_type.ctx(), value_type) }]>
  ];
  let assemblyFormat = "`<` qualified($valueType) `>`";
  let genVerifyDecl = 1;
}

def EmitC_OpaqueType : EmitC_Type<"Opaque", "opaque"> {
  let parameters = (ins StringRefParameter<"the opaque value">:$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

def EmitC_PointerType : EmitC_Type<"Pointer", "ptr"> {
  let parameters = (ins "Type":$pointee);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$pointee), [{ $_get(pointee.ctx(), pointee) }]>
  ];
  let assemblyFormat = "`<` qualified($pointee) `>`";
  let genVerifyDecl = 1;
}

def EmitC_SignedSizeT : EmitC_Type<"SignedSizeT", "ssize_t">;
def EmitC_PtrDiffT : EmitC_Type<"PtrDiffT", "ptrdiff_t">;
def EmitC_SizeT : EmitC_Type<"SizeT", "size_t">;

def EmitC_OpaqueAttr : EmitC_Attr<"Opaque", "opaque"> {
  let parameters = (ins StringRefParameter<"the opaque value">:$value);
  let assemblyFormat = "`<` $value `>`";
}
