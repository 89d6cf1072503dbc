func.func @operations() {
  %0 = xevm.group_count.x : i32
  %1 = xevm.group_count.y : i32
  %2 = xevm.group_count.z : i32
  %3 = xevm.group_id.x : i32
  %4 = xevm.group_id.y : i32
  %5 = xevm.group_id.z : i32
  %6 = xevm.lane_id : i32
  %7 = xevm.local_id.x : i32
  %8 = xevm.local_id.y : i32
  %9 = xevm.local_id.z : i32
  %10 = xevm.local_size.x : i32
  %11 = xevm.local_size.y : i32
  %12 = xevm.local_size.z : i32
  return
}

// -----

func.func @operations(%ptr_1: !llvm.ptr<1>) {
  xevm.memfence <{addrspace = #xevm.addr_space<private>, scope = #xevm.mem_scope<lane>}>
  xevm.prefetch %ptr_1  : (!llvm.ptr<1>)
  xevm.prefetch %ptr_1 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>)
  %0 = xevm.subgroup_id : i32
  %1 = xevm.subgroup_size : i32
  return
}
