// The types of upstream's `async` dialect.

include "mlir/IR/AttrTypeBase.td"

def AsyncDialect : Dialect {
  let name = "async";
  let cppNamespace = "::mlir::async";
  let useDefaultTypePrinterParser = 1;
}

class Async_Type<string name, string typeMnemonic> : TypeDef<AsyncDialect, name> {
  let mnemonic = typeMnemonic;
}

def Async_TokenType : Async_Type<"Token", "token">;

def Async_ValueType : Async_Type<"Value", "value"> {
  let parameters = (ins "Type":$valueType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$valueType), [{ $_get(value_type.ctx(), value_type) }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def Async_GroupType : Async_Type<"Group", "group">;
def Async_CoroIdType : Async_Type<"CoroId", "coro.id">;
def Async_CoroHandleType : Async_Type<"CoroHandle", "coro.handle">;
def Async_CoroStateType : Async_Type<"CoroState", "coro.state">;
