func.func @operations(%m4x4xf32: memref<4x4xf32>, %ptr_ptr_generic_space: !ptr.ptr<#ptr.generic_space>, %i1: i1) {
  %0 = ptr.get_metadata %m4x4xf32 : memref<4x4xf32>
  %1 = ptr.ptr_add %ptr_ptr_generic_space, %i1 : !ptr.ptr<#ptr.generic_space>, i1
  %2 = ptr.ptr_add %ptr_ptr_generic_space, %i1 : !ptr.ptr<#ptr.generic_space>, i1
  %3 = ptr.type_offset i32 : i1
  return
}

// -----

func.func @pointers() -> !ptr.ptr<#ptr.generic_space> {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %1 = ptr.constant #ptr.address<16> : !ptr.ptr<#ptr.generic_space>
  return %1 : !ptr.ptr<#ptr.generic_space>
}
