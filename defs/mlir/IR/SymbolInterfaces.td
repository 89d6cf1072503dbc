#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let description = [{ Defines a symbol in the closest symbol table. Corresponds to `mlir::SymbolOpInterface`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The name; `None` if the operation has none.",
      "Option<StringAttr<'ir>>",
      "getNameAttr",
      (ins),
      [{}],
      [{ $_op.attr("sym_name").and_then(|attr| attr.dyn_cast()) }]
    >,
    StaticInterfaceMethod<
      "Renames the symbol. Its uses keep the old name.",
      "()",
      "setName",
      (ins "&mut Ir":$ir, "Op":$op, "&str":$name),
      [{}],
      [{ rt::interfaces::set_symbol_name($ir, $op, $name) }]
    >,
    InterfaceMethod<
      "The visibility: which operations may refer to the symbol.",
      "::ods_runtime::interfaces::Visibility",
      "getVisibility",
      (ins),
      [{}],
      [{ rt::interfaces::visibility(*$_op) }]
    >,
    StaticInterfaceMethod<
      "Sets the visibility.",
      "()",
      "setVisibility",
      (ins "&mut Ir":$ir, "Op":$op, "::ods_runtime::interfaces::Visibility":$visibility),
      [{}],
      [{ rt::interfaces::set_visibility($ir, $op, $visibility) }]
    >,
    InterfaceMethod<
      "Whether the name is optional.",
      "bool",
      "isOptionalSymbol",
      (ins),
      [{}],
      [{ false }]
    >,
    InterfaceMethod<
      "Whether the operation may be erased if the symbol has no uses.",
      "bool",
      "canDiscardOnUseEmpty",
      (ins),
      [{}],
      [{ $_op.visibility() != Visibility::Public }]
    >,
    InterfaceMethod<
      "Whether the symbol is a declaration of something defined elsewhere.",
      "bool",
      "isDeclaration",
      (ins),
      [{}],
      [{ false }]
    >
  ];
  let extraClassDeclaration = [{
    /// The name as text; `None` if the operation has none. The operation's own name is `op.name()` of [`rt::OpRef`].
    pub fn name(self) -> Option<&'ir str> { $_op.name_attr().map(|name| name.value()) }

    /// Whether the symbol is public: all operations may refer to it.
    pub fn is_public(self) -> bool { $_op.visibility() == Visibility::Public }

    /// Whether the symbol is private: only operations in the same symbol table may refer to it.
    pub fn is_private(self) -> bool { $_op.visibility() == Visibility::Private }

    /// Whether the symbol is nested: only operations in the parent of the symbol table may refer to it.
    pub fn is_nested(self) -> bool { $_op.visibility() == Visibility::Nested }

    /// The uses of the symbol in `from`; `None` if they are not all known.
    pub fn symbol_uses(self, from: OpRef<'ir>) -> Option<Vec<rt::SymbolUse<'ir>>> {
      rt::symbol_uses(*self, from)
    }

    /// Whether the uses in `from` are all known, and there are none.
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
  let description = [{
    Refers to symbols, and checks that they are there if it is a discardable attribute. Corresponds to
    `mlir::SymbolUserAttrInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Checks the references of this discardable attribute of `op`. Runs when the symbol table around `op` is verified.",
      "VerifyResult",
      "verifySymbolUses",
      (ins "OpRef<'_>":$op, "&mut SymbolTables":$symbolTable)
    >
  ];
}

def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // MLIR_IR_SYMBOLINTERFACES
