func.func @simple(%n: index) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = 0 to %n step 4 {
    "t.use"(%i) : (index) -> ()
  }
  affine.for %i = %n to 128 {
  } {unroll}
  return
}
// -----
#lower = affine_map<(d0)[s0] -> (d0, s0, d0 - s0)>
#upper = affine_map<(d0) -> (d0 + 5)>
func.func @bounds(%n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = max #lower(%i)[%n] to #upper(%i) {
      affine.for %k = affine_map<(d0) -> (d0)>(%j) to min affine_map<()[s0] -> (s0, 64)>()[%n] step 2 {
      }
    }
  }
  return
}
// -----
func.func @carried(%a: f32, %n: index) -> (f32, index) {
  %0:2 = affine.for %i = 0 to %n iter_args(%x = %a, %y = %n) -> (f32, index) {
    %sum = arith.addf %x, %x : f32
    affine.yield %sum, %y : f32, index
  }
  return %0#0, %0#1 : f32, index
}
// -----
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 >= 0)>
func.func @ifs(%n: index, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.if #set(%i)[%n] {
      "t.a"() : () -> ()
    }
    affine.if affine_set<(d0) : (d0 == 0)>(%i) {
    } else {
      "t.b"() : () -> ()
    } {tag = 3 : i8}
  }
  %0 = affine.if affine_set<()[s0] : (s0 >= 1)>()[%n] -> f32 {
    affine.yield %x : f32
  } else {
    %y = arith.negf %x : f32
    affine.yield %y : f32
  }
  return %0 : f32
}
// -----
func.func @parallel(%n: index, %m: index, %buf: memref<100x100xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (%n, 100) {
    affine.parallel (%k) = (max(%i, 4)) to (min(%i + 10, symbol(%m), 50)) step (2) {
      %0 = affine.load %buf[%i, %k] : memref<100x100xf32>
    }
  }
  %1:2 = affine.parallel (%i, %j) = (0, symbol(%n)) to (symbol(%m), %m * 2) step (1, 3) reduce ("addf", "maximumf") -> (f32, f32) {
    %2 = affine.load %buf[%i, %j] : memref<100x100xf32>
    affine.yield %2, %2 : f32, f32
  }
  affine.parallel () = () to () {
  } {empty}
  return
}
