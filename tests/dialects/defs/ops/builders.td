// Builders beside the default one.

def TestBuildersOp : TEST_Op<"builders"> {
  let arguments = (ins F32Attr:$attr, Variadic<I32>:$values);
  let results = (outs Optional<I32>:$result);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "f64":$val), [{
      $_state.set_property(Self::ATTR, FloatAttr::get($_ctxt, Float32Type::get($_ctxt), val));
    }]>,
    OpBuilder<(ins "f64":$first, CArg<"f64", "0.5">:$second, CArg<"bool", "false">:$typed), [{
      $_state.set_property(Self::ATTR, FloatAttr::get($_builder.ctx(), Float32Type::get($_builder.ctx()), first + second));
      if typed {
        $_state.add_type(IntegerType::get($_ctxt, 32));
      }
    }]>,
    DeprecatedOpBuilder<"name the value", (ins), [{
      $_state.set_property(Self::ATTR, FloatAttr::get($_ctxt, Float32Type::get($_ctxt), 0.0));
    }]>,
    OpBuilder<(ins "&[Value]":$operands)>
  ];
  let assemblyFormat = "$attr $values (`->` type($result)^)? attr-dict";
}

// Values as parameters: of the definition's own builder, and kept apart from the builder that makes the operation.
def TestValueBuilderOp : TEST_Op<"value_builder"> {
  let arguments = (ins AnyType:$input, Variadic<AnyType>:$rest);
  let builders = [
    OpBuilder<(ins "Value":$input, CArg<"i64", "2">:$times), [{
      (0..times + 1).for_each(|_| $_state.add_operand(input));
    }]>,
    OpBuilder<(ins "Value":$input, "Type":$ty, "Attribute":$mark), name = "build_marked">
  ];
}

// Two builders with the same first parameter; a body that ends with a value.
def TestOverloadedBuildersOp : TEST_Op<"overloaded_builders"> {
  let arguments = (ins Variadic<I32>:$values);
  let builders = [
    OpBuilder<(ins "Value":$value), [{ $_state.add_operand(value); $_state.add_operand(value) }]>,
    OpBuilder<(ins "Value":$value, CArg<"usize", "3">:$times), [{
      $_state.operands.extend(std::iter::repeat_n(value, times))
    }], "build_repeated">
  ];
}

// Parameters with defaults of every kind.
def TestOptionsOp : TEST_Op<"options_of_builder"> {
  let arguments = (ins StrAttr:$note, Variadic<AnyType>:$values);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins
      "impl Into<String>":$text,
      "impl Into<Value>":$input,
      "&[impl Into<Value> + Copy]":$more,
      CArg<"&[Value]", "&[]">:$self,
      CArg<"impl FnOnce(&mut OpBuilder<'_>)", "|_| ()">:$before,
      CArg<"Option<impl FnOnce(&mut OpBuilder<'_>, usize) -> Location>", "None::<fn(&mut OpBuilder<'_>, usize) -> Location>">:$after,
      CArg<"Option<&str>", "None">:$name,
      CArg<"usize", "1">:$build,
      CArg<"i64", "-1">:$value
    ), [{
      before($_builder);
      if let Some(after) = after {
        $_state.loc = after($_builder, build);
      }
      let note = format!("{}{}{value}", text.into(), name.unwrap_or(""));
      $_state.set_property(Self::NOTE, StringAttr::get($_ctxt, &note));
      $_state.add_operand(input);
      $_state.add_operands(more.iter().copied());
      $_state.add_operands(self_.iter().copied());
    }]>,
    OpBuilder<(ins CArg<"bool", "false">:$b), [{
      let note = if b_ { "b" } else { "" };
      $_state.set_property(Self::NOTE, StringAttr::get($_ctxt, note));
    }], "named">
  ];
  let assemblyFormat = "$note $values attr-dict (`:` type($values)^)?";
}

// An operation that should not be used any more.
def TestOldOp : TEST_Op<"old">, CppDeprecated<"use test.new instead"> {
  let arguments = (ins I32:$input);
  let assemblyFormat = "$input attr-dict";
}
