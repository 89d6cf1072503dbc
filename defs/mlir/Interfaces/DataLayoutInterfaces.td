#ifndef MLIR_DATALAYOUTINTERFACES
#define MLIR_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "Result<Attribute, Diagnostic>", "query", (ins "DataLayoutEntryKey":$key)>
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "DataLayoutEntryKey", "getKey">,
    InterfaceMethod<"", "Attribute", "getValue">,
    InterfaceMethod<"", "VerifyResult", "verifyEntry", (ins "Location":$loc), [{}], [{ runtime }]>
  ];
}

def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "DataLayoutSpecInterface", "combineWith", (ins "&[DataLayoutSpecInterface]":$specs)>,
    InterfaceMethod<"", "DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<"", "StringAttr", "getEndiannessIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "StringAttr", "getDefaultMemorySpaceIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "StringAttr", "getAllocaMemorySpaceIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "StringAttr", "getProgramMemorySpaceIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "StringAttr", "getGlobalMemorySpaceIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "StringAttr", "getManglingModeIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "StringAttr", "getStackAlignmentIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "StringAttr", "getFunctionPointerAlignmentIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "StringAttr", "getLegalIntWidthsIdentifier", (ins "&Context":$context)>,
    InterfaceMethod<"", "DataLayoutEntryList", "getSpecForType", (ins "TypeID":$type), [{}], [{ runtime }]>,
    InterfaceMethod<
      "",
      "DataLayoutEntryInterface",
      "getSpecForIdentifier",
      (ins "StringAttr":$identifier),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "VerifyResult", "verifySpec", (ins "Location":$loc), [{}], [{ runtime }]>
  ];
}

def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "DataLayoutEntryListRef", "getEntries">,
    InterfaceMethod<
      "",
      "DataLayoutEntryInterface",
      "getSpecForIdentifier",
      (ins "StringAttr":$identifier),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "VerifyResult", "verifyEntry", (ins "Location":$loc), [{}], [{ runtime }]>
  ];
}

def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "&[DataLayoutEntryInterface]", "getEntries">,
    InterfaceMethod<
      "",
      "Option<TargetDeviceSpecInterface>",
      "getDeviceSpecForDeviceID",
      (ins "StringAttr":$deviceID)
    >,
    InterfaceMethod<"", "VerifyResult", "verifySpec", (ins "Location":$loc), [{}], [{ runtime }]>
  ];
}

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "DataLayoutSpecInterface", "getDataLayoutSpec">,
    InterfaceMethod<"", "TargetSystemSpecInterface", "getTargetSystemSpec">,
    StaticInterfaceMethod<
      "",
      "TypeSize",
      "getTypeSize",
      (ins "Type":$type, "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "TypeSize",
      "getTypeSizeInBits",
      (ins "Type":$type, "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "u64",
      "getTypeABIAlignment",
      (ins "Type":$type, "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "u64",
      "getTypePreferredAlignment",
      (ins "Type":$type, "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Option<u64>",
      "getIndexBitwidth",
      (ins "Type":$type, "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Attribute",
      "getEndianness",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Attribute",
      "getDefaultMemorySpace",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Attribute",
      "getAllocaMemorySpace",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Attribute",
      "getManglingMode",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Attribute",
      "getProgramMemorySpace",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Attribute",
      "getGlobalMemorySpace",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "u64",
      "getStackAlignment",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Attribute",
      "getFunctionPointerAlignment",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Attribute",
      "getLegalIntWidths",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >,
    StaticInterfaceMethod<
      "",
      "Option<Attribute>",
      "getDevicePropertyValue",
      (ins "DataLayoutEntryInterface":$entry),
      [{}],
      [{ runtime }]
    >
  ];
  let dependentTraits = [IsolatedFromAbove];
  let verify = [{ runtime }];
}

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "TypeSize",
      "getTypeSize",
      (ins "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "TypeSize",
      "getTypeSizeInBits",
      (ins "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params)
    >,
    InterfaceMethod<
      "",
      "u64",
      "getABIAlignment",
      (ins "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params)
    >,
    InterfaceMethod<
      "",
      "u64",
      "getPreferredAlignment",
      (ins "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "Option<u64>",
      "getIndexBitwidth",
      (ins "&mut DataLayout":$dataLayout, "DataLayoutEntryListRef":$params),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "bool",
      "areCompatible",
      (
        ins "DataLayoutEntryListRef":$oldLayout,
        "DataLayoutEntryListRef":$newLayout,
        "DataLayoutSpecInterface":$newSpec,
        "&mut DataLayoutIdentifiedEntryMap":$identified
      ),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "VerifyResult",
      "verifyEntries",
      (ins "DataLayoutEntryListRef":$entries, "Location":$loc),
      [{}],
      [{ runtime }]
    >
  ];
}

#endif // MLIR_DATALAYOUTINTERFACES
