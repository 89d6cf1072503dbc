// options: --pass-pipeline=builtin.module(func.func(mem2reg{region-simplify=false}))
func.func @branch(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %x, %m[] : memref<i32>
  cf.br ^e
^b:
  cf.br ^e
^e:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
^dead:
  return %x : i32
}
// -----

func.func @unreachable(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  return %x : i32
^dead:
  %0 = memref.load %m[] : memref<i32>
  return %0 : i32
}
// -----

// Two loads of an unreachable block.
func.func @unreachable_loads(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  return %x : i32
^dead:
  %0 = memref.load %m[] : memref<i32>
  %1 = memref.load %m[] : memref<i32>
  memref.store %1, %m[] : memref<i32>
  cf.br ^dead
}
