// The types and attributes of upstream's `transform` dialect.

include "mlir/IR/AttrTypeBase.td"

def Transform_Dialect : Dialect {
  let name = "transform";
  let cppNamespace = "::mlir::transform";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Transform_Type<string name, string typeMnemonic> : TypeDef<Transform_Dialect, name> {
  let mnemonic = typeMnemonic;
}
class Transform_Bare<string name, string typeMnemonic> : Transform_Type<name, typeMnemonic> {
  let assemblyFormat = "";
}

def Transform_AffineMapParamType : Transform_Bare<"AffineMapParam", "affine_map">;
def Transform_AnyOpType : Transform_Bare<"AnyOp", "any_op">;
def Transform_AnyValue : Transform_Bare<"AnyValue", "any_value">;
def Transform_AnyParamType : Transform_Bare<"AnyParam", "any_param">;
def Transform_TypeParamType : Transform_Bare<"TypeParam", "type">;

def Transform_OperationType : Transform_Type<"Operation", "op"> {
  let parameters = (ins StringRefParameter<"Name of the allowed payload operation">:$operation_name);
  let assemblyFormat = "`<` $operation_name `>`";
}

def Transform_ParamType : Transform_Type<"Param", "param"> {
  let parameters = (ins TypeParameter<"Type", "Underlying type of the parameter">:$type);
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

def ParamOperandAttr : AttrDef<Transform_Dialect, "ParamOperand"> {
  let mnemonic = "param_operand";
  let parameters = (ins "IntegerAttr":$index);
  let assemblyFormat = "`<` `index` `=` $index `>`";
}
