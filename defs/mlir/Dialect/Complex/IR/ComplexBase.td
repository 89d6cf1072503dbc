#ifndef COMPLEX_BASE
#define COMPLEX_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let cppNamespace = "::ods::complex";
  let description = [{
    Arithmetic of complex numbers, whose parts are floats.

    ```mlir
    %z = complex.create %re, %im : complex<f32>
    %r = complex.abs %z : complex<f32>
    ```
  }];
  let dependentDialects = ["::ods::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { ods::inliner::add::<ods::inliner::Anywhere>(d) }
  }];
}

def Complex_CRF_improved : I32BitEnumAttrCaseBit<"improved", 0>;
def Complex_CRF_basic : I32BitEnumAttrCaseBit<"basic", 1>;
def Complex_CRF_none : I32BitEnumAttrCaseBit<"none", 2>;

def Complex_ComplexRangeFlags : I32BitEnumAttr<
  "ComplexRangeFlags",
  "Complex range flags",
  [Complex_CRF_improved, Complex_CRF_basic, Complex_CRF_none]
> {
  let cppNamespace = "::ods::complex";
}

#endif
