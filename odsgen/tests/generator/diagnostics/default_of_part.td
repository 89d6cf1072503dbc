include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; let useDefaultTypePrinterParser = 1; }
def AOp : Op<D, "a"> {
  let arguments = (ins
    DefaultValuedProp<OptionalProp<I32Prop>, "Some(3000000000)">:$option,
    DefaultValuedProp<OptionalProp<ArrayProp<I32Prop>>, "Some(&[1, 3000000000])">:$list,
    DefaultValuedProp<ArrayProp<I64Prop>, "vec![1, true]">:$vector
  );
}
def T : TypeDef<D, "T"> {
  let mnemonic = "t";
  let parameters = (ins
    DefaultValuedParameter<"Vec<i8>", "vec![1, 300]">:$vector,
    DefaultValuedParameter<"Option<u8>", "Some(-1)">:$option
  );
  let assemblyFormat = "`<` struct(params) `>`";
}
