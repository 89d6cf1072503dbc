// options: --canonicalize=top-down=false
func.func @conditions(%c: i1, %d: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %x = "test.then"() : () -> i32
      scf.yield %x : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  scf.if %c {
    "test.more"(%0) : (i32) -> ()
  }
  return %0 : i32
}

// -----

func.func @loops(%n: index, %a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %1 = scf.for %j = %c0 to %c1 step %c1 iter_args(%z = %x) -> i32 {
      %2 = "test.body"(%i, %j, %z) : (index, index, i32) -> i32
      scf.yield %2 : i32
    }
    scf.yield %1, %y : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @region(%c: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^one, ^two
  ^one:
    %x = "test.one"() : () -> i32
    scf.yield %x : i32
  ^two:
    %y = "test.two"() : () -> i32
    scf.yield %y : i32
  }
  return %0 : i32
}
