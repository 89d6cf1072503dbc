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
    InterfaceMethod<"The key: a type or an identifier.", "DataLayoutEntryKey", "getKey">,
    InterfaceMethod<"The value.", "Attribute", "getValue">,
    InterfaceMethod<
      "Checks the entry by itself; errors are reported at `loc`.",
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
      "This layout combined with the enclosing `specs`, outermost first; `None` if they conflict.",
      "Option<DataLayoutSpecInterface>",
      "combineWith",
      (ins "&[DataLayoutSpecInterface]":$specs)
    >,
    InterfaceMethod<"The entries.", "DataLayoutEntryList<'c>", "getEntries">,
    InterfaceMethod<
      "The identifier of the byte order.",
      "StringAttr",
      "getEndiannessIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the default memory space.",
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
      "The identifier of the program memory space.",
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
      "The identifier of the mangling mode.",
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
      "The identifier of the alignment of function pointers.",
      "StringAttr",
      "getFunctionPointerAlignmentIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The identifier of the legal integer widths.",
      "StringAttr",
      "getLegalIntWidthsIdentifier",
      (ins "&'c Context":$context)
    >,
    InterfaceMethod<
      "The entries for a class of types, with any parameters.",
      "DataLayoutEntryList<'c>",
      "getSpecForType",
      (ins "TypeClass":$class),
      [{}],
      [{ rt::layout::filter_entries_for_type(&$_attr.entries(), $class) }]
    >,
    InterfaceMethod<
      "The entry for `identifier`.",
      "Option<DataLayoutEntryInterface>",
      "getSpecForIdentifier",
      (ins "StringAttr":$identifier),
      [{}],
      [{ rt::layout::filter_entry_for_identifier(&$_attr.entries(), $identifier.ident()) }]
    >,
    InterfaceMethod<
      "Checks the entries with the types and dialects of their keys; errors are reported at `loc`.",
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
      "The property named `identifier`.",
      "Option<DataLayoutEntryInterface>",
      "getSpecForIdentifier",
      (ins "StringAttr":$identifier),
      [{}],
      [{ rt::layout::filter_entry_for_identifier(&$_attr.entries(), $identifier.ident()) }]
    >,
    InterfaceMethod<
      "Checks the description; errors are reported at `loc`.",
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
      "The device named `device_id`.",
      "Option<TargetDeviceSpecInterface>",
      "getDeviceSpecForDeviceID",
      (ins "StringAttr":$device_id)
    >,
    InterfaceMethod<
      "Checks the descriptions with the dialects of their keys; errors are reported at `loc`.",
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
    InterfaceMethod<"The data layout of the operation.", "Option<DataLayoutSpecInterface>", "getDataLayoutSpec">,
    InterfaceMethod<
      "The devices of the target system.",
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
      "The required alignment of `ty` in bytes.",
      "LayoutResult<u64>",
      "getTypeABIAlignment",
      (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ rt::layout::default_abi_alignment($ty, $layout, $params) }]
    >,
    StaticInterfaceMethod<
      "The preferred alignment of `ty` in bytes.",
      "LayoutResult<u64>",
      "getTypePreferredAlignment",
      (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ rt::layout::default_preferred_alignment($ty, $layout, $params) }]
    >,
    StaticInterfaceMethod<
      "The bit width for index computations with `ty`; `None` if it is not pointer-like.",
      "LayoutResult<Option<u64>>",
      "getIndexBitwidth",
      (ins "Type":$ty, "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ rt::layout::default_index_bitwidth($ty, $layout, $params) }]
    >,
    StaticInterfaceMethod<
      "The byte order.",
      "Option<Attribute>",
      "getEndianness",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The default memory space.",
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
      "The mangling mode.",
      "Option<Attribute>",
      "getManglingMode",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The program memory space.",
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
      "The alignment of function pointers.",
      "Option<Attribute>",
      "getFunctionPointerAlignment",
      (ins "Option<DataLayoutEntryInterface>":$entry),
      [{}],
      [{ rt::layout::default_value($entry) }]
    >,
    StaticInterfaceMethod<
      "The legal integer widths.",
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
      "The required alignment in bytes.",
      "LayoutResult<u64>",
      "getABIAlignment",
      (ins "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params)
    >,
    InterfaceMethod<
      "The preferred alignment in bytes; by default the required one.",
      "LayoutResult<u64>",
      "getPreferredAlignment",
      (ins "&DataLayout":$layout, "&[DataLayoutEntryInterface]":$params),
      [{}],
      [{ $_type.abi_alignment($layout, $params) }]
    >,
    InterfaceMethod<
      "The bit width for index computations; `None` if the type is not pointer-like.",
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
      "Checks the entries for all types of this class; errors are reported at `loc`.",
      "VerifyResult",
      "verifyEntries",
      (ins "&[DataLayoutEntryInterface]":$entries, "Location":$loc),
      [{}],
      [{ let _ = ($entries, $loc); Ok(()) }]
    >
  ];
}

#endif // MLIR_DATALAYOUTINTERFACES
