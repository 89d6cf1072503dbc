#ifndef BUILTIN_LOCATION_ATTRIBUTES_TD
#define BUILTIN_LOCATION_ATTRIBUTES_TD

// The locations as definitions: names, and documentation; see BuiltinAttributes.td.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"

class Builtin_LocationAttr<string name, list<Trait> traits = []> : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
  let mnemonic = ?;
  let cppType = "::ods_runtime::" # name;
  let storageType = cppType;
  let returnType = cppType;
}

def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let summary = "A callsite source location";
  let description = [{
    ```
    callsite("callee" at "main.x":4:2)
    ```
  }];
  let parameters = (ins "Location":$callee, "Location":$caller);
  let attrName = "builtin.call_site_loc";
  let skipDefaultBuilders = 1;
}

def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let summary = "A file:line:column source location range";
  let description = [{
    ```
    "main.x":4:2
    "main.x":4:2 to 5:7
    ```
  }];
  let parameters = (ins
    "StringAttr":$filename,
    "u32":$start_line,
    "u32":$start_column,
    "u32":$end_line,
    "u32":$end_column
  );
  let attrName = "builtin.file_line_range";
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let summary = "A tuple of other source locations";
  let description = [{
    ```
    fused<"inlined">["a.x":1:1, "b.x":2:2]
    ```
  }];
  let parameters = (ins ArrayRefParameter<"Location", "">:$locations, "Attribute":$metadata);
  let attrName = "builtin.fused_loc";
}

def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let summary = "A named source location";
  let description = [{
    ```
    "name"("main.x":4:2)
    ```
  }];
  let parameters = (ins "StringAttr":$name, "Location":$childLoc);
  let attrName = "builtin.name_loc";
  let skipDefaultBuilders = 1;
}

def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let summary = "An opaque source location";
  let parameters = (ins
    "usize":$underlyingLocation,
    "TypeID":$underlyingTypeID,
    "Location":$fallbackLocation
  );
  let attrName = "builtin.opaque_loc";
  let skipDefaultBuilders = 1;
}

def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let summary = "An unspecified source location";
  let attrName = "builtin.unknown_loc";
}

#endif // BUILTIN_LOCATION_ATTRIBUTES_TD
