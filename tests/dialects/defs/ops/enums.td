// Enums of every kind, and how operations hold them: as attributes, as integers, as properties.

def TestEnum : I32EnumAttr<"TestEnum", "a test enum", [
    I32EnumAttrCase<"First", 0, "first">,
    I32EnumAttrCase<"Second", 1, "second">,
    I32EnumAttrCase<"Third", 2, "third">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "test";
}

def TestEnumAttr : EnumAttr<Test_Dialect, TestEnum, "enum">;

def TestEnumProp : EnumProp<TestEnum>;

def TestEnumPropAttrForm : EnumPropWithAttrForm<TestEnum, TestEnumAttr>;
def TestEnumPropAttrFormAlways : EnumPropWithAttrForm<TestEnum, TestEnumAttr> {
  let storeInCustomAttribute = 1;
}

def TestBitEnumRead : I32BitEnumCaseBit<"Read", 0, "read">;
def TestBitEnumWrite : I32BitEnumCaseBit<"Write", 1, "write">;
def TestBitEnumExecute : I32BitEnumCaseBit<"Execute", 2, "execute">;

def TestBitEnum : I32BitEnum<"TestBitEnum", "a test bit enum", [
    TestBitEnumRead, TestBitEnumWrite, TestBitEnumExecute]> {
  let cppNamespace = "test";
  let separator = ", ";
}

def TestBitEnumAttr : EnumAttr<Test_Dialect, TestBitEnum, "bit_enum"> {
  let assemblyFormat = "`<` $value `>`";
}

def TestBitEnumVerticalBar : I32BitEnum<"TestBitEnumVerticalBar", "another test bit enum", [
    I32BitEnumCaseBit<"User", 0, "user">,
    I32BitEnumCaseBit<"Group", 1, "group">,
    I32BitEnumCaseBit<"Other", 2, "other">]> {
  let cppNamespace = "test";
  let separator = " | ";
}

def TestBitEnumVerticalBarAttr : EnumAttr<Test_Dialect, TestBitEnumVerticalBar, "bit_enum_vbar"> {
  let assemblyFormat = "`<` $value `>`";
}

def TestBitEnumProp : EnumProp<TestBitEnum> {
  let defaultValue = TestBitEnum.cppType # "::Read";
}
def TestBitEnumPropNamed : NamedEnumProp<TestBitEnum, "bit_enum"> {
  let defaultValue = TestBitEnum.cppType # "::Read";
}

// No bits have a name, and so have some together; several are written as one string.
def TestGroupA : I32BitEnumCaseBit<"A", 0, "a">;
def TestGroupB : I32BitEnumCaseBit<"B", 1, "b">;
def TestGroupC : I32BitEnumCaseBit<"C", 2, "c">;
def TestGroupD : I32BitEnumCaseBit<"D", 3, "d">;

def TestGroups : I32BitEnum<"TestGroups", "groups of bits", [
    I32BitEnumCaseNone<"None", "nothing">, TestGroupA, TestGroupB, TestGroupC, TestGroupD,
    BitEnumCaseGroup<"AB", [TestGroupA, TestGroupB], "ab">,
    BitEnumCaseGroup<"CD", [TestGroupC, TestGroupD], "cd">]> {
  let cppNamespace = "test";
  let separator = "|";
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 1;
}

def TestOpWithGroups : TEST_Op<"groups"> {
  let arguments = (ins EnumProp<TestGroups>:$value);
  let assemblyFormat = "$value attr-dict";
}

// Cases whose text is no keyword, and a wider integer.
def TestSigns : I64Enum<"TestSigns", "signs", [
    I64EnumCase<"Plus", 1, "+">,
    I64EnumCase<"LeftRight", 8589934592, "left right">]> {
  let cppNamespace = "test";
  let underlyingType = "u64";
}

def TestOpWithSigns : TEST_Op<"signs"> {
  let arguments = (ins EnumProp<TestSigns>:$value);
  let assemblyFormat = "$value attr-dict";
}

def TestOpWithEnum : TEST_Op<"op_with_enum"> {
  let arguments = (ins TestEnumAttr:$value, OptionalAttr<AnyAttr>:$tag);
  let assemblyFormat = "$value (`tag` $tag^)? attr-dict";
}

def TestOpWithEnumProp : TEST_Op<"op_with_enum_prop"> {
  let arguments = (ins TestEnumProp:$value);
  let assemblyFormat = "$value attr-dict";
}

def TestOpWithEnumPropAttrForm : TEST_Op<"op_with_enum_prop_attr_form"> {
  let arguments = (ins TestEnumPropAttrForm:$value);
  let assemblyFormat = "prop-dict attr-dict";
}

def TestOpWithEnumPropAttrFormAlways : TEST_Op<"op_with_enum_prop_attr_form_always"> {
  let arguments = (ins TestEnumPropAttrFormAlways:$value);
  let assemblyFormat = "prop-dict attr-dict";
}

def TestOpWithBitEnum : TEST_Op<"op_with_bit_enum"> {
  let arguments = (ins TestBitEnumAttr:$value, OptionalAttr<AnyAttr>:$tag);
  let assemblyFormat = "$value (`tag` $tag^)? attr-dict";
}

def TestOpWithBitEnumVerticalBar : TEST_Op<"op_with_bit_enum_vbar"> {
  let arguments = (ins TestBitEnumVerticalBarAttr:$value, OptionalAttr<AnyAttr>:$tag);
  let assemblyFormat = "$value (`tag` $tag^)? attr-dict";
}

def TestOpWithBitEnumProp : TEST_Op<"op_with_bit_enum_prop"> {
  let arguments = (ins
    TestBitEnumProp:$value1,
    DefaultValuedProp<TestBitEnumProp, "TestBitEnum::Read">:$value2
  );
  let assemblyFormat = "$value1 ($value2^)? attr-dict `:` `(``)`";
}

def TestOpWithBitEnumPropNamed : TEST_Op<"op_with_bit_enum_prop_named"> {
  let arguments = (ins
    TestBitEnumPropNamed:$value1,
    DefaultValuedProp<TestBitEnumPropNamed, "TestBitEnum::Read">:$value2
  );
  let assemblyFormat = "$value1 ($value2^)? attr-dict";
}

// The older form: integer attributes, alone and with a class of their own.
def SomeI32Enum : I32EnumAttr<"SomeI32Enum", "", [
    I32EnumAttrCase<"case5", 5>, I32EnumAttrCase<"case10", 10>,
    I32EnumAttrCase<"caseSignBit", 2147483648>, I32EnumAttrCase<"caseAllBits", 4294967295>]> {
  let cppNamespace = "test";
}

def I32EnumAttrOp : TEST_Op<"i32_enum_attr"> {
  let arguments = (ins SomeI32Enum:$attr);
  let results = (outs I32:$val);
}

def SomeI64Enum : I64EnumAttr<"SomeI64Enum", "", [
    I64EnumAttrCase<"case5", 5>, I64EnumAttrCase<"case10", 10>, I64EnumAttrCase<"caseWide", 4294967296>]> {
  let cppNamespace = "test";
  let genSpecializedAttr = 0;
}

def I64EnumAttrOp : TEST_Op<"i64_enum_attr"> {
  let arguments = (ins SomeI64Enum:$attr);
  let results = (outs I32:$val);
}

// Enum attributes that need not be there.
def FormatOptEnumAttrOp : TEST_Op<"format_optional_enum_attr"> {
  let arguments = (ins OptionalAttr<SomeI64Enum>:$attr);
  let assemblyFormat = "($attr^)? attr-dict";
}

def FormatOptDefaultEnumAttrOp : TEST_Op<"format_optional_default_enum_attr"> {
  let arguments = (ins DefaultValuedAttr<SomeI64Enum, "SomeI64Enum::case5">:$e);
  let assemblyFormat = "($e^)? attr-dict";
}

// A case that is the only one allowed.
def ConstantEnumOp : TEST_Op<"constant_enum"> {
  let arguments = (ins ConfinedAttr<TestEnumAttr, [ConstantEnumCase<TestEnumAttr, "second">]>:$value);
  let assemblyFormat = "$value attr-dict";
}

// Other attributes of an enum: with words in their text, with code of their own, without a name. And a list of attributes.
def TestEnumSpelledAttr : EnumAttr<Test_Dialect, TestEnum, "enum_spelled"> {
  let cppClassName = "TestEnumSpelledAttr";
  let assemblyFormat = "`is` `<` $value `>`";
  let extraClassDeclaration = [{
    /// Whether it is the first.
    pub fn is_first(self) -> bool { self.value() == TestEnum::First }
  }];
}
def TestEnumNamelessAttr : EnumAttr<Test_Dialect, TestEnum> {
  let cppClassName = "TestEnumNamelessAttr";
}
// Without brackets, with and without the space before the value, in lists.
def TestSpaced : I32Enum<"TestSpaced", "", [I32EnumCase<"Near", 0, "near">, I32EnumCase<"Far", 1, "far">]> {
  let cppNamespace = "test";
}
def TestSpacedAttr : EnumAttr<Test_Dialect, TestSpaced, "spaced">;
def TestUnspaced : I32Enum<"TestUnspaced", "", [I32EnumCase<"High", 0, "high">, I32EnumCase<"Low", 1, "low">]> {
  let cppNamespace = "test";
}
def TestUnspacedAttr : EnumAttr<Test_Dialect, TestUnspaced, "unspaced"> {
  let assemblyFormat = "`` $value";
}
def TestListSpacedAttr : ArrayOfAttr<Test_Dialect, "TestListSpaced", "list_spaced", "TestSpacedAttr">;
def TestListUnspacedAttr : ArrayOfAttr<Test_Dialect, "TestListUnspaced", "list_unspaced", "TestUnspacedAttr">;
def TestSpacesOp : TEST_Op<"spaces"> {
  let arguments = (ins TestListSpacedAttr:$spaced, TestListUnspacedAttr:$unspaced);
  let assemblyFormat = "$spaced $unspaced attr-dict";
}

def TestMarkAttr : AttrDef<Test_Dialect, "TestMark"> {
  let mnemonic = "mark";
  let parameters = (ins "i64":$value);
  let assemblyFormat = "`<` $value `>`";
}
def TestMarksAttr : ArrayOfAttr<Test_Dialect, "TestMarks", "marks", "TestMarkAttr">;

def TestOtherAttrsOp : TEST_Op<"other_attrs"> {
  let arguments = (ins TestEnumSpelledAttr:$spelled, OptionalAttr<TestEnumNamelessAttr>:$nameless, TestMarksAttr:$marks);
  let assemblyFormat = "$spelled (`nameless` $nameless^)? $marks attr-dict";
}

// Zero, groups and the highest bit as attributes of operations, as parameters and as properties.
def TestBitsNone : I32BitEnumAttrCaseNone<"None", "none">;
def TestBitsRead : I32BitEnumAttrCaseBit<"Read", 0, "read">;
def TestBitsWrite : I32BitEnumAttrCaseBit<"Write", 1, "write">;
def TestBitsTop : I32BitEnumAttrCaseBit<"Top", 31, "top">;
def TestBitsBoth : I32BitEnumAttrCaseGroup<"Both", [TestBitsRead, TestBitsWrite], "both">;
class TestBits<string name, list<BitEnumCaseBase> cases> : I32BitEnumAttr<name, "", cases> {
  let cppNamespace = "test";
  let genSpecializedAttr = 0;
}
def TestListedBits : TestBits<"TestListedBits", [TestBitsNone, TestBitsRead, TestBitsWrite, TestBitsTop, TestBitsBoth]>;
def TestPrimaryBits
    : TestBits<"TestPrimaryBits", [TestBitsNone, TestBitsRead, TestBitsWrite, TestBitsTop, TestBitsBoth]> {
  let printBitEnumPrimaryGroups = 1;
}
def TestNamelessBits : TestBits<"TestNamelessBits", [TestBitsRead, TestBitsWrite, TestBitsTop]>;
def TestSpelledBits : TestBits<"TestSpelledBits", [TestBitsRead, I32BitEnumAttrCaseBit<"Never", 1, "not ever">]>;

def TestBitsOp : TEST_Op<"bits"> {
  let arguments = (ins TestListedBits:$listed, OptionalAttr<TestPrimaryBits>:$primary,
                       OptionalAttr<TestNamelessBits>:$nameless, OptionalAttr<TestSpelledBits>:$spelled);
  let assemblyFormat = "$listed (`primary` $primary^)? (`nameless` $nameless^)? (`spelled` $spelled^)? attr-dict";
}

def TestQuotedBits : I32BitEnum<"TestQuotedBits", "quoted bits", [TestBitEnumRead, TestBitEnumWrite,
    BitEnumCaseGroup<"Both", [TestBitEnumRead, TestBitEnumWrite], "both">]> {
  let cppNamespace = "test";
  let printBitEnumQuoted = 1;
}
def TestQuotedBitsAttr : EnumAttr<Test_Dialect, TestQuotedBits, "quoted_bits"> { let assemblyFormat = "`<` $value `>`"; }
def TestQuotedBitsOp : TEST_Op<"quoted_bits"> {
  let arguments = (ins TestQuotedBitsAttr:$attr, EnumProp<TestQuotedBits>:$prop, EnumProp<TestBitEnum>:$plain,
                       ArrayProp<EnumProp<TestQuotedBits>>:$list);
  let assemblyFormat = "$attr $prop `,` $plain `then` $list attr-dict";
}

// An enum without a case for zero: an operation that does not set the property is not valid.
def TestNonZero : I64Enum<"TestNonZero", "", [I64EnumCase<"One", 1, "one">, I64EnumCase<"Two", 2, "two">]> {
  let cppNamespace = "test";
}
def TestNonZeroAttr : EnumAttr<Test_Dialect, TestNonZero, "non_zero">;
def TestNonZeroOp : TEST_Op<"non_zero"> {
  let arguments = (ins EnumProp<TestNonZero>:$e, NamedEnumProp<TestNonZero, "number">:$named,
                       EnumPropWithAttrForm<TestNonZero, TestNonZeroAttr>:$form,
                       DefaultValuedProp<EnumProp<TestNonZero>, "TestNonZero::Two">:$two,
                       OptionalProp<EnumProp<TestNonZero>>:$optional, I32Attr:$last, Variadic<I32>:$values);
  let assemblyFormat = "$e `,` $named `,` $form attr-dict prop-dict ($values^)?";
}

// The attribute form of a property, whose text is a list of parameters.
def TestListedEnum : I32Enum<"TestListedEnum", "", [I32EnumCase<"One", 0, "one">, I32EnumCase<"Two", 1, "two">]> {
  let cppNamespace = "test";
}
def TestListedEnumAttr : EnumAttr<Test_Dialect, TestListedEnum, "listed_enum"> {
  let assemblyFormat = "`<` struct(params) `>`";
}
def TestListedEnumOp : TEST_Op<"listed_enum"> {
  let arguments = (ins EnumPropWithAttrForm<TestListedEnum, TestListedEnumAttr>:$prop, TestListedEnumAttr:$attr);
  let assemblyFormat = "$prop `,` $attr attr-dict";
}

// Lists of enums, of the three attribute forms.
def TestEnumListsOp : TEST_Op<"enum_lists"> {
  let arguments = (ins ArrayProp<TestEnumProp>:$cases, ArrayProp<OptionalProp<TestEnumPropAttrForm>>:$forms,
                       ArrayProp<ConfinedProp<TestEnumPropAttrFormAlways, TruePred>>:$always);
  let assemblyFormat = "$cases $forms $always attr-dict";
}
