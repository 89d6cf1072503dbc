// Rules about classes that are named like items of the standard library.
include "mlir/IR/PatternBase.td"
include "names.td"

def IsOk : Constraint<CPred<"Some(3) == Option::Some(3) && $0.value() == Result::Ok">>;
def None_ : ConstantAttr<Result_Attr, "Result::None">;
def OkBecomesNone : Pat<(D_Tag (D_Tag $x, $result), $_), (D_Tag $x, None_), [(IsOk $result)]>;
