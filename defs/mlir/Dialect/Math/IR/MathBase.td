#ifndef MATH_BASE
#define MATH_BASE

include "mlir/IR/OpBase.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::ods::math";
  let description = [{
    Mathematical functions of integers and floats, and element by element of vectors and tensors of them.

    ```mlir
    %s = math.sin %x : f64
    %v = math.fma %a, %b, %c fastmath<contract> : vector<8xf32>
    ```
  }];
  let hasConstantMaterializer = 1;
  let dependentDialects = ["::ods::arith::ArithDialect"];
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { ods::inliner::add::<ods::inliner::Anywhere>(d) }
  }];
}

#endif
