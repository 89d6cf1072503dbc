include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Face<string name, list<Interface> bases = []> : OpInterface<name, bases> { let cppNamespace = "::d"; }
class O<list<Trait> traits> : Op<D, "op", traits>;
def Known : Face<"Known"> { let methods = [InterfaceMethod<"", "u32", "getKnown">, InterfaceMethod<"", "u32", "other", (ins), [{}], [{ 1 }]>, InterfaceMethod<"", "u32", "fixed", (ins), [{ 1 }]>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo">, InterfaceMethod<"", "u32", "foo">]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo">, InterfaceMethod<"", "u32", "getFoo">]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo">, StaticInterfaceMethod<"", "u32", "foo">]; }
// -----
def A : Face<"A", [Known]> { let methods = [InterfaceMethod<"", "bool", "known">]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "bool", "known">]; }
def B : Face<"B", [Known, A]>;
// -----
def A : TypeInterface<"A"> { let cppNamespace = "::d"; }
def B : Face<"B", [A]>;
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "VerifyResult", "verifyTrait">]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo bar">]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "">]; }
// -----
def A : Face<"A B">;
// -----
def A : Face<"">;
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins I32:$x)>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins "u32")>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins "u32":$x, "u32":$x)>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins "u32":$fooBar, "u32":$foo_bar)>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "unsigned int", "foo">]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "", "foo">]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins "const Type &":$type)>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins), [{}], [{ let x = ; }]>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins), [{}], [{ $_self.bar( }]>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins "u32":$x), [{}], [{ $y }]>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins), [{}], [{ $_type.width() }]>]; }
// -----
def A : TypeInterface<"A"> { let cppNamespace = "::d"; let methods = [InterfaceMethod<"", "u32", "foo", (ins), [{}], [{ $_op.width() }]>]; }
// -----
def A : AttrInterface<"A"> { let cppNamespace = "::d"; let methods = [InterfaceMethod<"", "u32", "foo", (ins), [{}], [{ $_op.width() }]>]; }
// -----
def A : DialectInterface<"A"> { let cppNamespace = "::d"; let methods = [InterfaceMethod<"", "u32", "foo", (ins), [{}], [{ $_op.width() }]>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins), [{ $_op.lhs( }]>]; }
def Op : O<[A]>;
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "u32", "foo", (ins), [{ $lhs }]>]; }
def Op : O<[A]>;
// -----
def A : Face<"A"> { let verify = [{ if $_op { }]; }
// -----
def A : Face<"A"> { let verify = [{ $_self.check($other) }]; }
// -----
def A : Face<"A"> { let extraClassDeclaration = [{ let x = 1; }]; }
// -----
def A : Face<"A"> { let extraSharedClassDeclaration = [{ bool isFoo(); }]; }
// -----
def A : Face<"A"> { let extraTraitClassDeclaration = [{ fn foo(self) -> u32 { $_attr } }]; }
// -----
def A : Face<"A"> { let extraClassOf = [{ $_op is good }]; }
// -----
def A : Face<"A"> { let dependentTraits = [Known]; }
def Op : O<[A, Known]>;
// -----
def Op : O<[DeclareOpInterfaceMethods<Known, ["fixed"]>]>;
// -----
def A : OpInterface<"A"> { let cppNamespace = "::other crate"; }
def Op : O<[A]>;
// -----
def A : Face<"Known">;
// -----
def Op : Op<D, "op">;
def A : Face<"Op">;
// -----
def A : Face<"A"> { let methods = [I32]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "()", "grow", (ins "u32":$by, "&mut Ir":$ir)>]; }
// -----
def A : Face<"A"> { let methods = [InterfaceMethod<"", "Value", "make", (ins "&mut OpBuilder<'_>":$b)>]; }
