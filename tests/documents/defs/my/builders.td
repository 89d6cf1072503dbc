// Chapter "Builder methods".

// ---- From the document ----

// Operands, attributes, a property and results, without the ellipses of the document.
def MyOp : My_Op<"op"> {
  let arguments = (ins
    I32:$i32_operand,
    F32:$f32_operand,

    I32Attr:$i32_attr,
    F32Attr:$f32_attr,

    I32Prop:$i32_prop
  );

  let results = (outs
    I32:$i32_result,
    F32:$f32_result
  );
}

class My_OpWithAttr<string mnemonic> : My_Op<mnemonic, []> {
  let arguments = (ins F32Attr:$attr);
}

def MyDeclaredOp : My_OpWithAttr<"declared"> {
  let builders = [
    OpBuilder<(ins "f32":$val)>
  ];
}

def MyInlineOp : My_OpWithAttr<"inline"> {
  let builders = [
    OpBuilder<(ins "f32":$val), [{
      $_state.set_property(Self::ATTR, FloatAttr::get($_builder.ctx(), Float32Type::get($_builder.ctx()), val.into()));
    }]>
  ];
}

def MyDefaultOp : My_OpWithAttr<"default"> {
  let builders = [
    OpBuilder<(ins CArg<"f32", "0.5">:$val), [{
      $_state.set_property(Self::ATTR, FloatAttr::get($_ctxt, Float32Type::get($_ctxt), val.into()));
    }]>
  ];
}

// ---- Our own ----

// Builders instead of the default one, one of them out of use.
def PointOp : My_Op<"point"> {
  let arguments = (ins DenseI64ArrayAttr:$at);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "i64":$x, "i64":$y), [{
      $_state.set_property(Self::AT, DenseI64ArrayAttr::get($_ctxt, &[x, y]));
    }]>,
    DeprecatedOpBuilder<"use `build` with both coordinates", (ins "i64":$both), [{
      $_state.set_property(Self::AT, DenseI64ArrayAttr::get($_ctxt, &[both, both]));
    }]>
  ];
}

// The builder makes what the operation contains.
def BoxOp : My_Op<"box", [NoTerminator, SingleBlock]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let regions = (region SizedRegion<1>:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "&[Value]":$inputs, CArg<"bool", "true">:$filled)>];
}
