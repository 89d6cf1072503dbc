"test.word"() {a = #gpu.unknown<1>} : () -> ()

// -----

"test.word"() {a = #gpu<unknown>} : () -> ()

// -----

"test.number"() {a = #gpu<7>} : () -> ()

// -----

"test.map"() {a = #gpu.loop_dim_map<processor = block_x, map = affine_map<(d0) -> (d0)>, bound = (d0) -> (d0)>} : () -> ()

// -----

"test.processor"() {a = #gpu.loop_dim_map<processor = nowhere, map = (d0) -> (d0), bound = (d0) -> (d0)>} : () -> ()

// -----

"test.twice"() {a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, #gpu.kernel_metadata<"j", () -> ()>, #gpu.kernel_metadata<"k", (i32) -> ()>]>} : () -> ()

// -----

"test.anonymous"() {a = #gpu.kernel_metadata<"", () -> ()>} : () -> ()

// -----

"test.list"() {a = #gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [3]>} : () -> ()

// -----

gpu.module @handler <unit> {
}

// -----

gpu.binary @handler <"first"> [#gpu.object<"target", "code">]

// -----

func.func @cluster() attributes {gpu.known_cluster_size = array<i32: 4>} {
  return
}

// -----

func.func @cluster() attributes {gpu.known_cluster_size = 4 : i32} {
  return
}

// -----

func.func @masks(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.mask<1>, #gpu.thread<y>, #gpu.mask<2>]}
  return
}

// -----

func.func @only_mask(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.mask<1>]}
  return
}
