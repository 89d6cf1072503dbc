#ifndef INDEX_OPS
#define INDEX_OPS

include "mlir/Dialect/Index/IR/IndexDialect.td"
include "mlir/Dialect/Index/IR/IndexEnums.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"

class IndexOp<string mnemonic, list<Trait> traits = []> : Op<
  IndexDialect,
  mnemonic,
  [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>] # traits
>;

class IndexBinaryOp<string mnemonic, list<Trait> traits = []> : IndexOp<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

def Index_AddOp : IndexBinaryOp<"add", [Commutative, Pure]> {
  let summary = "sum, wrapped";
  let description = [{
    ```mlir
    %c = index.add %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_SubOp : IndexBinaryOp<"sub", [Pure]> {
  let summary = "difference, wrapped";
  let description = [{
    ```mlir
    %c = index.sub %a, %b
    ```
  }];
}

def Index_MulOp : IndexBinaryOp<"mul", [Commutative, Pure]> {
  let summary = "product, wrapped";
  let description = [{
    ```mlir
    %c = index.mul %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_DivSOp : IndexBinaryOp<"divs", [NoMemoryEffect]> {
  let summary = "signed quotient, rounded towards zero";
  let description = [{
    ```mlir
    %c = index.divs %a, %b
    ```
  }];
}

def Index_DivUOp : IndexBinaryOp<"divu", [NoMemoryEffect]> {
  let summary = "unsigned quotient, rounded towards zero";
  let description = [{
    ```mlir
    %c = index.divu %a, %b
    ```
  }];
}

def Index_CeilDivSOp : IndexBinaryOp<"ceildivs", [NoMemoryEffect]> {
  let summary = "signed quotient, rounded up";
  let description = [{
    ```mlir
    %c = index.ceildivs %a, %b
    ```
  }];
}

def Index_CeilDivUOp : IndexBinaryOp<"ceildivu", [NoMemoryEffect]> {
  let summary = "unsigned quotient, rounded up";
  let description = [{
    ```mlir
    %c = index.ceildivu %a, %b
    ```
  }];
}

def Index_FloorDivSOp : IndexBinaryOp<"floordivs", [NoMemoryEffect]> {
  let summary = "signed quotient, rounded down";
  let description = [{
    ```mlir
    %c = index.floordivs %a, %b
    ```
  }];
}

def Index_RemSOp : IndexBinaryOp<"rems", [NoMemoryEffect]> {
  let summary = "remainder of the signed division, with the sign of `lhs`";
  let description = [{
    ```mlir
    %c = index.rems %a, %b
    ```
  }];
}

def Index_RemUOp : IndexBinaryOp<"remu", [NoMemoryEffect]> {
  let summary = "remainder of the unsigned division";
  let description = [{
    ```mlir
    %c = index.remu %a, %b
    ```
  }];
}

def Index_MaxSOp : IndexBinaryOp<"maxs", [Commutative, Pure]> {
  let summary = "greater of two signed values";
  let description = [{
    ```mlir
    %c = index.maxs %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MaxUOp : IndexBinaryOp<"maxu", [Commutative, Pure]> {
  let summary = "greater of two unsigned values";
  let description = [{
    ```mlir
    %c = index.maxu %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MinSOp : IndexBinaryOp<"mins", [Commutative, Pure]> {
  let summary = "lesser of two signed values";
  let description = [{
    ```mlir
    %c = index.mins %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_MinUOp : IndexBinaryOp<"minu", [Commutative, Pure]> {
  let summary = "lesser of two unsigned values";
  let description = [{
    ```mlir
    %c = index.minu %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_ShlOp : IndexBinaryOp<"shl", [Pure]> {
  let summary = "bits moved to the left; poison if by the width or more";
  let description = [{
    ```mlir
    %c = index.shl %a, %b
    ```
  }];
}

def Index_ShrSOp : IndexBinaryOp<"shrs", [Pure]> {
  let summary = "bits moved to the right, filled with the sign; poison if by the width or more";
  let description = [{
    ```mlir
    %c = index.shrs %a, %b
    ```
  }];
}

def Index_ShrUOp : IndexBinaryOp<"shru", [Pure]> {
  let summary = "bits moved to the right, filled with zeros; poison if by the width or more";
  let description = [{
    ```mlir
    %c = index.shru %a, %b
    ```
  }];
}

def Index_AndOp : IndexBinaryOp<"and", [Commutative, Pure]> {
  let summary = "bits set in both values";
  let description = [{
    ```mlir
    %c = index.and %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_OrOp : IndexBinaryOp<"or", [Commutative, Pure]> {
  let summary = "bits set in one value or both";
  let description = [{
    ```mlir
    %c = index.or %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_XOrOp : IndexBinaryOp<"xor", [Commutative, Pure]> {
  let summary = "bits set in one value only";
  let description = [{
    ```mlir
    %c = index.xor %a, %b
    ```
  }];
  let hasCanonicalizeMethod = 1;
}

def Index_CastSOp : IndexOp<"casts", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "cast between `index` and integers, taken as signed";
  let description = [{
    One of both types is `index`. A wider result is filled with the sign, a narrower one loses the upper bits.

    ```mlir
    %n = index.casts %i : index to i32
    %i = index.casts %n : i32 to index
    ```
  }];
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Index_CastUOp : IndexOp<"castu", [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let summary = "cast between `index` and integers, taken as unsigned";
  let description = [{
    One of both types is `index`. A wider result is filled with zeros, a narrower one loses the upper bits.

    ```mlir
    %n = index.castu %i : index to i32
    %i = index.castu %n : i32 to index
    ```
  }];
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}

def Index_CmpOp : IndexOp<"cmp", [Pure]> {
  let summary = "comparison of two values";
  let description = [{
    Whether the predicate holds: equality (`eq`, `ne`), or an order of the values as signed (`slt`, `sle`, `sgt`, `sge`) or
    unsigned (`ult`, `ule`, `ugt`, `uge`) numbers.

    ```mlir
    %less = index.cmp ult(%i, %n)
    ```
  }];
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Index_SizeOfOp : IndexOp<"sizeof", [Pure]> {
  let summary = "width of `index` on the target, in bits";
  let description = [{
    ```mlir
    %bits = index.sizeof
    ```
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Index_ConstantOp : IndexOp<
  "constant",
  [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]
> {
  let summary = "constant of type `index`";
  let description = [{
    ```mlir
    %idx42 = index.constant 42
    ```
  }];
  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
  let builders = [
    OpBuilder<(ins "i64":$value), [{
      $_state.set_property(Self::VALUE, IntegerAttr::get($_ctxt, IndexType::get($_ctxt), value));
      $_state.add_type(IndexType::get($_ctxt));
    }]>
  ];
}

def Index_BoolConstantOp : IndexOp<
  "bool.constant",
  [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]
> {
  let summary = "constant of type `i1`";
  let description = [{
    ```mlir
    %true = index.bool.constant true
    ```
  }];
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

#endif
