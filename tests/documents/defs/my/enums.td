// Chapter "Attributes", "Enums".

// ---- From the document: `MyIntEnum` is in `outer.td`, in a namespace of its own ----

def None: I32BitEnumCaseNone<"None">;
def Bit0: I32BitEnumCaseBit<"Bit0", 0, "tagged">;
def Bit1: I32BitEnumCaseBit<"Bit1", 1>;
def Bit2: I32BitEnumCaseBit<"Bit2", 2>;
def Bit3: I32BitEnumCaseBit<"Bit3", 3>;

def MyBitEnum: I32BitEnum<"MyBitEnum", "a set of four bits",
                              [None, Bit0, Bit1, Bit2, Bit3]> {
  // The default.
  let separator = "|";
}

// An attribute and a property of it: without a namespace the enum is the dialect's.
def MyBitEnumAttr : EnumAttr<My_Dialect, MyBitEnum, "bits">;
def BitsOp : My_Op<"bits"> {
  let arguments = (ins MyBitEnumAttr:$attr, EnumProp<MyBitEnum>:$prop);
  let assemblyFormat = "$attr $prop attr-dict";
}

// ---- Our own: an enum as attribute and property, in every wrapper ----

def Level : I32Enum<"Level", "a level", [I32EnumCase<"Low", 1, "low">, I32EnumCase<"High", 9, "high">]> {
  let cppNamespace = "::my";
}
def LevelAttr : EnumAttr<My_Dialect, Level, "level"> { let assemblyFormat = "`<` $value `>`"; }
def LevelProp : EnumProp<Level>;
def NamedLevelProp : NamedEnumProp<Level, "level">;
def LevelPropWithAttr : EnumPropWithAttrForm<Level, LevelAttr>;
def NamedLevelPropWithAttr : NamedEnumPropWithAttrForm<Level, "level", LevelAttr> { let storeInCustomAttribute = 1; }

def LevelsOp : My_Op<"levels"> {
  let arguments = (ins LevelAttr:$attr, LevelProp:$prop, NamedLevelProp:$named, LevelPropWithAttr:$formed,
                       NamedLevelPropWithAttr:$stored);
  let assemblyFormat = "$attr $prop $named $formed $stored attr-dict";
}

def Access : I8BitEnum<"Access", "an access", [
    I8BitEnumCaseBit<"Read", 0, "read">, I8BitEnumCaseBit<"Write", 1, "write">]> {
  let cppNamespace = "::my";
  let separator = ",";
}
def AccessAttr : EnumAttr<My_Dialect, Access, "access"> { let assemblyFormat = "`<` $value `>`"; }
def AccessOp : My_Op<"access"> {
  let arguments = (ins AccessAttr:$attr, EnumProp<Access>:$prop, DefaultValuedProp<NamedEnumProp<Access, "access">, "Access::Read">:$named);
  let assemblyFormat = "$attr $prop ($named^)? attr-dict";
}

// The older form: an integer attribute, and one with a class of its own.
def OldLevel : I32EnumAttr<"OldLevel", "an old level", [I32EnumAttrCase<"Low", 1>, I32EnumAttrCase<"High", 9>]> {
  let cppNamespace = "::my";
  let genSpecializedAttr = 0;
}
def OldAccess : I32BitEnumAttr<"OldAccess", "an old access", [
    I32BitEnumAttrCaseBit<"Read", 0>, I32BitEnumAttrCaseBit<"Write", 1>]> {
  let cppNamespace = "::my";
}
def OldEnumsOp : My_Op<"old_enums"> {
  let arguments = (ins OldLevel:$level, OldAccess:$access);
  let assemblyFormat = "$level $access attr-dict";
}
