// options: --convert-math-to-llvm
// options: --convert-math-to-llvm=approximate-log1p=0
func.func @absi(%a: i32, %b: index, %c: i1, %d: vector<4xi32>, %e: vector<2x3xi64>, %f: vector<2xindex>, %g: vector<[4]xi8>, %t: tensor<2xi8>) {
  %0 = math.absi %a : i32
  %1 = math.absi %b : index
  %2 = math.absi %c : i1
  %3 = math.absi %d : vector<4xi32>
  %4 = math.absi %e : vector<2x3xi64>
  %5 = math.absi %f : vector<2xindex>
  %6 = math.absi %g : vector<[4]xi8>
  %7 = math.absi %t : tensor<2xi8>
  return
}

// -----

func.func @ctlz(%a: i32, %b: index, %c: i1, %d: vector<4xi32>, %e: vector<2x3xi64>, %f: vector<2xindex>, %g: vector<[4]xi8>, %t: tensor<2xi8>) {
  %0 = math.ctlz %a : i32
  %1 = math.ctlz %b : index
  %2 = math.ctlz %c : i1
  %3 = math.ctlz %d : vector<4xi32>
  %4 = math.ctlz %e : vector<2x3xi64>
  %5 = math.ctlz %f : vector<2xindex>
  %6 = math.ctlz %g : vector<[4]xi8>
  %7 = math.ctlz %t : tensor<2xi8>
  return
}

// -----

func.func @cttz(%a: i32, %b: index, %c: i1, %d: vector<4xi32>, %e: vector<2x3xi64>, %f: vector<2xindex>, %g: vector<[4]xi8>, %t: tensor<2xi8>) {
  %0 = math.cttz %a : i32
  %1 = math.cttz %b : index
  %2 = math.cttz %c : i1
  %3 = math.cttz %d : vector<4xi32>
  %4 = math.cttz %e : vector<2x3xi64>
  %5 = math.cttz %f : vector<2xindex>
  %6 = math.cttz %g : vector<[4]xi8>
  %7 = math.cttz %t : tensor<2xi8>
  return
}

// -----

func.func @ctpop(%a: i32, %b: index, %c: i1, %d: vector<4xi32>, %e: vector<2x3xi64>, %f: vector<2xindex>, %g: vector<[4]xi8>, %t: tensor<2xi8>) {
  %0 = math.ctpop %a : i32
  %1 = math.ctpop %b : index
  %2 = math.ctpop %c : i1
  %3 = math.ctpop %d : vector<4xi32>
  %4 = math.ctpop %e : vector<2x3xi64>
  %5 = math.ctpop %f : vector<2xindex>
  %6 = math.ctpop %g : vector<[4]xi8>
  %7 = math.ctpop %t : tensor<2xi8>
  return
}

// -----

func.func @abs(%d: i32) {
  %1 = math.absi %d {foo} : i32
  %2 = math.ctlz %d {foo} : i32
  %3 = math.ctpop %d {foo} : i32
  return
}
