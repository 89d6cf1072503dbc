// A dialect with functions and calls of its own, for the inliner.

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Inlining_Dialect : Dialect {
  let name = "inlining";
  let summary = "Functions for tests of the inliner";
  let cppNamespace = "::inlining";
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) {
        d.interface::<dyn DialectInlinerInterface>(Box::new(crate::Inliner));
    }
  }];
}

class Inlining_Op<string mnemonic, list<Trait> traits = []> : Op<Inlining_Dialect, mnemonic, traits>;

def DefOp : Inlining_Op<"def", [Symbol, CallableOpInterface, IsolatedFromAbove]> {
  let summary = "A function";
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    TypeArrayAttr:$gives
  );
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$sym_name `gives` $gives attr-dict-with-keyword $body";
}

def LambdaOp : Inlining_Op<"lambda", [CallableOpInterface, Pure]> {
  let summary = "A function without a name";
  let arguments = (ins
    OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs, TypeArrayAttr:$gives);
  let results = (outs AnyType:$function);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "`gives` $gives attr-dict-with-keyword $body `:` type($function)";
}

def CallOp : Inlining_Op<"call", [CallOpInterface]> {
  let summary = "Calls whatever has the name";
  let arguments = (ins
    SymbolRefAttr:$callee,
    Variadic<AnyType>:$operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)";
}

def ApplyOp : Inlining_Op<"apply", [CallOpInterface]> {
  let summary = "Calls a value";
  let arguments = (ins
    AnyType:$callee,
    Variadic<AnyType>:$arguments,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs
  );
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$callee `(` $arguments `)` attr-dict `:` type($callee) `,` functional-type($arguments, $results)";
}

def GiveOp : Inlining_Op<"give", [Terminator]> {
  let summary = "Ends a function";
  let arguments = (ins Variadic<AnyType>:$values, UnitAttr:$apart);
  let assemblyFormat = "$values (`apart` $apart^)? attr-dict (`:` type($values)^)?";
}

def GoOp : Inlining_Op<"go", [Terminator]> {
  let summary = "Goes on elsewhere";
  let arguments = (ins Variadic<AnyType>:$values);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $values^ `:` type($values) `)`)? attr-dict";
}

def CastOp : Inlining_Op<"cast", [Pure]> {
  let summary = "Makes one type of another";
  let arguments = (ins AnyType:$from);
  let results = (outs AnyType:$to);
  let assemblyFormat = "$from attr-dict `:` type($from) `to` type($to)";
}

def CopyOp : Inlining_Op<"copy", [AllTypesMatch<["from", "to"]>]> {
  let summary = "Copies what is passed by value";
  let arguments = (ins AnyType:$from);
  let results = (outs AnyType:$to);
  let assemblyFormat = "$from attr-dict `:` type($from)";
}

def FixedOp : Inlining_Op<"fixed"> {
  let summary = "Stays where it is";
  let assemblyFormat = "attr-dict";
}
