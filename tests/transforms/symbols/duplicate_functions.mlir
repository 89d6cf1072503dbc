// options: --duplicate-function-elimination --allow-unregistered-dialect
// options: --duplicate-function-elimination --inline --canonicalize --allow-unregistered-dialect
func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.addi %a, %a overflow<nsw> : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @g(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func private @f(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func private @g(%a: i32) -> i32 {
  %r = func.call @f(%a) : (i32) -> i32
  return %r : i32
}
func.func @user(%a: i32) -> i32 {
  %x = call @f(%a) : (i32) -> i32
  %y = call @g(%x) : (i32) -> i32
  %h = constant @g : (i32) -> i32
  %z = call_indirect %h(%y) : (i32) -> i32
  return %z : i32
}


// -----

func.func @f(%a: i32 {x.y}) { return }
func.func @g(%a: i32) { return }
func.func @h(%a: i32 {x.y}) { return }


// -----

func.func @f(%a: i32) attributes {t} { return }
func.func @g(%a: i32) { return }
func.func @h(%a: i64) { return }
"t.use"() {a = @g, b = [@f]} : () -> ()


// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  cf.br ^bb1
}
func.func @g(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  cf.br ^bb1
}
func.func @h(%c: i1) {
  cf.cond_br %c, ^bb2, ^bb1
^bb1:
  return
^bb2:
  cf.br ^bb1
}
