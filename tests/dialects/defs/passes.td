// Passes with options of all kinds, state, and restrictions.

include "mlir/Pass/PassBase.td"

def LimitSize : Pass<"limit-size"> {
  let summary = "Fail for operations with too many nested ones";
  let description = [{
    Counts the operations nested in each operation. The first line of a description is not the summary.
  }];
  let options = [
    Option<"max", "max", "u64", "100", "The maximum number of operations">,
    Option<"type", "kind", "super::Counted", "super::Counted::All", "Which operations are counted">,
    ListOption<"names", "names", "String", "The names of the operations that are counted">,
    Option<"label", "label", "String", "\"too large\"", "The message">,
    Option<"ratio", "ratio", "f64", "0.5", "No pass has such an option">,
    Option<"single", "single", "f32", "1.0", "No pass has such an option">,
    Option<"signed", "signed", "i64", "-3", "A negative number">,
    Option<"isOn", "is-on", "bool", "false", "A flag">,
    Option<"before", "before", "OpPassManager", "", "A pipeline that runs before">,
    ListOption<"pipelines", "pipelines", "OpPassManager", "Pipelines">,
    ListOption<"counts", "counts", "u32", "Numbers">
  ];
  let statistics = [
    Statistic<"counted", "num-counted", "Number of counted operations">,
    Statistic<"fn", "num-fn", "A name that is a keyword">
  ];
  let dependentDialects = ["ods::ub::UBDialect", "ods::arith::ArithDialect"];
}

def OnFunctions : InterfacePass<"on-functions", "FunctionOpInterface"> {
  let summary = "Mark functions";
}

def OnModules : Pass<"on-modules", "ModuleOp"> {
  let summary = "Mark modules";
}

def OnFuncByView : Pass<"on-func-by-view", "ods::func::FuncOp"> {
  let summary = "Mark functions";
}

def OnFuncByName : Pass<"on-func-by-name", "func.func"> {
  let summary = "Mark functions";
}
