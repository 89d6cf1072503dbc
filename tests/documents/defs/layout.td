// The examples of the two documents on data layout: a specification and entries with a text of their own, types and a scope
// that use them.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

def Layout_Dialect : Dialect {
  let name = "my_dialect";
  let cppNamespace = "::my_dialect";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { crate::data_layout::by_hand::add_interfaces(d.ctx()) }
  }];
}

// `#my_dialect.layout_entry<!my_dialect.type, size=42>` and its like.
def LayoutEntryAttr : AttrDef<Layout_Dialect, "LayoutEntry", [DeclareAttrInterfaceMethods<DataLayoutEntryInterface>]> {
  let mnemonic = "layout_entry";
  let parameters = (ins "ods_runtime::layout::DataLayoutEntryKey":$about, "Attribute":$says);
  let assemblyFormat = "`<` custom<Entry>($about, $says) `>`";
}
def LayoutSpecAttr : AttrDef<Layout_Dialect, "LayoutSpec", [DeclareAttrInterfaceMethods<DataLayoutSpecInterface>]> {
  let mnemonic = "layout_spec";
  let parameters = (ins ArrayRefParameter<"Attribute">:$list);
  let assemblyFormat = "`<` $list `>`";
}

class LaidOut<string name, string word> : TypeDef<Layout_Dialect, name, [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]> {
  let mnemonic = word;
}
def MyType : LaidOut<"My", "type">;
def MyVectorType : LaidOut<"MyVector", "vector">;

def ScopeOp : Op<Layout_Dialect, "scope", [
    IsolatedFromAbove, NoTerminator, SingleBlock, DeclareOpInterfaceMethods<DataLayoutOpInterface>]> {
  let arguments = (ins OptionalAttr<AnyAttr>:$layout, OptionalAttr<I64Attr>:$size);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "(`layout` $layout^)? (`sized` $size^)? attr-dict-with-keyword $body";
}
