func.func @library() -> i1 {
  %0 = sparse_tensor.has_runtime_library
  return %0 : i1
}
