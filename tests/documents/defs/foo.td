// Unit attributes and properties as anchors of groups, as the ODS document has them.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Foo_Dialect : Dialect {
  // Without a namespace it is that of the dialect's name.
  let name = "foo";
  let hasConstantMaterializer = 1;
}

// An operation that folds to a constant, and the constant that the dialect creates for it.
def FooNumberOp : Op<Foo_Dialect, "number", [Pure, ConstantLike]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$result);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

def FooDoubleOp : Op<Foo_Dialect, "double", [Pure]> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$result);
  let assemblyFormat = "$input attr-dict";
  let hasFolder = 1;
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
