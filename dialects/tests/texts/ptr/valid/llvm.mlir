func.func private @in_structures(!llvm.struct<(!ptr.ptr<#llvm.address_space<2>>, ptr<2>, array<3 x !ptr.ptr<#llvm.address_space<1>>>)>)

// -----

func.func private @in_arrays(!llvm.array<2 x struct<(!ptr.ptr<#llvm.address_space<0>>, i1)>>)

// -----

llvm.func @pointers(%p: !llvm.ptr, %v: vector<4x!ptr.ptr<#llvm.address_space<3>>>) {
  %0 = llvm.load %p : !llvm.ptr -> !ptr.ptr<#llvm.address_space<3>>
  llvm.store %0, %p : !ptr.ptr<#llvm.address_space<3>>, !llvm.ptr
  llvm.store %v, %p : vector<4x!ptr.ptr<#llvm.address_space<3>>>, !llvm.ptr
  llvm.return
}
llvm.mlir.global internal @data() : !ptr.ptr<#llvm.address_space<3>>
