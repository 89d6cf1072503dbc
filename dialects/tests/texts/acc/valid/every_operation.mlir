func.func @operations(%data_bounds_ty: !acc.data_bounds_ty) {
  %0 = acc.get_extent %data_bounds_ty : (!acc.data_bounds_ty) -> index
  %1 = acc.get_lowerbound %data_bounds_ty : (!acc.data_bounds_ty) -> index
  %2 = acc.get_stride %data_bounds_ty : (!acc.data_bounds_ty) -> index
  %3 = acc.get_upperbound %data_bounds_ty : (!acc.data_bounds_ty) -> index
  return
}

// -----

acc.global_ctor @made {
  acc.terminator
}
acc.global_dtor @unmade {
  acc.terminator
}

// -----

acc.private.recipe @alloca : memref<i32> init {
^bb0(%variable: memref<i32>):
  %0 = memref.alloca() : memref<i32>
  acc.yield %0 : memref<i32>
}

// -----

acc.private.recipe @pair : memref<i32> init {
^bb0(%variable: memref<i32>):
  %0 = memref.alloc() : memref<i32>
  acc.yield %0 : memref<i32>
} destroy {
^bb0(%variable: memref<i32>, %private: memref<i32>):
  memref.dealloc %private : memref<i32>
  acc.terminator
}
