#ifndef MLIR_DIALECT_FUNC_IR_FUNCOPS_TD
#define MLIR_DIALECT_FUNC_IR_FUNCOPS_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Func_Dialect : Dialect {
  let name = "func";
  let cppNamespace = "::ods::func";
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    // The inliner replaces returns by branches.
    fn initialize(d: &mut DialectInit<'_>) {
        d.depends_on::<ods::cf::ControlFlowDialect>();
        ods::inliner::add::<crate::func::Inliner>(d)
    }
  }];
}

class Func_Op<string mnemonic, list<Trait> traits = []> : Op<Func_Dialect, mnemonic, traits>;

def CallOp : Func_Op<"call", [
    CallOpInterface, MemRefsNormalizable, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call operation";
  let description = [{
    Calls the function named `callee`, which is looked up in the nearest symbol table. The operands and results are
    those of the function's type.

    ```mlir
    %sum = func.call @add(%a, %b) : (f32, f32) -> f32
    ```
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$callee,
    Variadic<AnyType>:$operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
  let builders = [
    OpBuilder<(ins "impl ToSymbolRef":$callee, "&[Type]":$results, "&[Value]":$operands), [{
      $_state.set_property(Self::CALLEE, callee.to_symbol_ref($_ctxt));
      $_state.add_operands(operands.iter().copied());
      $_state.add_types(results.iter().copied());
    }], "build">,
    OpBuilder<(ins "Op":$callee, "&[Value]":$operands), [{
      ::ods::builders::call_of($_builder, &mut $_state, Self::CALLEE, callee, operands);
    }], "build_call_of">
  ];
}

def CallIndirectOp : Func_Op<"call_indirect", [
    CallOpInterface,
    TypesMatchWith<"callee input types match argument types",
                   "callee", "callee_operands", "$_self.cast::<FunctionType>().inputs()",
                   "::ods_runtime::codegen::all_equal">,
    TypesMatchWith<"callee result types match result types",
                   "callee", "results", "$_self.cast::<FunctionType>().results()",
                   "::ods_runtime::codegen::all_equal">]> {
  let summary = "indirect call operation";
  let description = [{
    Calls the function value `callee`, whose type gives the types of the operands and results.

    ```mlir
    %sum = func.call_indirect %f(%a, %b) : (f32, f32) -> f32
    ```
  }];
  let arguments = (ins
    FunctionType:$callee,
    Variadic<AnyType>:$callee_operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let hasCanonicalizeMethod = 1;
  let assemblyFormat = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)";
  let builders = [
    OpBuilder<(ins "Value":$callee, "&[Value]":$operands), name = "build">
  ];
}

def ConstantOp : Func_Op<"constant", [
    ConstantLike, Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "constant";
  let description = [{
    The function named `value` as a value, to be called indirectly or passed on.

    ```mlir
    %f = func.constant @add : (f32, f32) -> f32
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";
  let hasFolder = 1;
}

def FuncOp : Func_Op<"func", [
    AffineScope, AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "An operation with a name containing a single `SSACFG` region";
  let description = [{
    A function: a symbol with a function type and a body, whose entry block takes the arguments. The body sees nothing
    of what surrounds it. Without a body it declares a function that is defined elsewhere.

    ```mlir
    func.func private @sin(f32) -> f32

    func.func @twice(%x: f32 {test.note}) -> f32 {
      %sum = arith.addf %x, %x : f32
      return %sum : f32
    }
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    UnitAttr:$no_inline);
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{
    /// The types of the arguments.
    pub fn argument_types(self) -> Vec<TypeRef<'ir>> { ods::functions::argument_types(*self, Self::FUNCTION_TYPE) }

    /// The types of the results.
    pub fn result_types(self) -> Vec<TypeRef<'ir>> { ods::functions::result_types(*self, Self::FUNCTION_TYPE) }

    /// The body; `None` for a declaration.
    pub fn callable_region(self) -> Option<RegionRef<'ir>> { Some(self.body()).filter(|body| !body.is_empty()) }

    /// Whether the function has no body.
    pub fn is_declaration(self) -> bool { self.body().is_empty() }

    /// The dialect whose operations go without prefix in the body.
    pub fn default_dialect() -> &'static str { "func" }
  }];
  let hasCustomAssemblyFormat = 1;
  let builders = [
    OpBuilder<(ins
      "&str":$name,
      "FunctionType":$type,
      CArg<"&[NamedAttribute]", "&[]">:$attrs,
      CArg<"&[Attribute]", "&[]">:$argAttrs
    ), [{
      $_state.set_property(Self::SYM_NAME, StringAttr::get($_ctxt, name));
      $_state.set_property(Self::FUNCTION_TYPE, TypeAttr::get($_ctxt, *type_));
      ::ods::builders::function($_builder, &mut $_state, attrs, Self::ARG_ATTRS, arg_attrs);
    }], "build">
  ];
}

def ReturnOp : Func_Op<"return", [Pure, HasParent<"FuncOp">, MemRefsNormalizable, ReturnLike, Terminator]> {
  let summary = "Function return operation";
  let description = [{
    Leaves the enclosing function with the operands as its results.

    ```mlir
    func.return %quotient, %remainder : i32, i32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins), [{ /* it returns nothing */ }]>
  ];
}

#endif // MLIR_DIALECT_FUNC_IR_FUNCOPS_TD
