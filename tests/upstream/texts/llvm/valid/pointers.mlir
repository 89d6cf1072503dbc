func.func private @in_structures(!llvm.struct<(!ptr.ptr<#llvm.address_space<2>>, ptr<2>, array<3 x !ptr.ptr<#llvm.address_space<1>>>)>)

// -----

func.func private @in_arrays(!llvm.array<2 x struct<(!ptr.ptr<#llvm.address_space<0>>, i1)>>)
