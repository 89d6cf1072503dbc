// Functions, words and attributes.
llvm.func @declared(i32, !llvm.ptr {llvm.noalias, llvm.nonnull}) -> (i32 {llvm.noundef})
llvm.func internal fastcc @fast() { llvm.return }
llvm.func weak_odr hidden local_unnamed_addr @hidden(%a: i64 {llvm.signext}) -> i64 attributes {dso_local} { llvm.return %a : i64 }
llvm.func @variadic(!llvm.ptr, ...)
llvm.func @scaled() vscale_range(1, 16) { llvm.return }
llvm.func extern_weak @outside()
llvm.func @many() attributes {no_inline, optimize_none, passthrough = ["nounwind", ["alignstack", "4"]], target_features = #llvm.target_features<["+sve", "-fp"]>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} { llvm.return }

// -----

llvm.comdat @group {
  llvm.comdat_selector @any any
  llvm.comdat_selector @largest largest
}
llvm.func @in_group() comdat(@group::@any) { llvm.return }
llvm.mlir.global internal constant @also(1 : i32) comdat(@group::@largest) : i32

// -----

llvm.mlir.global external @plain(0 : i8) : i8
llvm.mlir.global internal thread_local unnamed_addr constant @local(dense<[1, 2]> : vector<2xi32>) {alignment = 8 : i64, section = ".mine"} : vector<2xi32>
llvm.mlir.global common @zeros(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global appending @list() : !llvm.array<2 x ptr>
llvm.mlir.global private hidden @text("abc") {addr_space = 3 : i32}
llvm.mlir.global weak @pair() {addr_space = 1 : i32} : !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, f32)>
  llvm.return %2 : !llvm.struct<(i32, f32)>
}
llvm.mlir.alias external @other : i8 {
  %0 = llvm.mlir.addressof @plain : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@init], priorities = [7 : i32], data = [#llvm.zero]
llvm.func @init() { llvm.return }

// -----

llvm.mlir.ifunc external @chosen : !llvm.func<i32 (i32)>, !llvm.ptr @choose
llvm.func @choose() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @one : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @one(i32) -> i32
llvm.func @use(%a: i32) -> i32 {
  %0 = llvm.call @chosen(%a) : (i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @constants() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : vector<2xf32>) : vector<2xf32>
  %1 = llvm.mlir.constant("hi") : !llvm.array<2 x i8>
  %2 = llvm.mlir.constant(dense<3> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>
  %3 = llvm.mlir.constant([1 : i32, 2.5 : f64]) : !llvm.struct<(i32, f64)>
  %4 = llvm.mlir.constant(1.5 : f16) : i16
  %5 = llvm.mlir.constant([#llvm.zero, [1 : i8]]) : !llvm.array<2 x struct<(i8)>>
  %6 = llvm.mlir.zero : !llvm.target<"spirv.Event">
  %7 = llvm.mlir.poison : !llvm.ptr
  %8 = llvm.mlir.none : !llvm.token
  %9 = llvm.mlir.constant(true) : i1
  llvm.return
}

// -----

llvm.func @memory(%p: !llvm.ptr, %n: i64, %v: f32) {
  %0 = llvm.alloca inalloca %n x !llvm.struct<"s", (i32, array<3 x f32>)> : (i64) -> !llvm.ptr
  %1 = llvm.alloca %n x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr<5>
  %2 = llvm.getelementptr inbounds %0[%n, 1, %n] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"s", (i32, array<3 x f32>)>
  %3 = llvm.getelementptr inbounds|nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load volatile %3 : !llvm.ptr -> f32
  %5 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %v, %2 atomic release {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store volatile %v, %p {nontemporal} : f32, !llvm.ptr
  %6 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %7 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, f32
  %8 = llvm.atomicrmw volatile xchg %p, %n syncscope("x") seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
  %9 = llvm.cmpxchg weak %p, %n, %n acq_rel monotonic : !llvm.ptr, i64
  llvm.fence seq_cst
  llvm.fence syncscope("one") acquire
  %10 = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %10, %n) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32, !llvm.ptr) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call tail @callee(%a, %p) {no_unwind} : (i32 {llvm.signext}, !llvm.ptr) -> (i32 {llvm.zeroext})
  %1 = llvm.call fastcc musttail %p(%a) : !llvm.ptr, (i32) -> i32
  %2 = llvm.call @printf(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.call %p() ["tag"(), "other"(%a, %p : i32, !llvm.ptr)] : !llvm.ptr, () -> ()
  %3 = llvm.call_intrinsic "llvm.bswap.i32"(%a) : (i32) -> i32
  llvm.call_intrinsic "llvm.my.thing"(%p) ["x"(%a : i32)] : (!llvm.ptr) -> ()
  %4 = llvm.inline_asm has_side_effects asm_dialect = intel "nop", "=r,r" %a : (i32) -> i32
  llvm.inline_asm "bar", "" : () -> ()
  %5 = llvm.icmp "slt" %a, %a : i32
  llvm.intr.assume %5 : i1
  llvm.intr.assume %5 ["align"(%p, %a : !llvm.ptr, i32)] : i1
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.mlir.global external constant @info() : !llvm.ptr
llvm.func @throws() attributes {personality = @personality} {
  %0 = llvm.mlir.addressof @info : !llvm.ptr
  llvm.invoke @throws() to ^normal unwind ^bad : () -> ()
^normal:
  %1 = llvm.invoke %0(%0) to ^normal unwind ^bad {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (!llvm.ptr) -> i32
^bad:
  %2 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @branches(%a: i32, %c: i1, %p: !llvm.ptr) {
  llvm.br ^one(%a : i32)
^one(%0: i32):
  llvm.cond_br %c weights([3, 4]), ^one(%0 : i32), ^two {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^two:
  llvm.switch %a : i32, ^three [
  ]
^three:
  llvm.switch %a : i32, ^two [
    -1: ^one(%a : i32),
    7: ^four
  ] {branch_weights = array<i32: 1, 2, 3>}
^four:
  llvm.indirectbr %p : !llvm.ptr, [
    ^two,
    ^one(%a : i32)
  ]
^five:
  llvm.unreachable
}

// -----

llvm.func @vectors(%a: vector<4xf32>, %s: vector<[4]xi32>, %i: i32, %x: f32) {
  %0 = llvm.extractelement %a[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %x, %a[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %a, %a [0, 5, -1] : vector<4xf32>
  %3 = llvm.shufflevector %s, %s [0, 0, 0, 0] : vector<[4]xi32>
  %4 = llvm.intr.vector.extract %s[0] : vector<4xi32> from vector<[4]xi32>
  %5 = llvm.intr.vector.insert %4, %s[4] : vector<4xi32> into vector<[4]xi32>
  %6 = "llvm.intr.vector.reduce.fadd"(%x, %a) {fastmathFlags = #llvm.fastmath<reassoc>} : (f32, vector<4xf32>) -> f32
  %7 = llvm.fcmp "uno" %a, %a : vector<4xf32>
  %8 = llvm.select %7, %a, %a : vector<4xi1>, vector<4xf32>
  %9 = llvm.fneg %a {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
  llvm.return
}

// -----

llvm.func @casts(%a: i32, %p: !llvm.ptr, %f: f64, %v: vector<2xi16>) {
  %0 = llvm.sext %a : i32 to i64
  %1 = llvm.zext nneg %a : i32 to i64
  %2 = llvm.trunc %a overflow<nsw, nuw> : i32 to i8
  %3 = llvm.ptrtoint %p : !llvm.ptr to i64
  %4 = llvm.inttoptr %3 : i64 to !llvm.ptr<2>
  %5 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %6 = llvm.bitcast %f : f64 to i64
  %7 = llvm.fptosi %f : f64 to i32
  %8 = llvm.sext %v : vector<2xi16> to vector<2xi32>
  %9 = llvm.add %a, %a overflow<nsw> : i32
  %10 = llvm.lshr exact %a, %a : i32
  %11 = llvm.or disjoint %a, %a : i32
  llvm.return
}
