// Enums of two namespaces and interfaces that two dialects share.
#ifndef SHARED_DEFINITIONS
#define SHARED_DEFINITIONS
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def MyIntEnum : I32Enum<"MyIntEnum", "Two cases", [
    I32EnumCase<"Case15", 15>, I32EnumCase<"Case20", 20>
  ]> { let cppNamespace = "Outer::Inner"; }

def Flags : I32BitEnum<"Flags", "Some flags", [
    I32BitEnumCaseBit<"Read", 0, "read">, I32BitEnumCaseBit<"Write", 1, "write">
  ]> { let cppNamespace = "::common"; }

def BaseInterface : OpInterface<"BaseInterface"> {
  let cppNamespace = "::common";
  let methods = [InterfaceMethod<"Some flags", "::common::Flags", "flags">];
  let extraClassDeclaration = [{
    pub fn reads(self) -> bool { self.flags().contains(Flags::Read) }
    pub fn name_of_base(self) -> &'static str { "base" }
  }];
  let extraSharedClassDeclaration = [{
    /// Whether the flags say so.
    pub fn writes(self) -> bool { $_op.flags().contains(Flags::Write) }
  }];
}

def DerivedInterface : OpInterface<"DerivedInterface", [BaseInterface]> {
  let cppNamespace = "::common";
  let methods = [InterfaceMethod<"An enum of another namespace", "::Outer::Inner::MyIntEnum", "number">];
  let extraClassDeclaration = [{
    pub fn name_of_base(self) -> &'static str { "derived" }
  }];
}
#endif
