// Parameters of upstream's `tosa` dialect: enums whose cases need not be words.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Tosa_Dialect : Dialect {
  let name = "tosa";
  let cppNamespace = "mlir::tosa";
  let useDefaultAttributePrinterParser = 1;
}

class Tosa_Enum<string name, string description, list<I32EnumAttrCase> cases> : I32EnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  // It begins at the root, and that of the dialect does not.
  let cppNamespace = "::mlir::tosa";
}
def Tosa_SpecificationVersion : Tosa_Enum<"SpecificationVersion", "supported TOSA specification versions", [
  I32EnumAttrCase<"V_1_0", 0, "1.0">, I32EnumAttrCase<"V_1_1_DRAFT", 1, "1.1.draft">
]>;
def Tosa_Level : Tosa_Enum<"Level", "supported TOSA levels", [
  I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"eightK", 1, "8k">
]>;
def Tosa_Profile : Tosa_Enum<"Profile", "supported TOSA profiles", [
  I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"pro_int", 1>, I32EnumAttrCase<"pro_fp", 2>
]>;
def Tosa_Extension : Tosa_Enum<"Extension", "supported TOSA extensions", [
  I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"int16", 1>, I32EnumAttrCase<"int4", 2>
]>;
def Tosa_TargetEnv : AttrDef<Tosa_Dialect, "TargetEnv"> {
  let mnemonic = "target_env";
  let parameters = (ins
    "SpecificationVersion":$specification_version,
    "Level":$level,
    ArrayRefParameter<"Profile">:$profiles,
    ArrayRefParameter<"Extension">:$extensions
  );
  let assemblyFormat = [{
    `<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]`
    `,` `extensions` `=` `[` $extensions `]` `>`
  }];
}
