// Chapter "Properties": definitions of our own, two for each kind.

def NumbersOp : My_Op<"numbers"> {
  let arguments = (ins
    I64Prop:$plain,
    I32Prop:$short,
    IntProp<"u16">:$unsigned,
    BoolProp:$flag,
    UnitProp:$marked,
    StringProp:$text,
    OptionalProp<I32Prop>:$maybe,
    DefaultValuedProp<I64Prop, "3">:$three,
    ConfinedProp<I64Prop, CPred<"$_self > 0">, "positive">:$positive,
    IntArrayProp<I64Prop>:$list
  );
  let assemblyFormat = [{
    $plain $short $unsigned $flag (`marked` $marked^)? $text (`maybe` $maybe^)? (`three` $three^)? $positive $list attr-dict
  }];
}

// The same kinds in the dictionary of properties.
def ShownOp : My_Op<"shown"> {
  let arguments = (ins
    BoolProp:$flag,
    OptionalProp<StringProp>:$text,
    DefaultValuedProp<BoolProp, "true">:$on,
    ArrayProp<StringProp>:$names,
    ArrayProp<OptionalProp<I32Prop>>:$gaps,
    DefaultValuedProp<ArrayProp<I64Prop>, "&[]", "Vec::new()">:$empty,
    OptionalProp<ConfinedProp<I32Prop, CPred<"$_self < 10">, "below ten">>:$low,
    UnitProp:$marked,
    I64Attr:$attr
  );
  let assemblyFormat = "prop-dict attr-dict";
}
