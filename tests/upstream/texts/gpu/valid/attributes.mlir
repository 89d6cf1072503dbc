func.func @mappings(%n: index) {
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<linear_dim_0>]}
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.warp<x>, #gpu.warp<y>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.warpgroup<z>]}
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.lane<linear_dim_2>]}
  return
}

// -----

"test.op"() {
  a = #gpu.kernel_metadata<"one", (i32) -> ()>,
  b = #gpu.kernel_metadata<"two", (i32) -> (), metadata = {registers = 255 : i32}>,
  c = #gpu.kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"b", () -> ()>]>,
  d = #gpu.kernel_table<>,
  e = #gpu.select_object<2 : i64>,
  f = #gpu.address_space<global>,
  g = #gpu<dim z>,
  h = #gpu.memory_space<workgroup>,
  i = #gpu.mask<3>
} : () -> ()
