llvm.func @ids() -> i32 {
  %0 = rocdl.workitem.id.x : i32
  %1 = rocdl.workitem.id.y : i32
  %2 = rocdl.workgroup.id.z : i32
  %3 = rocdl.workgroup.dim.y range <i32, 1, 64> : i32
  %4 = rocdl.grid.dim.x : i32
  llvm.return %0 : i32
}

// -----

llvm.func @lanes(%a: i32, %c: i1, %p: !llvm.ptr<3>) {
  rocdl.barrier
  rocdl.s.barrier
  rocdl.sched.barrier 3
  rocdl.s.waitcnt 4
  rocdl.s.setprio 1
  rocdl.s.sleep 2
  %0 = rocdl.mbcnt.lo %a, %a : (i32, i32) -> i32
  %1 = rocdl.ballot %c : i64
  %2 = rocdl.readfirstlane %a : i32
  %3 = rocdl.ds_swizzle %a, %a : (i32, i32) -> i32
  %4 = rocdl.ds_bpermute %a, %a : (i32, i32) -> i32
  %5 = rocdl.readlane %a, %a : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @buffers(%r: vector<4xi32>, %o: i32, %v: vector<2xf32>, %f: f32) {
  %0 = rocdl.raw.buffer.load %r, %o, %o, %o : vector<2xf32>
  rocdl.raw.buffer.store %v, %r, %o, %o, %o : vector<2xf32>
  rocdl.raw.buffer.atomic.fadd %f, %r, %o, %o, %o : f32
  rocdl.raw.buffer.atomic.fmax %f, %r, %o, %o, %o : f32
  rocdl.raw.buffer.atomic.smax %o, %r, %o, %o, %o : i32
  rocdl.raw.buffer.atomic.umin %o, %r, %o, %o, %o : i32
  llvm.return
}

// -----

llvm.func @math(%a: f32, %b: f16, %v: vector<2xf16>) {
  %0 = rocdl.exp2 %a f32 -> f32
  %1 = rocdl.cvt.pkrtz %a, %a : vector<2xf16>
  llvm.return
}

// -----

llvm.func @kernel() attributes {rocdl.kernel} { llvm.return }
module attributes {my.target = #rocdl.target<O = 3, chip = "gfx90a", abi = "600", flags = {fast}>} {}
