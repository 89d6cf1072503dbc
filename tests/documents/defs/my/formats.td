// Chapter "Declarative assembly format".

// ---- From the document ----

def CallOp : My_Op<"call"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>);

  let assemblyFormat = [{
    $callee `(` $args `)` attr-dict `:` functional-type($args, results)
  }];
}

// `%results = my.operation {`, and so on over three lines.
def OperationOp : My_Op<"operation"> {
  let results = (outs I32:$results);
  let assemblyFormat = [{
    `{` `\n` ` ` ` ` `this_is_on_a_newline` `\n` `}` attr-dict
  }];
}

def ReturnOp : My_Op<"return", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);

  // Without operands, nothing but the name is printed.
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def MyDirectiveOp : My_Op<"directive"> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "custom<MyDirective>($operands, type($operands)) attr-dict";
}

// ---- Our own ----

// Literals: punctuation, spaces, none.
def ArrowsOp : My_Op<"arrows"> {
  let assemblyFormat = "`<` `->` `>` attr-dict";
}
def PunctuationOp : My_Op<"punctuation"> {
  let arguments = (ins I32:$a, I32:$b);
  let assemblyFormat = "`[` $a `,` $b `]` `` `{` `}` `?` `*` `+` `=` `->` `:` ` ` `(` `)` attr-dict";
}
def LinesOp : My_Op<"lines", [NoTerminator]> {
  let arguments = (ins I64Attr:$a, I64Attr:$b);
  let assemblyFormat = "`{` `\\n` ` ` ` ` $a `,` `\\n` ` ` ` ` $b `\\n` `}` attr-dict";
}

// Directives for everything of a kind.
def EverythingOp : My_Op<"everything", [NoTerminator]> {
  let arguments = (ins AnyType:$one, Variadic<AnyType>:$many);
  let results = (outs AnyType:$result);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$rest);
  let assemblyFormat = "operands `:` functional-type(operands, results) regions attr-dict-with-keyword";
}
def LeaveOp : My_Op<"leave", [Terminator]> {
  let arguments = (ins Variadic<I32>:$values);
  let results = (outs Optional<I64>:$trace);
  let successors = (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "operands `:` type(operands) successors attr-dict-with-keyword `->` type(results)";
}

// Groups, with every anchor.
def AnchorsOp : My_Op<"anchors", [AttrSizedOperandSegments, NoTerminator]> {
  let arguments = (ins Optional<I32>:$operand, Variadic<AnyType>:$others, OptionalAttr<StrAttr>:$attr,
                       DefaultValuedAttr<I64Attr, "1">:$count, OptionalProp<I64Prop>:$prop, UnitProp:$flag);
  let results = (outs Variadic<AnyType>:$made);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    (`operand` $operand^)? (`others` $others^ `:` type($others))? (`attr` $attr^):(`no_attr`)?
    (`count` $count^)? (`prop` $prop^)? (`flag` $flag^)? (`(` type($made)^ `)`)? (`body` $body^)? attr-dict
  }];
}
def NestedOp : My_Op<"nested"> {
  let arguments = (ins Variadic<I32>:$values, OptionalAttr<I64Attr>:$step, UnitAttr:$open);
  let assemblyFormat = "($values^ (`by` $step^)? (`open` $open^):(`closed`)?)? attr-dict";
}

// Clauses in any order.
def ClausesOp : My_Op<"clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I1>:$if, Variadic<AnyType>:$copies, UnitAttr:$wait, OptionalAttr<I32Attr>:$limit);
  let assemblyFormat = [{
    oilist( `if` `(` $if `)` | `copy` `(` $copies `:` type($copies) `)` | `wait` $wait | `limit` `=` $limit ) attr-dict
  }];
}
def FlagsOp : My_Op<"flags"> {
  let arguments = (ins UnitProp:$fast, UnitProp:$safe, DefaultValuedProp<I64Prop, "0">:$level);
  let assemblyFormat = "`[` oilist( `fast` $fast | `safe` $safe | `level` $level ) `]` attr-dict";
}

// Types and attributes with their prefix.
def PrefixedOp : My_Op<"prefixed_kinds"> {
  let arguments = (ins LevelAttr:$short, LevelAttr:$full, AnyType:$value);
  let assemblyFormat = "$short `,` qualified($full) `,` $value attr-dict `:` qualified(type($value))";
}

// Directives written in Rust.
def SpannedOp : My_Op<"spanned", [Terminator]> {
  let arguments = (ins I32:$from, Optional<I32>:$to, AnyAttr:$step, I64Prop:$count);
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = [{
    custom<Span>($from, $to) custom<Step>($step) custom<Count>($count, "3") custom<Next>($next) attr-dict
  }];
}
// Code in directives may refer to the builder and to the context.
def FilledOp : My_Op<"filled"> {
  let arguments = (ins TypeAttr:$type, AnyAttr:$extra);
  let assemblyFormat = [{
    custom<OfType>($type, "IntegerType::get($_builder, 8).handle()")
    custom<Extra>($extra, "UnitAttr::get($_ctxt).handle()") attr-dict
  }];
}
def BodyOp : My_Op<"body", [NoTerminator]> {
  let arguments = (ins I64Prop:$count, StrAttr:$name);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
  let assemblyFormat = [{
    $name $count custom<Body>($body) custom<Bodies>($more) custom<Check>(ref($count), ref($more)) attr-dict
  }];
}

// Directives receive attributes as views of the stored kind. Each signature of a directive has a trait of its own.
def MarkedOp : My_Op<"marked"> {
  let arguments = (ins StrAttr:$name);
  let assemblyFormat = "custom<Mark>($name) attr-dict";
}
def MarkedWithOp : My_Op<"marked_with"> {
  let arguments = (ins StrAttr:$name, OptionalAttr<I64Attr>:$count, LevelAttr:$level);
  let assemblyFormat = "$level custom<Mark>($name, $count, ref($level)) attr-dict";
}
// Printers receive types, dictionaries and properties.
def ListedOp : My_Op<"listed", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$first, Optional<AnyType>:$second, Variadic<AnyType>:$rest);
  let assemblyFormat = [{
    $first (`,` $second^)? `(` $rest `)` custom<Kinds>(type($first), type($second), type($rest)) attr-dict
  }];
}
def TaggedOp : My_Op<"tagged"> {
  let arguments = (ins I64Attr:$count);
  let assemblyFormat = "custom<Tags>(attr-dict)";
}
def StampedOp : My_Op<"stamped"> {
  let arguments = (ins I64Prop:$count, StrAttr:$name);
  let assemblyFormat = "custom<Stamp>(prop-dict) attr-dict";
}

// An attribute of each kind in a format.
def MyAttrKindsOp : My_Op<"attr_kinds"> {
  let arguments = (ins
    I32Attr:$number, SI64Attr:$signed, IndexAttr:$index, BoolAttr:$flag, F32Attr:$float, StrAttr:$text, TypeAttr:$type,
    SymbolRefAttr:$symbol, FlatSymbolRefAttr:$name, ArrayAttr:$list, StrArrayAttr:$names, DenseI64ArrayAttr:$sizes,
    DenseF32ArrayAttr:$ratios, DictionaryAttr:$dictionary, ElementsAttr:$elements, AffineMapAttr:$map, AnyAttr:$any,
    UnitAttr:$unit);
  let assemblyFormat = [{
    $number $signed $index $flag $float $text $type $symbol $name $list $names $sizes $ratios $dictionary $elements $map
    `any` $any (`unit` $unit^)? attr-dict
  }];
}
