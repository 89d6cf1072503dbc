// The declarative form: literals, directives, groups, lists of clauses.

def FormatLiteralOp : TEST_Op<"format_literal_op"> {
  let assemblyFormat = [{
    `keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)` `?` `+` `*` ` ` `{` `\n` `}` attr-dict
  }];
}

def FormatAttrDictWithKeywordOp : TEST_Op<"format_attr_dict_w_keyword"> {
  let arguments = (ins I64Attr:$attr, OptionalAttr<I64Attr>:$opt_attr);
  let assemblyFormat = "attr-dict-with-keyword";
}

def FormatAttrOp : TEST_Op<"format_attr_op"> {
  let arguments = (ins I64Attr:$attr);
  let assemblyFormat = "$attr attr-dict";
}

def FormatOptAttrAOp : TEST_Op<"format_opt_attr_op_a"> {
  let arguments = (ins OptionalAttr<I64Attr>:$opt_attr);
  let assemblyFormat = "(`(` $opt_attr^ `)` )? attr-dict";
}

def FormatOptAttrBOp : TEST_Op<"format_opt_attr_op_b"> {
  let arguments = (ins OptionalAttr<I64Attr>:$opt_attr);
  let assemblyFormat = "($opt_attr^)? attr-dict";
}

def FormatSymbolNameAttrOp : TEST_Op<"format_symbol_name_attr_op"> {
  let arguments = (ins SymbolNameAttr:$attr);
  let assemblyFormat = "$attr attr-dict";
}

def FormatOptSymbolNameAttrOp : TEST_Op<"format_opt_symbol_name_attr_op"> {
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$opt_attr);
  let assemblyFormat = "($opt_attr^)? attr-dict";
}

def FormatOptSymbolRefAttrOp : TEST_Op<"format_opt_symbol_ref_attr_op"> {
  let arguments = (ins OptionalAttr<FlatSymbolRefAttr>:$opt_attr);
  let assemblyFormat = "($opt_attr^)? attr-dict";
}

class FormatResultBase<string suffix, string fmt> : TEST_Op<"format_result_" # suffix # "_op"> {
  let results = (outs I64:$buildable_res, AnyMemRef:$result);
  let assemblyFormat = fmt;
}

def FormatResultAOp : FormatResultBase<"a", "type($result) attr-dict">;
def FormatResultBOp : FormatResultBase<"b", "type(results) attr-dict">;
def FormatResultCOp : FormatResultBase<"c", "functional-type($buildable_res, $result) attr-dict">;

class FormatOperandBase<string suffix, string fmt> : TEST_Op<"format_operand_" # suffix # "_op"> {
  let arguments = (ins I64:$buildable, AnyMemRef:$operand);
  let assemblyFormat = fmt;
}

def FormatOperandAOp : FormatOperandBase<"a", "operands `:` type(operands) attr-dict">;
def FormatOperandBOp : FormatOperandBase<"b", "operands `:` type($operand) attr-dict">;
def FormatOperandCOp : FormatOperandBase<"c", "$buildable `,` $operand `:` type(operands) attr-dict">;
def FormatOperandDOp : FormatOperandBase<"d", "$buildable `,` $operand `:` type($operand) attr-dict">;
def FormatOperandEOp : FormatOperandBase<"e", "$buildable `,` $operand `:` type($buildable) `,` type($operand) attr-dict">;

def FormatOptionalUnitAttr : TEST_Op<"format_optional_unit_attribute"> {
  let arguments = (ins UnitAttr:$is_optional);
  let assemblyFormat = "(`is_optional` $is_optional^)? attr-dict";
}

def FormatOptionalUnitAttrNoElide : TEST_Op<"format_optional_unit_attribute_no_elide"> {
  let arguments = (ins UnitAttr:$is_optional);
  let assemblyFormat = "($is_optional^)? attr-dict";
}

def FormatOptionalElse : TEST_Op<"format_optional_else"> {
  let arguments = (ins UnitAttr:$isFirstBranchPresent);
  let assemblyFormat = "(`then` $isFirstBranchPresent^):(`else`)? attr-dict";
}

def ElseAnchorOp : TEST_Op<"else_anchor"> {
  let arguments = (ins Optional<AnyType>:$a);
  let assemblyFormat = "`(` (`?`) : (`:` $a^ `:` type($a))? `)` attr-dict";
}

def FormatLiteralFollowingOptionalGroup : TEST_Op<"format_literal_following_optional_group"> {
  let arguments = (ins TypeAttr:$type, OptionalAttr<AnyAttr>:$value);
  let assemblyFormat = "`:` $type (`(` $value^ `)`)? attr-dict";
}

def FormatDefaultAttrsOp : TEST_Op<"format_optional_default_attrs"> {
  let arguments = (ins
    DefaultValuedStrAttr<StrAttr, "default">:$str,
    DefaultValuedStrAttr<SymbolNameAttr, "default">:$sym,
    DefaultValuedAttr<SomeI64Enum, "SomeI64Enum::case5">:$e);
  let assemblyFormat = "($str^)? ($sym^)? ($e^)? attr-dict";
}

def EllipsisOp : TEST_Op<"ellipsis"> {
  let arguments = (ins Variadic<AnyType>:$operands, UnitAttr:$variadic);
  let assemblyFormat = "`(` $operands (`...` $variadic^)? `)` attr-dict `:` type($operands)";
}

def OIListWithKeywordsOnly : TEST_Op<"oilist_with_keywords_only"> {
  let arguments = (ins UnitAttr:$keyword, UnitAttr:$otherKeyword, UnitAttr:$diffNameUnitAttrKeyword);
  let assemblyFormat = [{
    oilist( `keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` $diffNameUnitAttrKeyword ) attr-dict
  }];
}

def OIListWithSimpleArgs : TEST_Op<"oilist_with_simple_args", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$arg0, Optional<AnyType>:$arg1, Optional<AnyType>:$arg2);
  let assemblyFormat = [{
    oilist( `keyword` $arg0 `:` type($arg0) | `otherKeyword` $arg1 `:` type($arg1) | `thirdKeyword` $arg2 `:` type($arg2) )
    attr-dict
  }];
}

def OIListVariadicWithParens : TEST_Op<"oilist_variadic_with_parens", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$arg0, Variadic<AnyType>:$arg1, Variadic<AnyType>:$arg2);
  let assemblyFormat = [{
    oilist( `keyword` `(` $arg0 `:` type($arg0) `)` | `otherKeyword` `(` $arg1 `:` type($arg1) `)`
          | `thirdKeyword` `(` $arg2 `:` type($arg2) `)` )
    attr-dict
  }];
}

def OIListAllowedLiteral : TEST_Op<"oilist_allowed_literal"> {
  let assemblyFormat = "oilist( `keyword` | `otherKeyword` ) attr-dict";
}

def NewlineAndIndentOp : TEST_Op<"newline_and_indent"> {
  let arguments = (ins AnyType:$first);
  let assemblyFormat = [{ $first `:` type($first) `{` `\n` ` ` ` ` `inside` `\n` `}` attr-dict }];
}

// Groups inside a group, and types, regions and lists as anchors.
def TestNestedOptionalOp : TEST_Op<"nested_optional", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Optional<AnyType>:$b, OptionalAttr<StrAttr>:$s);
  let assemblyFormat = "(`a` $a^ (`s` $s^)?)? (`b` $b^ `:` type($b))? attr-dict";
}

// With and without the dialect's prefix.
def TestQualifiedOp : TEST_Op<"qualified"> {
  let arguments = (ins TestBitEnumAttr:$plain, TestBitEnumAttr:$full, FixedVectorOfNonZeroRankOf<[I32]>:$vector);
  let assemblyFormat = "$plain `,` qualified($full) `,` $vector `:` qualified(type($vector)) attr-dict";
}

// Custom directives with every kind of parameter.
def FormatCustomDirectiveOperands : TEST_Op<"format_custom_directive_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins I64:$operand, Optional<I64>:$optOperand, Variadic<I64>:$varOperands);
  let assemblyFormat = "custom<CustomDirectiveOperands>($operand, $optOperand, $varOperands) attr-dict";
}

def FormatCustomDirectiveOperandsAndTypes : TEST_Op<"format_custom_directive_operands_and_types",
    [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$operand, Optional<AnyType>:$optOperand, Variadic<AnyType>:$varOperands);
  let assemblyFormat = [{
    custom<CustomDirectiveOperandsAndTypes>(
      $operand, $optOperand, $varOperands, type($operand), type($optOperand), type($varOperands))
    attr-dict
  }];
}

def FormatCustomDirectiveRegions : TEST_Op<"format_custom_directive_regions"> {
  let regions = (region AnyRegion:$region, VariadicRegion<AnyRegion>:$other_regions);
  let assemblyFormat = "custom<CustomDirectiveRegions>($region, $other_regions) attr-dict";
}

def FormatCustomDirectiveResults : TEST_Op<"format_custom_directive_results", [AttrSizedResultSegments]> {
  let results = (outs AnyType:$result, Optional<AnyType>:$optResult, Variadic<AnyType>:$varResults);
  let assemblyFormat = [{
    custom<CustomDirectiveResults>(type($result), type($optResult), type($varResults)) attr-dict
  }];
}

def FormatCustomDirectiveSuccessors : TEST_Op<"format_custom_directive_successors", [Terminator]> {
  let successors = (successor AnySuccessor:$successor, VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = "custom<CustomDirectiveSuccessors>($successor, $successors) attr-dict";
}

def FormatCustomDirectiveAttributes : TEST_Op<"format_custom_directive_attributes"> {
  let arguments = (ins I64Attr:$attr, OptionalAttr<I64Attr>:$optAttr);
  let assemblyFormat = "custom<CustomDirectiveAttributes>($attr, $optAttr) attr-dict";
}

def FormatCustomDirectiveAttrDict : TEST_Op<"format_custom_directive_attrdict"> {
  let arguments = (ins I64Attr:$attr, OptionalAttr<I64Attr>:$optAttr);
  let assemblyFormat = "custom<CustomDirectiveAttrDict>(attr-dict)";
}

// References to what has been read before: of every kind.
def TestCustomReferencesOp : TEST_Op<"custom_references", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Variadic<AnyType>:$rest, VariadicOfVariadic<AnyType, "sizes">:$groups,
                       DenseI32ArrayAttr:$sizes, StrAttr:$name, OptionalAttr<I64Attr>:$count, UnitAttr:$flag);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$others);
  let assemblyFormat = [{
    $one `,` $rest custom<Groups>($groups, type($groups)) `:` type($one) `,` type($rest) $name (`count` $count^)?
    (`flag` $flag^)? $body $others
    custom<Summary>(ref($one), ref($rest), ref($groups), ref(type($one)), ref(type($rest)), ref(type($groups)),
      ref($name), ref($count), ref($flag), ref($body), ref($others)) attr-dict
  }];
}

// Regions that may not be there are referred to as empty ones.
def TestCustomRegionReferencesOp : TEST_Op<"custom_region_references"> {
  let regions = (region AnyRegion:$first, AnyRegion:$second);
  let assemblyFormat = [{
    ($first^ custom<RegionSizes>(ref($first)))? (`with` $second^ custom<RegionSizes>(ref($second)))?
    `sizes` custom<RegionSizes>(ref($second)) attr-dict
  }];
}

def TestCustomSuccessorReferencesOp : TEST_Op<"custom_successor_references", [Terminator]> {
  let successors = (successor AnySuccessor:$successor, VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $successor `[` custom<CustomDirectiveSuccessorList>($successors) `]`
    custom<SuccessorCount>(ref($successor), ref($successors)) attr-dict
  }];
}

def FormatCustomDirectiveWithOptionalOperandRef : TEST_Op<"format_custom_directive_with_optional_operand_ref"> {
  let arguments = (ins Optional<I64>:$optOperand);
  let assemblyFormat = "($optOperand^)? `:` custom<CustomDirectiveOptionalOperandRef>(ref($optOperand)) attr-dict";
}

def TestCustomCodeOp : TEST_Op<"custom_code"> {
  let arguments = (ins Optional<AnyType>:$value);
  let assemblyFormat = "custom<Bracketed>(\"'<'\", $value, type($value), \"'>'\") attr-dict";
}

// Code whose type does not show: the directive names it.
def TestCustomExpressionOp : TEST_Op<"custom_expression"> {
  let assemblyFormat = "custom<Fixed>(\"[1, 2].len() + 1\", \"7\") attr-dict";
}

// A directive that says whether the group that it begins is there, and one whose group tells by its first word.
def OptionalCustomAttrOp : TEST_Op<"optional_custom_attr"> {
  let arguments = (ins OptionalAttr<I1Attr>:$attr);
  let assemblyFormat = "(custom<OptionalCustomParser>($attr)^) : (`bar`)? attr-dict";
}

def TestOptionalDirectivesOp : TEST_Op<"optional_directives"> {
  let arguments = (ins Variadic<AnyType>:$values, OptionalAttr<I1Attr>:$attr);
  let results = (outs Variadic<AnyType>:$made);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    `(` (custom<OptionalCustomParser>($attr)^ `+`)? `)` (`with` custom<CustomDirectiveBody>($body)^)? $values
    (`:` functional-type($values, $made)^)? attr-dict
  }];
}

// The properties of the operation, read and written by hand.
def TestCustomPropDictOp : TEST_Op<"custom_prop_dict"> {
  let arguments = (ins I64Prop:$count, OptionalAttr<StrAttr>:$name);
  let assemblyFormat = "custom<CountedName>(prop-dict) attr-dict";
}

// A directive that has the attribute dictionary and the properties at once.
def TestCustomBothDictsOp : TEST_Op<"custom_both_dicts"> {
  let arguments = (ins I64Prop:$count);
  let assemblyFormat = "custom<BothDicts>(attr-dict, prop-dict)";
}

// A directive that changes the attribute dictionary and looks at an attribute.
def TestCustomDictAndReferenceOp : TEST_Op<"custom_dict_and_reference"> {
  let arguments = (ins I64Attr:$count);
  let assemblyFormat = "$count custom<DictAfter>(attr-dict, ref($count))";
}

// Names of arguments that are also names of variables in parsers.
def TestVariableNamesOp : TEST_Op<"variable_names"> {
  let arguments = (ins AnyType:$x, Optional<AnyType>:$attr, OptionalAttr<I64Attr>:$size, I64Prop:$x_type);
  let regions = (region AnyRegion:$x_types, AnyRegion:$part_0);
  let assemblyFormat = [{
    $x custom<Number>($x_type) $x_types `:` type($x)
    ($size^ `(` $attr `:` type($attr) `)` custom<CustomDirectiveBody>($part_0))? attr-dict
  }];
}

// Attributes with a default, and properties, in clauses of any order.
def TestOIListDefaultsOp : TEST_Op<"oilist_defaults"> {
  let arguments = (ins DefaultValuedAttr<I64Attr, "5">:$limit, DefaultValuedProp<I64Prop, "7">:$step, UnitAttr:$fast);
  let assemblyFormat = "oilist(`limit` $limit | `step` $step | `fast` $fast) attr-dict";
}

// Groups in clauses: a clause is printed if a variable of its groups, or of their other sides, is present.
def TestOIListGroupsOp : TEST_Op<"oilist_groups", [AttrSizedOperandSegments]> {
  let arguments = (ins
    OptionalProp<I64Prop>:$step, Variadic<I32>:$list, OptionalAttr<I32Attr>:$attr, UnitAttr:$unit, Optional<I32>:$one,
    Optional<I32>:$other, OptionalAttr<StrAttr>:$name, Variadic<AnyType>:$any);
  let assemblyFormat = [{
    oilist(`step` `(` (`by` $step^)? `)` | `list` (`of` $list^)? | `attr` (`is` $attr^ $one)? | `unit` (`set` $unit^)?
      | `either` (`name` $name^) : (`other` $other)? | `any` ($any^ `:` type($any))?)
    attr-dict
  }];
}

// All operands, regions or successors in a clause.
def TestOIListListsOp : TEST_Op<"oilist_lists", [Terminator]> {
  let arguments = (ins Variadic<I32>:$values);
  let regions = (region VariadicRegion<AnyRegion>:$parts);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
  let assemblyFormat = "oilist(`operands` operands `:` type(operands) | `regions` `(` regions `)` | `successors` successors) attr-dict";
}

// Attributes that may be absent where nothing else tells: their text, or that of the next element, comes first.
def TestLackingAttrsOp : TEST_Op<"lacking_attrs"> {
  let arguments = (ins UnitAttr:$unit, DefaultValuedOptionalAttr<I32Attr, "3">:$number, OptionalAttr<StrAttr>:$text,
                       OptionalAttr<DenseI32ArrayAttr>:$dense, OptionalAttr<FlatSymbolRefAttr>:$symbol,
                       OptionalAttr<TestMarkAttr>:$mark, OptionalAttr<SomeI64Enum>:$case);
  let assemblyFormat = [{
    `unit` $unit `number` $number `text` $text `dense` $dense `symbol` $symbol `mark` $mark `case` $case `end` attr-dict
  }];
}

// A required attribute that begins a group.
def TestFirstRequiredOp : TEST_Op<"first_required"> {
  let arguments = (ins I32Attr:$number, OptionalAttr<F32ArrayAttr>:$list);
  let assemblyFormat = "($number `:` $list^)? attr-dict";
}

// Attributes of builtin kinds in full.
def TestQualifiedAttrsOp : TEST_Op<"qualified_attrs"> {
  let arguments = (ins I32Attr:$a, F32Attr:$b, BoolAttr:$c, StrAttr:$d, TypeAttr:$e, I32ArrayAttr:$f, SymbolRefAttr:$g,
                       OptionalAttr<I64Attr>:$h);
  let assemblyFormat = [{
    qualified($a) qualified($b) qualified($c) qualified($d) qualified($e) qualified($f) qualified($g)
    (`h` qualified($h)^)? attr-dict
  }];
}

// The short form of an attribute of the dialect tells whether a group is there.
def TestShortFirstOp : TEST_Op<"short_first"> {
  let arguments = (ins OptionalAttr<TestMarkAttr>:$mark, OptionalAttr<DenseI64ArrayAttr>:$list, AnyType:$value);
  let assemblyFormat = "$value ($mark^)? ($list^)? `:` type($value) attr-dict";
}

// Types of operands and results without a name.
def TestUnnamedOp : TEST_Op<"unnamed", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$a, AnyInteger);
  let results = (outs AnyInteger, AnyInteger);
  let assemblyFormat = "operands attr-dict `:` type($a)";
}

// Nested groups whose types are not in groups.
class TestFlatGroupsOp<string name, string format, Type type = AnyType, list<Trait> traits = []>
    : TEST_Op<"flat_groups_" # name, traits> {
  let arguments = (ins AnyType:$b, VariadicOfVariadic<type, "sizes">:$o, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = format;
}
def TestFlatGroupsAllOp : TestFlatGroupsOp<"all", "operands attr-dict `:` type(operands)">;
def TestFlatGroupsFunctionOp
    : TestFlatGroupsOp<"function", "operands attr-dict `:` functional-type(operands, results)">;
def TestFlatGroupsTypesOp : TestFlatGroupsOp<"types", "$b $o attr-dict `:` type(operands)">;
def TestFlatGroupsBuiltOp : TestFlatGroupsOp<"built", "$b $o attr-dict `:` type($b)", I64>;
def TestFlatGroupsSameOp : TestFlatGroupsOp<"same", "$b $o attr-dict `:` type($b)", AnyType, [SameTypeOperands]>;
def TestFlatGroupsPartOp
    : TestFlatGroupsOp<"part", "$b $o attr-dict `:` type($b) `and` functional-type($o, results)">;

// The types of operands that may be absent, in a group of their own.
class TestAbsentOperandsOp<string name, TypeConstraint type> : TEST_Op<"absent_" # name> {
  let arguments = (ins type:$a);
  let assemblyFormat = "(`a` $a^)? (`:` type($a)^)? attr-dict";
}
def TestAbsentOptionalOp : TestAbsentOperandsOp<"optional", Optional<AnyType>>;
def TestAbsentVariadicOp : TestAbsentOperandsOp<"variadic", Variadic<AnyType>>;

def TestOneBuiltOp : TEST_Op<"one_built"> {
  let arguments = (ins F64:$a);
  let assemblyFormat = "operands attr-dict";
}
def TestFloatArrayOp : TEST_Op<"float_array"> {
  let arguments = (ins DenseF64ArrayAttr:$a, DenseF32ArrayAttr:$b);
  let assemblyFormat = "$a $b attr-dict";
}
