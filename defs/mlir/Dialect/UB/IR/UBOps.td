#ifndef MLIR_DIALECT_UB_IR_UBOPS_TD
#define MLIR_DIALECT_UB_IR_UBOPS_TD

include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/AttrTypeBase.td"

include "mlir/Dialect/UB/IR/UBOpsInterfaces.td"

def UB_Dialect : Dialect {
  let name = "ub";
  let cppNamespace = "::ods::ub";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { ods::inliner::add::<ods::inliner::Anywhere>(d) }
  }];
}

class UB_Attr<string name, string attrMnemonic, list<Trait> traits = []> : AttrDef<UB_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class UB_Op<string mnemonic, list<Trait> traits = []> : Op<UB_Dialect, mnemonic, traits>;

def PoisonAttr : UB_Attr<"Poison", "poison", [PoisonAttrInterface]> {}

def PoisonOp : UB_Op<"poison", [ConstantLike, Pure]> {
  let summary = "Poisoned constant operation.";
  let description = [{
    A poisoned value: any use that depends on it is undefined behavior. `value` may limit the poison, for instance to some
    elements of a vector.

    ```mlir
    %all = ub.poison : vector<4xi64>
    %some = ub.poison <#ub.poison> : vector<4xi64>
    ```
  }];
  let arguments = (ins DefaultValuedAttr<PoisonAttrInterface, "()">:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict (`<` $value^ `>`)? `:` type($result)";
  let hasFolder = 1;
}

def UnreachableOp : UB_Op<"unreachable", [Terminator]> {
  let summary = "Unreachable operation.";
  let description = [{
    Marks a point that is never reached; reaching it is undefined behavior.

    ```mlir
    ub.unreachable
    ```
  }];
  let assemblyFormat = "attr-dict";
}

#endif // MLIR_DIALECT_UB_IR_UBOPS_TD
