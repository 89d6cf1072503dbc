#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let description = [{ Defines a symbol in the closest symbol table. Corresponds to `mlir::SymbolOpInterface`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The name; `None` for an operation that goes without.",
      "Option<StringAttr<'ir>>",
      "getNameAttr",
      (ins),
      [{}],
      [{ $_op.attr("sym_name").and_then(|attr| attr.dyn_cast()) }]
    >,
    StaticInterfaceMethod<
      "Gives the symbol another name. Its uses keep the old one.",
      "()",
      "setName",
      (ins "&mut Ir":$ir, "Op":$op, "&str":$name),
      [{}],
      [{ rt::interfaces::set_symbol_name($ir, $op, $name) }]
    >,
    InterfaceMethod<
      "From where the symbol may be referred to.",
      "::ods_runtime::interfaces::Visibility",
      "getVisibility",
      (ins),
      [{}],
      [{ rt::interfaces::visibility(*$_op) }]
    >,
    StaticInterfaceMethod<
      "Sets from where the symbol may be referred to.",
      "()",
      "setVisibility",
      (ins "&mut Ir":$ir, "Op":$op, "::ods_runtime::interfaces::Visibility":$visibility),
      [{}],
      [{ rt::interfaces::set_visibility($ir, $op, $visibility) }]
    >,
    InterfaceMethod<
      "Whether the operation may lack a name.",
      "bool",
      "isOptionalSymbol",
      (ins),
      [{}],
      [{ false }]
    >,
    InterfaceMethod<
      "Whether the operation may be removed when nothing refers to it.",
      "bool",
      "canDiscardOnUseEmpty",
      (ins),
      [{}],
      [{ $_op.visibility() != Visibility::Public }]
    >,
    InterfaceMethod<
      "Whether the symbol stands for something defined elsewhere.",
      "bool",
      "isDeclaration",
      (ins),
      [{}],
      [{ false }]
    >
  ];
  let extraClassDeclaration = [{
    /// Whether anything may refer to the symbol.
    pub fn is_public(self) -> bool { $_op.visibility() == Visibility::Public }

    /// Whether only what is in the same symbol table may refer to the symbol.
    pub fn is_private(self) -> bool { $_op.visibility() == Visibility::Private }

    /// Whether only what is in the operation around the symbol table may refer to the symbol.
    pub fn is_nested(self) -> bool { $_op.visibility() == Visibility::Nested }

    /// The references to the symbol from what is in `from`; `None` if something there is not known.
    pub fn symbol_uses(self, from: OpRef<'ir>) -> Option<Vec<rt::SymbolUse<'ir>>> {
      rt::symbol_uses(*self, from)
    }

    /// Whether it is known that nothing in `from` refers to the symbol.
    pub fn symbol_known_use_empty(self, from: OpRef<'ir>) -> bool {
      rt::symbol_known_use_empty(*self, from)
    }
  }];
  let extraClassOf = [{ !$_op.is_optional_symbol() || $_op.name_attr().is_some() }];
  let verify = [{ rt::interfaces::verify_symbol($_op) }];
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let description = [{
    Refers to symbols, and checks that they are there. Corresponds to `mlir::SymbolUserOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Checks the references. Runs once per symbol table, after its operations were verified.",
      "VerifyResult",
      "verifySymbolUses",
      (ins "&mut SymbolTables":$symbolTable)
    >
  ];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "VerifyResult",
      "verifySymbolUses",
      (ins "Op":$op, "&mut SymbolTableCollection":$symbolTable)
    >
  ];
}

def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // MLIR_IR_SYMBOLINTERFACES
