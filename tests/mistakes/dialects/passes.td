// A pass with an option and a statistic.

include "mlir/Pass/PassBase.td"

def LimitSize : Pass<"limit-size"> {
  let summary = "Fail for operations with too many nested ones";
  let options = [Option<"max", "max", "u64", "100", "The maximum number of operations">];
  let statistics = [Statistic<"counted", "num-counted", "Number of counted operations">];
}
