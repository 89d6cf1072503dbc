llvm.func @f(%a: i32, %p: !llvm.ptr {llvm.noalias}) -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %s = llvm.add %a, %c : i32
  %q = llvm.getelementptr %p[%s, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %v = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %v, %p : i32, !llvm.ptr
  %al = llvm.alloca %c x f64 : (i32) -> !llvm.ptr
  %i = llvm.icmp "eq" %v, %c : i32
  llvm.cond_br %i, ^a, ^b(%v : i32)
^a:
  %r = llvm.call @f(%c, %p) : (i32, !llvm.ptr) -> i32
  llvm.return %r : i32
^b(%x: i32):
  llvm.switch %x : i32, ^a [
    1: ^a,
    -2: ^c(%x : i32)
  ]
^c(%y: i32):
  llvm.return %y : i32
}
llvm.func internal fastcc @g() attributes {no_inline} { llvm.return }
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @str("hello\00") {addr_space = 0 : i32}
llvm.mlir.global private @x(42 : i64) : i64
llvm.mlir.global external @z() : !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr  llvm.return %0 : !llvm.ptr }
llvm.func @h(%p: !llvm.ptr, %x: f32) {
  %0 = llvm.call @printf(%p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  %1 = llvm.fcmp "olt" %x, %x {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %2 = llvm.mlir.addressof @x : !llvm.ptr
  %3 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %4 = llvm.insertvalue %x, %3[1] : !llvm.struct<(i32, f32)>
  %5 = llvm.extractvalue %4[0] : !llvm.struct<(i32, f32)>
  llvm.call %p(%5) : !llvm.ptr, (i32) -> ()
  %6 = llvm.intr.sqrt(%x) : (f32) -> f32
  %7 = llvm.fadd %6, %x : f32
  "llvm.intr.memcpy"(%p, %2, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
