// Types and attributes whose text and storage are left to the author. Mistakes in its hooks are in tests/mistakes.
include "mlir/IR/AttrTypeBase.td"
def Mistakes_Dialect : Dialect { let name = "mistakes"; let cppNamespace = "crate::mistakes"; }
def KindType : TypeDef<Mistakes_Dialect, "Kind"> { let mnemonic = "kind"; }
def KindAttr : AttrDef<Mistakes_Dialect, "Kind"> { let mnemonic = "kind"; }
def SumType : TypeDef<Mistakes_Dialect, "Sum"> {
  let typeName = "mistakes.sum";
  let parameters = (ins ArrayRefParameter<"i64">:$sizes, "i64":$count);
  let hasStorageCustomConstructor = 1;
}
