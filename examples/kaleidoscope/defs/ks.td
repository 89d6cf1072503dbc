// The dialect of Kaleidoscope: numbers, arrays and variables.
#ifndef KS_TD
#define KS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Ks_Dialect : Dialect {
  let name = "ks";
  let summary = "Numbers, arrays and variables";
  let cppNamespace = "::ks";
  let useDefaultTypePrinterParser = 1;
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) {
        ::ods::inliner::add::<::ods::inliner::Anywhere>(d);
        d.interface::<dyn ::ods::conversions::llvm::ConvertToLLVMPatternInterface>(Box::new(crate::output::Lowering));
    }
  }];
}

class Ks_Type<string name, string typeMnemonic> : TypeDef<Ks_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def Ks_ValueType : Ks_Type<"Value", "value"> {
  let summary = "a number or an array; which of them is not known yet";
}

def Ks_ArrayType : Ks_Type<"Array", "array"> {
  let summary = "an array of numbers";
  let parameters = (ins ArrayRefParameter<"i64">:$shape);
  let assemblyFormat = "`<` $shape `>`";
}

def Ks_RefType : Ks_Type<"Ref", "ref"> {
  let summary = "a variable";
  let parameters = (ins "Type":$content);
  let assemblyFormat = "`<` $content `>`";
}

def Ks_Value : AnyTypeOf<[F64, Ks_ArrayType, Ks_ValueType], "a number or an array">;

def TypeInference : OpInterface<"TypeInference"> {
  let description = "Operations that demand types of their operands, from which those of the results follow.";
  let cppNamespace = "::ks";
  let methods = [
    InterfaceMethod<"The types of the results if those of the operands are known, or why they are wrong.",
      "Result<Vec<::ods_runtime::Type>, ::ods_runtime::Diagnostic>", "inferTypes">
  ];
}

class Ks_Op<string mnemonic, list<Trait> traits = []> : Op<Ks_Dialect, mnemonic, traits>;

// An operation whose result has a type that is inferred.
class Ks_InferredOp<string mnemonic, list<Trait> traits = [Pure]> :
    Ks_Op<mnemonic, traits # [DeclareOpInterfaceMethods<TypeInference>]> {
  let results = (outs Ks_Value:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

def Ks_ArrayOp : Ks_InferredOp<"array"> {
  let summary = "an array of numbers, or of arrays of one shape";
  let arguments = (ins Variadic<Ks_Value>:$elements);
}

def Ks_FillOp : Ks_InferredOp<"fill"> {
  let summary = "an array whose elements are equal";
  let arguments = (ins Ks_Value:$element, I64Attr:$count);
  let assemblyFormat = "$element `,` $count attr-dict `:` functional-type(operands, results)";
}

// An operation on numbers, which is applied to each element of arrays.
class Ks_ElementwiseOp<string mnemonic, list<Trait> traits = []> : Ks_InferredOp<mnemonic, traits # [Pure]> {
  let extraClassDeclaration = [{
    /// A number if all operands are, otherwise an array of the shape of those that are arrays.
    pub fn infer_types(self) -> Result<Vec<Type>, Diagnostic> { crate::inference::elementwise(*self) }
  }];
}

class Ks_BinaryOp<string mnemonic, list<Trait> traits = []> : Ks_ElementwiseOp<mnemonic, traits> {
  let arguments = (ins Ks_Value:$lhs, Ks_Value:$rhs);
}

def Ks_AddOp : Ks_BinaryOp<"add", [Commutative]> { let summary = "a sum"; }
def Ks_SubOp : Ks_BinaryOp<"sub"> { let summary = "a difference"; }
def Ks_MulOp : Ks_BinaryOp<"mul", [Commutative]> { let summary = "a product"; }
def Ks_DivOp : Ks_BinaryOp<"div"> { let summary = "a quotient"; }
def Ks_LessOp : Ks_BinaryOp<"less"> { let summary = "1 where the first operand is less, otherwise 0"; }

def Ks_NegateOp : Ks_ElementwiseOp<"negate"> {
  let summary = "the negated number, or an array of them";
  let arguments = (ins Ks_Value:$value);
}

def Ks_ElementOp : Ks_InferredOp<"element", []> {
  let summary = "an element of an array";
  let description = "An index that is out of bounds ends the program.";
  let arguments = (ins Ks_Value:$array, Variadic<F64>:$indices);
  let assemblyFormat = "$array `[` $indices `]` attr-dict `:` functional-type(operands, results)";
}

def Ks_LengthOp : Ks_InferredOp<"length"> {
  let summary = "the number of elements of an array, in its first dimension";
  let arguments = (ins Ks_Value:$array);
  let hasFolder = 1;
}

def Ks_NumberOp : Ks_InferredOp<"number"> {
  let summary = "the value, which must be a number";
  let arguments = (ins Ks_Value:$value);
  let results = (outs F64:$result);
  let hasFolder = 1;
}

def Ks_ValueOp : Ks_InferredOp<"value"> {
  let summary = "a number as a value of which nothing is known";
  let arguments = (ins F64:$number);
  let hasFolder = 1;
}

def Ks_TruthOp : Ks_Op<"truth", [Pure]> {
  let summary = "whether a number is not 0";
  let arguments = (ins F64:$number);
  let results = (outs I1:$result);
  let assemblyFormat = "$number attr-dict";
}

def Ks_IsLessOp : Ks_Op<"is_less", [Pure]> {
  let summary = "whether a number is less than another one";
  let arguments = (ins F64:$lhs, F64:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def Ks_VariableOp : Ks_InferredOp<"variable", []> {
  let summary = "a variable with its first value";
  let arguments = (ins Ks_Value:$value);
  let results = (outs Res<Ks_RefType, "", [MemAlloc, MemWrite]>:$variable);
}

def Ks_LoadOp : Ks_InferredOp<"load", []> {
  let summary = "the value of a variable";
  let arguments = (ins Arg<Ks_RefType, "", [MemRead]>:$variable);
}

def Ks_StoreOp : Ks_Op<"store", [DeclareOpInterfaceMethods<TypeInference>]> {
  let summary = "gives a variable a value, which has the type of the first one";
  let arguments = (ins Ks_Value:$value, Arg<Ks_RefType, "", [MemWrite]>:$variable);
  let assemblyFormat = "$value `,` $variable attr-dict `:` type(operands)";
}

def Ks_LoadElementOp : Ks_InferredOp<"load_element", []> {
  let summary = "an element of an array that is a variable";
  let arguments = (ins Arg<Ks_RefType, "", [MemRead]>:$variable, Variadic<F64>:$indices);
  let assemblyFormat = "$variable `[` $indices `]` attr-dict `:` functional-type(operands, results)";
}

def Ks_StoreElementOp : Ks_Op<"store_element", [DeclareOpInterfaceMethods<TypeInference>]> {
  let summary = "replaces an element of an array that is a variable";
  let arguments = (ins
    F64:$value, Arg<Ks_RefType, "", [MemWrite]>:$variable, Variadic<F64>:$indices);
  let assemblyFormat = "$value `,` $variable `[` $indices `]` attr-dict `:` type(operands)";
}

def Ks_PrintOp : Ks_Op<"print"> {
  let summary = "writes a value and ends the line";
  let arguments = (ins Ks_Value:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

def Ks_WriteOp : Ks_Op<"write"> {
  let summary = "writes a number";
  let arguments = (ins F64:$number);
  let assemblyFormat = "$number attr-dict";
}

def Ks_PutOp : Ks_Op<"put"> {
  let summary = "writes a character, whose code is a number";
  let arguments = (ins F64:$code);
  let assemblyFormat = "$code attr-dict";
}

def Ks_FailOp : Ks_Op<"fail"> {
  let summary = "ends the program with a message";
  let arguments = (ins StrAttr:$message);
  let assemblyFormat = "$message attr-dict";
}

#endif // KS_TD
