#ifndef MLIR_DATALAYOUTINTERFACES
#define MLIR_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

//===-- Attributes --===//

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = [{
    An attribute that knows values by key. A value may be one that knows values itself, so that a path of keys leads to
    what is nested. Corresponds to `mlir::DLTIQueryInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The value of `key`; `None` if the attribute has none.",
      "Option<Attribute>",
      "query",
      (ins "DataLayoutEntryKey":$key)
    >
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = [{
    A key and a value: something that is known of a class of types, whose types understand the value, or of an identifier,
    whose dialect does. Corresponds to `mlir::DataLayoutEntryInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"What the entry is about.", "DataLayoutEntryKey", "getKey">,
    InterfaceMethod<"What is known of it.", "Attribute", "getValue">,
    InterfaceMethod<
      "Checks the entry by itself; what is wrong is reported at `loc`.",
      "VerifyResult",
      "verifyEntry",
      (ins "Location":$loc),
      [{}],
      [{ let _ = $loc; Ok(()) }]
    >
  ];
  let extraClassDeclaration = [{
    /// Whether the entry is about a class of types.
    pub fn is_type_entry(self) -> bool { $_attr.key().as_type().is_some() }
  }];
}

def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    A data layout, as far as it is known somewhere: a list of entries. Layouts of nested operations are combined to one.
    Corresponds to `mlir::DataLayoutSpecInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "This layout within `specs`, which are listed from the outermost to the innermost; `None` if they contradict.",
      "Option<DataLayoutSpecInterface>",
      "combineWith",
      (ins "&[DataLayoutSpecInterface]":$specs)
    >,
    InterfaceMethod<"The entries.", "DataLayoutEntryList<'c>", "getEntries">,
    InterfaceMethod<
      "The identifier of the order of bytes.",
      "StringAttr",
      "getEndiannessIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the memory space of what says none.",
      "StringAttr",
      "getDefaultMemorySpaceIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the memory space of the stack.",
      "StringAttr",
      "getAllocaMemorySpaceIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the memory space of code.",
      "StringAttr",
      "getProgramMemorySpaceIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the memory space of global variables.",
      "StringAttr",
      "getGlobalMemorySpaceIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the way in which names are mangled.",
      "StringAttr",
      "getManglingModeIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the alignment of the stack.",
      "StringAttr",
      "getStackAlignmentIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the alignment of pointers to functions.",
      "StringAttr",
      "getFunctionPointerAlignmentIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the widths of integers that the machine computes with.",
      "StringAttr",
      "getLegalIntWidthsIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The entries about a class of types, whatever their parameters.",
      "DataLayoutEntryList<'c>",
      "getSpecForType",
      (ins "TypeClass":$class),
      [{}],
      [{ rt::layout::filter_entries_for_type(&$_attr.entries(), $class) }]
    >,
    InterfaceMethod<
      "The entry about `identifier`.",
      "Option<DataLayoutEntryInterface>",
      "getSpecForIdentifier",
      (ins "StringAttr":$identifier),
      [{}],
      [{ rt::layout::filter_entry_for_identifier(&$_attr.entries(), $identifier.ident()) }]
    >,
    InterfaceMethod<
      "Checks the entries with the types and dialects that they are about; what is wrong is reported at `loc`.",
      "VerifyResult",
      "verifySpec",
      (ins "Location":$loc),
      [{}],
      [{ rt::layout::verify_data_layout_spec($_attr.ctx(), &$_attr.entries(), $loc) }]
    >
  ];
}

def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    Properties of one device. Corresponds to `mlir::TargetDeviceSpecInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The properties.", "DataLayoutEntryList<'c>", "getEntries">,
    InterfaceMethod<
      "The property called `identifier`.",
      "Option<DataLayoutEntryInterface>",
      "getSpecForIdentifier",
      (ins "StringAttr":$identifier),
      [{}],
      [{ rt::layout::filter_entry_for_identifier(&$_attr.entries(), $identifier.ident()) }]
    >,
    InterfaceMethod<
      "Checks the description; what is wrong is reported at `loc`.",
      "VerifyResult",
      "verifyEntry",
      (ins "Location":$loc),
      [{}],
      [{ let _ = $loc; Ok(()) }]
    >
  ];
}

def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    The devices of a system, each with a name that no other has. Corresponds to `mlir::TargetSystemSpecInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The devices: entries whose values describe one.", "DataLayoutEntryList<'c>", "getEntries">,
    InterfaceMethod<
      "The device called `device_id`.",
      "Option<TargetDeviceSpecInterface>",
      "getDeviceSpecForDeviceID",
      (ins "StringAttr":$device_id)
    >,
    InterfaceMethod<
      "Checks the descriptions with the dialects that they are about; what is wrong is reported at `loc`.",
      "VerifyResult",
      "verifySpec",
      (ins "Location":$loc),
      [{}],
      [{ rt::layout::verify_target_system_spec($_attr.ctx(), &$_attr.entries(), $loc) }]
    >
  ];
}

//===-- Operations --===//

class DataLayoutOpQuery<string desc, string ret, string name, code default> : StaticInterfaceMethod<
  desc,
  "LayoutResult<" # ret # ">",
  name,
  (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
  [{}],
  default
>;

class DataLayoutOpValue<string desc, string name> : StaticInterfaceMethod<
  desc,
  "Option<Attribute>",
  name,
  (ins "Option<DataLayoutEntryInterface>":$entry),
  [{}],
  [{ rt::layout::default_value($entry) }]
>;

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = [{
    An operation in which a data layout applies. Queries go to its functions, which see the entries that matter but not the
    operation, and may answer for any type or change what types answer. Corresponds to `mlir::DataLayoutOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The data layout that the operation brings.", "Option<DataLayoutSpecInterface>", "getDataLayoutSpec">,
    InterfaceMethod<
      "The devices that the operation is for.",
      "Option<TargetSystemSpecInterface>",
      "getTargetSystemSpec"
    >,
    DataLayoutOpQuery<
      "The size of `ty` in bytes; by default bits are counted in bytes of eight.",
      "TypeSize",
      "getTypeSize",
      [{ Ok(Self::type_size_in_bits($ty, $layout, $params)?.div_ceil(8)) }]
    >,
    DataLayoutOpQuery<
      "The size of `ty` in bits.",
      "TypeSize",
      "getTypeSizeInBits",
      [{ rt::layout::default_type_size_in_bits($ty, $layout, $params) }]
    >,
    DataLayoutOpQuery<
      "The alignment in bytes that `ty` must have.",
      "u64",
      "getTypeABIAlignment",
      [{ rt::layout::default_abi_alignment($ty, $layout, $params) }]
    >,
    DataLayoutOpQuery<
      "The alignment in bytes that is best for `ty`.",
      "u64",
      "getTypePreferredAlignment",
      [{ rt::layout::default_preferred_alignment($ty, $layout, $params) }]
    >,
    DataLayoutOpQuery<
      "The width in which indices of `ty` are computed; `None` if it is not like a pointer.",
      "Option<u64>",
      "getIndexBitwidth",
      [{ rt::layout::default_index_bitwidth($ty, $layout, $params) }]
    >,
    DataLayoutOpValue<"The order of bytes.", "getEndianness">,
    DataLayoutOpValue<"The memory space of what says none.", "getDefaultMemorySpace">,
    DataLayoutOpValue<"The memory space of the stack.", "getAllocaMemorySpace">,
    DataLayoutOpValue<"The way in which names are mangled.", "getManglingMode">,
    DataLayoutOpValue<"The memory space of code.", "getProgramMemorySpace">,
    DataLayoutOpValue<"The memory space of global variables.", "getGlobalMemorySpace">,
    StaticInterfaceMethod<
      "The alignment of the stack in bits; 0 if it is not known.",
      "LayoutResult<u64>",
      "getStackAlignment",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_stack_alignment($entry) }]
    >,
    DataLayoutOpValue<"The alignment of pointers to functions.", "getFunctionPointerAlignment">,
    DataLayoutOpValue<"The widths of integers that the machine computes with.", "getLegalIntWidths">,
    DataLayoutOpValue<"A property of a device.", "getDevicePropertyValue">
  ];
  let dependentTraits = [IsolatedFromAbove];
  let verify = [{ rt::layout::verify_data_layout_op(*$_op) }];
}

//===-- Types --===//

class DataLayoutTypeQuery<string desc, string ret, string name, code default = [{}]> : InterfaceMethod<
  desc,
  "LayoutResult<" # ret # ">",
  name,
  (ins "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
  [{}],
  default
>;

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{
    A type whose values are somewhere in memory. Methods get the entries about all types of its class, from which it may
    work out what holds for itself; there may be none. What it is made of it asks `layout` about. Corresponds to
    `mlir::DataLayoutTypeInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    DataLayoutTypeQuery<
      "The size in bytes; by default bits are counted in bytes of eight.",
      "TypeSize",
      "getTypeSize",
      [{ Ok($_type.type_size_in_bits($layout, $params)?.div_ceil(8)) }]
    >,
    DataLayoutTypeQuery<"The size in bits.", "TypeSize", "getTypeSizeInBits">,
    DataLayoutTypeQuery<"The alignment in bytes that values must have.", "u64", "getABIAlignment">,
    DataLayoutTypeQuery<
      "The alignment in bytes that is best for values; by default the one that they must have.",
      "u64",
      "getPreferredAlignment",
      [{ $_type.abi_alignment($layout, $params) }]
    >,
    DataLayoutTypeQuery<
      "The width in which indices are computed; `None` if the type is not like a pointer.",
      "Option<u64>",
      "getIndexBitwidth",
      [{ let _ = ($layout, $params); Ok(None) }]
    >,
    InterfaceMethod<
      "Whether `new_layout` may stand within `old_layout`. Of the new layout as a whole the type sees `new_spec` and what is known of identifiers.",
      "bool",
      "areCompatible",
      (
        ins "&[DataLayoutEntryInterface]":$old_layout,
        "&[DataLayoutEntryInterface]":$new_layout,
        "DataLayoutSpecInterface":$new_spec,
        "&DataLayoutIdentifiedEntryMap<'c>":$identified
      ),
      [{}],
      [{ let _ = ($old_layout, $new_layout, $new_spec, $identified); true }]
    >,
    InterfaceMethod<
      "Checks the entries about all types of this class; what is wrong is reported at `loc`.",
      "VerifyResult",
      "verifyEntries",
      (ins "&[DataLayoutEntryInterface]":$entries, "Location":$loc),
      [{}],
      [{ let _ = ($entries, $loc); Ok(()) }]
    >
  ];
}

#endif // MLIR_DATALAYOUTINTERFACES
