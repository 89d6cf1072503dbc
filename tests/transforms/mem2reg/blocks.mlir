// options: --mem2reg
func.func @store_and_load(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

func.func @several(%x: i32, %y: i32) -> (i32, i32, i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  %1 = memref.load %m[] : memref<i32>
  memref.store %y, %m[] : memref<i32>
  %2 = memref.load %m[] : memref<i32>
  return %0, %1, %2 : i32, i32, i32
}
// -----

// A load before any store.
func.func @no_store() -> i32 {
  %m = memref.alloca() : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

func.func @no_load(%x: i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  return
}
// -----

// Without uses, the allocation stays.
func.func @unused() {
  %m = memref.alloca() : memref<i32>
  return
}
// -----

func.func @stores_loaded_value(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  memref.store %0, %m[] : memref<i32>
  %1 = memref.load %m[] : memref<i32>
  memref.store %1, %m[] : memref<i32>
  %2 = memref.load %m[] : memref<i32>
  return %2 : i32
}
// -----

func.func @stores_loaded_default() -> i32 {
  %m = memref.alloca() : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  memref.store %0, %m[] : memref<i32>
  %1 = memref.load %m[] : memref<i32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
// -----

func.func @branch(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %x, %m[] : memref<i32>
  cf.br ^e
^b:
  memref.store %y, %m[] : memref<i32>
  cf.br ^e
^e:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// One path has no store.
func.func @half(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^e
^a:
  memref.store %x, %m[] : memref<i32>
  cf.br ^e
^e:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// The value is not needed where the paths meet.
func.func @dead_merge(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %x, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  cf.br ^e(%0 : i32)
^b:
  memref.store %y, %m[] : memref<i32>
  cf.br ^e(%y : i32)
^e(%z: i32):
  memref.store %z, %m[] : memref<i32>
  %1 = memref.load %m[] : memref<i32>
  return %1 : i32
}
// -----

// The same block twice.
func.func @twice(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^e
^a:
  memref.store %y, %m[] : memref<i32>
  cf.cond_br %c, ^e, ^e
^e:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %c0, %m[] : memref<i32>
  cf.br ^head
^head:
  %i = memref.load %m[] : memref<i32>
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^end
^body:
  %j = memref.load %m[] : memref<i32>
  %k = arith.addi %j, %c1 : i32
  memref.store %k, %m[] : memref<i32>
  cf.br ^head
^end:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
// -----

// A loop that does not change the value.
func.func @unchanged(%n: i32, %c: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  cf.br ^head
^head:
  %i = memref.load %m[] : memref<i32>
  cf.cond_br %c, ^head, ^end
^end:
  return %i : i32
}
// -----

// Two slots in a loop.
func.func @fibonacci(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  %i = memref.alloca() : memref<i32>
  memref.store %c0, %a[] : memref<i32>
  memref.store %c1, %b[] : memref<i32>
  memref.store %c0, %i[] : memref<i32>
  cf.br ^head
^head:
  %0 = memref.load %i[] : memref<i32>
  %c = arith.cmpi slt, %0, %n : i32
  cf.cond_br %c, ^body, ^end
^body:
  %1 = memref.load %a[] : memref<i32>
  %2 = memref.load %b[] : memref<i32>
  %3 = arith.addi %1, %2 : i32
  memref.store %2, %a[] : memref<i32>
  memref.store %3, %b[] : memref<i32>
  %4 = memref.load %i[] : memref<i32>
  %5 = arith.addi %4, %c1 : i32
  memref.store %5, %i[] : memref<i32>
  cf.br ^head
^end:
  %6 = memref.load %a[] : memref<i32>
  return %6 : i32
}
// -----

// Two loops, one in the other.
func.func @nested(%n: i32, %c: i1) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  cf.br ^outer
^outer:
  cf.br ^inner
^inner:
  %0 = memref.load %m[] : memref<i32>
  %1 = arith.muli %0, %0 : i32
  memref.store %1, %m[] : memref<i32>
  cf.cond_br %c, ^inner, ^latch
^latch:
  %2 = memref.load %m[] : memref<i32>
  cf.cond_br %c, ^outer, ^end
^end:
  return %2 : i32
}
// -----

// Two ways into a loop.
func.func @irreducible(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.load %m[] : memref<i32>
  cf.cond_br %c, ^b, ^e
^b:
  memref.store %y, %m[] : memref<i32>
  cf.br ^a
^e:
  return %0 : i32
}
// -----

// Two ways into a loop without stores.
func.func @irreducible_unchanged(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.load %m[] : memref<i32>
  cf.cond_br %c, ^b, ^e
^b:
  %1 = memref.load %m[] : memref<i32>
  cf.br ^a
^e:
  %2 = memref.load %m[] : memref<i32>
  return %2 : i32
}
// -----

// Unreachable blocks.
func.func @unreachable(%x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.br ^e
^dead:
  memref.store %y, %m[] : memref<i32>
  %0 = memref.load %m[] : memref<i32>
  cf.br ^e
^e:
  %1 = memref.load %m[] : memref<i32>
  return %1 : i32
}
// -----

// An unreachable block leads to a block with an argument.
func.func @unreachable_merge(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %x, %m[] : memref<i32>
  cf.br ^e
^b:
  memref.store %y, %m[] : memref<i32>
  cf.br ^e
^dead:
  %0 = memref.load %m[] : memref<i32>
  memref.store %0, %m[] : memref<i32>
  cf.cond_br %c, ^e, ^dead
^e:
  %1 = memref.load %m[] : memref<i32>
  return %1 : i32
}
// -----

func.func @switch(%f: i32, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.switch %f : i32, [
    default: ^e,
    1: ^a,
    2: ^e,
    3: ^b(%y : i32)
  ]
^a:
  memref.store %y, %m[] : memref<i32>
  cf.br ^e
^b(%z: i32):
  memref.store %z, %m[] : memref<i32>
  cf.br ^e
^e:
  %1 = memref.load %m[] : memref<i32>
  return %1 : i32
}
// -----

// Blocks that have arguments already.
func.func @arguments(%c: i1, %x: i32, %y: i64) -> (i32, i64) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^a(%y : i64), ^e(%y : i64)
^a(%z: i64):
  %0 = arith.trunci %z : i64 to i32
  memref.store %0, %m[] : memref<i32>
  %1 = arith.addi %z, %z : i64
  cf.br ^e(%1 : i64)
^e(%w: i64):
  %2 = memref.load %m[] : memref<i32>
  return %2, %w : i32, i64
}
// -----

// The allocation does not come first.
func.func @later(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^e
^a:
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^b, ^d
^b:
  memref.store %x, %m[] : memref<i32>
  cf.br ^d
^d:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
^e:
  return %x : i32
}
// -----

// An infinite loop.
func.func @endless(%x: i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.br ^a
^a:
  %0 = memref.load %m[] : memref<i32>
  %1 = arith.addi %0, %0 : i32
  memref.store %1, %m[] : memref<i32>
  cf.br ^a
}
// -----

// A diamond in a diamond.
func.func @diamonds(%c: i1, %x: i32, %y: i32, %z: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  cf.cond_br %c, ^a1, ^a2
^a1:
  memref.store %x, %m[] : memref<i32>
  cf.br ^a3
^a2:
  memref.store %y, %m[] : memref<i32>
  cf.br ^a3
^a3:
  cf.br ^e
^b:
  memref.store %z, %m[] : memref<i32>
  cf.br ^e
^e:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
