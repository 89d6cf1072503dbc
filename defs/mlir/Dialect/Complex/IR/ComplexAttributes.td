#ifndef COMPLEX_ATTRIBUTE
#define COMPLEX_ATTRIBUTE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Dialect/Complex/IR/ComplexBase.td"

class Complex_Attr<string attrName, string attrMnemonic, list<Trait> traits = []> : AttrDef<
  Complex_Dialect,
  attrName,
  traits
> {
  let mnemonic = attrMnemonic;
}

def Complex_NumberAttr : Complex_Attr<"Number", "number", [TypedAttrInterface]> {
  let summary = "A complex number attribute";
  let description = [{
    A complex number whose parts are floats; the type of both stands before them.

    ```mlir
    #complex.number<:f64 1.0, 2.0>
    ```
  }];
  let parameters = (ins APFloatParameter<"">:$real, APFloatParameter<"">:$imag, AttributeSelfTypeParameter<"">:$type);
  let builders = [
    AttrBuilderWithInferredContext<(ins "ComplexType":$ty, "f64":$real, "f64":$imag), [{
      let part = |value| crate::complex::part(ty, value);
      $_get(ty.ctx(), &part(real), &part(imag), ty.handle())
    }]>
  ];
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

#endif // COMPLEX_ATTRIBUTE
