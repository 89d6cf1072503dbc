// Chapters "Custom verifier code", "hasFolder", "Extra declarations", "Generated C++ code", "Deprecation".

// ---- From the document ----

def VerifiedOp : My_Op<"verified", [SingleBlock, NoTerminator]> {
  let arguments = (ins I32:$input);
  let regions = (region SizedRegion<1>:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def CustomOp : My_Op<"custom"> {
  let arguments = (ins StrAttr:$text);
  let hasCustomAssemblyFormat = 1;
}

// The document's `.lhs()` and `.rhs()`, for `zip`.
def AddOp : My_Op<"add", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
}
def SubOp : My_Op<"sub", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins I32:$lhs, I32:$rhs, UnitAttr:$wrap);
  let results = (outs I32:$difference);
}

// The document writes `"my.op"` for the mnemonic.
def MyOldOp : Op<My_Dialect, "old">, CppDeprecated<"use 'your.op' instead">;

class My_Counted<string mnemonic> : My_Op<mnemonic> {
  let arguments = (ins Variadic<AnyType>:$values);
  let extraClassDeclaration = [{
    /// The number of values.
    pub fn count(self) -> usize { self.values().len() }
  }];
  let extraClassDefinition = [{
    impl $cppClass<'_> {
      /// Whether there is more than one value.
      pub fn is_plural(self) -> bool { self.count() > 1 }
    }
  }];
}
def CountedOp : My_Counted<"counted">;
def RecountedOp : My_Counted<"recounted">;

// ---- Our own ----

// The order of verification: an operation fails in the phase `step`, and would fail in every later one.
def PhasesTrait : NativeOpTrait<"Phases"> { let cppNamespace = "crate"; }
def OrderedOp : My_Op<"ordered", [
    PredOpTrait<"step 2: a predicate", CPred<"$step.uint().is_some_and(|step| step > 2)">>,
    PhasesTrait, RegionPhaseInterface]> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntMinValue<2>]>:$step);
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// Names that generated code has as well.
def GotoOp : My_Op<"goto", [Terminator]> {
  let successors = (successor AnySuccessor:$b);
  let assemblyFormat = "$b attr-dict";
}
def My_FMA : My_Op<"fma">;

// `A_B_COp` keeps what follows its first `_`, and `_LOp` all of it.
def A_B_COp : My_Op<"prefixed">;
def _LOp : My_Op<"unprefixed">;
