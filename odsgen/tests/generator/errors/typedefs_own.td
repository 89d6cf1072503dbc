// Definitions on which mlir-tblgen crashes, or whose errors it does not report.
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : TypeDef<D, "Test"> {
  let typeName = "d.test";
  @CASE@
}
// -----
let mnemonic = "a"; let parameters = (ins "i32":$x, "i32":$x); let assemblyFormat = "params";
// -----
let parameters = (ins 5:$x);
// -----
let parameters = (ins "i32":$x); let builders = [TypeBuilder<(ins 4:$x)>];
// -----
let mnemonic = "a"; let parameters = (ins "not a type":$x); let assemblyFormat = "$x";
// -----
let mnemonic = "a"; let parameters = (ins DefaultValuedParameter<"i32", "5 +">:$x); let assemblyFormat = "$x";
// -----
let mnemonic = "a"; let parameters = (ins AttrOrTypeParameter<"i32", "">:$x); let assemblyFormat = "$x"; let extraClassDeclaration = "fn f( {}";
// -----
let mnemonic = "a"; let parameters = (ins "i32":$x); let assemblyFormat = "$x"; let builders = [TypeBuilder<(ins "i64":$y), "$_got(y)">];
// -----
let parameters = (ins "i32":$x); let builders = [TypeBuilder<(ins "i32":$x)>];
// -----
let parameters = (ins "i32":$x); let builders = [TypeBuilder<(ins "i32":$y), "return $_get($_ctxt, y);">];
// -----
let parameters = (ins "i32":$x); let builders = [TypeBuilder<(ins "i32":$y, "i32":$z)>, TypeBuilder<(ins "i32":$a, "i32":$b)>];
// -----
let parameters = (ins "i32":$someSize, "i64":$some_size);
// -----
let parameters = (ins "i32":$x); let traits = [PredTypeTrait<"x is y", CPred<"$x == $y">>];
// -----
let parameters = (ins "i32":$x); let traits = [PredTypeTrait<"x is it", CPred<"$x ==">>];
// -----
let parameters = (ins "::a::type::b:::c":$x);
// -----
let mnemonic = "a b";
// -----
let mnemonic = "4x";
// -----
let parameters = (ins "int64_t":$x, "::llvm::ArrayRef<std::optional<unsigned>>":$y);
// -----
let parameters = (ins "AffineMap":$map, ArrayRefParameter<"llvm::StringRef">:$names);
// -----
let mnemonic = "a"; let parameters = (ins "i32":$n, "f64":$x); let assemblyFormat = "$n $x";
// -----
let mnemonic = "a"; let parameters = (ins OptionalParameter<"Option<f32>">:$x, ArrayRefParameter<"f64">:$y); let assemblyFormat = "(`x` $x^)? $y";
