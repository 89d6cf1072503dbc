llvm.func @pointers(!ptr.ptr<#ptr.generic_space>)

// -----

llvm.func @pointers(%p: !ptr.ptr<#llvm.address_space<3>>) { %0 = llvm.load %p : !ptr.ptr<#llvm.address_space<3>> -> i32 llvm.return }

// -----

llvm.func @pointers(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic {alignment = 8} : !llvm.ptr -> !ptr.ptr<#llvm.address_space<3>> llvm.return }
