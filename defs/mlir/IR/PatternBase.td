// Declarative rewrite rules.

#ifndef PATTERNBASE_TD
#define PATTERNBASE_TD

include "mlir/IR/OpBase.td"

// Marks the number that is added to a rule's benefit: `(addBenefit 10)`.
def addBenefit;

// A rewrite rule. A source pattern that matches is replaced by what the result patterns create.
//
// A pattern is a dag of operations. In the source pattern, `$name` after an argument binds an operand, an attribute or a
// property; one name for several operands means that they are equal. `$name` after an operation binds its results. A
// constraint before `$name` is checked, and `$_` ignores an argument. In a result pattern, names are used as arguments.
//
//   def : Pattern<(TwoResultOp:$pair $a, I32:$b, $a), [(ThisOp $a), (ThatOp $pair__1, $b)], [(IsSmall $a, $b)]>;
//
// The last result patterns replace the results of the root; those before them only create what is needed.
class Pattern<dag source, list<dag> results, list<dag> preds = [], list<dag> supplemental_results = [],
              dag benefitAdded = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  // Conditions on several of the bound names.
  list<dag> constraints = preds;
  // Patterns that are created after the result patterns and replace nothing.
  list<dag> supplementalPatterns = supplemental_results;
  // Added to the benefit, which is the number of operations in the source pattern.
  dag benefitDelta = benefitAdded;
}

// A rule with one result pattern.
class Pat<dag pattern, dag result, list<dag> preds = [], list<dag> supplemental_results = [],
          dag benefitAdded = (addBenefit 0)>
  : Pattern<pattern, [result], preds, supplemental_results, benefitAdded>;

// An expression of Rust. In a result pattern it creates an attribute, a value, or an array of `returns` values:
//
//   `$0`, `$1`, …  the arguments: attributes as views, values and operations as handles
//   `$0...`        all arguments from that one on
//   `$_builder`    the rewriter
//   `$_ctxt`       the context
//   `$_loc`        the location of new operations
//
// In a source pattern it examines the operation that defines an operand, `$_self`. It returns what the arguments bind: an
// option of nothing, of a value or attribute, or of a tuple of them.
class NativeCodeCall<string expr, int returns = 1> {
  string expression = expr;
  int numReturns = returns;
}

// An expression of Rust that is a statement.
class NativeCodeCallVoid<string expr> : NativeCodeCall<expr, 0>;

// Matches a constant and binds its value.
def ConstantLikeMatcher : NativeCodeCall<"::ods_runtime::matchers::constant_attr($_self.result(0))">;

// Creates nothing: an existing value replaces the result.
def replaceWithValue;

// The last argument of an operation or a call: the location. `(location "name")` is a named one, `(location $arg)` that of
// a bound name, `(location "metadata", $a, $b)` fuses several.
def location;

// The last argument of an operation: the types of its results. Each is a string with an expression, a bound value of that
// type, or a `NativeCodeCall`.
def returnType;

// Two operands that match in either order.
def either;

// The operands of a variadic operand, one pattern for each.
def variadic;

// `(HasNoUseOf:$value)`
def HasNoUseOf : Constraint<CPred<"!$_self.has_uses()">, "has no use">;

#endif // PATTERNBASE_TD
