// options: --mem2reg
// A slot whose pointer is in a slot.
func.func @indirect(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  %q = memref.alloca() : memref<memref<memref<i32>>>
  memref.store %m, %p[] : memref<memref<i32>>
  memref.store %p, %q[] : memref<memref<memref<i32>>>
  %0 = memref.load %q[] : memref<memref<memref<i32>>>
  %1 = memref.load %0[] : memref<memref<i32>>
  memref.store %x, %1[] : memref<i32>
  %2 = memref.load %m[] : memref<i32>
  return %2 : i32
}
// -----

// Several slots of which some cannot become values.
func.func private @use(memref<i32>)
func.func @some(%x: i32) -> (i32, i32) {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %0 = memref.load %a[] : memref<i32>
  memref.store %0, %b[] : memref<i32>
  call @use(%b) : (memref<i32>) -> ()
  %1 = memref.load %b[] : memref<i32>
  memref.store %1, %a[] : memref<i32>
  %2 = memref.load %a[] : memref<i32>
  return %1, %2 : i32, i32
}
// -----

// Swapping two slots in a loop.
func.func @swap(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %y, %b[] : memref<i32>
  cf.br ^loop
^loop:
  %0 = memref.load %a[] : memref<i32>
  %1 = memref.load %b[] : memref<i32>
  memref.store %0, %b[] : memref<i32>
  memref.store %1, %a[] : memref<i32>
  cf.cond_br %c, ^loop, ^end
^end:
  %2 = memref.load %a[] : memref<i32>
  %3 = memref.load %b[] : memref<i32>
  return %2, %3 : i32, i32
}
// -----

// A store in a block that is never left.
func.func @never_left(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.load %a[] : memref<i32>
  return %0 : i32
^b:
  %1 = memref.load %a[] : memref<i32>
  %2 = arith.addi %1, %1 : i32
  memref.store %2, %a[] : memref<i32>
  cf.br ^b
}
// -----

// Four ways to a block.
func.func @four(%f: i32, %w: i64, %x: i64, %y: i64, %z: i64) -> i64 {
  %a = memref.alloca() : memref<i64>
  cf.switch %f : i32, [
    default: ^a,
    1: ^b,
    2: ^c,
    3: ^d
  ]
^a:
  memref.store %w, %a[] : memref<i64>
  cf.br ^end
^b:
  memref.store %x, %a[] : memref<i64>
  cf.br ^end
^c:
  memref.store %y, %a[] : memref<i64>
  cf.br ^d
^d:
  cf.br ^end
^end:
  %0 = memref.load %a[] : memref<i64>
  return %0 : i64
}
