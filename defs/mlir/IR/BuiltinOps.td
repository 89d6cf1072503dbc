#ifndef BUILTIN_OPS
#define BUILTIN_OPS

include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Builtin_Op<string mnemonic, list<Trait> traits = []> : Op<Builtin_Dialect, mnemonic, traits>;

def ModuleOp : Builtin_Op<"module", [
    AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, OpAsmOpInterface
  ] # GraphRegionNoTerminator.traits> {
  let summary = "A top level container operation";
  let description = [{
    The container that holds a program, or a part of one. Its region is a single block of operations in no particular
    order, without terminator, that see nothing of what surrounds the module. A module may have a name, by which it can
    be referred to.

    ```mlir
    module @kernels {
      func.func private @add(f32, f32) -> f32
    }
    ```
  }];
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let assemblyFormat = "($sym_name^)? attr-dict-with-keyword $bodyRegion";
  let hasVerifier = 1;
  // The region needs a block, which the default builders do not create.
  let builders = [OpBuilder<(ins CArg<"Option<&str>", "None">:$name)>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    /// The name of a module is optional.
    pub fn is_optional_symbol(self) -> bool { true }

    /// Within a module, operations of `builtin` go without prefix.
    pub fn default_dialect() -> &'static str { "builtin" }
  }];
}

def UnrealizedConversionCastOp : Builtin_Op<"unrealized_conversion_cast", [Pure]> {
  let summary = "An unrealized conversion from one set of types to another";
  let description = [{
    Joins values of different type systems while one is converted to the other: takes any number of values of any types
    and gives any number of others. It has no meaning beyond that, and is gone when the conversion is complete.

    ```mlir
    %pair:2 = builtin.unrealized_conversion_cast %tuple : tuple<i32, f32> to i32, f32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict";
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // BUILTIN_OPS
