// Every operation of the dialect, with every attribute left out, given and at its default, on scalars, vectors and tensors.
func.func @integers(%i: i32, %j: i32, %x: index, %y: index, %v: vector<4xi8>, %s: vector<[4]xi16>, %t: tensor<2x?xi64>, %u: tensor<*xi64>) {
  %0 = arith.addi %i, %j : i32
  %1 = arith.addi %i, %j overflow<none> : i32
  %2 = arith.addi %i, %j overflow<nsw> : i32
  %3 = arith.addi %i, %j overflow<nuw> : i32
  %4 = arith.addi %i, %j overflow<nsw, nuw> : i32
  %5 = arith.addi %i, %j overflow<nuw, nsw> : i32
  %6 = arith.addi %x, %y overflow<nsw> {key = "value"} : index
  %7 = arith.addi %v, %v : vector<4xi8>
  %8 = arith.addi %t, %t : tensor<2x?xi64>
  %9 = arith.subi %i, %j : i32
  %10 = arith.subi %i, %j overflow<none> : i32
  %11 = arith.subi %i, %j overflow<nsw> : i32
  %12 = arith.subi %i, %j overflow<nuw> : i32
  %13 = arith.subi %i, %j overflow<nsw, nuw> : i32
  %14 = arith.subi %i, %j overflow<nuw, nsw> : i32
  %15 = arith.subi %x, %y overflow<nsw> {key = "value"} : index
  %16 = arith.subi %v, %v : vector<4xi8>
  %17 = arith.subi %t, %t : tensor<2x?xi64>
  %18 = arith.muli %i, %j : i32
  %19 = arith.muli %i, %j overflow<none> : i32
  %20 = arith.muli %i, %j overflow<nsw> : i32
  %21 = arith.muli %i, %j overflow<nuw> : i32
  %22 = arith.muli %i, %j overflow<nsw, nuw> : i32
  %23 = arith.muli %i, %j overflow<nuw, nsw> : i32
  %24 = arith.muli %x, %y overflow<nsw> {key = "value"} : index
  %25 = arith.muli %v, %v : vector<4xi8>
  %26 = arith.muli %t, %t : tensor<2x?xi64>
  %27 = arith.shli %i, %j : i32
  %28 = arith.shli %i, %j overflow<none> : i32
  %29 = arith.shli %i, %j overflow<nsw> : i32
  %30 = arith.shli %i, %j overflow<nuw> : i32
  %31 = arith.shli %i, %j overflow<nsw, nuw> : i32
  %32 = arith.shli %i, %j overflow<nuw, nsw> : i32
  %33 = arith.shli %x, %y overflow<nsw> {key = "value"} : index
  %34 = arith.shli %v, %v : vector<4xi8>
  %35 = arith.shli %t, %t : tensor<2x?xi64>
  %36 = arith.divui %i, %j : i32
  %37 = arith.divui %i, %j exact : i32
  %38 = arith.divui %s, %s exact {isExact_not, other = 1 : i8} : vector<[4]xi16>
  %39 = arith.divsi %i, %j : i32
  %40 = arith.divsi %i, %j exact : i32
  %41 = arith.divsi %s, %s exact {isExact_not, other = 1 : i8} : vector<[4]xi16>
  %42 = arith.shrui %i, %j : i32
  %43 = arith.shrui %i, %j exact : i32
  %44 = arith.shrui %s, %s exact {isExact_not, other = 1 : i8} : vector<[4]xi16>
  %45 = arith.shrsi %i, %j : i32
  %46 = arith.shrsi %i, %j exact : i32
  %47 = arith.shrsi %s, %s exact {isExact_not, other = 1 : i8} : vector<[4]xi16>
  %48 = arith.ceildivui %i, %j : i32
  %49 = arith.ceildivui %u, %u {a} : tensor<*xi64>
  %50 = arith.ceildivsi %i, %j : i32
  %51 = arith.ceildivsi %u, %u {a} : tensor<*xi64>
  %52 = arith.floordivsi %i, %j : i32
  %53 = arith.floordivsi %u, %u {a} : tensor<*xi64>
  %54 = arith.remui %i, %j : i32
  %55 = arith.remui %u, %u {a} : tensor<*xi64>
  %56 = arith.remsi %i, %j : i32
  %57 = arith.remsi %u, %u {a} : tensor<*xi64>
  %58 = arith.andi %i, %j : i32
  %59 = arith.andi %u, %u {a} : tensor<*xi64>
  %60 = arith.ori %i, %j : i32
  %61 = arith.ori %u, %u {a} : tensor<*xi64>
  %62 = arith.xori %i, %j : i32
  %63 = arith.xori %u, %u {a} : tensor<*xi64>
  %64 = arith.maxsi %i, %j : i32
  %65 = arith.maxsi %u, %u {a} : tensor<*xi64>
  %66 = arith.maxui %i, %j : i32
  %67 = arith.maxui %u, %u {a} : tensor<*xi64>
  %68 = arith.minsi %i, %j : i32
  %69 = arith.minsi %u, %u {a} : tensor<*xi64>
  %70 = arith.minui %i, %j : i32
  %71 = arith.minui %u, %u {a} : tensor<*xi64>
  %sum, %overflow = arith.addui_extended %i, %j : i32, i1
  %sums, %overflows = arith.addui_extended %v, %v : vector<4xi8>, vector<4xi1>
  %low, %high = arith.mulsi_extended %i, %j : i32
  %low2, %high2 = arith.mului_extended %v, %v {b} : vector<4xi8>
  %72 = arith.cmpi eq, %i, %j : i32
  %73 = arith.cmpi ne, %i, %j : i32
  %74 = arith.cmpi slt, %i, %j : i32
  %75 = arith.cmpi sle, %i, %j : i32
  %76 = arith.cmpi sgt, %i, %j : i32
  %77 = arith.cmpi sge, %i, %j : i32
  %78 = arith.cmpi ult, %i, %j : i32
  %79 = arith.cmpi ule, %i, %j : i32
  %80 = arith.cmpi ugt, %i, %j : i32
  %81 = arith.cmpi uge, %i, %j : i32
  %82 = arith.cmpi "slt", %x, %y : index
  %83 = arith.cmpi eq, %s, %s {c} : vector<[4]xi16>
  %84 = arith.cmpi eq, %t, %t : tensor<2x?xi64>
  %85 = arith.cmpi eq, %u, %u : tensor<*xi64>
  return
}

// -----

func.func @floats(%f: f32, %g: f32, %v: vector<4xf16>, %t: tensor<?xbf16>) {
  %0 = arith.addf %f, %g : f32
  %1 = arith.addf %f, %g fastmath<none> : f32
  %2 = arith.addf %f, %g fastmath<reassoc> : f32
  %3 = arith.addf %f, %g fastmath<nnan> : f32
  %4 = arith.addf %f, %g fastmath<ninf> : f32
  %5 = arith.addf %f, %g fastmath<nsz> : f32
  %6 = arith.addf %f, %g fastmath<arcp> : f32
  %7 = arith.addf %f, %g fastmath<contract> : f32
  %8 = arith.addf %f, %g fastmath<afn> : f32
  %9 = arith.addf %f, %g fastmath<fast> : f32
  %10 = arith.addf %f, %g fastmath<nnan,ninf> : f32
  %11 = arith.addf %f, %g fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %12 = arith.addf %f, %g fastmath<afn,fast> : f32
  %13 = arith.addf %v, %v fastmath<contract> {d} : vector<4xf16>
  %14 = arith.subf %f, %g : f32
  %15 = arith.subf %f, %g fastmath<fast> : f32
  %16 = arith.subf %v, %v fastmath<contract> {d} : vector<4xf16>
  %17 = arith.mulf %f, %g : f32
  %18 = arith.mulf %f, %g fastmath<fast> : f32
  %19 = arith.mulf %v, %v fastmath<contract> {d} : vector<4xf16>
  %20 = arith.divf %f, %g : f32
  %21 = arith.divf %f, %g fastmath<fast> : f32
  %22 = arith.divf %v, %v fastmath<contract> {d} : vector<4xf16>
  %23 = arith.remf %f, %g : f32
  %24 = arith.remf %f, %g fastmath<fast> : f32
  %25 = arith.remf %v, %v fastmath<contract> {d} : vector<4xf16>
  %26 = arith.maximumf %f, %g : f32
  %27 = arith.maximumf %f, %g fastmath<fast> : f32
  %28 = arith.maximumf %v, %v fastmath<contract> {d} : vector<4xf16>
  %29 = arith.maxnumf %f, %g : f32
  %30 = arith.maxnumf %f, %g fastmath<fast> : f32
  %31 = arith.maxnumf %v, %v fastmath<contract> {d} : vector<4xf16>
  %32 = arith.minimumf %f, %g : f32
  %33 = arith.minimumf %f, %g fastmath<fast> : f32
  %34 = arith.minimumf %v, %v fastmath<contract> {d} : vector<4xf16>
  %35 = arith.minnumf %f, %g : f32
  %36 = arith.minnumf %f, %g fastmath<fast> : f32
  %37 = arith.minnumf %v, %v fastmath<contract> {d} : vector<4xf16>
  %38 = arith.negf %f : f32
  %39 = arith.negf %f fastmath<nsz> : f32
  %40 = arith.negf %f fastmath<none> : f32
  %41 = arith.negf %t {e} : tensor<?xbf16>
  %42 = arith.cmpf false, %f, %g : f32
  %43 = arith.cmpf oeq, %f, %g : f32
  %44 = arith.cmpf ogt, %f, %g : f32
  %45 = arith.cmpf oge, %f, %g : f32
  %46 = arith.cmpf olt, %f, %g : f32
  %47 = arith.cmpf ole, %f, %g : f32
  %48 = arith.cmpf one, %f, %g : f32
  %49 = arith.cmpf ord, %f, %g : f32
  %50 = arith.cmpf ueq, %f, %g : f32
  %51 = arith.cmpf ugt, %f, %g : f32
  %52 = arith.cmpf uge, %f, %g : f32
  %53 = arith.cmpf ult, %f, %g : f32
  %54 = arith.cmpf ule, %f, %g : f32
  %55 = arith.cmpf une, %f, %g : f32
  %56 = arith.cmpf uno, %f, %g : f32
  %57 = arith.cmpf true, %f, %g : f32
  %58 = arith.cmpf oeq, %v, %v fastmath<fast> : vector<4xf16>
  return
}

// -----

func.func @casts(%i: i32, %h: i8, %x: index, %f: f32, %d: f64, %v: vector<4xi8>, %t: tensor<2x?xf32>, %m: memref<?xi32>, %q: f4E2M1FN, %e: f8E8M0FNU) {
  %0 = arith.extui %h : i8 to i32
  %1 = arith.extsi %v {f} : vector<4xi8> to vector<4xi16>
  %2 = arith.extf %f : f32 to f64
  %3 = arith.extf %f fastmath<nnan> : f32 to f64
  %4 = arith.extf %t : tensor<2x?xf32> to tensor<2x?xf64>
  %5 = arith.trunci %i : i32 to i8
  %6 = arith.trunci %i overflow<nsw> : i32 to i1
  %7 = arith.trunci %i overflow<none> : i32 to i16
  %8 = arith.trunci %v overflow<nsw, nuw> {g} : vector<4xi8> to vector<4xi4>
  %9 = arith.truncf %d : f64 to f32
  %10 = arith.truncf %d to_nearest_even : f64 to f32
  %11 = arith.truncf %d downward : f64 to f16
  %12 = arith.truncf %d upward : f64 to bf16
  %13 = arith.truncf %d toward_zero fastmath<fast> : f64 to f32
  %14 = arith.truncf %d to_nearest_away : f64 to f32
  %15 = arith.truncf %f fastmath<contract> {h} : f32 to f8E4M3FN
  %16 = arith.scaling_extf %q, %e : f4E2M1FN, f8E8M0FNU to f32
  %17 = arith.scaling_extf %q, %e fastmath<fast> : f4E2M1FN, f8E8M0FNU to f32
  %18 = arith.scaling_truncf %f, %e : f32, f8E8M0FNU to f6E3M2FN
  %19 = arith.scaling_truncf %f, %e to_nearest_even fastmath<nnan> {i} : f32, f8E8M0FNU to f4E2M1FN
  %20 = arith.uitofp %i : i32 to f32
  %21 = arith.sitofp %v : vector<4xi8> to vector<4xf32>
  %22 = arith.fptoui %f : f32 to i8
  %23 = arith.fptosi %t {j} : tensor<2x?xf32> to tensor<2x?xi32>
  %24 = arith.index_cast %i : i32 to index
  %25 = arith.index_cast %x : index to i64
  %26 = arith.index_cast %m : memref<?xi32> to memref<?xindex>
  %27 = arith.index_castui %h : i8 to index
  %28 = arith.bitcast %i : i32 to f32
  %29 = arith.bitcast %t : tensor<2x?xf32> to tensor<2x?xi32>
  return
}

// -----

func.func @constants(%c: i1, %cs: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>, %i: i32, %x: index) {
  %0 = arith.constant 0 : i32
  %1 = arith.constant -1 : i32
  %2 = arith.constant 42 : i64
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1 : i1
  %6 = arith.constant 7 : index
  %7 = arith.constant -7 : index
  %8 = arith.constant 1.0 : f32
  %9 = arith.constant -2.5e-3 : f64
  %10 = arith.constant 0x7FC00000 : f32
  %11 = arith.constant 1.5 : bf16
  %12 = arith.constant dense<0> : vector<4xi32>
  %13 = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %14 = arith.constant dense<1.0> : vector<[4]xf32>
  %15 = arith.constant dense<true> : vector<2xi1>
  %16 = arith.constant dense<> : tensor<0xi32>
  %17 = arith.constant {named} 3 : i16
  %18 = arith.constant 255 : i8
  %19 = arith.constant -128 : i8
  %20 = arith.constant 340282366920938463463374607431768211455 : i128
  %21 = arith.constant dense<2> : tensor<2x2xindex>
  %22 = arith.select %c, %i, %i : i32
  %23 = arith.select %c, %a, %b : vector<4xf32>
  %24 = arith.select %cs, %a, %b : vector<4xi1>, vector<4xf32>
  %25 = arith.select %c, %x, %x {k} : index
  return
}

// -----

// In generic form, with properties at their default left out and given.
func.func @generic(%i: i32, %f: f32) {
  %26 = "arith.addi"(%i, %i) : (i32, i32) -> i32
  %27 = "arith.addi"(%i, %i) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %28 = "arith.addi"(%i, %i) {overflowFlags = #arith.overflow<nuw>, discardable} : (i32, i32) -> i32
  %29 = "arith.cmpi"(%i, %i) <{predicate = 3 : i64}> : (i32, i32) -> i1
  %30 = "arith.addf"(%f, %f) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
  %31 = "arith.divsi"(%i, %i) <{isExact}> : (i32, i32) -> i32
  %32 = "arith.constant"() <{value = 5 : i32}> : () -> i32
  %33 = "arith.truncf"(%f) <{roundingmode = 3 : i32}> : (f32) -> f16
  return
}

// -----

// The attributes of the dialect, wherever attributes may stand.
"test.attributes"() {a = #arith.fastmath<fast>, b = #arith.fastmath<none>, c = #arith.overflow<nsw, nuw>, d = [#arith.overflow<none>], e = #arith.fastmath<nnan,arcp>} : () -> ()

// -----

// The empty string sets no attribute.
func.func @unnamed(%a: f64) -> f32 {
  %0 = arith.truncf %a "" : f64 to f32
  return %0 : f32
}
