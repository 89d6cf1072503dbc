#ifndef INTERFACES_TD
#define INTERFACES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/Traits.td"

class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name;
  let cppNamespace = "";
  code extraTraitClassDeclaration = "";
}

class OpInterfaceTrait<string name, code verifyBody = [{}], list<Trait> traits = []> : InterfaceTrait<name> {
  code verify = verifyBody;
  bit verifyWithRegions = 0;
  list<Trait> dependentTraits = traits;
}

class InterfaceMethod<
  string desc,
  string retTy,
  string methodName,
  dag args = (ins),
  code methodBody = [{}],
  code defaultImplementation = [{}]
> {
  string description = desc;
  string name = methodName;
  string returnType = retTy;
  dag arguments = args;
  code body = methodBody;
  code defaultBody = defaultImplementation;
}

class StaticInterfaceMethod<
  string desc,
  string retTy,
  string methodName,
  dag args = (ins),
  code methodBody = [{}],
  code defaultImplementation = [{}]
> : InterfaceMethod<desc, retTy, methodName, args, methodBody, defaultImplementation>;

class Interface<string name, list<Interface> baseInterfacesArg = []> {
  string description = "";
  string cppInterfaceName = name;
  string cppNamespace = "";
  list<InterfaceMethod> methods = [];
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";
  code extraClassOf = "";
  list<Interface> baseInterfaces = baseInterfacesArg;
}

class AttrInterface<string name, list<Interface> baseInterfaces = []> : Interface<name, baseInterfaces>, InterfaceTrait<name>, Attr<
  CPred<"$_self.isa::<" # !if(!empty(cppNamespace), "", cppNamespace # "::") # name # ">()">,
  name # " instance"
> {
  let storageType = !if(!empty(cppNamespace), "", cppNamespace # "::") # name;
  let returnType = storageType;
  let convertFromStorage = "$_self";
}

class OpInterface<
  string name,
  list<Interface> baseInterfaces = []
> : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;
class TypeInterface<string name, list<Interface> baseInterfaces = []> : Interface<name, baseInterfaces>, InterfaceTrait<name>, Type<
  CPred<"$_self.isa::<" # !if(!empty(cppNamespace), "", cppNamespace # "::") # name # ">()">,
  name # " instance",
  !if(!empty(cppNamespace), "", cppNamespace # "::") # name
>;
class DialectInterface<
  string name,
  list<Interface> baseInterfaces = []
> : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

class DeclareInterfaceMethods<list<string> overridenMethods = []> {
  list<string> alwaysOverriddenMethods = overridenMethods;
}

class DeclareAttrInterfaceMethods<
  AttrInterface interface,
  list<string> overridenMethods = []
> : DeclareInterfaceMethods<overridenMethods>, AttrInterface<
  interface.cppInterfaceName,
  interface.baseInterfaces
> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

class DeclareOpInterfaceMethods<
  OpInterface interface,
  list<string> overridenMethods = []
> : DeclareInterfaceMethods<overridenMethods>, OpInterface<
  interface.cppInterfaceName,
  interface.baseInterfaces
> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

class DeclareTypeInterfaceMethods<
  TypeInterface interface,
  list<string> overridenMethods = []
> : DeclareInterfaceMethods<overridenMethods>, TypeInterface<
  interface.cppInterfaceName,
  interface.baseInterfaces
> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

#endif // INTERFACES_TD
