module attributes {rocdl.kernel} {}

// -----

llvm.func @f(%r: vector<4xi32>, %o: i32) { %0 = rocdl.raw.buffer.load %r, %o, %o : f32  llvm.return }

// -----

llvm.func @f(%r: vector<2xi32>, %o: i32) { %0 = rocdl.raw.buffer.load %r, %o, %o, %o : f32  llvm.return }

// -----

llvm.func @f(%r: vector<4xi32>, %o: i64) { %0 = rocdl.raw.buffer.load %r, %o, %o, %o : f32  llvm.return }

// -----

llvm.func @f(%r: vector<4xi32>, %o: i32) { rocdl.raw.buffer.store %r, %o, %o, %o : f32  llvm.return }

// -----

llvm.func @f(%a: i64) { %0 = rocdl.mbcnt.lo %a, %a : (i64, i64) -> i32  llvm.return }

// -----

llvm.func @f() { %0 = rocdl.workitem.id.x : index  llvm.return }

// -----

llvm.func @f() { %0 = rocdl.workitem.id.x  llvm.return }

// -----

llvm.func @f(%a: i32) { %0 = rocdl.ballot %a : i64  llvm.return }

// -----

llvm.func @f() { rocdl.sched.barrier  llvm.return }

// -----

llvm.func @f() { rocdl.nothing  llvm.return }

// -----

llvm.func @f() { %0 = rocdl.workgroup.dim.y range <i32, 1> : i32  llvm.return }

// -----

llvm.func @f(%a: i32) { %0 = rocdl.readlane %a : (i32) -> i32  llvm.return }

// -----

llvm.func @f(%r: vector<4xi32>, %o: i32, %f: f32) { rocdl.raw.buffer.atomic.fadd %f, %r, %o, %o, %o  llvm.return }

// -----

module attributes {my.target = #rocdl.target<unknown = 3>} {}
// -----

module attributes {my.target = #rocdl.target<O = "x">} {}

// -----

module attributes {my.target = #rocdl.target<chip = 3>} {}

// -----

module attributes {my.target = #rocdl.nothing} {}

// -----

llvm.func @f(%r: vector<4xi32>, %o: i32) { rocdl.raw.buffer.store %o, %r, %o, %o : i32  llvm.return }

// -----

llvm.func @f(%a: i32) { %0 = rocdl.readfirstlane %a : i32, i32  llvm.return }

// -----

llvm.func @f(%a: i32) { rocdl.s.waitcnt %a  llvm.return }
