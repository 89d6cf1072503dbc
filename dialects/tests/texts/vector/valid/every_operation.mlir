func.func @operations(%v4xf32: vector<4xf32>, %v_4_xf32: vector<[4]xf32>, %v_4_xf32_1: vector<[4]xf32>,
  %v_4_xf32_2: vector<[4]xf32>, %i64: i64, %v8xi8: vector<8xi8>, %v8xi8_1: vector<8xi8>, %v1xf32: vector<1xf32>) {
  %res1, %res2 = vector.deinterleave %v4xf32 : vector<4xf32> -> vector<2xf32>
  %0 = vector.fma %v_4_xf32, %v_4_xf32_1, %v_4_xf32_2 : vector<[4]xf32>
  %1 = vector.from_elements %i64 : vector<1xi64>
  %2 = vector.interleave %v8xi8, %v8xi8_1 : vector<8xi8> -> vector<16xi8>
  "vector.print"() : () -> ()
  %3 = "vector.scalable.extract"(%v_4_xf32) <{pos = 0 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
  %4 = vector.scalable.insert %v_4_xf32, %v_4_xf32_1[0] : vector<[4]xf32> into vector<[4]xf32>
  %5 = vector.to_elements %v1xf32 : vector<1xf32>
  %vscale = vector.vscale
  return
}

// -----

func.func @operation() {
  vector.yield
}

// -----

func.func @operation(%arg0: vector<[4]xf32>) {
  vector.yield %arg0 : vector<[4]xf32>
}

// -----

func.func @steps() -> vector<[4]xindex> {
  %0 = vector.step : vector<8xindex>
  %1 = vector.step : vector<[4]xindex>
  return %1 : vector<[4]xindex>
}
