// options: --convert-arith-to-llvm
func.func @addf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.addf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.addf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @subf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.subf %a, %b : f32
  %1 = arith.subf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.subf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @mulf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.mulf %a, %b : f32
  %1 = arith.mulf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.mulf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @divf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.divf %a, %b : f32
  %1 = arith.divf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.divf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @remf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.remf %a, %b : f32
  %1 = arith.remf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.remf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @maximumf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.maximumf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.maximumf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @maxnumf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.maxnumf %a, %b : f32
  %1 = arith.maxnumf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.maxnumf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @minimumf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.minimumf %a, %b : f32
  %1 = arith.minimumf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.minimumf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @minnumf(%a: f32, %b: f32, %c: f64, %d: f64, %v: vector<2xbf16>, %w: vector<2xbf16>) -> (f32, f64, vector<2xbf16>) {
  %0 = arith.minnumf %a, %b : f32
  %1 = arith.minnumf %c, %d fastmath<nnan,contract> : f64
  %2 = arith.minnumf %v, %w fastmath<fast> : vector<2xbf16>
  return %0, %1, %2 : f32, f64, vector<2xbf16>
}

// -----

func.func @negf(%a: f16, %b: f128, %v: vector<[4]xf32>) -> (f16, f128, vector<[4]xf32>) {
  %0 = arith.negf %a : f16
  %1 = arith.negf %b fastmath<nsz,arcp,afn,reassoc,ninf> {note = "kept"} : f128
  %2 = arith.negf %v : vector<[4]xf32>
  return %0, %1, %2 : f16, f128, vector<[4]xf32>
}
