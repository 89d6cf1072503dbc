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
    StaticInterfaceMethod<
      "The size of `ty` in bytes. By default the size in bits divided by eight, or what the type says if both agree on bits.",
      "LayoutResult<TypeSize>",
      "getTypeSize",
      (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{
        let bits = Self::type_size_in_bits($ty, $layout, $params)?;
        rt::layout::default_type_size_for($ty, $layout, $params, bits)
      }]
    >,
    StaticInterfaceMethod<
      "The size of `ty` in bits.",
      "LayoutResult<TypeSize>",
      "getTypeSizeInBits",
      (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ rt::layout::default_type_size_in_bits($ty, $layout, $params) }]
    >,
    StaticInterfaceMethod<
      "The alignment in bytes that `ty` must have.",
      "LayoutResult<u64>",
      "getTypeABIAlignment",
      (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ rt::layout::default_abi_alignment($ty, $layout, $params) }]
    >,
    StaticInterfaceMethod<
      "The alignment in bytes that is best for `ty`.",
      "LayoutResult<u64>",
      "getTypePreferredAlignment",
      (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ rt::layout::default_preferred_alignment($ty, $layout, $params) }]
    >,
    StaticInterfaceMethod<
      "The width in which indices of `ty` are computed; `None` if it is not like a pointer.",
      "LayoutResult<Option<u64>>",
      "getIndexBitwidth",
      (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ rt::layout::default_index_bitwidth($ty, $layout, $params) }]
    >,
    StaticInterfaceMethod<
      "The order of bytes.",
      "Option<Attribute>",
      "getEndianness",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The memory space of what says none.",
      "Option<Attribute>",
      "getDefaultMemorySpace",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The memory space of the stack.",
      "Option<Attribute>",
      "getAllocaMemorySpace",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The way in which names are mangled.",
      "Option<Attribute>",
      "getManglingMode",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The memory space of code.",
      "Option<Attribute>",
      "getProgramMemorySpace",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The memory space of global variables.",
      "Option<Attribute>",
      "getGlobalMemorySpace",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The alignment of the stack in bits; 0 if it is not known.",
      "LayoutResult<u64>",
      "getStackAlignment",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_stack_alignment($entry) }]
    >,
    StaticInterfaceMethod<
      "The alignment of pointers to functions.",
      "Option<Attribute>",
      "getFunctionPointerAlignment",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The widths of integers that the machine computes with.",
      "Option<Attribute>",
      "getLegalIntWidths",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "A property of a device.",
      "Option<Attribute>",
      "getDevicePropertyValue",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >
  ];
  let dependentTraits = [IsolatedFromAbove];
  let verify = [{ rt::layout::verify_data_layout_op(*$_op) }];
}

//===-- Types --===//

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{
    A type whose values are somewhere in memory. Methods get the entries about all types of its class, from which it may
    work out what holds for itself; there may be none. What it is made of it asks `layout` about. Corresponds to
    `mlir::DataLayoutTypeInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The size in bytes; by default bits are counted in bytes of eight.",
      "LayoutResult<TypeSize>",
      "getTypeSize",
      (ins "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ Ok($_type.type_size_in_bits($layout, $params)?.div_ceil(8)) }]
    >,
    InterfaceMethod<
      "The size in bits.",
      "LayoutResult<TypeSize>",
      "getTypeSizeInBits",
      (ins "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params)
    >,
    InterfaceMethod<
      "The alignment in bytes that values must have.",
      "LayoutResult<u64>",
      "getABIAlignment",
      (ins "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params)
    >,
    InterfaceMethod<
      "The alignment in bytes that is best for values; by default the one that they must have.",
      "LayoutResult<u64>",
      "getPreferredAlignment",
      (ins "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ $_type.abi_alignment($layout, $params) }]
    >,
    InterfaceMethod<
      "The width in which indices are computed; `None` if the type is not like a pointer.",
      "LayoutResult<Option<u64>>",
      "getIndexBitwidth",
      (ins "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
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
