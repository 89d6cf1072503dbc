// A dialect with attributes and properties of the enums in definitions.td.
include "mlir/IR/AttrTypeBase.td"
include "definitions.td"

def D : Dialect { let name = "second"; let cppNamespace = "::second"; let useDefaultAttributePrinterParser = 1; }

def MyIntEnumAttr : EnumAttr<D, MyIntEnum, "my_enum">;
def FlagsAttr : EnumAttr<D, Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }

// Without a namespace they are the dialect's.
def MyBitEnum : I32BitEnumAttr<"MyBitEnum", "Bits", [
    I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"Bit0", 0, "tagged">, I32BitEnumAttrCaseBit<"Bit1", 1>
  ]>;
def OwnBits : I32BitEnum<"OwnBits", "Other bits", [I32BitEnumCaseBit<"A", 0>, I32BitEnumCaseBit<"B", 1>]>;
def OwnBitsAttr : EnumAttr<D, OwnBits, "own_bits"> { let assemblyFormat = "`<` $value `>`"; }

def AllOp : Op<D, "all", [DeclareOpInterfaceMethods<DerivedInterface>]> {
  let arguments = (ins
    MyIntEnumAttr:$number, FlagsAttr:$flags, MyBitEnum:$bits, OwnBitsAttr:$own,
    EnumProp<OwnBits>:$ownProperty, EnumProp<Flags>:$flagsProperty,
    DefaultValuedAttr<FlagsAttr, "::common::Flags::Read">:$mode);
  let assemblyFormat = "$number $flags $bits $own $ownProperty $flagsProperty attr-dict";
}
