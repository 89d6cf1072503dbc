%pair = type { i32, [4 x float], { i8, ptr } }
@table = external global [8 x i32]

define ptr @memory(ptr %p, i64 %i, i32 %n, <2 x i64> %v) {
  %1 = alloca i32
  %2 = alloca %pair, align 16
  %3 = alloca i8, i32 %n, align 1
  %4 = alloca inalloca i64, align 8
  %5 = load i32, ptr %1
  %6 = load volatile i32, ptr %1, align 4
  %7 = load i64, ptr %p, align 1
  %8 = load atomic i32, ptr %1 monotonic, align 4
  %9 = load atomic volatile i32, ptr %1 syncscope("singlethread") acquire, align 4
  store i32 %5, ptr %1
  store volatile i32 7, ptr %1, align 2
  store atomic i32 %6, ptr %1 release, align 4
  store atomic i32 %6, ptr %1 syncscope("agent") seq_cst, align 4
  %10 = getelementptr i32, ptr %p, i64 %i
  %11 = getelementptr inbounds %pair, ptr %p, i64 %i, i32 1, i64 2
  %12 = getelementptr nusw nuw %pair, ptr %p, i32 0, i32 2, i32 1
  %13 = getelementptr inbounds nuw [8 x i32], ptr @table, i64 0, i64 %i
  %14 = getelementptr i8, <2 x ptr> zeroinitializer, <2 x i64> %v
  %15 = getelementptr i8, ptr %p, <2 x i64> %v
  ret ptr %12
}
// -----
define i32 @atomics(ptr %p, i32 %v, float %f, ptr %q) {
  %1 = atomicrmw xchg ptr %p, i32 %v monotonic
  %2 = atomicrmw volatile add ptr %p, i32 %v acquire, align 8
  %3 = atomicrmw sub ptr %p, i32 %v release
  %4 = atomicrmw and ptr %p, i32 %v acq_rel
  %5 = atomicrmw nand ptr %p, i32 %v seq_cst
  %6 = atomicrmw or ptr %p, i32 %v syncscope("agent") seq_cst
  %7 = atomicrmw xor ptr %p, i32 %v seq_cst
  %8 = atomicrmw max ptr %p, i32 %v seq_cst
  %9 = atomicrmw min ptr %p, i32 %v seq_cst
  %10 = atomicrmw umax ptr %p, i32 %v seq_cst
  %11 = atomicrmw umin ptr %p, i32 %v seq_cst
  %12 = atomicrmw fadd ptr %p, float %f seq_cst
  %13 = atomicrmw fsub ptr %p, float %f seq_cst
  %14 = atomicrmw fmax ptr %p, float %f seq_cst
  %15 = atomicrmw fmin ptr %p, float %f seq_cst
  %16 = atomicrmw uinc_wrap ptr %p, i32 %v seq_cst
  %17 = atomicrmw udec_wrap ptr %p, i32 %v seq_cst
  %18 = atomicrmw usub_cond ptr %p, i32 %v seq_cst
  %19 = atomicrmw usub_sat ptr %p, i32 %v seq_cst
  %20 = atomicrmw xchg ptr %p, ptr %q seq_cst
  %21 = cmpxchg ptr %p, i32 %v, i32 5 acq_rel monotonic
  %22 = cmpxchg weak volatile ptr %p, i32 %v, i32 6 syncscope("agent") seq_cst seq_cst, align 8
  fence acquire
  fence syncscope("singlethread") seq_cst
  ret i32 %1
}
// -----
target datalayout = "e-p:32:32-A5-i64:64"
define void @layout(ptr addrspace(5) %p) {
  %1 = alloca i64
  %2 = alloca i64, addrspace(5)
  store i64 1, ptr %1
  %3 = load ptr, ptr addrspace(5) %p
  %4 = load double, ptr %3
  ret void
}
// -----
define void @hints(ptr %p) {
  %1 = load i32, ptr %p, align 4, !nontemporal !0, !invariant.load !1, !invariant.group !1
  store i32 %1, ptr %p, align 4, !nontemporal !0, !invariant.group !1
  %2 = load ptr, ptr %p, align 8, !dereferenceable !2
  %3 = load ptr, ptr %p, align 8, !dereferenceable_or_null !2
  %4 = inttoptr i64 5 to ptr
  ret void
}
!0 = !{i32 1}
!1 = !{}
!2 = !{i64 16}
