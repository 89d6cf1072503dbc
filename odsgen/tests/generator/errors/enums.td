// peer -gen-enum-decls
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a">;
// -----
def A : I32BitEnumCaseBit<"A", 0, "is a">;
def B : I32BitEnumCaseBit<"B", 1, "b">;
def E : I32BitEnum<"E", "bits", [A, B]> { let cppNamespace = "::d"; let printBitEnumQuoted = 0; let separator = "%"; }
// -----
def A : I32BitEnumCaseBit<"A", 0, "is a">;
def E : I32BitEnum<"E", "bits", [A]> { let cppNamespace = "::d"; }
// -----
def A : I32BitEnumCaseBit<"A", 0>;
def E : I32BitEnum<"E", "bits", [A]> { let cppNamespace = "::d"; let separator = "-"; }
// -----
def A : I32EnumCase<"A", 0, "is a">;
def E : I32EnumAttr<"E", "enum", [A]> { let cppNamespace = "::d"; }
// -----
def A : I32BitEnumCaseBit<"A", 40>;
// -----
def A : I32EnumCase<"A">;
// -----
def E : I32Enum<"E", "enum", []> { let cppNamespace = "::d"; let className = 1; }
