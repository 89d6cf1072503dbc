// options: --arith-emulate-unsupported-floats=target-type=f32
// options: --arith-emulate-unsupported-floats=source-types=f32
// options: --arith-emulate-unsupported-floats=source-types=bf16,f64 target-type=f64
// options: --arith-emulate-unsupported-floats=source-types=tf32
// options: --arith-emulate-unsupported-floats=source-types=f8E4M3B11FNUZ
// options: --arith-emulate-unsupported-floats=source-types=bf16,no target-type=nor
// options: --arith-emulate-unsupported-floats=source-types=bf16,no target-type=bf16
// options: --arith-emulate-unsupported-floats=source-types=i32
// options: --arith-emulate-unsupported-floats=source-types=bf16 target-type=
// options: --arith-emulate-unsupported-floats=source-types=bf16,
// options: --arith-emulate-unsupported-floats=source-types=bf16,bf16 target-type=f80
// options: --pass-pipeline=builtin.module(any(arith-emulate-unsupported-floats{source-types=index}))
func.func @f(%a: bf16) -> bf16 {
  %0 = arith.addf %a, %a : bf16
  return %0 : bf16
}
