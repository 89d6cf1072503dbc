// Properties that are no attributes: every kind, its text, its attribute form, defaults and conditions.

def TestOpWithNiceProperties : TEST_Op<"with_properties"> {
  let arguments = (ins
    I64Prop:$a,
    StrAttr:$b,
    StringProp:$c,
    BoolProp:$flag,
    IntArrayProp<I64Prop>:$array,
    IntArrayProp<I32Prop>:$array32
  );
  let assemblyFormat = [{
    `a` `=` $a `,` `b` `=` $b `,` `c` `=` $c `,` `flag` `=` $flag `,`
    `array` `=` $array `,` `array32` `=` $array32 attr-dict
  }];
}

// Attributes beside properties; the rest of them in a dictionary of their own.
def TestOpWithPropertiesAndAttr : TEST_Op<"with_properties_and_attr"> {
  let arguments = (ins I32Attr:$lhs, IntProp<"i64">:$rhs);
  let assemblyFormat = "$lhs prop-dict attr-dict";
}

def TestOpWithDefaultValuedProperties : TEST_Op<"with_default_valued_properties"> {
  let arguments = (ins
    DefaultValuedAttr<I32Attr, "0">:$a,
    DefaultValuedProp<StringProp, "\"\"">:$b,
    DefaultValuedProp<IntProp<"i32", "int32_t">, "-1">:$c,
    UnitProp:$unit
  );
  let assemblyFormat = "(`na`) : ($a^)? ($b^)? ($c^)? ($unit^)? attr-dict";
}

def TestOpWithOptionalProperties : TEST_Op<"with_optional_properties"> {
  let arguments = (ins
    OptionalProp<I64Prop>:$simple,
    OptionalProp<IntProp<"i8", "int8_t">>:$simplei8,
    OptionalProp<IntProp<"u8", "uint8_t">>:$simpleui8,
    OptionalProp<StringProp>:$nonTrivialStorage,
    OptionalProp<OptionalProp<I64Prop>>:$nested,
    OptionalProp<StringProp, 0>:$longSyntax,
    UnitProp:$hasUnit,
    OptionalProp<UnitProp>:$maybeUnit,
    OptionalProp<DefaultValuedProp<I64Prop, "0">>:$hasDefault
  );
  let assemblyFormat = [{
    (`simple` `=` $simple^)?
    (`simplei8` `=` $simplei8^)?
    (`simpleui8` `=` $simpleui8^)?
    (`nonTrivialStorage` `=` $nonTrivialStorage^)?
    (`nested` `=` $nested^)?
    (`longSyntax` `=` $longSyntax^)?
    (`hasUnit` $hasUnit^)?
    (`maybeUnit` `=` $maybeUnit^)?
    (`hasDefault` `=` $hasDefault^)?
    attr-dict
  }];
}

def TestOpWithArrayProperties : TEST_Op<"with_array_properties"> {
  let arguments = (ins
    ArrayProp<I64Prop>:$ints,
    ArrayProp<StringProp>:$strings,
    ArrayProp<ArrayProp<I32Prop>>:$nested,
    OptionalProp<ArrayProp<I32Prop>>:$opt,
    ArrayProp<OptionalProp<I64Prop>>:$explicitOptions,
    ArrayProp<UnitProp>:$explicitUnits,
    DefaultValuedProp<ArrayProp<I64Prop>, "&[]", "Vec::new()">:$hasDefault
  );
  let assemblyFormat = [{
    `ints` `=` $ints `strings` `=` $strings `nested` `=` $nested `opt` `=` $opt
    `explicitOptions` `=` $explicitOptions `explicitUnits` `=` $explicitUnits
    ($hasDefault^ `thats_has_default`)? attr-dict
  }];
}

// Conditions on properties, alone and inside others.
def NonNegativeI64Prop : ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">;

class NonEmptyArray<Property p> : ConfinedProp<p, CPred<"!$_self.is_empty()">, "non-empty " # p.summary>;

def TestOpWithPropertyPredicates : TEST_Op<"op_with_property_predicates"> {
  let arguments = (ins
    NonNegativeI64Prop:$scalar,
    OptionalProp<NonNegativeI64Prop>:$optional,
    DefaultValuedProp<NonNegativeI64Prop, "0">:$defaulted,
    ConfinedProp<NonNegativeI64Prop, CPred<"$_self <= 5">, "between 0 and 5">:$more_constrained,
    ArrayProp<NonNegativeI64Prop>:$array,
    NonEmptyArray<ArrayProp<I64Prop>>:$non_empty_unconstrained,
    NonEmptyArray<ArrayProp<NonNegativeI64Prop>>:$non_empty_constrained,
    OptionalProp<NonEmptyArray<ArrayProp<NonNegativeI64Prop>>>:$non_empty_optional,
    I64Prop:$unconstrained
  );
  let assemblyFormat = "prop-dict attr-dict";
}

// A type of one's own as a property, with fragments for everything.
def Test_PointProp : Property<"crate::test_support::Point", "point"> {
  let convertToAttribute = "DenseI64ArrayAttr::get($_ctxt, &[$_storage.x, $_storage.y])";
  let convertFromAttribute = [{
    $_attr
      .dyn_cast::<DenseI64ArrayAttr>()
      .and_then(|array| crate::test_support::Point::of(array.values()))
      .ok_or_else(|| "expected an array of two".to_owned())
  }];
  let parser = "crate::test_support::parse_point($_parser)";
  let printer = "$_printer.write(&format!(\"({}, {})\", $_storage.x, $_storage.y))";
  let predicate = CPred<"$_self.x <= $_self.y">;
}

def TestPointOp : TEST_Op<"point"> {
  let arguments = (ins Test_PointProp:$at, ConstantProp<I64Prop, "7">:$seven);
  let assemblyFormat = "$at $seven attr-dict";
}

// A type of one's own that knows its forms itself.
def Test_SpanProp : Property<"crate::test_support::Span", "span">;

def TestSpanOp : TEST_Op<"span"> {
  let arguments = (ins Test_SpanProp:$span);
  let assemblyFormat = "$span attr-dict";
}

def TestPropDictOptionalOp : TEST_Op<"format_optional_prop_dict"> {
  let arguments = (ins OptionalProp<StringProp>:$a, DefaultValuedProp<I32Prop, "1">:$b);
  let assemblyFormat = "prop-dict attr-dict";
}

// Properties in custom directives.
def TestOpUsingPropertyInCustom : TEST_Op<"using_property_in_custom"> {
  let arguments = (ins IntArrayProp<I64Prop>:$prop);
  let assemblyFormat = "custom<UsingPropertyInCustom>($prop) attr-dict";
}

def TestOpUsingPropertyRefInCustom : TEST_Op<"using_property_ref_in_custom"> {
  let arguments = (ins I64Prop:$first, I64Prop:$second);
  let assemblyFormat = "custom<IntProperty>($first) `+` custom<SumProperty>($second, ref($first)) attr-dict";
}

// Flags that a group stands for, or that are spelled.
def TestOptionalUnitPropertyOp : TEST_Op<"format_optional_unit_property"> {
  let arguments = (ins UnitProp:$is_optional);
  let assemblyFormat = "(`is_optional` $is_optional^)? attr-dict";
}

def TestOptionalUnitPropertyNoElideOp : TEST_Op<"format_optional_unit_property_no_elide"> {
  let arguments = (ins UnitProp:$is_optional);
  let assemblyFormat = "($is_optional^)? attr-dict";
}

def TestOIListKeywordsOnlyPropertiesOp : TEST_Op<"oilist_with_keywords_only_properties"> {
  let arguments = (ins UnitProp:$keyword, UnitProp:$otherKeyword, UnitProp:$diffNameUnitPropKeyword);
  let assemblyFormat = "oilist(`keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` $diffNameUnitPropKeyword) attr-dict";
}

// Sizes of operand groups beside properties.
def TestVariadicSegmentPropOp : TEST_Op<"variadic_segment_prop", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I64>:$a1, Variadic<I64>:$a2);
  let results = (outs Variadic<I64>:$b1, Variadic<I64>:$b2);
  let assemblyFormat = "$a1 `:` $a2 `:` type($b1) `:` type($b2) prop-dict attr-dict `end`";
}
