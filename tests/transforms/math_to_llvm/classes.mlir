// options: --convert-math-to-llvm
// options: --convert-math-to-llvm=approximate-log1p=0
func.func @isnan(%a: f32, %d: vector<4xf32>, %g: vector<[4]xf32>, %f: f8E5M2) {
  %0 = math.isnan %a : f32
  %3 = math.isnan %d : vector<4xf32>
  %5 = math.isnan %g : vector<[4]xf32>
  %6 = math.isnan %f : f8E5M2
  return
}

// -----

func.func @isinf(%a: f32, %d: vector<4xf32>, %g: vector<[4]xf32>, %f: f8E5M2) {
  %0 = math.isinf %a : f32
  %2 = math.isfinite %a : f32
  %3 = math.isnormal %a : f32
  return
}

// -----

func.func @isnan2(%a: f32, %d: vector<4x3xf32>) {
  %0 = math.isnan %a fastmath<nnan> : f32
  return
}
