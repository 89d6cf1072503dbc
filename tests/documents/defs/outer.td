// `MyIntEnum` of the ODS document, in the namespace that it has there.

include "mlir/IR/EnumAttr.td"

def Case15: I32EnumCase<"Case15", 15>;
def Case20: I32EnumCase<"Case20", 20>;

def MyIntEnum: I32Enum<"MyIntEnum", "One of two cases",
                           [Case15, Case20]> {
  let cppNamespace = "Outer::Inner";
  let stringToSymbolFnName = "ConvertToEnum";
  let symbolToStringFnName = "ConvertToString";
}

// Overloads in C++: one name for two functions of an enum, and for the functions of two enums.
def MyFlags : I8BitEnum<"MyFlags", "flags", [I8BitEnumCaseBit<"Up", 0>, I8BitEnumCaseBit<"Down", 1>]> {
  let cppNamespace = "Outer::Inner";
  let underlyingToSymbolFnName = "toFlags";
  let stringToSymbolFnName = "toFlags";
  let symbolToStringFnName = "ConvertToString";
}
