// Unit attributes and properties as anchors of groups, as the ODS document has them.

include "mlir/IR/OpBase.td"

def Foo_Dialect : Dialect {
  // Without a namespace it is that of the dialect's name.
  let name = "foo";
}

def FooOp : Op<Foo_Dialect, "op"> {
  let arguments = (ins UnitAttr:$is_read_only);

  let assemblyFormat = "attr-dict (`is_read_only` $is_read_only^)?";
}

// A property instead of an attribute.
def FooPropOp : Op<Foo_Dialect, "prop"> {
  let arguments = (ins UnitProp:$is_read_only);

  let assemblyFormat = "attr-dict (`is_read_only` $is_read_only^)?";
}

// The document calls this one `FooOp` as well.
def FooElseOp : Op<Foo_Dialect, "else"> {
  let arguments = (ins UnitAttr:$foo);

  let assemblyFormat = "attr-dict (`foo_is_present` $foo^):(`foo_is_absent`)?";
}
