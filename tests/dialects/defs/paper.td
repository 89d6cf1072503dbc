// A dialect with a little of everything that operations can have.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Paper_Dialect : Dialect {
  let name = "paper";
  let summary = "Sheets, and what is done with them.";
  let cppNamespace = "::paper";
  let useDefaultAttributePrinterParser = 1;
}

class Paper_Op<string mnemonic, list<Trait> traits = []> : Op<Paper_Dialect, mnemonic, traits>;

def Paper_Size : I32EnumAttr<"Size", "size of a sheet", [
    I32EnumAttrCase<"A4", 4, "a4">, I32EnumAttrCase<"A5", 5, "a5">]> {
  let cppNamespace = "::paper";
}

def Paper_Marks : I32BitEnumAttr<"Marks", "marks on a sheet", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Ruled", 0, "ruled">,
    I32BitEnumAttrCaseBit<"Punched", 1, "punched">]> {
  let cppNamespace = "::paper";
  let separator = ",";
  let genSpecializedAttr = 0;
}

def Paper_MarksAttr : EnumAttr<Paper_Dialect, Paper_Marks, "marks"> {
  let assemblyFormat = "`<` $value `>`";
}

def Paper_WideInt : TypeConstraint<
    CPred<"$_self.dyn_cast::<IntegerType>().is_some_and(|ty| ty.width() > 32)">, "wide integer">;

def Paper_CutOp : Paper_Op<"cut", [Pure, SameOperandsAndResultType]> {
  let summary = "cuts a sheet";
  let description = [{
    Takes off what is beyond the `edge`.

    ```mlir
    %small = paper.cut %sheet at %edge : i64
    ```
  }];
  let arguments = (ins Paper_WideInt:$sheet, Paper_WideInt:$edge);
  let results = (outs Paper_WideInt:$piece);
  let assemblyFormat = "$sheet `at` $edge attr-dict `:` type($piece)";
}

def Paper_BindOp : Paper_Op<"bind", [AttrSizedOperandSegments]> {
  let summary = "binds sheets to a book";
  let arguments = (ins
    Variadic<AnyInteger>:$sheets,
    Optional<Index>:$cover,
    Paper_Size:$size,
    OptionalAttr<StrAttr>:$title,
    DefaultValuedAttr<Paper_MarksAttr, "Marks::NONE">:$marks,
    UnitAttr:$glued
  );
  let results = (outs Variadic<AnyType>:$books);
  let assemblyFormat = [{
    (`titled` $title^)? $size (`glued` $glued^)? (`marks` $marks^)?
    `(` $sheets `:` type($sheets) `)` (`cover` $cover^)?
    attr-dict (`->` type($books)^)?
  }];
}

def Paper_FoldOp : Paper_Op<"fold", [NoRegionArguments]> {
  let summary = "folds, with what happens in between";
  let arguments = (ins I32Attr:$times);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
  let assemblyFormat = "$times attr-dict-with-keyword $body custom<Crease>(ref($times))";
}

def Paper_TurnOp : Paper_Op<"turn", [Terminator]> {
  let summary = "goes on at the other side";
  let arguments = (ins Variadic<AnyType>:$operands);
  let successors = (successor AnySuccessor:$side);
  let assemblyFormat = "$side (`(` $operands^ `:` type($operands) `)`)? attr-dict";
}
