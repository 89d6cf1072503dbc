// Choices that remain open in a schedule. Upstream's file has a record `AlternativesOp`, as that of the dialect does, so that
// one of them only can be included.

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def TuneKnobOp : Op<Transform_Dialect, "tune.knob", [
    DeclareOpInterfaceMethods<TransformOpInterface>, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "a parameter that takes one of several values";
  let description = [{
    ```mlir
    %width = transform.tune.knob<"width"> = 4 from options = [2, 4, 8] -> !transform.any_param
    ```
  }];
  let arguments = (ins Builtin_StringAttr:$name, AnyAttr:$options, OptionalAttr<AnyAttr>:$selected);
  let results = (outs TransformParamTypeInterface:$result);
  let assemblyFormat = [{
    `<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)
  }];
  let hasVerifier = 1;
}

def TuneAlternativesOp : Op<Transform_Dialect, "tune.alternatives", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands", "getRegionInvocationBounds"]>,
    DeclareOpInterfaceMethods<TransformOpInterface>, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">, NoRegionArguments]> {
  let summary = "a choice of one of several regions";
  let description = [{
    ```mlir
    transform.tune.alternatives<"order"> selected_region = 1 {
      transform.print
    }, {
      transform.print {name = "second"}
    }
    ```
  }];
  let arguments = (ins Builtin_StringAttr:$name, OptionalAttr<APIntAttr>:$selected_region_attr,
                       Optional<TransformParamTypeInterface>:$selected_region_param);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat = [{
    `<` $name `>`
    (`selected_region` `=` custom<AlternativesOpSelectedRegion>($selected_region_attr, $selected_region_param)^)?
    attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions
  }];
  let hasVerifier = 1;
}
