// Definitions for which mlir-tblgen generates invalid C++.
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
// -----
def E : I32Enum<"1st", "enum", [I32EnumCase<"a", 0>]> { let cppNamespace = "::d"; }
// -----
def E : I32Enum<"E", "enum", [I32EnumCase<"a", 0>]> { let cppNamespace = "::d"; }
def F : I32Enum<"E", "enum", [I32EnumCase<"a", 0>]> { let cppNamespace = "::d"; }
// -----
def E : I32Enum<"AOp", "enum", [I32EnumCase<"a", 0>]> { let cppNamespace = "::d"; }
// -----
def E : EnumInfo<"E", "", [I32EnumCase<"a", 1>], 32> { let cppNamespace = "::d"; let underlyingType = "uint 32"; }
// -----
def E : I32EnumAttr<"E", "", [I32EnumAttrCase<"a", 1>]> {
  let cppNamespace = "::d"; let genSpecializedAttr = 1; let specializedAttrClassName = "E<Attr>";
}
// -----
def E : I32EnumAttr<"E", "", [I32EnumAttrCase<"a", 1>]> { let cppNamespace = "::other"; }
def A : EnumAttr<D, E, "e">;
// -----
def E : EnumInfo<"E", "", [EnumCase<"a", 0, "a", -8>], -8> { let cppNamespace = "::d"; let underlyingType = "u8"; }
// -----
def E : EnumInfo<"E", "", [EnumCase<"a", 128, "a", 8>], 8> { let cppNamespace = "::d"; let underlyingType = "i8"; }
// -----
def A : I32EnumCase<"A", -1>;
def B : I32EnumCase<"B", 0>;
def E : I32Enum<"E", "enum", [A, B]> { let cppNamespace = "::d"; }
// -----
def A : I32BitEnumCaseBit<"A", 1>;
def B : I32BitEnumCaseBit<"B", 1>;
def G : BitEnumCaseGroup<"G", [A]>;
def E : I32BitEnum<"E", "bits", [A, G, B]> { let cppNamespace = "::d"; }
// -----
def A : I32BitEnumAttrCaseNone<"None">;
def B : I32BitEnumAttrCaseNone<"Nothing">;
def E : I32BitEnumAttr<"E", "bits", [A, B]> { let cppNamespace = "::d"; }
// -----
def A : I32BitEnumCaseBit<"A", 1>;
def B : I32BitEnumCaseBit<"B", 2, "">;
def E : I32BitEnum<"E", "bits", [A, B]> { let cppNamespace = "::d"; let printBitEnumQuoted = 1; }
