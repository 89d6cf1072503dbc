// options: --convert-arith-to-llvm
// options: --convert-arith-to-llvm=index-bitwidth=32
func.func @addi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %i, %j : index
  %2 = arith.addi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @subi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.subi %a, %b : i32
  %1 = arith.subi %i, %j : index
  %2 = arith.subi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @muli(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.muli %a, %b : i32
  %1 = arith.muli %i, %j : index
  %2 = arith.muli %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @divsi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.divsi %i, %j : index
  %2 = arith.divsi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @divui(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.divui %a, %b : i32
  %1 = arith.divui %i, %j : index
  %2 = arith.divui %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @remsi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.remsi %a, %b : i32
  %1 = arith.remsi %i, %j : index
  %2 = arith.remsi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @remui(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.remui %a, %b : i32
  %1 = arith.remui %i, %j : index
  %2 = arith.remui %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @andi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.andi %a, %b : i32
  %1 = arith.andi %i, %j : index
  %2 = arith.andi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @ori(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.ori %a, %b : i32
  %1 = arith.ori %i, %j : index
  %2 = arith.ori %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @xori(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.xori %a, %b : i32
  %1 = arith.xori %i, %j : index
  %2 = arith.xori %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @shli(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.shli %a, %b : i32
  %1 = arith.shli %i, %j : index
  %2 = arith.shli %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @shrsi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.shrsi %a, %b : i32
  %1 = arith.shrsi %i, %j : index
  %2 = arith.shrsi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @shrui(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.shrui %a, %b : i32
  %1 = arith.shrui %i, %j : index
  %2 = arith.shrui %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @maxsi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxsi %i, %j : index
  %2 = arith.maxsi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @maxui(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.maxui %a, %b : i32
  %1 = arith.maxui %i, %j : index
  %2 = arith.maxui %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @minsi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.minsi %a, %b : i32
  %1 = arith.minsi %i, %j : index
  %2 = arith.minsi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @minui(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.minui %a, %b : i32
  %1 = arith.minui %i, %j : index
  %2 = arith.minui %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @ceildivsi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivsi %i, %j : index
  %2 = arith.ceildivsi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @ceildivui(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.ceildivui %i, %j : index
  %2 = arith.ceildivui %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}

// -----

func.func @floordivsi(%a: i32, %b: i32, %i: index, %j: index, %v: vector<4xi8>, %w: vector<4xi8>) -> (i32, index, vector<4xi8>) {
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.floordivsi %i, %j : index
  %2 = arith.floordivsi %v, %w : vector<4xi8>
  return %0, %1, %2 : i32, index, vector<4xi8>
}
