// What only C++ compilers complain about.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a">;
// -----
def A : I32EnumCase<"A", 0>;
def B : I32EnumCase<"B", 0>;
def E : I32Enum<"E", "enum", [A, B]> { let cppNamespace = "::d"; }
// -----
def A : I32EnumCase<"one_two", 0>;
def B : I32EnumCase<"OneTwo", 1>;
def E : I32Enum<"E", "enum", [A, B]> { let cppNamespace = "::d"; }
// -----
def E : I32Enum<"E", "enum", []> { let cppNamespace = "::d"; }
// -----
def A : I32EnumCase<"A", 0, "same">;
def B : I32EnumCase<"B", 1, "same">;
def E : I32Enum<"E", "enum", [A, B]> { let cppNamespace = "::d"; }
