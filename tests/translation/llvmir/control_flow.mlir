llvm.func @loop(%n: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %1 : i64, i64)
^header(%i: i64, %x: i64):
  %2 = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %2 weights([99, 1]), ^body, ^exit(%x : i64)
^body:
  %3 = llvm.mul %x, %i : i64
  %4 = llvm.add %i, %1 : i64
  llvm.br ^header(%4, %3 : i64, i64)
^exit(%r: i64):
  llvm.return %r : i64
}

llvm.func @same_successor(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^next(%a : i32), ^next(%b : i32)
^next(%r: i32):
  llvm.return %r : i32
}

llvm.func @same_successor_without_arguments(%c: i1) {
  llvm.cond_br %c, ^next, ^next
^next:
  llvm.return
}

llvm.func @swapped(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.br ^loop(%a, %b : i32, i32)
^loop(%x: i32, %y: i32):
  llvm.cond_br %c, ^loop(%y, %x : i32, i32), ^end
^end:
  llvm.return %x : i32
}

llvm.func @switched(%v: i32, %a: i32) -> i32 {
  llvm.switch %v : i32, ^default(%a : i32) [
    1: ^one(%v, %a : i32, i32),
    -2: ^one(%a, %v : i32, i32),
    3: ^three
  ] {branch_weights = array<i32: 1, 2, 3, 4>}
^one(%x: i32, %y: i32):
  %0 = llvm.add %x, %y : i32
  llvm.return %0 : i32
^three:
  llvm.return %v : i32
^default(%d: i32):
  llvm.return %d : i32
}

llvm.func @empty_switch(%v: i8) {
  llvm.switch %v : i8, ^default [
  ]
^default:
  llvm.return
}

llvm.func @unreachable_blocks(%a: i32) -> i32 {
  llvm.return %a : i32
^dead(%x: i32):
  %0 = llvm.add %x, %a : i32
  llvm.br ^dead2(%0 : i32)
^dead2(%y: i32):
  llvm.br ^dead(%y : i32)
}

llvm.func @ends() {
  llvm.unreachable
}

llvm.func @backwards(%c: i1) {
  llvm.br ^third
^first:
  llvm.return
^second:
  llvm.br ^first
^third:
  llvm.cond_br %c, ^first, ^second
}

llvm.func @throws()
llvm.func @personality(...) -> i32
llvm.mlir.global external constant @type_info() : !llvm.ptr

llvm.func @caught(%p: !llvm.ptr) -> i32 attributes {personality = @personality} {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.addressof @type_info : !llvm.ptr
  %f = llvm.mlir.constant(dense<0> : tensor<1xi64>) : !llvm.array<1 x i64>
  %2 = llvm.mlir.constant(1 : i32) : i32
  llvm.invoke @throws() to ^normal unwind ^unwind : () -> ()
^normal:
  llvm.return %2 : i32
^unwind:
  %3 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
}

llvm.func @tagged() -> !llvm.ptr {
  llvm.br ^b
^b:
  llvm.blocktag <id = 1>
  %0 = llvm.blockaddress <function = @tagged, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

llvm.func @indirect(%a: !llvm.ptr, %x: i32) -> i32 {
  llvm.indirectbr %a : !llvm.ptr, [^one, ^two(%x : i32)]
^one:
  llvm.return %x : i32
^two(%y: i32):
  llvm.return %y : i32
}
