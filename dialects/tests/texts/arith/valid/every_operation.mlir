func.func @operations(%f16: f16, %f16_1: f16, %i1: i1, %i1_1: i1) {
  %0 = arith.addf %f16, %f16_1 : f16
  %1 = arith.addf %f16, %f16_1 : f16
  %2 = arith.addi %i1, %i1_1 : i1
  %3 = arith.addi %i1, %i1_1 : i1
  %sum, %overflow = arith.addui_extended %i1, %i1_1 : i1, i1
  %4 = arith.andi %i1, %i1_1 : i1
  %5 = arith.bitcast %i1 : i1 to i1
  %6 = arith.ceildivsi %i1, %i1_1 : i1
  %7 = arith.ceildivui %i1, %i1_1 : i1
  %8 = arith.cmpf false, %f16, %f16_1 : f16
  %9 = arith.cmpf false, %f16, %f16_1 : f16
  %10 = arith.cmpi eq, %i1, %i1_1 : i1
  %11 = arith.divf %f16, %f16_1 : f16
  %12 = arith.divf %f16, %f16_1 : f16
  return
}

// -----

func.func @operations(%i1: i1, %i1_1: i1, %f16: f16, %f16_1: f16, %index: index) {
  %0 = arith.divsi %i1, %i1_1 : i1
  %1 = arith.divsi %i1, %i1_1 exact : i1
  %2 = arith.divui %i1, %i1_1 : i1
  %3 = arith.divui %i1, %i1_1 exact : i1
  %4 = arith.floordivsi %i1, %i1_1 : i1
  %5 = arith.fptosi %f16 : f16 to i1
  %6 = arith.fptoui %f16 : f16 to i1
  %7 = arith.index_cast %index : index to i1
  %8 = arith.index_castui %index : index to i1
  %9 = arith.maximumf %f16, %f16_1 : f16
  %10 = arith.maximumf %f16, %f16_1 : f16
  %11 = arith.maxnumf %f16, %f16_1 : f16
  %12 = arith.maxnumf %f16, %f16_1 : f16
  %13 = arith.maxsi %i1, %i1_1 : i1
  return
}

// -----

func.func @operations(%i1: i1, %i1_1: i1, %f16: f16, %f16_1: f16) {
  %0 = arith.maxui %i1, %i1_1 : i1
  %1 = arith.minimumf %f16, %f16_1 : f16
  %2 = arith.minimumf %f16, %f16_1 : f16
  %3 = arith.minnumf %f16, %f16_1 : f16
  %4 = arith.minnumf %f16, %f16_1 : f16
  %5 = arith.minsi %i1, %i1_1 : i1
  %6 = arith.minui %i1, %i1_1 : i1
  %7 = arith.mulf %f16, %f16_1 : f16
  %8 = arith.mulf %f16, %f16_1 : f16
  %9 = arith.muli %i1, %i1_1 : i1
  %10 = arith.muli %i1, %i1_1 : i1
  %low, %high = arith.mulsi_extended %i1, %i1_1 : i1
  %low_0, %high_1 = arith.mului_extended %i1, %i1_1 : i1
  %11 = arith.negf %f16 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %i1: i1, %i1_1: i1) {
  %0 = arith.negf %f16 : f16
  %1 = arith.ori %i1, %i1_1 : i1
  %2 = arith.remf %f16, %f16_1 : f16
  %3 = arith.remf %f16, %f16_1 : f16
  %4 = arith.remsi %i1, %i1_1 : i1
  %5 = arith.remui %i1, %i1_1 : i1
  %6 = arith.shli %i1, %i1_1 : i1
  %7 = arith.shli %i1, %i1_1 : i1
  %8 = arith.shrsi %i1, %i1_1 : i1
  %9 = arith.shrsi %i1, %i1_1 exact : i1
  %10 = arith.shrui %i1, %i1_1 : i1
  %11 = arith.shrui %i1, %i1_1 exact : i1
  %12 = arith.sitofp %i1 : i1 to f16
  %13 = arith.subf %f16, %f16_1 : f16
  return
}

// -----

func.func @operations(%f16: f16, %f16_1: f16, %i1: i1, %i1_1: i1) {
  %0 = arith.subf %f16, %f16_1 : f16
  %1 = arith.subi %i1, %i1_1 : i1
  %2 = arith.subi %i1, %i1_1 : i1
  %3 = arith.uitofp %i1 : i1 to f16
  %4 = arith.xori %i1, %i1_1 : i1
  return
}
