func.func private @f(!llvm.struct<opaque>)

// -----

func.func private @f(!llvm.struct<"a", (i8)>, !llvm.struct<"a", (i16)>)

// -----

func.func private @f(!llvm.struct<(void)>)

// -----

func.func private @f(!llvm.array<3 x label>)

// -----

func.func private @f(!llvm.func<i8 (void)>)

// -----

func.func private @f(!llvm.func<metadata ()>)

// -----

func.func private @f(!llvm.i32)

// -----

func.func private @f(!llvm.unknown)

// -----

llvm.func @f(%a: index) { llvm.return }

// -----

llvm.func common @f() { llvm.return }

// -----

llvm.func internal @f()

// -----

llvm.func @f() attributes {no_inline, always_inline} { llvm.return }

// -----

llvm.func @f() attributes {optimize_none} { llvm.return }

// -----

llvm.func @f() comdat(@none) { llvm.return }

// -----

llvm.func @f() -> (i32, i32)

// -----

llvm.func @f() -> i32 { llvm.return }

// -----

llvm.func @f(%a: i32) { llvm.return %a : i32 }

// -----

llvm.func @f(%a: i32) -> i64 { llvm.return %a : i32 }

// -----

llvm.func @f(i32 {llvm.noalias})

// -----

llvm.func @f(!llvm.ptr {llvm.noalias = 1})

// -----

llvm.func @f(!llvm.ptr {llvm.signext})

// -----

llvm.func @f(!llvm.ptr {llvm.byval})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

llvm.mlir.global @x(1 : i32)

// -----

llvm.mlir.global @x("abc") : !llvm.array<2 x i8>

// -----

llvm.mlir.global @x() : !llvm.void

// -----

llvm.mlir.global common @x(1 : i32) : i32

// -----

llvm.mlir.global appending @x() : i32

// -----

llvm.mlir.global @x(0 : i32) {alignment = 3 : i64} : i32

// -----

llvm.func @f() {
  llvm.mlir.global @x(0 : i32) : i32
  llvm.return
}

// -----

llvm.mlir.global @x() : i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global @x(2 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.mlir.global @x() : !llvm.target<"mine">

// -----

llvm.mlir.alias common @y : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.alias external @y : i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof @none : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @x() {addr_space = 2 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]
llvm.func @f() { llvm.return }

// -----

llvm.comdat @c {
  llvm.func @f()
}

// -----

llvm.func @f() { llvm.call @g() : () -> ()  llvm.return }

// -----

llvm.func @g(i32)
llvm.func @f() { llvm.call @g() : () -> ()  llvm.return }

// -----

llvm.func @g(i32)
llvm.func @f(%a: i64) { llvm.call @g(%a) : (i64) -> ()  llvm.return }

// -----

llvm.func @g() -> i32
llvm.func @f() { llvm.call @g() : () -> ()  llvm.return }

// -----

llvm.func @g()
llvm.func @f() { %0 = llvm.call @g() : () -> i32  llvm.return }

// -----

llvm.func @g() -> i32
llvm.func @f() { %0 = llvm.call @g() : () -> i64  llvm.return }

// -----

llvm.func @g(...)
llvm.func @f() { llvm.call @g() : () -> ()  llvm.return }

// -----

llvm.func @g(...)
llvm.func @f() { llvm.call @g() vararg(!llvm.func<i32 (...)>) : () -> ()  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) { llvm.call %p() : () -> ()  llvm.return }

// -----

llvm.func @f(%p: i32) { llvm.call %p() : i32, () -> ()  llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) { llvm.call %p() ["a"(%p : !llvm.ptr, i32)] : !llvm.ptr, () -> ()  llvm.return }

// -----

llvm.func @f() {
  llvm.invoke @f() to ^a unwind ^a : () -> ()
^a:
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.landingpad : i32
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f(%a: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : i32
  llvm.return
}

// -----

llvm.func @f() {
  llvm.call_intrinsic "sin"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}

// -----

func.func @f(%a: index) {
  %0 = llvm.icmp "eq" %a, %a : index
  return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x i8 : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.alloca %a x !llvm.target<"mine"> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.store %a, %p atomic acq_rel {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.atomicrmw fadd %p, %a monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: f32) {
  %0 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.atomicrmw add %p, %a unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.cmpxchg %p, %a, %a monotonic release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f() {
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^b [ 1: ^b, 2: ]
^b:
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.extractvalue %a[1] : i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>, %b: i64) {
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<[2]xi32>) {
  %0 = llvm.shufflevector %a, %a [0, 1] : vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi16>) {
  %0 = llvm.zext %a : vector<2xi16> to vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.bitcast %a : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant("foo") : i32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i64]) : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"mine">
  llvm.return
}

// -----

llvm.func @f() attributes {x = #llvm.constant_range<f32, 0, 1>}

// -----

llvm.func @f() attributes {target_features = #llvm.target_features<["sve"]>}

// -----

llvm.func @f() attributes {x = #llvm.di_basic_type<tag = DW_TAG_nonsense>}

// -----

llvm.func @f() attributes {x = #llvm.alias_scope<id = 3 : i32, domain = #llvm.alias_scope_domain<id = distinct[0]<>>>}

// -----

llvm.module_flags [4]

// -----

module attributes {llvm.data_layout = 3} {}
