// The types of upstream's `pdl` dialect.

include "mlir/IR/AttrTypeBase.td"

def PDL_Dialect : Dialect {
  let name = "pdl";
  let cppNamespace = "::mlir::pdl";
  let useDefaultTypePrinterParser = 1;
}

class PDL_Type<string name, string typeMnemonic> : TypeDef<PDL_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def PDL_Attribute : PDL_Type<"Attribute", "attribute">;
def PDL_Operation : PDL_Type<"Operation", "operation">;

def PDL_Range : PDL_Type<"Range", "range"> {
  let parameters = (ins "Type":$elementType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType), [{ $_get(element_type.ctx(), element_type) }]>,
  ];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def PDL_Type : PDL_Type<"Type", "type">;
def PDL_Value : PDL_Type<"Value", "value">;
