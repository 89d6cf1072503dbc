#ifndef OP_BASE
#define OP_BASE

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"
include "mlir/IR/AttrTypeBase.td"

class StructuralOpTrait;

class NativeOpTrait<
  string name,
  list<Trait> traits = [],
  code extraOpDeclaration = [{}],
  code extraOpDefinition = [{}]
> : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  list<Trait> dependentTraits = traits;
}

class ParamNativeOpTrait<
  string prop,
  string params,
  list<Trait> traits = []
> : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}

class GenInternalOpTrait<string prop, list<Trait> traits = []> : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}

class PredOpTrait<string descr, Pred pred, list<Trait> traits = []> : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}

def AffineScope : NativeOpTrait<"AffineScope">;
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;
def Commutative : NativeOpTrait<"IsCommutative">;
def Idempotent : NativeOpTrait<"IsIdempotent">;
def Involution : NativeOpTrait<"IsInvolution">;
def ConstantLike : NativeOpTrait<"ConstantLike">;
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultElementType : NativeOpTrait<"SameOperandsAndResultElementType">;
def Terminator : NativeOpTrait<"IsTerminator">;
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;
def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable,]>;
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;
class SingleBlockImplicitTerminatorImpl<string op> : ParamNativeOpTrait<
  "SingleBlockImplicitTerminator",
  op,
  [SingleBlock]
>, StructuralOpTrait;
class SingleBlockImplicitTerminator<string op> : TraitList<
  [SingleBlock, SingleBlockImplicitTerminatorImpl<op>]
>;
def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;
class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>, StructuralOpTrait;
class ParentOneOf<list<string> ops> : ParamNativeOpTrait<
  "HasParent",
  !interleave(ops, ", ")
>, StructuralOpTrait;
def FirstAttrDerivedResultType : GenInternalOpTrait<"FirstAttrDerivedResultType">;
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">, StructuralOpTrait;
def AttrSizedResultSegments : NativeOpTrait<"AttrSizedResultSegments">, StructuralOpTrait;
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;
class Successor<Pred condition, string descr = ""> : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<?, "any successor">;
class VariadicSuccessor<Successor successor> : Successor<successor.predicate, successor.summary>;
class Region<Pred condition, string descr = ""> : RegionConstraint<condition, descr>;
def AnyRegion : Region<CPred<"true">, "any region">;

class SizedRegion<int numBlocks> : Region<
  CPred<"$_self.num_blocks() == " # numBlocks>,
  "region with " # numBlocks # " blocks"
> {
  int blocks = numBlocks;
}

class MinSizedRegion<int numBlocks> : Region<
  CPred<"$_self.num_blocks() >= " # numBlocks>,
  "region with at least " # numBlocks # " blocks"
>;
class MaxSizedRegion<int numBlocks> : Region<
  CPred<"$_self.num_blocks() <= " # numBlocks>,
  "region with at most " # numBlocks # " blocks"
>;
class VariadicRegion<Region region> : Region<region.predicate, region.summary>;
def region;
def successor;

// `name` is the name of the Rust function.
class OpBuilder<dag p, code b = "", string name = ""> {
  dag dagParams = p;
  code body = b;
  string rustName = name;
}

class DeprecatedOpBuilder<
  string reason,
  dag p,
  code b = "",
  string name = ""
> : OpBuilder<p, b, name>, CppDeprecated<reason>;
class OpVariableDecorator;

class OpVariable<Constraint varConstraint, string desc = "", list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}

class Arg<
  Constraint constraint,
  string desc = "",
  list<OpVariableDecorator> decorators = []
> : OpVariable<constraint, desc, decorators>;
class Res<
  Constraint constraint,
  string desc = "",
  list<OpVariableDecorator> decorators = []
> : OpVariable<constraint, desc, decorators>;

class OpDocGroup {
  string summary;
  string description;
}

class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;
  bit useCustomPropertiesEncoding = 0;
  list<Trait> traits = props;
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

class Arguments<dag args> {
  dag arguments = args;
}

class Results<dag rets> {
  dag results = rets;
}

class PromisedAttrInterface<AttrInterface interface> : AttrConstraint<
  CPred<
    "$_self.has_promise_or_implements::<" # !if(
      !empty(interface.cppNamespace),
      "",
      interface.cppNamespace # "::"
    ) # interface.cppInterfaceName # "Table>()"
  >,
  "promising or implementing the `" # interface.cppInterfaceName # "` attr interface"
>;
class HasPromiseOrImplementsTypeInterface<TypeInterface interface> : CPred<
  "$_self.has_promise_or_implements::<" # !if(
    !empty(interface.cppNamespace),
    "",
    interface.cppNamespace # "::"
  ) # interface.cppInterfaceName # "Table>()"
>;
class PromisedTypeInterface<TypeInterface interface> : TypeConstraint<
  HasPromiseOrImplementsTypeInterface<interface>,
  "promising or implementing the `" # interface.cppInterfaceName # "` type interface"
>;
class Rank<string name> : StrFunc<"$" # name # ".ty().dyn_cast::<ShapedType>().and_then(|it| it.rank()).map(|it| it as i64)">;
class Shape<string name> : StrFunc<"$" # name # ".ty().dyn_cast::<ShapedType>().and_then(|it| it.shape())">;
class ElementCount<string name> : StrFunc<"$" # name # ".ty().dyn_cast::<ShapedType>().and_then(|it| it.num_elements())">;
class ElementType<string name> : StrFunc<"$" # name # ".ty().element_type_or_self()">;
class AnyPred<list<string> values> : CPred<
  !if(
    !lt(!size(values), 1),
    "false",
    !foldl("(" # !head(values) # ")", !tail(values), acc, v, acc # " || (" # v # ")")
  )
>;
// Equality is transitive: neighbors are compared.
class AllMatchPred<list<string> values> : CPred<
  !if(
    !lt(!size(values), 2),
    "true",
    !interleave(
      !foreach(i, !range(1, !size(values)), "(" # values[!sub(i, 1)] # ") == (" # values[i] # ")"),
      " && "
    )
  )
>;
class AllMatch<list<string> values, string summary> : PredOpTrait<summary, AllMatchPred<values>>;
class AllMatchSameOperatorPred<list<string> names, string operator> : AllMatchPred<
  !foreach(n, names, !subst("$_self", "$" # n, operator))
>;

class AllMatchSameOperatorTrait<list<string> names, string operator, string summary> : PredOpTrait<
  "all of {" # !interleave(names, ", ") # "} have same " # summary,
  AllMatchSameOperatorPred<names, operator>
> {
  list<string> values = names;
}

class AnyMatchOperatorPred<list<string> names, string operator> : AnyPred<
  !foreach(n, names, !subst("$_self", "$" # n, operator))
>;

class AnyMatchOperatorTrait<list<string> names, string operator, string summary> : PredOpTrait<
  "any of {" # !interleave(names, ", ") # "} has " # summary,
  AnyMatchOperatorPred<names, operator>
> {
  list<string> values = names;
}

class AllElementCountsMatch<list<string> names> : AllMatchSameOperatorTrait<
  names,
  ElementCount<"_self">.result,
  "element count"
>;
class AllElementTypesMatch<list<string> names> : AllMatchSameOperatorTrait<
  names,
  ElementType<"_self">.result,
  "element type"
>;
class AllRanksMatch<list<string> names> : AllMatchSameOperatorTrait<names, Rank<"_self">.result, "rank">;
class AllShapesMatch<list<string> names> : AllMatchSameOperatorTrait<names, Shape<"_self">.result, "shape">;
class AllTypesMatch<list<string> names> : AllMatchSameOperatorTrait<names, "$_self.ty()", "type">;
class AllTypeIDsMatch<list<string> names> : AllMatchSameOperatorTrait<
  names,
  "$_self.ty().kind_id()",
  "type IDs"
>;

class ShapedTypeMatchesElementCountAndTypes<string shapedArg, string elementsArg> : PredOpTrait<
  "shaped type '" # shapedArg # "' matches '" # elementsArg # "' element count and types",
  And<
    [
      CPred<ElementCount<shapedArg>.result # " == Some($" # elementsArg # ".len() as i64)">,
      CPred<
        "$" # elementsArg # ".ty().all(|ty| ty == " # ElementType<
          shapedArg
        >.result # ")"
      >
    ]
  >
> {
  string shaped = shapedArg;
  string elements = elementsArg;
  string transformer = "std::iter::repeat_n($_self.element_type_or_self(), "
    # "$_self.cast::<ShapedType>().num_elements().unwrap_or(0) as usize).collect::<Vec<_>>()";
}

class TypesMatchWith<string summary, string lhsArg, string rhsArg, string transform, string comparator = "::ods_runtime::codegen::equal"> : PredOpTrait<
  summary,
  CPred<comparator # "(" # !subst("$_self", "$" # lhsArg # ".ty()", transform) # ", $" # rhsArg # ".ty())">
> {
  string lhs = lhsArg;
  string rhs = rhsArg;
  string transformer = transform;
}

class OptionalTypesMatchWith<string summary, string lhsArg, string rhsArg, string transform, string comparator = "::ods_runtime::codegen::equal"> : TypesMatchWith<summary, lhsArg, rhsArg, transform, comparator> {
  let predicate = CPred<"match (::ods_runtime::codegen::MaybeValue::to_option($" # lhsArg
    # "), ::ods_runtime::codegen::MaybeValue::to_option($" # rhsArg # ")) { (Some(lhs), Some(rhs)) => " # comparator # "("
    # !subst("$_self", "lhs.ty()", transform) # ", rhs.ty()), _ => true }">;
}

class RangedTypesMatchWith<
  string summary,
  string lhsArg,
  string rhsArg,
  string transform
> : TypesMatchWith<summary, lhsArg, rhsArg, transform, "::ods_runtime::codegen::all_equal">;

class InputMatchesTypes<list<string> inputArgs, list<Type> allowedTypes> : PredOpTrait<
  "operands {" # !interleave(inputArgs, ", ") # "} match expected types",
  !foldl(
    TruePred,
    !range(!size(inputArgs)),
    acc,
    i,
    And<[acc, SubstLeaves<"$_self", "$" # inputArgs[i] # ".ty()", allowedTypes[i].predicate>]>
  )
> {
  assert !eq(
    !size(inputArgs),
    !size(allowedTypes)
  ) , "inputArgs and allowedTypes lists must have the same length";
  list<string> inputArgList = inputArgs;
  list<Type> allowedTypeList = allowedTypes;
}

class InputAddressIsCombinationOf<list<string> inputArgs, list<list<Type>> allowedCombinations, string description = ""> : PredOpTrait<
  !if(
    !empty(description),
    "operands {" # !interleave(inputArgs, ", ") # "} match one of the allowed type combinations",
    description
  ),
  Or<
    !foreach(
      combination,
      allowedCombinations,
      !foldl(
        TruePred,
        !range(!size(inputArgs)),
        acc,
        i,
        And<[acc, SubstLeaves<"$_self", "$" # inputArgs[i] # ".ty()", combination[i].predicate>]>
      )
    )
  >
> {
  assert !gt(!size(allowedCombinations), 0), "allowedCombinations must not be empty";
  defvar inputArgSize = !size(inputArgs);
  defvar validSizes = !foldl(
    1,
    allowedCombinations,
    acc,
    combination,
    !and(acc, !eq(inputArgSize, !size(combination)))
  );
  assert validSizes, "each combination in allowedCombinations must have the same length as inputArgs";
  list<string> inputArgList = inputArgs;
  list<list<Type>> allowedCombinationList = allowedCombinations;
}

class TCopVTEtIs<int idx, Type type> : And<
  [
    CPred<"$_op.num_operands() > " # idx>,
    SubstLeaves<"$_self", "$_op.operand(" # idx # ").ty()", IsShapedTypePred>,
    SubstLeaves<"$_self", "$_op.operand(" # idx # ").ty().element_type_or_self()", type.predicate>
  ]
>;
class TypeIsPred<string name, Type type> : SubstLeaves<"$_self", "$" # name # ".ty()", type.predicate>;
class TypeIs<string name, Type type> : PredOpTrait<
  "'" # name # "' is " # type.summary,
  TypeIsPred<name, type>
>;
class ElementTypeIsPred<string name, Type type> : And<
  [
    SubstLeaves<"$_self", "$" # name # ".ty()", IsShapedTypePred>,
    SubstLeaves<"$_self", "$" # name # ".ty().element_type_or_self()", type.predicate>
  ]
>;
class ElementTypeIs<string name, Type type> : PredOpTrait<
  "'" # name # "' is " # type.summary,
  ElementTypeIsPred<name, type>
>;
class TCopVTEtIsSameAs<int i, int j> : And<
  [
    CPred<"$_op.num_operands() > " # !if(!gt(i, j), i, j)>,
    SubstLeaves<"$_self", "$_op.operand(" # i # ").ty()", IsShapedTypePred>,
    SubstLeaves<"$_self", "$_op.operand(" # j # ").ty()", IsShapedTypePred>,
    CPred<
      "$_op.operand(" # i # ").ty().element_type_or_self() == $_op.operand(" # j # ").ty().element_type_or_self()"
    >
  ]
>;
class TCOpResIsShapedTypePred<int i, int j> : And<
  [
    CPred<"$_op.num_results() > " # i>,
    CPred<"$_op.num_operands() > " # j>,
    SubstLeaves<"$_self", "$_op.result(" # i # ").ty()", IsShapedTypePred>,
    SubstLeaves<"$_self", "$_op.operand(" # j # ").ty()", IsShapedTypePred>
  ]
>;
class TCresIsSameAsOpBase<int i, int j> : CPred<"$_op.result(" # i # ").ty() == $_op.operand(" # j # ").ty()">;
class TCresVTEtIsSameAsOpBase<int i, int j> : CPred<
  "$_op.result(" # i # ").ty().element_type_or_self() == $_op.operand(" # j # ").ty().element_type_or_self()"
>;
class TCresVTEtIsSameAsOp<int i, int j> : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;
class TCOpIsBroadcastableToRes<int opId, int resId> : And<
  [
    TCOpResIsShapedTypePred<opId, resId>,
    CPred<
      "::ods_runtime::traits::are_broadcastable($_op.operand(" # opId # ").ty(), $_op.result(" # resId # ").ty())"
    >
  ]
>;
class TCopVTEtAreSameAt<list<int> indices> : CPred<
  "[" # !interleave(
    indices,
    ", "
  ) # "].map(|i| $_op.operand(i).ty().element_type_or_self()).windows(2).all(|pair| pair[0] == pair[1])"
>;

// Distinguishes these definitions, whose fragments are Rust, from upstream's.
defvar odsHostLanguage = "rust";

#endif // OP_BASE
