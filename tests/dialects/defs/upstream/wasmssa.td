// The types of upstream's `wasmssa` dialect: parameters that are constraints.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonTypeConstraints.td"

def WasmSSA_Dialect : Dialect {
  let name = "wasmssa";
  let cppNamespace = "::mlir::wasmssa";
  let useDefaultTypePrinterParser = 1;
}

class WasmSSA_Type<string name, string typeMnemonic> : TypeDef<WasmSSA_Dialect, name> {
  let mnemonic = typeMnemonic;
}
def WasmSSA_FuncRefType : WasmSSA_Type<"FuncRef", "funcref"> {
  let summary = "Opaque type for function reference";
  let assemblyFormat = "";
}
def WasmSSA_ExternRefType : WasmSSA_Type<"ExternRef", "externref"> {
  let summary = "Opaque type for external reference";
}
def WasmSSA_RefType : AnyTypeOf<[WasmSSA_FuncRefType, WasmSSA_ExternRefType]>;
def WasmSSA_ValType : AnyTypeOf<[AnyTypeOf<[I32, I64]>, AnyTypeOf<[F32, F64]>, AnyTypeOf<[I128]>, WasmSSA_RefType]>;

def WasmSSA_LimitType : WasmSSA_Type<"Limit", "limit"> {
  let parameters = (ins "u32":$min, OptionalParameter<"Option<u32>">:$max);
  let assemblyFormat = "`[` $min `` `:` ($max^)? `]`";
}
def WasmSSA_LocalRef : WasmSSA_Type<"LocalRef", "local"> {
  let parameters = (ins WasmSSA_ValType:$elementType);
  let assemblyFormat = "`ref` `to` $elementType";
}
def WasmSSA_TableType : WasmSSA_Type<"Table", "tabletype"> {
  let parameters = (ins WasmSSA_RefType:$reference, WasmSSA_LimitType:$limit);
  let assemblyFormat = "$reference $limit";
}
