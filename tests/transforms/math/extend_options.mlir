// options: --math-extend-to-supported-types=target-type=f99
// options: --math-extend-to-supported-types=target-type=
// options: --math-extend-to-supported-types=target-type=i32
// options: --math-extend-to-supported-types=target-type=F32
// options: --math-extend-to-supported-types=target-type=f32,f64
// options: --math-extend-to-supported-types=extra-types=f16,index,f98
// options: --math-extend-to-supported-types=extra-types=tf32
// options: --math-extend-to-supported-types=extra-types=
// options: --math-extend-to-supported-types=extra-types=f8E4M3B11FNUZ target-type=x
// options: --math-extend-to-supported-types=extra-types=f16,f16,bf16
// options: --math-extend-to-supported-types=target-type=f128
// options: --math-extend-to-supported-types=target-type=f80 extra-types=f128
func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN) {
  %0 = math.sin %a : f8E4M3FN
  %1 = math.powf %0, %b fastmath<nnan> : f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}
