// options: --convert-to-llvm
// options: --convert-to-llvm=dynamic=1
// options: --convert-to-llvm=filter-dialects=arith,func
// options: --convert-to-llvm=filter-dialects=func
func.func @assert(%c: i1) {
  cf.assert %c, "no"
  return
}

// -----

func.func @sw(%f: i32, %a: complex<f32>) -> complex<f32> {
  cf.switch %f : i32, [
    default: ^bb1(%a : complex<f32>),
    42: ^bb2
  ]
^bb1(%b: complex<f32>):
  return %b : complex<f32>
^bb2:
  %0 = complex.mul %a, %a : complex<f32>
  cf.br ^bb1(%0 : complex<f32>)
}

// -----

func.func @scf(%n: index) {
  scf.for %i = %n to %n step %n {
    %0 = arith.addi %i, %i : index
    %1 = index.add %0, %i
  }
  return
}

// -----

func.func private @callee(%v: vector<2x3xf32>) -> (vector<2x3xf32>, index)
func.func @vec(%v: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = arith.addf %v, %v : vector<2x3xf32>
  %1 = math.exp %0 : vector<2x3xf32>
  %2, %i = call @callee(%1) : (vector<2x3xf32>) -> (vector<2x3xf32>, index)
  %p = ub.poison : vector<2x3xf32>
  return %2 : vector<2x3xf32>
}

// -----

func.func @tensor(%t: tensor<2xf32>) -> tensor<2xf32> {
  %0 = arith.addf %t, %t : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @unreachable(%i: index) -> index {
  return %i : index
^bb1:
  %0 = arith.addi %0, %i : index
  cf.br ^bb1
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
