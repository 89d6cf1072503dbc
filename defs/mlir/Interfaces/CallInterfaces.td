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
      "Removes the attributes of arguments, which are returned.",
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
      "Removes the attributes of results, which are returned.",
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
    InterfaceMethod<"What is called.", "Callee<'ir>", "getCallableForCallee">,
    StaticInterfaceMethod<
      "Makes it call something else, of the same kind as what it calls now.",
      "()",
      "setCalleeFromCallable",
      (ins "&mut Ir":$ir, "Op":$op, "CalleeHandle":$callee)
    >,
    InterfaceMethod<"The operands that the callee gets as arguments.", "OperandRange<'ir>", "getArgOperands">,
    InterfaceMethod<
      "The operation that is called, if it is known; `tables` remembers what was looked up.",
      "Option<OpRef<'ir>>",
      "resolveCallableInTable",
      (ins "&mut SymbolTables":$tables),
      [{}],
      [{ rt::interfaces::resolve_callable(*$_op, $_op.callable_for_callee(), $tables) }]
    >
  ];
  let extraClassDeclaration = [{
    /// The operation that is called, if it is known.
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
    InterfaceMethod<"The types of the arguments, which a declaration has as well.", "Vec<TypeRef<'ir>>", "getArgumentTypes">,
    InterfaceMethod<"The types of the results, which a declaration has as well.", "Vec<TypeRef<'ir>>", "getResultTypes">
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
