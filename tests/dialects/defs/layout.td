// The definitions for data layouts of MLIR's own test dialect, with its names and text forms.

include "mlir/Dialect/DLTI/DLTIBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::layout_test";
  let summary = "Scopes of data layouts, a type that has one, and carriers of queries";
  let useDefaultTypePrinterParser = 1;
}

def OpWithDataLayout : Op<Test_Dialect, "op_with_data_layout", [
    IsolatedFromAbove, HasDefaultDLTIDataLayout, DeclareOpInterfaceMethods<DataLayoutOpInterface>
  ]> {
  let summary = "a scope whose layout is its attribute";
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}

def DataLayoutQuery : Op<Test_Dialect, "data_layout_query"> {
  let summary = "asks about the type of its result";
  let description = [{
    The pass `--test-data-layout-query` attaches the answers as attributes.
  }];
  let results = (outs AnyType:$res);
}

def TestTypeWithLayout : TypeDef<Test_Dialect, "TestTypeWithLayout", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, [
      "getPreferredAlignment", "getIndexBitwidth", "areCompatible", "verifyEntries"
    ]>
  ]> {
  let summary = "a type that is laid out as its entries say";
  let description = [{
    An entry is a pair of what it says, `"size"`, `"alignment"`, `"preferred"` or `"index"`, and a number.
  }];
  let mnemonic = "test_type_with_layout";
  let parameters = (ins "u32":$key);
  let hasCustomAssemblyFormat = 1;
}
