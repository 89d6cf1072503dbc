// A loop of step 1 ends; what it contains decides.
func.func @f(%lb: index, %m: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %lb to %lb step %lb {
    scf.for %j = %lb to %lb step %c1 {
      %0 = arith.addi %j, %j : index
    }
    scf.for %j = %lb to %lb step %c2 {
    }
    scf.for %j = %lb to %lb step %c1 {
      %0 = memref.load %m[%j] : memref<4xf32>
    }
    scf.for %j = %lb to %lb step %c1 {
      %0 = arith.divsi %j, %j : index
    }
  } {outer}
  return
}
// -----
func.func @f(%lb: index, %c: i1, %a: i32, %b: i32) {
  scf.for %i = %lb to %lb step %lb {
    %0 = scf.if %c -> i32 {
      scf.yield %a : i32
    } else {
      scf.yield %b : i32
    }
    %1 = scf.if %c -> i32 {
      %2 = arith.divsi %a, %b : i32
      scf.yield %2 : i32
    } else {
      scf.yield %b : i32
    }
    %3 = scf.execute_region -> i32 {
      scf.yield %a : i32
    }
    %4 = scf.index_switch %lb -> i32
    case 1 {
      scf.yield %a : i32
    }
    default {
      scf.yield %b : i32
    }
  } {outer}
  return
}
// -----
func.func private @g()
func.func @f(%lb: index, %c: i1) {
  scf.for %i = %lb to %lb step %lb {
    func.call @g() : () -> ()
    %0 = func.constant @g : () -> ()
    cf.assert %c, "true"
    %1 = ub.poison : i32
    %2 = "dialect.op"() : () -> i32
    %3 = builtin.unrealized_conversion_cast %c : i1 to i8
    %4 = arith.constant 4 : i32
    %5 = async.runtime.create : !async.token
  } {outer}
  return
}
