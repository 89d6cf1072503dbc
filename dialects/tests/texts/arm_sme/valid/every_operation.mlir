func.func @operations(%v_4_x_4_xi32: vector<[4]x[4]xi32>, %index: index, %v_8_xf16: vector<[8]xf16>,
  %v_8_xf16_1: vector<[8]xf16>, %v_4_xi32: vector<[4]xi32>, %v_4_xi1: vector<[4]xi1>, %ptr: !llvm.ptr, %i32: i32) {
  %0 = arm_sme.copy_tile %v_4_x_4_xi32 : vector<[4]x[4]xi32>
  %1 = arm_sme.extract_tile_slice %v_4_x_4_xi32[%index] : vector<[4]xi32> from vector<[4]x[4]xi32>
  %2 = arm_sme.extract_tile_slice %v_4_x_4_xi32[%index] : vector<[4]xi32> from vector<[4]x[4]xi32>
  %3 = arm_sme.fmopa_2way %v_8_xf16, %v_8_xf16_1 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %4 = arm_sme.fmops_2way %v_8_xf16, %v_8_xf16_1 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %5 = arm_sme.get_tile : vector<[4]x[4]xi32>
  %6 = arm_sme.insert_tile_slice %v_4_xi32, %v_4_x_4_xi32[%index] : vector<[4]xi32> into vector<[4]x[4]xi32>
  %7 = arm_sme.insert_tile_slice %v_4_xi32, %v_4_x_4_xi32[%index] : vector<[4]xi32> into vector<[4]x[4]xi32>
  %8 = "arm_sme.intr.cntsd"() : () -> i64
  "arm_sme.intr.ld1b.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1b.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @operations(%v_4_xi1: vector<[4]xi1>, %v_4_xi1_1: vector<[4]xi1>, %ptr: !llvm.ptr, %i32: i32,
  %v_4_xf32: vector<[4]xf32>, %v_4_xf32_1: vector<[4]xf32>, %v_4_xi32: vector<[4]xi32>) {
  "arm_sme.intr.ld1h.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.mopa"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  %0 = "arm_sme.intr.read.horiz"(%v_4_xi32, %v_4_xi1, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  %1 = "arm_sme.intr.read.vert"(%v_4_xi32, %v_4_xi1, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  "arm_sme.intr.smopa.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smopa.za32"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smops.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @operations(%v_4_xi1: vector<[4]xi1>, %v_4_xi1_1: vector<[4]xi1>, %v_4_xf32: vector<[4]xf32>,
  %v_4_xf32_1: vector<[4]xf32>, %ptr: !llvm.ptr, %i32: i32, %i32_1: i32) {
  "arm_sme.intr.smops.za32"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.st1b.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.horiz"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.vert"(%v_4_xi1, %ptr, %i32) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.str"(%i32, %ptr, %i32_1) : (i32, !llvm.ptr, i32) -> ()
  "arm_sme.intr.sumopa.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.sumops.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @operations(%v_4_xi1: vector<[4]xi1>, %v_4_xi1_1: vector<[4]xi1>, %v_4_xf32: vector<[4]xf32>,
  %v_4_xf32_1: vector<[4]xf32>, %i32: i32, %v_4_xi32: vector<[4]xi32>, %v_4_xi32_1: vector<[4]xi32>,
  %m_x_xi32: memref<?x?xi32>, %v_4_x_4_xi32: vector<[4]x[4]xi32>, %index: index, %index_1: index,
  %v_8_xi16: vector<[8]xi16>, %v_8_xi16_1: vector<[8]xi16>) {
  "arm_sme.intr.umopa.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umopa.za32"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.umops.za32"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmopa.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmops.wide"(%v_4_xi1, %v_4_xi1_1, %v_4_xf32, %v_4_xf32_1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.horiz"(%i32, %v_4_xi1, %v_4_xi32) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
  "arm_sme.intr.write.vert"(%i32, %v_4_xi1, %v_4_xi32) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
  "arm_sme.intr.zero"() <{tile_mask = 0 : i32}> : () -> ()
  %0 = arm_sme.load_tile_slice %m_x_xi32[], %v_4_xi1, %v_4_x_4_xi32, %index : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  %1 = arm_sme.load_tile_slice %m_x_xi32[%index], %v_4_xi1, %v_4_x_4_xi32, %index_1 : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  %2 = arm_sme.outerproduct %v_4_xi32, %v_4_xi32_1 : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %v_4_xi32, %v_4_xi32_1 acc(%v_4_x_4_xi32) masks(%v_4_xi1, %v_4_xi1_1) : vector<[4]xi32>, vector<[4]xi32>
  %4 = arm_sme.smopa_2way %v_8_xi16, %v_8_xi16_1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

// -----

func.func @operations(%v_16_xi8: vector<[16]xi8>, %v_16_xi8_1: vector<[16]xi8>, %v_8_xi16: vector<[8]xi16>,
  %v_8_xi16_1: vector<[8]xi16>, %v_4_x_4_xi32: vector<[4]x[4]xi32>, %index: index, %index_1: index,
  %v_4_xi1: vector<[4]xi1>, %m_x_xi32: memref<?x?xi32>) {
  %0 = arm_sme.smopa_4way %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.smops_2way %v_8_xi16, %v_8_xi16_1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %2 = arm_sme.smops_4way %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.store_tile_slice %v_4_x_4_xi32, %index, %v_4_xi1, %m_x_xi32[] : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  arm_sme.store_tile_slice %v_4_x_4_xi32, %index, %v_4_xi1, %m_x_xi32[%index_1] : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  %3 = arm_sme.streaming_vl <byte>
  %4 = arm_sme.sumopa_4way %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %5 = arm_sme.sumops_4way %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %6 = arm_sme.tile_load %m_x_xi32[] : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %v_4_x_4_xi32, %m_x_xi32[] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %7 = arm_sme.umopa_2way %v_8_xi16, %v_8_xi16_1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %8 = arm_sme.umopa_4way %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %9 = arm_sme.umops_2way %v_8_xi16, %v_8_xi16_1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %10 = arm_sme.umops_4way %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}

// -----

func.func @operations(%v_16_xi8: vector<[16]xi8>, %v_16_xi8_1: vector<[16]xi8>) {
  %0 = arm_sme.usmopa_4way %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.usmops_4way %v_16_xi8, %v_16_xi8_1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %2 = arm_sme.zero : vector<[4]x[4]xi32>
  return
}
