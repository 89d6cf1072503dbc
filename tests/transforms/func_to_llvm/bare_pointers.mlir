// options: --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// options: --convert-func-to-llvm
func.func private @ext(memref<4xf32>) -> memref<4xf32>
func.func @static(%a: memref<4x3xf32>, %b: i32) -> memref<4x3xf32> {
  return %a : memref<4x3xf32>
}

// -----

func.func @dyn(%a: memref<?xf32>) -> memref<?xf32> {
  return %a : memref<?xf32>
}

// -----

func.func @un(%a: memref<*xf32>) {
  return
}

// -----

func.func private @ext(memref<4xf32>, i32) -> memref<4xf32>
func.func @call(%a: memref<4xf32>, %b: i32) -> memref<4xf32> {
  %0 = call @ext(%a, %b) : (memref<4xf32>, i32) -> memref<4xf32>
  %1 = call @ext(%0, %b) : (memref<4xf32>, i32) -> memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

func.func private @ext(memref<4xf32>) -> (memref<4xf32>, memref<2xi8, 3>, i1)
func.func @multi(%a: memref<4xf32>) -> (memref<4xf32>, i1) {
  %0:3 = call @ext(%a) : (memref<4xf32>) -> (memref<4xf32>, memref<2xi8, 3>, i1)
  return %0#0, %0#2 : memref<4xf32>, i1
}

// -----

func.func @attrs(%a: memref<4xf32> {llvm.noalias, llvm.nonnull}, %b: i32 {llvm.signext}) -> (memref<4xf32> {llvm.noalias}) attributes {llvm.emit_c_interface} {
  return %a : memref<4xf32>
}

// -----

func.func @lay(%a: memref<4xf32, strided<[2], offset: 3>>, %b: memref<4xf32, strided<[?]>>) {
  return
}

// -----

func.func @lay2(%a: memref<4xf32, strided<[2], offset: 3>>, %c: memref<f32>, %d: memref<2x3xvector<4xf32>, 2>) -> memref<4xf32, strided<[2], offset: 3>> {
  return %a : memref<4xf32, strided<[2], offset: 3>>
}

// -----

func.func @ind(%f: (memref<4xf32>) -> memref<4xf32>, %a: memref<4xf32>) -> memref<4xf32> {
  %0 = call_indirect %f(%a) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @loop(%a: memref<4xf32>, %i: index) -> f32 {
  cf.br ^bb1(%a : memref<4xf32>)
^bb1(%b: memref<4xf32>):
  %0 = memref.load %b[%i] : memref<4xf32>
  return %0 : f32
}

// -----

func.func private @decl(%a: memref<4xf32>, %b: memref<?xf32>) attributes {llvm.emit_c_interface}

// -----

func.func @nest(%a: memref<2xmemref<4xf32>>) {
  return
}

// -----

func.func @noargs() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
