func.func @restrict(%a: memref<2xf32> {local_alias_analysis.restrict}, %b: memref<2xf32>, %c: memref<2xf32>) attributes {test.ptr = "f"} {
  %0 = memref.cast %b {test.ptr = "cast"} : memref<2xf32> to memref<?xf32>
  return
}
// -----
func.func @several(%a: memref<2xf32> {t.x = 1 : i32}, %b: memref<2xf32>, %c: memref<2xf32> {local_alias_analysis.restrict}, %i: i1) attributes {test.ptr = "f"} {
  %0 = memref.alloc() {test.ptr = "alloc"} : memref<2xf32>
  cf.cond_br %i, ^bb1(%a : memref<2xf32>), ^bb1(%c : memref<2xf32>)
^bb1(%x: memref<2xf32>):
  return
}
