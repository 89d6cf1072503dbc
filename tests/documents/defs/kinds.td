// The examples of the tutorial on types and attributes, and attributes of the same three kinds: without parameters, with
// parameters that are checked, with a part that is set later.

include "mlir/IR/OpBase.td"
include "ods/Parameters.td"

def Kinds_Dialect : Dialect {
  let name = "mykinds";
  let cppNamespace = "::kinds";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class MyType<string name, string word, list<Trait> traits = []> : TypeDef<Kinds_Dialect, name, traits> { let mnemonic = word; }
class MyAttr<string name, string word, list<Trait> traits = []> : AttrDef<Kinds_Dialect, name, traits> { let mnemonic = word; }

// ---- From the document ----

// "Singleton types": there is one type of the kind.
def SimpleType : MyType<"Simple", "simple">;

// "Parametric types": a number that is not 0, and a type of integers.
def ComplexType : MyType<"Complex", "complex"> {
  let parameters = (ins "u32":$parameter, "Type":$parameterType);
  let builders = [
    TypeBuilderWithInferredContext<(ins "u32":$param, "Type":$type), [{ $_get(type_.ctx(), param, type_) }]>
  ];
  let skipDefaultBuilders = 1;
  let assemblyFormat = "`<` params `>`";
  let genVerifyDecl = 1;
}

// "Mutable types": types with the same name are equal, whatever they contain.
def RecursiveType : MyType<"Recursive", "recursive"> {
  let parameters = (ins StringRefParameter<>:$name, MutableParameter<"Type", "the contained type">:$body);
  let assemblyFormat = "`<` $name (`,` $body^)? `>`";
}

// ---- Our own: the same of attributes ----

def SimpleAttr : MyAttr<"Simple", "simple_attr">;
def ComplexAttr : MyAttr<"Complex", "complex_attr"> {
  let parameters = (ins "u32":$parameter, "Attribute":$other);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}
def RecursiveAttr : MyAttr<"Recursive", "recursive_attr"> {
  let parameters = (ins StringRefParameter<>:$name, MutableParameter<"Attribute", "the contained attribute">:$body);
  let assemblyFormat = "`<` $name (`,` $body^)? `>`";
}

// ---- Our own: forms of text, defaults, traits ----

def StepAttr : MyAttr<"Step", "step"> {
  let parameters = (ins "i64":$size, OptionalParameter<"Option<Type>">:$type);
  let assemblyFormat = "`<` $size (`:` $type^)? `>`";
  let builders = [
    AttrBuilder<(ins "i64":$half), [{ $_get($_ctxt, 2 * half, None) }]>,
    AttrBuilderWithInferredContext<(ins "Type":$type, CArg<"i64", "1">:$size), [{ $_get(type_.ctx(), size, Some(type_.handle())) }]>
  ];
}
def RangeAttr : MyAttr<"Range", "range", [PredAttrTrait<"the range is not empty", CPred<"$from < $to">>]> {
  let parameters = (ins DefaultValuedParameter<"i64", "0">:$from, "i64":$to, OptionalParameter<"Option<i64>">:$step);
  let builders = [AttrBuilder<(ins "i64":$size), [{ $_get($_ctxt, 0, size, None) }]>];
  let assemblyFormat = "`<` $to (`from` $from^)? (`by` $step^)? `>`";
}
def MatrixType : MyType<"Matrix", "matrix", [PredTypeTrait<"there are rows", CPred<"$rows > 0">>]> {
  let parameters = (ins "u64":$rows, "u64":$columns, "Type":$element, OptionalParameter<"Option<Type>">:$index);
  let assemblyFormat = "`<` custom<Shape>($rows, $columns) `of` qualified($element) (`at` $index^)? `>`";
  let builders = [
    TypeBuilder<(ins "Type":$element, CArg<"u64", "2">:$size), [{ $_get($_ctxt, size, size, element, None) }]>
  ];
}
// A directive that refers to what was read before: as many cells as there are.
def CellsAttr : MyAttr<"Cells", "cells"> {
  let parameters = (ins "u64":$count, ArrayRefParameter<"i64">:$cells);
  let assemblyFormat = "`<` $count `:` custom<Cells>($cells, ref($count)) `>`";
}
def ByHandType : MyType<"ByHand", "by_hand"> {
  let parameters = (ins "u32":$number);
  let hasCustomAssemblyFormat = 1;
  let genMnemonicAlias = 1;
}

// Optional parameters of an attribute's kind at the start of a group.
def LabelAttr : MyAttr<"Label", "label"> {
  let parameters = (ins OptionalParameter<"Option<StringAttr>">:$text, "i64":$size);
  let assemblyFormat = "`<` ($text^ `of`)? ` ` $size `>`";
}
def SlotType : MyType<"Slot", "slot"> {
  let parameters = (ins OptionalParameter<"Option<IntegerAttr>">:$index, OptionalParameter<"Option<Attribute>">:$note);
  let assemblyFormat = "`<` ($index^)? (`,` $note^)? `>`";
}

// Storage by hand, whose mutable part changes more than once.
def GrowingType : MyType<"Growing", "growing"> {
  let parameters = (ins StringRefParameter<>:$name);
  let genStorageClass = 0;
  let storageClass = "GrowingStorage";
  let storageNamespace = "types";
  let assemblyFormat = "`<` $name `>`";
  let extraClassDeclaration = [{
    /// The members so far.
    pub fn members(self) -> Vec<rt::Type> { self.0.storage().members() }
    /// Adds a member. Returns `false` if it is a member already.
    pub fn add_member(self, member: impl Into<rt::Type>) -> bool { self.0.storage().mutate(member.into()) }
  }];
}
