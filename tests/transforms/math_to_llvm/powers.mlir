// options: --convert-math-to-llvm
// options: --convert-math-to-llvm=approximate-log1p=0
func.func @atan2(%a: f32, %d: vector<4xf32>, %e: vector<2x3xf64>) {
  %0 = math.atan2 %a, %a : f32
  %1 = math.atan2 %a, %a fastmath<nnan,contract> : f32
  %3 = math.atan2 %d, %d : vector<4xf32>
  %4 = math.atan2 %e, %e fastmath<afn> : vector<2x3xf64>
  return
}

// -----

func.func @copysign(%a: f32, %d: vector<4xf32>, %e: vector<2x3xf64>) {
  %0 = math.copysign %a, %a : f32
  %1 = math.copysign %a, %a fastmath<nnan,contract> : f32
  %3 = math.copysign %d, %d : vector<4xf32>
  %4 = math.copysign %e, %e fastmath<afn> : vector<2x3xf64>
  return
}

// -----

func.func @powf(%a: f32, %d: vector<4xf32>, %e: vector<2x3xf64>) {
  %0 = math.powf %a, %a : f32
  %1 = math.powf %a, %a fastmath<nnan,contract> : f32
  %3 = math.powf %d, %d : vector<4xf32>
  %4 = math.powf %e, %e fastmath<afn> : vector<2x3xf64>
  return
}

// -----

func.func @fma(%a: f32, %d: vector<4xf32>, %e: vector<2x3xf64>) {
  %0 = math.fma %a, %a, %a : f32
  %1 = math.fma %a, %a, %a fastmath<nnan,contract> : f32
  %3 = math.fma %d, %d, %d : vector<4xf32>
  %4 = math.fma %e, %e, %e fastmath<afn> : vector<2x3xf64>
  return
}

// -----

func.func @clampf(%a: f32, %d: vector<4xf32>, %e: vector<2x3xf64>) {
  %0 = math.clampf %a to [%a, %a] : f32
  %1 = math.clampf %a to [%a, %a] fastmath<nnan,contract> : f32
  %3 = math.clampf %d to [%d, %d] : vector<4xf32>
  %4 = math.clampf %e to [%e, %e] fastmath<afn> : vector<2x3xf64>
  return
}

// -----

func.func @ipowi(%a: i32, %v: vector<4xi32>) {
  %0 = math.ipowi %a, %a : i32
  %2 = math.ipowi %v, %v : vector<4xi32>
  return
}

// -----

func.func @fpowi(%a: f32, %i: i32, %j: i64, %d: vector<4xf32>, %k: vector<4xi32>, %x: index) {
  %0 = math.fpowi %a, %i : f32, i32
  %1 = math.fpowi %a, %j fastmath<fast> : f32, i64
  return
}

// -----

func.func @sincos(%a: f32, %v: vector<4xf32>, %h: f16) {
  %0:2 = math.sincos %a : f32
  %1:2 = math.sincos %v fastmath<fast> : vector<4xf32>
  %3:2 = math.sincos %h : f16
  return
}
