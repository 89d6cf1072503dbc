// Interfaces, one per mechanism of their document: methods of every kind, inheritance, interfaces of types and attributes
// and of dialects, external models, fallbacks and promises.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"

def Zoo_Dialect : Dialect {
  let name = "zoo";
  let summary = "Interfaces for tests";
  let cppNamespace = "::zoo";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationInterfaceFallback = 1;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) {
        d.hooks().allows_unknown_operations = true;
        d.promise_op_interface::<PromisedInterfaceTable>(&PROMISING_OP);
        d.promise_type_interface::<PromisedTypeInterfaceTable>(&PROMISING_TYPE);
        d.promise_attr_interface::<PromisedAttrInterfaceTable>(&PROMISING_ATTR);
    }
  }];
}

class Zoo_Op<string mnemonic, list<Trait> traits = []> : Op<Zoo_Dialect, mnemonic, traits>;
class Zoo_Interface<string name, list<Interface> bases = []> : OpInterface<name, bases> {
  let cppNamespace = "::zoo";
}

// ---- Methods ----

// A method of each kind that there is.
def ExampleOpInterface : Zoo_Interface<"ExampleOpInterface"> {
  let description = [{ An example of an interface. }];
  let methods = [
    InterfaceMethod<"What an operation has to say.", "u32", "exampleInterfaceHook">,
    StaticInterfaceMethod<"What a kind of operation has to say.", "u32", "exampleStaticInterfaceHook">
  ];
}

def MyInterface : Zoo_Interface<"MyInterface"> {
  let description = [{ Has a method of every kind. }];
  let methods = [
    InterfaceMethod<"Without arguments and result.", "void", "nonStaticMethod">,
    InterfaceMethod<"With an argument and a result.", "Value", "nonStaticMethodWithParams", (ins "usize":$i)>,
    StaticInterfaceMethod<"Of the kind, not of one operation.", "&'static str", "staticMethod">,
    StaticInterfaceMethod<
      "Makes another. Every operation with the interface is made the same way.",
      "Op",
      "create",
      (ins "&mut OpBuilder<'_>":$builder, "::ods_runtime::Value":$value),
      [{ ConcreteOp::build($builder, $value).op() }]
    >,
    InterfaceMethod<
      "The number of operands and results. It is counted for each operation, none counts for itself.",
      "usize",
      "getNumInputsAndOutputs",
      (ins),
      [{ $_op.inputs().len() + $_op.outputs().len() }]
    >,
    InterfaceMethod<
      "Whether the operation may be transformed, unless it says otherwise.",
      "bool",
      "isSafeToTransform",
      (ins),
      [{}],
      [{ $_op.attr("unsafe").is_none() }]
    >
  ];
  let extraClassDeclaration = [{
    /// Only callers see this.
    pub fn is_unsafe(self) -> bool { !$_op.is_safe_to_transform() }
  }];
  let extraSharedClassDeclaration = [{
    /// Callers and implementors see this.
    pub fn num_inputs(self) -> usize { $_op.num_operands() }
  }];
  let extraTraitClassDeclaration = [{
    /// Only implementors see this.
    fn first_input(self) -> Option<ValueRef<'ir>> { $_op.operands().next() }
  }];
}

// ---- Verification ----

def CheckedInterface : Zoo_Interface<"CheckedInterface"> {
  let description = [{ Demands something of operations before their regions are looked into. }];
  let methods = [StaticInterfaceMethod<"How many results there must be.", "usize", "wantedResults">];
  let verify = [{
    let wanted = $_op.wanted_results();
    if $_op.num_results() == wanted {
        return Ok(());
    }
    Err($_op.op_error(format!("must have {wanted} results")))
  }];
}

def CheckedWithRegionsInterface : Zoo_Interface<"CheckedWithRegionsInterface"> {
  let description = [{ Demands something of operations after their regions were verified. }];
  let verify = [{
    let nested = $_op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    match nested.filter(|op| op.isa::<CheckedInterface<'_>>()).count() {
        0 => Err($_op.op_error("must contain a checked operation")),
        _ => Ok(()),
    }
  }];
  let verifyWithRegions = 1;
}

def NeedsBoth : Zoo_Interface<"NeedsBoth"> {
  let dependentTraits = [CheckedInterface];
  let description = [{ Is of no use without another interface, which has to come first. }];

}

// ---- Inheritance: `Base` is reached on two ways ----

def BaseInterface : Zoo_Interface<"BaseInterface"> {
  let methods = [InterfaceMethod<"A number.", "u32", "baseNumber">];
  let extraClassDeclaration = [{
    /// Twice the number.
    pub fn twice(self) -> u32 { 2 * $_op.base_number() }
  }];
}
def OtherBaseInterface : Zoo_Interface<"OtherBaseInterface", [BaseInterface]> {
  let methods = [
    InterfaceMethod<"Another number.", "u32", "otherNumber", (ins), [{}], [{ $_op.base_number() + 1 }]>
  ];
}
def DerivedInterface : Zoo_Interface<"DerivedInterface", [BaseInterface, OtherBaseInterface]> {
  let methods = [
    InterfaceMethod<"The sum.", "u32", "sum", (ins), [{}], [{ $_op.base_number() + $_op.other_number() }]>
  ];
}

// ---- A dynamic condition ----

def PickyInterface : Zoo_Interface<"PickyInterface"> {
  let description = [{ Only operations that say so have it. }];
  let methods = [InterfaceMethod<"A name.", "&str", "pickyName", (ins), [{}], [{ $_op.name().stripped() }]>];
  let extraClassOf = [{ $_op.attr("picky").is_some() }];
}

// ---- Interfaces written in Rust ----

def InRustInterface : OpInterfaceTrait<"InRustInterface"> {
  let cppNamespace = "crate::in_rust";
}

// ---- Promises ----

def PromisedInterface : Zoo_Interface<"PromisedInterface"> {
  let methods = [InterfaceMethod<"A number.", "u32", "promisedNumber">];
}
def PromisedTypeInterface : TypeInterface<"PromisedTypeInterface"> {
  let cppNamespace = "::zoo";
  let methods = [InterfaceMethod<"A number.", "u32", "promisedNumber">];
}
def PromisedAttrInterface : AttrInterface<"PromisedAttrInterface"> {
  let cppNamespace = "::zoo";
  let methods = [InterfaceMethod<"A number.", "u32", "promisedNumber">];
}

// ---- Types and attributes ----

def SizedTypeInterface : TypeInterface<"SizedTypeInterface"> {
  let description = [{ Types that know how many bits a value of them takes. }];
  let cppNamespace = "::zoo";
  let methods = [
    InterfaceMethod<"The number of bits.", "u32", "getBits">,
    InterfaceMethod<"The number of bytes.", "u32", "getBytes", (ins), [{}], [{ $_type.bits().div_ceil(8) }]>,
    StaticInterfaceMethod<"What values are stored in.", "&'static str", "getStore", (ins), [{}], [{ "memory" }]>
  ];
  let extraSharedClassDeclaration = [{
    /// Whether a value takes whole bytes.
    pub fn is_whole(self) -> bool { $_type.bits() % 8 == 0 }
  }];
}
def NamedAttrInterface : AttrInterface<"NamedAttrInterface"> {
  let description = [{ Attributes that have a name. }];
  let cppNamespace = "::zoo";
  let methods = [
    InterfaceMethod<"The name.", "&str", "getName">,
    InterfaceMethod<"Its length.", "usize", "getLength", (ins), [{}], [{ $_attr.name().len() }]>
  ];
}

class Zoo_Type<string name, list<Trait> traits = []> : TypeDef<Zoo_Dialect, name, traits>;
class Zoo_Attr<string name, list<Trait> traits = []> : AttrDef<Zoo_Dialect, name, traits>;

// The methods are written by hand.
def Zoo_BoxType : Zoo_Type<"Box", [DeclareTypeInterfaceMethods<SizedTypeInterface, ["getStore"]>]> {
  let mnemonic = "box";
  let parameters = (ins "u32":$width);
  let assemblyFormat = "`<` $width `>`";
}
// An accessor is the method that is needed.
def Zoo_TagAttr : Zoo_Attr<"Tag", [NamedAttrInterface]> {
  let mnemonic = "tag";
  let parameters = (ins StringRefParameter<"the name">:$name);
  let assemblyFormat = "`<` $name `>`";
}
def Zoo_PromisingType : Zoo_Type<"Promising"> { let mnemonic = "promising"; }
def Zoo_PromisingAttr : Zoo_Attr<"Promising"> { let mnemonic = "promising"; }

// ---- Operations ----

// Methods written by hand.
def DeclaredOp : Zoo_Op<"declared", [
    DeclareOpInterfaceMethods<ExampleOpInterface>, DeclareOpInterfaceMethods<MyInterface, ["isSafeToTransform"]>]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let builders = [OpBuilder<(ins "Value":$value), [{ $_state.add_operands([value]); }]>];
  let skipDefaultBuilders = 1;
}

// Methods that the definition has already: an accessor, and what it adds by hand.
def ListedOp : Zoo_Op<"listed", [ExampleOpInterface, MyInterface]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let builders = [OpBuilder<(ins "Value":$value), [{ $_state.add_operands([value, value]); }]>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    /// What the interface asks for.
    pub fn example_interface_hook(self) -> u32 { self.0.num_operands() as u32 }
    /// What the interface asks for.
    pub fn example_static_interface_hook() -> u32 { 7 }
    /// What the interface asks for.
    pub fn non_static_method(self) {}
    /// What the interface asks for.
    pub fn non_static_method_with_params(self, i: usize) -> ValueRef<'ir> { self.0.operand(i) }
    /// What the interface asks for.
    pub fn static_method() -> &'static str { "listed" }
  }];
}

def CheckedOp : Zoo_Op<"checked", [CheckedInterface, NeedsBoth]> {
  let results = (outs Variadic<AnyType>:$all);
  let extraClassDeclaration = [{
    /// What the interface asks for.
    pub fn wanted_results() -> usize { 1 }
  }];
}
def CheckingOp : Zoo_Op<"checking", [CheckedWithRegionsInterface, NoTerminator, SingleBlock]> {
  let regions = (region AnyRegion:$body);
}

def DerivedOp : Zoo_Op<"derived", [DeclareOpInterfaceMethods<DerivedInterface>]> {
  let arguments = (ins I32Attr:$number);
}
def PickyOp : Zoo_Op<"picky", [PickyInterface]> { let assemblyFormat = "attr-dict"; }
def InRustOp : Zoo_Op<"in_rust", [InRustInterface]> { let assemblyFormat = "attr-dict"; }
def PromisingOp : Zoo_Op<"promising"> { let assemblyFormat = "attr-dict"; }
def PlainOp : Zoo_Op<"plain"> { let assemblyFormat = "attr-dict"; }

// An interface as a constraint of an operand and of an attribute.
def ConstrainedOp : Zoo_Op<"constrained"> {
  let arguments = (ins SizedTypeInterface:$sized, NamedAttrInterface:$named);
}

// Types and attributes of an interface are printed in full: their kind is not known.
def PrintedOp : Zoo_Op<"printed"> {
  let arguments = (ins SizedTypeInterface:$sized, NamedAttrInterface:$named);
  let assemblyFormat = "$sized `,` $named `of` type($sized) attr-dict";
}

// A promised interface suffices.
def PromisedKindsOp : Zoo_Op<"promised_kinds"> {
  let arguments = (ins
    PromisedTypeInterface<PromisedTypeInterface>:$value,
    ConfinedAttr<AnyAttr, [PromisedAttrInterface<PromisedAttrInterface>]>:$attr
  );
}

// An interface of which accessors have a part: the author writes the whole, as one that has none does.
def PartlyInterface : Zoo_Interface<"PartlyInterface"> {
  let methods = [
    InterfaceMethod<"An attribute of the operation.", "u64", "getSize">,
    InterfaceMethod<"What it does not have.", "u64", "getWeight">
  ];
}
def PartlyOp : Zoo_Op<"partly", [PartlyInterface]> {
  let arguments = (ins I64Attr:$size);
}

// A parent whose name begins with the last module of its namespace.
def CageOp : Zoo_Op<"cage", [NoTerminator, SingleBlock]> { let regions = (region AnyRegion:$inside); }
def InmateOp : Zoo_Op<"inmate", [HasParent<"zoo::CageOp">]>;

// ---- Dialects ----

def DialectGreeterInterface : DialectInterface<"DialectGreeterInterface"> {
  let description = [{ Dialects that greet operations. }];
  let cppNamespace = "::zoo";
  let methods = [
    InterfaceMethod<"What an operation is told.", "String", "greeting", (ins "Operation":$op)>,
    InterfaceMethod<
      "Whether an operation is greeted at all.",
      "bool",
      "isGreeted",
      (ins "Operation":$op),
      [{}],
      [{ $op.num_regions() == 0 }]
    >
  ];
}
