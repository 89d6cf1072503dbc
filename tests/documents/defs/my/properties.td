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

// A property of our own: stored in micrometers, read and written in millimeters, with a text and an attribute of its own.
def LengthProp : Property<"u64", "a length below 5 m"> {
  let convertFromStorage = "$_storage / 1000";
  let assignToStorage = "$_value * 1000";
  let convertToAttribute = "StringAttr::get($_ctxt, &format!(\"{} um\", $_storage))";
  let convertFromAttribute = [{
    $_attr
      .dyn_cast::<StringAttr>()
      .and_then(|text| text.value().strip_suffix(" um")?.parse().ok())
      .ok_or_else(|| "expected a length".to_owned())
  }];
  let parser = "crate::parse_length($_parser)";
  let optionalParser = "crate::parse_optional_length($_parser)";
  let printer = "$_printer.write(&format!(\"{} mm\", $_storage / 1000))";
  let predicate = CPred<"$_self < 5000">;
}
def PlankOp : My_Op<"plank"> {
  let arguments = (ins LengthProp:$length, DefaultValuedProp<LengthProp, "10", "10_000">:$width);
  let assemblyFormat = "$length ($width^ `wide`)? attr-dict";
}
