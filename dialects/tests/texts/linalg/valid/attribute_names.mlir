// Without a name behind the dot, there is no dialect either.
func.func @generic(%a: tensor<5xf32>) -> tensor<5xf32> {
  %0 = linalg.exp {linalg. = 1 : i32} ins(%a : tensor<5xf32>) outs(%a : tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @of_modules(%a: f32) attributes {gpu. = "x", llvm. = 4 : i8} {
  return
}
