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

// An operation that should not be used any more.
def TestOldOp : TEST_Op<"old">, CppDeprecated<"use test.new instead"> {
  let arguments = (ins I32:$input);
  let assemblyFormat = "$input attr-dict";
}
