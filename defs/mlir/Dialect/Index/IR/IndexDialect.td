#ifndef INDEX_DIALECT
#define INDEX_DIALECT

include "mlir/IR/DialectBase.td"

def IndexDialect : Dialect {
  let name = "index";
  let summary = "Arithmetic of `index`";
  let description = [{
    Operations on values of type `index`, whose width is that of the target, 32 or 64 bits. Constants are kept as 64 bits;
    an operation is folded only if the result is the same for both widths.

    ```mlir
    %idx4 = index.constant 4
    %next = index.add %i, %idx4
    ```
  }];
  let cppNamespace = "::ods::index";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { ods::inliner::add::<ods::inliner::Anywhere>(d) }
  }];
}

#endif
