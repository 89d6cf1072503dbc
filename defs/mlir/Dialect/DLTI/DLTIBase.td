#ifndef DLTI_BASE
#define DLTI_BASE

include "mlir/IR/OpBase.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let cppNamespace = "::mlir::dlti";
  let summary = "Data layout and target information";
  let description = [{
    Attributes that say how values are laid out in memory and what the machine is like that a program is compiled for.
    Most are lists of entries, pairs of a key and a value.

    ```mlir
    module attributes { dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "little"> } {}
    ```
  }];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    /// The attribute of an operation with a map of arbitrary entries.
    pub const MAP_ATTR_NAME: &'static str = "dlti.map";
    /// The attribute of an operation with its data layout.
    pub const DATA_LAYOUT_ATTR_NAME: &'static str = "dlti.dl_spec";
    /// The attribute of an operation that describes the devices of a system.
    pub const TARGET_SYSTEM_DESC_ATTR_NAME: &'static str = "dlti.target_system_spec";
    /// The attribute of an operation that describes one device.
    pub const TARGET_DEVICE_DESC_ATTR_NAME: &'static str = "dlti.target_device_spec";

    /// Key of the byte order.
    pub const DATA_LAYOUT_ENDIANNESS_KEY: &'static str = "dlti.endianness";
    /// Big-endian byte order.
    pub const DATA_LAYOUT_ENDIANNESS_BIG: &'static str = "big";
    /// Little-endian byte order.
    pub const DATA_LAYOUT_ENDIANNESS_LITTLE: &'static str = "little";
    /// Key of the mangling mode.
    pub const DATA_LAYOUT_MANGLING_MODE_KEY: &'static str = "dlti.mangling_mode";
    /// Key of the default memory space.
    pub const DATA_LAYOUT_DEFAULT_MEMORY_SPACE_KEY: &'static str = "dlti.default_memory_space";
    /// Key of the memory space of the stack.
    pub const DATA_LAYOUT_ALLOCA_MEMORY_SPACE_KEY: &'static str = "dlti.alloca_memory_space";
    /// Key of the program memory space.
    pub const DATA_LAYOUT_PROGRAM_MEMORY_SPACE_KEY: &'static str = "dlti.program_memory_space";
    /// Key of the memory space of global variables.
    pub const DATA_LAYOUT_GLOBAL_MEMORY_SPACE_KEY: &'static str = "dlti.global_memory_space";
    /// Key of the alignment of the stack.
    pub const DATA_LAYOUT_STACK_ALIGNMENT_KEY: &'static str = "dlti.stack_alignment";
    /// Key of the alignment of function pointers.
    pub const DATA_LAYOUT_FUNCTION_POINTER_ALIGNMENT_KEY: &'static str = "dlti.function_pointer_alignment";
    /// Key of the legal integer widths.
    pub const DATA_LAYOUT_LEGAL_INT_WIDTHS_KEY: &'static str = "dlti.legal_int_widths";

    fn initialize(d: &mut DialectInit<'_>) { crate::dlti::add_interfaces(d.ctx()) }
  }];
}

// The attributes `dlti.dl_spec` and `dlti.target_system_spec` implement `DataLayoutOpInterface` for the operation.
def HasDefaultDLTIDataLayout : NativeOpTrait<"HasDefaultDLTIDataLayout"> {
  let cppNamespace = "::ods::dlti";
}

#endif // DLTI_BASE
