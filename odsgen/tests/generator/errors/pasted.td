// Mistakes in text that is pasted from several places: each is marked where it is written.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
defvar Width = "$_self.width()";
defvar Wrong = "$_self.widht()(";
class Is<string condition> : TypeConstraint<CPred<condition>, "odd">;
class Both<string a, string b> : Is<"(" # a # ") && (" # b # ")">;
class Sum<list<string> parts> : Is<!interleave(parts, " + ") # " > 8">;
class All<list<string> conditions> : Is<!foldl("true", conditions, all, it, all # " && " # it)>;
class Ordered<string less> : Is<!subst("LESS", less, "$_self.width() LESS 8")>;
class Typed<Type t> : Op<D, "typed"> { let arguments = (ins t:$x); }
class With<string default> : Op<D, "with"> { let arguments = (ins DefaultValuedAttr<I32Attr, default>:$x); }
multiclass Ops<string condition> {
  def _First : Op<D, NAME # ".first"> { let arguments = (ins Is<condition>:$x); }
  def _Second : Op<D, NAME # ".second"> { let arguments = (ins Is<"!(" # condition # ")">:$x); }
}
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<"$_self.width( == 1">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<"$_self.width() == ">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<"$_self.width() " # "=== 1">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<Width # " == 1 1">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<Wrong # " == 1">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<"$_self.width() == " # 8 # " $">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<"$_self.width() == " # 8 # " $_slef">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Both<"true", "$_slef.isa::<IndexType>()">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Both<"$_slef.isa::<IndexType>()", "true">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Both<"true) && (false", "$_self.isa::<IndexType(>()">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Both<"true", "true ||">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Sum<["$_self.width()", "1 1", "2"]>:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Sum<["$_self.width()", "1", "$2"]>:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins All<["$_self.isa::<IndexType>()", "$self.isa::<IndexType>()"]>:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Ordered<"< 4 <">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Ordered<"$less">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<!subst("index", "Index)", "$_self.isa::<indexType>()")>:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<!tolower("TRUE") # " &">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<!substr("--$_self.width() == 8 8--", 2, 21)>:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<!if(!eq("a", "b"), "true", "fa lse")>:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<!cond(0: "true", 1: "$yes")>:$x); }
// -----
defm A : Ops<"$_self.width() === 2">;
// -----
defm A : Ops<"$_self.width() == 2 && " # "$_sefl.isa::<IndexType>()">;
// -----
foreach name = ["lower", "up per"] in
def A_#!subst(" ", "", name) : Op<D, !subst(" ", "", name)> { let arguments = (ins Is<"$_self." # name # "()">:$x); }
// -----
let arguments = (ins Is<"$_self.width() = = 1">:$x) in
def AOp : Op<D, "a">;
// -----
def AOp : With<"1 1">;
// -----
def AOp : With<"4" # "2 " # "x y">;
// -----
def AOp : With<"\"text\"">;
// -----
def AOp : With<"$_bilder">;
// -----
def AOp : With<"[" # !interleave([1, 2], ", ") # "">;
// -----
def AOp : Op<D, "a", [TypesMatchWith<"same", "x", "y", "$_self.ty(" # "">]> { let arguments = (ins AnyType:$x, AnyType:$y); }
// -----
def AOp : Op<D, "a", [TypesMatchWith<"same", "x", "y", "$_sefl">]> { let arguments = (ins AnyType:$x, AnyType:$y); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"odd", CPred<"$x.ty() == $z.ty()">>]> { let arguments = (ins AnyType:$x); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"odd", And<[CPred<"true">, CPred<"$x.ty() =">]>>]> { let arguments = (ins AnyType:$x); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"odd", SubstLeaves<"$_self", "$x.ty()(", CPred<"$_self.isa::<IndexType>()">>>]> { let arguments = (ins AnyType:$x); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"odd", SubstLeaves<"$_self", "$x.ty()", CPred<"$_self.isa::<IndexType>() &">>>]> { let arguments = (ins AnyType:$x); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"odd", Concat<"[1].iter().all(|it| ", CPred<"true">, "">>]> { let arguments = (ins AnyType:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Is<"$_self.isa::<" # "Index Type>()">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins ConfinedAttr<I32Attr, [AttrConstraint<CPred<"$_self.value() <<" # "">, "small">]>:$x); }
// -----
def AOp : Op<D, "a"> {
  code half = [{
    pub fn half(self) -> u32 { 4 /
  }];
  let extraClassDeclaration = half # "2 2 }";
}
// -----
def AOp : Op<D, "a"> {
  let extraClassDeclaration = [{ pub fn one(self) -> u32 { 1 } }] # [{ pub fn two(self) -> u32 { $two } }];
}
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "u32 u32":$n), [{ }]>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins CArg<"u32", "1 " # "1">:$n), [{ }]>]; }
// -----
class Param<string t> : AttrOrTypeParameter<"&[" # t # "]", "list"> { let cppStorageType = "Vec<" # t # ">"; }
def T : TypeDef<D, "T"> { let mnemonic = "t"; let parameters = (ins Param<"u 32">:$x); let assemblyFormat = "$x"; }
