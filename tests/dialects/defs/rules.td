// Operations for the rules of `peephole.td`.
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Rules_Dialect : Dialect { let name = "rules"; let cppNamespace = "::rules"; }

class Rules_Op<string mnemonic, list<Trait> traits = []> : Op<Rules_Dialect, mnemonic, traits>;

def Rules_Red : I32EnumAttrCase<"Red", 1>;
def Rules_Green : I32EnumAttrCase<"Green", 2>;
def Rules_Color : I32EnumAttr<"Color", "a color", [Rules_Red, Rules_Green]> {
  let cppNamespace = "::rules";
}

def Rules_AddOp : Rules_Op<"add", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
  let results = (outs AnyInteger:$result);
}
def Rules_SubOp : Rules_Op<"sub", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
  let results = (outs AnyInteger:$result);
}
def Rules_NegOp : Rules_Op<"neg", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$value);
  let results = (outs AnyInteger:$result);
}
def Rules_ConstOp : Rules_Op<"const", [ConstantLike, AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
}
def Rules_CastOp : Rules_Op<"cast"> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def Rules_TagOp : Rules_Op<"tag", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$value, I32Attr:$number, OptionalAttr<StrAttr>:$name,
                       DefaultValuedAttr<I64Attr, "7">:$size, UnitAttr:$flag);
  let results = (outs AnyInteger:$result);
}
def Rules_PaintOp : Rules_Op<"paint", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$value, Rules_Color:$color);
  let results = (outs AnyInteger:$result);
}
def Rules_PairOp : Rules_Op<"pair", [AllTypesMatch<["value", "first", "second"]>]> {
  let arguments = (ins AnyInteger:$value);
  let results = (outs AnyInteger:$first, AnyInteger:$second);
}
def Rules_ListOp : Rules_Op<"list", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyInteger>:$values, Optional<AnyInteger>:$extra);
  let results = (outs AnyInteger:$result);
}
def Rules_ManyOp : Rules_Op<"many"> {
  let arguments = (ins Variadic<AnyInteger>:$values);
  let results = (outs Variadic<AnyInteger>:$results);
}
def Rules_SinkOp : Rules_Op<"sink"> {
  let arguments = (ins AnyInteger:$value);
}
def Rules_NumberOp : Rules_Op<"number", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$value, I64Prop:$number);
  let results = (outs AnyInteger:$result);
}
def Rules_TextOp : Rules_Op<"text", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$value, StringProp:$text, ArrayProp<I64Prop>:$list, OptionalProp<StringProp>:$note,
    I64Prop:$number);
  let results = (outs AnyInteger:$result);
}
def Rules_InferOp : Rules_Op<"infer", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyInteger:$value);
  let results = (outs AnyInteger:$result);
}
def Rules_ListsOp : Rules_Op<"lists", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyInteger>:$first, AnyInteger:$middle, Variadic<AnyInteger>:$last);
  let results = (outs AnyInteger:$center, Variadic<AnyInteger>:$rest);
}
def Rules_BuiltOp : Rules_Op<"built"> {
  let arguments = (ins AnyInteger:$value, Variadic<AnyInteger>:$others, I32Attr:$number);
  let results = (outs AnyType:$result);
  let builders = [OpBuilder<(ins "Value":$value, "&[Value]":$others, "Attribute":$number), [{
    $_state.add_operands([value]);
    $_state.add_operands(others.iter().copied());
    $_state.set_property(Self::NUMBER, number);
    $_state.add_type(IntegerType::get($_ctxt, 8));
  }]>];
}
def Rules_SizedOp : Rules_Op<"sized", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$value, DefaultValuedOptionalAttr<I64Attr, "7">:$size);
  let results = (outs AnyInteger:$result);
}
