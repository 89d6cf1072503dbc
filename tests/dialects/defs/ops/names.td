// Names that are words of the language, or of what is generated.

class WordsOp<string mnemonic, dag args> : TEST_Op<mnemonic> {
  let arguments = args;
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}

def TestWordOperandsOp : WordsOp<"word_operands", (ins
  AnyType:$struct, AnyType:$self, AnyType:$fn, AnyType:$move, AnyType:$crate, AnyType:$super, AnyType:$async, AnyType:$gen,
  AnyType:$in, AnyType:$try, AnyType:$union
)>;

def TestCommonOperandsOp : WordsOp<"common_operands", (ins
  AnyType:$loc, AnyType:$name, AnyType:$operand, AnyType:$attr, AnyType:$op, AnyType:$ir, AnyType:$b, AnyType:$st,
  AnyType:$p, AnyType:$ctx, AnyType:$def, AnyType:$cast, AnyType:$isa, AnyType:$verify, AnyType:$new, AnyType:$rt,
  AnyType:$it, AnyType:$value, AnyType:$clone, AnyType:$into
)>;

// Cases in which only odsgen generates functions.
def TestOwnFunctionsOp : TEST_Op<"own_functions", [PredOpTrait<"build is check", CPred<"$build.ty() == $check.ty()">>]> {
  let arguments = (ins
    AnyType:$build, AnyType:$check, AnyType:$parse_assembly, Variadic<AnyType>:$set_count, I64Attr:$count,
    I64Attr:$print_assembly, I64Prop:$build_inferred
  );
  let assemblyFormat = "operands $count $print_assembly $build_inferred attr-dict `:` type(operands)";
}

def TestWordAttrsOp : TEST_Op<"word_attrs"> {
  let arguments = (ins
    I32Attr:$type, StrAttr:$self, UnitAttr:$fn, OptionalAttr<I64Attr>:$move, DefaultValuedAttr<BoolAttr, "true">:$loc,
    StrAttr:$b, StrAttr:$st, I64Prop:$p, OptionalProp<I64Prop>:$impl, UnitProp:$ir
  );
  let assemblyFormat = [{
    $type $self (`fn` $fn^)? (`move` $move^)? $loc $b $st $p (`impl` $impl^)? (`ir` $ir^)? attr-dict
  }];
}

def TestWordResultsOp : TEST_Op<"word_results"> {
  let results = (outs AnyType:$struct, Variadic<AnyType>:$self);
  let regions = (region AnyRegion:$move, VariadicRegion<AnyRegion>:$loop);
  let assemblyFormat = "type($struct) `,` type($self) attr-dict-with-keyword $move $loop";
}

def TestWordSuccessorsOp : TEST_Op<"word_successors", [Terminator]> {
  let successors = (successor AnySuccessor:$struct, VariadicSuccessor<AnySuccessor>:$fn);
  let assemblyFormat = "$struct `,` $fn attr-dict";
}

// A set of bits of which one is called as all of them are otherwise.
def TestBitNames : I32BitEnum<"TestBitNames", "names of bits", [
    I32BitEnumCaseBit<"One", 0, "one">, I32BitEnumCaseBit<"All", 1, "all">]> {
  let cppNamespace = "test";
}

def TestWords : I32Enum<"TestWords", "words", [
  I32EnumCase<"fn", 0>, I32EnumCase<"type", 1>, I32EnumCase<"Self", 2>, I32EnumCase<"in", 3>
]> {
  let cppNamespace = "test";
}

def TestWordsAttr : EnumAttr<Test_Dialect, TestWords, "words">;

def TestWordBits : I32BitEnum<"TestWordBits", "words of bits", [
  I32BitEnumCaseBit<"type", 0>, I32BitEnumCaseBit<"all", 1>, I32BitEnumCaseBit<"self", 2>
]> {
  let cppNamespace = "test";
}

def TestWordEnumsOp : TEST_Op<"word_enums"> {
  let arguments = (ins
    TestWordsAttr:$type,
    DefaultValuedAttr<TestWordsAttr, "test::TestWords::type">:$fn,
    EnumProp<TestWords>:$self,
    DefaultValuedProp<EnumProp<TestWords>, "test::TestWords::in">:$in,
    EnumProp<TestWordBits>:$bits
  );
  let assemblyFormat = "$type (`fn` $fn^)? $self (`in` $in^)? $bits attr-dict";
}

// Names of unnamed parameters of builders, when other parameters already have them.
def TestParametersOp : TEST_Op<"parameters", [AttrSizedOperandSegments, Terminator]> {
  let arguments = (ins
    Optional<I32>:$value_type, Variadic<I32>, I64Attr:$operand_1, I64Attr:$loops_count, I64Attr:$successor_0
  );
  let results = (outs AnyType:$value);
  let regions = (region VariadicRegion<AnyRegion>:$loops);
  let successors = (successor AnySuccessor);
}

// Enums whose names end as those of types and of operations do.
def TestMakeType : I32EnumAttr<"TestMakeType", "how something is made", [I32EnumAttrCase<"ByHand", 0, "by_hand">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "test";
}
def TestMakeTypeAttr : EnumAttr<Test_Dialect, TestMakeType, "make">;
def TestAnyOp : I32EnumAttr<"TestAnyOp", "what is done", [I32EnumAttrCase<"Nothing", 0, "nothing">]> {
  let cppNamespace = "test";
}
def TestEnumsLikeViewsOp : TEST_Op<"enums_like_views"> {
  let arguments = (ins TestMakeTypeAttr:$make, TestAnyOp:$does);
  let builders = [OpBuilder<(ins "TestMakeType":$make), [{
    $_state.set_property(Self::MAKE, TestMakeTypeAttr::get($_ctxt, make));
    $_state.set_property(Self::DOES, TestAnyOpAttr::get($_ctxt, TestAnyOp::Nothing));
  }]>];
  let assemblyFormat = "$make $does attr-dict";
}
