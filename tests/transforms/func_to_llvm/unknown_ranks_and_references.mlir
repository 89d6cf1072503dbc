// options: --convert-func-to-llvm
// options: --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
func.func private @ext(i32) -> memref<*xf32>
func.func @f(%a: i32) -> memref<*xf32> {
  %0 = call @ext(%a) : (i32) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @g(%a: memref<*xf32>, %b: memref<*xi8, 3>) -> (memref<*xf32>, i32, memref<*xi8, 3>) {
  %c = arith.constant 1 : i32
  return %a, %c, %b : memref<*xf32>, i32, memref<*xi8, 3>
}
func.func @h(%a: memref<*xf32>, %b: memref<*xi8, 3>) {
  %0:3 = call @g(%a, %b) : (memref<*xf32>, memref<*xi8, 3>) -> (memref<*xf32>, i32, memref<*xi8, 3>)
  return
}

// -----

func.func @c(%a: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface} {
  return %a : memref<*xf32>
}

// -----

func.func private @d(%a: memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}

// -----

func.func @ind(%f: (memref<*xf32>) -> memref<*xf32>, %a: memref<*xf32>) {
  %0 = call_indirect %f(%a) : (memref<*xf32>) -> memref<*xf32>
  return
}

// -----

func.func @byval(%a: i32 {llvm.byval = i32}, %b: !llvm.struct<(i32, f32)> {llvm.byval = !llvm.struct<(i32, f32)>}, %c: i64 {llvm.byref = i64}) -> i32 {
  %0 = llvm.extractvalue %b[0] : !llvm.struct<(i32, f32)>
  return %a : i32
}

// -----

func.func @byvalp(%a: !llvm.ptr {llvm.byval = i32}, %b: index {llvm.byref = index}) -> index {
  return %b : index
}

// -----

func.func private @byvald(%a: index {llvm.byval = index}, %b: f32 {llvm.byref = f32})

// -----

func.func @byvalc(%a: i32 {llvm.byval = i32}) attributes {llvm.emit_c_interface} {
  return
}

// -----

func.func private @byvald(%a: i32 {llvm.byval = i32})
func.func @cl(%a: i32) {
  call @byvald(%a) : (i32) -> ()
  return
}

// -----

func.func @byref(%b: index {llvm.byref = index}, %i: i1) -> index attributes {llvm.emit_c_interface} {
  cf.cond_br %i, ^bb1, ^bb2(%b : index)
^bb1:
  cf.br ^bb2(%b : index)
^bb2(%c: index):
  return %c : index
}

// -----

func.func private @dref(%b: index {llvm.byref = index}, %i: i1 {llvm.signext}, %c: vector<2x3xf32> {llvm.byval = vector<2x3xf32>}) -> (index {llvm.signext})
