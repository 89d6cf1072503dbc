// Passes with all that their documents show.

include "mlir/Pass/PassBase.td"

def Counted : Pass<"count-ops"> {
  let summary = "  count operations of each kind. ";
  let description = [{

    Counts operations:

      - those of a kind,
      - all.

  }];
  let options = [
    Option<"max", "max", "int64_t", "10", "  the maximum  ">,
    Option<"isLong", "a-long-argument", "bool", "", [{
      several
        lines
    }]>,
    ListOption<"names", "names", "std::string", "">,
    Option<"short", "s", "bool", "", "short">
  ];
  let statistics = [
    Statistic<"counted", "num counted", "Number of operations">,
    Statistic<"others", "others", "Number of others">
  ];
}

def Bare : Pass<"Bare"> {}
def Empty : Pass<"bare", "ModuleOp"> { let summary = ""; let description = "\n"; }
def Accented : InterfacePass<"accented", "FunctionOpInterface"> { let summary = "éa"; let description = "one line"; }
def OneLine : Pass<"one-line"> { let description = "one line\n\n"; let statistics = [Statistic<"a", "a", "b">]; }
