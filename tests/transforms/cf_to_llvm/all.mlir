// options: --convert-cf-to-llvm
// options: --convert-cf-to-llvm=index-bitwidth=32
func.func @branch(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%0: i32):
  return %0 : i32
}

// -----

func.func @branch_of_index(%a: index) -> index {
  cf.br ^bb1(%a : index)
^bb1(%0: index):
  return %0 : index
}

// -----

func.func @cond(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%b, %a : i32, i32)
^bb1(%0: i32):
  return %0 : i32
^bb2(%1: i32, %2: i32):
  return %2 : i32
}

// -----

func.func @cond_of_index(%c: i1, %a: index, %b: f32) -> index {
  cf.cond_br %c, ^bb1(%a : index), ^bb1(%a : index)
^bb1(%0: index):
  return %0 : index
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([3, 7]), ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}

// -----

func.func @attributes(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2 {note = "kept", llvm.loop = 1 : i8}
^bb1:
  cf.br ^bb2 {other = unit}
^bb2:
  return
}

// -----

func.func @loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %0 = arith.cmpi slt, %i, %n : index
  cf.cond_br %0, ^bb2, ^bb3
^bb2:
  %1 = arith.addi %i, %c1 : index
  cf.br ^bb1(%1 : index)
^bb3:
  return
}

// -----

func.func @switch(%a: i32, %b: i64) -> i64 {
  cf.switch %a : i32, [
    default: ^bb1,
    42: ^bb2(%b : i64),
    -7: ^bb3(%b, %a : i64, i32)
  ]
^bb1:
  return %b : i64
^bb2(%0: i64):
  return %0 : i64
^bb3(%1: i64, %2: i32):
  return %1 : i64
}

// -----

func.func @switch_without_cases(%a: i8) {
  cf.switch %a : i8, [
    default: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @switch_of_index(%a: i32, %b: index) -> index {
  cf.switch %a : i32, [
    default: ^bb1(%b : index),
    1: ^bb1(%b : index)
  ]
^bb1(%0: index):
  return %0 : index
}

// -----

func.func @wide_switch(%a: i128) {
  cf.switch %a : i128, [
    default: ^bb1,
    170141183460469231731687303715884105727: ^bb1
  ] {note = 3}
^bb1:
  return
}

// -----

func.func @assertion(%c: i1) {
  cf.assert %c, "wrong"
  return
}

// -----

func.func @assertions(%c: i1, %d: i1) -> i32 {
  cf.assert %c, "first"
  %0 = arith.constant 1 : i32
  cf.assert %d, ""
  return %0 : i32
}

// -----

llvm.func @abort()
func.func @declared(%c: i1) {
  cf.assert %c, "a \22quoted\22 text"
  return
}

// -----

func.func @in_blocks(%c: i1, %i: index) {
  cf.br ^bb1(%i : index)
^bb1(%j: index):
  cf.assert %c, "loop"
  cf.cond_br %c, ^bb1(%j : index), ^bb2
^bb2:
  return
}

// -----

func.func @unreachable(%i: index) {
  return
^bb1(%j: index):
  cf.br ^bb1(%j : index)
}

// -----

func.func @unconvertible(%t: tensor<2xi8>) -> tensor<2xi8> {
  cf.br ^bb1(%t : tensor<2xi8>)
^bb1(%0: tensor<2xi8>):
  return %0 : tensor<2xi8>
}

// -----

func.func @partly_unconvertible(%t: tensor<2xi8>, %i: index) -> tensor<2xi8> {
  cf.br ^bb1(%i, %t : index, tensor<2xi8>)
^bb1(%1: index, %0: tensor<2xi8>):
  return %0 : tensor<2xi8>
}

// -----

func.func @in_a_region(%c: i1, %i: index) {
  scf.execute_region {
    cf.cond_br %c, ^bb1(%i : index), ^bb2
  ^bb1(%0: index):
    cf.br ^bb2
  ^bb2:
    scf.yield
  }
  return
}

// -----

module @outer {
  module @inner {
    func.func @assertion(%c: i1) {
      cf.assert %c, "inner"
      return
    }
  }
  func.func @assertion(%c: i1) {
    cf.assert %c, "outer"
    return
  }
}

// -----

func.func @pass_i1(%c: i1, %a: i1) {
  cf.cond_br %c, ^bb1(%a : i1), ^bb2(%c, %a : i1, i1)
^bb1(%0: i1):
  cf.br ^bb2(%c, %0 : i1, i1)
^bb2(%1: i1, %2: i1):
  cf.br ^bb1(%2 : i1)
}

// -----

func.func @pass_f32(%c: i1, %a: f32) {
  cf.cond_br %c, ^bb1(%a : f32), ^bb2(%c, %a : i1, f32)
^bb1(%0: f32):
  cf.br ^bb2(%c, %0 : i1, f32)
^bb2(%1: i1, %2: f32):
  cf.br ^bb1(%2 : f32)
}

// -----

func.func @pass_vector_4xindex_(%c: i1, %a: vector<4xindex>) {
  cf.cond_br %c, ^bb1(%a : vector<4xindex>), ^bb2(%c, %a : i1, vector<4xindex>)
^bb1(%0: vector<4xindex>):
  cf.br ^bb2(%c, %0 : i1, vector<4xindex>)
^bb2(%1: i1, %2: vector<4xindex>):
  cf.br ^bb1(%2 : vector<4xindex>)
}

// -----

func.func @pass_vector_2x2xf32_(%c: i1, %a: vector<2x2xf32>) {
  cf.cond_br %c, ^bb1(%a : vector<2x2xf32>), ^bb2(%c, %a : i1, vector<2x2xf32>)
^bb1(%0: vector<2x2xf32>):
  cf.br ^bb2(%c, %0 : i1, vector<2x2xf32>)
^bb2(%1: i1, %2: vector<2x2xf32>):
  cf.br ^bb1(%2 : vector<2x2xf32>)
}

// -----

func.func @pass_complex_f64_(%c: i1, %a: complex<f64>) {
  cf.cond_br %c, ^bb1(%a : complex<f64>), ^bb2(%c, %a : i1, complex<f64>)
^bb1(%0: complex<f64>):
  cf.br ^bb2(%c, %0 : i1, complex<f64>)
^bb2(%1: i1, %2: complex<f64>):
  cf.br ^bb1(%2 : complex<f64>)
}

// -----

func.func @pass__llvm_ptr(%c: i1, %a: !llvm.ptr) {
  cf.cond_br %c, ^bb1(%a : !llvm.ptr), ^bb2(%c, %a : i1, !llvm.ptr)
^bb1(%0: !llvm.ptr):
  cf.br ^bb2(%c, %0 : i1, !llvm.ptr)
^bb2(%1: i1, %2: !llvm.ptr):
  cf.br ^bb1(%2 : !llvm.ptr)
}

// -----

func.func @pass_f8E5M2(%c: i1, %a: f8E5M2) {
  cf.cond_br %c, ^bb1(%a : f8E5M2), ^bb2(%c, %a : i1, f8E5M2)
^bb1(%0: f8E5M2):
  cf.br ^bb2(%c, %0 : i1, f8E5M2)
^bb2(%1: i1, %2: f8E5M2):
  cf.br ^bb1(%2 : f8E5M2)
}

// -----

func.func @pass_none(%c: i1, %a: none) {
  cf.cond_br %c, ^bb1(%a : none), ^bb2(%c, %a : i1, none)
^bb1(%0: none):
  cf.br ^bb2(%c, %0 : i1, none)
^bb2(%1: i1, %2: none):
  cf.br ^bb1(%2 : none)
}

// -----

func.func @pass_memref_4xf32_(%c: i1, %a: memref<4xf32>) {
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb2(%c, %a : i1, memref<4xf32>)
^bb1(%0: memref<4xf32>):
  cf.br ^bb2(%c, %0 : i1, memref<4xf32>)
^bb2(%1: i1, %2: memref<4xf32>):
  cf.br ^bb1(%2 : memref<4xf32>)
}

// -----

func.func @pass__i32_____i32(%c: i1, %a: (i32) -> i32) {
  cf.cond_br %c, ^bb1(%a : (i32) -> i32), ^bb2(%c, %a : i1, (i32) -> i32)
^bb1(%0: (i32) -> i32):
  cf.br ^bb2(%c, %0 : i1, (i32) -> i32)
^bb2(%1: i1, %2: (i32) -> i32):
  cf.br ^bb1(%2 : (i32) -> i32)
}

// -----

func.func @pass_tuple_i32_(%c: i1, %a: tuple<i32>) {
  cf.cond_br %c, ^bb1(%a : tuple<i32>), ^bb2(%c, %a : i1, tuple<i32>)
^bb1(%0: tuple<i32>):
  cf.br ^bb2(%c, %0 : i1, tuple<i32>)
^bb2(%1: i1, %2: tuple<i32>):
  cf.br ^bb1(%2 : tuple<i32>)
}

// -----

func.func @pass_ui8(%c: i1, %a: ui8) {
  cf.cond_br %c, ^bb1(%a : ui8), ^bb2(%c, %a : i1, ui8)
^bb1(%0: ui8):
  cf.br ^bb2(%c, %0 : i1, ui8)
^bb2(%1: i1, %2: ui8):
  cf.br ^bb1(%2 : ui8)
}

// -----

func.func @switch_2(%a: i16, %i: index) -> index {
  cf.switch %a : i16, [
    default: ^bb1(%i : index),
    0: ^bb1(%i : index),
    3: ^bb2(%i : index)
  ]
^bb1(%0: index):
  return %0 : index
^bb2(%1: index):
  cf.br ^bb1(%1 : index)
}

// -----

func.func @switch_3(%a: i16, %i: index) -> index {
  cf.switch %a : i16, [
    default: ^bb1(%i : index),
    0: ^bb1(%i : index),
    3: ^bb2(%i : index),
    6: ^bb1(%i : index)
  ]
^bb1(%0: index):
  return %0 : index
^bb2(%1: index):
  cf.br ^bb1(%1 : index)
}

// -----

func.func @switch_4(%a: i16, %i: index) -> index {
  cf.switch %a : i16, [
    default: ^bb1(%i : index),
    0: ^bb1(%i : index),
    3: ^bb2(%i : index),
    6: ^bb1(%i : index),
    9: ^bb2(%i : index)
  ]
^bb1(%0: index):
  return %0 : index
^bb2(%1: index):
  cf.br ^bb1(%1 : index)
}

// -----

func.func @switch_5(%a: i16, %i: index) -> index {
  cf.switch %a : i16, [
    default: ^bb1(%i : index),
    0: ^bb1(%i : index),
    3: ^bb2(%i : index),
    6: ^bb1(%i : index),
    9: ^bb2(%i : index),
    12: ^bb1(%i : index)
  ]
^bb1(%0: index):
  return %0 : index
^bb2(%1: index):
  cf.br ^bb1(%1 : index)
}

// -----

func.func @switch_6(%a: i16, %i: index) -> index {
  cf.switch %a : i16, [
    default: ^bb1(%i : index),
    0: ^bb1(%i : index),
    3: ^bb2(%i : index),
    6: ^bb1(%i : index),
    9: ^bb2(%i : index),
    12: ^bb1(%i : index),
    15: ^bb2(%i : index)
  ]
^bb1(%0: index):
  return %0 : index
^bb2(%1: index):
  cf.br ^bb1(%1 : index)
}

// -----

func.func @switch_7(%a: i16, %i: index) -> index {
  cf.switch %a : i16, [
    default: ^bb1(%i : index),
    0: ^bb1(%i : index),
    3: ^bb2(%i : index),
    6: ^bb1(%i : index),
    9: ^bb2(%i : index),
    12: ^bb1(%i : index),
    15: ^bb2(%i : index),
    18: ^bb1(%i : index)
  ]
^bb1(%0: index):
  return %0 : index
^bb2(%1: index):
  cf.br ^bb1(%1 : index)
}

// -----

func.func @switch_8(%a: i16, %i: index) -> index {
  cf.switch %a : i16, [
    default: ^bb1(%i : index),
    0: ^bb1(%i : index),
    3: ^bb2(%i : index),
    6: ^bb1(%i : index),
    9: ^bb2(%i : index),
    12: ^bb1(%i : index),
    15: ^bb2(%i : index),
    18: ^bb1(%i : index),
    21: ^bb2(%i : index)
  ]
^bb1(%0: index):
  return %0 : index
^bb2(%1: index):
  cf.br ^bb1(%1 : index)
}

// -----

func.func @a(%c: i1, %a: memref<4xf32, 3>) {
  cf.br ^bb1(%a : memref<4xf32, 3>)
^bb1(%0: memref<4xf32, 3>):
  return
}

// -----

func.func @b(%c: i1, %a: memref<f32>) {
  cf.br ^bb1(%a : memref<f32>)
^bb1(%0: memref<f32>):
  return
}

// -----

func.func @c(%c: i1, %a: memref<*xindex, 2>) {
  cf.br ^bb1(%a : memref<*xindex, 2>)
^bb1(%0: memref<*xindex, 2>):
  return
}

// -----

func.func @d(%c: i1, %a: memref<?x?xindex, strided<[?, 1], offset: ?>>) {
  cf.br ^bb1(%a : memref<?x?xindex, strided<[?, 1], offset: ?>>)
^bb1(%0: memref<?x?xindex, strided<[?, 1], offset: ?>>):
  return
}

// -----

func.func @e(%c: i1, %a: memref<?x?xindex, affine_map<(d0, d1) -> (d1, d0)>>) {
  cf.br ^bb1(%a : memref<?x?xindex, affine_map<(d0, d1) -> (d1, d0)>>)
^bb1(%0: memref<?x?xindex, affine_map<(d0, d1) -> (d1, d0)>>):
  return
}

// -----

func.func @f(%c: i1, %a: memref<8x8xindex, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>) {
  cf.br ^bb1(%a : memref<8x8xindex, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>)
^bb1(%0: memref<8x8xindex, affine_map<(d0, d1) -> (d1 floordiv 2, d0)>>):
  return
}

// -----

func.func @g(%c: i1, %a: memref<8xindex, "foo">) {
  cf.br ^bb1(%a : memref<8xindex, "foo">)
^bb1(%0: memref<8xindex, "foo">):
  return
}

// -----

func.func @h(%c: i1, %b: memref<4xvector<2x3xindex>>, %d: memref<2xmemref<3xf32>>) {
  cf.br ^bb1(%b, %d : memref<4xvector<2x3xindex>>, memref<2xmemref<3xf32>>)
^bb1(%1: memref<4xvector<2x3xindex>>, %2: memref<2xmemref<3xf32>>):
  return
}

// -----

func.func @i(%c: i1, %a: memref<*xindex, "foo">) {
  cf.br ^bb1(%a : memref<*xindex, "foo">)
^bb1(%0: memref<*xindex, "foo">):
  return
}
