// Hooks: verifiers, folders, canonicalizers, text forms, methods.

def TestVerifiersOp : TEST_Op<"verifiers", [NoRegionArguments]> {
  let arguments = (ins I32:$input);
  let regions = (region AnyRegion:$region);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def TestFoldOp : TEST_Op<"fold_to_attribute", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$output);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def TestCanonicalizeOp : TEST_Op<"canonicalize_method"> {
  let arguments = (ins Variadic<I32>:$inputs);
  let hasCanonicalizeMethod = 1;
}

def TestCustomTextOp : TEST_Op<"custom_text"> {
  let arguments = (ins I64Attr:$value);
  let hasCustomAssemblyFormat = 1;
}

def TestMethodsOp : TEST_Op<"methods"> {
  let arguments = (ins Variadic<I32>:$inputs, I64Attr:$base);
  let assemblyFormat = "$inputs `base` $base attr-dict";
  let extraClassDeclaration = [{
    /// The base and the number of inputs.
    pub fn total(self) -> u64 {
      self.base() + self.inputs().len() as u64
    }
  }];
  let extraClassDefinition = [{
    impl $cppClass<'_> {
      /// What is told apart from the declaration.
      pub fn is_empty(self) -> bool {
        self.inputs().is_empty()
      }
    }
  }];
}
