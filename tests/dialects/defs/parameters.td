// The types of the tutorial on defining attributes and types: one without parameters, one whose parameters are checked, one
// that may contain itself. Once with generated storage, and once with storage that is written by hand.

include "mlir/IR/OpBase.td"
include "ods/Parameters.td"

def Parameters_Dialect : Dialect {
  let name = "parameters";
  let cppNamespace = "::parameters";
  let summary = "The types of the tutorial";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Parameters_Type<string name> : TypeDef<Parameters_Dialect, name>;

def Parameters_SimpleType : Parameters_Type<"Simple"> {
  let summary = "A type without parameters";
  let mnemonic = "simple";
}

def Parameters_ComplexType : Parameters_Type<"Complex"> {
  let summary = "A type whose parameters are checked";
  let mnemonic = "complex";
  let parameters = (ins
    AttrOrTypeParameter<"u32", "a number that is not zero">:$nonZeroParam,
    AttrOrTypeParameter<"Type", "an integer type">:$integerType
  );
  let assemblyFormat = "`<` params `>`";
  let genVerifyDecl = 1;
}

def Parameters_RecursiveType : Parameters_Type<"Recursive"> {
  let summary = "A type with a name, which may contain itself";
  let mnemonic = "rec";
  let parameters = (ins
    StringRefParameter<"identifies the type">:$name,
    MutableParameter<"Type", "the contained type">:$body
  );
  let assemblyFormat = "`<` $name (`,` $body^)? `>`";
}

def Parameters_StoredType : Parameters_Type<"Stored"> {
  let summary = "As `!parameters.rec`, with storage and text by hand";
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

// A custom type in ten lines.
def Parameters_VecType : Parameters_Type<"Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "i64":$size, "Type":$element);
  let assemblyFormat = "`<` $size `x` $element `>`";
}

// Types that are known to be of one kind are read without their dialect, unless they are to have it.
def Parameters_PutOp : Op<Parameters_Dialect, "put"> {
  let arguments = (ins Parameters_VecType:$short, Parameters_VecType:$full);
  let assemblyFormat = "$short `,` $full attr-dict `:` type($short) `,` qualified(type($full))";
}

// Parameters that are called as variables and functions of generated code are.
class Parameters_Attr<string name, string attrMnemonic> : AttrDef<Parameters_Dialect, name> {
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`<` struct(params) `>`";
}
def Parameters_CardAttr : Parameters_Attr<"Card", "card"> {
  let parameters = (ins "StringAttr":$key, "i64":$index, "i64":$into);
}
def Parameters_ChainAttr : Parameters_Attr<"Chain", "chain"> {
  let parameters = (ins OptionalParameter<"Option<i64>">:$next);
}
