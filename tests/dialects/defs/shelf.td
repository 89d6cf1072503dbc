// The types of the tutorial on defining attributes and types: one without parameters, one whose parameters are checked, one
// that may contain itself. Once with generated storage, and once with storage that is written by hand.

include "mlir/IR/OpBase.td"
include "ods/Parameters.td"

def Shelf_Dialect : Dialect {
  let name = "shelf";
  let cppNamespace = "::shelf";
  let summary = "The types of the tutorial";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Shelf_Type<string name> : TypeDef<Shelf_Dialect, name>;

def Shelf_SimpleType : Shelf_Type<"Simple"> {
  let summary = "A type without parameters";
  let mnemonic = "simple";
}

def Shelf_ComplexType : Shelf_Type<"Complex"> {
  let summary = "A type whose parameters are checked";
  let mnemonic = "complex";
  let parameters = (ins
    AttrOrTypeParameter<"u32", "a number that is not zero">:$nonZeroParam,
    AttrOrTypeParameter<"Type", "an integer type">:$integerType
  );
  let assemblyFormat = "`<` params `>`";
  let genVerifyDecl = 1;
}

def Shelf_RecursiveType : Shelf_Type<"Recursive"> {
  let summary = "A type that is identified by its name and may contain itself";
  let mnemonic = "rec";
  let parameters = (ins
    StringRefParameter<"identifies the type">:$name,
    MutableParameter<"Type", "the contained type">:$body
  );
  let assemblyFormat = "`<` $name (`,` $body^)? `>`";
}

def Shelf_StoredType : Shelf_Type<"Stored"> {
  let summary = "As `!shelf.rec`, with storage and text by hand";
  let mnemonic = "stored";
  let parameters = (ins StringRefParameter<"identifies the type">:$name);
  let genStorageClass = 0;
  let storageClass = "crate::tutorial::StoredStorage";
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// The contained type, once it is set.
    pub fn body(self) -> Option<rt::TypeRef<'c>> {
      let ty = *self.0.storage().body.get()?;
      Some(self.0.view().ctx().type_ref(ty))
    }
    /// Sets the contained type.
    pub fn set_body(self, body: impl Into<rt::Type>) -> Result<(), rt::AlreadySet> {
      self.0.storage().body.set(body.into())
    }
  }];
}

// Ten lines for a type of one's own.
def Shelf_VecType : Shelf_Type<"Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "i64":$size, "Type":$element);
  let assemblyFormat = "`<` $size `x` $element `>`";
}

// Types that are known to be of one kind are read without their dialect, unless they are to have it.
def Shelf_PutOp : Op<Shelf_Dialect, "put"> {
  let arguments = (ins Shelf_VecType:$short, Shelf_VecType:$full);
  let assemblyFormat = "$short `,` $full attr-dict `:` type($short) `,` qualified(type($full))";
}

// Parameters that are called as variables and functions of generated code are.
class Shelf_Attr<string name, string attrMnemonic> : AttrDef<Shelf_Dialect, name> {
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`<` struct(params) `>`";
}
def Shelf_CardAttr : Shelf_Attr<"Card", "card"> {
  let parameters = (ins "StringAttr":$key, "i64":$index, "i64":$into);
}
def Shelf_ChainAttr : Shelf_Attr<"Chain", "chain"> {
  let parameters = (ins OptionalParameter<"Option<i64>">:$next);
}
