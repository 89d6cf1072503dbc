// passes
include "mlir/Pass/PassBase.td"
// -----
def A : Pass<""> {}
// -----
def A : Pass<"a b"> {}
// -----
def A : Pass<"a"> {}
def B : Pass<"a"> {}
// -----
def A : Pass<"a"> {
  let options = [Option<"x", "x", "bool", "", "">, Option<"y", "x", "bool", "", "">];
}
// -----
def A : Pass<"a"> {
  let options = [Option<"x", "x", "bool", "", "">, Option<"x", "y", "bool", "", "">];
}
// -----
def A : Pass<"a"> {
  let statistics = [Statistic<"x", "x", "">, Statistic<"x", "y", "">];
}
// -----
def A : PassBase<"a", "::my::Base"> {}
// -----
def A : Pass<"a", "not a path"> {}
// -----
def A : InterfacePass<"a", "a b"> {}
// -----
def A : Pass<"a"> { let dependentDialects = ["my dialect"]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "x", "u8 u8", "", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "x", "std::string", "", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "x", "bool", "3", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "x", "u32", "-1", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "x", "i64", "true", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "x", "String", "3", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "x", "String", "unclosed(", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x y", "x", "bool", "", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "", "bool", "", "">]; }
// -----
def A : Pass<"a"> { let options = [Option<"x", "a=b", "bool", "", "">]; }
// -----
def A : Pass<"a"> { let statistics = [Statistic<"", "x", "">]; }
// -----
def A;
