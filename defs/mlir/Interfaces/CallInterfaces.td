#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = [{
    Has attributes for each of its arguments and results. Corresponds to `mlir::ArgAndResultAttrsOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"A dictionary for each argument.", "Option<ArrayAttr<'ir>>", "getArgAttrsAttr">,
    InterfaceMethod<"A dictionary for each result.", "Option<ArrayAttr<'ir>>", "getResAttrsAttr">,
    StaticInterfaceMethod<
      "Sets the attributes of arguments.",
      "()",
      "setArgAttrsAttr",
      (ins "&mut Ir":$ir, "Op":$op, "Option<::ods_runtime::Attribute>":$attrs)
    >,
    StaticInterfaceMethod<
      "Sets the attributes of results.",
      "()",
      "setResAttrsAttr",
      (ins "&mut Ir":$ir, "Op":$op, "Option<::ods_runtime::Attribute>":$attrs)
    >,
    StaticInterfaceMethod<
      "Removes and returns the attributes of arguments.",
      "Option<::ods_runtime::Attribute>",
      "removeArgAttrsAttr",
      (ins "&mut Ir":$ir, "Op":$op),
      [{}],
      [{
        let view = $ir.op($op).cast::<ArgAndResultAttrsOpInterface<'_>>();
        let old = view.arg_attrs_attr().map(|attrs| attrs.handle());
        ConcreteOp::set_arg_attrs_attr($ir, $op, None);
        old
      }]
    >,
    StaticInterfaceMethod<
      "Removes and returns the attributes of results.",
      "Option<::ods_runtime::Attribute>",
      "removeResAttrsAttr",
      (ins "&mut Ir":$ir, "Op":$op),
      [{}],
      [{
        let view = $ir.op($op).cast::<ArgAndResultAttrsOpInterface<'_>>();
        let old = view.res_attrs_attr().map(|attrs| attrs.handle());
        ConcreteOp::set_res_attrs_attr($ir, $op, None);
        old
      }]
    >
  ];
}

def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{
    Passes control to a callable and gets it back. Corresponds to `mlir::CallOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The callee: a symbol or a value.", "Callee<'ir>", "getCallableForCallee">,
    StaticInterfaceMethod<
      "Sets the callee, which must be of the same kind as the current one.",
      "()",
      "setCalleeFromCallable",
      (ins "&mut Ir":$ir, "Op":$op, "CalleeHandle":$callee)
    >,
    InterfaceMethod<"The operands that are passed to the callee.", "OperandRange<'ir>", "getArgOperands">,
    InterfaceMethod<
      "The called operation, if it is known; `tables` caches symbol tables.",
      "Option<OpRef<'ir>>",
      "resolveCallableInTable",
      (ins "&mut SymbolTables":$tables),
      [{}],
      [{ rt::interfaces::resolve_callable(*$_op, $_op.callable_for_callee(), $tables) }]
    >
  ];
  let extraClassDeclaration = [{
    /// The called operation, if it is known.
    pub fn resolve_callable(self) -> Option<OpRef<'ir>> {
      self.resolve_callable_in_table(&mut SymbolTables::new())
    }
  }];
}

def CallableOpInterface : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{ Has a region that calls run. Corresponds to `mlir::CallableOpInterface`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The region; `None` for a declaration.", "Option<RegionRef<'ir>>", "getCallableRegion">,
    InterfaceMethod<"The types of the arguments, also of a declaration.", "Vec<TypeRef<'ir>>", "getArgumentTypes">,
    InterfaceMethod<"The types of the results, also of a declaration.", "Vec<TypeRef<'ir>>", "getResultTypes">
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
