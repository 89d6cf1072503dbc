// options: --convert-arith-to-llvm
func.func @eq(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi eq, %a, %b : i64
  %1 = arith.cmpi eq, %i, %j : index
  %2 = arith.cmpi eq, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @ne(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi ne, %a, %b : i64
  %1 = arith.cmpi ne, %i, %j : index
  %2 = arith.cmpi ne, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @slt(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi slt, %a, %b : i64
  %1 = arith.cmpi slt, %i, %j : index
  %2 = arith.cmpi slt, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @sle(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi sle, %a, %b : i64
  %1 = arith.cmpi sle, %i, %j : index
  %2 = arith.cmpi sle, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @sgt(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi sgt, %a, %b : i64
  %1 = arith.cmpi sgt, %i, %j : index
  %2 = arith.cmpi sgt, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @sge(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi sge, %a, %b : i64
  %1 = arith.cmpi sge, %i, %j : index
  %2 = arith.cmpi sge, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @ult(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi ult, %a, %b : i64
  %1 = arith.cmpi ult, %i, %j : index
  %2 = arith.cmpi ult, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @ule(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi ule, %a, %b : i64
  %1 = arith.cmpi ule, %i, %j : index
  %2 = arith.cmpi ule, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @ugt(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi ugt, %a, %b : i64
  %1 = arith.cmpi ugt, %i, %j : index
  %2 = arith.cmpi ugt, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @uge(%a: i64, %b: i64, %i: index, %j: index, %v: vector<2x3xi16>, %w: vector<2x3xi16>) -> (i1, i1, vector<2x3xi1>) {
  %0 = arith.cmpi uge, %a, %b : i64
  %1 = arith.cmpi uge, %i, %j : index
  %2 = arith.cmpi uge, %v, %w : vector<2x3xi16>
  return %0, %1, %2 : i1, i1, vector<2x3xi1>
}

// -----

func.func @f_false(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf false, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_oeq(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf oeq, %a, %b : f32
  %1 = arith.cmpf oeq, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_ogt(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf ogt, %a, %b : f32
  %1 = arith.cmpf ogt, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_oge(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf oge, %a, %b : f32
  %1 = arith.cmpf oge, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_olt(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf olt, %a, %b : f32
  %1 = arith.cmpf olt, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_ole(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf ole, %a, %b : f32
  %1 = arith.cmpf ole, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_one(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf one, %a, %b : f32
  %1 = arith.cmpf one, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_ord(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf ord, %a, %b : f32
  %1 = arith.cmpf ord, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_ueq(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf ueq, %a, %b : f32
  %1 = arith.cmpf ueq, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_ugt(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf ugt, %a, %b : f32
  %1 = arith.cmpf ugt, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_uge(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf uge, %a, %b : f32
  %1 = arith.cmpf uge, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_ult(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf ult, %a, %b : f32
  %1 = arith.cmpf ult, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_ule(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf ule, %a, %b : f32
  %1 = arith.cmpf ule, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_une(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf une, %a, %b : f32
  %1 = arith.cmpf une, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_uno(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf uno, %a, %b : f32
  %1 = arith.cmpf uno, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}

// -----

func.func @f_true(%a: f32, %b: f32, %v: vector<3xf64>, %w: vector<3xf64>) -> (i1, vector<3xi1>) {
  %0 = arith.cmpf true, %a, %b : f32
  %1 = arith.cmpf true, %v, %w fastmath<ninf> : vector<3xf64>
  return %0, %1 : i1, vector<3xi1>
}
