// Types and attributes whose text and storage are left to the author. Mistakes in its hooks are in runtime/tests/mistakes.
include "mlir/IR/AttrTypeBase.td"
def Fix_Dialect : Dialect { let name = "fix"; let cppNamespace = "crate::fix"; }
def KindType : TypeDef<Fix_Dialect, "Kind"> { let mnemonic = "kind"; }
def KindAttr : AttrDef<Fix_Dialect, "Kind"> { let mnemonic = "kind"; }
def SumType : TypeDef<Fix_Dialect, "Sum"> {
  let typeName = "fix.sum";
  let parameters = (ins ArrayRefParameter<"i64">:$sizes, "i64":$count);
  let hasStorageCustomConstructor = 1;
}
