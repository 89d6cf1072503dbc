// Definitions that cover every rule of the documentation generator.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Paper : Dialect {
  let name = "paper";
  let cppNamespace = "::mlir::paper";
  let summary = "sheets | folds";
  let description = "one line";
}
class PaperOp<string name, list<Trait> traits = []> : Op<Paper, name, traits>;

def Folding : OpDocGroup {
  let summary = "Folding of sheets";
  let description = [{
    # What a group says

     of itself.
  }];
}

// Operands, attributes, a property, results and successors; a format with several lines.
def Cut_Op : PaperOp<"cut"> {
  let summary = "lower | case  ";
  let description = "without a line break";
  let arguments = (ins
    AnyTypeOf<[I32, F32], "a | b">:$x, I32, Variadic<I32>:$v, I32Attr:$at,
    OptionalAttr<StrAttr>:$s, DefaultValuedAttr<I32Attr, "3">:$dv, I64Prop:$p,
    Arg<I64, "with a note">:$noted);
  let results = (outs I32, Optional<F32>:$o, Res<I1, "noted">:$r);
  let successors = (successor AnySuccessor:$s1, VariadicSuccessor<AnySuccessor>:$rest);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
   $x `,`
      attr-dict

   `:` type($x)
}];
}
// A name that starts with an underscore, tabs, blank lines at both ends, and a group.
def _Fold : PaperOp<"fold"> {
  let description = [{

    	tabbed
      two

     }];
  let opDocGroup = Folding;
}
// Effects and predicates, without a description.
def Unfold : PaperOp<"unfold", [
    Pure, MemoryEffects<[MemRead<DefaultResource>, MemWrite]>,
    PredOpTrait<"says so", CPred<"true">>, SameOperandsAndResultType, Terminator]> {
  let opDocGroup = Folding;
  let summary = " ";
  let description = "  \n ";
  let hasCustomAssemblyFormat = 1;
}
// The order of names ignores case; a name that ends with an underscore.
def Burn_ : PaperOp<"Burn"> {
  let summary = "two\nlines";
  let description = "a\n\n\nb\n";
}

def ThinSheet : DialectAttr<Paper, CPred<"true">, "a thin sheet"> { let description = "DDD"; }
def Blank : DialectType<Paper, CPred<"true">, "a blank type"> {
  let description = [{
    long
  }];
}
def Size : AttrDef<Paper, "Size"> {
  let mnemonic = "size";
  let parameters = (ins "int":$x, StringRefParameter<"the | name">:$y, OptionalParameter<"int">:$z,
                        DefaultValuedParameter<"int", "3">:$w, TypeParameter<"a::b", "what">:$t);
  let assemblyFormat = "$x $y $z $w $t";
}
def Weight : AttrDef<Paper, "Weight"> {
  let mnemonic = "weight";
  let summary = "s";
  let description = "ddd";
  let assemblyFormat = "`<` `>`";
}
def Grain : AttrDef<Paper, "Grain"> {
  let mnemonic = "grain";
  let hasCustomAssemblyFormat = 1;
  let parameters = (ins "int":$x);
}
def Nameless : AttrDef<Paper, "Nameless"> { let attrName = "paper.nameless"; }
def Sheet : TypeDef<Paper, "Sheet"> {
  let mnemonic = "sheet";
  let parameters = (ins "int":$x);
  let assemblyFormat = "`<` $x `>`";
}
def Colour : I32EnumAttr<"Colour", "what it looks like", [
    I32EnumAttrCase<"White", 1, "a|b">, I32EnumAttrCase<"Blue", 5>]> {
  let cppNamespace = "::mlir::paper";
  let genSpecializedAttr = 0;
}
def Edges : I32BitEnumAttr<"Edges", "", [
    I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"Left", 3>, I32BitEnumAttrCaseGroup<"All", []>]>;
def ColourAttr : EnumAttr<Paper, Colour, "colour"> { let assemblyFormat = "$value"; }

def Foldable : OpInterface<"Foldable"> {
  let description = [{
    Can be folded.
  }];
  let cppNamespace = "::mlir::paper";
  let methods = [
    InterfaceMethod<"How often.", "unsigned", "getFolds", (ins "int":$x, "const char *":$y)>,
    InterfaceMethod<[{
        By itself.
      }], "::mlir::Value &", "self", (ins), [{ return x; }]>,
    StaticInterfaceMethod<"", "int *", "make", (ins "int &":$r), "", "return 1;">
  ];
}
def Printable : AttrInterface<"Printable"> {
  let cppNamespace = "::mlir::paper";
  let methods = [InterfaceMethod<"Ink.", "Ink", "ink">];
}
def Stackable : TypeInterface<"Stackable"> {
  let cppNamespace = "::mlir::paper";
  let description = "Can lie on others.";
}
