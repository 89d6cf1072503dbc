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

// -----

func.func @masks(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.lane<linear_dim_1>, #gpu.mask<5>]}
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.mask<255>, #gpu.warp<x>, #gpu.warp<y>]}
  return
}

// -----

"test.tables"() {
  unsorted = #gpu.kernel_table<[#gpu.kernel_metadata<"last", (f32) -> ()>, #gpu.kernel_metadata<"early", () -> ()>, #gpu.kernel_metadata<"f10", () -> ()>, #gpu.kernel_metadata<"f9", () -> ()>]>
} : () -> ()

// -----

func.func @dimensions(%n: index) {
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c1, %c1) to (%n, %n) step (%c1, %c1) {
  } {mapping = [
    #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0 floordiv 4), bound = (d0)[s0] -> (d0 + s0)>,
    #gpu.loop_dim_map<bound = () -> (8), map = (d0) -> (d0), processor = sequential>]}
  return
}
