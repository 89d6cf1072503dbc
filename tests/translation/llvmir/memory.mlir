llvm.func @accesses(%p: !llvm.ptr, %n: i64, %q: !llvm.ptr<5>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %one64 = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(i8, i64)> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %2 = llvm.alloca %one64 x vector<3xf32> : (i64) -> !llvm.ptr
  %3 = llvm.alloca inalloca %one x !llvm.array<3 x i16> : (i32) -> !llvm.ptr
  %4 = llvm.load %p : !llvm.ptr -> i64
  %5 = llvm.load volatile %p {alignment = 1 : i64} : !llvm.ptr -> f64
  %6 = llvm.load %p {nontemporal} : !llvm.ptr -> vector<4xi32>
  %7 = llvm.load %p invariant : !llvm.ptr -> i24
  %8 = llvm.load %p invariant_group : !llvm.ptr -> !llvm.ptr
  %9 = llvm.load %p dereferenceable<bytes = 16, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  %10 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %11 = llvm.load %q : !llvm.ptr<5> -> i128
  llvm.store %4, %0 : i64, !llvm.ptr
  llvm.store volatile %5, %1 {alignment = 2 : i64} : f64, !llvm.ptr
  llvm.store %6, %2 {nontemporal} : vector<4xi32>, !llvm.ptr
  llvm.store %10, %3 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store %9, %p invariant_group : !llvm.ptr, !llvm.ptr
  llvm.return
}

llvm.func @addresses(%p: !llvm.ptr, %i: i32, %j: i64, %v: vector<2xi64>) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[%i, 3] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %1 = llvm.getelementptr inbounds %0[0, 1, %j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i8, array<2 x f32>)>
  %2 = llvm.getelementptr nusw|nuw %1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"node", (ptr, i32)>
  %3 = llvm.getelementptr %2[%v] : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
  %4 = llvm.getelementptr %3[1] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i16
  %5 = llvm.extractelement %4[%i : i32] : vector<2x!llvm.ptr>
  llvm.return %5 : !llvm.ptr
}

llvm.func @atomics(%p: !llvm.ptr, %v: i32, %f: f32, %q: !llvm.ptr) -> i32 {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw volatile xchg %p, %q syncscope("wave") seq_cst : !llvm.ptr, !llvm.ptr
  %2 = llvm.atomicrmw fmax %p, %f acq_rel {alignment = 8 : i64} : !llvm.ptr, f32
  %3 = llvm.atomicrmw udec_wrap %p, %v acquire : !llvm.ptr, i32
  %4 = llvm.cmpxchg %p, %v, %0 acq_rel monotonic : !llvm.ptr, i32
  %5 = llvm.cmpxchg weak volatile %p, %v, %3 syncscope("one") seq_cst acquire {alignment = 16 : i64} : !llvm.ptr, i32
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)>
  llvm.return %6 : i32
}

// -----

module attributes {llvm.data_layout = "E-p:32:32-i64:64-A5-P1-G2", llvm.target_triple = "sparc-unknown-linux"} {
  llvm.mlir.global @g(1 : i64) {addr_space = 2 : i32} : i64
  llvm.func @layout(%p: !llvm.ptr, %n: i32) {
    %0 = llvm.alloca %n x i64 : (i32) -> !llvm.ptr<5>
    %1 = llvm.load %p : !llvm.ptr -> i64
    %2 = llvm.load %p : !llvm.ptr -> !llvm.ptr
    llvm.store %1, %0 : i64, !llvm.ptr<5>
    llvm.return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.stack_alignment" = 128 : i64, "dlti.mangling_mode" = "e", i64 = dense<[32, 64]> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<[32, 32, 64, 32]> : vector<4xi64>, index = 32, "dlti.legal_int_widths" = array<i32: 8, 32>>} {
  llvm.func @layout(%p: !llvm.ptr) -> i64 {
    %0 = llvm.load %p : !llvm.ptr -> i64
    llvm.return %0 : i64
  }
}
