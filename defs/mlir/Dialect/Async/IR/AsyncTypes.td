#ifndef MLIR_DIALECT_ASYNC_IR_ASYNCTYPES
#define MLIR_DIALECT_ASYNC_IR_ASYNCTYPES

include "mlir/IR/AttrTypeBase.td"

include "mlir/Dialect/Async/IR/AsyncDialect.td"

class Async_Type<string name, string typeMnemonic> : TypeDef<AsyncDialect, name> {
  let mnemonic = typeMnemonic;
}

def Async_TokenType : Async_Type<"Token", "token"> {
  let summary = "async token type";
  let description = [{
    That a task is done.
  }];
}

def Async_ValueType : Async_Type<"Value", "value"> {
  let summary = "async value type";
  let description = [{
    A value that a task computes: available once the task is done.
  }];
  let parameters = (ins "Type":$valueType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$valueType), [{ $_get(value_type.ctx(), value_type) }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def Async_GroupType : Async_Type<"Group", "group"> {
  let summary = "async group type";
  let description = [{
    Tokens and values that are waited for together.
  }];
}

def Async_AnyValueOrTokenType : AnyTypeOf<[Async_ValueType, Async_TokenType]>;
def Async_AnyAsyncType : AnyTypeOf<[Async_ValueType, Async_TokenType, Async_GroupType]>;

def Async_CoroIdType : Async_Type<"CoroId", "coro.id"> {
  let summary = "switched-resume coroutine identifier";
  let description = [{
    Tells a coroutine from others.
  }];
}

def Async_CoroHandleType : Async_Type<"CoroHandle", "coro.handle"> {
  let summary = "coroutine handle";
  let description = [{
    A coroutine that runs or is suspended.
  }];
}

def Async_CoroStateType : Async_Type<"CoroState", "coro.state"> {
  let summary = "saved coroutine state";
  let description = [{
    Where a coroutine will go on.
  }];
}

#endif
