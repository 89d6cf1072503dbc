func.func @int(%a: i32, %b: i32, %va: vector<4xi8>, %t: tensor<?x4xindex>, %i: index, %s: vector<[4]xi32>) {
  %r0 = arith.addi %a, %b : i32
  %r1 = arith.addi %a, %b overflow<nsw> : i32
  %r2 = arith.addi %a, %b overflow<nuw> : i32
  %r3 = arith.addi %a, %b overflow<nsw, nuw> {x.y = 1 : i8} : i32
  %r4 = arith.addi %a, %b overflow<none> : i32
  %r5 = arith.addi %va, %va : vector<4xi8>
  %r6 = arith.addi %t, %t : tensor<?x4xindex>
  %r7 = arith.addi %s, %s : vector<[4]xi32>
  %r8 = arith.subi %a, %b : i32
  %r9 = arith.subi %a, %b overflow<nsw> : i32
  %r10 = arith.subi %a, %b overflow<nuw> : i32
  %r11 = arith.subi %a, %b overflow<nsw, nuw> {x.y = 1 : i8} : i32
  %r12 = arith.subi %a, %b overflow<none> : i32
  %r13 = arith.subi %va, %va : vector<4xi8>
  %r14 = arith.subi %t, %t : tensor<?x4xindex>
  %r15 = arith.subi %s, %s : vector<[4]xi32>
  %r16 = arith.muli %a, %b : i32
  %r17 = arith.muli %a, %b overflow<nsw> : i32
  %r18 = arith.muli %a, %b overflow<nuw> : i32
  %r19 = arith.muli %a, %b overflow<nsw, nuw> {x.y = 1 : i8} : i32
  %r20 = arith.muli %a, %b overflow<none> : i32
  %r21 = arith.muli %va, %va : vector<4xi8>
  %r22 = arith.muli %t, %t : tensor<?x4xindex>
  %r23 = arith.muli %s, %s : vector<[4]xi32>
  %r24 = arith.shli %a, %b : i32
  %r25 = arith.shli %a, %b overflow<nsw> : i32
  %r26 = arith.shli %a, %b overflow<nuw> : i32
  %r27 = arith.shli %a, %b overflow<nsw, nuw> {x.y = 1 : i8} : i32
  %r28 = arith.shli %a, %b overflow<none> : i32
  %r29 = arith.shli %va, %va : vector<4xi8>
  %r30 = arith.shli %t, %t : tensor<?x4xindex>
  %r31 = arith.shli %s, %s : vector<[4]xi32>
  %r32 = arith.divui %a, %b : i32
  %r33 = arith.divui %a, %b exact : i32
  %r34 = arith.divui %i, %i : index
  %r35 = arith.divsi %a, %b : i32
  %r36 = arith.divsi %a, %b exact : i32
  %r37 = arith.divsi %i, %i : index
  %r38 = arith.shrui %a, %b : i32
  %r39 = arith.shrui %a, %b exact : i32
  %r40 = arith.shrui %i, %i : index
  %r41 = arith.shrsi %a, %b : i32
  %r42 = arith.shrsi %a, %b exact : i32
  %r43 = arith.shrsi %i, %i : index
  %r44 = arith.ceildivui %a, %b : i32
  %r45 = arith.ceildivui %va, %va {note = "n"} : vector<4xi8>
  %r46 = arith.ceildivui %t, %t : tensor<?x4xindex>
  %r47 = arith.ceildivsi %a, %b : i32
  %r48 = arith.ceildivsi %va, %va {note = "n"} : vector<4xi8>
  %r49 = arith.ceildivsi %t, %t : tensor<?x4xindex>
  %r50 = arith.floordivsi %a, %b : i32
  %r51 = arith.floordivsi %va, %va {note = "n"} : vector<4xi8>
  %r52 = arith.floordivsi %t, %t : tensor<?x4xindex>
  %r53 = arith.remui %a, %b : i32
  %r54 = arith.remui %va, %va {note = "n"} : vector<4xi8>
  %r55 = arith.remui %t, %t : tensor<?x4xindex>
  %r56 = arith.remsi %a, %b : i32
  %r57 = arith.remsi %va, %va {note = "n"} : vector<4xi8>
  %r58 = arith.remsi %t, %t : tensor<?x4xindex>
  %r59 = arith.andi %a, %b : i32
  %r60 = arith.andi %va, %va {note = "n"} : vector<4xi8>
  %r61 = arith.andi %t, %t : tensor<?x4xindex>
  %r62 = arith.ori %a, %b : i32
  %r63 = arith.ori %va, %va {note = "n"} : vector<4xi8>
  %r64 = arith.ori %t, %t : tensor<?x4xindex>
  %r65 = arith.xori %a, %b : i32
  %r66 = arith.xori %va, %va {note = "n"} : vector<4xi8>
  %r67 = arith.xori %t, %t : tensor<?x4xindex>
  %r68 = arith.maxsi %a, %b : i32
  %r69 = arith.maxsi %va, %va {note = "n"} : vector<4xi8>
  %r70 = arith.maxsi %t, %t : tensor<?x4xindex>
  %r71 = arith.maxui %a, %b : i32
  %r72 = arith.maxui %va, %va {note = "n"} : vector<4xi8>
  %r73 = arith.maxui %t, %t : tensor<?x4xindex>
  %r74 = arith.minsi %a, %b : i32
  %r75 = arith.minsi %va, %va {note = "n"} : vector<4xi8>
  %r76 = arith.minsi %t, %t : tensor<?x4xindex>
  %r77 = arith.minui %a, %b : i32
  %r78 = arith.minui %va, %va {note = "n"} : vector<4xi8>
  %r79 = arith.minui %t, %t : tensor<?x4xindex>
  %r80 = arith.cmpi eq, %a, %b : i32
  %r81 = arith.cmpi eq, %va, %va : vector<4xi8>
  %r82 = arith.cmpi eq, %t, %t : tensor<?x4xindex>
  %r83 = arith.cmpi ne, %a, %b : i32
  %r84 = arith.cmpi ne, %va, %va : vector<4xi8>
  %r85 = arith.cmpi ne, %t, %t : tensor<?x4xindex>
  %r86 = arith.cmpi slt, %a, %b : i32
  %r87 = arith.cmpi slt, %va, %va : vector<4xi8>
  %r88 = arith.cmpi slt, %t, %t : tensor<?x4xindex>
  %r89 = arith.cmpi sle, %a, %b : i32
  %r90 = arith.cmpi sle, %va, %va : vector<4xi8>
  %r91 = arith.cmpi sle, %t, %t : tensor<?x4xindex>
  %r92 = arith.cmpi sgt, %a, %b : i32
  %r93 = arith.cmpi sgt, %va, %va : vector<4xi8>
  %r94 = arith.cmpi sgt, %t, %t : tensor<?x4xindex>
  %r95 = arith.cmpi sge, %a, %b : i32
  %r96 = arith.cmpi sge, %va, %va : vector<4xi8>
  %r97 = arith.cmpi sge, %t, %t : tensor<?x4xindex>
  %r98 = arith.cmpi ult, %a, %b : i32
  %r99 = arith.cmpi ult, %va, %va : vector<4xi8>
  %r100 = arith.cmpi ult, %t, %t : tensor<?x4xindex>
  %r101 = arith.cmpi ule, %a, %b : i32
  %r102 = arith.cmpi ule, %va, %va : vector<4xi8>
  %r103 = arith.cmpi ule, %t, %t : tensor<?x4xindex>
  %r104 = arith.cmpi ugt, %a, %b : i32
  %r105 = arith.cmpi ugt, %va, %va : vector<4xi8>
  %r106 = arith.cmpi ugt, %t, %t : tensor<?x4xindex>
  %r107 = arith.cmpi uge, %a, %b : i32
  %r108 = arith.cmpi uge, %va, %va : vector<4xi8>
  %r109 = arith.cmpi uge, %t, %t : tensor<?x4xindex>
  %r110 = arith.cmpi "slt", %s, %s : vector<[4]xi32>
  %sum, %over = arith.addui_extended %a, %b : i32, i1
  %sum1, %over1 = arith.addui_extended %va, %va : vector<4xi8>, vector<4xi1>
  %e:2 = arith.addui_extended %i, %i : index, i1
  %lomulsi, %himulsi = arith.mulsi_extended %a, %b : i32
  %xmulsi:2 = arith.mulsi_extended %va, %va : vector<4xi8>
  %lomului, %himului = arith.mului_extended %a, %b : i32
  %xmului:2 = arith.mului_extended %va, %va : vector<4xi8>
  return
}
// -----
func.func @float(%a: f32, %b: f32, %v: vector<4xf64>, %t: tensor<*xbf16>, %h: f16) {
  %r0 = arith.addf %a, %b : f32
  %r1 = arith.addf %a, %b fastmath<none> : f32
  %r2 = arith.addf %a, %b fastmath<reassoc> : f32
  %r3 = arith.addf %a, %b fastmath<nnan> : f32
  %r4 = arith.addf %a, %b fastmath<ninf> : f32
  %r5 = arith.addf %a, %b fastmath<nsz> : f32
  %r6 = arith.addf %a, %b fastmath<arcp> : f32
  %r7 = arith.addf %a, %b fastmath<contract> : f32
  %r8 = arith.addf %a, %b fastmath<afn> : f32
  %r9 = arith.addf %a, %b fastmath<fast> : f32
  %r10 = arith.addf %a, %b fastmath<nnan,contract,afn> : f32
  %r11 = arith.addf %v, %v : vector<4xf64>
  %r12 = arith.addf %t, %t {k} : tensor<*xbf16>
  %r13 = arith.subf %a, %b : f32
  %r14 = arith.subf %a, %b fastmath<none> : f32
  %r15 = arith.subf %a, %b fastmath<reassoc> : f32
  %r16 = arith.subf %a, %b fastmath<nnan> : f32
  %r17 = arith.subf %a, %b fastmath<ninf> : f32
  %r18 = arith.subf %a, %b fastmath<nsz> : f32
  %r19 = arith.subf %a, %b fastmath<arcp> : f32
  %r20 = arith.subf %a, %b fastmath<contract> : f32
  %r21 = arith.subf %a, %b fastmath<afn> : f32
  %r22 = arith.subf %a, %b fastmath<fast> : f32
  %r23 = arith.subf %a, %b fastmath<nnan,contract,afn> : f32
  %r24 = arith.subf %v, %v : vector<4xf64>
  %r25 = arith.subf %t, %t {k} : tensor<*xbf16>
  %r26 = arith.mulf %a, %b : f32
  %r27 = arith.mulf %a, %b fastmath<none> : f32
  %r28 = arith.mulf %a, %b fastmath<reassoc> : f32
  %r29 = arith.mulf %a, %b fastmath<nnan> : f32
  %r30 = arith.mulf %a, %b fastmath<ninf> : f32
  %r31 = arith.mulf %a, %b fastmath<nsz> : f32
  %r32 = arith.mulf %a, %b fastmath<arcp> : f32
  %r33 = arith.mulf %a, %b fastmath<contract> : f32
  %r34 = arith.mulf %a, %b fastmath<afn> : f32
  %r35 = arith.mulf %a, %b fastmath<fast> : f32
  %r36 = arith.mulf %a, %b fastmath<nnan,contract,afn> : f32
  %r37 = arith.mulf %v, %v : vector<4xf64>
  %r38 = arith.mulf %t, %t {k} : tensor<*xbf16>
  %r39 = arith.divf %a, %b : f32
  %r40 = arith.divf %a, %b fastmath<none> : f32
  %r41 = arith.divf %a, %b fastmath<reassoc> : f32
  %r42 = arith.divf %a, %b fastmath<nnan> : f32
  %r43 = arith.divf %a, %b fastmath<ninf> : f32
  %r44 = arith.divf %a, %b fastmath<nsz> : f32
  %r45 = arith.divf %a, %b fastmath<arcp> : f32
  %r46 = arith.divf %a, %b fastmath<contract> : f32
  %r47 = arith.divf %a, %b fastmath<afn> : f32
  %r48 = arith.divf %a, %b fastmath<fast> : f32
  %r49 = arith.divf %a, %b fastmath<nnan,contract,afn> : f32
  %r50 = arith.divf %v, %v : vector<4xf64>
  %r51 = arith.divf %t, %t {k} : tensor<*xbf16>
  %r52 = arith.remf %a, %b : f32
  %r53 = arith.remf %a, %b fastmath<none> : f32
  %r54 = arith.remf %a, %b fastmath<reassoc> : f32
  %r55 = arith.remf %a, %b fastmath<nnan> : f32
  %r56 = arith.remf %a, %b fastmath<ninf> : f32
  %r57 = arith.remf %a, %b fastmath<nsz> : f32
  %r58 = arith.remf %a, %b fastmath<arcp> : f32
  %r59 = arith.remf %a, %b fastmath<contract> : f32
  %r60 = arith.remf %a, %b fastmath<afn> : f32
  %r61 = arith.remf %a, %b fastmath<fast> : f32
  %r62 = arith.remf %a, %b fastmath<nnan,contract,afn> : f32
  %r63 = arith.remf %v, %v : vector<4xf64>
  %r64 = arith.remf %t, %t {k} : tensor<*xbf16>
  %r65 = arith.maximumf %a, %b : f32
  %r66 = arith.maximumf %a, %b fastmath<none> : f32
  %r67 = arith.maximumf %a, %b fastmath<reassoc> : f32
  %r68 = arith.maximumf %a, %b fastmath<nnan> : f32
  %r69 = arith.maximumf %a, %b fastmath<ninf> : f32
  %r70 = arith.maximumf %a, %b fastmath<nsz> : f32
  %r71 = arith.maximumf %a, %b fastmath<arcp> : f32
  %r72 = arith.maximumf %a, %b fastmath<contract> : f32
  %r73 = arith.maximumf %a, %b fastmath<afn> : f32
  %r74 = arith.maximumf %a, %b fastmath<fast> : f32
  %r75 = arith.maximumf %a, %b fastmath<nnan,contract,afn> : f32
  %r76 = arith.maximumf %v, %v : vector<4xf64>
  %r77 = arith.maximumf %t, %t {k} : tensor<*xbf16>
  %r78 = arith.maxnumf %a, %b : f32
  %r79 = arith.maxnumf %a, %b fastmath<none> : f32
  %r80 = arith.maxnumf %a, %b fastmath<reassoc> : f32
  %r81 = arith.maxnumf %a, %b fastmath<nnan> : f32
  %r82 = arith.maxnumf %a, %b fastmath<ninf> : f32
  %r83 = arith.maxnumf %a, %b fastmath<nsz> : f32
  %r84 = arith.maxnumf %a, %b fastmath<arcp> : f32
  %r85 = arith.maxnumf %a, %b fastmath<contract> : f32
  %r86 = arith.maxnumf %a, %b fastmath<afn> : f32
  %r87 = arith.maxnumf %a, %b fastmath<fast> : f32
  %r88 = arith.maxnumf %a, %b fastmath<nnan,contract,afn> : f32
  %r89 = arith.maxnumf %v, %v : vector<4xf64>
  %r90 = arith.maxnumf %t, %t {k} : tensor<*xbf16>
  %r91 = arith.minimumf %a, %b : f32
  %r92 = arith.minimumf %a, %b fastmath<none> : f32
  %r93 = arith.minimumf %a, %b fastmath<reassoc> : f32
  %r94 = arith.minimumf %a, %b fastmath<nnan> : f32
  %r95 = arith.minimumf %a, %b fastmath<ninf> : f32
  %r96 = arith.minimumf %a, %b fastmath<nsz> : f32
  %r97 = arith.minimumf %a, %b fastmath<arcp> : f32
  %r98 = arith.minimumf %a, %b fastmath<contract> : f32
  %r99 = arith.minimumf %a, %b fastmath<afn> : f32
  %r100 = arith.minimumf %a, %b fastmath<fast> : f32
  %r101 = arith.minimumf %a, %b fastmath<nnan,contract,afn> : f32
  %r102 = arith.minimumf %v, %v : vector<4xf64>
  %r103 = arith.minimumf %t, %t {k} : tensor<*xbf16>
  %r104 = arith.minnumf %a, %b : f32
  %r105 = arith.minnumf %a, %b fastmath<none> : f32
  %r106 = arith.minnumf %a, %b fastmath<reassoc> : f32
  %r107 = arith.minnumf %a, %b fastmath<nnan> : f32
  %r108 = arith.minnumf %a, %b fastmath<ninf> : f32
  %r109 = arith.minnumf %a, %b fastmath<nsz> : f32
  %r110 = arith.minnumf %a, %b fastmath<arcp> : f32
  %r111 = arith.minnumf %a, %b fastmath<contract> : f32
  %r112 = arith.minnumf %a, %b fastmath<afn> : f32
  %r113 = arith.minnumf %a, %b fastmath<fast> : f32
  %r114 = arith.minnumf %a, %b fastmath<nnan,contract,afn> : f32
  %r115 = arith.minnumf %v, %v : vector<4xf64>
  %r116 = arith.minnumf %t, %t {k} : tensor<*xbf16>
  %r117 = arith.addf %a, %b fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %r118 = arith.negf %a : f32
  %r119 = arith.negf %a fastmath<nsz> : f32
  %r120 = arith.negf %v : vector<4xf64>
  %r121 = arith.cmpf false, %a, %b : f32
  %r122 = arith.cmpf false, %v, %v : vector<4xf64>
  %r123 = arith.cmpf oeq, %a, %b : f32
  %r124 = arith.cmpf oeq, %v, %v : vector<4xf64>
  %r125 = arith.cmpf ogt, %a, %b : f32
  %r126 = arith.cmpf ogt, %v, %v : vector<4xf64>
  %r127 = arith.cmpf oge, %a, %b : f32
  %r128 = arith.cmpf oge, %v, %v : vector<4xf64>
  %r129 = arith.cmpf olt, %a, %b : f32
  %r130 = arith.cmpf olt, %v, %v : vector<4xf64>
  %r131 = arith.cmpf ole, %a, %b : f32
  %r132 = arith.cmpf ole, %v, %v : vector<4xf64>
  %r133 = arith.cmpf one, %a, %b : f32
  %r134 = arith.cmpf one, %v, %v : vector<4xf64>
  %r135 = arith.cmpf ord, %a, %b : f32
  %r136 = arith.cmpf ord, %v, %v : vector<4xf64>
  %r137 = arith.cmpf ueq, %a, %b : f32
  %r138 = arith.cmpf ueq, %v, %v : vector<4xf64>
  %r139 = arith.cmpf ugt, %a, %b : f32
  %r140 = arith.cmpf ugt, %v, %v : vector<4xf64>
  %r141 = arith.cmpf uge, %a, %b : f32
  %r142 = arith.cmpf uge, %v, %v : vector<4xf64>
  %r143 = arith.cmpf ult, %a, %b : f32
  %r144 = arith.cmpf ult, %v, %v : vector<4xf64>
  %r145 = arith.cmpf ule, %a, %b : f32
  %r146 = arith.cmpf ule, %v, %v : vector<4xf64>
  %r147 = arith.cmpf une, %a, %b : f32
  %r148 = arith.cmpf une, %v, %v : vector<4xf64>
  %r149 = arith.cmpf uno, %a, %b : f32
  %r150 = arith.cmpf uno, %v, %v : vector<4xf64>
  %r151 = arith.cmpf true, %a, %b : f32
  %r152 = arith.cmpf true, %v, %v : vector<4xf64>
  %r153 = arith.cmpf ogt, %a, %b fastmath<fast> : f32
  %r154 = arith.cmpf "ogt", %t, %t fastmath<nnan> : tensor<*xbf16>
  return
}
// -----
func.func @casts(%i8: i8, %i32: i32, %i64: i64, %f16: f16, %f32: f32, %f64: f64, %ix: index, %v: vector<2xi8>, %vf: vector<2xf32>, %t: tensor<?xi8>, %m: memref<?xindex>, %m2: memref<4xf32>, %b: f8E8M0FNU, %e: f4E2M1FN) {
  %0 = arith.extui %i8 : i8 to i32
  %1 = arith.extui %v : vector<2xi8> to vector<2xi16>
  %3 = arith.extsi %i8 : i8 to i64
  %4 = arith.extsi %t : tensor<?xi8> to tensor<?xi32>
  %5 = arith.extf %f16 : f16 to f32
  %6 = arith.extf %f16 fastmath<contract> : f16 to f64
  %7 = arith.trunci %i64 : i64 to i32
  %8 = arith.trunci %i64 overflow<nsw> : i64 to i32
  %9 = arith.trunci %i64 overflow<nsw, nuw> : i64 to i8
  %10 = arith.truncf %f64 : f64 to f32
  %11 = arith.truncf %f64 to_nearest_even : f64 to f32
  %12 = arith.truncf %f64 downward fastmath<fast> : f64 to f16
  %13 = arith.truncf %f64 upward : f64 to f16
  %14 = arith.truncf %f64 toward_zero : f64 to f16
  %15 = arith.truncf %f64 to_nearest_away : f64 to f16
  %16 = arith.uitofp %i32 : i32 to f32
  %18 = arith.sitofp %i32 : i32 to f64
  %19 = arith.sitofp %v : vector<2xi8> to vector<2xf32>
  %20 = arith.fptoui %f32 : f32 to i8
  %21 = arith.fptosi %f32 : f32 to i64
  %22 = arith.fptosi %vf : vector<2xf32> to vector<2xi8>
  %23 = arith.index_cast %ix : index to i32
  %24 = arith.index_cast %i32 : i32 to index
  %25 = arith.index_cast %m : memref<?xindex> to memref<?xi64>
  %26 = arith.index_castui %ix : index to i64
  %28 = arith.bitcast %f32 : f32 to i32
  %29 = arith.bitcast %vf : vector<2xf32> to vector<2xi32>
  %30 = arith.bitcast %m2 : memref<4xf32> to memref<4xi32>
  %31 = arith.scaling_extf %e, %b : f4E2M1FN, f8E8M0FNU to f32
  %32 = arith.scaling_extf %e, %b fastmath<fast> : f4E2M1FN, f8E8M0FNU to f16
  %33 = arith.scaling_truncf %f32, %b : f32, f8E8M0FNU to f4E2M1FN
  %34 = arith.scaling_truncf %f32, %b to_nearest_even fastmath<nnan> : f32, f8E8M0FNU to f4E2M1FN
  return
}
// -----
func.func @constants() {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 0 : i32
  %2 = arith.constant -1 : i32
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1 : i1
  %6 = arith.constant 42 : index
  %7 = arith.constant -7 : index
  %8 = arith.constant 1.0 : f32
  %9 = arith.constant 0x7FC00000 : f32
  %10 = arith.constant 1.0e+10 : f64
  %11 = arith.constant 3.14159 : bf16
  %12 = arith.constant dense<1> : vector<4xi32>
  %13 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %14 = arith.constant dense<true> : tensor<3xi1>
  %15 = arith.constant dense<2> : vector<[4]xi8>
  %16 = arith.constant {a.b = "c"} 5 : i128
  %17 = arith.constant 170141183460469231731687303715884105727 : i128
  %18 = arith.constant dense_resource<blob> : tensor<2xi32>
  %19 = arith.constant sparse<[[0, 1]], [2.0]> : tensor<4x4xf32>
  %20 = arith.constant 12 : i1024
  %21 = arith.constant 5 : i64
  return
}
// -----
func.func @select(%c: i1, %a: i32, %m: vector<4xi1>, %v: vector<4xf32>, %t: tensor<?xi1>, %u: tensor<?xf32>, %i: index) {
  %0 = arith.select %c, %a, %a : i32
  %1 = arith.select %c, %v, %v {k = 1 : i32} : vector<4xf32>
  %2 = arith.select %m, %v, %v : vector<4xi1>, vector<4xf32>
  %3 = arith.select %t, %u, %u : tensor<?xi1>, tensor<?xf32>
  return
}
