// The examples of the document on interfaces, and interfaces of our own for the same mechanisms.
//
// Where Rust forces a difference: methods return Rust types; a method that makes operations borrows the builder only; names
// that the document uses twice are told apart.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def MyDialect : Dialect {
  let name = "mydialect";
  let cppNamespace = "::mydialect";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationInterfaceFallback = 1;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) {
        d.hooks().allows_unknown_operations = true;
        d.promise_op_interface::<SomeInterfaceTable>(&SOME_OP);
    }
  }];
}

class MyOpClass<string mnemonic, list<Trait> traits = []> : Op<MyDialect, mnemonic, traits>;
class MyOpInterface<string name, list<Interface> bases = []> : OpInterface<name, bases> { let cppNamespace = "::mydialect"; }

// ---- From the document: dialect interfaces ----

// The document's `DialectInlinerInterface`, a class of C++ there.
def DialectInlineInterface : DialectInterface<"DialectInlineInterface"> {
  let description = [{ Says which regions may be inlined. }];
  let cppNamespace = "::mydialect";
  let methods = [
    InterfaceMethod<[{
        Whether `src` may be inlined into `dest`, a region of one of this dialect's operations. `valueMapping` has the
        replacements of values of `src`, such as the arguments of its first block.
      }],
      "bool", "isLegalToInline", (ins "RegionRef<'_>":$dest, "RegionRef<'_>":$src, "&Mapping":$valueMapping),
      [{}], [{ let _ = ($dest, $src, $valueMapping); false }]
    >
  ];
}

// ---- From the document: interfaces of operations, attributes and types ----

def ExampleOpInterface : MyOpInterface<"ExampleOpInterface"> {
  let description = [{
    Answers two questions.
  }];

  let methods = [
    InterfaceMethod<
      "A number that depends on the operation.",
      "u32", "exampleInterfaceHook"
    >,
    StaticInterfaceMethod<
      "A number that is the same for all operations of one name.",
      "u32", "exampleStaticInterfaceHook"
    >,
  ];
}
def MyOp : MyOpClass<"op", [DeclareOpInterfaceMethods<ExampleOpInterface>]>;

// The method's default is what the document writes in the `ExternalModel`.
def ExampleTypeInterface : TypeInterface<"ExampleTypeInterface"> {
  let cppNamespace = "::mydialect";
  let methods = [
    InterfaceMethod<"", "u32", "exampleInterfaceHook", (ins), [{}], [{ $_type.to_string().len() as u32 }]>,
    StaticInterfaceMethod<"", "u32", "exampleStaticInterfaceHook">
  ];
}
def ExampleAttrInterface : AttrInterface<"ExampleAttrInterface"> {
  let cppNamespace = "::mydialect";
  let methods = [InterfaceMethod<"", "u32", "exampleInterfaceHook">];
}

def SomeInterface : MyOpInterface<"SomeInterface"> {
  let methods = [InterfaceMethod<"", "u32", "some">];
}
def SomeOp : MyOpClass<"some">;

// Registered, without an interface: the dialect answers for it.
def AlsoSupportedOp : MyOpClass<"also_supported">;

// ---- From the document: all kinds of methods ----

def MyInterface : MyOpInterface<"MyInterface"> {
  let description = [{
    Has a method of each kind: with and without an operation, a body and a default.
  }];

  let methods = [
    InterfaceMethod<[{
      Takes nothing but the operation and returns nothing. Every implementor has to write it.
    }], "void", "nonStaticMethod"
    >,
    InterfaceMethod<[{
      Takes a number and returns a value. Every implementor has to write it.
    }], "Value", "nonStaticMethodWithParams", (ins "u32":$i)
    >,
    StaticInterfaceMethod<[{
      Needs no operation and returns nothing. Every implementor has to write it.
    }], "void", "staticMethod"
    >,
    StaticInterfaceMethod<[{
      Builds an operation of the implementor's kind. It has a body, so that implementors do not write it.
    }],
      "Op", "create", (ins "&mut OpBuilder<'_>":$builder, "::ods_runtime::Location":$loc),
      /*methodBody=*/[{
        $builder.set_loc($loc);
        ConcreteOp::build_empty($builder).into()
    }]>,
    InterfaceMethod<[{
      The number of operands and results. It has a body.
    }],
      "usize", "getNumInputsAndOutputs", (ins), /*methodBody=*/[{
        $_op.inputs().len() + $_op.outputs().len()
    }]>,
    InterfaceMethod<[{
      Whether the flag is set, unless an implementor says otherwise. The document reads it as
      `$_op.getProperties().hasFlag`; here it is an attribute.
    }],
      "bool", "isSafeToTransform", (ins), /*methodBody=*/[{}],
      /*defaultImplementation=*/[{
        $_op.attr("hasFlag").is_some()
    }]>,
  ];
}

class OpWithInputs<string mnemonic, list<Trait> traits> : MyOpClass<mnemonic, traits> {
  let arguments = (ins Variadic<AnyType>:$inputs, UnitAttr:$hasFlag);
  let results = (outs Variadic<AnyType>:$outputs);
  let extraClassDeclaration = [{
    /// Creates the operation without operands and results.
    pub fn build_empty(b: &mut rt::OpBuilder<'_>) -> rt::OpOf<Self> { Self::build(b, &[] as &[rt::Type], &[] as &[rt::Value]) }
  }];
}

def OpWithInferTypeInterfaceOp : OpWithInputs<"with_interface",
    [DeclareOpInterfaceMethods<MyInterface>]>;

// The document's method is `getNumWithDefault`.
def OpWithOverrideInferTypeInterfaceOp : OpWithInputs<"with_override",
    [DeclareOpInterfaceMethods<MyInterface, ["isSafeToTransform"]>]>;

// ---- From the document: inheritance ----

def MyBaseInterface : MyOpInterface<"MyBaseInterface"> {
  let methods = [InterfaceMethod<"", "u32", "baseNumber">];
  let extraClassDeclaration = [{
    /// Twice the number.
    pub fn twice(self) -> u32 { 2 * $_op.base_number() }
  }];
  let extraSharedClassDeclaration = [{
    /// The next number.
    pub fn next(self) -> u32 { $_op.base_number() + 1 }
  }];
}
def MyOtherBaseInterface : MyOpInterface<"MyOtherBaseInterface", [MyBaseInterface]> {
  let methods = [InterfaceMethod<"", "u32", "otherNumber">];
}
def MyDerivedInterface : MyOpInterface<"MyDerivedInterface", [MyBaseInterface, MyOtherBaseInterface]> {
  let methods = [InterfaceMethod<"", "u32", "derivedNumber">];
}
def DerivedOp : MyOpClass<"derived", [DeclareOpInterfaceMethods<MyDerivedInterface>]>;

// ---- Our own ----

// Checks, extra declarations of every kind, a condition beyond the kind.
def CostInterface : MyOpInterface<"CostInterface"> {
  let methods = [
    InterfaceMethod<"What the operation costs.", "i64", "getCost">,
    StaticInterfaceMethod<"What costs are counted in.", "&'static str", "getUnit", (ins), [{}], [{ "cycles" }]>,
    InterfaceMethod<"What it costs `times` times.", "i64", "getCostOf", (ins "i64":$times), [{ $times * $_op.cost() }]>,
    InterfaceMethod<"The cost with its unit.", "String", "getPrice", (ins), [{}], [{
      format!("{} {}", $_op.cost(), ConcreteOp::unit())
    }]>
  ];
  let extraClassDeclaration = [{
    /// The cost and its unit.
    pub fn shown(self) -> String { format!("{} {}", $_op.cost(), $_op.unit()) }
  }];
  let extraSharedClassDeclaration = [{
    /// Whether it costs nothing.
    pub fn is_free(self) -> bool { $_op.cost() == 0 }
  }];
  let extraTraitClassDeclaration = [{
    /// Twice the cost.
    fn twice(self) -> i64 { 2 * $_op.cost() }
  }];
  let verify = [{
    if $_op.cost() >= 0 { Ok(()) } else { Err($_op.op_error("costs less than nothing")) }
  }];
}
def CostOfRegionsInterface : MyOpInterface<"CostOfRegionsInterface", [CostInterface]> {
  let verifyWithRegions = 1;
  let verify = [{
    let ops = $_op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    let sum: i64 = ops.filter_map(|op| op.dyn_cast::<CostInterface<'_>>()).map(|op| op.cost()).sum();
    if sum == $_op.cost() { Ok(()) } else { Err($_op.op_error(format!("contains costs of {sum}"))) }
  }];
}
def CostedOp : MyOpClass<"costed", [CostInterface]> {
  let arguments = (ins SI64Attr:$cost);
}
def LumpOp : MyOpClass<"lump", [DeclareOpInterfaceMethods<CostInterface, ["getUnit"]>]> {
  let arguments = (ins Variadic<AnyType>:$parts);
  let extraClassDeclaration = [{
    /// The number of operands.
    pub fn cost(self) -> i64 { self.0.num_operands() as i64 }
  }];
}
def SumOp : MyOpClass<"sum", [CostOfRegionsInterface, NoTerminator, SingleBlock]> {
  let arguments = (ins SI64Attr:$cost);
  let regions = (region AnyRegion:$body);
}

// Interfaces of types and attributes that inherit.
def WidthTypeInterface : TypeInterface<"WidthTypeInterface"> {
  let cppNamespace = "::mydialect";
  let methods = [
    InterfaceMethod<"The width.", "u32", "getWidth">,
    InterfaceMethod<"Its double.", "u32", "getTwice", (ins), [{}], [{ 2 * $_type.width() }]>
  ];
}
def PairTypeInterface : TypeInterface<"PairTypeInterface", [WidthTypeInterface]> {
  let cppNamespace = "::mydialect";
  let methods = [StaticInterfaceMethod<"The number of elements.", "u32", "getCount">];
}
def WordType : TypeDef<MyDialect, "Word", [WidthTypeInterface]> {
  let mnemonic = "word";
  let parameters = (ins "u32":$width);
  let assemblyFormat = "`<` $width `>`";
}
def WordsType : TypeDef<MyDialect, "Words", [DeclareTypeInterfaceMethods<PairTypeInterface>, DeclareTypeInterfaceMethods<WidthTypeInterface, ["getTwice"]>]> {
  let mnemonic = "words";
}
def KeyAttrInterface : AttrInterface<"KeyAttrInterface"> {
  let cppNamespace = "::mydialect";
  let methods = [InterfaceMethod<"The key.", "&str", "getKey">];
  let extraClassDeclaration = [{
    /// Whether the key is empty.
    pub fn is_empty(self) -> bool { $_attr.key().is_empty() }
  }];
}
def NamedAttr : AttrDef<MyDialect, "Named", [KeyAttrInterface]> {
  let mnemonic = "named";
  let parameters = (ins StringRefParameter<"the key">:$key);
  let assemblyFormat = "`<` $key `>`";
}
def NumberedAttr : AttrDef<MyDialect, "Numbered", [DeclareAttrInterfaceMethods<KeyAttrInterface>]> {
  let mnemonic = "numbered";
  let parameters = (ins "u64":$number);
  let assemblyFormat = "`<` $number `>`";
}

// ---- Standard interfaces ----

def RunOp : MyOpClass<"run", [DeclareOpInterfaceMethods<CallOpInterface>]> {
  let arguments = (ins SymbolRefAttr:$what, Variadic<AnyType>:$inputs, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$outputs);
}

def BodyOp : MyOpClass<"body", [DeclareOpInterfaceMethods<CallableOpInterface>, NoTerminator, SingleBlock]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$type, OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
}

// The first region is a graph, the second is not.
def GraphOp : MyOpClass<"graph", [DeclareOpInterfaceMethods<RegionKindInterface>, NoTerminator, SingleBlock]> {
  let regions = (region AnyRegion:$graph, AnyRegion:$sequence);
  let assemblyFormat = "$graph $sequence attr-dict";
}

def TableOp : MyOpClass<"table", [NoTerminator, SingleBlock, SymbolTable]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def NameOp : MyOpClass<"name", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let assemblyFormat = "$sym_name attr-dict";
}
def UserOp : MyOpClass<"user", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$symbol);
  let assemblyFormat = "$symbol attr-dict";
}
