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
// -----
// The uses of the condition that stay keep their order when other operands are erased.
func.func private @give(i16) -> i16
func.func @order_of_uses(%x: i8, %y: i8, %go: i1) -> i8 {
  %zero = arith.constant 0.0 : f16
  %outer:2 = scf.while (%a = %zero, %b = %y) : (f16, i8) -> (f16, i8) {
    scf.if %go {
      %one = arith.constant 1 : i32
      %k = arith.constant 8 : i16
      %given = func.call @give(%k) : (i16) -> i16
      %cast = arith.bitcast %given : i16 to f16
      %inner = scf.while (%c = %one) : (i32) -> i32 {
        %none = arith.xori %one, %one : i32
        "some.use"(%cast, %given, %none) : (f16, i16, i32) -> ()
        scf.condition(%go) %one : i32
      } do {
      ^bb0(%d: i32):
        %five = arith.constant 0 : i32
        scf.yield %five : i32
      }
    } else {
      %two = arith.constant 2 : i64
      %three = arith.constant 3.0 : f64
      %inner:2 = scf.while (%c = %two, %d = %three) : (i64, f64) -> (i64, f64) {
        %s = "some.else"() : () -> f64
        scf.condition(%go) %two, %three : i64, f64
      } do {
      ^bb0(%e: i64, %f: f64):
        scf.yield %two, %f : i64, f64
      }
    }
    scf.condition(%go) %a, %x : f16, i8
  } do {
  ^bb0(%a: f16, %b: i8):
    scf.yield %zero, %b : f16, i8
  }
  %seven = arith.constant 7 : i8
  return %seven : i8
}
