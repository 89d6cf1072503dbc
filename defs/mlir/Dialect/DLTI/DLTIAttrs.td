#ifndef MLIR_DIALECT_DLTI_DLTIATTRS_TD
#define MLIR_DIALECT_DLTI_DLTIATTRS_TD

include "mlir/Dialect/DLTI/DLTI.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/IR/AttrTypeBase.td"

class DLTIAttr<string name, list<Trait> traits = [], string baseCppClass = "::mlir::Attribute">
    : AttrDef<DLTI_Dialect, name, traits, baseCppClass>;

// Attributes that implement `DataLayoutEntryInterface`.
def DLTI_Entries : ArrayRefParameter<"Attribute", "the entries">;

def DLTI_DataLayoutEntryAttr : DLTIAttr<"DataLayoutEntry", [DataLayoutEntryInterface]> {
  let summary = "a key and a value";
  let description = [{
    One entry of a data layout or of another list of this dialect. The key is a type, which stands for its class, or a
    string, whose prefix names the dialect that knows what it means. The value is any attribute.

    ```mlir
    #dlti.dl_entry<!ptr.ptr, 64 : i64>
    #dlti.dl_entry<"dlti.endianness", "little">
    ```

    Lists of entries have a shorter form of their own: `key = value`.
  }];
  let mnemonic = "dl_entry";
  let parameters = (ins "ods_runtime::layout::DataLayoutEntryKey":$key, "Attribute":$value);
  let hasCustomAssemblyFormat = 1;
}

def DLTI_DataLayoutSpecAttr : DLTIAttr<"DataLayoutSpec", [DeclareAttrInterfaceMethods<DataLayoutSpecInterface, ["getEntries"]>]> {
  let summary = "a data layout";
  let description = [{
    The entries of a data layout, for an operation's attribute `dlti.dl_spec`. A type gets its entries when its size or
    alignment is queried; the dialect of an identifier gets those of the identifier.

    ```mlir
    #dlti.dl_spec<index = 32, i64 = dense<[32, 64]> : vector<2xi64>, "dlti.stack_alignment" = 128>
    ```
  }];
  let mnemonic = "dl_spec";
  let parameters = (ins DLTI_Entries:$entries);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_MapAttr : DLTIAttr<"Map", [DeclareAttrInterfaceMethods<DLTIQueryInterface>]> {
  let summary = "information by key";
  let description = [{
    Any information by types or strings. A value that is a map again is searched with the next key of a query's path:
    `"CPU", "cache", "size"` finds 32768 here.

    ```mlir
    #dlti.map<"CPU" = #dlti.map<"cache" = #dlti.map<"size" = 32768>>>
    ```
  }];
  let mnemonic = "map";
  let parameters = (ins DLTI_Entries:$entries);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_TargetSystemSpecAttr : DLTIAttr<"TargetSystemSpec", [DeclareAttrInterfaceMethods<TargetSystemSpecInterface, ["getEntries"]>]> {
  let summary = "the devices of a system";
  let description = [{
    The devices that a program runs on, each with a name that no other has and a description.

    ```mlir
    #dlti.target_system_spec<
      "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : ui32>,
      "GPU" = #dlti.target_device_spec<"max_vector_op_width" = 64 : ui32>>
    ```
  }];
  let mnemonic = "target_system_spec";
  let parameters = (ins DLTI_Entries:$entries);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_TargetDeviceSpecAttr : DLTIAttr<"TargetDeviceSpec", [DeclareAttrInterfaceMethods<TargetDeviceSpecInterface, ["getEntries"]>]> {
  let summary = "a device";
  let description = [{
    Properties of one device, by name.

    ```mlir
    #dlti.target_device_spec<"max_vector_op_width" = 64 : ui32>
    ```
  }];
  let mnemonic = "target_device_spec";
  let parameters = (ins DLTI_Entries:$entries);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_FunctionPointerAlignmentAttr : DLTIAttr<"FunctionPointerAlignment"> {
  let summary = "the alignment of pointers to functions";
  let description = [{
    The least alignment of pointers to functions in bits, and whether it depends on the alignment of the function as
    well.

    ```mlir
    #dlti.function_pointer_alignment<64, function_dependent = false>
    ```
  }];
  let mnemonic = "function_pointer_alignment";
  let parameters = (ins "u64":$alignment, "bool":$function_dependent);
  let assemblyFormat = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif // MLIR_DIALECT_DLTI_DLTIATTRS_TD
