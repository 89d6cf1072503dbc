func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n, 4) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<0x3>]}
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.mask<0x3>, #gpu.thread<linear_dim_0>, #gpu.mask<0x1>]}
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.warp<x>, #gpu.warp<y>]}
  return
}
