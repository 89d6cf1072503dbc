// Builders in C++ of operations, attributes and types.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Mill_Dialect : Dialect {
  let name = "mill";
  let cppNamespace = "::mill";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class Mill_Op<string mnemonic, list<Trait> traits = []> : Op<Mill_Dialect, mnemonic, traits>;

def Mill_Grain : I32EnumAttr<"Grain", "a grain", [I32EnumAttrCase<"fine", 0>, I32EnumAttrCase<"coarse", 1>]> {
  let cppNamespace = "::mill";
  let genSpecializedAttr = 0;
}
def Mill_GrainAttr : EnumAttr<Mill_Dialect, Mill_Grain, "grain">;

// Every kind of part.
def Mill_PartsOp : Mill_Op<"parts", [AttrSizedOperandSegments]> {
  let arguments = (ins
    AnyType:$first, Optional<AnyType>:$second, Variadic<AnyType>:$rest,
    I32Attr:$count, OptionalAttr<StrAttr>:$word, UnitAttr:$flag, DefaultValuedAttr<Mill_GrainAttr, "::mill::Grain::fine">:$grain,
    OptionalAttr<TypeAttr>:$kind, DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$sizes, OptionalAttr<AnyAttr>:$any
  );
  let results = (outs AnyType:$out, Optional<AnyType>:$maybe);
  let regions = (region AnyRegion:$body);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$next);
  let builders = [
    // Nothing but what is required.
    OpBuilder<(ins "::mlir::Value":$only), [{
      build($_builder, $_state, only.getType(), Type(), only, Value(), ValueRange(), $_builder.getI32IntegerAttr(3),
            nullptr, nullptr, GrainAttr{}, {}, DenseI64ArrayAttr(), /*any=*/nullptr, {});
    }]>,
    // All parts, as values.
    OpBuilder<(ins "::mlir::Value":$b, "::mlir::ValueRange":$st, "int32_t":$number, "::llvm::StringRef":$word, "bool":$flag,
                   "::mill::Grain":$grain, "::mlir::Type":$kind, "::llvm::ArrayRef<int64_t>":$sizes, "::mlir::Attribute":$any,
                   "::mlir::Block *":$next), [{
      assert(flag && "it is set");
      auto of = b.getType();
      build($_builder, $_state, of, kind, b, b, st, number, word, flag, grain, kind, sizes, any, next);
    }]>,
    // Parts that may be missing.
    OpBuilder<(ins "::mlir::Type":$type, "::mlir::Value":$value, CArg<"::mlir::Value", "{}">:$second,
                   CArg<"::mlir::StringAttr", "nullptr">:$word, CArg<"::mlir::Attribute", "::mlir::Attribute()">:$any), [{
      return build($_builder, $_state, type, {}, value, second, {value, value}, $_builder.getI32IntegerAttr(1 + 1), word,
                   /*flag=*/nullptr, Grain::coarse, TypeAttr::get(type), $_builder.getDenseI64ArrayAttr({1, 2}), any, {});
    }], "build_optional">,
    // No builder takes this.
    OpBuilder<(ins "bool":$wrong), [{ build($_builder, $_state, wrong); }]>
  ];
}

// Result types that are inferred.
def Mill_SameOp : Mill_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let builders = [
    OpBuilder<(ins "Value":$value), [{ build($_builder, $_state, value, value); }]>,
    OpBuilder<(ins "Type":$type, "Value":$value), [{ build($_builder, $_state, type, value, value); }]>,
    // Named after both parameters, because the first builder has the name of the first one.
    OpBuilder<(ins "Value":$value, "Value":$other), [{ build($_builder, $_state, value, other); }]>,
    OpBuilder<(ins "ValueRange":$all), [{ build($_builder, $_state, all); }]>
  ];
}

// Result types, operands and attributes as lists.
def Mill_ListsOp : Mill_Op<"lists"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, OptionalAttr<StrAttr>:$word);
  let results = (outs AnyType:$a, AnyType:$b);
  let regions = (region AnyRegion:$first, AnyRegion:$second);
  let builders = [
    OpBuilder<(ins "TypeRange":$types, "ValueRange":$values, CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes), [{
      build($_builder, $_state, types, values, attributes);
    }]>,
    OpBuilder<(ins "Value":$value, "bool":$twice), [{
      if (twice) {
        $_state.addAttribute("twice", $_builder.getUnitAttr());
      } else {
        $_state.addAttribute("once", $_builder.getUnitAttr());
      }
      Type type = value.getType();
      build($_builder, $_state, TypeRange{type, $_builder.getI1Type()}, ValueRange{value, value});
    }]>
  ];
}

// What may go wrong in Rust.
def Mill_EdgeOp : Mill_Op<"edge"> {
  let arguments = (ins Variadic<AnyType>:$values, I8Attr:$number);
  let results = (outs AnyType:$out);
  let regions = (region AnyRegion:$body);
  let builders = [
    // A variable borrows the IR while a region is made.
    OpBuilder<(ins "Value":$region), [{
      auto type = region.getType();
      $_state.addRegion();
      $_state.addTypes(type);
      if (region) $_state.addOperands(region); else $_state.addTypes(type);
      $_state.addAttribute("number", $_builder.getI8IntegerAttr(1));
    }]>,
    // A variable with the name of a part, which the next argument reads; a narrow number.
    OpBuilder<(ins "int8_t":$narrow, "Value":$value), [{
      auto outType = value.getType();
      build($_builder, $_state, outType, {value}, narrow);
    }]>,
    // The next builder may take these arguments.
    OpBuilder<(ins "bool":$rival, "Value":$value), [{ build($_builder, $_state, value.getType(), value); }]>,
    OpBuilder<(ins "Type":$type, "Value":$value), [{
      $_state.addTypes(type);
      $_state.addOperands({value, value});
      $_state.addRegion();
      $_state.addAttribute("number", $_builder.getI8IntegerAttr(2));
    }]>,
    // No list is a condition.
    OpBuilder<(ins "ValueRange":$list, "Type":$type), [{ if (list) $_state.addTypes(type); }]>
  ];
}

// There are no other builders.
def Mill_OnlyOp : Mill_Op<"only"> {
  let arguments = (ins AnyType:$value);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$value, "bool":$twice), [{ build($_builder, $_state, value); }]>,
    OpBuilder<(ins "Value":$value), [{ $_state.addOperands(value); $_state.addAttribute("own", $_builder.getUnitAttr()); }]>
  ];
}

def Mill_StoneType : TypeDef<Mill_Dialect, "Stone"> {
  let mnemonic = "stone";
  let parameters = (ins "int64_t":$width, ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$of,
                        OptionalParameter<"::mlir::StringAttr">:$name, DefaultValuedParameter<"::mill::Grain", "::mill::Grain::fine">:$grain);
  let assemblyFormat = "`<` struct(params) `>`";
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$of, "int64_t":$width, "::llvm::ArrayRef<int64_t>":$shape), [{
      return $_get(of.getContext(), width, shape, of, nullptr, Grain::fine);
    }]>,
    TypeBuilder<(ins "::llvm::StringRef":$name, "::mlir::Type":$type, "::llvm::ArrayRef<int64_t>":$shape,
                     CArg<"::mill::Grain", "::mill::Grain::coarse">:$grain), [{
      assert(!name.empty() && "it has a name");
      return get($_ctxt, type.getIntOrFloatBitWidth(), shape, type, StringAttr::get($_ctxt, name), grain);
    }]>,
    // It returns something else.
    TypeBuilder<(ins "unsigned":$other), [{ return make($_ctxt, other); }]>
  ];
}

def Mill_DustAttr : AttrDef<Mill_Dialect, "Dust"> {
  let mnemonic = "dust";
  let parameters = (ins "unsigned":$count, "bool":$dry, OptionalParameter<"::mlir::Attribute">:$of, "::mlir::StringAttr":$name);
  let assemblyFormat = "`<` struct(params) `>`";
  let builders = [
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$name, CArg<"::mlir::IntegerAttr", "{}">:$of), [{
      return $_get(name.getContext(), 1 << 3, true, of, name);
    }]>,
    AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$name, "bool":$dry), [{
      return $_get(name.getContext(), 2, dry, nullptr, name);
    }]>
  ];
}
