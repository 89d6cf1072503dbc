include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def OldType : Type<CPred<"true">, "old">, Deprecated<"use new">;
def OldTrait : NativeOpTrait<"IsTerminator">, Deprecated<"use `bar` instead">;
def Named : Variadic<OldType>;
def AOp : Op<D, "a"> { let arguments = (ins Named:$x); }
def BOp : Op<D, "b", [OldTrait]> { let arguments = (ins Variadic<OldType>:$x); }
class Base<string name, Type t> : Op<D, name> { let arguments = (ins Optional<t>:$x); }
def COp : Base<"c", OldType>;
def DOp : Op<D, "d"> { Type t = OldType; }
def EOp : Op<D, "e"> { list<Type> t = [OldType]; }
def FOp : Op<D, "f"> { let arguments = (ins Arg<OldType, "x">:$x); }
class OldClass : Deprecated<"class is old">;
def X : OldClass;
def GOp : Op<D, "g"> { OldClass t = X; }
def OldOp : Op<D, "h">, Deprecated<"">;
def HOp : Op<D, "i"> { Op o = OldOp; dag d = (OldOp OldType); }
