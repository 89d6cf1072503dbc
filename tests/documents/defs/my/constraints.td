// Chapter "Constraints".

// ---- From the document ----

// Its first predicate, as Rust: an integer attribute of 32 or 64 bits.
def IntegerOf32Or64 : AttrConstraint<And<[
    CPred<"$_self.isa::<IntegerAttr>()">,
    Or<[
      CPred<"$_self.cast::<IntegerAttr>().ty().is_signless_integer_of(32)">,
      CPred<"$_self.cast::<IntegerAttr>().ty().is_signless_integer_of(64)">
    ]>
  ]>, "32-bit or 64-bit integer">;

// The same, from the predicates of two attributes.
def IntegerOf32Or64Reused : AttrConstraint<Or<[I32Attr.predicate, I64Attr.predicate]>, "32-bit or 64-bit integer">;

def IntegersOp : My_Op<"integers"> {
  let arguments = (ins ConfinedAttr<AnyAttr, [IntegerOf32Or64]>:$written, ConfinedAttr<AnyAttr, [IntegerOf32Or64Reused]>:$reused);
}

// A function that a predicate calls. The document's argument is `HasSomeProperty:$attr`, which neither mlir-tblgen nor
// odsgen accepts: an argument is an `Attr`, which the constraint confines.
def HasSomeProperty : AttrConstraint<CPred<"crate::has_some_property($_self)">,
                                     "with the property">;

def MyPropertyOp : My_Op<"property"> {
  let arguments = (ins
    ConfinedAttr<AnyAttr, [HasSomeProperty]>:$attr
  );
}

// ---- Our own ----

// `$_builder` makes what the attribute is compared with.
def I32TypeAttr : AttrConstraint<
    CPred<"$_self.dyn_cast::<TypeAttr>().is_some_and(|it| it.value() == *IntegerType::get($_builder, 32))">, "that is i32">;
def TypedOp : My_Op<"typed"> {
  let arguments = (ins ConfinedAttr<TypeAttr, [I32TypeAttr]>:$type);
}

// Each combiner of predicates, on a type, an attribute and a property.
def NoFloat : Type<Neg<AnyFloat.predicate>, "anything but a float">;
def ShortList : AttrConstraint<Concat<"[$_self].iter().copied().any(|it| ",
    SubstLeaves<"$_self", "it", CPred<"$_self.isa::<ArrayAttr>() && $_self.cast::<ArrayAttr>().len() < 3">>, ")">, "short list">;
def EvenProp : ConfinedProp<I64Prop, CPred<"$_self % 2 == 0">, "even">;

def CombinedOp : My_Op<"combined", [
    PredOpTrait<"as many operands as the list has elements",
      CPred<"$list.cast::<ArrayAttr>().len() == $values.len()">>,
    PredOpTrait<"the count is that of the operands", CPred<"$_op.num_operands() as i64 == $count">>]> {
  let arguments = (ins Variadic<NoFloat>:$values, ConfinedAttr<AnyAttr, [ShortList]>:$list, EvenProp:$count);
  let assemblyFormat = "$values `:` type($values) $list $count attr-dict";
}

// A native trait of our own, with and without a parameter.
def NamedTrait : NativeOpTrait<"IsNamed"> { let cppNamespace = "crate"; }
class AtLeast<int count> : ParamNativeOpTrait<"AtLeast", !cast<string>(count)> { let cppNamespace = "crate"; }
def TraitsOp : My_Op<"traits", [NamedTrait, AtLeast<2>]> {
  let arguments = (ins OptionalAttr<StrAttr>:$name, Variadic<AnyType>:$values);
}

// Names in the arguments of macros, absolute paths, and names that the code declares.
def My_Three : AttrConstraint<CPred<"matches!($_self.dyn_cast::<IntegerAttr>(), Some(it) if it.int() == Some(3))">, "three">;
def My_Absolute : AttrConstraint<CPred<"$_self.isa::<::ods_runtime::attrs::UnitAttr>()">, "a unit">;
def My_Distinct : AttrConstraint<CPred<[{ {
    use std::collections::BTreeSet;
    use ::ods_runtime::attrs::ArrayAttr as IntegerAttr;
    struct Numbers(BTreeSet<String>);
    let list = $_self.cast::<IntegerAttr>();
    let numbers = Numbers(list.iter().map(|it| format!("{}", it)).collect());
    debug_assert!(numbers.0.len() <= list.iter().count(), "{} of {}", numbers.0.len(), ArrayAttr::get($_ctxt, &[]));
    numbers.0.len() == list.iter().count()
  } }]>, "different elements">;

def NamesOp : My_Op<"names"> {
  let arguments = (ins ConfinedAttr<AnyAttr, [My_Three]>:$three, ConfinedAttr<AnyAttr, [My_Absolute]>:$absolute,
    ConfinedAttr<ArrayAttr, [My_Distinct]>:$distinct);
}
