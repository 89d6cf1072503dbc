#ifndef MLIR_DEVICEMAPPINGINTERFACE
#define MLIR_DEVICEMAPPINGINTERFACE

include "mlir/IR/OpBase.td"

def DeviceMappingAttrInterface : AttrInterface<"DeviceMappingAttrInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The index of the processing unit.", "i64", "getMappingId">,
    InterfaceMethod<"Whether units are counted through all dimensions.", "bool", "isLinearMapping">,
    InterfaceMethod<"The index among the units of its kind.", "i64", "getRelativeIndex">
  ];
}

def DeviceMaskingAttrInterface : AttrInterface<"DeviceMaskingAttrInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Makes the number of an active unit from the number of any.",
      "Value",
      "createLogicalLinearMappingId",
      (ins "&mut OpBuilder<'_>":$b, "Value":$physicalLinearMappingId)
    >,
    InterfaceMethod<
      "Makes the condition under which a unit is active.",
      "Value",
      "createIsActiveIdPredicate",
      (ins "&mut OpBuilder<'_>":$b, "Value":$physicalLinearMappingId)
    >,
    InterfaceMethod<"How many units there may be.", "i64", "getMaxNumPhysicalIds">
  ];
}

def DeviceMappingArrayAttr : TypedArrayAttrBase<
  AnyAttrOf<[DeviceMappingAttrInterface, DeviceMaskingAttrInterface]>,
  "Device Mapping array attribute"
>;

#endif // MLIR_DEVICEMAPPINGINTERFACE
