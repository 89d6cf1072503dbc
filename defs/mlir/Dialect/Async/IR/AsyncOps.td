#ifndef ASYNC_OPS
#define ASYNC_OPS

include "mlir/Dialect/Async/IR/AsyncDialect.td"
include "mlir/Dialect/Async/IR/AsyncTypes.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

class Async_Op<string mnemonic, list<Trait> traits = []> : Op<AsyncDialect, mnemonic, traits>;

def Async_ExecuteOp : Async_Op<
  "execute",
  [
    SingleBlockImplicitTerminator<"YieldOp">,
    DeclareOpInterfaceMethods<
      RegionBranchOpInterface,
      ["getEntrySuccessorOperands", "areTypesCompatible"]
    >,
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    RecursiveMemoryEffects
  ]
> {
  let summary = "task that runs beside what follows";
  let description = [{
    The region runs once its dependencies are available, with the contents of the body operands as arguments. The results
    are a token and the values that it yields, available when it is done.

    ```mlir
    %token, %result = async.execute [%before] (%value as %x: !async.value<f32>) -> !async.value<f32> {
      async.yield %x : f32
    }
    ```
  }];
  let arguments = (
    ins Variadic<Async_TokenType>:$dependencies,
    Variadic<Async_AnyValueOrTokenType>:$bodyOperands
  );
  let results = (outs Async_TokenType:$token, Variadic<Async_ValueType>:$bodyResults);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def Async_FuncOp : Async_Op<"func", [FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "function that runs beside its caller";
  let description = [{
    Its results are tokens and values, which `async.return` completes.

    ```mlir
    async.func @f(%x: i32) -> !async.value<i32> {
      return %x : i32
    }
    ```
  }];
  let arguments = (
    ins SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{
    /// The types of the arguments.
    pub fn argument_types(self) -> Vec<TypeRef<'ir>> { ods::functions::argument_types(*self, Self::FUNCTION_TYPE) }

    /// The types of the results.
    pub fn result_types(self) -> Vec<TypeRef<'ir>> { ods::functions::result_types(*self, Self::FUNCTION_TYPE) }

    /// The body; `None` for a declaration.
    pub fn callable_region(self) -> Option<RegionRef<'ir>> { Some(self.body()).filter(|body| !body.is_empty()) }

    /// Whether the function has no body.
    pub fn is_declaration(self) -> bool { self.body().is_empty() }

    /// The dialect whose operations go without prefix in the body.
    pub fn default_dialect() -> &'static str { "async" }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins
      "&str":$name,
      "FunctionType":$type,
      CArg<"&[NamedAttribute]", "&[]">:$attrs,
      CArg<"&[Attribute]", "&[]">:$argAttrs
    ), [{
      $_state.set_property(Self::SYM_NAME, StringAttr::get($_ctxt, name));
      $_state.set_property(Self::FUNCTION_TYPE, TypeAttr::get($_ctxt, *type_));
      ::ods::builders::function($_builder, &mut $_state, attrs, Self::ARG_ATTRS, arg_attrs);
    }], "build">
  ];
}

def Async_CallOp : Async_Op<
  "call",
  [CallOpInterface, DeclareOpInterfaceMethods<SymbolUserOpInterface>]
> {
  let summary = "call of a function that runs beside its caller";
  let description = [{
    ```mlir
    %token = async.call @f(%x) : (i32) -> !async.token
    ```
  }];
  let arguments = (
    ins FlatSymbolRefAttr:$callee,
    Variadic<AnyType>:$operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let results = (outs Variadic<Async_AnyValueOrTokenType>);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)
  }];
  let builders = [
    OpBuilder<(ins "impl ToSymbolRef":$callee, "&[Type]":$results, "&[Value]":$operands), [{
      $_state.set_property(Self::CALLEE, callee.to_symbol_ref($_ctxt));
      $_state.add_operands(operands.iter().copied());
      $_state.add_types(results.iter().copied());
    }], "build">,
    OpBuilder<(ins "Op":$callee, "&[Value]":$operands), [{
      ::ods::builders::call_of($_builder, &mut $_state, Self::CALLEE, callee, operands);
    }], "build_call_of">
  ];
}

def Async_ReturnOp : Async_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "end of a function that runs beside its caller";
  let description = [{
    The operands are the contents of the values that the function results in.
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins), [{ /* it returns nothing */ }]>
  ];
}

def Async_YieldOp : Async_Op<"yield", [HasParent<"ExecuteOp">, Pure, Terminator, ReturnLike]> {
  let summary = "end of a task";
  let description = [{
    The operands are the contents of the values that the task results in.
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
}

def Async_AwaitOp : Async_Op<"await"> {
  let summary = "wait until the operand is available";
  let description = [{
    Of a value the result is what it contains.

    ```mlir
    async.await %token : !async.token
    %x = async.await %value : !async.value<f32>
    ```
  }];
  let arguments = (ins Async_AnyValueOrTokenType:$operand);
  let results = (outs Optional<AnyType>:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$operand, CArg<"&[NamedAttribute]", "&[]">:$attrs)>
  ];
}

def Async_CreateGroupOp : Async_Op<"create_group", [Pure]> {
  let summary = "empty group";
  let description = [{
    `size` says how many will join it.

    ```mlir
    %group = async.create_group %n : !async.group
    ```
  }];
  let arguments = (ins Index:$size);
  let results = (outs Async_GroupType:$result);
  let hasCanonicalizeMethod = 1;
  let assemblyFormat = "$size `:` type($result) attr-dict";
}

def Async_AddToGroupOp : Async_Op<"add_to_group", []> {
  let summary = "token or value that joins a group";
  let description = [{
    The result is its place in the group.

    ```mlir
    %rank = async.add_to_group %token, %group : !async.token
    ```
  }];
  let arguments = (ins Async_AnyValueOrTokenType:$operand, Async_GroupType:$group);
  let results = (outs Index:$rank);
  let assemblyFormat = "$operand `,` $group `:` type($operand) attr-dict";
}

def Async_AwaitAllOp : Async_Op<"await_all", []> {
  let summary = "wait until all of a group are available";
  let description = [{
    ```mlir
    async.await_all %group
    ```
  }];
  let arguments = (ins Async_GroupType:$operand);
  let results = (outs);
  let assemblyFormat = "$operand attr-dict";
}

def Async_CoroIdOp : Async_Op<"coro.id"> {
  let summary = "new coroutine";
  let description = [{
    ```mlir
    %id = async.coro.id
    ```
  }];
  let results = (outs Async_CoroIdType:$id);
  let assemblyFormat = "attr-dict";
}

def Async_CoroBeginOp : Async_Op<"coro.begin"> {
  let summary = "handle to a coroutine";
  let description = [{
    ```mlir
    %handle = async.coro.begin %id
    ```
  }];
  let arguments = (ins Async_CoroIdType:$id);
  let results = (outs Async_CoroHandleType:$handle);
  let assemblyFormat = "$id attr-dict";
}

def Async_CoroFreeOp : Async_Op<"coro.free"> {
  let summary = "end of a coroutine's frame";
  let description = [{
    ```mlir
    async.coro.free %id, %handle
    ```
  }];
  let arguments = (ins Async_CoroIdType:$id, Async_CoroHandleType:$handle);
  let assemblyFormat = "$id `,` $handle attr-dict";
}

def Async_CoroEndOp : Async_Op<"coro.end"> {
  let summary = "end of a coroutine, where it was suspended";
  let description = [{
    ```mlir
    async.coro.end %handle
    ```
  }];
  let arguments = (ins Async_CoroHandleType:$handle);
  let assemblyFormat = "$handle attr-dict";
}

def Async_CoroSaveOp : Async_Op<"coro.save"> {
  let summary = "state of a coroutine";
  let description = [{
    ```mlir
    %state = async.coro.save %handle
    ```
  }];
  let arguments = (ins Async_CoroHandleType:$handle);
  let results = (outs Async_CoroStateType:$state);
  let assemblyFormat = "$handle attr-dict";
}

def Async_CoroSuspendOp : Async_Op<"coro.suspend", [Terminator]> {
  let summary = "suspension of a coroutine";
  let description = [{
    Goes to the first block now, to the second when the coroutine is resumed and to the third when it is destroyed.

    ```mlir
    async.coro.suspend %state, ^suspend, ^resume, ^cleanup
    ```
  }];
  let arguments = (ins Async_CoroStateType:$state);
  let successors = (successor AnySuccessor:$suspendDest, AnySuccessor:$resumeDest, AnySuccessor:$cleanupDest);
  let assemblyFormat = "$state `,` $suspendDest `,` $resumeDest  `,` $cleanupDest attr-dict";
}

def Async_RuntimeCreateOp : Async_Op<"runtime.create"> {
  let summary = "token or value that is not available yet";
  let description = [{
    ```mlir
    %t = async.runtime.create : !async.token
    ```
  }];
  let results = (outs Async_AnyValueOrTokenType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Async_RuntimeCreateGroupOp : Async_Op<"runtime.create_group"> {
  let summary = "empty group";
  let description = [{
    ```mlir
    %g = async.runtime.create_group %n : !async.group
    ```
  }];
  let arguments = (ins Index:$size);
  let results = (outs Async_GroupType:$result);
  let assemblyFormat = "$size `:` type($result) attr-dict ";
}

def Async_RuntimeSetAvailableOp : Async_Op<"runtime.set_available"> {
  let summary = "token or value that becomes available";
  let description = [{
    ```mlir
    async.runtime.set_available %t : !async.token
    ```
  }];
  let arguments = (ins Async_AnyValueOrTokenType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Async_RuntimeSetErrorOp : Async_Op<"runtime.set_error"> {
  let summary = "token or value that becomes an error";
  let description = [{
    ```mlir
    async.runtime.set_error %t : !async.token
    ```
  }];
  let arguments = (ins Async_AnyValueOrTokenType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Async_RuntimeIsErrorOp : Async_Op<"runtime.is_error"> {
  let summary = "whether a token, value or group is an error";
  let description = [{
    ```mlir
    %e = async.runtime.is_error %t : !async.token
    ```
  }];
  let arguments = (ins Async_AnyAsyncType:$operand);
  let results = (outs I1:$is_error);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Async_RuntimeAwaitOp : Async_Op<"runtime.await"> {
  let summary = "wait of the thread until the operand is available";
  let description = [{
    ```mlir
    async.runtime.await %t : !async.token
    ```
  }];
  let arguments = (ins Async_AnyAsyncType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Async_RuntimeResumeOp : Async_Op<"runtime.resume"> {
  let summary = "coroutine that goes on in another thread";
  let description = [{
    ```mlir
    async.runtime.resume %handle
    ```
  }];
  let arguments = (ins Async_CoroHandleType:$handle);
  let assemblyFormat = "$handle attr-dict";
}

def Async_RuntimeAwaitAndResumeOp : Async_Op<"runtime.await_and_resume"> {
  let summary = "coroutine that goes on when the operand is available";
  let description = [{
    ```mlir
    async.runtime.await_and_resume %t, %handle : !async.token
    ```
  }];
  let arguments = (ins Async_AnyAsyncType:$operand, Async_CoroHandleType:$handle);
  let assemblyFormat = "$operand `,` $handle attr-dict `:` type($operand)";
}

def Async_RuntimeAddToGroupOp : Async_Op<"runtime.add_to_group"> {
  let summary = "token or value that joins a group";
  let description = [{
    ```mlir
    %rank = async.runtime.add_to_group %t, %g : !async.token
    ```
  }];
  let arguments = (ins Async_AnyValueOrTokenType:$operand, Async_GroupType:$group);
  let results = (outs Index:$rank);
  let assemblyFormat = "$operand `,` $group attr-dict `:` type($operand)";
}

def Async_RuntimeAddRefOp : Async_Op<"runtime.add_ref"> {
  let summary = "more references to the operand";
  let description = [{
    ```mlir
    async.runtime.add_ref %t {count = 1 : i64} : !async.token
    ```
  }];
  let arguments = (ins Async_AnyAsyncType:$operand, ConfinedAttr<I64Attr, [IntPositive]>:$count);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Async_RuntimeDropRefOp : Async_Op<"runtime.drop_ref"> {
  let summary = "fewer references to the operand";
  let description = [{
    ```mlir
    async.runtime.drop_ref %t {count = 1 : i64} : !async.token
    ```
  }];
  let arguments = (ins Async_AnyAsyncType:$operand, ConfinedAttr<I64Attr, [IntPositive]>:$count);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def Async_RuntimeStoreOp : Async_Op<
  "runtime.store",
  [
    TypesMatchWith<
      "type of 'value' matches element type of 'storage'",
      "storage",
      "value",
      "crate::async_::value_type($_self)"
    >
  ]
> {
  let summary = "contents of a value";
  let description = [{
    ```mlir
    async.runtime.store %x, %value : !async.value<f32>
    ```
  }];
  let arguments = (ins AnyType:$value, Async_ValueType:$storage);
  let assemblyFormat = "$value `,` $storage attr-dict `:` type($storage)";
}

def Async_RuntimeLoadOp : Async_Op<
  "runtime.load",
  [
    TypesMatchWith<
      "type of 'value' matches element type of 'storage'",
      "storage",
      "result",
      "crate::async_::value_type($_self)"
    >
  ]
> {
  let summary = "contents of a value that is available";
  let description = [{
    ```mlir
    %x = async.runtime.load %value : !async.value<f32>
    ```
  }];
  let arguments = (ins Async_ValueType:$storage);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$storage attr-dict `:` type($storage)";
}

def Async_RuntimeNumWorkerThreadsOp : Async_Op<
  "runtime.num_worker_threads",
  [DeclareOpInterfaceMethods<InferTypeOpInterface>]
> {
  let summary = "how many threads run tasks";
  let description = [{
    ```mlir
    %n = async.runtime.num_worker_threads : index
    ```
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

#endif
