func.func @operations(%v_16_xi1: vector<[16]xi1>, %v_4_xi1: vector<[4]xi1>, %v_4_xi32: vector<[4]xi32>,
  %v_4_xi32_1: vector<[4]xi32>, %v_4_xi32_2: vector<[4]xi32>, %v_4_xf32: vector<[4]xf32>,
  %v_8_xbf16: vector<[8]xbf16>, %v_8_xbf16_1: vector<[8]xbf16>, %i32: i32) {
  %0 = arm_sve.convert_from_svbool %v_16_xi1 : vector<[4]xi1>
  %1 = arm_sve.convert_to_svbool %v_4_xi1 : vector<[4]xi1>
  %2 = arm_sve.dupq_lane %v_4_xi32[0] : vector<[4]xi32>
  %3 = "arm_sve.intr.add"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %4 = arm_sve.intr.bfmmla %v_4_xf32, %v_8_xbf16, %v_8_xbf16_1 : vector<[8]xbf16> to vector<[4]xf32>
  %5 = "arm_sve.intr.convert.from.svbool"(%v_16_xi1) : (vector<[16]xi1>) -> vector<[16]xi1>
  %6 = "arm_sve.intr.convert.to.svbool"(%v_16_xi1) : (vector<[16]xi1>) -> vector<[16]xi1>
  %7 = "arm_sve.intr.dupq_lane"(%v_4_xi32) <{lane = 0 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
  %8 = "arm_sve.intr.fadd"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %9 = "arm_sve.intr.fdiv"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %10 = "arm_sve.intr.fmul"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %11 = "arm_sve.intr.fsub"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %12 = "arm_sve.intr.mul"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %13 = "arm_sve.intr.psel"(%v_16_xi1, %v_4_xi1, %i32) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  return
}

// -----

func.func @operations(%v_4_xi32: vector<[4]xi32>, %v_4_xi32_1: vector<[4]xi32>, %v_4_xi32_2: vector<[4]xi32>,
  %v_4_xi32_3: vector<[4]xi32>, %i64: i64, %i64_1: i64, %v_4_xi1: vector<[4]xi1>, %v_4_xf32: vector<[4]xf32>,
  %v_4_xf32_1: vector<[4]xf32>) {
  %0 = "arm_sve.intr.sdiv"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.sdot"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.smmla"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %3 = "arm_sve.intr.sub"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %4 = "arm_sve.intr.udiv"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %5 = "arm_sve.intr.udot"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %6 = "arm_sve.intr.ummla"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %7 = "arm_sve.intr.usmmla"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %8 = "arm_sve.intr.whilelt"(%i64, %i64_1) : (i64, i64) -> vector<[4]xi1>
  %9 = "arm_sve.intr.zip.x2"(%v_4_xi32, %v_4_xi32_1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %10 = "arm_sve.intr.zip.x4"(%v_4_xi32, %v_4_xi32_1, %v_4_xi32_2, %v_4_xi32_3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %11 = arm_sve.masked.addf %v_4_xi1, %v_4_xf32, %v_4_xf32_1 : vector<[4]xi1>, vector<[4]xf32>
  %12 = arm_sve.masked.addi %v_4_xi1, %v_4_xi32, %v_4_xi32_1 : vector<[4]xi1>, vector<[4]xi32>
  %13 = arm_sve.masked.divf %v_4_xi1, %v_4_xf32, %v_4_xf32_1 : vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @operations(%v_4_xi1: vector<[4]xi1>, %v_4_xi1_1: vector<[4]xi1>, %v_4_xi32: vector<[4]xi32>,
  %v_4_xi32_1: vector<[4]xi32>, %v_4_xi32_2: vector<[4]xi32>, %v_4_xi32_3: vector<[4]xi32>,
  %v_4_xf32: vector<[4]xf32>, %v_4_xf32_1: vector<[4]xf32>, %index: index, %v_16_xi8: vector<[16]xi8>,
  %v_16_xi8_1: vector<[16]xi8>) {
  %0 = arm_sve.masked.divi_signed %v_4_xi1, %v_4_xi32, %v_4_xi32_1 : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.divi_unsigned %v_4_xi1, %v_4_xi32, %v_4_xi32_1 : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.mulf %v_4_xi1, %v_4_xf32, %v_4_xf32_1 : vector<[4]xi1>, vector<[4]xf32>
  %3 = arm_sve.masked.muli %v_4_xi1, %v_4_xi32, %v_4_xi32_1 : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.subf %v_4_xi1, %v_4_xf32, %v_4_xf32_1 : vector<[4]xi1>, vector<[4]xf32>
  %5 = arm_sve.masked.subi %v_4_xi1, %v_4_xi32, %v_4_xi32_1 : vector<[4]xi1>, vector<[4]xi32>
  %6 = arm_sve.psel %v_4_xi1, %v_4_xi1_1[%index] : vector<[4]xi1>, vector<[4]xi1>
  %7 = arm_sve.sdot %v_4_xi32, %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8> to vector<[4]xi32>
  %8 = arm_sve.smmla %v_4_xi32, %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8> to vector<[4]xi32>
  %9 = arm_sve.udot %v_4_xi32, %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8> to vector<[4]xi32>
  %10 = arm_sve.ummla %v_4_xi32, %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8> to vector<[4]xi32>
  %11 = arm_sve.usmmla %v_4_xi32, %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8> to vector<[4]xi32>
  %resultV1, %resultV2 = arm_sve.zip.x2 %v_4_xi32, %v_4_xi32_1 : vector<[4]xi32>
  %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %v_4_xi32, %v_4_xi32_1, %v_4_xi32_2, %v_4_xi32_3 : vector<[4]xi32>
  return
}
