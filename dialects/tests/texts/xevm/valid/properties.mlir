// All properties are printed, those with their default value as well.
func.func @fences() {
  xevm.memfence <{scope = #xevm.mem_scope<subgroup>}>
  xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<device>}>
  xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<system>}> {note = "late"}
  return
}

// -----

func.func @blocks(%p: !llvm.ptr<1>, %v: vector<2xi32>) -> vector<8xi16> {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<8xi16>
  xevm.blockstore %p, %v <{cache_control = #xevm.store_cache_control<L1wb_L2wb_L3uc>}> : (!llvm.ptr<1>, vector<2xi32>)
  xevm.blockstore %p, %v {note = 3 : i8} : (!llvm.ptr<1>, vector<2xi32>)
  return %0 : vector<8xi16>
}
