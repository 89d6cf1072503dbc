#ifndef CONSTRAINTS
#define CONSTRAINTS

include "mlir/IR/Utils.td"

class Pred;

class CPred<code pred> : Pred {
  code predExpr = "(" # pred # ")";
}

class PredCombinerKind;
def PredCombinerAnd : PredCombinerKind;
def PredCombinerOr : PredCombinerKind;
def PredCombinerNot : PredCombinerKind;
def PredCombinerSubstLeaves : PredCombinerKind;
def PredCombinerConcat : PredCombinerKind;

class CombinedPred<PredCombinerKind k, list<Pred> c> : Pred {
  PredCombinerKind kind = k;
  list<Pred> children = c;
}

class And<list<Pred> children> : CombinedPred<PredCombinerAnd, children>;
class Or<list<Pred> children> : CombinedPred<PredCombinerOr, children>;
class Neg<Pred child> : CombinedPred<PredCombinerNot, [child]>;
defvar TruePred = And<[]>;
defvar False = Or<[]>;

class SubstLeaves<string pat, string repl, Pred child> : CombinedPred<PredCombinerSubstLeaves, [child]> {
  string pattern = pat;
  string replacement = repl;
}

class Concat<string pre, Pred child, string suf> : CombinedPred<PredCombinerConcat, [child]> {
  string prefix = pre;
  string suffix = suf;
}

class Constraint<Pred pred, string desc = ""> {
  Pred predicate = pred;
  string summary = desc;
}

class AttrTypeConstraint<
  Pred pred,
  string summary = "",
  string cppFunctionNameParam = ""
> : Constraint<pred, summary> {
  string cppFunctionName = cppFunctionNameParam;
}

class TypeConstraint<
  Pred predicate,
  string summary = "",
  string cppTypeParam = "Type",
  string cppFunctionNameParam = ""
> : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> {
  string cppType = cppTypeParam;
}

class AttrConstraint<
  Pred predicate,
  string summary = "",
  string cppFunctionNameParam = ""
> : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;

class PropConstraint<
  Pred predicate,
  string summary = "",
  string interfaceTypeParam = ""
> : Constraint<predicate, summary> {
  code interfaceType = interfaceTypeParam;
}

class RegionConstraint<Pred predicate, string summary = ""> : Constraint<predicate, summary>;
class SuccessorConstraint<Pred predicate, string summary = ""> : Constraint<predicate, summary>;

#endif // CONSTRAINTS
